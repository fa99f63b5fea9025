/// What Swift calls the messages and functions of Objective-C.
enum Selectors {
  /// A call as Swift spells it.
  struct Call {
    /// The function or the type.
    let name: String
    /// `_` for none.
    let labels: [String]
  }

  /// A function of C that makes a value, or changes one.
  static let functions: [String: Call] = [
    "CGRectMake": Call(name: "CGRect", labels: ["x", "y", "width", "height"]),
    "NSMakeRect": Call(name: "CGRect", labels: ["x", "y", "width", "height"]),
    "CGSizeMake": Call(name: "CGSize", labels: ["width", "height"]),
    "NSMakeSize": Call(name: "CGSize", labels: ["width", "height"]),
    "CGPointMake": Call(name: "CGPoint", labels: ["x", "y"]),
    "NSMakePoint": Call(name: "CGPoint", labels: ["x", "y"]),
    "CGVectorMake": Call(name: "CGVector", labels: ["dx", "dy"]),
    "UIEdgeInsetsMake": Call(name: "UIEdgeInsets", labels: ["top", "left", "bottom", "right"]),
    "NSEdgeInsetsMake": Call(name: "NSEdgeInsets", labels: ["top", "left", "bottom", "right"]),
    "NSDirectionalEdgeInsetsMake": Call(
      name: "NSDirectionalEdgeInsets", labels: ["top", "leading", "bottom", "trailing"]),
    "UIOffsetMake": Call(name: "UIOffset", labels: ["horizontal", "vertical"]),
    "CGRectInset": Call(name: "insetBy", labels: ["_", "dx", "dy"]),
    "NSInsetRect": Call(name: "insetBy", labels: ["_", "dx", "dy"]),
    "CGRectOffset": Call(name: "offsetBy", labels: ["_", "dx", "dy"]),
    "NSOffsetRect": Call(name: "offsetBy", labels: ["_", "dx", "dy"]),
    "UIEdgeInsetsInsetRect": Call(name: "inset", labels: ["_", "by"]),
    "CGContextSetLineWidth": Call(name: "setLineWidth", labels: ["context", "_"]),
    "CGContextSetRGBFillColor": Call(name: "setFillColor", labels: ["_", "red", "green", "blue", "alpha"]),
    "CGContextSetRGBStrokeColor": Call(
      name: "setStrokeColor", labels: ["_", "red", "green", "blue", "alpha"]),
    "CGContextSetShadow": Call(name: "setShadow", labels: ["_", "offset", "blur"]),
    "CGContextSetShadowWithColor": Call(name: "setShadow", labels: ["_", "offset", "blur", "color"]),
    "CGPathCreateWithRoundedRect": Call(
      name: "CGPath", labels: ["roundedRect", "cornerWidth", "cornerHeight", "transform"]),
    "CGPathAddRoundedRect": Call(
      name: "addRoundedRect", labels: ["_", "_", "in", "cornerWidth", "cornerHeight"]),
    "MAX": Call(name: "max", labels: []), "MIN": Call(name: "min", labels: []),
    "ABS": Call(name: "abs", labels: []), "ceilf": Call(name: "ceil", labels: []),
    "floorf": Call(name: "floor", labels: []), "roundf": Call(name: "round", labels: []),
    "fmax": Call(name: "max", labels: []), "fmin": Call(name: "min", labels: []),
    "fmaxf": Call(name: "max", labels: []), "fminf": Call(name: "min", labels: []),
    "fabs": Call(name: "abs", labels: []), "fabsf": Call(name: "abs", labels: []),
  ]

  /// The parts of a struct in their order; none where they are not known.
  static func labels(ofType name: String) -> [String] {
    let known = ["NSRect": "CGRect", "NSSize": "CGSize", "NSPoint": "CGPoint"][name] ?? name
    return functions.values.first { $0.name == known }?.labels ?? []
  }

  /// A function that the table does not know: a macro of Masonry, or one that makes a color of its components or digits.
  static func function(_ name: String, arguments: Int) -> Call {
    if let known = functions[name] { return known }
    if name.hasPrefix("mas_") { return Call(name: withoutPrefix(name), labels: []) }
    // `CGRectEqualToRect(a, b)` and its like.
    if name.first?.isUppercase == true, name.contains("EqualTo") { return Call(name: "isEqual", labels: []) }
    let words = StyleWords.words(of: name)
    guard name.uppercased().contains("RGB") || name.uppercased().contains("HEX"), !words.contains("get")
    else {
      return Call(name: name, labels: [])
    }
    switch arguments {
    case 1, 2: return Call(name: "UIColor", labels: ["hex", "alpha"])
    case 3, 4: return Call(name: "UIColor", labels: ["red", "green", "blue", "alpha"])
    default: return Call(name: name, labels: [])
    }
  }

  /// Masonry's names that stand beside those without the prefix.
  static func withoutPrefix(_ name: String) -> String {
    name.hasPrefix("mas_") ? String(name.dropFirst(4)) : name
  }

