import KansoLayout
import Testing

/// Tab bars, toolbars, opaque bars, and sheets.
struct CanvasBarTests {
  private func tabs(to destination: String, _ attributes: String = "") -> String {
    container(
      "tabBarController", id: "tabs", attributes: attributes,
      content: segue(destination, "relationship", #"relationship="viewControllers""#))
  }

  private func navigation(_ attributes: String = "", bar: String = "") -> String {
    container(
      "navigationController", id: "navigation", attributes: attributes,
      content: bar + segue("controller", "relationship", #"relationship="rootViewController""#))
  }

  private let opaque = """
    <navigationBar key="navigationBar" contentMode="scaleToFill" translucent="NO" id="bar">
    <rect key="frame" x="0.0" y="20" width="375" height="44"/></navigationBar>
    """

  private func safeArea(_ containers: String, _ scene: TestScene, _ document: TestDocument = TestDocument())
    throws
    -> Rect?
  {
    try frames(of: document.scenes(containers + scene.showingSafeArea.xml))["box"]
  }

  // MARK: Tab bars

  @Test func aTabBarCoversTheBottom() throws {
    // 667 - 20 - 49
    #expect(try safeArea(tabs(to: "controller"), TestScene()) == Rect(x: 0, y: 20, width: 375, height: 598))
  }

  @Test func aTabBarStandsOnTheHomeIndicator() throws {
    // 812 - 50 - 34 - 49
    #expect(
      try safeArea(
        tabs(to: "controller"), TestScene(frame: (0, 0, 375, 812)), TestDocument(device: "retina5_9"))
        == Rect(x: 0, y: 50, width: 375, height: 679))
  }

  @Test func navigationInTabsHasBothBars() throws {
    // 667 - 64 - 49
    #expect(
      try safeArea(tabs(to: "navigation") + navigation(), TestScene())
        == Rect(x: 0, y: 64, width: 375, height: 554))
  }

  @Test func aPushedSceneMayHideTheTabBar() throws {
    #expect(
      try safeArea(
        tabs(to: "navigation") + navigation(), TestScene(attributes: #"hidesBottomBarWhenPushed="YES""#))
        == Rect(x: 0, y: 64, width: 375, height: 603))
  }

  @Test func theTabBarOfAPhoneOnItsSideIsLower() throws {
    #expect(
      try safeArea(
        tabs(to: "controller"), TestScene(frame: (0, 0, 667, 375)), TestDocument(orientation: "landscape"))
        == Rect(x: 0, y: 0, width: 667, height: 343))
  }

  @Test func theTabBarOfARoundedPadIsHigher() throws {
    // 1194 - 24 - 20 - 50
    #expect(
      try safeArea(
        tabs(to: "controller"), TestScene(frame: (0, 0, 834, 1194)), TestDocument(device: "ipad11_0rounded"))
        == Rect(x: 0, y: 24, width: 834, height: 1100))
  }

  @Test func aTabBarCanBeSimulated() throws {
    let metrics = #"<simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>"#
    #expect(try safeArea("", TestScene(content: metrics))?.maxY == 618)
  }

  @Test func aBottomBarCanBeSimulatedAway() throws {
    let metrics = #"<nil key="simulatedBottomBarMetrics"/>"#
    #expect(try safeArea(tabs(to: "controller"), TestScene(content: metrics))?.maxY == 667)
  }

  // MARK: Toolbars

  @Test func aToolbarCoversTheBottom() throws {
    // 667 - 64 - 44
    #expect(
      try safeArea(navigation(#"toolbarHidden="NO""#), TestScene())
        == Rect(x: 0, y: 64, width: 375, height: 559))
    #expect(try safeArea(navigation(#"toolbarHidden="YES""#), TestScene())?.maxY == 667)
    #expect(try safeArea(navigation(), TestScene())?.maxY == 667)
  }

  @Test func aToolbarStandsOnTheHomeIndicator() throws {
    #expect(
      try safeArea(
        navigation(#"toolbarHidden="NO""#), TestScene(frame: (0, 0, 375, 812)),
        TestDocument(device: "retina5_9"))?.maxY == 812 - 34 - 44)
  }

  @Test func aToolbarOverATabBarIsAsHighAsTheTabBar() throws {
    // 667 - 64 - 2 * 49
    #expect(
      try safeArea(tabs(to: "navigation") + navigation(#"toolbarHidden="NO""#), TestScene())
        == Rect(x: 0, y: 64, width: 375, height: 505))
  }

  @Test func aToolbarCanBeSimulated() throws {
    let metrics = #"<simulatedToolbarMetrics key="simulatedBottomBarMetrics"/>"#
    #expect(try safeArea("", TestScene(content: metrics))?.maxY == 623)
  }

  @Test func theToolbarOfAPhoneOnItsSideIsLower() throws {
    #expect(
      try safeArea(
        navigation(#"toolbarHidden="NO""#), TestScene(frame: (0, 0, 667, 375)),
        TestDocument(orientation: "landscape")) == Rect(x: 0, y: 32, width: 667, height: 311))
  }

  // MARK: Opaque bars

  @Test func belowAnOpaqueBarAViewIsSafeToItsTop() throws {
    #expect(
      try safeArea(navigation(bar: opaque), TestScene(frame: (0, 64, 375, 603)))
        == Rect(x: 0, y: 0, width: 375, height: 603))
  }

  @Test func belowAnOpaqueBarThereIsAHomeIndicator() throws {
    // 50 + 44 at the top, and the 34 points of the home indicator at the bottom
    #expect(
      try safeArea(
        navigation(bar: opaque), TestScene(frame: (0, 94, 375, 718)), TestDocument(device: "retina5_9"))
        == Rect(x: 0, y: 0, width: 375, height: 684))
  }

  @Test func aViewOverTheWholeScreenIsCoveredByAnOpaqueBar() throws {
    #expect(
      try safeArea(navigation(bar: opaque), TestScene())
        == Rect(x: 0, y: 64, width: 375, height: 603))
  }

