extension StringProtocol {
  /// The parts of a name between which a line may break: `base.`, `orange.` and `9`, `back-` and `ground`,
  /// `Cats`, `View` and `Controller`. Empty for an empty name.
  ///
  /// A segment ends after `.`, `/` and `:` if a letter, a digit, `-` or `_` follows, after a `-` or `_`
  /// between two letters or digits, and before a capital after a small letter or a digit.
  package var nameSegments: [SubSequence] {
    var scanner = NameScanner()
    var (segments, start): ([SubSequence], Index) = ([], startIndex)
    /// Ends the current segment before a character if this character begins a new segment.
    func visit(_ index: Index, _ kind: NameScanner.Kind) {
      guard scanner.startsSegment(with: kind) else { return }
      segments.append(self[start..<index])
      start = index
    }
    // Most names are ASCII, where each byte is a character. They need no Unicode tables.
    if utf8.allSatisfy({ $0 < 0x80 }) {
      for index in utf8.indices { visit(index, NameScanner.Kind(utf8[index])) }
    } else {
      for index in indices { visit(index, NameScanner.Kind(self[index])) }
    }
    return start < endIndex ? segments + [self[start...]] : segments
  }
}

/// A scanner that finds the borders between the segments of a name, character by character.
private struct NameScanner {
  /// The role of a character in a name.
  enum Kind {
    case capital
    /// A small letter, a letter of a script without capitals, or a digit.
    case letter
    /// `.`, `/` or `:`.
    case separator
    /// `-` or `_`.
    case connector
    case other

    /// True for letters and digits.
    var isPartOfWord: Bool { self == .capital || self == .letter }

    /// Creates the role of an ASCII character.
    init(_ byte: UInt8) {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): self = .capital
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): self = .letter
      case UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: ":"): self = .separator
      case UInt8(ascii: "-"), UInt8(ascii: "_"): self = .connector
      default: self = .other
      }
    }

    /// Creates the role of any character. A number counts as a letter.
    init(_ character: Character) {
      if let byte = character.asciiValue {
        self.init(byte)
      } else if character.isUppercase {
        self = .capital
      } else {
        self = character.isLetter || character.isNumber ? .letter : .other
      }
    }
  }

  /// The last two characters.
  private var (first, second) = (Kind.other, Kind.other)

  /// Consumes the next character, and returns true if a new segment begins with it. Always false for the
  /// first character of a name.
  mutating func startsSegment(with next: Kind) -> Bool {
    defer { (first, second) = (second, next) }
    switch second {
    case .letter: return next == .capital
    case .separator: return next.isPartOfWord || next == .connector
    case .connector: return first.isPartOfWord && next.isPartOfWord
    case .capital, .other: return false
    }
  }
}
