import KansoLayout
import Testing

/// The safe areas of views on the top level of a xib.
struct CanvasNibTests {
  /// Returns the safe area of the only view of a xib.
  private func safeArea(
    _ device: String, _ width: Double, _ height: Double, toolsVersion: String = "22505", tag: String = "view",
    extra: String = ""
  ) throws -> Rect? {
    let root = """
      <\(tag) contentMode="scaleToFill" id="root"><rect key="frame" x="0.0" y="0.0" width="\(width)" \
      height="\(height)"/>
      \(subviews(box("box")))\(filling("box", "safe"))<viewLayoutGuide key="safeArea" id="safe"/>\(extra)</\(tag)>
      """
    return try frames(of: TestDocument(device: device, toolsVersion: toolsVersion).xib(root))["box"]
  }

  private let freeform = #"<freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>"#

  @Test func aViewAsLargeAsTheScreenIsCoveredLikeAControllers() throws {
    #expect(try safeArea("retina4_7", 375, 667) == Rect(x: 0, y: 20, width: 375, height: 647))
    #expect(try safeArea("retina6_1", 414, 896) == Rect(x: 0, y: 48, width: 414, height: 814))
    #expect(
      try safeArea("retina6_1", 414, 896, toolsVersion: "17156") == Rect(x: 0, y: 44, width: 414, height: 818)
    )
    #expect(
      try safeArea("retina4_7", 375, 667, toolsVersion: "17156") == Rect(x: 0, y: 0, width: 375, height: 667))
  }

  @Test func fromXcode14OnAnyViewStandsOnTheHomeIndicator() throws {
    // 200 - 48 - 34
    #expect(
      try safeArea("retina6_1", 300, 200, extra: freeform) == Rect(x: 0, y: 48, width: 300, height: 118))
  }

  @Test func beforeThatOnlyOneThatReachesItDoes() throws {
    #expect(
      try safeArea("retina6_1", 300, 200, toolsVersion: "17156", extra: freeform)
        == Rect(x: 0, y: 44, width: 300, height: 156))
    #expect(
      try safeArea("retina6_1", 300, 1000, toolsVersion: "17156", extra: freeform)
        == Rect(x: 0, y: 44, width: 300, height: 922))
  }

  @Test func aViewBelowTheStatusBarReachesIntoItInPart() throws {
    // 44 + 830 ends 12 points below 896 - 34.
    #expect(
      try safeArea("retina6_1", 300, 830, toolsVersion: "17156", extra: freeform)
        == Rect(x: 0, y: 44, width: 300, height: 774))
  }

  @Test func aViewWiderThanTheScreenStandsOnItToo() throws {
    #expect(
      try safeArea("retina6_1", 600, 200, toolsVersion: "17156", extra: freeform)
        == Rect(x: 0, y: 44, width: 600, height: 122))
  }

  @Test(arguments: ["tableViewCell", "collectionViewCell", "collectionReusableView"])
  func cellsAreCoveredByNothing(tag: String) throws {
    for version in ["14490.7", "17156", "22505", "24412"] {
      #expect(
        try safeArea("retina6_1", 414, 100, toolsVersion: version, tag: tag)
          == Rect(x: 0, y: 0, width: 414, height: 100), "\(version)")
    }
  }

  @Test func eachViewOfAXibIsLaidOutByItself() throws {
    func root(_ id: String, _ width: Double) -> String {
      """
      <view contentMode="scaleToFill" id="\(id)"><rect key="frame" x="0.0" y="0.0" width="\(width)" height="50"/>
      \(subviews(box("\(id)Box")))\(filling("\(id)Box", id))\(freeform)</view>
      """
    }
    let frames = try frames(
      of: TestDocument().xib(
        #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>"# + root("a", 100) + root("b", 200)))
    #expect(frames["aBox"] == Rect(x: 0, y: 0, width: 100, height: 50))
    #expect(frames["bBox"] == Rect(x: 0, y: 0, width: 200, height: 50))
  }

  @Test func aControllerInAXibIsAScene() throws {
    let controller = """
      <viewController id="controller"><view key="view" contentMode="scaleToFill" id="root">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      \(subviews(box("box")))\(filling("box", "safe"))<viewLayoutGuide key="safeArea" id="safe"/></view>\
      </viewController>
      """
    #expect(
      try frames(of: TestDocument().xib(controller))["box"] == Rect(x: 0, y: 20, width: 375, height: 647))
  }
}
