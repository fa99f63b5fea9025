/// The kinds that the names of labels, properties and functions express, for names that are not in the table.
package enum StyleNames {
  /// Returns the kind that the end of a name expresses, as in `paddingTop`, `leftConstant` and
  /// `avatarHeight`. Nil for a ratio, and for every other name.
  package static func kind(of name: String) -> StyleKind? {
    let words = CamelCase.words(of: name)
    guard let last = words.last else { return nil }
    let previous = words.dropLast().last ?? ""
    // A ratio is not a length.
    guard
      !["fractional", "relative", "ratio", "percent", "proportional"].contains(words[0])
        || words.count == 1
    else { return nil }
    // `presentTimeIntervalMargin` is in seconds.
    guard !words.contains(where: { ["time", "interval", "seconds"].contains($0) }) else { return nil }
    switch last {
    case "spacing" where ["line", "paragraph", "letter", "character"].contains(previous): return .font
    case "padding", "paddings", "margin", "margins", "inset", "insets", "spacing", "gap", "gutter", "indent":
      return .padding
    case "radius" where ["corner", "border", "rounding"].contains(previous): return .radius
    // The radius of a circle is its size.
    case "radius" where circles.contains(previous): return .size
    case "width" where ["line", "border", "stroke"].contains(previous): return .border
    case "size" where ["font", "point", "text"].contains(previous): return .font
    case "size" where ["gap", "margin", "padding", "spacing"].contains(previous): return .padding
    case "size" where ["icon", "image", "avatar", "thumbnail", "button", "item", "cell"].contains(previous):
      return isSize(name) ? .size : nil
    case "width", "height":
      return words.contains("estimated") || TypeNames.isTransferred(words) ? nil : .size
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

  /// Returns the noun for a measure of text, as in `paragraph.lineSpacing`; nil for other names.
  static func textMeasure(_ name: String) -> String? {
    let words = Set(CamelCase.words(of: name))
    if words.contains("kern") || words.contains("kerning") { return "kerning" }
    if words.contains("tracking") { return "tracking" }
    if words.contains("baseline") { return "baseline offset" }
    if words.contains("line"), words.contains("height") { return "line height" }
    guard words.contains("spacing") else { return nil }
    return ["paragraph", "letter", "character", "line"].first(where: words.contains).map { "\($0) spacing" }
  }

  /// Returns the kind of the constants in a type whose name ends in a plural of lengths, as in `enum
  /// Spacings`. Nil for other names.
  package static func kind(ofType name: String) -> StyleKind? {
    switch CamelCase.words(of: name).last {
    case "radii": .radius
    case "borders": .border
    case "sizes": .size
    case "spacings", "gaps": .padding
    default: nil
    }
  }

  /// Returns the kind that the name of a function expresses without its prepositions, as in
  /// `setAvatarWidthConstant(to:)`. Nil for other names.
  static func kind(ofFunction name: String) -> StyleKind? {
    let all = CamelCase.words(of: name)
    // `calculateHeight(text, 200, font)` returns the height.
    guard
      !["calculate", "calculated", "measure", "measured", "compute", "estimate"].contains(all.first ?? "")
    else {
      return nil
    }
    let words = all.filter {
      !["to", "of", "for", "constant", "with", "value", "all", "equal", "before", "after"].contains($0)
    }
    return kind(
      of: words.enumerated().map {
        $0.offset == 0 ? $0.element : $0.element.prefix(1).uppercased() + $0.element.dropFirst()
      }.joined())
  }

  /// Returns the kind that a label expresses together with its function, as in `corner(radius: 2)`,
  /// `round(withRadius: 2)` and `setExtraOffsets(left: 2)`. Nil for other labels than widths, edges and
  /// radii.
  static func kind(of label: String, ofFunction name: String) -> StyleKind? {
    if label == "width" { return kind(of: name + "Width") }
    let last = CamelCase.words(of: label).last ?? ""
    // The offsets of a text have a start and an end, which are not distances.
    if edges.contains(last), let distances = CamelCase.words(of: name).last {
      return paddings.contains(distances) || distances == "offsets" && !["start", "end"].contains(last)
        ? .padding : nil
    }
    guard last == "radius" else { return nil }
    return CamelCase.words(of: name).contains { ["corner", "corners", "round", "rounded"].contains($0) }
      ? .radius : nil
  }

  /// Returns the kind of an argument `constant` or `offset` of a layout function, as in `leftToRight(of:
  /// photo, offset: 2)` and `pin(on: .top, constant: 24)`. Nil for other labels, for types, and for an offset
  /// without an edge in the function's name.
  static func kind(ofDistance label: String, in name: String) -> StyleKind? {
    guard ["constant", "offset"].contains(label), name.first?.isLowercase == true else { return nil }
    let words = CamelCase.words(of: name)
    if label == "constant", words.contains(where: { ["width", "height", "size"].contains($0) }) {
      return .size
    }
    return label == "constant" || words.contains { edges.contains($0) } ? .padding : nil
  }

  /// Returns the kind of a function's result according to its label before the preposition, as in
  /// `spacingBetweenItemsAt`. Nil for other labels.
  static func kind(ofResult label: String) -> StyleKind? {
    let words = CamelCase.words(of: label)
    guard let end = words.firstIndex(where: { ["for", "between", "at", "of", "in", "around"].contains($0) }),
      end > 0
    else { return nil }
    return kind(
      ofFunction: words[0] + words[1..<end].map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined())
  }

  /// Returns true if a name ends in `size`, and none of its words is that of data, such as `bufferSize`.
  static func isSize(_ name: String) -> Bool {
    let words = CamelCase.words(of: name)
    return words.last == "size" && !words.contains { dataWords.contains($0) }
  }

  /// The words of names whose size is not visible.
  private static let dataWords: Set<String> = [
    "batch", "block", "buffer", "cache", "chunk", "file", "limit", "max", "maximum", "memory", "page",
    "pixel", "pool",
    "sample", "sticker", "target", "upload",
  ]

  /// Returns true if a name is that of an edge, an axis or a dimension. The kind then depends on its owner.
  static func isComponent(_ name: String) -> Bool { components.contains(name) }

  /// The words of which every name that expresses style contains at least one.
  static let sinkWords = [
    "padding", "paddings", "margin", "margins", "inset", "insets", "spacing", "gap", "gutter", "indent",
    "spacer", "space", "radius", "offsets",
    "width", "height", "size", "constant", "font", "metrics",
  ]

  /// The edges, axes and dimensions, also those of vectors.
  static let components: Set<String> = [
    "top", "left", "bottom", "right", "leading", "trailing", "start", "end", "x", "y", "width", "height",
    "dx", "dy",
    "horizontal", "vertical",
  ]
  /// The edges, and the axes of edges.
  static let edges: Set<String> = [
    "top", "left", "bottom", "right", "leading", "trailing", "start", "end", "horizontal", "vertical",
  ]
  /// The things with visible space between them; the space of others may be memory.
  private static let spaces: Set<String> = [
    "line", "column", "row", "entry", "item", "button", "image", "icon", "title", "horizontal", "vertical",
    "inter", "custom",
    "top", "bottom", "left", "right", "leading", "trailing",
  ]
  /// The words for distances, after which an edge is a padding.
  private static let paddings: Set<String> = [
    "padding", "paddings", "margin", "margins", "inset", "insets", "spacing",
  ]
  /// The things whose size is given by a radius.
  private static let circles: Set<String> = [
    "bubble", "circle", "dot", "handle", "hole", "knob", "ring", "thumb",
  ]
}
