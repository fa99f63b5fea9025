/// The size in the head of a PNG file.
struct PictureHead {
  let width: Int
  let height: Int

  /// Reads the head; nil for bytes that are not a PNG (PNG 1.2, sections 3.1 and 4.1.1).
  init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]), bytes.count > 24,
      Array(bytes[12..<16]) == Array("IHDR".utf8), bytes.suffix(8).prefix(4) == Array("IEND".utf8)[...]
    else { return nil }
    func number(_ place: Int) -> Int { bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
    (width, height) = (number(16), number(20))
  }
}
