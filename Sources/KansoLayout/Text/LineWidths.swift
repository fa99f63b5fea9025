import KansoTheme

/// How wide lines become, found in one pass that keeps no more than a word: `Typesetting` for who only measures.
struct LineWidths {
  private let space: Length
  private let limit: Length
  private var lines: [Length] = []
  private var line = 0.0
  /// The spaces since the last word.
  private var (gap, spaces) = (0.0, 0)
  private var word: [Length] = []

  init(space: Length, limit: Length) { (self.space, self.limit) = (space, limit) }

  /// How wide the lines of a text become.
  ///
  /// - Parameters:
  ///   - space: how wide a space is, in points.
  ///   - limit: where lines break, in points.
  ///   - ascii: how wide a character of ASCII is: most texts have no other, and need not be taken apart into characters.
  ///   - any: how wide any character is.
  @inline(__always)
  static func widths(
    of text: String, space: Length, limit: Length, ascii: (UInt8) -> Length, any: (Character) -> Length
  ) -> [Length] {
    var lines = LineWidths(space: space, limit: limit)
    guard text.utf8.allSatisfy({ $0 < 0x80 }) else {
      for character in text {
        if character.isNewline {
          lines.endParagraph()
        } else if character == " " {
          lines.addSpace()
        } else if character == Typesetting.zeroWidthSpace {
          lines.endWord()
        } else {
          lines.add(any(character))
        }
      }
      return lines.ended()
    }
    var previous: UInt8 = 0
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: " "): lines.addSpace()
      // Both together end one paragraph.
      case UInt8(ascii: "\n") where previous == UInt8(ascii: "\r"): break
      case 0x0A...0x0D: lines.endParagraph()
      default: lines.add(ascii(byte))
      }
      previous = byte
    }
    return lines.ended()
  }

  mutating func add(_ advance: Length) { word.append(advance) }

  mutating func addSpace() {
    endWord()
    gap += space
    spaces += 1
  }

  mutating func endParagraph() {
    endWord()
    // As many spaces as fit; the others take no room.
    while spaces > 0, line + space <= limit + Typesetting.tolerance {
      line += space
      spaces -= 1
    }
    finish()
    (gap, spaces) = (0, 0)
  }

  /// The widths of all lines, once the text has ended.
  mutating func ended() -> [Length] {
    endParagraph()
    return lines
  }

  private mutating func finish() {
    lines.append(line)
    line = 0
  }

  /// Ends a word, after which a line may be broken.
  mutating func endWord() {
    guard !word.isEmpty else { return }
    let width = word.reduce(0) { $0 + $1 }
    if line + gap > 0, line + gap + width > limit + Typesetting.tolerance { finish() } else { line += gap }
    for advance in word {
      if line > 0, line + advance > limit + Typesetting.tolerance, width > limit { finish() }
      line += advance
    }
    (gap, spaces) = (0, 0)
    word.removeAll(keepingCapacity: true)
  }
}
