import KansoThemeComparison
import KansoThemeEncoding
import TestSupport
import Testing

@testable import KansoTheme

struct SpringTests {
  /// The frequency is that of one oscillation in the duration, and the damping ratio is 1 without a bounce.
  @Test(arguments: [
    (0.5, 0, 157.91367, 25.132741), (0.5, 0.3, 157.91367, 17.592919), (1, -0.5, 39.478418, 25.132741),
  ])
  func durationAndBounceGiveStiffnessAndDamping(
    _ duration: Double, _ bounce: Double, _ stiffness: Double, _ damping: Double
  ) {
    let spring = Spring(duration: duration, bounce: bounce)
    #expect(spring.mass == 1)
    #expect(abs(spring.stiffness - stiffness) < 1e-5 && abs(spring.damping - damping) < 1e-5)
  }

  /// Moves springs in small steps by their equation of motion, and compares the highest point.
  @Test func theOvershootIsThatOfTheMotion() {
    var random = SeededGenerator.announced(for: "springs")
    for _ in 0..<50 {
      let spring = Spring(
        mass: .random(in: 0.5...3, using: &random), stiffness: .random(in: 20...400, using: &random),
        damping: .random(in: 1...60, using: &random))
      var (position, velocity, highest) = (0.0, 0.0, 0.0)
      let step = 1e-4
      for _ in 0..<40_000 {
        velocity += step * (spring.stiffness * (1 - position) - spring.damping * velocity) / spring.mass
        position += step * velocity
        highest = max(highest, position)
      }
      #expect(abs(max(highest - 1, 0) - spring.overshoot) < 0.01, "\(spring)")
    }
  }

  @Test(arguments: [0, 0.2, 0.5, 0.9])
  func theCurveGoesAsFarAsTheSpring(_ bounce: Double) {
    let spring = Spring(duration: 0.5, bounce: bounce)
    let curve = spring.curve
    #expect((0...1).contains(curve.x1) && (0...1).contains(curve.x2) && curve.y2 == 1)
    let highest = (0...10_000).map { index in
      let t = Double(index) / 10_000
      return 3 * curve.y1 * t * (1 - t) * (1 - t) + 3 * curve.y2 * t * t * (1 - t) + t * t * t
    }.max()
    #expect(abs((highest ?? 0) - 1 - spring.overshoot) < 1e-4)
  }
}

/// Springs as the values of tokens: in theme.json, in fingerprints and in comparisons.
struct SpringTokenTests {
  private let spring = Spring(mass: 2, stiffness: 200, damping: 15)

  /// The theme.json of a guide with only the spring.
  private var json: String {
    let theme = Theme(
      sections: [TokenGroup(path: "easings", members: [.token(0)])],
      tokens: [ThemeToken(path: "easings.bouncy", value: .spring(spring))])
    return String(decoding: theme.encoded(), as: UTF8.self)
  }

  @Test func otherToolsReadACurve() throws {
    let json = json
    #expect(json.contains("\"$type\": \"cubicBezier\""))
    #expect(json.contains("\"$value\": [0.2, 2.080817, 0.4, 1]"))
    #expect(json.contains("\"spring\": {\"mass\": 2, \"stiffness\": 200, \"damping\": 15}"))
    let theme = try Theme(json: Array(json.utf8))
    #expect(theme["easings.bouncy"]?.value == .spring(spring))
    let values = String(decoding: theme.encodedValues(), as: UTF8.self)
    #expect(values.contains("\"easings.bouncy\": [0.2, 2.080817, 0.4, 1]"))
  }

  @Test(arguments: ["\"damping\": 0", "\"damping\": -1", "\"damping\": \"a\"", "\"other\": 1"])
  func aSpringOfAThemeRests(_ replacement: String) {
    let json = json
    let changed = json.replacing("\"damping\": 15", with: replacement)
    #expect(changed != json)
    // Another error, of the fingerprint, would come after it.
    let error = #expect(throws: (any Error).self) { try Theme(json: Array(changed.utf8)) }
    #expect(error.map { "\($0)".contains("damping") } == true, "\(String(describing: error))")
  }

  @Test func aSpringIsNotItsCurve() {
    let theme = Theme.with(["easings.bouncy": .spring(spring)])
    let curve = Theme.with(["easings.bouncy": .cubicBezier(spring.curve)])
    #expect(theme.fingerprint != curve.fingerprint)
    let other = Theme.with(["easings.bouncy": .spring(Spring(mass: 2, stiffness: 200, damping: 16))])
    #expect(theme.fingerprint != other.fingerprint)
    #expect(
      ThemeComparison(from: curve, to: theme).differences.map(\.description) == [
        "easings.bouncy: was cubicBezier, is spring"
      ])
    #expect(
      ThemeComparison(from: theme, to: other).differences.map(\.description) == [
        "easings.bouncy: damping 15 → damping 16"
      ])
  }

  /// Curves and springs of one section are two kinds, each with its list.
  @Test func sourcesAreComparedWithATheme() {
    let theme = Theme.with(["easings.bouncy": .spring(spring), "easings.move": .cubicBezier(spring.curve)])
    let curves = [Token("easings.move", spring.curve)]
    #expect(ThemeComparison(of: theme, easings: curves).isEmpty)
    #expect(ThemeComparison(of: theme, easings: curves, springs: [Token("easings.bouncy", spring)]).isEmpty)
    let firm = Token("easings.bouncy", Spring(duration: 1, bounce: 0))
    #expect(ThemeComparison(of: theme, easings: curves, springs: [firm]).differences.count == 1)
    #expect(firm.resolved(of: theme) == spring)
    #expect(Token("easings.bouncy", spring.curve).resolved(of: theme) == spring.curve)
  }
}
