import CPNG
import CPango

/// Writes pixels as PNG.
struct PNGFile {
  /// The number of pixels per point, which determines the resolution in the file.
  let scale: Double

  private static let pointsOfInch = 72.0
  private static let metersOfInch = 0.0254
  private static let perMeter: UInt8 = 1

  /// Returns the PNG file of a surface, with its resolution. Converts the bytes of the surface in place, so
  /// the surface cannot be used afterwards.
  func bytes(of surface: PixelSurface) throws(RasterError) -> [UInt8] {
    let pixels = try PackedPixels(surface)
    return withResolution(try Self.encode(pixels))
  }

  /// The data of the chunk with the physical size of a pixel (`pHYs`): pixels per meter in both directions,
  /// at 72 points per inch.
  var resolution: [UInt8] {
    var data: [UInt8] = []
    let pixels = UInt32((Self.pointsOfInch * scale / Self.metersOfInch).rounded())
    data.append(pixels)
    data.append(pixels)
    data.append(Self.perMeter)
    return data
  }

  /// Returns the file with the `pHYs` chunk before its image data; the unchanged file if it has none.
  private func withResolution(_ file: [UInt8]) -> [UInt8] {
    var chunk: [UInt8] = []
    PNGChunk.write("pHYs", resolution, to: &chunk)
    guard let image = PNGChunk.chunks(in: file).first(where: { $0.kind == "IDAT" }) else { return file }
    var whole: [UInt8] = []
    whole.reserveCapacity(file.count + chunk.count)
    whole.append(contentsOf: file[..<image.range.lowerBound])
    whole.append(contentsOf: chunk)
    whole.append(contentsOf: file[image.range.lowerBound...])
    return whole
  }

  /// Returns the file that libpng writes, without a resolution. Speed has priority over size: pictures of
  /// screens have large areas of one color, so they are small anyway.
  static func encode(_ pixels: PackedPixels) throws(RasterError) -> [UInt8] {
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    (image.width, image.height) = (png_uint_32(pixels.width), png_uint_32(pixels.height))
    image.format = pixels.hasAlpha ? PNGFormat.rgba : PNGFormat.rgb
    image.flags = png_uint_32(PNG_IMAGE_FLAG_FAST)
    defer { png_image_free(&image) }
    // Data that cannot be compressed becomes slightly larger. If the buffer is still too small, the second attempt uses
    // the size that libpng returned.
    let data = (pixels.width * pixels.channels + 1) * pixels.height
    var size = png_alloc_size_t(data + data / sharesOfOverhead + minOverhead)
    for _ in 0..<2 {
      let memory = UnsafeMutableRawPointer.allocate(byteCount: Int(size), alignment: 1)
      defer { memory.deallocate() }
      if png_image_write_to_memory(&image, memory, &size, 0, pixels.start, png_int_32(pixels.stride), nil)
        != 0
      {
        return [UInt8](UnsafeRawBufferPointer(start: memory, count: Int(size)))
      }
    }
    let message = withUnsafeBytes(of: image.message) {
      String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
    }
    throw RasterError(reason: "the picture could not be written as PNG: \(message)")
  }

  /// The divisor of the data's size that gives the expected growth of data that cannot be compressed.
  private static let sharesOfOverhead = 8
  /// The number of bytes for everything except the image data.
  private static let minOverhead = 65_536
}
