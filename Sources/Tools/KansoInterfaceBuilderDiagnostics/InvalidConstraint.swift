import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let invalidConstraint = DiagnosticDescriptor(
    "invalid-constraint", .error,
    summary: "A constraint relates attributes that cannot be related.",
    why: "Auto Layout raises an exception for the constraint.",
    fix: "Relate sizes with sizes, and positions with positions of the same axis.",
    language: .interfaceBuilder,
    wrong: """
      <subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="header"/>
      </subviews>
      <constraints>
        <constraint firstItem="header" firstAttribute="top"
          secondItem="root" secondAttribute="width" id="top"/>
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
