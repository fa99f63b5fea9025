extension DiagnosticDescriptor {
  package static let nestingTooDeep = DiagnosticDescriptor(
    "nesting-too-deep", .error,
    summary: "Groups are nested too deep.",
    why: "The limit on nesting keeps a hostile file from overflowing the stack.",
    fix: "Make the groups flatter.")
}
