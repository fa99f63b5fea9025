import KansoLayout

/// A text as it is shaped: UTF-8 without control characters, and where its characters begin.
struct ShapingSource {
  /// The bytes, without a zero at their end: how many they are is told with them.
  private(set) var bytes: [UInt8] = []
  /// Where each character begins, and where the last one ends.
  private(set) var starts: [Int] = [0]

  /// How many characters there are.
  var count: Int { starts.count - 1 }

  init() {}

  /// - Parameter limit: how many characters are taken of it.
  init(_ text: String, limit: Int = .max) {
    if text.utf8.count <= limit, text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) {
      bytes = Array(text.utf8)
      starts = Array(0...bytes.count)
    } else {
      for character in text.prefix(limit) { append(character) }
    }
  }

  /// HarfBuzz puts no more marks than this into their order, and nothing that is read has more scalars in a character.
  private static let mostScalars = 32

  /// Puts a character at the end. Control characters and newlines are spaces: a text is on one line, and C ends it at a NUL.
  mutating func append(_ character: Character) {
    let first = character.unicodeScalars.first?.value ?? 0
    if character.isNewline || first < 0x20 || first == 0x7F {
      bytes.append(UInt8(ascii: " "))
    } else if (0x80...0x9F).contains(first) {
      bytes.append(contentsOf: "\u{A0}".utf8)
    } else if character.utf8.count <= Self.mostScalars {
      bytes.append(contentsOf: character.utf8)
    } else {
      for scalar in character.unicodeScalars.prefix(Self.mostScalars) {
        bytes.append(contentsOf: String(scalar).utf8)
      }
    }
    starts.append(bytes.count)
  }

  /// Whether a character is a space.
  func isSpace(_ index: Int) -> Bool {
    starts[index + 1] - starts[index] == 1 && bytes[starts[index]] == UInt8(ascii: " ")
  }

  /// The character that a byte is of.
  func character(at byte: Int) -> Int {
    if starts.count == bytes.count + 1 { return byte }
    var (low, high) = (0, count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= byte { low = middle } else { high = middle - 1 }
    }
    return low
  }
}
