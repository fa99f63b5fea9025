import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let unrecognizedElement = DiagnosticDescriptor(
    "unrecognized-element", .warning,
    summary: "A document has elements or attributes that this version does not know.",
    why:
      "Unknown elements are kept, but take no part in layout, so frames can differ from Interface Builder's.",
    fix: "The document is valid. Check if a newer version of Kanso supports them.",
    language: .interfaceBuilder,
    wrong: """
      <subviews>
        <label text="Title" glow="YES" id="title"/>
      </subviews>

      """,
    fixed: """
      <subviews>
        <label text="Title" id="title"/>
      </subviews>

      """)
}
