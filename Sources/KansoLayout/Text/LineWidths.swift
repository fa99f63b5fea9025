import KansoTheme

/// The widths of a text's lines, computed in one pass that stores no more than one word. It is an alternative to
/// `Typesetting` for measuring only.
struct LineWidths {
  private let space: Length
  private let limit: Length
  private var lines: [Length] = []
  private var line = 0.0
  /// The width and the number of the spaces since the last word.
  private var (gap, spaces) = (0.0, 0)
  private var word: [Length] = []

  init(space: Length, limit: Length) { (self.space, self.limit) = (space, limit) }

  /// Returns the widths of the lines of a text, in points.
  ///
  /// - Parameters:
  ///   - space: The width of a space, in points.
  ///   - limit: The width at which lines break, in points.
  ///   - ascii: Returns the width of an ASCII character. Most texts are ASCII, and need no splitting into characters.
  ///   - any: Returns the width of any character.
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
      // CR and LF together end one paragraph.
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
    // Keep the trailing spaces that fit. The others have no width.
    while spaces > 0, line + space <= limit + Typesetting.tolerance {
      line += space
      spaces -= 1
    }
    finish()
    (gap, spaces) = (0, 0)
  }

  /// Ends the text and returns the widths of all lines.
  mutating func ended() -> [Length] {
    endParagraph()
    return lines
  }

  private mutating func finish() {
    lines.append(line)
    line = 0
  }

  /// Ends a word. A line may break after it.
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
