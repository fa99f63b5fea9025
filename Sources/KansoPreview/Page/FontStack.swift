import KansoTheme

/// The families of a font as CSS wants them, with a generic one at the end, so that a machine without the font shows one of its kind.
///
/// Each name is one identifier of CSS with escapes for all but letters and digits. So it needs no quotes, and no name can end the
/// declaration that it stands in.
enum FontStack {
  /// The value of `font-family`.
  static func css(_ font: Typography) -> String {
    var names = font.families.map(\.cssIdentifier)
    let generic = FontKind(font.families).css
    if names.last != generic { names.append(generic) }
    return names.joined(separator: ", ")
  }
}

/// What kind of letters a family has, as far as its name says so.
private enum FontKind {
  case sans, serif, monospaced, handwritten

  private static let handwriting = [
    "chalk", "hand", "script", "comic", "marker", "brush", "cursive", "snell", "bradley", "noteworthy",
  ]
  private static let fixed = ["mono", "courier", "code", "menlo", "consol", "typewriter", "terminal"]
  private static let serifs = [
    "serif", "times", "georgia", "garamond", "charter", "palatino", "baskerville", "didot", "bodoni",
    "caslon", "new york", "iowan", "merriweather", "lora", "playfair",
  ]

  /// The kind of the first family whose name says it.
  init(_ families: [String]) {
    for family in families {
      let name = family.lowercased()
      if name.contains("sans") {
        self = .sans
      } else if Self.fixed.contains(where: name.contains) {
        self = .monospaced
      } else if Self.handwriting.contains(where: name.contains) {
        self = .handwritten
      } else if Self.serifs.contains(where: name.contains) {
        self = .serif
      } else {
        continue
      }
      return
    }
    self = .sans
  }

  var css: String {
    switch self {
    case .sans: "sans-serif"
    case .serif: "serif"
    case .monospaced: "monospace"
    case .handwritten: "cursive"
    }
  }
}

extension String {
  /// The text as one identifier of CSS (CSS Syntax 3, section 4.3.7). What no identifier can hold, such as NUL, is a replacement character.
  fileprivate var cssIdentifier: String {
    var result = ""
    for (index, scalar) in unicodeScalars.enumerated() {
      switch scalar {
      case "a"..."z", "A"..."Z": result.unicodeScalars.append(scalar)
      case "0"..."9" where index > 0, "-" where index > 0: result.unicodeScalars.append(scalar)
      case "\0": result += "\\fffd "
      default: result += "\\" + String(scalar.value, radix: 16) + " "
      }
    }
    return result.isEmpty ? "\\fffd " : result
  }
}
