import CPango
import KansoDrawing

/// Pixels in memory, which are freed with their last owner.
final class PixelSurface {
  /// The content of a pixel.
  enum Content {
    /// The opacity, in one byte.
    case coverage
    /// A color in four bytes, premultiplied by its opacity.
    case color

    /// The pixel format of Cairo.
    var format: cairo_format_t { self == .color ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_A8 }
  }

  /// The surface of Cairo.
  let pointer: OpaquePointer
  let width: Int
  let height: Int

  /// A surface of transparent pixels.
  ///
  /// - Throws: `RasterError` if there is not enough memory, or if a side is too long for Cairo.
  init(width: Int, height: Int, of content: Content = .color) throws(RasterError) {
    (self.width, self.height) = (width, height)
    pointer = cairo_image_surface_create(content.format, Int32(clamping: width), Int32(clamping: height))
    try CairoPen.check(cairo_surface_status(pointer))
  }

  deinit { cairo_surface_destroy(pointer) }

  /// The number of bytes from the start of one row to the start of the next.
  var stride: Int { Int(cairo_image_surface_get_stride(pointer)) }

  /// The bytes, row by row; valid during the lifetime of the surface. Throws if Cairo has no memory for the
  /// surface.
  var bytes: UnsafeMutablePointer<UInt8> {
    get throws(RasterError) {
      guard let bytes = cairo_image_surface_get_data(pointer) else {
        throw RasterError(reason: "the pixels of the picture are not there")
      }
      return bytes
    }
  }

  /// Restores the full opacity of pixels at the right and the lower edge that the picture covers only in
  /// part, for surfaces with colors. Transparent pixels stay transparent. Without this, a background that
  /// fills the picture would be transparent there.
  ///
  /// - Parameter parts: the covered fractions of these pixels, from 0 to 1.
  func fillEdges(_ parts: Size) throws(RasterError) {
    guard parts.width < 1 || parts.height < 1 else { return }
    let bytes = try bytes
    /// Divides all channels of a pixel by the fraction that the picture covers, until its opacity is full.
    func fill(_ x: Int, _ y: Int, _ part: Double) {
      let pixel = bytes + y * stride + 4 * x
      let opacity = Double(pixel[3])
      guard opacity > 0, part > 0 else { return }
      let factor = min(1 / part, 255 / opacity)
      for channel in 0..<4 { pixel[channel] = UInt8(min((Double(pixel[channel]) * factor).rounded(), 255)) }
    }
    if parts.width < 1 { for y in 0..<height { fill(width - 1, y, parts.width) } }
    if parts.height < 1 { for x in 0..<width { fill(x, height - 1, parts.height) } }
    markChanged()
  }

  /// Completes pending drawing, so that the bytes can be read or written.
  func flush() { cairo_surface_flush(pointer) }

  /// Notifies Cairo that bytes were written. Must be called before Cairo uses the surface again.
  func markChanged() { cairo_surface_mark_dirty(pointer) }
}
