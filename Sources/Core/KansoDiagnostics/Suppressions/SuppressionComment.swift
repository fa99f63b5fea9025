/// A comment that suppresses some diagnostics in some lines.
struct SuppressionComment: Sendable {
  let descriptors: Set<DiagnosticDescriptor>
  /// The place of the comment itself.
  let range: SourceRange
  /// The lines that the comment applies to. The first line of the file is 1.
  let lines: ClosedRange<Int>
}
