/// What the name of a label, a property or a function says by itself, where the table does not know it.
enum StyleWords {
  /// The kind that a name ends with, as in `paddingTop`, `leftConstant` and `avatarHeight`.
  static func kind(of name: String) -> StyleKind? {
    let words = words(of: name)
    guard let last = words.last else { return nil }
    let previous = words.dropLast().last ?? ""
    // A ratio of something is none of it.
    guard
      !["fractional", "relative", "ratio", "percent", "proportional"].contains(words[0])
        || words.count == 1
    else { return nil }
    switch last {
    case "spacing" where ["line", "paragraph", "letter", "character"].contains(previous): return .font
    case "padding", "paddings", "margin", "margins", "inset", "insets", "spacing", "gap", "gutter", "indent":
      return .padding
    case "radius" where ["corner", "border", "rounding"].contains(previous): return .radius
    // A circle is as large as its radius says.
    case "radius" where circles.contains(previous): return .size
    case "width" where ["line", "border", "stroke"].contains(previous): return .border
    case "size" where ["font", "point", "text"].contains(previous): return .font
    case "size" where ["gap", "margin", "padding", "spacing"].contains(previous): return .padding
    case "size" where ["icon", "image", "avatar", "thumbnail", "button", "item", "cell"].contains(previous):
      return isSize(name) ? .size : nil
    case "width", "height":
      return words.contains("estimated") || DataWords.isTransferred(words) ? nil : .size
    case "spacer": return .padding
    case "space" where spaces.contains(previous): return .padding
    case "constant":
      // `titleTopConstraintConstant`
      let isOfConstraint = previous == "constraint"
      let thing = isOfConstraint ? words.dropLast(2).last ?? "" : previous
      return ["width", "height"].contains(thing)
        ? .size : edges.contains(thing) || isOfConstraint ? .padding : nil
    case _ where edges.contains(last) && paddings.contains(previous): return .padding
    default: return nil
    }
  }

  /// The noun for the measure of a text that a name speaks of, as in `paragraph.lineSpacing`; nil for others.
  static func textMeasure(_ name: String) -> String? {
    let words = Set(words(of: name))
    if words.contains("kern") || words.contains("kerning") { return "kerning" }
    if words.contains("tracking") { return "tracking" }
    if words.contains("baseline") { return "baseline offset" }
    if words.contains("line"), words.contains("height") { return "line height" }
    guard words.contains("spacing") else { return nil }
    return ["paragraph", "letter", "character", "line"].first(where: words.contains).map { "\($0) spacing" }
  }

  /// The kind that the name of a type speaks of whose members are constants, as in `enum Spacing`.
  static func kind(ofType name: String) -> StyleKind? {
    switch words(of: name).last {
    case "radii": .radius
    case "borders": .border
    case "sizes": .size
    case "spacings", "gaps": .padding
    default: nil
    }
  }

  /// The kind that a function's name speaks of, as in `setAvatarWidthConstant(to:)`.
  static func kind(ofFunction name: String) -> StyleKind? {
    let words = words(of: name).filter {
      !["to", "of", "for", "constant", "with", "value", "all", "equal", "before", "after"].contains($0)
    }
    return kind(
      of: words.enumerated().map {
        $0.offset == 0 ? $0.element : $0.element.prefix(1).uppercased() + $0.element.dropFirst()
      }.joined())
  }

  /// The kind that a label speaks of together with its function, as in `corner(radius: 2)`, `round(withRadius: 2)` and
  /// `setExtraOffsets(left: 2)`.
  static func kind(of label: String, ofFunction name: String) -> StyleKind? {
    if label == "width" { return kind(of: name + "Width") }
    let last = words(of: label).last ?? ""
    // Those of a text start and end somewhere.
    if edges.contains(last), let distances = words(of: name).last {
      return paddings.contains(distances) || distances == "offsets" && !["start", "end"].contains(last)
        ? .padding : nil
    }
    guard last == "radius" else { return nil }
    return words(of: name).contains { ["corner", "corners", "round", "rounded"].contains($0) } ? .radius : nil
  }

  /// The kind of a distance that a function of a layout library takes, as in `leftToRight(of: photo, offset: 2)` and
  /// `pin(on: .top, constant: 24)`.
  static func kind(ofDistance label: String, in name: String) -> StyleKind? {
    guard ["constant", "offset"].contains(label), name.first?.isLowercase == true else { return nil }
    let words = words(of: name)
    if label == "constant", words.contains(where: { ["width", "height", "size"].contains($0) }) {
      return .size
    }
    return label == "constant" || words.contains { edges.contains($0) } ? .padding : nil
  }

  /// The kind of what a function gives back that has such a label, as in `spacingBetweenItemsAt`.
  static func kind(ofResult label: String) -> StyleKind? {
    let words = words(of: label)
    guard let end = words.firstIndex(where: { ["for", "between", "at", "of", "in"].contains($0) }), end > 0
    else { return nil }
    return kind(
      ofFunction: words[0] + words[1..<end].map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined())
  }

  /// Whether a name is that of the size of something on the screen, and not of data.
  static func isSize(_ name: String) -> Bool {
    let words = words(of: name)
    return words.last == "size" && !words.contains { dataWords.contains($0) }
  }

  private static let dataWords: Set<String> = [
    "batch", "block", "buffer", "cache", "chunk", "file", "limit", "max", "maximum", "memory", "page",
    "pixel", "pool",
    "sample", "sticker", "target", "upload",
  ]

  /// Whether a name is that of an edge, an axis or a dimension, so that what it belongs to decides.
  static func isComponent(_ name: String) -> Bool { components.contains(name) }

  /// The words without which no name says anything about style.
  static let sinkWords = [
    "padding", "paddings", "margin", "margins", "inset", "insets", "spacing", "gap", "gutter", "indent",
    "spacer", "space", "radius", "offsets",
    "width", "height", "size", "constant", "font", "metrics",
  ]

  static let components: Set<String> = [
    "top", "left", "bottom", "right", "leading", "trailing", "start", "end", "x", "y", "width", "height",
    "dx", "dy",
    "horizontal", "vertical",
  ]
  static let edges: Set<String> = [
    "top", "left", "bottom", "right", "leading", "trailing", "start", "end", "horizontal", "vertical",
  ]
  /// What the space between two of is on the screen, and not in a memory.
  private static let spaces: Set<String> = [
    "line", "column", "row", "entry", "item", "button", "image", "icon", "title", "horizontal", "vertical",
    "inter",
    "top", "bottom", "left", "right", "leading", "trailing",
  ]
  private static let paddings: Set<String> = [
    "padding", "paddings", "margin", "margins", "inset", "insets", "spacing",
  ]
  /// The words of shapes whose radius is half of their size.
  private static let circles: Set<String> = [
    "bubble", "circle", "dot", "handle", "hole", "knob", "ring", "thumb",
  ]

  /// The words of a name in camel case, in lower case.
  static func words(of name: String) -> [String] {
    var words: [String] = []
    var word: [UInt8] = []
    func end() {
      if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
      word.removeAll(keepingCapacity: true)
    }
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"):
        end()
        word.append(byte | 0x20)
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"): end()
      default: word.append(byte)
      }
    }
    end()
    return words
  }
}
