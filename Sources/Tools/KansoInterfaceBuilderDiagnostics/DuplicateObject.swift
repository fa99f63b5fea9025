import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let duplicateObject = DiagnosticDescriptor(
    "duplicate-object", .error,
    summary: "Two objects of a document have one id.",
    why: "Constraints and connections name objects by id, and this id could mean either of the two.",
    fix: "Give one of them another id, or delete the copy that a merge has left.",
    language: .interfaceBuilder,
    wrong: """
      <subviews>
        <label text="Title" id="title"/>
        <label text="Body" id="title"/>
      </subviews>

      """,
    fixed: """
      <subviews>
        <label text="Title" id="title"/>
        <label text="Body" id="body"/>
      </subviews>

      """)
}
