import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let importConflict = DiagnosticDescriptor(
    "import-conflict", .warning,
    summary: "A token changed in the source and in the style guide since the last import.",
    why: "The style guide keeps its own value, so it differs from the source.",
    fix: "Write the value that should apply into the style guide, or undo the change in the source.")
}
