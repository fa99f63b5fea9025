/// A text for shaping: UTF-8 without control characters, with the positions of its characters.
struct ShapingSource {
  /// The bytes. They are not zero-terminated, because their number is passed along with them.
  private(set) var bytes: [UInt8] = []
  /// The first byte of each character, and the end of the last one.
  private(set) var starts: [Int] = [0]

  /// The number of characters.
  var count: Int { starts.count - 1 }

  /// An empty text.
  init() {}

  /// The characters of a text, in the form of `append`.
  ///
  /// - Parameter limit: the maximum number of characters; the others are removed.
  init(_ text: String, limit: Int = .max) {
    if text.utf8.count <= limit, text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) {
      bytes = Array(text.utf8)
      starts = Array(0...bytes.count)
    } else {
      for character in text.prefix(limit) { append(character) }
    }
  }

  /// The maximum number of code points in a character. HarfBuzz reorders no more combining marks, and no readable
  /// character has more.
  private static let maxScalarCount = 32

  /// Appends a character, with at most 32 of its code points if it is long. Control characters and newlines
  /// become spaces, those of C1 no-break spaces: the text is on one line, and C code would end it at a NUL.
  mutating func append(_ character: Character) {
    let first = character.unicodeScalars.first?.value ?? 0
    if character.isNewline || first < 0x20 || first == 0x7F {
      bytes.append(UInt8(ascii: " "))
    } else if (0x80...0x9F).contains(first) {
      bytes.append(contentsOf: "\u{A0}".utf8)
    } else if character.utf8.count <= Self.maxScalarCount {
      bytes.append(contentsOf: character.utf8)
    } else {
      for scalar in character.unicodeScalars.prefix(Self.maxScalarCount) {
        bytes.append(contentsOf: String(scalar).utf8)
      }
    }
    starts.append(bytes.count)
  }

  /// Returns true if a character is U+0020; control characters have become spaces, too.
  func isSpace(_ index: Int) -> Bool {
    starts[index + 1] - starts[index] == 1 && bytes[starts[index]] == UInt8(ascii: " ")
  }

  /// Returns the index of the character that contains a byte; the last character for bytes after the end.
  /// Uses binary search, unless each character is one byte.
  func characterIndex(atByte byte: Int) -> Int {
    if starts.count == bytes.count + 1 { return byte }
    var (low, high) = (0, count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= byte { low = middle } else { high = middle - 1 }
    }
    return low
  }
}
