import KansoDiagnostics

// Diagnostics for the tests of reports. The real ones belong to other targets.
extension DiagnosticDescriptor {
  static let unknownAlias = DiagnosticDescriptor(
    "unknown-alias", .error,
    summary: "An alias names a token that does not exist.",
    why: "An alias takes its value from another token, so that token has to exist.",
    fix: "Declare the token.")

  static let emptyGuide = DiagnosticDescriptor(
    "empty-guide", .error,
    summary: "The guide has no tokens.",
    why: "There is nothing to compile.",
    fix: "Add a token.")
}
