import KansoScreens
import TestSupport
import Testing

struct SpringTests {
  private func values(_ curve: AnimationCurve, of duration: Double) -> [Double] {
    (0...1_000).map { curve.progress(at: duration * Double($0) / 1_000, of: duration) }
  }

  @Test(arguments: [0.05, 0.3, 0.7, 0.99, 1, 1.000001, 1.5, 20]) func springsHaveSettledAtTheEnd(
    damping: Double
  ) {
    for velocity in [-30, 0, 2, 30.0] {
      for duration in [0.01, 0.5, 40] {
        let curve = AnimationCurve.spring(dampingRatio: damping, initialVelocity: velocity)
        #expect(abs(curve.progress(at: duration, of: duration) - 1) <= 0.001 + 1e-9)
        #expect(curve.progress(at: 0, of: duration) == 0)
      }
    }
  }

  @Test func weaklyDampedSpringsSwingBeyondTheEnd() {
    #expect(values(.spring(dampingRatio: 0.4), of: 1).max()! > 1.2)
  }

  /// The first overshoot of a spring that starts at rest is e^(−πζ / √(1 − ζ²)).
  @Test(arguments: [(0.2, 0.526621), (0.5, 0.163034), (0.7, 0.045988)])
  func theFirstSwingIsAsFarAsMechanicsHasIt(damping: Double, overshoot: Double) {
    #expect(abs(values(.spring(dampingRatio: damping), of: 1).max()! - 1 - overshoot) < 1e-3)
  }

  @Test(arguments: [1, 1.2, 5]) func springsWithFullDampingNeverGoBack(damping: Double) {
    let values = values(.spring(dampingRatio: damping), of: 2)
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(values.max()! <= 1)
  }

  @Test func theVelocityIsInDistancesASecond() {
    let curve = AnimationCurve.spring(dampingRatio: 0.8, initialVelocity: 4)
    #expect(abs(curve.progress(at: 1e-6, of: 2) / 1e-6 - 4) < 1e-3)
  }

  @Test func dampingChangesTheMotionWithoutASteppingPoint() {
    let below = AnimationCurve.spring(dampingRatio: 1 - 1e-9, initialVelocity: 1)
    let above = AnimationCurve.spring(dampingRatio: 1 + 1e-9, initialVelocity: 1)
    for time in [0.1, 0.4, 0.8] {
      #expect(abs(below.progress(at: time, of: 1) - above.progress(at: time, of: 1)) < 1e-6)
    }
  }

  @Test func numbersWithoutMeaningGiveMotionsNevertheless() {
    for number in [Double.nan, .infinity, -.infinity, 0, -1, 1e300] {
      let curve = AnimationCurve.spring(dampingRatio: number, initialVelocity: number)
      for duration in [1e-300, 1, 1e300] {
        let values = values(curve, of: duration)
        #expect(values.allSatisfy { $0.isFinite }, "\(number) \(duration)")
      }
    }
  }
}
