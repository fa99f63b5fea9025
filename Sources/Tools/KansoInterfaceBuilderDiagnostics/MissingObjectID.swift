import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let missingObjectID = DiagnosticDescriptor(
    "missing-object-id", .error,
    summary: "An object of a document has no id.",
    why: "Constraints and connections name objects by id, and cannot name this one.",
    fix: "Give it an id that no other object of the document has.",
    language: .interfaceBuilder,
    wrong: """
      <subviews>
        <label text="Title"/>
      </subviews>

      """,
    fixed: """
      <subviews>
        <label text="Title" id="title"/>
      </subviews>

      """)
}
