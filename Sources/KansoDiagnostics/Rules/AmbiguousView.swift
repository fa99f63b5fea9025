extension Rule {
  static let ambiguousView = Rule(
    .ambiguousView, language: .interfaceBuilder,
    says: "Interface Builder has marked a view of a storyboard or xib as ambiguous.",
    why: """
      Its constraints allow more than one frame, and which one the app shows can change with the next version of the system.
      """,
    mend: "Add the constraints that are missing: a position and a size in both directions.",
    found: [
      """
      <subviews>
        <label ambiguous="⟪YES⟫" text="Cats" translatesAutoresizingMaskIntoConstraints="NO" id="title">
          <rect key="frame" x="20" y="20" width="100" height="21"/>
        </label>
      </subviews>
      """,
      """
      <subviews>
        <view contentMode="scaleToFill" id="box">
          <rect key="frame" x="0" y="0" width="100" height="100"/>
          <subviews>
            <imageView ambiguous="⟪YES⟫" translatesAutoresizingMaskIntoConstraints="NO" id="photo">
              <rect key="frame" x="20" y="20" width="100" height="21"/>
            </imageView>
          </subviews>
        </view>
      </subviews>
      """,
    ],
    notFound: [
      """
      <subviews>
        <label text="ambiguous" translatesAutoresizingMaskIntoConstraints="NO" id="title">
          <rect key="frame" x="20" y="20" width="100" height="21"/>
        </label>
      </subviews>
      """
    ])
}
