import KansoDiagnostics

extension Diagnostic.Note {
  /// Returns the note of a finding that is not fixed, for a reason.
  static func unsafe(_ reason: String) -> Diagnostic.Note {
    Diagnostic.Note(reasonStart + reason)
  }

  private static let reasonStart = "it is left as it is: "

  /// True for the reason that a finding is not fixed.
  package var isReasonAgainstFix: Bool { message.hasPrefix(Self.reasonStart) }
}
