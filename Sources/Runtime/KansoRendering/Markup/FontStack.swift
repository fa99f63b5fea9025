import KansoTypesetting
import KansoTheme

/// The families of a font as a list in CSS, with substitutes for missing families.
public enum FontStack {
  /// Returns the value of `font-family`, each family once: the font's own families, then common families of
  /// the same class, then the generic family.
  public static func formattedForCSS(_ font: Typography) -> String {
    var names: [String] = []
    let candidates = font.families.map(cssName(of:)) + substitutes(for: font.fontClass)
    for family in candidates where !names.contains(family) { names.append(family) }
    return names.joined(separator: ", ")
  }

  /// Returns the common families of a class, in the order of preference, and the generic family at the end.
  private static func substitutes(for kind: FontClass) -> [String] {
    switch kind {
    case .system: ["system-ui", "-apple-system", "Helvetica", "Arial", "sans-serif"]
    case .sansSerif: ["Helvetica", "Arial", "sans-serif"]
    case .serif: ["Georgia", "serif"]
    case .monospace: ["Menlo", "Consolas", "monospace"]
    case .handwriting: ["Comic Sans MS", "cursive"]
    case .rounded: ["ui-rounded", "Helvetica", "Arial", "sans-serif"]
    }
  }

  /// Returns a family name as CSS. Words of letters and digits are not quoted, because quotes would change the meaning
  /// of `system-ui` and `serif`. Any other name is a string.
  private static func cssName(of family: String) -> String {
    isPlainName(family) ? family : quoted(family)
  }

  /// The keywords that mean something else in the place of a family name (CSS Values 4 and CSS Cascade 5).
  private static let reserved: Set<String> = [
    "inherit", "initial", "unset", "revert", "revert-layer", "default", "none",
  ]

  /// Returns true for a name that needs no quotes: ASCII words of letters, digits and hyphens that are not a
  /// reserved keyword. A word begins with a letter, or with a single hyphen; one space separates words.
  private static func isPlainName(_ family: String) -> Bool {
    guard !family.isEmpty, !reserved.contains(family.lowercased()) else { return false }
    var (isStart, previous) = (true, UInt8(0))
    for byte in family.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): isStart = false
      case UInt8(ascii: "0")...UInt8(ascii: "9") where !isStart: break
      case UInt8(ascii: "-") where !isStart || (previous != byte && family.utf8.count > 1): break
      case UInt8(ascii: " ") where !isStart: isStart = true
      default: return false
      }
      previous = byte
    }
    return !isStart
  }

  /// Returns a family name as a CSS string in single quotes, with control characters escaped.
  private static func quoted(_ family: String) -> String {
    var text = "'"
    for scalar in family.unicodeScalars {
      switch scalar {
      case "'", "\\": text += "\\" + String(scalar)
      case "\u{0}"..."\u{1F}", "\u{7F}": text += "\\\(String(scalar.value, radix: 16)) "
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "'"
  }
}
