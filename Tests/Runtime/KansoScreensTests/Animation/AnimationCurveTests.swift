import KansoScreens
import TestSupport
import Testing

struct AnimationCurveTests {
  /// The values come from 200 bisections of the curve (Python).
  static let values: [(AnimationCurve, [Double])] = [
    (.easeIn, [0.01702661, 0.093464651, 0.315356813, 0.621861869, 0.839427846]),
    (.easeOut, [0.160572154, 0.378138131, 0.684643187, 0.906535349, 0.98297339]),
    (.easeInOut, [0.019722454, 0.129161931, 0.5, 0.870838069, 0.980277546]),
    (
      .cubicBezier(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1),
      [0.094796306, 0.408510591, 0.802403388, 0.960458978, 0.994316477]
    ),
    (
      .cubicBezier(x1: 0.68, y1: -0.55, x2: 0.265, y2: 1.55),
      [-0.066291477, -0.082807109, 0.606679897, 1.089165775, 1.062373195]
    ),
  ]

  @Test(arguments: values) func bezierCurvesHaveTheirValues(curve: AnimationCurve, values: [Double]) {
    for (time, value) in zip([0.1, 0.25, 0.5, 0.75, 0.9], values) {
      #expect(abs(curve.progress(at: time * 3, of: 3) - value) < 1e-8)
    }
  }

  @Test func theCurveOfATokenIsABezierCurve() {
    #expect(AnimationCurve(CubicBezier(0.42, 0, 1, 1)) == .easeIn)
    #expect(AnimationCurve(CubicBezier(0.2, -1, 0, 2)) == .cubicBezier(x1: 0.2, y1: -1, x2: 0, y2: 2))
  }

  @Test func theSpringOfATokenHasItsDampingRatio() {
    let curve = AnimationCurve(Spring(mass: 1, stiffness: 100, damping: 10))
    #expect(curve == .spring(dampingRatio: 0.5))
    #expect(AnimationCurve(Spring(duration: 3, bounce: 0.25)) != curve)
  }

  @Test func timesOutsideOfTheDurationAreItsEnds() {
    for curve in [AnimationCurve.linear, .easeIn, .easeOut, .easeInOut, .spring(dampingRatio: 0.5)] {
      #expect(curve.progress(at: -1, of: 2) == 0)
      #expect(abs(curve.progress(at: 3, of: 2) - 1) <= 0.001)
    }
  }

  @Test(arguments: [0, -1, .nan, .infinity]) func durationsThatAreNoneAreOverAtOnce(duration: Double) {
    #expect(AnimationCurve.easeIn.progress(at: 0, of: duration) == 1)
  }

  @Test func pointsOutsideOfTheTimeCountAsItsEnds() {
    let beyond = AnimationCurve.cubicBezier(x1: -3, y1: 0.2, x2: 7, y2: 0.9)
    let within = AnimationCurve.cubicBezier(x1: 0, y1: 0.2, x2: 1, y2: 0.9)
    #expect(beyond.progress(at: 0.3, of: 1) == within.progress(at: 0.3, of: 1))
  }

  @Test func curvesWithNumbersThatAreNotFiniteAreLinear() {
    #expect(AnimationCurve.cubicBezier(x1: .nan, y1: 0, x2: 1, y2: 1).progress(at: 0.3, of: 1) == 0.3)
    #expect(AnimationCurve.cubicBezier(x1: 0, y1: .infinity, x2: 1, y2: 1).progress(at: 0.3, of: 1) == 0.3)
  }

  @Test func curvesWhosePointsAreWithinTheUnitSquareNeverGoBack() {
    var generator = SeededGenerator.announced(for: #function)
    for _ in 0..<300 {
      func random() -> Double { .random(in: 0...1, using: &generator) }
      let curve = AnimationCurve.cubicBezier(x1: random(), y1: random(), x2: random(), y2: random())
      let values = (0...100).map { curve.progress(at: Double($0) / 100, of: 1) }
      #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 + 1e-9 }, "\(curve)")
    }
  }

  @Test func aVerticalCurveIsFoundInItsMiddle() {
    let curve = AnimationCurve.cubicBezier(x1: 1, y1: 0, x2: 0, y2: 1)
    #expect(abs(curve.progress(at: 0.5, of: 1) - 0.5) < 1e-3)
    #expect(abs(curve.progress(at: 0.1, of: 1) - 0.003761675) < 1e-8)
  }
}
