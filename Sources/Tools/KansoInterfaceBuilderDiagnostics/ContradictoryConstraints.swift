import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let contradictoryConstraints = DiagnosticDescriptor(
    "contradictory-constraints", .warning,
    summary: "Required constraints of a document cannot all be met.",
    why: "Auto Layout breaks one of them when the screen appears, and does not define which one.",
    fix: "Remove one of them, or give one a priority below 1000.",
    language: .interfaceBuilder,
    wrong: """
      <subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="header">
          <constraints>
            <constraint firstAttribute="width" constant="100" id="wide"/>
            <constraint firstAttribute="width" constant="80" id="narrow"/>
          </constraints>
        </view>
      </subviews>

      """,
    fixed: """
      <subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="header">
          <constraints>
            <constraint firstAttribute="width" constant="100" id="wide"/>
            <constraint firstAttribute="width" constant="80" priority="999" id="narrow"/>
          </constraints>
        </view>
      </subviews>

      """)
}
