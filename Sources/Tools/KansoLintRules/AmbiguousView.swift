import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let ambiguousView = DiagnosticDescriptor(
    rule: "ambiguous-view", language: .interfaceBuilder,
    summary: "Interface Builder has marked a view of a storyboard or xib as ambiguous.",
    why: """
      Its constraints allow more than one frame, and which one the app shows can change with the next \
      version of the system.
      """,
    fix: "Add the constraints that are missing: a position and a size in both directions.",
    found: [
      """
      <subviews>
        <label ambiguous="⟪YES⟫" text="Cats" translatesAutoresizingMaskIntoConstraints="NO" id="marked">
          <rect key="frame" x="20" y="20" width="100" height="21"/>
        </label>
      </subviews>
      """,
      """
      <subviews>
        <imageView ambiguous="⟪YES⟫" translatesAutoresizingMaskIntoConstraints="NO" id="marked">
          <rect key="frame" x="20" y="20" width="100" height="21"/>
        </imageView>
      </subviews>
      """,
    ],
    notFound: [
      """
      <subviews>
        <label text="ambiguous" translatesAutoresizingMaskIntoConstraints="NO" id="marked">
          <rect key="frame" x="20" y="20" width="100" height="21"/>
        </label>
      </subviews>
      """
    ])
}
