import KansoLayout
import Testing

/// Navigation bars of scenes, and the area that they cover. The status bar of 20 points is always visible.
struct CanvasNavigationTests {
  private func navigation(_ attributes: String = "", bar: String = "", to destination: String = "first")
    -> String
  {
    container(
      "navigationController", id: "navigation", attributes: attributes,
      content: bar + segue(destination, "relationship", #"relationship="rootViewController""#))
  }

  private func bar(_ attributes: String) -> String {
    """
    <navigationBar key="navigationBar" contentMode="scaleToFill" \(attributes) id="bar">
    <rect key="frame" x="0.0" y="20" width="375" height="44"/></navigationBar>
    """
  }

  /// Returns a controller with a box that fills its safe area.
  private func scene(_ id: String, _ content: String = "", _ attributes: String = "") -> String {
    var scene = TestScene(id: id, attributes: attributes, content: content, viewID: "\(id)Root")
    scene.view = subviews(box("\(id)Box")) + filling("\(id)Box", "\(id)RootSafe")
    return scene.xml
  }

  /// Returns the tops of the safe areas, by scene.
  private func tops(_ scenes: String..., document: TestDocument = TestDocument()) throws -> [String: Double] {
    let frames = try frames(of: document.scenes(scenes.joined()))
    var tops: [String: Double] = [:]
    for (id, frame) in frames where id.hasSuffix("Box") { tops[String(id.dropLast(3))] = frame.minY }
    return tops
  }

  @Test func theRootOfANavigationControllerHasABar() throws {
    #expect(try tops(navigation(), scene("first")) == ["first": 64])
  }

  @Test func aHiddenBarCoversNothing() throws {
    #expect(try tops(navigation(#"navigationBarHidden="YES""#), scene("first")) == ["first": 20])
    #expect(try tops(navigation(#"navigationBarHidden="NO""#), scene("first")) == ["first": 64])
  }

  @Test func aNavigationItemAloneIsNoBar() throws {
    let item = #"<navigationItem key="navigationItem" title="Here" id="item"/>"#
    #expect(try tops(scene("first", item)) == ["first": 20])
  }

  @Test(arguments: ["show", "push"])
  func controllersOfABarsSegueHaveABar(kind: String) throws {
    #expect(
      try tops(
        navigation(), scene("first", segue("second", kind)), scene("second", segue("third", kind)),
        scene("third"))
        == ["first": 64, "second": 64, "third": 64])
  }

  @Test(arguments: ["presentation", "modal", "popoverPresentation", "showDetail", "custom"])
  func whatIsPresentedHasNone(kind: String) throws {
    #expect(
      try tops(navigation(), scene("first", segue("second", kind)), scene("second")) == [
        "first": 64, "second": 20,
      ])
  }

