import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let changedInExport = DiagnosticDescriptor(
    "changed-in-export", .warning,
    summary: "A token has another name or value in the exported files than in the guide.",
    why: "The format refuses the name, or has no value with exactly this meaning.",
    fix: "Change the token in the guide if the difference matters.")
}
