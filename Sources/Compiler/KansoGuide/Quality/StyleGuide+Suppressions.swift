import KansoDiagnostics

// The comments that suppress warnings, each in its file.
extension StyleGuide {
  /// Returns the findings that are not suppressed, as `Suppressions.unsuppressed(_:)` does for a file.
  func unsuppressed(_ findings: [Diagnostic]) -> [Diagnostic] {
    byFile(findings) { Suppressions($0, .guide).unsuppressed($1) }
  }

  /// Returns the findings that are not suppressed, and the diagnostics of the comments, as
  /// `Suppressions.apply(to:checked:)` does for a file.
  func applyingSuppressions(to findings: [Diagnostic], checked: Set<DiagnosticDescriptor>) -> [Diagnostic] {
    byFile(findings) { Suppressions($0, .guide).apply(to: $1, checked: checked) }
  }

  /// Returns the results of a closure for each file and the findings in it.
  private func byFile(
    _ findings: [Diagnostic], _ transform: (SourceFile, [Diagnostic]) -> [Diagnostic]
  ) -> [Diagnostic] {
    if files.count == 1 { return transform(files[0], findings) }
    let grouped = Dictionary(grouping: findings) { ObjectIdentifier($0.range.file) }
    return files.flatMap { transform($0, grouped[ObjectIdentifier($0)] ?? []) }
  }
}
