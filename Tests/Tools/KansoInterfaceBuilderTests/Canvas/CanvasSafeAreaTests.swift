import KansoLayout
import Testing

/// Safe areas of nested views, and the guides that Interface Builder used before and after them.
struct CanvasSafeAreaTests {
  /// A phone of 414 by 896 points, with 48 points covered at the top and 34 at the bottom.
  private let notched = TestDocument(device: "retina6_1")

  /// Returns the safe area of a view at a position in the root, as the frame of a box that fills it.
  private func inner(
    _ frame: (Double, Double, Double, Double), tag: String = "view", attributes: String = ""
  ) throws -> Rect? {
    let outer = view(
      tag, id: "outer", frame: (7, 7, 7, 7), attributes: attributes,
      content: subviews(box("box")) + filling("box", "outerSafe")
        + #"<viewLayoutGuide key="safeArea" id="outerSafe"/>"#)
    let content = subviews(outer) + "<constraints>\(placing("outer", in: "root", frame))</constraints>"
    return try frames(of: notched.storyboard(width: 414, height: 896, content))["box"]
  }

  @Test func whatIsAtTheTopHasTheRestOfTheStatusBar() throws {
    // 48 - 20
    #expect(try inner((0, 20, 414, 300)) == Rect(x: 0, y: 28, width: 414, height: 272))
    #expect(try inner((0, 0, 414, 300)) == Rect(x: 0, y: 48, width: 414, height: 252))
  }

  @Test func whatIsAtTheBottomHasTheRestOfTheHomeIndicator() throws {
    // The view ends 16 points above the bottom: 34 - 16.
    #expect(try inner((10, 600, 300, 280)) == Rect(x: 0, y: 0, width: 300, height: 262))
  }

  @Test func whatIsInTheMiddleIsSafe() throws {
    #expect(try inner((10, 100, 300, 200)) == Rect(x: 0, y: 0, width: 300, height: 200))
  }

  @Test func whatReachesOverTheEdgesIsCoveredNoMoreThanTheRoot() throws {
    #expect(try inner((0, -100, 414, 1096)) == Rect(x: 0, y: 48, width: 414, height: 1014))
  }

  @Test(arguments: ["scrollView", "tableView", "collectionView"])
  func whatScrollsIsSafe(tag: String) throws {
    let scroll = view(
      tag, id: "scroll", frame: (7, 7, 7, 7),
      content: subviews(
        view(
          "view", id: "inner", frame: (7, 7, 7, 7),
          content: subviews(box("box")) + filling("box", "innerSafe")
            + #"<viewLayoutGuide key="safeArea" id="innerSafe"/>"#))
        + "<constraints>\(placing("inner", in: "scroll", (0, 0, 414, 2000)))</constraints>")
    let frames = try frames(
      of: notched.storyboard(width: 414, height: 896, subviews(scroll) + filling("scroll", "root")))
    #expect(frames["scroll"] == Rect(x: 0, y: 0, width: 414, height: 896))
    #expect(frames["box"] == Rect(x: 0, y: 0, width: 414, height: 2000))
  }

  @Test func safeAreasAreHandedDownFromViewToView() throws {
    let innermost = view(
      "view", id: "innermost", frame: (7, 7, 7, 7),
      content: subviews(box("box")) + filling("box", "deepest")
        + #"<viewLayoutGuide key="safeArea" id="deepest"/>"#)
    let outer = view(
      "view", id: "outer", frame: (7, 7, 7, 7),
      content: subviews(innermost)
        + "<constraints>\(placing("innermost", in: "outer", (0, 10, 100, 100)))</constraints>")
    let frames = try frames(
      of: notched.storyboard(
        width: 414, height: 896,
        subviews(outer) + "<constraints>\(placing("outer", in: "root", (0, 15, 100, 300)))</constraints>"))
    // 48 - 15 - 10
    #expect(frames["box"] == Rect(x: 0, y: 23, width: 100, height: 77))
  }

  @Test func aViewThatMovesIsCoveredWhereItGoes() throws {
    // The height of the outer view depends on a view below its own safe area.
    let outer = view(
      "view", id: "outer", frame: (7, 500, 7, 7),
      content: subviews(box("box"))
        + constraints(
          "box.top == outerSafe.top", "box.leading == outer.leading", "box.width == 10", "box.height == 30",
          "outer.bottom == box.bottom") + #"<viewLayoutGuide key="safeArea" id="outerSafe"/>"#)
    let frames = try frames(
      of: notched.storyboard(
        width: 414, height: 896,
        subviews(outer)
          + constraints(
            "outer.top == root.top", "outer.leading == root.leading", "outer.trailing == root.trailing")))
    #expect(frames["outer"] == Rect(x: 0, y: 0, width: 414, height: 78))
    #expect(frames["box"] == Rect(x: 0, y: 48, width: 10, height: 30))
  }

  // MARK: Layout guides of controllers

  private func betweenGuides(_ containers: String = "", _ document: TestDocument) throws -> Rect? {
    let guides = """
      <layoutGuides><viewControllerLayoutGuide type="top" id="top"/>
      <viewControllerLayoutGuide type="bottom" id="bottom"/></layoutGuides>
      """
    let content =
      subviews(box("box"))
      + constraints(
        "box.top == top.bottom + 1", "box.bottom == bottom.top - 2", "box.leading == root.leading",
        "box.trailing == root.trailing")
    return try frames(of: document.scenes(containers + TestScene(content: guides, view: content).xml))["box"]
  }

  @Test func layoutGuidesAreAsHighAsWhatCoversTheEdge() throws {
    let old = TestDocument(toolsVersion: "11762", usesSafeAreas: false)
    #expect(try betweenGuides(old) == Rect(x: 0, y: 21, width: 375, height: 644))
  }

  private func betweenGuides(_ document: TestDocument) throws -> Rect? { try betweenGuides("", document) }

  @Test func layoutGuidesAreBetweenBars() throws {
    let containers =
      container(
        "tabBarController", id: "tabs",
        content: segue("navigation", "relationship", #"relationship="viewControllers""#))
      + container(
        "navigationController", id: "navigation",
        content: segue("controller", "relationship", #"relationship="rootViewController""#))
    // 64 at the top and 49 at the bottom
    #expect(
      try betweenGuides(containers, TestDocument(toolsVersion: "11762", usesSafeAreas: false))
        == Rect(x: 0, y: 65, width: 375, height: 551))
  }

  @Test func layoutGuidesHaveNoHeightWhereNothingCovers() throws {
    #expect(
      try betweenGuides(TestDocument(toolsVersion: "17156", usesSafeAreas: false))
        == Rect(x: 0, y: 1, width: 375, height: 664))
  }

  @Test func layoutGuidesOfDocumentsWithoutADevice() throws {
    #expect(
      try betweenGuides(TestDocument(device: nil, toolsVersion: "9532", usesSafeAreas: false))
        == Rect(x: 0, y: 21, width: 375, height: 644))
  }

  // MARK: Keyboards

  @Test func withoutAKeyboardItsGuideIsTheUnsafeEdge() throws {
    let content =
      subviews(box("box"))
      + constraints(
        "box.bottom == keyboard.top - 8", "box.leading == keyboard.leading",
        "box.trailing == keyboard.trailing",
        "box.height == 50") + #"<viewLayoutGuide key="keyboard" id="keyboard"/>"#
    // 896 - 34 - 8 - 50
    #expect(
      try frames(of: notched.storyboard(width: 414, height: 896, content))["box"]
        == Rect(x: 0, y: 804, width: 414, height: 50))
  }
}
