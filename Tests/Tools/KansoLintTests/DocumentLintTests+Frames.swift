import KansoDiagnostics
import KansoLintRules
import Testing

/// Stored frames that conflict with constraints.
extension DocumentLintTests {
  @Test func aStaleFrameNamesTheConstraintAndItsLine() throws {
    let content = """
      <subviews>
        <label opaque="NO" text="Cats" translatesAutoresizingMaskIntoConstraints="NO" id="title">
          <rect key="frame" x="20" y="20" width="100" height="21"/>
        </label>
      </subviews>
      <constraints>
        <constraint firstItem="title" firstAttribute="leading" secondItem="root" secondAttribute="leading" \
      constant="32" id="edge"/>
        <constraint firstItem="title" firstAttribute="top" secondItem="root" secondAttribute="top" \
      constant="20.4" id="near"/>
      </constraints>
      """
    let found = try findings(content, rules: [.staleFrame])
    #expect(
      found.map(\.message) == ["the frame of label (title) conflicts with the constraint `edge` by 12 points"]
    )
    #expect(found.first?.range.text == "<rect key=\"frame\" x=\"20\" y=\"20\" width=\"100\" height=\"21\"/>")
    #expect(found.first?.notes.map(\.message) == ["constraint `edge`: title.leading == root.leading + 32"])
    #expect(found.first?.notes.first?.range?.text.contains("id=\"edge\"") == true)
  }

  @Test func contentOfScrollViewsIsNotStale() throws {
    let content = """
      <subviews>
        <scrollView contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="scroll">
          <rect key="frame" x="0" y="0" width="320" height="480"/>
          <subviews>
            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="long">
              <rect key="frame" x="0" y="0" width="320" height="900"/>
            </view>
          </subviews>
          <constraints>
            <constraint firstItem="long" firstAttribute="top" secondItem="scroll" secondAttribute="top" id="t"/>
            <constraint firstAttribute="bottom" secondItem="long" secondAttribute="bottom" id="b"/>
            <constraint firstItem="long" firstAttribute="leading" secondItem="scroll" \
      secondAttribute="leading" constant="3" id="l"/>
          </constraints>
        </scrollView>
      </subviews>
      """
    #expect(
      try findings(content, rules: [.staleFrame]).map(\.message) == [
        "the frame of view (long) conflicts with the constraint `l` by 3 points"
      ])
  }

  @Test(arguments: [
    // A view without a stored frame, a symbol, a baseline, a guide's edge that no frame confirms, and a multiple of a
    // rounded value.
    #"<subviews><view id="b" translatesAutoresizingMaskIntoConstraints="NO"/></subviews><constraints>"#
      + #"<constraint firstItem="b" firstAttribute="leading" secondItem="root" secondAttribute="leading" "#
      + #"constant="9" id="c"/></constraints>"#,
    #"<subviews><imageView id="b" image="star" catalog="system" "#
      + #"translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="0" width="30" "#
      + #"height="27"/><constraints><constraint firstAttribute="height" constant="34" id="c"/>"#
      + #"</constraints></imageView></subviews>"#,
    #"<subviews><label id="b" text="a" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" "#
      + #"x="0" y="0" width="30" height="27"/></label></subviews><constraints><constraint firstItem="b" "#
      + #"firstAttribute="firstBaseline" secondItem="root" secondAttribute="top" constant="90" id="c"/></constraints>"#,
    #"<subviews><view id="b" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="0" "#
      + #"width="30" height="27"/></view></subviews><viewLayoutGuide key="safeArea" id="safe"/>"#
      + #"<constraints><constraint firstItem="b" firstAttribute="top" secondItem="safe" "#
      + #"secondAttribute="top" id="c"/></constraints>"#,
    #"<subviews><view id="b" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="0" "#
      + #"width="94" height="27"/><constraints><constraint firstAttribute="width" secondItem="b" "#
      + #"secondAttribute="height" multiplier="3.45" id="c"/></constraints></view></subviews>"#,
  ])
  func whatNoStoredFrameProvesIsNotStale(_ content: String) throws {
    #expect(try findings(content, rules: [.staleFrame]).map(\.message) == [])
  }

  @Test func anInferredEdgeCountsWhereAnotherFrameConfirmsIt() throws {
    let content = """
      <subviews>
        <view id="a" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="20" \
      width="30" height="27"/></view>
        <view id="b" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="50" \
      width="30" height="27"/></view>
      </subviews>
      <viewLayoutGuide key="safeArea" id="safe"/>
      <constraints>
        <constraint firstItem="a" firstAttribute="top" secondItem="safe" secondAttribute="top" id="right"/>
        <constraint firstItem="b" firstAttribute="top" secondItem="safe" secondAttribute="top" \
      constant="10" id="wrong"/>
      </constraints>
      """
    #expect(
      try findings(content, rules: [.staleFrame]).map(\.message) == [
        "the frame of view (b) conflicts with the constraint `wrong` by 20 points"
      ])
  }

  @Test func aFlaggedViewIsReportedOnce() throws {
    let content = """
      <subviews>
        <label misplaced="YES" text="Cats" translatesAutoresizingMaskIntoConstraints="NO" id="title">
          <rect key="frame" x="20" y="20" width="100" height="21"/>
          <constraints><constraint firstAttribute="width" constant="90" id="size"/></constraints>
        </label>
      </subviews>
      """
    #expect(
      try findings(content, rules: [.staleFrame, .misplacedView]).map(\.descriptor) == [.misplacedView])
    #expect(try findings(content, rules: [.staleFrame]).map(\.descriptor) == [.staleFrame])
  }
}
