import CPango
import KansoLayout

/// An image as pixels.
struct DecodedImage {
  /// Images of more pixels are not drawn: the pixels take 256 MB then, however small the file is.
  static let mostPixels = 64_000_000

  let surface: PixelSurface
  /// Where its pixels are shown, in parts of its size.
  let orientation: AffineTransform

  /// Whether an image of so many pixels is decoded.
  static func canHold(_ width: Int, _ height: Int) -> Bool {
    (1...PixelSize.longestSide).contains(width) && (1...PixelSize.longestSide).contains(height)
      && width * height <= mostPixels
  }

  /// Puts the JPEG beside the pixels, so that a PDF has it as it is.
  func keep(jpeg: [UInt8]) {
    let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: jpeg.count)
    _ = copy.initialize(from: jpeg)
    let status = cairo_surface_set_mime_data(
      surface.pointer, "image/jpeg", copy.baseAddress, UInt(copy.count), { $0?.deallocate() },
      copy.baseAddress)
    if status != CAIRO_STATUS_SUCCESS { copy.deallocate() }
  }
}
