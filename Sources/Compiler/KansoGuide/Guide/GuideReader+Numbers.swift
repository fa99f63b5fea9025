import KansoDiagnostics
import KansoTheme
import KansoYAML

// Reading of single numbers, opacities and durations. `readCalculable` reads expressions of them.
extension GuideReader {
  /// Reads a number without a unit, or a reference. Reports a number in another notation or out of range, and
  /// returns `.invalid`.
  mutating func readNumber(_ scalar: YAMLScalar, _ range: TextRange) -> Expression {
    let text = scalar.text
    switch NumberLiteral(text) {
    case .number(let value, hasUnit: false):
      guard NumberRange.ofNumbers.numbers.contains(value) else {
        reportOutOfRange("a number", text: text, allowed: NumberRange.ofNumbers.description, at: range)
        return .invalid
      }
      return .literal(.number(value))
    case .number, .otherUnit: return reportUnit(text, range)
    case .refused(let descriptor, let message, let help):
      report(descriptor, message, range, help: help)
      return .invalid
    case .text: return readReference(text, .numbers, range)
    }
  }

  /// Reports a number with a unit. Always returns `.invalid`.
  private mutating func reportUnit(_ text: String, _ range: TextRange) -> Expression {
    report(
      .invalidNumber, "`\(text)` has a unit, and a number has none", range,
      help: "Write only the number, or move the token to a section of lengths, durations or opacities.")
    return .invalid
  }

  /// Reads a percentage, a number from 0 to 1, or a reference. Reports a number in another notation or out of range,
  /// and returns `.invalid`.
  mutating func readOpacity(_ scalar: YAMLScalar, _ range: TextRange) -> Expression {
    let text = scalar.text
    if AlphaLiteral.percentage(text) == nil {
      switch NumberLiteral(text) {
      case .text: return readReference(text, .opacities, range)
      case .otherUnit:
        report(
          .invalidNumber, "`\(text)` is not an opacity", range, help: Section.opacities.rules.helpOnValue)
        return .invalid
      case .refused(let descriptor, let message, let help):
        report(descriptor, message, range, help: help)
        return .invalid
      case .number: break
      }
    }
    switch AlphaLiteral(text) {
    case .alpha(let opacity): return .literal(.number(opacity))
    case .outOfRange(let number, let isPercentage):
      reportAlphaOutOfRange("an opacity", text, isPercentage ? nil : number, at: range)
    case .refused(let descriptor):
      report(
        descriptor, "`\(text)` is not an opacity", range, help: Section.opacities.rules.helpOnValue)
    }
    return .invalid
  }

  /// Reads a duration with its unit, or a reference. Reports a number without a unit, in another notation or out of
  /// range, and returns `.invalid`.
  mutating func readDuration(_ scalar: YAMLScalar, _ range: TextRange) -> Expression {
    let text = scalar.text
    switch DurationLiteral(text) {
    case .duration(let duration):
      guard NumberRange.ofSeconds.numbers.contains(duration.inSeconds) else {
        reportOutOfRange(
          "a duration", text: text,
          allowed: duration.value < 0 ? "at least `0ms`" : NumberRange.ofSeconds.description, at: range)
        return .invalid
      }
      return .literal(.duration(duration))
    case .refused(let descriptor, let message, let help, let replacement):
      report(descriptor, message, range, help: help, replacement: replacement)
      return .invalid
    case .text: return readReference(text, .durations, range)
    }
  }
}
