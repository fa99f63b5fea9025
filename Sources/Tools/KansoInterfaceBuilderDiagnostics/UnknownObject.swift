import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let unknownObject = DiagnosticDescriptor(
    "unknown-object", .error,
    summary: "A constraint or connection names an object that is not in the document.",
    why: "A constraint or connection to nothing is lost, or crashes when the document is loaded.",
    fix: "Delete it, or name an object of the document.",
    language: .interfaceBuilder,
    wrong: """
      <subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="header"/>
      </subviews>
      <constraints>
        <constraint firstItem="heading" firstAttribute="top"
          secondItem="root" secondAttribute="top" id="top"/>
      </constraints>

      """,
    fixed: """
      <subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="header"/>
      </subviews>
      <constraints>
        <constraint firstItem="header" firstAttribute="top"
          secondItem="root" secondAttribute="top" id="top"/>
      </constraints>

      """)
}
