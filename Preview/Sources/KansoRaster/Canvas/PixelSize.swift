import KansoLayout

/// The size of a picture in pixels, which is within the limits of drawing.
struct PixelSize: Equatable {
  let width: Int
  let height: Int
  /// The fractions of the rightmost pixels and of the lowest pixels that the picture covers, above 0 and up to 1.
  let parts: Size

  /// The maximum width and height in pixels: Cairo counts the pixels of a side in 15 bits.
  static let longestSide = 32_767
  /// The maximum number of pixels: 800 MB with four bytes per pixel.
  static let mostPixels = 200_000_000
  /// The tolerance for rounding errors, in pixels: a smaller excess over a whole number adds no pixel.
  private static let precision = 1e-6

  /// The number of pixels for a size in points, rounded up.
  ///
  /// - Parameter scale: the number of pixels per point, in `Rasterizer.scales`.
  /// - Throws: `RasterError` if the scale or the size is outside of the limits.
  init(of size: Size, scale: Double) throws(RasterError) {
    guard Rasterizer.scales.contains(scale) else {
      throw RasterError(
        reason:
          "the scale is \(scale) pixels a point, but pictures are drawn at 1 to 3; take a scale in that range"
      )
    }
    guard size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0 else {
      throw RasterError(
        reason: """
          the picture is \(size.width) by \(size.height) points, and nothing can be drawn in that; \
          give it a width and a height that are more than 0
          """)
    }
    let (width, height) = (Self.pixels(size.width * scale), Self.pixels(size.height * scale))
    let longest = Double(Self.longestSide)
    guard width <= longest, height <= longest, width * height <= Double(Self.mostPixels) else {
      throw RasterError(
        reason: """
          the picture would have \(Self.text(width)) by \(Self.text(height)) pixels, but it can have \(Self.longestSide) on a side \
          and \(Self.mostPixels) in all; \(Self.advice(for: size))
          """)
    }
    (self.width, self.height) = (Int(width), Int(height))
    parts = Size(
      width: Self.lastPart(size.width * scale, width), height: Self.lastPart(size.height * scale, height))
  }

  /// Returns the largest scale at which a picture is within the limits, rounded down to hundredths; 0 for a picture
  /// without extent.
  static func largestScale(of size: Size) -> Double {
    guard size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0 else { return 0 }
    // One more point on each side covers the pixel that rounding up may add.
    let (width, height) = (size.width + 1, size.height + 1)
    let scale = min(
      Double(longestSide) / max(width, height), (Double(mostPixels) / (width * height)).squareRoot())
    return (scale * hundredths).rounded(.down) / hundredths
  }

  private static let hundredths = 100.0

  /// Returns a solution for a picture that is too large, as a part of the error message.
  private static func advice(for size: Size) -> String {
    let scale = largestScale(of: size)
    if scale >= Rasterizer.scales.lowerBound { return "take a scale of \(scale) or less" }
    return PDFFile.hasPages(for: size) ? "take PDF, or part the picture" : "part the picture"
  }

  private static func pixels(_ length: Double) -> Double { max((length - precision).rounded(.up), 1) }

  /// Returns the fraction of the last pixel that a length covers.
  private static func lastPart(_ length: Double, _ pixels: Double) -> Double { min(length - (pixels - 1), 1) }

  private static func text(_ pixels: Double) -> String {
    Int(exactly: pixels).map(String.init) ?? "\(pixels)"
  }
}
