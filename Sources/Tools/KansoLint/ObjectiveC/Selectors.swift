/// The Swift names for messages and functions of Objective-C.
enum Selectors {
  /// The Swift name and labels of a call.
  struct Call {
    /// The name of the function or the type.
    let name: String
    /// The labels of the arguments; `_` for none.
    let labels: [String]
  }

  /// The Swift calls of C functions that create or change a value.
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

  /// Returns the labels of a struct's members, in order; empty for an unknown struct.
  static func labels(ofType name: String) -> [String] {
    let known = ["NSRect": "CGRect", "NSSize": "CGSize", "NSPoint": "CGPoint"][name] ?? name
    return functions.values.first { $0.name == known }?.labels ?? []
  }

  /// Returns the Swift call for a C function: from the table, without the prefix of Masonry, `isEqual` for a
  /// comparison such as `CGRectEqualToRect`, or `UIColor` for a name with `RGB` or `HEX` and up to four
  /// arguments. Other names are unchanged and have no labels.
  static func function(_ name: String, argumentCount: Int) -> Call {
    if let known = functions[name] { return known }
    if name.hasPrefix("mas_") { return Call(name: withoutPrefix(name), labels: []) }
    // `CGRectEqualToRect(a, b)` and similar functions.
    if name.first?.isUppercase == true, name.contains("EqualTo") { return Call(name: "isEqual", labels: []) }
    let words = CamelCase.words(of: name)
    guard name.uppercased().contains("RGB") || name.uppercased().contains("HEX"), !words.contains("get")
    else {
      return Call(name: name, labels: [])
    }
    switch argumentCount {
    case 1, 2: return Call(name: "UIColor", labels: ["hex", "alpha"])
    case 3, 4: return Call(name: "UIColor", labels: ["red", "green", "blue", "alpha"])
    default: return Call(name: name, labels: [])
    }
  }

  /// Returns a name without the prefix `mas_` of Masonry.
  static func withoutPrefix(_ name: String) -> String {
    name.hasPrefix("mas_") ? String(name.dropFirst(4)) : name
  }

  /// Returns the Swift name of an enumeration constant or an attribute key: `NSLayoutAttribute.height` for
  /// `NSLayoutAttributeHeight`. Nil for other names.
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

  /// The Swift names of selector parts that have none by the rules, or an irregular one.
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

  /// Returns the Swift call for a message, by the rules of the importer.
  ///
  /// - Parameters:
  ///   - parts: the parts of the selector, without colons.
  ///   - type: the class that receives the message; nil for an object.
  ///   - isAllocated: true if the object was just allocated.
  static func message(_ parts: [String], to type: String?, isAllocated: Bool) -> Call {
    let first = withoutPrefix(parts.first ?? "")
    let rest = parts.dropFirst().map { label($0) }
    if let known = self.parts[first] { return Call(name: known.name, labels: known.labels + rest) }
    if let type, let label = creationLabel(in: first, of: type, isAllocated: isAllocated) {
      return Call(name: type, labels: [label] + rest)
    }
    // `[self initWithFrame:frame]`
    if first.hasPrefix("initWith"), first.count > 8 {
      return Call(name: "init", labels: [lowercasedStart(first.dropFirst(8))] + rest)
    }
    let (name, own) = splitAtPreposition(first)
    return Call(name: name, labels: [own] + rest)
  }

  /// Returns the first label of a message that creates an object, as in `colorWithRed` and `initWithFrame`,
  /// with a lower-case start; `_` for an initializer without one. Nil for other messages.
  private static func creationLabel(in part: String, of type: String, isAllocated: Bool) -> String? {
    if isAllocated {
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

  /// The prepositions that begin the label of a selector part.
  private static let prepositions: Set<String> = [
    "With", "For", "By", "Of", "To", "At", "In", "From", "On", "After", "Before",
  ]

  /// Splits a selector part before its last preposition: `systemFontOfSize` is `systemFont` and `ofSize`. The
  /// label is `_` without a preposition.
  private static func splitAtPreposition(_ part: String) -> (name: String, label: String) {
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

  /// Returns the label for a selector part: `heightForRowAt` for `heightForRowAtIndexPath` and
  /// `heightForRowAtIndex`, `_` for an empty part. Other parts are unchanged.
  static func label(_ part: String) -> String {
    for type in ["IndexPath", "Index"] where part.hasSuffix("At" + type) {
      return String(part.dropLast(type.count))
    }
    return part.isEmpty ? "_" : part
  }

  /// Returns a text with its first letter or its leading acronym in lower case.
  private static func lowercasedStart(_ text: Substring) -> String {
    // `RGBHex` becomes `rgbHex`, and `URL` becomes `url`.
    let capitals = text.prefix { $0.isUppercase }
    let count = capitals.count == text.count ? capitals.count : max(1, capitals.count - 1)
    return text.prefix(count).lowercased() + text.dropFirst(count)
  }
}
