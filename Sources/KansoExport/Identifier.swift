import KansoTheme

/// The name of a token in languages without groups. It consists of the words in the whole path: ASCII letters and
/// digits, and the code points of other characters in hexadecimal.
struct Identifier {
  let words: [String]

  init(_ path: TokenPath) {
    words = path.names.flatMap { name in
      let words = Self.words(of: name)
      return words.isEmpty
        ? ["u" + name.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: "u")] : words
    }
  }

  /// Splits a name into words in lower case: `lightGray`, `light-gray` and `Light Gray` all become light and gray.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    var lastIsSmall = false
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

  var kebab: String { words.joined(separator: "-") }
  var snake: String { words.joined(separator: "_") }
  var camel: String { (words.prefix(1) + words.dropFirst().map(Self.capitalized)).joined() }
  var pascal: String { words.map(Self.capitalized).joined() }

  private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }
}
