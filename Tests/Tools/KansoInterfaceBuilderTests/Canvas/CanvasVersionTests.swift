import KansoLayout
import Testing

/// The canvas's behavior in certain versions only, and its choices for ambiguous layouts.
struct CanvasVersionTests {
  private func safeArea(_ scene: TestScene, _ document: TestDocument = TestDocument()) throws -> Rect? {
    try frames(of: document.scenes(scene.showingSafeArea.xml))["box"]
  }

  // MARK: Simulated bars

  @Test func belowAnOpaqueSimulatedBarAViewIsSafeToItsTopAndEndsBelowTheScreen() throws {
    let bar = #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics" translucent="NO" prompted="NO"/>"#
    // All 64 covered points are above the view. Its last 64 points are below the screen.
    #expect(
      try safeArea(TestScene(content: bar, frame: (0, 64, 375, 667)))
        == Rect(x: 0, y: 0, width: 375, height: 603))
  }

  @Test func aboveAnOpaqueSimulatedTabBarAViewIsSafeToItsBottom() throws {
    let bar = #"<simulatedTabBarMetrics key="simulatedBottomBarMetrics" translucent="NO"/>"#
    #expect(
      try safeArea(TestScene(content: bar, frame: (0, 0, 375, 618)))
        == Rect(x: 0, y: 20, width: 375, height: 598))
  }

  @Test func aFreeformViewThatComesOverOthersHasNoUnsafeEdges() throws {
    let size = #"<size key="freeformSize" width="320" height="600"/>"#
    let other = TestScene(id: "other", content: segue("controller", "presentation"), viewID: "otherRoot")
    let scene = TestScene(content: size, frame: (0, 0, 320, 600)).showingSafeArea
    #expect(
      try frames(of: TestDocument(device: "retina6_1").scenes(other.xml + scene.xml))["box"]
        == Rect(x: 0, y: 0, width: 320, height: 600))
    // The result is the same without the segue.
    #expect(
      try frames(of: TestDocument(device: "retina6_1").scenes(scene.xml))["box"]
        == Rect(x: 0, y: 48, width: 320, height: 518))
  }

  // MARK: Xcode 16

  @Test func xcode16CountsSafeAreasTwiceInXibsAsLargeAsTheScreen() throws {
    func box(_ height: Double, _ version: String) throws -> Rect? {
      let content = """
        <view contentMode="scaleToFill" id="root"><rect key="frame" x="0" y="0" width="414" height="\(height)"/>
        \(subviews(KansoInterfaceBuilderTests.box("box")))<viewLayoutGuide key="safeArea" \
        id="safe"/>\(filling("box", "safe"))</view>
        """
      return try frames(of: TestDocument(device: "retina6_1", toolsVersion: version).xib(content))["box"]
    }
    #expect(try box(896, "24127") == Rect(x: 0, y: 96, width: 414, height: 732))
    #expect(try box(896, "22505") == Rect(x: 0, y: 48, width: 414, height: 814))
    // A freeform scene is covered once.
    #expect(try box(900, "24127") == Rect(x: 0, y: 48, width: 414, height: 818))
  }

  @Test func slidersOfXcode16HaveNoInsets() throws {
    for (version, x) in [("22505", 8.0), ("24127", 10), ("32700", 8)] {
      let frames = try framesInXib(
        [view("slider", id: "slider", frame: (0, 0, 204, 32))],
        ["slider.leading == root.leading + 10", "slider.top == root.top", "slider.width == 200"],
        toolsVersion: version)
      #expect(frames["slider"]?.minX == x, "\(version)")
    }
  }

  // MARK: Standard distances

  @Test func theStandardDistanceToASafeAreaIsNone() throws {
    func x(_ attributes: String) throws -> Double? {
      let distance = constraint("box.leading == safe.leading + 20").replacing("/>", with: "\(attributes)/>")
      let content = subviews(box("box")) + "<constraints>\(distance)</constraints>"
      return try frames(of: TestDocument().storyboard(content))["box"]?.minX
    }
    #expect(try x("") == 20)
    #expect(try x(#" symbolic="YES""#) == 0)
  }

  // MARK: Without a device

  @Test func documentsWithoutADeviceAreOnHalfPointsFromXcode8On() throws {
    for (version, width) in [("10117", 101.0), ("11000", 100.5)] {
      var document = TestDocument(device: nil, toolsVersion: version)
      document.usesSafeAreas = false
      let frames = try frames(
        of: document.storyboard(
          width: 600, height: 600,
          subviews(box("box")) + "<constraints>\(placing("box", in: "root", (0, 0, 100.5, 50)))</constraints>"
        ))
      #expect(frames["box"]?.width == width, "\(version)")
    }
  }

  // MARK: What nothing decides

  @Test func viewsStayRatherThanTheContentOfAScrollView() throws {
    // The content, and the view in it, may be of any size; the view keeps its own.
    let content = view("view", id: "content", frame: (0, 0, 250, 900))
    let scroll = view(
      "scrollView", id: "scroll", frame: (0, 0, 320, 480),
      content: subviews(content)
        + constraints(
          "content.leading == scroll.leading", "content.top == scroll.top",
          "scroll.trailing == content.trailing",
          "scroll.bottom == content.bottom"))
    let frames = try frames(of: TestDocument.xib(subviews(scroll) + filling("scroll", "root")))
    #expect(frames["content"] == Rect(x: 0, y: 0, width: 250, height: 900))
  }

  @Test func aViewIsMovedRatherThanStretched() throws {
    // The stored x is 10 and the width 100; the box is centered in 320.
    let frames = try framesInXib(
      [view("stackView", id: "stack", frame: (10, 30, 100, 40))],
      ["stack.centerX == root.centerX", "stack.top == root.top"])
    #expect(frames["stack"] == Rect(x: 110, y: 0, width: 100, height: 40))
  }

  @Test func aDrawnViewInAStackKeepsItsSizeAgainstWeakWishes() throws {
    let stack = view(
      "stackView", id: "stack", frame: (0, 0, 300, 50),
      content: subviews(
        view("label", id: "label", frame: (0, 0, 80, 50)), view("view", id: "space", frame: (90, 0, 60, 50))))
    let frames = try framesInXib(
      [stack],
      [
        "stack.leading == root.leading", "stack.top == root.top", "stack.width == 10 @100",
        "space.width == 5 @250",
      ])
    #expect(frames["space"]?.width == 60)
  }
}
