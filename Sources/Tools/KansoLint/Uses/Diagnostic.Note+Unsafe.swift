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
    // Each finding has one, so this is no regular expression.
    let parts = message.utf8.dropFirst(Self.reasonStart.utf8.count)
      .split(separator: UInt8(ascii: "`"), omittingEmptySubsequences: false).map { String(Substring($0)) }
    // The name of the type is what has to be changed.
    if parts.count > 2, parts[0].isEmpty, parts[2].utf8.starts(with: " is also declared".utf8) {
      return "`\(parts[1])` is also declared by the sources"
    }
    return parts.indices.map { $0.isMultiple(of: 2) ? parts[$0] : "…" }.joined(separator: "`")
  }
}
