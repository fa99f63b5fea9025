import KansoDiagnostics
import KansoTheme
import KansoYAML

extension GuideReader {
  /// The values of a part of a font: one for all modes, or one for each mode that it names. Each has only this part.
  private struct PartValues {
    let key: Located<String>
    var values: [(mode: Int?, parts: FontParts)] = []

    /// True if the part has a value per mode.
    var isPerMode: Bool { values.contains { $0.mode != nil } }
  }

  /// Reads a font. In version 2, each of its parts can have a value per mode; then the font has one for each mode that a
  /// part names. Without `extends`, family and size are required; a missing one is reported only if nothing else was.
  /// Returns one invalid value if anything was reported.
  /// - Parameter range: the source range of the whole font, for missing parts.
  mutating func readFont(_ entries: [YAMLMapping.Entry], _ range: TextRange, of path: TokenPath)
    -> [SourceValue]
  {
    let before = diagnostics.count
    let parts = readParts(entries, range, allowsModes: version >= .two)
    for part in parts where part.isPerMode {
      let missing = modes.indices.filter { Self.parts(in: part, applyingIn: modeOrders[$0]) == nil }
      if !missing.isEmpty { reportMissing(part.key, of: path, in: missing.map { modes[$0].name }) }
    }
    guard before == diagnostics.count else {
      return [SourceValue(mode: nil, expression: .invalid, range: place(range))]
    }
    let named = Set(parts.flatMap { $0.values.compactMap(\.mode) })
    guard !named.isEmpty else {
      return [SourceValue(mode: nil, expression: Self.font(parts, in: []), range: place(range))]
    }
    return named.sorted().map { mode in
      SourceValue(mode: mode, expression: Self.font(parts, in: modeOrders[mode]), range: place(range))
    }
  }

  /// Reads a font that is the value of a mode, whose parts have no values per mode. Returns `.invalid` if anything was
  /// reported.
  mutating func readFont(_ entries: [YAMLMapping.Entry], _ range: TextRange) -> Expression {
    let before = diagnostics.count
    let parts = readParts(entries, range, allowsModes: false)
    return before == diagnostics.count ? Self.font(parts, in: []) : .invalid
  }

  /// Returns the font of the values that apply in a mode.
  /// - Parameter order: the mode itself and its chain of fallbacks; see `StyleGuide.modeOrders`.
  private static func font(_ parts: [PartValues], in order: [Int]) -> Expression {
    var font = FontParts()
    for part in parts {
      if let values = self.parts(in: part, applyingIn: order) { font.add(values) }
    }
    return .formula(FontFormula(font))
  }

  /// Returns the value of a part that applies in a mode; nil if there is none.
  private static func parts(in part: PartValues, applyingIn order: [Int]) -> FontParts? {
    guard part.isPerMode else { return part.values.first?.parts }
    return order.lazy.compactMap { mode in part.values.first { $0.mode == mode }?.parts }.first
  }

  /// Reads the parts of a font. Reports unknown keys, invalid values, and a family or size that is missing.
  private mutating func readParts(
    _ entries: [YAMLMapping.Entry], _ range: TextRange, allowsModes: Bool
  ) -> [PartValues] {
    var parts: [PartValues] = []
    let before = diagnostics.count
    for entry in entries {
      guard let key = FontKey(rawValue: entry.key.value) else {
        reportUnknownFontKey(entry, in: entries)
        continue
      }
      var part = PartValues(key: entry.key)
      if allowsModes, let mapping = entry.value.mapping, isPerMode(mapping.entries) {
        part.values = mapping.entries.map {
          (modeIndexes[$0.key.value], readPart(key, $0.value, allowsModes: false))
        }
      } else {
        part.values = [(nil, readPart(key, entry.value, allowsModes: allowsModes))]
      }
      parts.append(part)
    }
    let keys = Set(parts.compactMap { FontKey(rawValue: $0.key.value) })
    guard before == diagnostics.count, !keys.contains(.extends) else { return parts }
    for key in [FontKey.family, .size] where !keys.contains(key) {
      report(
        .invalidFont, "the font has no `\(key.rawValue)`", range,
        help: key == .family
          ? "Add `family: Chalkboard SE`, for example, or `family: system`."
          : "Add the size in points, as in `size: 16`.")
    }
    return parts
  }

  /// The names of font parts in other tools.
  private static let otherNames = [
    "fontFamily": "family", "font": "family", "fontSize": "size", "pointSize": "size", "fontWeight": "weight",
    "name": "family", "postScriptName": "face", "style": "textStyle", "leading": "lineHeight",
    "tracking": "letterSpacing",
    "kerning": "letterSpacing",
  ]

  /// Returns the font key that the user probably meant by an unknown key: the equivalent of another tool's
  /// key, or a key with a similar spelling. Nil if there is none.
  static func fontKey(meantBy key: String) -> String? {
    otherNames[key] ?? Spelling.nearest(to: key, among: FontKey.allCases.map(\.rawValue))
  }

