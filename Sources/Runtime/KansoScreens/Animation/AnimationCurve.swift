import KansoTheme

/// The timing curve of an animation: a mapping from time to progress.
///
/// The named curves have the numbers of CSS (CSS Easing Functions 1, section 2.2). Core Animation's timing functions of
/// the same names use the same numbers.
public enum AnimationCurve: Hashable, Sendable {
  /// A constant speed.
  case linear
  /// A cubic Bézier curve from (0, 0) to (1, 1) with two control points, time on x and progress on y, as in CSS's
  /// `cubic-bezier()`.
  ///
  /// The x coordinates are clamped to 0...1; the y coordinates have no limits. The curve is linear if one of the
  /// numbers is not finite.
  case cubicBezier(x1: Double, y1: Double, x2: Double, y2: Double)
  /// A damped spring that has settled when the duration is over, as UIKit's `usingSpringWithDamping`.
  ///
  /// The spring overshoots if the damping ratio is below 1. The ratio is clamped to 0.01...100; NaN counts as 1. The
  /// initial velocity is in total distances per second and clamped to -1,000...1,000; it is 0 if it is not finite.
  ///
  /// The remaining distance x obeys x'' + 2ζω·x' + ω²·x = 0 with x(0) = 1 and x'(0) = −velocity. Apple does not
  /// document how ω follows from the duration. Here ω is chosen such that at most a thousandth of the distance can
  /// remain at the end.
  case spring(dampingRatio: Double, initialVelocity: Double = 0)

  /// Creates the Bézier curve of a token, such as `Easings.standard` in portable Swift.
  public init(_ curve: KansoTheme.CubicBezier) {
    self = .cubicBezier(x1: curve.x1, y1: curve.y1, x2: curve.x2, y2: curve.y2)
  }

  /// Creates the spring of a token, such as `Easings.bouncy` in portable Swift: one with its damping ratio, which has
  /// settled when the duration of the animation is over. The spring's own frequency is not used.
  public init(_ spring: KansoTheme.Spring) {
    self = .spring(dampingRatio: spring.dampingRatio)
  }

  /// A curve that starts slowly.
  public static let easeIn = AnimationCurve.cubicBezier(x1: 0.42, y1: 0, x2: 1, y2: 1)
  /// A curve that ends slowly.
  public static let easeOut = AnimationCurve.cubicBezier(x1: 0, y1: 0, x2: 0.58, y2: 1)
  /// A curve that starts and ends slowly.
  public static let easeInOut = AnimationCurve.cubicBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)

  /// Returns the progress at a time, in seconds, of a duration, in seconds: 0 at the start and 1 at the end. The end of
  /// a spring is exact to a thousandth. Springs and some Bézier curves leave 0...1 in between.
  ///
  /// The time is clamped to 0...duration. The progress is 1 for a duration that is not positive or not
  /// finite, and for a time that is NaN.
  public func progress(at time: Double, of duration: Double) -> Double {
    guard duration > 0, duration.isFinite, !time.isNaN else { return 1 }
    let time = min(max(time, 0), duration)
    switch self {
    case .linear: return time / duration
    case .cubicBezier(let x1, let y1, let x2, let y2):
      return CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2)?.y(at: time / duration) ?? time / duration
    case .spring(let dampingRatio, let initialVelocity):
      return 1
        - Spring(dampingRatio: dampingRatio, velocity: initialVelocity, settlingIn: duration).remaining(
          at: time / duration)
    }
  }
}
