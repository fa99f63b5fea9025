import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let invalidConstraint = DiagnosticDescriptor(
    "invalid-constraint", .error,
    summary: "A constraint relates attributes that cannot be related.",
    why: "Auto Layout raises an exception for the constraint.",
    fix: "Relate sizes with sizes, and positions with positions of the same axis.")
}
