import KansoTheme

/// The role of a color, as far as its name states one.
enum ColorRole: Hashable, Sendable {
  /// The color of a text, of a symbol, or of content on another color: `text`, `ink`, `onSurface`.
  case text
  /// The background color of texts: `background`, `surface`.
  case ground
  /// A color whose name states no role.
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
      // The last word with a role decides: `text.background` is a background.
      self = Self.texts.contains(word) ? .text : .ground
    } else {
      self = .other
    }
  }

  /// Creates the role that a color's path states. The section is ignored.
  init(_ path: TokenPath) { self.init(words: path.dotted.nameWords.dropFirst()) }
}

/// The information in the name of a color.
struct ColorName: Hashable, Sendable {
  let role: ColorRole
  /// The words of the name without the groups around it, joined with spaces.
  let words: String
  /// The words of the background color that the name refers to: those of `primary` for `onPrimary`; nil for none.
  let ground: String?

  init(_ path: TokenPath) {
    role = ColorRole(path)
    let own = path.name.nameWords
    words = own.joined(separator: " ")
    ground = own.first == "on" && own.count > 1 ? own.dropFirst().joined(separator: " ") : nil
  }

  /// Returns true if one color is read on the other, as far as their names state it.
  func meets(_ other: ColorName) -> Bool {
    switch (role, other.role) {
    case (.text, .ground), (.ground, .text): true
    default: ground == other.words || other.ground == words
    }
  }
}

extension String {
  /// The words of a name, in lowercase. A capital letter begins a word. A character that is no letter or digit ends it.
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

  /// The words of a name in ASCII. Most names are ASCII, and this variant needs no Unicode properties of characters.
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
