import CPango
import CTurboJPEG
import KansoLayout

/// Decodes JPEG with TurboJPEG.
///
/// Its colors count as sRGB, whatever profile it has. Of a file that is cut off, what there is of it is shown, as in browsers.
enum JPEGReader {
  /// What a file says of itself.
  private struct Header {
    let width: Int
    let height: Int
    let colors: Int32
  }

  /// Frees the decoder with its last owner.
  private final class Decoder {
    let handle: tjhandle

    init?() {
      guard let handle = tjInitDecompress() else { return nil }
      self.handle = handle
    }

    deinit { tjDestroy(handle) }

    func header(of bytes: UnsafeBufferPointer<UInt8>) -> Header? {
      var (width, height, sampling, colors): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
      let status = tjDecompressHeader3(
        handle, bytes.baseAddress, UInt(bytes.count), &width, &height, &sampling, &colors)
      guard status == 0, width > 0, height > 0 else { return nil }
      return Header(width: Int(width), height: Int(height), colors: colors)
    }
  }

  private static let reductions = [8, 4, 2]
  /// Of a file: those that are sent coarse first are in memory as a whole while they are decoded.
  private static let mostPixels = 250_000_000

  /// Into how many parts its sides can be divided while it is decoded, so that it has still as many pixels as are shown.
  static func reduction(of bytes: [UInt8], shownIn size: Size) -> Int {
    guard let decoder = Decoder(), let header = bytes.withUnsafeBufferPointer(decoder.header) else {
      return 1
    }
    let turns = ExifOrientation(jpeg: bytes).turnsSideways
    let (width, height) = turns ? (size.height, size.width) : (size.width, size.height)
    return reductions.first { Double(header.width / $0) >= width && Double(header.height / $0) >= height }
      ?? 1
  }

  /// The pixels, or nil if the file is broken or has too many.
  static func image(_ bytes: [UInt8], reduction: Int) -> DecodedImage? {
    guard let decoder = Decoder() else { return nil }
    return bytes.withUnsafeBufferPointer { file -> DecodedImage? in
      guard let header = decoder.header(of: file), header.width * header.height <= mostPixels else {
        return nil
      }
      // As TurboJPEG rounds it (`TJSCALED`).
      let (width, height) = (
        (header.width + reduction - 1) / reduction, (header.height + reduction - 1) / reduction
      )
      guard DecodedImage.canHold(width, height) else { return nil }
      let isForPrint = header.colors == TJCS_CMYK.rawValue || header.colors == TJCS_YCCK.rawValue
      guard let surface = try? PixelSurface(width: width, height: height), let pixels = try? surface.bytes,
        decode(file, with: decoder, to: surface, pixels, isForPrint ? TJPF_CMYK : TJPF_BGRA)
      else { return nil }
      if isForPrint { mixInks(of: surface, pixels) }
      surface.markChanged()
      return DecodedImage(surface: surface, orientation: ExifOrientation(jpeg: bytes).transform)
    }
  }

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

  /// Files for print have how much of each ink there is not, since Adobe's programs write them so.
  private static func mixInks(of surface: PixelSurface, _ bytes: UnsafeMutablePointer<UInt8>) {
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
