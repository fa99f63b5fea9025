import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let tooManyFindings = DiagnosticDescriptor(
    "too-many-findings", .warning,
    summary: "There are more errors and warnings than are reported.",
    why: "A longer report helps no reader, and could be too large for other programs.",
    fix: "Fix those that are reported, and check the guide again.")
}
