import CPango

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

  /// Ends what is being drawn, so that the bytes can be read.
  func flush() { cairo_surface_flush(pointer) }

  /// Says that bytes were written.
  func markChanged() { cairo_surface_mark_dirty(pointer) }
}
