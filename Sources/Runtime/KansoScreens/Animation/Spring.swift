import KansoPOSIX

/// A damped spring with a weight that starts one distance away from its rest position. Times are in durations of the
/// animation.
struct Spring {
  /// The damping ratio, from 0.01 to 100.
  private let damping: Double
  /// The initial velocity, in distances per duration.
  private let velocity: Double
  /// The undamped angular frequency, in radians per duration.
  private let frequency: Double

  /// The distance that may remain when the spring counts as settled.
  static let tolerance = 0.001

  /// Creates a spring that has settled after a positive duration, in seconds. All quantities are relative to the
  /// duration, so that very short and very long durations are equally precise.
  ///
  /// - Parameters:
  ///   - dampingRatio: is clamped to 0.01...100; NaN counts as 1.
  ///   - velocity: the initial velocity, in distances per second, clamped to -1,000...1,000; 0 if not finite.
  init(dampingRatio: Double, velocity: Double, settlingIn duration: Double) {
    damping = dampingRatio.isNaN ? 1 : min(max(dampingRatio, 0.01), 100)
    self.velocity = velocity.isFinite ? min(max(velocity, -1_000), 1_000) * duration : 0
    frequency = Self.slowestFrequency(damping, self.velocity)
  }

  /// Returns the least frequency, in radians per duration, at which the spring has settled at time 1. It is
  /// found by bisection.
  private static func slowestFrequency(_ damping: Double, _ velocity: Double) -> Double {
    var high = 1.0
    while maxRemaining(damping, velocity, high) > tolerance, high < 1e9 { high *= 2 }
    var low = high == 1 ? 0 : high / 2
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if maxRemaining(damping, velocity, middle) > tolerance { low = middle } else { high = middle }
    }
    return high
  }

  /// Returns an upper bound of the distance that remains at time 1, independent of the phase of the oscillation.
  private static func maxRemaining(_ damping: Double, _ velocity: Double, _ frequency: Double) -> Double {
    let push = abs(damping * frequency - velocity)
    if damping > 1 {
      let (even, odd) = overdamped(damping, frequency, at: 1)
      return even + push * odd
    }
    let swing = frequency * (1 - damping * damping).squareRoot()
    return exp(-damping * frequency) * (1 + push * min(1, 1 / swing))
  }

  /// Returns the remaining fraction of the distance at a time, in durations from the start: 1 at time 0, and
  /// negative while the spring is beyond its rest position.
  func remaining(at time: Double) -> Double {
    let push = damping * frequency - velocity
    if damping > 1 {
      let (even, odd) = Self.overdamped(damping, frequency, at: time)
      return even + push * odd
    }
    let swing = frequency * (1 - damping * damping).squareRoot()
    let odd = swing > 0 ? sin(swing * time) / swing : time
    return exp(-damping * frequency * time) * (cos(swing * time) + push * odd)
  }

  /// Returns e^(−ζωt) · cosh(βt) and e^(−ζωt) · sinh(βt) / β with β = ω · √(ζ² − 1). The terms are rearranged, since
  /// cosh and sinh themselves would overflow.
  private static func overdamped(_ damping: Double, _ frequency: Double, at time: Double) -> (
    even: Double, odd: Double
  ) {
    let root = (damping * damping - 1).squareRoot()
    let beta = frequency * root
    let slow = exp(-frequency * time / (damping + root))
    let gone = -expm1(-2 * beta * time)
    return (slow * (1 - gone / 2), beta > 0 ? slow * gone / (2 * beta) : slow * time)
  }
}
