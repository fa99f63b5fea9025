import KansoFormatting
import KansoInterfaceBuilder

// Texts with attributes as expressions of Swift.

extension ValueCode {
  /// Returns a text with attributes: one string for one run, else a closure that joins the runs.
  func attributedText(_ runs: [InterfaceTextRun]) -> String {
    let strings = runs.map { run in
      let attributes = attributes(of: run)
      let string = "NSAttributedString(string: \(Self.text(run.text))"
      if attributes.isEmpty { return string + ")" }
      return string + ", attributes: " + attributes.swiftArray() + ")"
    }
    if strings.count == 1 { return strings[0] }
    var lines = SwiftLines()
    lines.block("{", end: "}()") { lines in
      lines.add("let text = NSMutableAttributedString(string: \"\")")
      for string in strings { lines.add("text.append(\(string))") }
      lines.add("return text")
    }
    return String(lines.text.dropLast())
  }

  /// The size of a font without one in a text with attributes, in points.
  static let attributedTextSize = 17.0

  /// Returns the attributes of a run as entries of a dictionary.
  private func attributes(of run: InterfaceTextRun) -> [String] {
    var entries: [String] = []
    if case .font(let font)? = run.attributes["NSFont"] {
      entries.append(".font: \(self.font(font, size: Self.attributedTextSize))")
    }
    for (key, name) in Self.colorAttributes {
      if case .color(let value)? = run.attributes[key], let color = color(value) {
        entries.append(".\(name): \(Self.definite(color))")
      }
    }
    for (key, name) in Self.numberAttributes {
      if case .number(let number)? = run.attributes[key], number.value != 0 {
        entries.append(".\(name): \(Self.number(number.value))")
      }
    }
    for (key, name) in Self.lineAttributes {
      if case .number(let style)? = run.attributes[key], style.value > 0 {
        // Pictures have one kind of line, too.
        let line = Self.lineStyles[style.value] ?? "single"
        entries.append(".\(name): NSUnderlineStyle.\(line).rawValue")
      }
    }
    if case .record(let style)? = run.attributes["NSParagraphStyle"] {
      let statements = paragraphStatements(style)
      if !statements.isEmpty {
        let lines =
          ["let style = NSMutableParagraphStyle()"] + statements.map { "style\($0)" } + ["return style"]
        entries.append(".paragraphStyle: {\n" + lines.map { "  \($0)\n" }.joined() + "}()")
      }
    }
    return entries
  }

  /// Returns the statements about a paragraph, which begin with a dot.
  private func paragraphStatements(_ style: InterfaceRecord) -> [String] {
    func value(_ key: String) -> String? { style.properties[key]?.value }
    let words = Self.paragraphWords.compactMap { key in
      AttributeWords.code(value(key), of: key, in: style.name).map { ".\(key) = .\($0)" }
    }
    let numbers = Self.paragraphNumbers.compactMap { key in
      value(key).flatMap { Double($0) }.flatMap { $0 == 0 ? nil : ".\(key) = \(Self.number($0))" }
    }
    // Texts of portable code have one height of lines, as those of pictures.
    return platform == .uikit ? words + numbers : words.filter { $0.hasPrefix(".alignment") }
  }

  /// Returns the attributes of a run that no code sets.
  func attributesWithoutCode(of run: InterfaceTextRun) -> [String] {
    guard platform == .uikit else { return [] }
    var known = Set(["NSFont", "NSOriginalFont", "NSParagraphStyle", "NSStrokeColor"])
    for list in [Self.colorAttributes, Self.numberAttributes, Self.lineAttributes] {
      known.formUnion(list.map(\.key))
    }
    var names = run.attributes.filter { key, value in
      if case .color(let color) = value, known.contains(key) { return self.color(color) == nil }
      if case .number(let style) = value, Self.lineAttributes.contains(where: { $0.key == key }) {
        return style.value > 0 && Self.lineStyles[style.value] == nil
      }
      return !known.contains(key)
    }.map(\.key)
    if case .record(let style)? = run.attributes["NSParagraphStyle"] {
      names +=
        style.properties.filter { key, word in
          !Self.paragraphKeys.contains(key)
            || AttributeWords.isUnknown(word.value, of: key, in: style.name) == true
        }.keys
      names += style.values.keys
    }
    return names
  }

  private static let colorAttributes: [(key: String, name: String)] = [
    ("NSColor", "foregroundColor"), ("NSBackgroundColor", "backgroundColor"),
  ]
  private static let numberAttributes: [(key: String, name: String)] = [
    ("NSKern", "kern"), ("NSBaselineOffset", "baselineOffset"),
  ]
  private static let lineAttributes: [(key: String, name: String)] = [
    ("NSUnderline", "underlineStyle"), ("NSStrikethrough", "strikethroughStyle"),
  ]
  private static let lineStyles = [1.0: "single", 2: "thick", 9: "double"]

  private static let paragraphWords = ["alignment", "lineBreakMode", "baseWritingDirection"]
  private static let paragraphNumbers = [
    "lineSpacing", "paragraphSpacing", "paragraphSpacingBefore", "firstLineHeadIndent", "headIndent",
    "tailIndent", "minimumLineHeight", "maximumLineHeight", "lineHeightMultiple",
  ]
  /// The attributes of a paragraph that have code, and those that Interface Builder writes with what UIKit has.
  private static let paragraphKeys = Set(paragraphWords + paragraphNumbers).union([
    "tighteningFactorForTruncation", "allowsDefaultTighteningForTruncation", "defaultTabInterval",
  ])
}
