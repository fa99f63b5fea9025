import KansoDiagnostics
import KansoTheme
import KansoYAML

/// The keys of a font.
enum FontKey: String, CaseIterable {
  case extends, family, face, size, weight, italic, lineHeight, letterSpacing, textStyle, maximumSize
}

extension GuideReader {
  /// The maximum font size, in points. Larger glyphs cannot be rasterized.
  private static let largestFontSize: Length = 10_000

  /// Reads a font. Without `extends`, family and size are required; a missing one is reported only if nothing
  /// else was. Returns `.invalid` if anything was reported.
  /// - Parameter range: the source range of the whole font, for missing parts.
  mutating func readFont(_ entries: [YAMLMapping.Entry], _ range: TextRange) -> Expression {
    var parts = FontParts()
    let before = diagnostics.count
    for entry in entries {
      guard let key = FontKey(rawValue: entry.key.value) else {
        reportUnknownFontKey(entry, in: entries)
        continue
      }
      readPart(key, entry.value, into: &parts)
    }
    if parts.base == nil, before == diagnostics.count {
      for (key, isMissing) in [(FontKey.family, parts.families == nil), (.size, parts.size == nil)]
      where isMissing {
        report(
          .invalidFont, "the font has no `\(key.rawValue)`", range,
          help: key == .family
            ? "Add `family: Chalkboard SE`, for example, or `family: system`."
            : "Add the size in points, as in `size: 16`.")
      }
    }
    return before == diagnostics.count ? .formula(FontFormula(parts)) : .invalid
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

  /// Sets one part of a font. Reports an invalid or missing value, and values per mode. Then the part may be
  /// set or not, since the font is not used.
  private mutating func readPart(_ key: FontKey, _ node: YAMLNode, into parts: inout FontParts) {
    if let mapping = node.mapping, mapping.entries.contains(where: { modeIndexes[$0.key.value] != nil }) {
      report(
        .wrongShape, "`\(key.rawValue)` has values for modes, which only the whole font can have", node.range,
        help: "Give the font a value per mode: `name: {light: {family: …, size: …}, …}`.")
      return
    }
    if node.isNull {
      report(
        .missingValue, "`\(key.rawValue)` has no value", node.range, help: "Write one, or delete the key.")
      return
    }
    switch key {
    case .extends:
      guard let text = text(node, of: "extends"),
        case .alias(let base) = readReference(text, .fonts, node.range)
      else {
        return
      }
      parts.base = base
    case .family: parts.families = readFamilies(node)
    case .face: parts.face = readFontName(node, key)
    case .size:
      parts.size = readNumber(node, key, in: 0...Self.largestFontSize, "above 0 and at most 10,000 points")
    case .maximumSize:
      parts.maximumSize = readNumber(
        node, key, in: 0...Self.largestFontSize, "above 0 and at most 10,000 points")
    case .lineHeight:
      parts.lineHeight = readNumber(
        node, key, in: 0...10, "a multiple of the size such as `1.5`, above 0 and at most 10")
    case .letterSpacing:
      let range = NumberRange.letterSpacing
      parts.letterSpacing = readNumber(node, key, in: range.numbers, range.description)
    case .weight: parts.weight = readWeight(node)
    case .italic: parts.isItalic = readBool(node, of: key.rawValue, .invalidFont)
    case .textStyle: parts.textStyle = readTextStyle(node)
    }
  }

  /// Returns the theme's families for a name or a list of names. Reports an empty list and blank names, and
  /// returns them nevertheless. Reports a name that is not a text and returns nil.
  private mutating func readFamilies(_ node: YAMLNode) -> [String]? {
    guard case .sequence(let elements) = node.content else {
      return readFontName(node, .family).map { [Self.themeFamily(for: $0)] }
    }
    if elements.isEmpty {
      report(.invalidFont, "the list of families is empty", node.range, help: "Name a family.")
    }
    let families = elements.compactMap { readFontName($0, .family) }
    return families.count == elements.count ? families.map { Self.themeFamily(for: $0) } : nil
  }

  /// Returns the name of a family in the theme. The names of the system font and its designs become those of
  /// CSS (CSS Fonts 4, section 2.1.3); all other names are unchanged.
  private static func themeFamily(for text: String) -> String { systemFamilies[text] ?? text }

  /// The names of the system font and its designs in CSS, by their names in a guide.
  private static let systemFamilies = [
    "system": Typography.systemFamily, "system-serif": "ui-serif", "system-rounded": "ui-rounded",
    "system-monospaced": "ui-monospace",
  ]

  /// Returns the text of a family or face. Reports a text without visible characters, and returns it
  /// nevertheless. Reports a node that is not a text and returns nil.
  private mutating func readFontName(_ node: YAMLNode, _ key: FontKey) -> String? {
    guard let text = text(node, of: key.rawValue) else { return nil }
    // Other problems of the name are not reported, because font names are defined by the system and not by the guide.
    if let problem = NameProblem(text), problem.isBlank {
      report(.invalidFont, problem.message(of: "`\(key.rawValue)`"), node.range, help: problem.help)
    }
    return text
  }

  /// Returns a number in a range; 0 is excluded if it is the lower bound. The units `pt` and `px` are allowed
  /// except for `lineHeight`. Reports any other value and returns nil.
  /// - Parameter allowed: the description of the range, for messages.
  private mutating func readNumber(
    _ node: YAMLNode, _ key: FontKey, in range: ClosedRange<Double>, _ allowed: String
  ) -> Double? {
    guard let text = node.scalar?.text, !node.isNull else {
      report(
        node.isNull ? .missingValue : .wrongShape,
        "`\(key.rawValue)` has to be a number, and is \(node.kind)", node.range,
        help: "It is \(allowed).")
      return nil
    }
    switch NumberLiteral(text) {
    case .number(let value, let hasUnit) where !hasUnit || key != .lineHeight:
      if range.contains(value), range.lowerBound < 0 || value > 0 { return value }
      reportOutOfRange("`\(key.rawValue)`", text: text, allowed: allowed, at: node.range)
    case .refused(let descriptor, let message, let help):
      report(descriptor, message, node.range, help: key == .lineHeight ? "It is \(allowed)." : help)
    case .number, .text:
      report(
        .invalidNumber, "`\(key.rawValue)` is `\(text)`, and has to be a number", node.range,
        help: "It is \(allowed).")
    }
    return nil
  }

  /// Returns a weight by name or as a number from 1 to 1000. Reports any other value and returns nil.
  private mutating func readWeight(_ node: YAMLNode) -> Double? {
    guard let text = text(node, of: "weight") else { return nil }
    if let weight = FontWeight.weight(named: text) { return weight }
    switch NumberLiteral(text) {
    case .number(let value, false):
      if FontWeight.range.contains(value) { return value }
      reportOutOfRange("`weight`", text: text, allowed: "from 1 to 1000", at: node.range)
    case .refused(let descriptor, let message, let help): report(descriptor, message, node.range, help: help)
    case .number, .text:
      let suggestion = Spelling.nearest(to: text, among: FontWeight.names.map(\.name))
      report(
        .invalidFont, "`\(text)` is not a font weight", node.range,
        help: suggestion.map { "Did you mean `\($0)`?" }
          ?? "Write a name such as `regular`, `semibold` or `bold`, or a number from 1 to 1000.",
        replacement: suggestion)
    }
    return nil
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
