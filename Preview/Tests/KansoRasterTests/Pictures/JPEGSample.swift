import CTurboJPEG

/// Photos of four quarters: red and green above, blue and yellow below.
enum JPEGSample {
  static let colors = [[255, 0, 0], [0, 255, 0], [0, 0, 255], [255, 255, 0]]

  static func pixels(width: Int, height: Int) -> Pixels {
    var bytes: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        bytes += colors[(y * 2 / height) * 2 + x * 2 / width].map(UInt8.init) + [255]
      }
    }
    return Pixels(width: width, height: height, bytes: bytes)
  }

  /// Returns a JPEG file of such a photo.
  static func quarters(width: Int, height: Int) throws -> [UInt8] {
    let pixels = pixels(width: width, height: height)
    guard let handle = tjInitCompress() else { throw Pixels.Broken(reason: "no encoder") }
    defer { tjDestroy(handle) }
    var (buffer, size): (UnsafeMutablePointer<UInt8>?, UInt) = (nil, 0)
    let status = tjCompress2(
      handle, pixels.bytes, Int32(width), 0, Int32(height), Int32(TJPF_RGBA.rawValue), &buffer, &size,
      Int32(TJSAMP_444.rawValue), 95, 0)
    defer { tjFree(buffer) }
    guard status == 0 else { throw Pixels.Broken(reason: "cannot be written") }
    return Array(UnsafeBufferPointer(start: buffer, count: Int(size)))
  }
}
