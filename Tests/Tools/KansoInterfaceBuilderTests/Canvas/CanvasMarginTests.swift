import KansoLayout
import Testing

/// Margins of roots and of the views in them.
struct CanvasMarginTests {
  private func rootMargins(
    _ document: TestDocument, width: Double, height: Double, values: String = ""
  ) throws -> Rect? {
    let content = subviews(box("box")) + filling("box", "root", margins: true) + values
    return try frames(of: document.storyboard(width: width, height: height, content))["box"]
  }

  // MARK: Roots

  @Test(arguments: [
    ("retina4_0", 320.0, 568.0, 16.0), ("retina4_7", 375, 667, 16), ("retina5_5", 414, 736, 20),
  ])
  func rootsHaveMarginsAtTheirSides(device: String, width: Double, height: Double, side: Double) throws {
    #expect(
      try rootMargins(TestDocument(device: device), width: width, height: height)
        == Rect(x: side, y: 20, width: width - 2 * side, height: height - 20))
  }

  @Test func marginsOfARootAreWithinItsSafeArea() throws {
    // Of 812 points, 50 + 34 = 84 are covered.
    #expect(
      try rootMargins(TestDocument(device: "retina5_9"), width: 375, height: 812)
        == Rect(x: 16, y: 50, width: 343, height: 728))
    #expect(
      try rootMargins(TestDocument(device: "ipad9_7"), width: 768, height: 1024)
        == Rect(x: 20, y: 20, width: 728, height: 1004))
  }

  @Test func rootsOfOldDocumentsHaveMarginsWithoutASafeArea() throws {
    let old = TestDocument(toolsVersion: "11762", usesSafeAreas: false)
    #expect(try rootMargins(old, width: 375, height: 667) == Rect(x: 16, y: 0, width: 343, height: 667))
    #expect(
      try rootMargins(TestDocument(toolsVersion: "11762"), width: 375, height: 667)
        == Rect(x: 16, y: 20, width: 343, height: 647))
    #expect(
      try rootMargins(
        TestDocument(device: "retina5_9", toolsVersion: "15705", usesSafeAreas: false), width: 375,
        height: 812)
        == Rect(x: 16, y: 44, width: 343, height: 734))
  }

  @Test func rootsWithoutADeviceHaveWiderMarginsFromXcode7On() throws {
    var document = TestDocument(device: nil, toolsVersion: "9532", usesSafeAreas: false)
    #expect(try rootMargins(document, width: 600, height: 600) == Rect(x: 20, y: 0, width: 560, height: 600))
    document.toolsVersion = "6254"
    #expect(try rootMargins(document, width: 600, height: 600) == Rect(x: 16, y: 0, width: 568, height: 600))
  }

  @Test func explicitMarginsTakeThePlaceOfARoots() throws {
    let insets = #"<edgeInsets key="layoutMargins" top="5" left="30" bottom="7" right="40"/>"#
    #expect(
      try rootMargins(TestDocument(), width: 375, height: 667, values: insets)
        == Rect(x: 30, y: 25, width: 305, height: 635))
  }

  @Test func aRootKeepsTheLeastOfItsMargins() throws {
    let insets = #"<edgeInsets key="layoutMargins" top="0.0" left="4" bottom="0.0" right="50"/>"#
    #expect(
      try rootMargins(TestDocument(), width: 375, height: 667, values: insets)
        == Rect(x: 16, y: 20, width: 309, height: 647))
    let directional =
      #"<directionalEdgeInsets key="directionalLayoutMargins" top="0.0" leading="24" bottom="0.0" trailing="8"/>"#
    #expect(
      try rootMargins(TestDocument(device: "retina5_5"), width: 414, height: 736, values: directional)
        == Rect(x: 24, y: 20, width: 370, height: 716))
  }

  @Test func aRootMayKeepItsMarginsFromTheSafeArea() throws {
    let document = TestDocument().scenes(
      """
      <scene sceneID="scene"><objects><viewController id="controller">
      <view key="view" contentMode="scaleToFill" insetsLayoutMarginsFromSafeArea="NO" id="root">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      \(subviews(box("box")))\(filling("box", "root", margins: true))</view>
      </viewController></objects></scene>
      """)
    #expect(try frames(of: document)["box"] == Rect(x: 16, y: 0, width: 343, height: 667))
  }

  // MARK: Other views

  /// Returns the area within the margins of a view in the root.
  private func innerMargins(
    _ frame: (Double, Double, Double, Double), _ attributes: String = "", _ values: String = "",
    document: TestDocument = TestDocument()
  ) throws -> Rect? {
    let outer = view(
      "view", id: "outer", frame: (7, 7, 7, 7), attributes: attributes,
      content: subviews(box("box")) + filling("box", "outer", margins: true) + values)
    let content = subviews(outer) + "<constraints>\(placing("outer", in: "root", frame))</constraints>"
    return try frames(of: document.storyboard(content))["box"]
  }

  @Test func otherViewsHave8OnEachSide() throws {
    #expect(try innerMargins((50, 100, 200, 90)) == Rect(x: 8, y: 8, width: 184, height: 74))
  }

  @Test func marginsBeginWhereTheSafeAreaDoes() throws {
    // 20 covered, plus a margin of 8
    #expect(try innerMargins((0, 0, 375, 90)) == Rect(x: 8, y: 28, width: 359, height: 54))
    #expect(
      try innerMargins((0, 0, 375, 90), #"insetsLayoutMarginsFromSafeArea="NO""#)
        == Rect(x: 8, y: 8, width: 359, height: 74))
    #expect(
      try innerMargins((0, 0, 375, 90), document: TestDocument(toolsVersion: "14399", usesSafeAreas: false))
        == Rect(x: 8, y: 8, width: 359, height: 74))
    #expect(
      try innerMargins((0, 0, 375, 90), document: TestDocument(toolsVersion: "14400", usesSafeAreas: false))
        == Rect(x: 8, y: 28, width: 359, height: 54))
  }

  @Test func explicitMarginsTakeThePlaceOf8() throws {
    #expect(
      try innerMargins(
        (50, 100, 200, 90), "", #"<edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>"#)
        == Rect(x: 2, y: 1, width: 194, height: 86))
    #expect(
      try innerMargins(
        (50, 100, 200, 90), "",
        #"<directionalEdgeInsets key="directionalLayoutMargins" top="0.0" leading="20" bottom="10" trailing="30"/>"#
      )
        == Rect(x: 20, y: 0, width: 150, height: 80))
  }

  @Test func explicitMarginsAddToTheSafeArea() throws {
    #expect(
      try innerMargins(
        (0, 5, 375, 90), "", #"<edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>"#)
        == Rect(x: 2, y: 16, width: 369, height: 71))
  }

  @Test func preservedMarginsKeepWithinTheSuperviews() throws {
    // Of the root's left margin of 16, 4 points lie beside the view. The view reaches the right edge, and lies far
    // below the 20 points at the top.
    #expect(
      try innerMargins((4, 100, 371, 90), #"preservesSuperviewLayoutMargins="YES""#)
        == Rect(x: 12, y: 8, width: 343, height: 74))
    #expect(
      try innerMargins((4, 100, 371, 90), #"preservesSuperviewLayoutMargins="NO""#)
        == Rect(x: 8, y: 8, width: 355, height: 74))
  }

  @Test func preservedMarginsAreNoLessThanOnesOwn() throws {
    #expect(
      try innerMargins(
        (50, 100, 200, 90), #"preservesSuperviewLayoutMargins="YES""#,
        #"<edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>"#)
        == Rect(x: 2, y: 1, width: 194, height: 86))
  }

  @Test func preservedMarginsGoThroughManyViews() throws {
    let preserves = #"preservesSuperviewLayoutMargins="YES""#
    let innermost = view(
      "view", id: "innermost", frame: (7, 7, 7, 7), attributes: preserves,
      content: subviews(box("box")) + filling("box", "innermost", margins: true))
    let outer = view(
      "view", id: "outer", frame: (7, 7, 7, 7), attributes: preserves,
      content: subviews(innermost) + filling("innermost", "outer"))
    let frames = try frames(
      of: TestDocument(device: "retina5_5").storyboard(
        width: 414, height: 736,
        subviews(outer) + "<constraints>\(placing("outer", in: "root", (0, 200, 414, 100)))</constraints>"))
    #expect(frames["box"] == Rect(x: 20, y: 8, width: 374, height: 84))
  }

  @Test func viewsInScrollViewsHaveTheirMarginsAlone() throws {
    let inner = view(
      "view", id: "inner", frame: (7, 7, 7, 7),
      content: subviews(box("box")) + filling("box", "inner", margins: true))
    let scroll = view(
      "scrollView", id: "scroll", frame: (7, 7, 7, 7),
      content: subviews(inner)
        + "<constraints>\(placing("inner", in: "scroll", (0, 0, 375, 500)))</constraints>")
    #expect(
      try frames(of: TestDocument().storyboard(subviews(scroll) + filling("scroll", "root")))["box"]
        == Rect(x: 8, y: 8, width: 359, height: 484))
  }

  // MARK: Attributes

  @Test func centresWithinMarginsAreThoseOfWhatIsLeft() throws {
    let outer = view(
      "view", id: "outer", frame: (7, 7, 7, 7),
      content: subviews(box("box"))
        + constraints(
          "box.centerX == outer.centerXWithinMargins", "box.centerY == outer.centerYWithinMargins",
          "box.width == 20", "box.height == 10")
        + #"<edgeInsets key="layoutMargins" top="10" left="40" bottom="30" right="0.0"/>"#)
    let content =
      subviews(outer) + "<constraints>\(placing("outer", in: "root", (50, 100, 200, 90)))</constraints>"
    // The centers of 40...200 and 10...60
    #expect(
      try frames(of: TestDocument().storyboard(content))["box"] == Rect(x: 110, y: 30, width: 20, height: 10))
  }

  @Test func leftAndLeadingMarginsAreTheSame() throws {
    let content =
      subviews(box("a"))
      + constraints(
        "a.left == root.leftMargin", "a.right == root.rightMargin + 6", "a.top == root.topMargin + 1",
        "a.height == 9")
    #expect(
      try frames(of: TestDocument().storyboard(content))["a"] == Rect(x: 16, y: 21, width: 349, height: 9))
  }

  @Test func aGuideOfMarginsIsTheirRectangle() throws {
    let content =
      subviews(box("box")) + filling("box", "guide") + #"<viewLayoutGuide key="layoutMargins" id="guide"/>"#
    #expect(
      try frames(of: TestDocument().storyboard(content))["box"] == Rect(x: 16, y: 20, width: 343, height: 647)
    )
  }

  @Test func aReadableGuideIsNoWiderThan672() throws {
    let content =
      subviews(box("box")) + filling("box", "guide") + #"<viewLayoutGuide key="readableContent" id="guide"/>"#
    // (768 - 672) / 2 on each side
    #expect(
      try frames(of: TestDocument(device: "ipad9_7").storyboard(width: 768, height: 1024, content))["box"]
        == Rect(x: 48, y: 20, width: 672, height: 1004))
    #expect(
      try frames(of: TestDocument().storyboard(content))["box"] == Rect(x: 16, y: 20, width: 343, height: 647)
    )
  }
}
