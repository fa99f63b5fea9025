import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let unsupportedPlatform = DiagnosticDescriptor(
    "unsupported-platform", .error,
    summary: "The document is not for iOS.",
    why: "AppKit, tvOS and watchOS have other layout rules.",
    fix: "Leave it out; only documents of iOS are read.")
}