  /// A constant of an enumeration, or a key of attributes, as Swift has them: `NSLayoutAttributeHeight` is `height`.
  static func constant(_ name: String) -> String? {
    for (prefix, type) in [
      ("NSLayoutAttribute", "NSLayoutAttribute"), ("UIFontWeight", "UIFont.Weight"),
      ("NSFontWeight", "NSFont.Weight"),
    ] where name.hasPrefix(prefix) && name.count > prefix.count {
      return "\(type).\(lowercasedStart(name.dropFirst(prefix.count)))"
    }
    guard name.hasPrefix("NS"), name.hasSuffix("AttributeName"), name.count > 15 else { return nil }
    return "NSAttributedString.Key.\(lowercasedStart(name.dropFirst(2).dropLast(13)))"
  }

  // MARK: Messages

  /// The parts of selectors that say nothing about their name in Swift, or not by the rules.
  private static let parts: [String: Call] = [
    "constraintEqualToAnchor": Call(name: "constraint", labels: ["equalTo"]),
    "constraintGreaterThanOrEqualToAnchor": Call(name: "constraint", labels: ["greaterThanOrEqualTo"]),
    "constraintLessThanOrEqualToAnchor": Call(name: "constraint", labels: ["lessThanOrEqualTo"]),
    "constraintEqualToConstant": Call(name: "constraint", labels: ["equalToConstant"]),
    "constraintGreaterThanOrEqualToConstant": Call(
      name: "constraint", labels: ["greaterThanOrEqualToConstant"]),
    "constraintLessThanOrEqualToConstant": Call(name: "constraint", labels: ["lessThanOrEqualToConstant"]),
    "colorWithAlphaComponent": Call(name: "withAlphaComponent", labels: ["_"]),
    "fontWithSize": Call(name: "withSize", labels: ["_"]),
    "sizeThatFits": Call(name: "sizeThatFits", labels: ["_"]),
    "scaledValueForValue": Call(name: "scaledValue", labels: ["for"]),
    "scaledFontForFont": Call(name: "scaledFont", labels: ["for"]),
  ]

  /// The call that a message is.
  ///
  /// - Parameters:
  ///   - parts: of the selector, without colons.
  ///   - type: the class that gets the message; nil for an object.
  ///   - isMaking: whether the object was just allocated.
  static func message(_ parts: [String], to type: String?, isMaking: Bool) -> Call {
    let first = withoutPrefix(parts.first ?? "")
    let rest = parts.dropFirst().map { label($0) }
    if let known = self.parts[first] { return Call(name: known.name, labels: known.labels + rest) }
    if let type, let label = made(by: first, of: type, isMaking: isMaking) {
      return Call(name: type, labels: [label] + rest)
    }
    // `[self initWithFrame:frame]`
    if first.hasPrefix("initWith"), first.count > 8 {
      return Call(name: "init", labels: [lowercasedStart(first.dropFirst(8))] + rest)
    }
    let (name, own) = split(first)
    return Call(name: name, labels: [own] + rest)
  }

  /// The first label of what makes an object of a class, as in `colorWithRed` and `initWithFrame`; nil for other messages.
  private static func made(by part: String, of type: String, isMaking: Bool) -> String? {
    if isMaking {
      guard part.hasPrefix("initWith"), part.count > 8 else { return part.hasPrefix("init") ? "_" : nil }
      return lowercasedStart(part.dropFirst(8))
    }
    for form in ["With", "From"] {
      guard let range = part.firstRange(of: form), range.upperBound < part.endIndex else { continue }
      let thing = part[..<range.lowerBound].lowercased()
      if !thing.isEmpty, type.lowercased().hasSuffix(thing) {
        return lowercasedStart(part[range.upperBound...])
      }
    }
    return nil
  }

  private static let prepositions: Set<String> = [
    "With", "For", "By", "Of", "To", "At", "In", "From", "On", "After", "Before",
  ]

  /// The name of a function and its first label, as in `systemFont(ofSize:)`.
  private static func split(_ part: String) -> (name: String, label: String) {
    var starts = part.indices.filter { part[$0].isUppercase }
    while let start = starts.popLast() {
      let word = part[start...].dropFirst().prefix { $0.isLowercase }
      let end = word.endIndex
      if start > part.startIndex, end < part.endIndex, prepositions.contains(String(part[start..<end])) {
        return (String(part[..<start]), label(lowercasedStart(part[start...])))
      }
    }
    return (part, "_")
  }

  /// `heightForRowAtIndexPath` is `heightForRowAt`.
  static func label(_ part: String) -> String {
    for type in ["IndexPath", "Index"] where part.hasSuffix("At" + type) {
      return String(part.dropLast(type.count))
    }
    return part.isEmpty ? "_" : part
  }

  private static func lowercasedStart(_ text: Substring) -> String {
    // `RGBHex` is `rgbHex`, and `URL` is `url`.
    let capitals = text.prefix { $0.isUppercase }
    let count = capitals.count == text.count ? capitals.count : max(1, capitals.count - 1)
    return text.prefix(count).lowercased() + text.dropFirst(count)
  }
}
