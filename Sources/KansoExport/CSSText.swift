import KansoTheme

/// Values in the syntax of CSS. Colors keep their original color space.
enum CSSText {
  static func value(_ value: TokenValue) -> String? {
    switch value {
    case .color(let color): color.css
    case .dimension(let dimension): pixels(dimension.value)
    // The order is that of CSS: top, right, bottom, left. Leading is left, as in left-to-right languages.
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

  /// Returns the shorthand property `font`. Letter spacing is not part of it. Without a line height, the property has
  /// the value `normal`, which is that of the font.
  private static func font(_ font: Typography) -> String {
    let lineHeight = font.implied.contains(.lineHeight) ? "" : "/\(font.lineHeight.css)"
    return (font.isItalic ? "italic " : "")
      + "\(font.weight.css) \(pixels(font.size))\(lineHeight) "
      + font.families.map { family($0) }.joined(separator: ", ")
  }

  /// Returns the name of a family. Generic families have no quotes, because in quotes they would be names of fonts.
  private static func family(_ name: String) -> String {
    genericFamilies.contains(name.lowercased()) ? name : string(name)
  }

  /// The keywords of CSS Fonts 4, section 2.1.3, and the older names of `system-ui` in browsers on Apple's systems.
  private static let genericFamilies: Set<String> = [
    "serif", "sans-serif", "monospace", "cursive", "fantasy", "math", "system-ui", "ui-serif",
    "ui-sans-serif", "ui-monospace", "ui-rounded", "-apple-system", "blinkmacsystemfont",
  ]

  /// Returns a text in quotes. Everything that could end the text and everything unprintable is escaped (CSS Syntax 3,
  /// section 4.3.7).
  static func string(_ text: String) -> String {
    "\""
      + text.unicodeScalars.map {
        isPlain($0) ? String($0) : "\\\(String($0.value == 0 ? 0xFFFD : $0.value, radix: 16)) "
      }.joined()
      + "\""
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    // `<` could begin the end tag of a style element.
    (0x20..<0x7F).contains(scalar.value) && !"\"\\<".unicodeScalars.contains(scalar)
  }
}
