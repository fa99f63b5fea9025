import KansoTheme

/// The widths of a string's lines, computed in one pass that stores the character widths of one word at a
/// time. It breaks lines like `TextBreaker` with word wrapping, for measuring only.
struct LineWidths {
  private let space: Length
  private let limit: Length
  private var lines: [Length] = []
  /// The width of the current line, without the spaces at its end.
  private var line = 0.0
  /// The width and the number of the spaces since the last word.
  private var (gap, spaces) = (0.0, 0)
  /// The widths of the characters since the last end of a word.
  private var word: [Length] = []

  /// Creates a measurement without characters. `space` is the width of a space, `limit` the width at which
  /// lines break, in points.
  init(space: Length, limit: Length) { (self.space, self.limit) = (space, limit) }

  /// Returns the widths of the lines of a string, in points, from top to bottom. An empty string has one
  /// line.
  ///
  /// Lines break at spaces, at zero-width spaces, and inside of a word that is wider than `limit`. Spaces at
  /// the end of a paragraph count as far as they fit; at other line ends they have no width.
  ///
  /// - Parameters:
  ///   - space: The width of a space, in points.
  ///   - limit: The width at which lines break, in points; may be infinite.
  ///   - ascii: Returns the width of an ASCII character, in points. Most strings are ASCII, and need no
  ///     splitting into characters.
  ///   - any: Returns the width of any character, in points.
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
        } else if character == TextBreaker.zeroWidthSpace {
          lines.endWord()
        } else {
          lines.addCharacter(width: any(character))
        }
      }
      return lines.endText()
    }
    var previous: UInt8 = 0
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: " "): lines.addSpace()
      // CR and LF together end one paragraph.
      case UInt8(ascii: "\n") where previous == UInt8(ascii: "\r"): break
      case 0x0A...0x0D: lines.endParagraph()
      default: lines.addCharacter(width: ascii(byte))
      }
      previous = byte
    }
    return lines.endText()
  }

  /// Adds a character with the given width, in points, to the current word.
  mutating func addCharacter(width advance: Length) { word.append(advance) }

  /// Ends the word and adds a space, at which the line may break.
  mutating func addSpace() {
    endWord()
    gap += space
    spaces += 1
  }

  /// Ends the word and the line. Spaces at the end of the line count as far as they fit.
  mutating func endParagraph() {
    endWord()
    // Keep the trailing spaces that fit. The others have no width.
    while spaces > 0, line + space <= limit + TextBreaker.tolerance {
      line += space
      spaces -= 1
    }
    endLine()
    (gap, spaces) = (0, 0)
  }

  /// Ends the last paragraph and returns the widths of all lines, in points.
  mutating func endText() -> [Length] {
    endParagraph()
    return lines
  }

  /// Records the current line and begins another one.
  private mutating func endLine() {
    lines.append(line)
    line = 0
  }

  /// Ends the current word and adds it to the line, or to a new line if it does not fit. Breaks a word that
  /// is wider than a line. Does nothing if no character follows the last end of a word.
  mutating func endWord() {
    guard !word.isEmpty else { return }
    let width = word.reduce(0) { $0 + $1 }
    if line + gap > 0, line + gap + width > limit + TextBreaker.tolerance { endLine() } else { line += gap }
    for advance in word {
      if line > 0, line + advance > limit + TextBreaker.tolerance, width > limit { endLine() }
      line += advance
    }
    (gap, spaces) = (0, 0)
    word.removeAll(keepingCapacity: true)
  }
}
