import KansoTheme

/// What a color is for, as far as its name says so.
enum ColorRole: Hashable, Sendable {
  /// A text, a symbol, or what is written on something: `text`, `ink`, `onSurface`.
  case text
  /// What texts are on: `background`, `surface`.
  case ground
  case other

  private static let texts: Set<String> = [
    "text", "label", "ink", "foreground", "fg", "title", "heading", "body", "caption", "link", "icon", "on",
    "placeholder", "content",
  ]
  private static let grounds: Set<String> = [
    "background", "bg", "surface", "canvas", "card", "fill", "ground", "page", "paper", "container",
    "backdrop",
  ]

  fileprivate init(words: ArraySlice<String>) {
    if words.contains("on") {
      self = .text
    } else if let word = words.last(where: { Self.texts.contains($0) || Self.grounds.contains($0) }) {
      // The last word says what it is: `text.background` is a ground.
      self = Self.texts.contains(word) ? .text : .ground
    } else {
      self = .other
    }
  }

  /// What a color's path says it is for; the section says nothing.
  init(_ path: TokenPath) { self.init(words: path.dotted.nameWords.dropFirst()) }
}

/// What the name of a color says.
struct ColorName: Hashable, Sendable {
  /// What it is for.
  let role: ColorRole
  /// The words of the name without the groups around it, joined.
  let words: String
  /// The words of the color that it is written on: those of `primary` for `onPrimary`.
  let ground: String?

  init(_ path: TokenPath) {
    role = ColorRole(path)
    let own = path.name.nameWords
    words = own.joined(separator: " ")
    ground = own.first == "on" && own.count > 1 ? own.dropFirst().joined(separator: " ") : nil
  }

  /// Whether one of the two is read on the other, as far as their names say so.
  func meets(_ other: ColorName) -> Bool {
    switch (role, other.role) {
    case (.text, .ground), (.ground, .text): true
    default: ground == other.words || other.ground == words
    }
  }
}

extension String {
  /// The words of a name, in small letters: at capitals and at what is no letter or digit.
  fileprivate var nameWords: [String] {
    if utf8.allSatisfy({ $0 < 0x80 }) { return asciiWords }
    var (words, word): ([String], String) = ([], "")
    for character in self {
      let isPart = character.isLetter || character.isNumber
      if !isPart || character.isUppercase, !word.isEmpty {
        words.append(word)
        word = ""
      }
      if isPart { word += character.lowercased() }
    }
    return word.isEmpty ? words : words + [word]
  }

  /// The same for a name in ASCII, as most are, without asking Unicode about each character.
  private var asciiWords: [String] {
    var (words, word): ([String], [UInt8]) = ([], [])
    func end() {
      if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
      word.removeAll(keepingCapacity: true)
    }
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"):
        end()
        word.append(byte | 0x20)
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): word.append(byte)
      default: end()
      }
    }
    end()
    return words
  }
}
