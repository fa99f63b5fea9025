import KansoDiagnostics
import KansoYAML

extension DiagnosticCatalog {
  /// The diagnostics that a guide can have, from its bytes to its quality.
  package static let ofGuides = diagnostics + yaml + guide
}
