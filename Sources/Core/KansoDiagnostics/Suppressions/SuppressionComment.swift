/// A comment that suppresses some diagnostics in some lines.
struct SuppressionComment: Sendable {
  let ids: Set<DiagnosticID>
  /// The place of the comment itself.
  let range: SourceRange
  /// The lines that the comment applies to. The first line of the file is 1.
  let lines: ClosedRange<Int>
}