  @Test func aboveAnOpaqueTabBarAViewIsSafeToItsBottom() throws {
    #expect(
      try safeArea(tabs(to: "controller"), TestScene(frame: (0, 0, 375, 618)))
        == Rect(x: 0, y: 20, width: 375, height: 598))
  }

  @Test func betweenOpaqueBarsAViewIsSafe() throws {
    // 667 - 64 - 49
    #expect(
      try safeArea(tabs(to: "navigation") + navigation(bar: opaque), TestScene(frame: (0, 64, 375, 554)))
        == Rect(x: 0, y: 0, width: 375, height: 554))
  }

  @Test func aViewBetweenBarsIsSafeWhateverTheyAre() throws {
    #expect(
      try safeArea(tabs(to: "navigation") + navigation(), TestScene(frame: (0, 64, 375, 554)))
        == Rect(x: 0, y: 0, width: 375, height: 554))
  }

  // MARK: Sheets

  @Test(arguments: [54.0, 64, 70, 113, 128])
  func aSheetKeepsTheHomeIndicatorAlone(missing: Double) throws {
    let scene = TestScene(frame: (0, 0, 414, 896 - missing)).showingSafeArea
    let presenting = TestScene(
      id: "before", content: segue("controller", "presentation"), viewID: "beforeRoot")
    let frames = try frames(
      of: TestDocument(device: "retina6_1").scenes(
        TestScene(
          id: presenting.id, content: presenting.content, viewID: "beforeRoot", frame: (0, 0, 414, 896)
        ).xml
          + scene.xml))
    #expect(frames["box"] == Rect(x: 0, y: 0, width: 414, height: 896 - missing - 34))
  }

  @Test func aSheetOfAPhoneWithAHomeButtonIsSafe() throws {
    let before = TestScene(id: "before", content: segue("controller", "presentation"), viewID: "beforeRoot")
    #expect(
      try safeArea(before.xml, TestScene(frame: (0, 0, 375, 647)))
        == Rect(x: 0, y: 0, width: 375, height: 647))
  }

  @Test func aSheetMayHaveANavigationBar() throws {
    // The bar of a sheet is 56 points high: 896 - 113 - 56 - 34
    let before = TestScene(
      id: "before", content: segue("navigation", "presentation"), viewID: "beforeRoot",
      frame: (0, 0, 414, 896))
    #expect(
      try safeArea(
        before.xml + navigation(), TestScene(frame: (0, 0, 414, 783)), TestDocument(device: "retina6_1"))
        == Rect(x: 0, y: 56, width: 414, height: 693))
  }
}
