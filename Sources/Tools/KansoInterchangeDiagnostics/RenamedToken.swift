import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let renamedToken = DiagnosticDescriptor(
    "renamed-token", .warning,
    summary: "A token or a group has another name in the style guide than in the source.",
    why: "A guide refuses some names, since they have another meaning or are the same in Swift.",
    fix:
      "Nothing has to be done: references use the new name. To choose a name, rename the token in the source."
  )
}
