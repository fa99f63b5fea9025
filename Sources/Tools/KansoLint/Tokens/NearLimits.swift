/// The maximum distances at which a literal may have been meant as a token.
package struct NearLimits: Sendable, Hashable {
  /// The distance of a length, in points.
  let points: Double
  /// The distance of a length as a share of it, from 0.
  let share: Double
  /// The distance of a color, in ΔE OK.
  let color: Double

  /// - Parameters:
  ///   - points: the distance of a length, in points.
  ///   - percent: the distance of a length, in percent of it. The larger one of both counts.
  ///   - color: the distance of a color, in ΔE OK.
  package init(points: Double? = nil, percent: Double? = nil, color: Double? = nil) {
    (self.points, share, self.color) = (points ?? 2, (percent ?? 15) / 100, color ?? 0.06)
  }

  /// Returns the maximum distance from a length.
  func reach(of length: Double) -> Double { max(points, abs(length) * share) }
}
