/// Pixels in the format of PNG: three bytes each if all pixels are opaque, otherwise four bytes that are not
/// premultiplied.
struct PackedPixels {
  /// The owner of the bytes.
  private let owner: PixelSurface
  let start: UnsafeMutablePointer<UInt8>
  let width: Int
  let height: Int
  /// The number of bytes from the start of one row to the start of the next.
  let stride: Int
  let hasAlpha: Bool

  /// The number of bytes per pixel.
  var channels: Int { hasAlpha ? 4 : 3 }

  /// Converts the pixels of a Cairo surface in place, so the surface can no longer be drawn. False for
  /// `hasAlpha` drops the opacity of all pixels.
  ///
  /// - Parameter hasAlpha: true for four bytes per pixel, false for three; nil to choose by the opacity of
  ///   the pixels.
  init(_ surface: PixelSurface, hasAlpha: Bool? = nil) throws(RasterError) {
    (owner, width, height, stride) = (surface, surface.width, surface.height, surface.stride)
    start = try surface.bytes
    self.hasAlpha = hasAlpha ?? !Self.isOpaque(surface, start)
    for row in 0..<height { self.hasAlpha ? unpremultiply(start + row * stride) : pack(start + row * stride) }
  }

  /// A rectangle of other pixels, which shares their bytes. The rectangle must be inside of them.
  init(_ whole: PackedPixels, left: Int, top: Int, width: Int, height: Int) {
    (owner, stride, hasAlpha) = (whole.owner, whole.stride, whole.hasAlpha)
    (self.width, self.height) = (width, height)
    start = whole.start + top * whole.stride + left * whole.channels
  }

  /// Returns true if all pixels of a surface with colors are opaque.
  static func isOpaque(_ surface: PixelSurface, _ bytes: UnsafeMutablePointer<UInt8>) -> Bool {
    for row in 0..<surface.height {
      let isOpaque = (bytes + row * surface.stride).withMemoryRebound(
        to: UInt32.self, capacity: surface.width
      ) {
        pixels in
        var all = UInt32.max
        for x in 0..<surface.width { all &= pixels[x] }
        return all >= opaque
      }
      guard isOpaque else { return false }
    }
    return true
  }

  /// The opacity bits of a pixel. Cairo's pixels are 32-bit numbers with the opacity in the highest byte and blue in
  /// the lowest.
  private static let opaque: UInt32 = 0xFF00_0000

  /// Converts a row to three bytes per pixel, in place. Four pixels are read at a time and written as three numbers;
  /// the writes never pass the next read.
  private func pack(_ row: UnsafeMutablePointer<UInt8>) {
    /// Returns the color of a pixel, with red in the lowest byte, then green and blue.
    func color(_ x: Int) -> UInt32 {
      UnsafeRawPointer(row + 4 * x).loadUnaligned(as: UInt32.self).byteSwapped >> 8
    }
    var x = 0
    while x + 4 <= width {
      let (first, second, third, fourth) = (color(x), color(x + 1), color(x + 2), color(x + 3))
      let target = UnsafeMutableRawPointer(row + 3 * x)
      target.storeBytes(of: (first | second << 24).littleEndian, as: UInt32.self)
      target.storeBytes(of: (second >> 8 | third << 16).littleEndian, toByteOffset: 4, as: UInt32.self)
      target.storeBytes(of: (third >> 16 | fourth << 8).littleEndian, toByteOffset: 8, as: UInt32.self)
      x += 4
    }
    while x < width {
      let last = color(x)
      for channel in 0..<3 { row[3 * x + channel] = UInt8(truncatingIfNeeded: last >> UInt32(8 * channel)) }
      x += 1
    }
  }

  /// Converts a row to four bytes per pixel, red first, with colors that are not multiplied by their opacity.
  /// Transparent pixels stay unchanged.
  private func unpremultiply(_ row: UnsafeMutablePointer<UInt8>) {
    for x in 0..<width {
      let pixel = row + 4 * x
      let (blue, green, red) = (UInt32(pixel[0]), UInt32(pixel[1]), UInt32(pixel[2]))
      let alpha = UInt32(pixel[3])
      guard alpha > 0 else { continue }
      /// Returns a channel divided by the opacity, rounded and limited to 255.
      func whole(_ value: UInt32) -> UInt8 { UInt8(min((value * 255 + alpha / 2) / alpha, 255)) }
      (pixel[0], pixel[1], pixel[2]) =
        alpha == 255
        ? (UInt8(red), UInt8(green), UInt8(blue)) : (whole(red), whole(green), whole(blue))
    }
  }
}
