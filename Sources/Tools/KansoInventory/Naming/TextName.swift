import KansoTheme
import KansoThemeEncoding

/// Names of fonts by their size and weight, such as `title28Bold` or `body17`.
enum TextName {
  static func name(of font: StyleFont) -> String {
    let size = NumberName.text(of: font.size)
    let start = font.name.map(identifier) ?? style(of: font.size)
    return start + size + (font.weight.map(weightName) ?? "")
  }

  /// Returns the name of a face as the start of an identifier: `helveticaNeueBold`.
  private static func identifier(_ name: String) -> String {
    let words = name.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    // A name cannot begin with a digit.
    let isWord = words.first?.first?.isLetter == true
    return String(SwiftName.member((isWord ? "" : "font ") + words.joined(separator: " ")).prefix(maxCount))
  }

  /// The maximum number of characters of a face in a name.
  private static let maxCount = 40

  private static func style(of size: Double) -> String {
    switch size {
    case 32...: "display"
    case 22...: "title"
    case 18...: "heading"
    case 15...: "body"
    case 12.5...: "footnote"
    default: "caption"
    }
  }

  /// The names of weights that people of Apple's systems use.
  private static let weightNames = [
    "thin", "ultraLight", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
  ]

  /// Returns the name of a weight as the end of a name; a number for a weight without a name.
  private static func weightName(_ weight: Double) -> String {
    guard let name = weightNames.first(where: { FontWeight.weight(named: $0) == weight }) else {
      return "Weight" + NumberName.text(of: weight)
    }
    return name.prefix(1).uppercased() + name.dropFirst()
  }
}
