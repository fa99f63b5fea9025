import CPNG
import CPango

/// Decodes PNG with libpng.
enum PNGReader {
  /// Returns the image; nil if the file is invalid or has too many pixels.
  static func image(_ bytes: [UInt8]) -> DecodedImage? {
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    return bytes.withUnsafeBytes { bytes -> DecodedImage? in
      guard png_image_begin_read_from_memory(&image, bytes.baseAddress, bytes.count) != 0 else { return nil }
      let (width, height) = (Int(image.width), Int(image.height))
      guard DecodedImage.canHold(width: width, height: height),
        let surface = try? PixelSurface(width: width, height: height), let pixels = try? surface.bytes
      else { return nil }
      image.format = PNGFormat.bgra
      // Without a color profile, browsers treat 16-bit values as sRGB, like 8-bit values.
      image.flags |= png_uint_32(PNG_IMAGE_FLAG_16BIT_sRGB)
      guard png_image_finish_read(&image, nil, pixels, png_int_32(surface.stride), nil) != 0 else {
        return nil
      }
      premultiply(surface, pixels)
      return DecodedImage(surface: surface, orientation: .identity)
    }
  }

  /// Multiplies the colors by their opacity in place, as Cairo expects.
  private static func premultiply(_ surface: PixelSurface, _ bytes: UnsafeMutablePointer<UInt8>) {
    surface.flush()
    for row in 0..<surface.height {
      let pixels = bytes + row * surface.stride
      for x in 0..<surface.width {
        let pixel = pixels + 4 * x
        let alpha = UInt32(pixel[3])
        guard alpha < 255 else { continue }
        for channel in 0..<3 { pixel[channel] = UInt8((UInt32(pixel[channel]) * alpha + 127) / 255) }
      }
    }
    surface.markChanged()
  }
}

/// The pixel formats of libpng (`PNG_FORMAT_…`). They are macros that Swift cannot import.
enum PNGFormat {
  private static let (alpha, color, bgr): (png_uint_32, png_uint_32, png_uint_32) = (0x01, 0x02, 0x10)

  static let rgb = color
  static let rgba = color | alpha
  static let bgra = rgba | bgr
}
