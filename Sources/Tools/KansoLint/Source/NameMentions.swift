/// The occurrences of some names, such as those of types, in a source. The source is not parsed, so comments and
/// strings are included.
struct NameMentions {
  private let bytes: [UInt8]
  /// The byte ranges of the names, in source order.
  private let ranges: [Range<Int>]

  /// Finds whole names, without a letter, a digit or an underscore on either side. Case-sensitive.
  init(of names: Set<String>, in bytes: [UInt8]) {
    self.bytes = bytes
    let names = names.map { Array($0.utf8) }
    var isFirst = [Bool](repeating: false, count: 256)
    for name in names { if let first = name.first { isFirst[Int(first)] = true } }
    ranges = bytes.withUnsafeBufferPointer { bytes in
      var ranges: [Range<Int>] = []
      for index in bytes.indices where isFirst[Int(bytes[index])] {
        guard index == 0 || !Self.isOfName(bytes[index - 1]) else { continue }
        for name in names where bytes[index...].starts(with: name) {
          let end = index + name.count
          if end == bytes.count || !Self.isOfName(bytes[end]) {
            ranges.append(index..<end)
          }
        }
      }
      return ranges
    }
  }

  /// Returns true for an ASCII letter, a digit, an underscore and any byte outside of ASCII.
  private static func isOfName(_ byte: UInt8) -> Bool {
    byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z") || byte == UInt8(ascii: "_")
      || byte >= 0x80
      || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  /// The bytes around a name: up to 16 before it, and up to 64 after it.
  struct Context {
    let before: ArraySlice<UInt8>
    let after: ArraySlice<UInt8>
  }

  /// Returns true if any occurrence of a name has a context that satisfies a condition. The name must be one
  /// of those that were searched.
  func contains(_ name: String, where isWanted: (Context) -> Bool) -> Bool {
    ranges.contains { range in
      guard bytes[range].elementsEqual(name.utf8) else { return false }
      return isWanted(
        Context(before: bytes[..<range.lowerBound].suffix(16), after: bytes[range.upperBound...].prefix(64)))
    }
  }
}
