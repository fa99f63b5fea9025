import KansoDiagnostics

extension Diagnostic.Note {
  /// Returns the note of a finding that is not fixed, for a reason.
  static func unsafe(_ reason: String) -> Diagnostic.Note {
    Diagnostic.Note("it is left as it is: \(reason)")
  }
}