  @Test func controllersOutsideOfNavigationHaveNoBar() throws {
    #expect(
      try tops(scene("first", segue("second", "show")), scene("second")) == ["first": 20, "second": 20])
  }

  @Test func aHiddenBarIsHiddenAllAlong() throws {
    #expect(
      try tops(
        navigation(#"navigationBarHidden="YES""#), scene("first", segue("second", "show")), scene("second"))
        == ["first": 20, "second": 20])
  }

  @Test func whatAPresentedSceneShowsHasNone() throws {
    #expect(
      try tops(
        navigation(), scene("first", segue("second", "presentation")),
        scene("second", segue("third", "show")),
        scene("third")) == ["first": 64, "second": 20, "third": 20])
  }

  @Test func theOrderOfScenesDoesNotMatter() throws {
    #expect(
      try tops(
        scene("third"), scene("second", segue("third", "show")), scene("first", segue("second", "show")),
        navigation())
        == ["first": 64, "second": 64, "third": 64])
  }

  @Test func scenesThatShowEachOtherComeToAnEnd() throws {
    #expect(
      try tops(scene("first", segue("second", "show")), scene("second", segue("first", "show")))
        == ["first": 20, "second": 20])
    #expect(
      try tops(navigation(), scene("first", segue("second", "show")), scene("second", segue("first", "show")))
        == ["first": 64, "second": 64])
  }

  @Test func aButtonThatLeadsThereCountsAsTheScene() throws {
    var first = TestScene(id: "first", viewID: "firstRoot")
    first.view =
      subviews(
        box("firstBox"), view("button", id: "button", frame: (0, 0, 30, 30), content: segue("second", "show"))
      ) + filling("firstBox", "firstRootSafe")
    #expect(try tops(navigation(), first.xml, scene("second")) == ["first": 64, "second": 64])
  }

  @Test func aCellThatLeadsThereCountsAsTheScene() throws {
    let table = """
      <scene sceneID="scene-list"><objects>
      <tableViewController id="list" sceneMemberID="viewController">
      <tableView key="view" contentMode="scaleToFill" style="plain" id="table">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <prototypes><tableViewCell contentMode="scaleToFill" id="cell">
      <rect key="frame" x="0.0" y="28" width="375" height="44"/>\(segue("second", "show"))
      </tableViewCell></prototypes>
      </tableView></tableViewController>
      </objects></scene>
      """
    #expect(try tops(navigation(to: "list"), table, scene("second")) == ["second": 64])
  }

  @Test func aBarButtonThatLeadsThereCountsAsTheScene() throws {
    let item = """
      <navigationItem key="navigationItem" id="item"><barButtonItem key="rightBarButtonItem" id="add">\
      \(segue("second", "show"))</barButtonItem></navigationItem>
      """
    #expect(try tops(navigation(), scene("first", item), scene("second")) == ["first": 64, "second": 64])
  }

  @Test(arguments: [
    ("<toolbarItems>", "</toolbarItems>"), (#"<array key="toolbarItems">"#, "</array>"),
  ])
  func aToolbarItemThatLeadsThereCountsAsTheScene(start: String, end: String) throws {
    let item = "<barButtonItem title=\"Next\" id=\"next\">\(segue("second", "show"))</barButtonItem>"
    #expect(
      try tops(navigation(), scene("first", start + item + end), scene("second")) == [
        "first": 64, "second": 64,
      ])
  }

  // MARK: Simulated metrics

  @Test func simulatedBarsAreThere() throws {
    let metrics = #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>"#
    #expect(try tops(scene("first", metrics)) == ["first": 64])
  }

  @Test func simulatedBarsAreHandedOnOnlyInNavigation() throws {
    let metrics = #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>"#
    #expect(
      try tops(scene("first", metrics + segue("second", "show")), scene("second")) == [
        "first": 64, "second": 20,
      ])
  }

  @Test func barsCanBeSimulatedAway() throws {
    #expect(try tops(navigation(), scene("first", #"<nil key="simulatedTopBarMetrics"/>"#)) == ["first": 20])
  }

  @Test func theSegueThatBreaksATieDecides() throws {
    let show = #"<connections><segue destination="second" kind="show" id="show"/></connections>"#
    let present =
      #"<connections><segue destination="second" kind="presentation" id="present"/></connections>"#
    func document(_ breaker: String) -> String {
      TestDocument().scenes(
        navigation() + scene("other", present) + scene("first", show) + scene("second"),
        resources:
          #"<inferredMetricsTieBreakers><segue reference="\#(breaker)"/></inferredMetricsTieBreakers>"#)
    }
    #expect(try frames(of: document("show"))["secondBox"]?.minY == 64)
    #expect(try frames(of: document("present"))["secondBox"]?.minY == 20)
  }

  // MARK: Devices

  @Test func barsOfPhonesOnTheirSideAreLower() throws {
    var scene = TestScene(frame: (0, 0, 667, 375)).showingSafeArea
    scene.id = "first"
    let frames = try frames(
      of: TestDocument(orientation: "landscape").scenes(navigation() + scene.xml))
    #expect(frames["box"] == Rect(x: 0, y: 32, width: 667, height: 343))
  }

  @Test func barsOfRoundedPadsAreHigher() throws {
    var scene = TestScene(frame: (0, 0, 834, 1194)).showingSafeArea
    scene.id = "first"
    let frames = try frames(
      of: TestDocument(device: "ipad11_0rounded").scenes(navigation() + scene.xml))
    // 24 + 50 at the top, 20 at the bottom
    #expect(frames["box"] == Rect(x: 0, y: 74, width: 834, height: 1100))
  }

  @Test func barsOfOtherPadsAreThoseOfPhones() throws {
    var scene = TestScene(frame: (0, 0, 768, 1024)).showingSafeArea
    scene.id = "first"
    let frames = try frames(of: TestDocument(device: "ipad9_7").scenes(navigation() + scene.xml))
    #expect(frames["box"] == Rect(x: 0, y: 64, width: 768, height: 960))
  }

  // MARK: Large titles

  @Test func largeTitlesAddToTheBarUntilXcode11() throws {
    let large = navigation(bar: bar(#"largeTitles="YES""#))
    #expect(
      try tops(large, scene("first"), document: TestDocument(toolsVersion: "14490.7")) == ["first": 116])
    #expect(try tops(large, scene("first"), document: TestDocument()) == ["first": 64])
  }

  @Test func barsOfOrdinaryTitlesDoNot() throws {
    #expect(
      try tops(navigation(bar: bar("")), scene("first"), document: TestDocument(toolsVersion: "14490.7"))
        == ["first": 64])
  }
}
