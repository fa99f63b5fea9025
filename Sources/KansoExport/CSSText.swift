import KansoTheme

/// Values as CSS writes them, in the color space that they were authored in.
enum CSSText {
  static func value(_ value: TokenValue) -> String? {
    switch value {
    case .color(let color): color.css
    case .dimension(let dimension): pixels(dimension.value)
    // The order of CSS: top, right, bottom, left; of languages that are written from left to right.
    case .edges(let edges):
      [edges.top, edges.trailing, edges.bottom, edges.leading].map { pixels($0.value) }.joined(separator: " ")
    case .typography(let font): self.font(font)
    default: nil
    }
  }

  private static func pixels(_ points: Double) -> String { points == 0 ? "0px" : "\(points.css)px" }

  /// Returns the attribute of the document's root that an axis of modes is, or nil for an axis that is a media query.
  static func attribute(ofAxis axis: String) -> String? {
    axis == "appearance" || axis == "contrast" ? nil : "data-\(Identifier(TokenPath(axis)).kebab)"
  }

  // MARK: Fonts

  /// The shorthand of the property `font`; letter spacing has a property of its own. Without a line height it is `normal`,
  /// that of the font itself.
  private static func font(_ font: Typography) -> String {
    let lineHeight = font.implied.contains(.lineHeight) ? "" : "/\(font.lineHeight.css)"
    return (font.isItalic ? "italic " : "")
      + "\(font.weight.css) \(pixels(font.size))\(lineHeight) "
      + font.families.map { family($0) }.joined(separator: ", ")
  }

  /// A family by its name. In quotes a generic one would be the name of a font.
  private static func family(_ name: String) -> String {
    genericFamilies.contains(name.lowercased()) ? name : string(name)
  }

  /// The keywords of CSS Fonts 4, section 2.1.3, and the names that browsers on Apple's systems gave `system-ui` before.
  private static let genericFamilies: Set<String> = [
    "serif", "sans-serif", "monospace", "cursive", "fantasy", "math", "system-ui", "ui-serif",
    "ui-sans-serif", "ui-monospace", "ui-rounded", "-apple-system", "blinkmacsystemfont",
  ]

  /// A text in quotes. Everything that could end it, and everything unprintable, is escaped (CSS Syntax 3, section 4.3.7).
  static func string(_ text: String) -> String {
    "\""
      + text.unicodeScalars.map {
        isPlain($0) ? String($0) : "\\\(String($0.value == 0 ? 0xFFFD : $0.value, radix: 16)) "
      }.joined()
      + "\""
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    // `<` could end a style element.
    (0x20..<0x7F).contains(scalar.value) && !"\"\\<".unicodeScalars.contains(scalar)
  }
}
