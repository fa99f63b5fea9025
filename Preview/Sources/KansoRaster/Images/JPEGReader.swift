import CPango
import CTurboJPEG
import KansoDrawing

/// Decodes JPEG with TurboJPEG.
///
/// Colors are treated as sRGB, whatever the color profile. A truncated file is displayed as far as it goes, as in
/// browsers.
enum JPEGReader {
  /// The header of a file.
  private struct Header {
    let width: Int
    let height: Int
    /// The color space of the file (`TJCS`).
    let colors: Int32
  }

  /// A decoder, which is freed with its last owner.
  private final class Decoder {
    let handle: tjhandle

    /// Creates a decoder; nil if TurboJPEG fails, for example without enough memory.
    init?() {
      guard let handle = tjInitDecompress() else { return nil }
      self.handle = handle
    }

    deinit { tjDestroy(handle) }

    /// Returns the header; nil if it is invalid.
    func header(of bytes: UnsafeBufferPointer<UInt8>) -> Header? {
      var (width, height, sampling, colors): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
      let status = tjDecompressHeader3(
        handle, bytes.baseAddress, UInt(bytes.count), &width, &height, &sampling, &colors)
      guard status == 0, width > 0, height > 0 else { return nil }
      return Header(width: Int(width), height: Int(height), colors: colors)
    }
  }

  /// The divisors of the sides that are tried, from the largest to the smallest.
  private static let reductions = [8, 4, 2]
  /// The maximum number of pixels of a file. Progressive files are in memory as a whole during decoding.
  private static let maxPixelCount = 250_000_000

  /// Returns the largest divisor of the image's sides (8, 4 or 2) that still leaves at least as many pixels
  /// as are displayed; 1 if there is none or if the file is invalid. TurboJPEG applies it during decoding.
  static func reduction(of bytes: [UInt8], shownIn size: Size) -> Int {
    guard let decoder = Decoder(), let header = bytes.withUnsafeBufferPointer(decoder.header) else {
      return 1
    }
    let turns = ExifOrientation(jpeg: bytes).turnsSideways
    let (width, height) = turns ? (size.height, size.width) : (size.width, size.height)
    return reductions.first { Double(header.width / $0) >= width && Double(header.height / $0) >= height }
      ?? 1
  }

  /// Returns the image with its sides divided by `reduction`, and with its Exif orientation as a transform;
  /// nil if the file is invalid or has too many pixels.
  static func image(_ bytes: [UInt8], reduction: Int) -> DecodedImage? {
    guard let decoder = Decoder() else { return nil }
    return bytes.withUnsafeBufferPointer { file -> DecodedImage? in
      guard let header = decoder.header(of: file), header.width * header.height <= maxPixelCount else {
        return nil
      }
      // The same rounding as in TurboJPEG (`TJSCALED`).
      let (width, height) = (
        (header.width + reduction - 1) / reduction, (header.height + reduction - 1) / reduction
      )
      guard DecodedImage.canHold(width: width, height: height) else { return nil }
      let isForPrint = header.colors == TJCS_CMYK.rawValue || header.colors == TJCS_YCCK.rawValue
      guard let surface = try? PixelSurface(width: width, height: height), let pixels = try? surface.bytes,
        decode(file, with: decoder, to: surface, pixels, isForPrint ? TJPF_CMYK : TJPF_BGRA)
      else { return nil }
      if isForPrint { convertFromCMYK(of: surface, pixels) }
      surface.markChanged()
      return DecodedImage(surface: surface, orientation: ExifOrientation(jpeg: bytes).transform)
    }
  }

  /// Writes the pixels to the surface; returns false on failure. A warning, such as for a truncated file, is
  /// no failure.
  private static func decode(
    _ file: UnsafeBufferPointer<UInt8>, with decoder: Decoder, to surface: PixelSurface,
    _ pixels: UnsafeMutablePointer<UInt8>, _ format: TJPF
  ) -> Bool {
    surface.flush()
    let status = tjDecompress2(
      decoder.handle, file.baseAddress, UInt(file.count), pixels, Int32(surface.width),
      Int32(surface.stride), Int32(surface.height), Int32(format.rawValue), TJFLAG_LIMITSCANS)
    return status == 0 || tjGetErrorCode(decoder.handle) == TJERR_WARNING.rawValue
  }

  /// Converts CMYK to opaque RGB in place. A value of 255 stands for no ink, because Adobe's programs write CMYK
  /// inverted.
  private static func convertFromCMYK(of surface: PixelSurface, _ bytes: UnsafeMutablePointer<UInt8>) {
    for row in 0..<surface.height {
      let pixels = bytes + row * surface.stride
      for x in 0..<surface.width {
        let pixel = pixels + 4 * x
        let (cyan, magenta, yellow) = (UInt32(pixel[0]), UInt32(pixel[1]), UInt32(pixel[2]))
        let black = UInt32(pixel[3])
        pixel[0] = UInt8(yellow * black / 255)
        pixel[1] = UInt8(magenta * black / 255)
        pixel[2] = UInt8(cyan * black / 255)
        pixel[3] = 255
      }
    }
  }
}
