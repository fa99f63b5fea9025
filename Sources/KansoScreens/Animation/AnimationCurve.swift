/// How what an animation moves gets from the start to the end.
///
/// The numbers of the named curves are those of CSS (CSS Easing Functions 1, section 2.2), which Core Animation's timing functions of the
/// same names share.
public enum AnimationCurve: Hashable, Sendable {
  /// Always equally fast.
  case linear
  /// A cubic Bézier curve from (0, 0) to (1, 1) with two points between, time on x and progress on y, as CSS's `cubic-bezier()`.
  ///
  /// An x outside of 0...1 counts as the nearer end of that; y may be anything. It is linear if one of the numbers is not finite.
  case cubicBezier(x1: Double, y1: Double, x2: Double, y2: Double)
  /// A weight on a spring, which has settled when the duration is over; as UIKit's `usingSpringWithDamping`.
  ///
  /// It swings beyond the end with a damping ratio below 1, and does not from 1 on; the ratio is from 0.01 to 100, what is beyond counts as
  /// the nearer of these, and what is not a number as 1. The velocity at the start is in whole distances a second, at most 1,000 to
  /// either side; 0 if it is not finite.
  ///
  /// What is left of the way obeys x'' + 2ζω·x' + ω²·x = 0 with x(0) = 1 and x'(0) = −velocity. Apple does not say how ω follows from the
  /// duration; here it is such that at the end no more than a thousandth can be left.
  case spring(dampingRatio: Double, initialVelocity: Double = 0)

  /// Slow at first.
  public static let easeIn = AnimationCurve.cubicBezier(x1: 0.42, y1: 0, x2: 1, y2: 1)
  /// Slow at last.
  public static let easeOut = AnimationCurve.cubicBezier(x1: 0, y1: 0, x2: 0.58, y2: 1)
  /// Slow at first and at last.
  public static let easeInOut = AnimationCurve.cubicBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)

  /// How much of the way is behind at a time, in seconds, of a duration, in seconds: 0 at the start, 1 at the end (with springs to a
  /// thousandth), and with springs and some Bézier curves less or more than that in between.
  ///
  /// Times outside of the duration count as its nearer end. A duration that is not positive or not finite is over at once.
  public func progress(at time: Double, of duration: Double) -> Double {
    guard duration > 0, duration.isFinite, !time.isNaN else { return 1 }
    let time = min(max(time, 0), duration)
    switch self {
    case .linear: return time / duration
    case .cubicBezier(let x1, let y1, let x2, let y2):
      return CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2)?.y(at: time / duration) ?? time / duration
    case .spring(let dampingRatio, let initialVelocity):
      return 1
        - Spring(dampingRatio: dampingRatio, velocity: initialVelocity, settlingIn: duration).left(
          at: time / duration)
    }
  }
}
