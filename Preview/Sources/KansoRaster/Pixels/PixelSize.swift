import KansoDrawing

/// The size of a picture in pixels, which is within the limits of drawing.
struct PixelSize: Equatable {
  let width: Int
  let height: Int
  /// The fractions of the rightmost pixels and of the lowest pixels that the picture covers, above 0 and up to 1.
  let parts: Size

  /// The allowed scales, in pixels per point.
  static let scales: ClosedRange<Double> = 1...3
  /// The maximum width and height in pixels: Cairo counts the pixels of a side in 15 bits.
  static let maxSide = 32_767
  /// The maximum number of pixels: 800 MB with four bytes per pixel.
  static let maxPixelCount = 200_000_000
  /// The tolerance for rounding errors, in pixels: a smaller excess over a whole number adds no pixel.
  private static let precision = 1e-6

  /// The number of pixels for a size in points, rounded up.
  ///
  /// - Parameter scale: the number of pixels per point, in `scales`.
  /// - Throws: `RasterError` if the scale or the size is outside of the limits.
  init(of size: Size, scale: Double) throws(RasterError) {
    guard Self.scales.contains(scale) else {
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
    let (width, height) = (Self.wholePixels(size.width * scale), Self.wholePixels(size.height * scale))
    let maxLength = Double(Self.maxSide)
    guard width <= maxLength, height <= maxLength, width * height <= Double(Self.maxPixelCount) else {
      throw RasterError(
        reason: """
          the picture would have \(Self.formatted(width)) by \(Self.formatted(height)) pixels, but it can have \
          \(Self.maxSide) on a side and \(Self.maxPixelCount) in all; \(Self.advice(for: size))
          """)
    }
    (self.width, self.height) = (Int(width), Int(height))
    parts = Size(
      width: Self.lastPart(size.width * scale, width), height: Self.lastPart(size.height * scale, height))
  }

  /// Returns the largest scale at which a picture is within the limits, rounded down to hundredths; 0 for a
  /// picture without extent. The result may be outside of `scales`.
  static func maxScale(of size: Size) -> Double {
    guard size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0 else { return 0 }
    // One more point on each side covers the pixel that rounding up may add.
    let (width, height) = (size.width + 1, size.height + 1)
    let scale = min(
      Double(maxSide) / max(width, height), (Double(maxPixelCount) / (width * height)).squareRoot())
    return (scale * hundredths).rounded(.down) / hundredths
  }

  /// The reciprocal of the precision of `maxScale`.
  private static let hundredths = 100.0

  /// Returns a solution for a picture that is too large, as a part of the error message: a smaller scale, or
  /// else PDF or several pictures.
  private static func advice(for size: Size) -> String {
    let scale = maxScale(of: size)
    if scale >= Self.scales.lowerBound { return "take a scale of \(scale) or less" }
    return PageLimits.hasPages(for: size) ? "take PDF, or part the picture" : "part the picture"
  }

  /// Returns the number of whole pixels for a length in pixels: rounded up, at least 1.
  private static func wholePixels(_ length: Double) -> Double { max((length - precision).rounded(.up), 1) }

  /// Returns the fraction of the last pixel that a length covers, up to 1. Both arguments are in pixels, the
  /// second one as a whole number.
  private static func lastPart(_ length: Double, _ pixels: Double) -> Double { min(length - (pixels - 1), 1) }

  /// Returns the number without a fraction; in Swift's notation if it is too large for an integer.
  private static func formatted(_ pixels: Double) -> String {
    Int(exactly: pixels).map(String.init) ?? "\(pixels)"
  }
}
