import CPango

/// What draws on a surface. It lives as long as somebody holds it.
final class CairoPen {
  let pointer: OpaquePointer

  /// A pen for a surface, which it keeps alive.
  init(_ surface: OpaquePointer) { pointer = cairo_create(surface) }

  deinit { cairo_destroy(pointer) }

  /// Throws if something could not be drawn: nothing is drawn after that.
  func check() throws(RasterError) { try Self.check(cairo_status(pointer)) }

  /// Throws unless all went well.
  static func check(_ status: cairo_status_t) throws(RasterError) {
    switch status {
    case CAIRO_STATUS_SUCCESS: return
    case CAIRO_STATUS_NO_MEMORY:
      throw RasterError(
        reason: "there is not enough memory for the picture; take a smaller scale, or a smaller picture")
    default:
      let said = cairo_status_to_string(status).map { String(cString: $0) } ?? "an unknown error"
      throw RasterError(reason: "the picture could not be drawn: \(said)")
    }
  }
}
