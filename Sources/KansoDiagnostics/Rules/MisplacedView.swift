extension Rule {
  static let misplacedView = Rule(
    .misplacedView, language: .interfaceBuilder,
    says: "Interface Builder has marked a view of a storyboard or xib as misplaced.",
    why: """
      The frame on the canvas is not the one that the app shows, so that the document cannot be reviewed by looking at it.
      """,
    mend: "Update the frame in Interface Builder, or the constraints if the frame is what was meant.",
    found: [
      """
      <subviews>
        <label misplaced="⟪YES⟫" text="Cats" translatesAutoresizingMaskIntoConstraints="NO" id="title">
          <rect key="frame" x="20" y="20" width="100" height="21"/>
        </label>
      </subviews>
      """,
      """
      <subviews>
        <view contentMode="scaleToFill" id="box">
          <rect key="frame" x="0" y="0" width="100" height="100"/>
          <subviews>
            <imageView misplaced="⟪YES⟫" translatesAutoresizingMaskIntoConstraints="NO" id="photo">
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
        <label text="misplaced" translatesAutoresizingMaskIntoConstraints="NO" id="title">
          <rect key="frame" x="20" y="20" width="100" height="21"/>
        </label>
      </subviews>
      """
    ])
}
