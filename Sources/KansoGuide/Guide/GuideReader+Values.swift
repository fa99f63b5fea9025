import KansoDiagnostics
import KansoTheme

// Colors, lengths and references.
extension GuideReader {
  mutating func readColor(_ scalar: YAMLScalar, _ range: SourceRange) -> Expression {
    let text = scalar.text
    if text.hasPrefix("#") {
      if let color = ColorValue(hex: text) { return .literal(.color(color)) }
      report(
        .invalidColor, "`\(text)` is not a hex color", range,
        help: "After the `#` stand 3, 4, 6 or 8 digits from 0 to 9 and A to F.")
      return .invalid
    }
    if text.contains("(") {
      report(
        .invalidColor, "`\(text)` is not a color that Kanso reads", range,
        help: "Write it as hex: `\"#2C4251\"`.")
      return .invalid
    }
    return readReference(text, .colors, range)
  }

  /// A bare path begins at its section's root, one in braces at the document's.
  mutating func readReference(_ text: String, _ section: Section, _ range: SourceRange) -> Expression {
    if text.hasPrefix("{"), text.hasSuffix("}"), text.count > 2 {
      let inside = String(text.dropFirst().dropLast())
      return .alias(Reference(target: TokenPath(inside), written: text, range: range))
    }
    return .alias(
      Reference(target: TokenPath("\(section.rawValue).\(text)"), written: text, range: range))
  }

  mutating func readLength(_ scalar: YAMLScalar, _ section: Section, _ range: SourceRange) -> Expression {
    switch WrittenNumber(scalar.text) {
    case .number(let value):
      guard abs(value) <= Self.largestLength else {
        reportOutOfRange("a length", scalar.text, "from -1,000,000 to 1,000,000 points", range)
        return .invalid
      }
      return .literal(.dimension(.points(value)))
    case .refused(let id, let message, let help):
      report(id, message, range, help: help)
      return .invalid
    case .text:
      return readReference(scalar.text, section, range)
    }
  }

  /// No screen has more points, and layout engines lose precision beyond.
  static let largestLength: Length = 1_000_000

  mutating func reportOutOfRange(_ what: String, _ text: String, _ allowed: String, _ range: SourceRange) {
    report(.outOfRange, "\(what) cannot be `\(text)`", range, help: "It is \(allowed).")
  }
}