  /// Returns true if a mapping without any known font key is probably a font with misspelled keys, and not a
  /// group: it has several entries, all of them scalars, at least one number, and a key similar to that of a
  /// font.
  func isMisspelledFont(_ entries: [YAMLMapping.Entry]) -> Bool {
    entries.count > 1 && entries.allSatisfy { $0.value.scalar != nil }
      && entries.contains { NumberLiteral($0.value.scalar?.text ?? "").isNumber }
      && entries.contains { Self.fontKey(meantBy: $0.key.value) != nil }
  }

  /// Reports a key that is not a font key, and suggests the one that the user probably meant. A mode and
  /// `style: italic` get help texts of their own.
  private mutating func reportUnknownFontKey(_ entry: YAMLMapping.Entry, in entries: [YAMLMapping.Entry]) {
    let key = entry.key.value
    if modeIndexes[key] != nil {
      report(
        .unknownKey, "the mode `\(key)` is used like a part of a font", entry.key.range,
        help: "Give the whole font a value per mode: `\(key): {family: …, size: …}`.")
      return
    }
    if key == "style", ["italic", "oblique"].contains(entry.value.scalar?.text) {
      report(.unknownKey, "a font has no `style`", entry.key.range, help: "Write `italic: true`.")
      return
    }
    let hasFamily = entries.contains { $0.key.value == FontKey.family.rawValue }
    let suggestion = key == "name" && hasFamily ? FontKey.face.rawValue : Self.fontKey(meantBy: key)
    report(
      .unknownKey, "a font has no `\(key)`", entry.key.range,
      help: suggestion.map { "Did you mean `\($0)`?" }
        ?? "The parts of a font are \(FontKey.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ")).",
      replacement: suggestion)
  }

  /// Returns one part of a font. Reports an invalid or missing value, and values per mode where they are not allowed.
  private mutating func readPart(_ key: FontKey, _ node: YAMLNode, allowsModes: Bool) -> FontParts {
    var parts = FontParts()
    if let mapping = node.mapping, mapping.entries.contains(where: { modeIndexes[$0.key.value] != nil }) {
      if allowsModes {
        _ = reportUnknownModes(mapping.entries, .fonts)
      } else if version < .two {
        report(
          .wrongShape, "`\(key.rawValue)` has values for modes, which only the whole font can have",
          node.range,
          help: "Give the font a value per mode: `name: {light: {family: …, size: …}, …}`.")
      } else {
        report(
          .wrongShape, "`\(key.rawValue)` has values for modes, but is itself in the value of a mode",
          node.range,
          help: "Write one value, or take the modes away from the whole font.")
      }
      return parts
    }
    if node.isNull {
      report(
        .missingValue, "`\(key.rawValue)` has no value", node.range, help: "Write one, or delete the key.")
      return parts
    }
    switch key {
    case .extends:
      guard let text = text(node, of: "extends"),
        case .alias(let base) = readReference(text, .fonts, node.range)
      else { break }
      parts.base = base
    case .family: parts.families = readFamilyNames(node)
    case .face: parts.face = readFontName(node, key)
    case .size: parts.size = readFontNumber(node, key)
    case .maximumSize: parts.maximumSize = readFontNumber(node, key)
    case .lineHeight: parts.lineHeight = readFontNumber(node, key)
    case .letterSpacing: parts.letterSpacing = readFontNumber(node, key)
    case .weight: parts.weight = readFontWeight(node)
    case .italic: parts.isItalic = readBool(node, of: key.rawValue, .invalidFont)
    case .textStyle: parts.textStyle = readTextStyle(node)
    }
    return parts
  }

  /// Returns the value of `true` or `false`, with or without quotes. Reports any other value and returns nil.
  /// - Parameter descriptor: that of the report.
  mutating func readBool(_ node: YAMLNode, of key: String, _ descriptor: DiagnosticDescriptor) -> Bool? {
    switch node.scalar?.text {
    case "true": return true
    case "false": return false
    default:
      report(
        descriptor, "`\(key)` is \(node.scalar.map { "`\($0.text)`" } ?? node.kind)", node.range,
        help: "Write `true` or `false`.")
      return nil
    }
  }

  /// Returns a text style by its exact name. Reports any other value and returns nil.
  private mutating func readTextStyle(_ node: YAMLNode) -> TextStyle? {
    guard let text = text(node, of: "textStyle") else { return nil }
    if let style = TextStyle(rawValue: text) { return style }
    let names = TextStyle.allCases.map(\.rawValue)
    let suggestion = Spelling.nearest(to: text, among: names)
    report(
      .invalidFont, "`\(text)` is not a text style", node.range,
      help: suggestion.map { "Did you mean `\($0)`?" }
        ?? "The text styles are \(names.joined(separator: ", ")).",
      replacement: suggestion)
    return nil
  }
}
