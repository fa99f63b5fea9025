import KansoDiagnostics
import KansoFormatting
import KansoTheme
import KansoYAML

// Reading of the pairs of colors whose contrast a guide states: `contrast: [{text: ink, on: paper, level: AA}]`.
extension GuideReader {
  /// The key of the root with the pairs.
  static let contrastKey = "contrast"
  static let contrastKeys = ["text", "graphic", "on", "over", "size", "level"]
  private static let helpOnContrasts = "Write `- {text: ink, on: paper, level: AA}`."
  private static let helpOnLevels =
    "The levels are `AA`, `AAA` and a lightness contrast up to 108, such as `Lc 60`."

  /// Adds the pairs of a list to `contrasts`. Anything else than a list is reported; an entry with a mistake is
  /// reported and left out.
  mutating func readContrasts(_ node: YAMLNode) {
    guard case .sequence(let elements) = node.content else {
      report(
        .wrongShape, "`contrast` is \(node.kind), and has to be a list of pairs", node.range,
        help: Self.helpOnContrasts)
      return
    }
    for element in elements {
      if let contrast = readContrast(element) { contrasts.append(contrast) }
    }
  }

  /// Reads an entry of the list. Reports a mistake and returns nil.
  private mutating func readContrast(_ node: YAMLNode) -> SourceContrast? {
    guard let mapping = node.mapping else {
      report(
        .wrongShape, "an entry of `contrast` is \(node.kind), and has to be a mapping", node.range,
        help: Self.helpOnContrasts)
      return nil
    }
    for entry in mapping.entries where !Self.contrastKeys.contains(entry.key.value) {
      let meant = Spelling.nearest(to: entry.key.value, among: Self.contrastKeys)
      report(
        .unknownKey, "a contrast has no `\(entry.key.value)`", entry.key.range,
        help: meant.map { "Did you mean `\($0)`?" }
          ?? "It has \(Self.contrastKeys.map { "`\($0)`" }.joined(separator: ", ")).",
        replacement: meant)
    }
    let (text, graphic) = (mapping["text"], mapping["graphic"])
    guard let upper = text ?? graphic, text == nil || graphic == nil else {
      report(
        .invalidContrast,
        text == nil
          ? "a contrast names no color that is seen" : "a contrast names both a `text` and a `graphic`",
        node.range,
        help: text == nil
          ? "Add `text: …`, or `graphic: …` for a symbol or a part of a control." : "Write two entries.")
      return nil
    }
    guard let on = mapping["on"] else {
      report(
        .invalidContrast, "a contrast names no background", node.range, help: "Add `on: …` with a color.")
      return nil
    }
    guard let use = readContrastUse(mapping, isText: text != nil),
      let level = readContrastLevel(mapping["level"], isText: text != nil)
    else { return nil }
    let (foregrounds, backgrounds) = (
      readColors(upper, of: text == nil ? "graphic" : "text"), readColors(on, of: "on")
    )
    let base = mapping["over"].map { readColors($0, of: "over") } ?? []
    guard !foregrounds.isEmpty, !backgrounds.isEmpty else { return nil }
    if base.count > 1 {
      report(
        .invalidContrast, "`over` has several colors, and only one can be below a background",
        mapping["over"]?.range ?? node.range,
        help: "Write an entry for each of them.")
      return nil
    }
    return SourceContrast(
      foregrounds: foregrounds, backgrounds: backgrounds, base: base.first, use: use, level: level,
      range: place(node.range))
  }
  /// Returns the use of the upper color. Reports a size of a graphic, and any other size than `large` or `normal`, and
  /// returns nil.
  private mutating func readContrastUse(_ mapping: YAMLMapping, isText: Bool) -> ContrastPair.Use? {
    guard let node = mapping["size"] else { return isText ? .text : .graphic }
    guard isText else {
      report(
        .invalidContrast, "only a text has a `size`, and this is a graphic", node.range,
        help: "Delete `size`.")
      return nil
    }
    switch node.scalar?.text {
    case "large": return .largeText
    case "normal": return .text
    case let size:
      report(
        .invalidContrast, "the size of a text cannot be \(size.map { "`\($0)`" } ?? node.kind)", node.range,
        help: "Write `size: large` for texts from 18 points, or from 14 points in bold; else delete it.")
      return nil
    }
  }

  /// Returns the level, AA without a node. Reports anything else than a level, and the level AAA of a graphic, and
  /// returns nil.
  private mutating func readContrastLevel(_ node: YAMLNode?, isText: Bool) -> ContrastPair.Level? {
    guard let node else { return .aa }
    guard let text = text(node, of: "level") else { return nil }
    if let level = ContrastPair.Level(text) {
      guard !isText, level == .aaa else { return level }
      report(
        .invalidContrast, "WCAG has no level AAA for graphics", node.range,
        help: "Write `level: AA`, which is a ratio of 3, or a lightness contrast such as `Lc 60`.")
      return nil
    }
    let levels = ["AA", "AAA"]
    let meant = levels.first { $0 == text.uppercased() } ?? Spelling.nearest(to: text, among: levels)
    report(
      .invalidContrast, "there is no level `\(text)`", node.range,
      help: meant.map { "Did you mean `\($0)`?" } ?? Self.helpOnLevels, replacement: meant)
    return nil
  }

  /// Returns the references of a name or of a list of names. Anything else is reported and left out.
  private mutating func readColors(_ node: YAMLNode, of key: String) -> [Reference] {
    let nodes: [YAMLNode]
    if case .sequence(let elements) = node.content { nodes = elements } else { nodes = [node] }
    if nodes.isEmpty {
      report(.missingValue, "`\(key)` has no value", node.range, help: "Write the name of a color.")
    }
    return nodes.compactMap { node in
      text(node, of: key).map { Reference($0, in: root(of: .colors), at: place(node.range)) }
    }
  }
}
