import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let staleFrame = DiagnosticDescriptor(
    rule: "stale-frame", language: .interfaceBuilder,
    summary:
      "The frame that a storyboard or xib stores conflicts with a required constraint by more than half a point.",
    why: """
      Interface Builder shows another screen than the app, and saving the document changes frames \
      without intent.
      """,
    fix:
      "Update the frames in Interface Builder (Editor, Resolve Auto Layout Issues), or fix the constraint "
      + "that the note names.",
    found: [
      """
      <subviews>
        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">
          ⟪<rect key="frame" x="20" y="20" width="100" height="50"/>⟫
        </view>
      </subviews>
      <constraints>
        <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" \
      constant="32" id="edge"/>
      </constraints>
      """,
      """
      <subviews>
        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">
          ⟪<rect key="frame" x="20" y="20" width="100" height="50"/>⟫
          <constraints><constraint firstAttribute="width" constant="98" id="size"/></constraints>
        </view>
      </subviews>
      """,
    ],
    notFound: [
      """
      <subviews>
        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">
          <rect key="frame" x="20" y="20" width="100" height="50"/>
          <constraints>
            <constraint firstAttribute="width" constant="100" id="size"/>
            <constraint firstAttribute="height" constant="60" priority="750" id="wish"/>
          </constraints>
        </view>
      </subviews>
      """
    ])
}
