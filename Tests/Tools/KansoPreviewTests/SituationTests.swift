import Foundation
import KansoCanvasLayout
import KansoLayout
import KansoRendering
import KansoTheme
import TestSupport
import Testing

@testable import KansoPreview

/// Documents in other circumstances than their own.
struct SituationTests {
  private let storyboard = DocumentSamples.storyboard(
    """
    <label opaque="NO" contentMode="left" text="Hello" translatesAutoresizingMaskIntoConstraints="NO" id="title">
    <rect key="frame" x="16" y="20" width="40" height="21"/>
    <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
    </subviews><color key="backgroundColor" systemColor="systemBackgroundColor"/><constraints>
    <constraint firstItem="title" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" \
    id="a"/>
    <constraint firstItem="title" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="b"/>
    </constraints><subviews>
    """)

  private func scenes(_ change: (inout PreviewSituation) -> Void = { _ in }, all: Bool = false) throws
    -> [ScenePicture]
  {
    var situation = PreviewSituation()
    change(&situation)
    let page = DocumentsPreview(
      [DocumentSamples.input(storyboard)],
      environment: try situation.environment(measurer: SansSerifTextMeasurer()),
      showing: all ? .situations : .scenes)
    return try #require(page.documents.first).scenes
  }

  private func title(_ change: (inout PreviewSituation) -> Void = { _ in }) throws -> TextCommand {
    try #require(
      try scenes(change).first?.drawing.commands.compactMap {
        if case .text(let text) = $0, text.text == "Hello" { text } else { nil }
      }.first)
  }

  @Test func theStyleIsDark() throws {
    #expect(try title().color.hex == "#000000")
    #expect(try title { $0.mode = .dark }.color.hex == "#ffffff")
    let fills = try #require(try scenes { $0.mode = .dark }.first).drawing.commands.compactMap {
      if case .fill(_, .color(let color)) = $0 { color.hex } else { nil }
    }
    #expect(fills.first == "#000000")
  }

  @Test func aTextWithATextStyleFollowsTheTextSize() throws {
    #expect(try title().size == 17)
    #expect(try title { $0.textSize = .accessibility3 }.size == 40)
    #expect(try title { $0.textSize = .xSmall }.size == 14)
  }

  @Test func theDirectionMirrorsTheLayout() throws {
    let (left, right) = (try title(), try title { $0.direction = .rtl })
    #expect(left.origin.x < 30 && right.origin.x > 300)
  }

  @Test func theDeviceHasItsScreen() throws {
    let sizes = try ["iPhone SE (1st generation)", "iphone16promax", "retina6_12"].map { name in
      try scenes { $0.device = name }.first?.drawing.size
    }
    #expect(
      sizes == [
        Size(width: 320, height: 568), Size(width: 440, height: 956), Size(width: 393, height: 852),
      ])
  }

  @Test func eachSceneIsInAllSituations() throws {
    let scenes = try scenes(all: true)
    let names = scenes.map { $0.details.first ?? "" }
    #expect(
      names.dropFirst() == [
        "dark", "text size accessibility3", "right to left", "iPhone SE (3rd generation)", "iPhone 16",
        "iPhone 16 Pro Max",
      ])
    #expect(Set(scenes.map(\.title)) == ["CatsController"])
    // Styles are listed once.
    #expect(scenes.dropFirst().allSatisfy { $0.styles.isEmpty && !$0.isInitial })
  }

  @Test func anUnknownDeviceIsReportedWithTheKnownOnes() {
    var situation = PreviewSituation()
    situation.device = "iPhone"
    let error = #expect(throws: PreviewError.self) {
      _ = try situation.environment(measurer: SansSerifTextMeasurer())
    }
    #expect(error?.report.contains("there is no device iPhone; the devices are iPhone 4s") == true)
  }

  /// A property of all real documents: in any situation, each scene is drawn, and frames are finite.
  @Test(.requires(.corpus)) func everyDocumentIsDrawnInAllSituations() throws {
    for input in try Corpus.inputs(each: 3) {
      let page = DocumentsPreview([input], showing: .situations)
      for scene in page.documents.flatMap(\.scenes) {
        #expect(scene.drawing.size.width.isFinite && scene.drawing.isBalanced, "\(input.path)")
      }
    }
  }

  // MARK: Segues

  private static func scene(_ id: String, _ location: String, _ content: String = "") -> String {
    """
    <scene sceneID="s-\(id)"><objects><viewController id="\(id)" customClass="Scene\(id)">
    <view key="view" contentMode="scaleToFill" id="view-\(id)"><rect key="frame" x="0.0" y="0.0" width="375" \
    height="667"/>\(content)</view></viewController></objects>\(location)</scene>
    """
  }

  private func map(_ scenes: String...) throws -> ScenePicture {
    let start = DocumentSamples.storyboard("")
    let head = try #require(start.range(of: "<scenes>"))
    let text = String(start[..<head.upperBound]) + scenes.joined() + "</scenes></document>"
    let page = DocumentsPreview([DocumentSamples.input(text)], showing: .segues)
    return try #require(page.documents.first?.scenes.first)
  }

  private let button = """
    <subviews><button opaque="NO" contentMode="scaleToFill" fixedFrame="YES" id="go" buttonType="system">
    <rect key="frame" x="300" y="100" width="60" height="30"/><state key="normal" title="Go"/>
    <connections><segue destination="B" kind="show" identifier="showB &lt;b&gt;" id="g1"/>
    <segue destination="missing" kind="show" id="g2"/></connections></button></subviews>
    """

  @Test func scenesAreAtTheirPositionsWithArrows() throws {
    let map = try map(
      Self.scene("A", #"<point key="canvasLocation" x="-100.4" y="50"/>"#, button),
      Self.scene("B", #"<point key="canvasLocation" x="900" y="50"/>"#), Self.scene("C", ""))
    #expect(map.details == ["1 segue"])
    let texts = map.drawing.commands.compactMap { if case .text(let text) = $0 { text } else { nil } }
    let titles = ["SceneA", "SceneB", "SceneC"].compactMap { name in texts.first { $0.text.contains(name) } }
    try #require(titles.count == 3)
    #expect(titles[1].origin.x - titles[0].origin.x == 1_000)
    // A scene without a position is below.
    #expect(titles[2].origin.y > titles[0].origin.y + 667)
    let label = try #require(texts.first { $0.text == "showB <b>" })
    #expect(label.origin.x > titles[0].origin.x + 375 && label.origin.x < titles[1].origin.x)
    #expect(!map.drawing.svg(title: "a").contains("<b>"))
  }

  @Test func aSceneBelowItsTriggerIsReachedFromAbove() throws {
    let map = try map(
      Self.scene("A", #"<point key="canvasLocation" x="0" y="0"/>"#, button),
      Self.scene("B", #"<point key="canvasLocation" x="0" y="900"/>"#))
    let curve = map.drawing.commands.compactMap { command -> [Point]? in
      if case .stroke(.path(let path), _) = command, path.points.count == 4 { path.points } else { nil }
    }.first
    let points = try #require(curve)
    #expect(points[0].y < points[3].y && points[0].x == points[1].x && points[2].x == points[3].x)
  }

  @Test func absurdPositionsCountAsNone() throws {
    let map = try map(
      Self.scene("A", #"<point key="canvasLocation" x="1e300" y="0"/>"#),
      Self.scene("B", #"<point key="canvasLocation" x="nan" y="0"/>"#))
    #expect(map.drawing.size.width < 2_000 && map.drawing.size.height < 2_000)
  }
}
