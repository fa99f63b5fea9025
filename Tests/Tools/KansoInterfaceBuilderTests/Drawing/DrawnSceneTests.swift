import KansoLayout
import KansoTheme
import KansoThemeEncoding
import Testing

@testable import KansoCanvasDrawing

/// Scenes with their bars, tables, and titles.
struct DrawnSceneTests {
  private let navigation = container(
    "navigationController", id: "navigation",
    content: segue("controller", "relationship", #"relationship="rootViewController""#))

  private func scene(_ item: String, attributes: String = "") -> String {
    """
    <scene sceneID="s"><objects><viewController id="controller" \(attributes)>
    <view key="view" contentMode="scaleToFill" id="root"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    <viewLayoutGuide key="safeArea" id="safe"/></view>\(item)</viewController></objects></scene>
    """
  }

  private func shown(_ containers: String, _ item: String, attributes: String = "") throws -> DrawnScene {
    let scenes = try drawnScenes(of: TestDocument().scenes(containers + scene(item, attributes: attributes)))
    return try #require(scenes.first { $0.id == "controller" })
  }

  @Test func aNavigationBarShowsTitleAndItems() throws {
    let item = """
      <navigationItem key="navigationItem" title="Cats" id="i"><barButtonItem key="leftBarButtonItem" \
      systemItem="cancel" id="l"/>
      <barButtonItem key="rightBarButtonItem" title="Next" id="r"/></navigationItem>
      """
    let scene = try shown(navigation, item)
    #expect(Set(scene.barTexts) == ["Cats", "Cancel", "Next", "9:41"])
    #expect(try shown("", item).barTexts == ["9:41"])
  }

  @Test func aTabBarShowsAllTabsAndChoosesItsOwn() throws {
    let tabs = container(
      "tabBarController", id: "tabs",
      content: segue("controller", "relationship", #"relationship="viewControllers""#)
        + segue("other", "relationship", #"relationship="viewControllers""#))
    let other = """
      <scene sceneID="o"><objects><viewController id="other"><view key="view" contentMode="scaleToFill" id="otherRoot">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/></view>
      <tabBarItem key="tabBarItem" title="Other" id="t2"/></viewController></objects></scene>
      """
    let scene = try shown(tabs + other, #"<tabBarItem key="tabBarItem" title="Mine" id="t1"/>"#)
    let texts = scene.layers.flatMap { DrawnScene.drawCommands(of: $0.view).drawnTexts }
    #expect(texts.first { $0.text == "Mine" }?.color.formattedForCSS == "#007aff")
    #expect(texts.first { $0.text == "Other" }?.color.formattedForCSS == "#8e8e93")
  }

  @Test func aSceneIsCalledByItsClassAndHasOtherNames() throws {
    let scene = try shown(
      "", "", attributes: #"title="Home" storyboardIdentifier="home" customClass="HomeController""#)
    #expect(scene.title == "HomeController")
    #expect(scene.details == ["Home", "home"])
    #expect(scene.size == Size(width: 375, height: 667))
  }

  @Test func theFirstSceneIsMarked() throws {
    let text = TestDocument().scenes(scene("")).replacing(
      #"useAutolayout="YES""#, with: #"useAutolayout="YES" initialViewController="controller""#)
    #expect(try drawnScenes(of: text).map(\.isInitial) == [true])
  }

  @Test func aContainerIsACardWithItsName() throws {
    let scenes = try drawnScenes(of: TestDocument().scenes(navigation + scene("")))
    let card = try #require(scenes.first { $0.id == "navigation" })
    #expect(card.views.isEmpty)
    #expect(card.layers.flatMap { DrawnScene.drawCommands(of: $0.view).texts } == ["Navigation Controller"])
  }

  @Test func aTableHasTitlesLinesAndAccessories() throws {
    func cell(_ id: String, _ y: Double, _ accessory: String) -> String {
      """
      <tableViewCell contentMode="scaleToFill" selectionStyle="default" accessoryType="\(accessory)" id="\(id)">
      <rect key="frame" x="0.0" y="\(y)" width="320" height="44"/><autoresizingMask key="autoresizingMask"/>
      <tableViewCellContentView key="contentView" tableViewCell="\(id)" id="\(id)-content">
      <rect key="frame" x="0.0" y="0.0" width="280" height="44"/></tableViewCellContentView></tableViewCell>
      """
    }
    let sections = """
      <sections><tableViewSection headerTitle="Cats" footerTitle="All of them" id="section"><cells>
      \(cell("a", 55, "disclosureIndicator"))\(cell("b", 99, "none"))</cells></tableViewSection></sections>
      """
    let text = xib(
      "tableView", size: (320, 400), #"style="grouped" separatorStyle="default" dataMode="static""#, sections)
    let scene = try #require(try drawnScenes(of: text).first)
    #expect(scene.drawCommands("it").texts == ["CATS", "All of them"])
    #expect(scene.drawCommands("it").drawnTexts.first.map { $0.origin.y < 55 && $0.origin.y > 30 } == true)
    #expect(scene.drawCommands("a").outlines.count == scene.drawCommands("b").outlines.count + 1)
    #expect(scene.drawCommands("b").strokes.isEmpty)
    #expect(scene.drawCommands("b").outlines.last?.bounds.height == 0.5)
    let plain = text.replacing(#"separatorStyle="default""#, with: #"separatorStyle="none""#)
    #expect(try drawnScenes(of: plain).first?.drawCommands("b").outlines.last?.bounds.height == 44)
  }

  @Test func framesOfASceneAreInItsCoordinates() throws {
    let text = TestDocument.xib(
      subviews(
        view(
          "view", id: "outer", frame: (10, 20, 200, 200), fixed: true,
          content: subviews(view("view", id: "inner", frame: (5, 6, 20, 20), fixed: true)))))
    let scene = try #require(try drawnScenes(of: text).first)
    #expect(scene.view("inner")?.frame == Rect(x: 15, y: 26, width: 20, height: 20))
    #expect(scene.view("inner")?.parent == "outer")
  }
}
