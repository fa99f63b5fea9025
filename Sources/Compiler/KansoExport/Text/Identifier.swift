import KansoCodeGeneration
import KansoTheme

/// The name of a token in languages without groups. It consists of the words in the whole path: ASCII letters and
/// digits, and the code points of other characters in hexadecimal.
struct Identifier {
  /// The words in lower case.
  let words: [String]

  /// Creates the name with words in lower case.
  init(words: [String]) { self.words = words }

  /// The words of all names in a path, including the section. A name without any word becomes the code points
  /// of its characters.
  init(_ path: TokenPath) {
    words = path.names.flatMap { name in
      let words = Self.words(of: name)
      return words.isEmpty
        ? ["u" + name.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: "u")] : words
    }
  }

  /// Splits a name into words in lower case: `lightGray`, `light-gray` and `Light Gray` all become light and
  /// gray. Without a separator before it, a capital begins a word only after a lowercase letter or digit, so
  /// successive capitals are one word. A digit does not begin a word. A character outside ASCII becomes `u`
  /// and its code point in hexadecimal.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    var lastIsSmall = false
    /// Returns true for an ASCII capital.
    func isCapital(_ scalar: Unicode.Scalar) -> Bool { ("A"..."Z").contains(scalar) }
    for scalar in name.unicodeScalars {
      let isWord = isCapital(scalar) || ("a"..."z").contains(scalar) || ("0"..."9").contains(scalar)
      if scalar.isASCII, !isWord || isCapital(scalar) && lastIsSmall, !word.isEmpty {
        words.append(word)
        word = ""
      }
      if isWord {
        word += String(scalar).lowercased()
      } else if !scalar.isASCII {
        word += "u" + String(scalar.value, radix: 16)
      }
      lastIsSmall = isWord && !isCapital(scalar)
    }
    return word.isEmpty ? words : words + [word]
  }

  /// The words with hyphens, as in `colors-light-gray`.
  var kebab: String { words.joined(separator: "-") }
  /// The words with underscores, as in `colors_light_gray`.
  var snake: String { words.joined(separator: "_") }
  /// The words with capitals except for the first one, as in `colorsLightGray`.
  var camel: String { (words.prefix(1) + words.dropFirst().map(Self.capitalized)).joined() }
  /// The words with capitals, as in `ColorsLightGray`.
  var pascal: String { words.map(Self.capitalized).joined() }

  /// Returns the words in the case of a function of templates.
  func text(in nameCase: NameCase) -> String {
    switch nameCase {
    case .kebab: kebab
    case .snake: snake
    case .camel: camel
    case .pascal: pascal
    case .constant: snake.uppercased()
    case .words: words.joined(separator: " ")
    }
  }

  /// Returns a word with its first character in upper case.
  private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }
}
