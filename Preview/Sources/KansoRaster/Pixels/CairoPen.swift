import CPango

/// A Cairo context, which draws on a surface. It is destroyed when its last owner releases it.
final class CairoPen {
  let pointer: OpaquePointer

  /// A context for a surface, which the context retains.
  init(_ surface: OpaquePointer) { pointer = cairo_create(surface) }

  deinit { cairo_destroy(pointer) }

  /// Throws if a drawing command of this context has failed. Cairo ignores all commands after the first
  /// failure.
  func check() throws(RasterError) { try Self.check(cairo_status(pointer)) }

  /// Throws unless the status is success.
  static func check(_ status: cairo_status_t) throws(RasterError) {
    switch status {
    case CAIRO_STATUS_SUCCESS: return
    case CAIRO_STATUS_NO_MEMORY:
      throw RasterError(
        reason: "there is not enough memory for the picture; take a smaller scale, or a smaller picture")
    default:
      let message = cairo_status_to_string(status).map { String(cString: $0) } ?? "an unknown error"
      throw RasterError(reason: "the picture could not be drawn: \(message)")
    }
  }
}
