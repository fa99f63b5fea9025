import KansoDrawing

extension EncodedImage {
  /// Creates an image from the bytes of a PNG or JPEG file; nil for other bytes.
  package init?(bytes: [UInt8]) {
    if bytes.starts(with: Self.pngSignature) {
      self.init(.png, bytes: bytes)
    } else if bytes.starts(with: Self.jpegSignature) {
      self.init(.jpeg, bytes: bytes)
    } else {
      return nil
    }
  }

  private static let pngSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  private static let jpegSignature: [UInt8] = [0xFF, 0xD8, 0xFF]

  /// The width and height in pixels, as the header of the file tells them; nil for a broken header.
  package var pixelSize: Size? {
    switch format {
    case .png:
      // The signature, the length and the type of the first chunk `IHDR`, width and height (PNG specification, 11.2.2).
      guard let width = number(at: 16, byteCount: 4), let height = number(at: 20, byteCount: 4) else {
        return nil
      }
      return Size(width: Double(width), height: Double(height))
    case .jpeg: return jpegSize
    }
  }

  /// The size in the first frame header of a JPEG file (ITU T.81, B.2.2).
  private var jpegSize: Size? {
    var offset = 2
    while offset + 4 <= bytes.count, bytes[offset] == 0xFF {
      let marker = bytes[offset + 1]
      // Fill bytes and markers without a segment.
      guard marker != 0xFF, marker != 0x01, !(0xD0...0xD9).contains(marker) else {
        offset += marker == 0xFF ? 1 : 2
        continue
      }
      let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
      if isFrame, let height = number(at: offset + 5, byteCount: 2),
        let width = number(at: offset + 7, byteCount: 2)
      {
        return Size(width: Double(width), height: Double(height))
      }
      guard let length = number(at: offset + 2, byteCount: 2), length >= 2 else { return nil }
      offset += 2 + length
    }
    return nil
  }

  /// Returns the number in bytes of the file, the most significant byte first; nil beyond the end.
  private func number(at offset: Int, byteCount: Int) -> Int? {
    guard offset + byteCount <= bytes.count else { return nil }
    return bytes[offset..<offset + byteCount].reduce(0) { $0 << 8 | Int($1) }
  }
}
