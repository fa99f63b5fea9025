import CPango
import KansoLayout

/// Pixels in memory. They are freed with their last owner.
final class PixelSurface {
  /// What a pixel holds.
  enum Content {
    /// How opaque it is, in a byte.
    case coverage
    /// A color in four bytes, times how opaque it is.
    case color

    var format: cairo_format_t { self == .color ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_A8 }
  }

  /// The surface.
  let pointer: OpaquePointer
  let width: Int
  let height: Int

  /// Pixels that are transparent.
  init(width: Int, height: Int, of content: Content = .color) throws(RasterError) {
    (self.width, self.height) = (width, height)
    pointer = cairo_image_surface_create(content.format, Int32(clamping: width), Int32(clamping: height))
    try CairoPen.check(cairo_surface_status(pointer))
  }

  deinit { cairo_surface_destroy(pointer) }

  /// How many bytes lie between the beginnings of two rows.
  var stride: Int { Int(cairo_image_surface_get_stride(pointer)) }

  /// The bytes, row by row; valid as long as the surface is.
  var bytes: UnsafeMutablePointer<UInt8> {
    get throws(RasterError) {
      guard let bytes = cairo_image_surface_get_data(pointer) else {
        throw RasterError(reason: "the pixels of the picture are not there")
      }
      return bytes
    }
  }

  /// Makes pixels whole that are in the picture in part, at its right and its lower edge: what fills the picture fills these, too.
  /// - Parameter parts: how much of them is in it, from 0 to 1.
  func fillEdges(_ parts: Size) throws(RasterError) {
    guard parts.width < 1 || parts.height < 1 else { return }
    let bytes = try bytes
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

  /// Ends what is being drawn, so that the bytes can be read.
  func flush() { cairo_surface_flush(pointer) }

  /// Says that bytes were written.
  func markChanged() { cairo_surface_mark_dirty(pointer) }
}
