/// A cubic Bézier curve from (0, 0) to (1, 1) that is a function of x.
struct CubicBezier {
  private let x1: Double
  private let y1: Double
  private let x2: Double
  private let y2: Double

  /// Creates a curve from its control points; nil if a number is not finite. The x coordinates are clamped to 0...1.
  init?(x1: Double, y1: Double, x2: Double, y2: Double) {
    guard x1.isFinite, y1.isFinite, x2.isFinite, y2.isFinite else { return nil }
    (self.x1, self.x2) = (min(max(x1, 0), 1), min(max(x2, 0), 1))
    (self.y1, self.y2) = (y1, y2)
  }

  /// Returns the y coordinate at an x, which is clamped to 0...1.
  func y(at x: Double) -> Double {
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    return Self.value(y1, y2, at: parameter(at: x))
  }

  /// The error of x at which the search for a parameter ends.
  private static let precision = 1e-12
  /// The maximum number of steps of the search.
  private static let maxSteps = 100

  /// Returns the curve parameter, from 0 to 1, at an x between 0 and 1. It is found by Newton's method; a
  /// step that would leave the known bounds is replaced by bisection, which works since x never decreases
  /// along the curve.
  private func parameter(at x: Double) -> Double {
    var (low, high, parameter) = (0.0, 1.0, x)
    for _ in 0..<Self.maxSteps {
      let error = Self.value(x1, x2, at: parameter) - x
      if abs(error) <= Self.precision { break }
      if error > 0 { high = parameter } else { low = parameter }
      let next = parameter - error / Self.slope(x1, x2, at: parameter)
      parameter = next > low && next < high ? next : (low + high) / 2
    }
    return parameter
  }

  /// Returns one coordinate of the curve at a parameter, from that coordinate of the two control points.
  private static func value(_ first: Double, _ second: Double, at parameter: Double) -> Double {
    let rest = 1 - parameter
    return 3 * rest * rest * parameter * first + 3 * rest * parameter * parameter * second
      + parameter * parameter * parameter
  }

  /// Returns the derivative of one coordinate at a parameter, from that coordinate of the two control points.
  private static func slope(_ first: Double, _ second: Double, at parameter: Double) -> Double {
    let rest = 1 - parameter
    return 3 * rest * rest * first + 6 * rest * parameter * (second - first)
      + 3 * parameter * parameter * (1 - second)
  }
}
