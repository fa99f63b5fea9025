/// A grid of pixels, to which layout rounds edges.
///
/// Edges are rounded and subtracted as whole pixels, and only then divided by the scale. A difference of edges in points
/// would not be exact at 3 pixels per point.
struct PixelGrid {
  /// The number of pixels per point; 0 for no rounding, where a pixel counts as a point.
  let scale: Double

  /// Returns an edge in points as whole pixels, rounded as in `Double.rounded(toScale:)`.
  func pixels(roundedFrom points: Double) -> Double {
    scale > 0 ? points.roundedToPixels(scale) : points
  }

  /// Returns a position or length in points as pixels, without rounding.
  func pixels(_ points: Double) -> Double { scale > 0 ? points * scale : points }

  /// Returns a number of pixels in points.
  func points(_ pixels: Double) -> Double { scale > 0 ? pixels / scale : pixels }
}

extension Double {
  /// Returns the value rounded half up to a grid of `1 / scale` points, as Apple's engine rounds edges:
  /// floor(x · s + ½ + 1e-6) / s.
  ///
  /// A value up to 1e-6 grid steps below a midpoint counts as the midpoint. Otherwise floating-point errors
  /// would round equal geometry differently in different places.
  func rounded(toScale scale: Double) -> Double { roundedToPixels(scale) / scale }

  /// Returns the value in points as whole pixels, rounded as in `rounded(toScale:)`.
  fileprivate func roundedToPixels(_ scale: Double) -> Double { (self * scale + 0.5 + 1e-6).rounded(.down) }

  /// Returns the value rounded up to a grid of `1 / scale` points. A value up to 1e-6 grid steps above a grid point
  /// counts as that grid point, because the difference is a floating-point error.
  func roundedUp(toScale scale: Double) -> Double { (self * scale - 1e-6).rounded(.up) / scale }
}
