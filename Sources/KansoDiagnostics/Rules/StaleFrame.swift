extension Rule {
  static let staleFrame = Rule(
    .staleFrame, language: .interfaceBuilder,
    says:
      "The frame that a storyboard or xib stores contradicts a required constraint by more than half a point.",
    why: """
      Whoever opens the document sees another screen than the app shows, and saving it changes frames that nobody meant to change.
      """,
    mend:
      "Update the frames in Interface Builder (Editor, Resolve Auto Layout Issues), or mend the constraint that the note names.",
    found: [
      """
      <subviews>
        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">
          ⟪<rect key="frame" x="20" y="20" width="100" height="50"/>⟫
        </view>
      </subviews>
      <constraints>
        <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="32" id="edge"/>
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
