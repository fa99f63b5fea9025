import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let misplacedView = DiagnosticDescriptor(
    rule: "misplaced-view", language: .interfaceBuilder,
    summary: "Interface Builder has marked a view of a storyboard or xib as misplaced.",
    why: """
      The frame on the canvas is not the one that the app shows, so that the document cannot be reviewed \
      by looking at it.
      """,
    fix: "Update the frame in Interface Builder, or the constraints if the frame is what was meant.",
    found: [
      """
      <subviews>
        <label misplaced="⟪YES⟫" text="Cats" translatesAutoresizingMaskIntoConstraints="NO" id="marked">
          <rect key="frame" x="20" y="20" width="100" height="21"/>
        </label>
      </subviews>
      """,
      """
      <subviews>
        <imageView misplaced="⟪YES⟫" translatesAutoresizingMaskIntoConstraints="NO" id="marked">
          <rect key="frame" x="20" y="20" width="100" height="21"/>
        </imageView>
      </subviews>
      """,
    ],
    notFound: [
      """
      <subviews>
        <label text="misplaced" translatesAutoresizingMaskIntoConstraints="NO" id="marked">
          <rect key="frame" x="20" y="20" width="100" height="21"/>
        </label>
      </subviews>
      """
    ])
}
