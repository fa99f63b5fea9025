import KansoDiagnostics
import KansoTheme
import KansoYAML

// Reading of the base of the unit `rem`.
extension GuideReader {
  /// The key of the base.
  static let remKey = "rem"
  /// The base without that key, in points. It is that of CSS and of the design-token standard.
  private static let defaultRem: Length = 16
  private static let largestRem: Length = 1000

  /// Returns the length in points of the unit `rem`: that of the file's own key, or the default. Nil in a version
  /// without the unit. Reports an invalid length.
  mutating func readRem(_ root: YAMLMapping) -> Length? {
    for entry in root.entries where entry.key.value == Self.remKey {
      requireVersion(.two, for: entry.key)
      guard version >= .two else { return nil }
      return readRem(entry.value) ?? Self.defaultRem
    }
    return version >= .two ? Self.defaultRem : nil
  }

  /// Reads a base. Reports anything else than a length above 0, and returns nil.
  private mutating func readRem(_ node: YAMLNode) -> Length? {
    guard let text = text(node, of: Self.remKey) else { return nil }
    switch NumberLiteral(text) {
    case .number(let points, _) where points > 0 && points <= Self.largestRem: return points
    case .number:
      reportOutOfRange("`rem`", text: text, allowed: "above 0, up to 1,000 points", at: node.range)
    case .refused(let descriptor, let message, let help): report(descriptor, message, node.range, help: help)
    case .otherUnit, .text:
      report(
        .invalidNumber, "`rem` is `\(text)`, and has to be a number of points", node.range,
        help: "Write the length of `1rem`, as in `rem: 16`.")
    }
    return nil
  }
}
