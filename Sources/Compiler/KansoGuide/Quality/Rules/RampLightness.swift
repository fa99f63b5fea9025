import KansoDiagnostics
import KansoFormatting
import KansoTheme

extension DiagnosticDescriptor {
  package static let rampLightness = DiagnosticDescriptor(
    guideRule: "ramp-lightness",
    defaultReason:
      "people rely on the order of the numbers, so a step out of order is almost always a mistake.",
    parameters: [RampLightness.tolerance],
    summary: "A step of a ramp is lighter or darker than its place in the order allows.",
    why:
      "People choose a higher or lower step for a darker or lighter color; a step out of order surprises them, and contrasts fail.",
    fix: "Correct the lightness of the step, or swap it with its neighbor.",
    wrong: """
      colors:
        gray:
          100: "#EEEEEE"
          200: "#CCCCCC"
          300: "#DDDDDD"
          400: "#888888"
          500: "#555555"

      """,
    fixed: """
      colors:
        gray:
          100: "#EEEEEE"
          200: "#DDDDDD"
          300: "#CCCCCC"
          400: "#888888"
          500: "#555555"

      """)
}

/// Finds steps of ramps whose lightness in OKLCH is not in the order of their numbers, in each mode.
///
/// A ramp is a group with at least four opaque colors with numbers as names. In a group of numbers without an order of
/// lightness, such as the series of a chart, less than three quarters of the neighbors have the same direction.
enum RampLightness: GuideRule {
  static let descriptor = DiagnosticDescriptor.rampLightness

  static let tolerance = RuleParameter.number(
    "tolerance", 0.005, in: 0...1, "the difference of lightness that is still in order, from 0 to 1")

  private static let minStepCount = 4
  /// The minimum share of neighbors with the direction of the ramp.
  private static let minOrderedShare = 0.75

  /// A step of a ramp with its lightness in a mode.
  private struct Step {
    let token: Int
    let lightness: Double
  }

  /// A step out of order: the difference from its neighbor, and the modes in which it is.
  private struct Break {
    let neighbor: Int
    let difference: Double
    var modes: [Int]
  }

  /// Returns a warning for each step out of order. Groups in which all colors are aliases are ignored, because their
  /// targets are checked.
  static func check(_ checked: CheckedGuide) -> [Diagnostic] {
    let tokens = checked.guide.tokens
    var diagnostics: [Diagnostic] = []
    for group in checked.guide.groups {
      let numbers = group.directTokens.compactMap { index in
        Self.number(tokens[index].path.lastName).map { (number: $0, token: index) }
      }
      guard numbers.count >= minStepCount, !numbers.allSatisfy({ tokens[$0.token].isAlias }) else { continue }
      let steps = numbers.sorted { ($0.number, $0.token) < ($1.number, $1.token) }.map(\.token)
      let isModal = steps.contains { checked.modesWithValues(of: $0).count > 1 }
      var breaks: [Int: Break] = [:]
      for mode in isModal ? checked.modes : 0..<1 {
        for (token, found) in Self.breaks(in: steps, checked, mode) {
          breaks[token, default: found].modes.append(mode)
        }
      }
      for token in steps {
        guard let found = breaks[token] else { continue }
        let modes = isModal ? checked.phrase(for: found.modes) : ""
        diagnostics.append(warning(tokens[token], tokens[found.neighbor], found.difference, modes))
      }
    }
    return diagnostics
  }

  /// Returns the number that a name is; nil for any other name, and for a number of more than six digits.
  private static func number(_ name: Substring) -> Int? {
    guard name.utf8.count <= 6, name.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { return nil }
    return Int(name)
  }

  /// Returns the steps out of order in a mode, without their modes.
  private static func breaks(in tokens: [Int], _ checked: CheckedGuide, _ mode: Int) -> [(Int, Break)] {
    let steps = tokens.compactMap { token -> Step? in
      // The lightness of a transparent color depends on the background.
      guard let color = checked.color(of: token, in: mode), color.alpha == 1 else { return nil }
      return Step(token: token, lightness: color.converted(to: .oklch).first ?? 0)
    }
    guard steps.count >= minStepCount else { return [] }
    let limit = checked.number(tolerance, of: descriptor)
    let differences = zip(steps.dropFirst(), steps).map { $0.lightness - $1.lightness }
    let (up, down) = (differences.count { $0 > limit }, differences.count { $0 < -limit })
    guard up > 0, down > 0, Double(max(up, down)) >= minOrderedShare * Double(up + down) else { return [] }
    let sign = up > down ? 1.0 : -1.0
    return differences.indices.compactMap { index in
      let difference = differences[index] * sign
      guard difference < -limit else { return nil }
      // The steps around a pair show which of the two is out of order.
      let isFirst =
        index + 2 < steps.count && index > 0
        && (steps[index + 1].lightness - steps[index - 1].lightness) * sign > 0
        && (steps[index + 2].lightness - steps[index].lightness) * sign < 0
      let (culprit, neighbor) = isFirst ? (index, index + 1) : (index + 1, index)
      return (
        steps[culprit].token,
        Break(
          neighbor: steps[neighbor].token,
          difference: steps[culprit].lightness - steps[neighbor].lightness, modes: [])
      )
    }
  }

  private static func warning(
    _ token: GuideToken, _ neighbor: GuideToken, _ difference: Double, _ modes: String
  )
    -> Diagnostic
  {
    let number = (abs(difference) * 100).formatted(as: .measurement(maxFractionDigits: 1))
    let direction = difference > 0 ? "lighter" : "darker"
    return Diagnostic(
      descriptor,
      "`\(token.path)` is \(direction) than `\(neighbor.path.name)` by \(number) % of lightness\(modes), against the order of the ramp",
      at: token.nameRange, help: "Correct its lightness, or swap it with `\(neighbor.path.name)`.",
      notes: [.init("`\(neighbor.path)` is declared here", at: neighbor.nameRange)])
  }
}
