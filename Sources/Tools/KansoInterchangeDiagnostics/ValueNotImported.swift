import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let valueNotImported = DiagnosticDescriptor(
    "value-not-imported", .warning,
    summary: "A token of another tool, or a part of it, is not in the style guide.",
    why: "What is missing in the guide is missing in everything that is made of it.",
    fix: "Change the value in the source, or write the token into the guide by hand.")
}
