import KansoPOSIX

/// A damped spring that moves an animated value to its end, with the quantities of Apple's frameworks
/// (`CASpringAnimation`, SwiftUI's `Spring`). It needs no duration: it ends when the spring has come to rest.
public struct Spring: Hashable, Sendable {
  /// The mass at the end of the spring, above 0.
  public let mass: Double
  /// The stiffness, above 0.
  public let stiffness: Double
  /// The damping coefficient, at least 0. A spring without damping never comes to rest.
  public let damping: Double

  /// Creates a spring.
  public init(mass: Double, stiffness: Double, damping: Double) {
    (self.mass, self.stiffness, self.damping) = (mass, stiffness, damping)
  }

  /// Creates a spring of mass 1 from the parameters of SwiftUI's `Spring(duration:bounce:)`, with six decimals.
  /// - Parameters:
  ///   - duration: the perceived duration in seconds, above 0: that of one oscillation without damping.
  ///   - bounce: 0 for critical damping, up to 1 for no damping; down to -1, without it, for a flatter curve.
  public init(duration: Double, bounce: Double) {
    let ratio = bounce < 0 ? 1 / (1 + bounce) : 1 - bounce
    let frequency = 2 * Double.pi / duration
    self.init(
      mass: 1, stiffness: (frequency * frequency).roundedToSixDecimals,
      damping: (2 * ratio * frequency).roundedToSixDecimals)
  }

  /// The damping relative to critical damping. A spring with a ratio below 1 overshoots its end.
  public var dampingRatio: Double { damping / (2 * (mass * stiffness).squareRoot()) }

  /// The first overshoot beyond the end, relative to the whole distance; 0 for a damping ratio of at least 1.
  var overshoot: Double {
    let ratio = dampingRatio
    return ratio < 1 ? exp(-Double.pi * ratio / (1 - ratio * ratio).squareRoot()) : 0
  }

  /// An easing curve for programs without springs: it begins as fast, and goes beyond the end as far as the spring.
  /// It has six decimals.
  public var curve: CubicBezier {
    // With the second control point at 1, the curve is highest at t = y / (3y − 2) for the first one's y.
    let wanted = 1 + overshoot
    var (low, high) = (1.0, 8.0)
    for _ in 0..<60 {
      let y = (low + high) / 2
      let t = y / (3 * y - 2)
      let height = 3 * y * t * (1 - t) * (1 - t) + 3 * t * t * (1 - t) + t * t * t
      if height < wanted { low = y } else { high = y }
    }
    return CubicBezier(0.2, low.roundedToSixDecimals, 0.4, 1)
  }
}

extension Double {
  /// The number with six decimals, since the last bits of a system's mathematics differ.
  fileprivate var roundedToSixDecimals: Double { (self * 1e6).rounded() / 1e6 }
}
