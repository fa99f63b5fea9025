import KansoDiagnostics

extension Diagnostic.Note {
  /// Returns the note of a finding that is not fixed, for a reason.
  static func unsafe(_ reason: String) -> Diagnostic.Note {
    Diagnostic.Note(reasonStart + reason)
  }

  private static let reasonStart = "it is left as it is: "

  /// True for the reason that a finding is not fixed.
  package var isReasonAgainstFix: Bool { message.hasPrefix(Self.reasonStart) }

  /// The reason that a finding is not fixed, with `…` in place of names, so that equal reasons are equal texts; nil for
  /// another note.
  package var generalReasonAgainstFix: String? {
    guard isReasonAgainstFix else { return nil }
    let reason = String(message.dropFirst(Self.reasonStart.count))
    // The name of the type is what has to be changed.
    if let declared = reason.prefixMatch(of: /`[^`]*` is also declared/) {
      return declared.0 + " by the sources"
    }
    return reason.replacing(/`[^`]*`/, with: "`…`")
  }
}
