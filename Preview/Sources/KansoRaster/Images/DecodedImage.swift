import CPango
import KansoDrawing

/// A decoded image.
struct DecodedImage {
  /// The maximum number of pixels. Images with more are not drawn: their pixels would need more than 256 MB, even if
  /// the file is small.
  static let maxPixelCount = 64_000_000

  let surface: PixelSurface
  /// The transform from the stored pixels to the displayed image, in the unit square.
  let orientation: AffineTransform

  /// Returns true if an image with these dimensions, in pixels, is within the limits: at most 32,767 on a
  /// side and 64 million in all.
  static func canHold(width: Int, height: Int) -> Bool {
    (1...PixelSize.maxSide).contains(width) && (1...PixelSize.maxSide).contains(height)
      && width * height <= maxPixelCount
  }

  /// Attaches a copy of the JPEG file to the surface, so that a PDF embeds it unchanged. Does nothing if
  /// memory is short.
  func attach(jpeg: [UInt8]) {
    let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: jpeg.count)
    _ = copy.initialize(from: jpeg)
    let status = cairo_surface_set_mime_data(
      surface.pointer, "image/jpeg", copy.baseAddress, UInt(copy.count), { $0?.deallocate() },
      copy.baseAddress)
    if status != CAIRO_STATUS_SUCCESS { copy.deallocate() }
  }
}
