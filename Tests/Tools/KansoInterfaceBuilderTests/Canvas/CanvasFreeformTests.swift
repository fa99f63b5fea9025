import KansoLayout
import Testing

/// Scenes whose views have their own sizes, and scenes in container views.
struct CanvasFreeformTests {
  private let navigation = container(
    "navigationController", id: "navigation",
    content: segue("controller", "relationship", #"relationship="rootViewController""#))

  private func safeArea(
    _ containers: String, _ scene: TestScene, _ document: TestDocument = TestDocument()
  ) throws -> Rect? {
    try frames(of: document.scenes(containers + scene.showingSafeArea.xml))["box"]
  }

  @Test func aFreeformViewIsBelowTheStatusBar() throws {
    let size = #"<size key="freeformSize" width="320" height="1400"/>"#
    #expect(
      try safeArea("", TestScene(content: size, frame: (0, 0, 320, 1400)))
        == Rect(x: 0, y: 20, width: 320, height: 1380))
  }

  @Test func aFreeformViewIsBelowTheBarsOfItsScene() throws {
    let metrics =
      #"<freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/><size key="freeformSize" "#
      + #"width="375" height="900"/>"#
    #expect(
      try safeArea(navigation, TestScene(content: metrics, frame: (0, 0, 375, 900)))
        == Rect(x: 0, y: 64, width: 375, height: 836))
  }

  @Test func aSheetsMetricsAreNotFreeform() throws {
    let metrics = #"<simulatedScreenMetrics key="simulatedDestinationMetrics" type="retina47"/>"#
    let area = try safeArea("", TestScene(content: metrics, frame: (0, 0, 375, 400)))
    #expect(area == Rect(x: 0, y: 0, width: 375, height: 400))
  }

  @Test func aFreeformViewStandsOnTheHomeIndicator() throws {
    let size = #"<size key="freeformSize" width="375" height="1400"/>"#
    #expect(
      try safeArea("", TestScene(content: size, frame: (0, 0, 375, 1400)), TestDocument(device: "retina5_9"))
        == Rect(x: 0, y: 50, width: 375, height: 1316))
  }

  @Test func aLowFreeformViewOfOlderVersionsDoesNotReachTheHomeIndicator() throws {
    let size = #"<size key="freeformSize" width="375" height="300"/>"#
    #expect(
      try safeArea(
        "", TestScene(content: size, frame: (0, 0, 375, 300)),
        TestDocument(device: "retina5_9", toolsVersion: "17156"))
        == Rect(x: 0, y: 44, width: 375, height: 256))
  }

  @Test func whatAContainerShowsIsCoveredLikeAScene() throws {
    let host = TestScene(
      id: "host",
      view: subviews(
        view("containerView", id: "hole", frame: (0, 50, 375, 400), content: segue("controller", "embed"))),
      viewID: "hostRoot", frame: (0, 0, 375, 812))
    #expect(
      try safeArea(host.xml, TestScene(frame: (0, 0, 375, 400)), TestDocument(device: "retina5_9"))
        == Rect(x: 0, y: 50, width: 375, height: 316))
  }

  @Test func whatAContainerShowsFillsItsView() throws {
    let host = TestScene(
      id: "host",
      view: subviews(
        view("containerView", id: "hole", frame: (9, 9, 9, 9), content: segue("controller", "embed"))
      ) + "<constraints>\(placing("hole", in: "hostRoot", (20, 100, 200, 300)))</constraints>",
      viewID: "hostRoot")
    let inner = TestScene(
      view: subviews(box("box")) + filling("box", "root"), frame: (0, 0, 200, 300))
    let frames = try frames(of: TestDocument().scenes(host.xml + inner.xml))
    #expect(frames["hole"] == Rect(x: 20, y: 100, width: 200, height: 300))
    #expect(frames["box"] == Rect(x: 0, y: 0, width: 200, height: 300))
  }
}
