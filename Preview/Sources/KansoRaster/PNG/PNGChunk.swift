/// A part of a PNG file (PNG, third edition, section 5.3).
struct PNGChunk {
  /// Four letters.
  let kind: String
  /// Where it is in the file, with its length and its check.
  let range: Range<Int>
  /// Where its data is in the file.
  var data: Range<Int> { range.lowerBound + Self.lengthOfStart..<range.upperBound - Self.lengthOfCheck }

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  private static let lengthOfStart = 8
  private static let lengthOfCheck = 4

  /// The parts of a file, as far as they are whole.
  static func all(of file: [UInt8]) -> [PNGChunk] {
    var chunks: [PNGChunk] = []
    var start = signature.count
    while start + lengthOfStart + lengthOfCheck <= file.count {
      let length = file[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
      let end = start + lengthOfStart + length + lengthOfCheck
      guard end <= file.count else { break }
      let kind = String(decoding: file[start + 4..<start + 8], as: UTF8.self)
      chunks.append(PNGChunk(kind: kind, range: start..<end))
      start = end
    }
    return chunks
  }

  /// Writes a part at the end of a file.
  static func write(_ kind: StaticString, _ data: some Collection<UInt8>, to file: inout [UInt8]) {
    file.append(UInt32(truncatingIfNeeded: data.count))
    let start = file.count
    kind.withUTF8Buffer { file.append(contentsOf: $0) }
    file.append(contentsOf: data)
    let check = file[start...].withUnsafeBufferPointer(CyclicRedundancy.check)
    file.append(check)
  }
}

extension [UInt8] {
  /// Adds a number, its largest byte first.
  mutating func append(_ number: UInt32) {
    append(contentsOf: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) })
  }

  /// Adds a number, its larger byte first.
  mutating func append(_ number: UInt16) {
    append(contentsOf: [8, 0].map { UInt8(truncatingIfNeeded: number >> $0) })
  }
}

/// The check at the end of each part of a file (PNG, third edition, annex D).
enum CyclicRedundancy {
  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
  }

  static func check(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
    table.withUnsafeBufferPointer { table in
      var value = UInt32.max
      for byte in bytes { value = table[Int(UInt8(truncatingIfNeeded: value) ^ byte)] ^ value >> 8 }
      return ~value
    }
  }
}
