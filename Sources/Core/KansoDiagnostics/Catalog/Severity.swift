/// The severity of a diagnostic. Errors cannot be suppressed.
package enum Severity: String, Sendable, Comparable {
  case warning
  case error

  /// Returns true if the left severity is a warning and the right one an error.
  package static func < (left: Severity, right: Severity) -> Bool { left == .warning && right == .error }
}
