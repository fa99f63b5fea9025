/// A chunk of a PNG file (PNG, third edition, section 5.3).
struct PNGChunk {
  /// The chunk type: four letters.
  let kind: String
  /// The range of the chunk in the file, including its length, type and check sum.
  let range: Range<Int>
  /// The range of the data in the file.
  var data: Range<Int> { range.lowerBound + Self.lengthOfStart..<range.upperBound - Self.lengthOfCheck }

  /// The first bytes of each file.
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  private static let lengthOfStart = 8
  private static let lengthOfCheck = 4

  /// Returns the chunks of a file, up to the first incomplete one. Neither the signature nor the check sums
  /// are verified.
  static func chunks(in file: [UInt8]) -> [PNGChunk] {
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

  /// Appends a chunk to a file, with its length and its check sum.
  static func write(_ kind: StaticString, _ data: some Collection<UInt8>, to file: inout [UInt8]) {
    file.append(UInt32(truncatingIfNeeded: data.count))
    let start = file.count
    kind.withUTF8Buffer { file.append(contentsOf: $0) }
    file.append(contentsOf: data)
    let check = file[start...].withUnsafeBufferPointer(CyclicRedundancy.checksum)
    file.append(check)
  }
}

extension [UInt8] {
  /// Appends a number in big-endian order.
  mutating func append(_ number: UInt32) {
    append(contentsOf: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) })
  }

  /// Appends a number in big-endian order.
  mutating func append(_ number: UInt16) {
    append(contentsOf: [8, 0].map { UInt8(truncatingIfNeeded: number >> $0) })
  }
}

/// The check sum at the end of each chunk (PNG, third edition, annex D).
enum CyclicRedundancy {
  /// The CRC of each byte.
  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
  }

  /// Returns the CRC-32 of the bytes.
  static func checksum(of bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
    table.withUnsafeBufferPointer { table in
      var value = UInt32.max
      for byte in bytes { value = table[Int(UInt8(truncatingIfNeeded: value) ^ byte)] ^ value >> 8 }
      return ~value
    }
  }
}
