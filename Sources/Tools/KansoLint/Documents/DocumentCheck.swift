import KansoDiagnostics
import KansoInterfaceBuilder

/// A check of documents that the program adds to the lint, because it needs more than the document: for
/// instance a layout of the views.
package struct DocumentCheck: Sendable {
  /// The rules of the findings. The check runs if one of them is active.
  let rules: Set<DiagnosticDescriptor>
  /// Returns the findings in a document, in any order, with the severities of their rules. Its second
  /// argument is the set of all active rules.
  let findings: @Sendable (InterfaceDocument, Set<DiagnosticDescriptor>) -> [Diagnostic]

  /// - Parameters:
  ///   - rules: the rules of the findings.
  ///   - findings: returns the findings in a document for the active rules, in any order.
  package init(
    rules: Set<DiagnosticDescriptor>,
    findings: @escaping @Sendable (InterfaceDocument, Set<DiagnosticDescriptor>) -> [Diagnostic]
  ) {
    (self.rules, self.findings) = (rules, findings)
  }
}
