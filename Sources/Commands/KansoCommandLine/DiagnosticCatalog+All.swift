import KansoDiagnostics
import KansoGuide
import KansoInterchangeDiagnostics
import KansoInterfaceBuilderDiagnostics
import KansoLintRules
import KansoProject
import KansoStandard
import KansoTemplateDiagnostics

extension DiagnosticCatalog {
  /// All diagnostics and all rules of the lint, sorted by id.
  package static let all =
    (ofGuides + standard + project + interfaceBuilderDiagnostics + interchangeDiagnostics + lintRules
    + templateDiagnostics)
    .sorted { $0.id < $1.id }
}
