import KansoDiagnostics
import KansoFormatting
import KansoTheme

/// The interpretation of a scalar as a duration: a decimal number with the unit `ms` or `s`.
enum DurationLiteral {
  case duration(Duration)
  /// A number without a unit, in another unit, or in a notation that is not accepted, with the diagnostic to report.
  case refused(DiagnosticDescriptor, message: String, help: String, replacement: String? = nil)
  /// Not a number; possibly a name.
  case text

  /// The help for a number without one of the units.
  private static let helpOnUnits = "The units are `ms` and `s`: write `150ms` or `0.15s`."

  /// Interprets a text. Spaces are allowed before the unit. The unit is required, also for 0.
  init(_ text: String) {
    let unit: Duration.Unit? = text.hasSuffix("ms") ? .ms : text.hasSuffix("s") ? .s : nil
    if let unit {
      switch NumberLiteral(String(text.dropLast(unit.rawValue.count))) {
      case .number(let value, hasUnit: false): self = .duration(Duration(value, unit))
      case .refused(let descriptor, let message, let help):
        self = .refused(descriptor, message: message, help: help)
      case .number, .otherUnit, .text: self = .text
      }
      return
    }
    switch NumberLiteral(text) {
    case .number(_, hasUnit: true), .otherUnit:
      self = .refused(
        .invalidDuration, message: "`\(text)` is not in milliseconds or seconds", help: Self.helpOnUnits)
    case .number(let value, _):
      // Small numbers are probably seconds.
      let unit = value != 0 && value.magnitude < 10 ? "s" : "ms"
      let replacement = value.formatted(as: .shortest) + unit
      self = .refused(
        .invalidDuration, message: "`\(text)` has no unit", help: "Write `\(replacement)`.",
        replacement: replacement)
    case .refused(let descriptor, let message, let help):
      self = .refused(descriptor, message: message, help: help)
    case .text: self = .text
    }
  }
}
