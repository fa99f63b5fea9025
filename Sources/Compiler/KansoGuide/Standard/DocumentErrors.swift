import KansoDiagnostics
import KansoStandard

/// The report of a document of the standard with errors.
package enum DocumentErrors {
  /// The errors about the form of a document. `kanso import` reads most of what they are about.
  private static let ofForm: Set<DiagnosticDescriptor> = [
    .jsonSyntax, .documentShape, .incompleteToken, .tokenName, .unknownType, .missingType, .invalidTokenValue,
    .invalidResolver,
  ]

  /// Returns the problems of a document. Another format is the cause of all errors, so it is reported alone.
  /// Otherwise, the first error about the form has a note about `kanso import`.
  package static func report(_ found: [Diagnostic], of source: StandardSource) -> [Diagnostic] {
    guard found.hasErrors else { return found }
    if let foreign = DocumentFormat.foreignFormat(of: source) { return [foreign] }
    guard let first = found.firstIndex(where: { ofForm.contains($0.descriptor) && $0.severity == .error })
    else {
      return found
    }
    var diagnostics = found
    let command = ImportCommand.text(for: source.file)
    diagnostics[first] = found[first].adding(
      Diagnostic.Note(
        "`\(command)` writes a style guide, also from a document that is not strictly of 2025.10"))
    return diagnostics
  }
}
