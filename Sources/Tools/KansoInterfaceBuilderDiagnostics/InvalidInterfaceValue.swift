import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let invalidInterfaceValue = DiagnosticDescriptor(
    "invalid-interface-value", .error,
    summary: "A value of a document cannot be read.",
    why: "A value that cannot be read would be replaced by its default without a message.",
    fix: "Fix the value as the message says.",
    language: .interfaceBuilder,
    wrong: """
      <subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="header">
          <constraints>
            <constraint firstAttribute="width" constant="100pt" id="wide"/>
          </constraints>
        </view>
      </subviews>

      """,
    fixed: """
      <subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="header">
          <constraints>
            <constraint firstAttribute="width" constant="100" id="wide"/>
          </constraints>
        </view>
      </subviews>

      """)
}
