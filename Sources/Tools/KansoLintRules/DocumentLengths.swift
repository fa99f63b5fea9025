import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let documentLengths = DiagnosticDescriptor(
    rule: "document-lengths", isOnByDefault: false, language: .interfaceBuilder,
    summary: "A storyboard or xib has lengths as numbers.",
    why: """
      Interface Builder has no names for lengths, so that the guide does not reach them. They stay behind when the guide \
      changes.
      """,
    fix: "Set the lengths in code, or move the layout into code.",
    found: [
      """
      <subviews>
        <stackView opaque="NO" contentMode="scaleToFill" spacing="⟪8⟫" id="stack">
          <rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
        </stackView>
      </subviews>
      """,
      """
      <constraints>
        <constraint firstAttribute="width" constant="⟪44⟫" id="width"/>
        <constraint firstAttribute="height" constant="44" id="height"/>
      </constraints>
      """,
    ],
    notFound: [
      """
      <subviews>
        <stackView opaque="NO" contentMode="scaleToFill" id="stack">
          <rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
        </stackView>
      </subviews>
      """
    ])
}
