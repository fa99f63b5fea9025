import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let invalidSections = DiagnosticDescriptor(
    "invalid-sections", .error,
    summary: "The declaration of a section with a name of its own is wrong.",
    why:
      "The kind decides what the tokens of the section can be, and its name becomes the name of an enum in Swift.",
    fix: "Write a name that no other section has, and the section whose kind it is.",
    wrong: """
      kanso: 2
      sections: {space: paddings}
      space:
        small: 4

      """,
    fixed: """
      kanso: 2
      sections: {space: padding}
      space:
        small: 4

      """)
}
