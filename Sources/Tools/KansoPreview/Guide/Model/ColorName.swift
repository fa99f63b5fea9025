import KansoTheme

/// The role of a color, as far as its name states one.
enum ColorRole: Hashable, Sendable {
  /// The color of a text, of a symbol, or of content on another color: `text`, `ink`, `onSurface`.
  case text
  /// The background color of texts: `background`, `surface`.
  case background
  /// A color whose name states no role.
  case other

  private static let textWords: Set<String> = [
    "text", "label", "ink", "foreground", "fg", "title", "heading", "body", "caption", "link", "icon", "on",
    "placeholder", "content",
  ]
  private static let backgroundWords: Set<String> = [
    "background", "bg", "surface", "canvas", "card", "fill", "ground", "page", "paper", "container",
    "backdrop",
  ]

  /// Creates the role that words state. The word `on`, wherever it stands, makes a text color. Otherwise the
  /// last word that names a role decides.
  fileprivate init(words: ArraySlice<String>) {
    if words.contains("on") {
      self = .text
    } else if let word = words.last(where: {
      Self.textWords.contains($0) || Self.backgroundWords.contains($0)
    }) {
      // The last word with a role decides: `text.background` is a background.
      self = Self.textWords.contains(word) ? .text : .background
    } else {
      self = .other
    }
  }

  /// Creates the role that the path of a color states in its groups and its name. The section is ignored.
  init(_ path: TokenPath) { self.init(words: path.dotted.nameWords.dropFirst()) }
}

/// The information in the name of a color.
struct ColorName: Hashable, Sendable {
  let role: ColorRole
  /// The words of the name without the groups around it, joined with spaces.
  let words: String
  /// The words of the background color that the name refers to: `primary` for `onPrimary`; nil unless the
  /// name begins with the word `on` and has more words.
  let background: String?

  /// Analyzes the path of a color: the role from its groups and its name, the words from its name alone.
  init(_ path: TokenPath) {
    role = ColorRole(path)
    let own = path.name.nameWords
    words = own.joined(separator: " ")
    background = own.first == "on" && own.count > 1 ? own.dropFirst().joined(separator: " ") : nil
  }

  /// Returns true if one color is read on the other, as far as their names state it: one is a text color and
  /// one a background color, or one name refers to the other, as `onPrimary` to `primary`.
  func isPaired(with other: ColorName) -> Bool {
    switch (role, other.role) {
    case (.text, .background), (.background, .text): true
    default: background == other.words || other.background == words
    }
  }
}

extension String {
  /// The words of a name, in lowercase. Each capital letter begins a word. A character that is no letter or
  /// digit ends a word and is dropped.
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

  /// The same words, for a name in ASCII only. Most names are ASCII, and this variant needs no Unicode
  /// properties of characters.
  private var asciiWords: [String] {
    var (words, word): ([String], [UInt8]) = ([], [])
    /// Ends the current word. Does nothing if it is empty.
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
