extension Double {
  /// Returns the value rounded half up to a grid of `1 / scale` points, as Apple's engine rounds edges:
  /// floor(x · s + ½ + 1e-6) / s.
  ///
  /// A value up to 1e-6 grid steps below a midpoint counts as the midpoint. Otherwise floating-point errors
  /// would round equal geometry differently in different places.
  func rounded(toScale scale: Double) -> Double { (self * scale + 0.5 + 1e-6).rounded(.down) / scale }

  /// Returns the value rounded up to a grid of `1 / scale` points. A value up to 1e-6 grid steps above a grid point
  /// counts as that grid point, because the difference is a floating-point error.
  func roundedUp(toScale scale: Double) -> Double { (self * scale - 1e-6).rounded(.up) / scale }
}
