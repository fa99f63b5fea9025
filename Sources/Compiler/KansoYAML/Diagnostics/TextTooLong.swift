import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let textTooLong = DiagnosticDescriptor(
    "text-too-long", .error,
    summary: "A text is too long.",
    why: "A text can be repeated at every token of a group, so one long text can make the output very large.",
    fix: "Shorten it, and link to the rest.")
}
