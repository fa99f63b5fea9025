import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let anchorExpansion = DiagnosticDescriptor(
    "anchor-expansion", .error,
    summary: "YAML aliases expand to too many nodes, or to too much text.",
    why: "Aliases of aliases can expand a small file to billions of nodes. The limit prevents that.",
    fix: "Write the values out, or let tokens refer to each other.")
}
