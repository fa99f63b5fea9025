import KansoLayout
import Testing

/// Installed views and constraints by size class, and the values that apply.
struct CanvasInstallationTests {
  struct Place: CustomTestStringConvertible {
    let device: String?
    var isLandscape = false
    let width: Double
    let height: Double

    var testDescription: String { "\(device ?? "none")\(isLandscape ? " landscape" : "")" }

    func frames(_ content: String) throws -> [String: Rect] {
      try KansoInterfaceBuilderTests.frames(
        of: TestDocument(device: device, orientation: isLandscape ? "landscape" : "portrait").storyboard(
          width: width, height: height, content))
    }
  }

  private static let portrait = Place(device: "retina4_7", width: 375, height: 667)
  private static let landscape = Place(device: "retina4_7", isLandscape: true, width: 667, height: 375)
  private static let wide = Place(device: "retina5_5", isLandscape: true, width: 736, height: 414)
  private static let pad = Place(device: "ipad9_7", width: 768, height: 1024)
  private static let none = Place(device: nil, width: 600, height: 600)

  /// Returns the width of a box. The constant of its width constraint has variations.
  private func width(_ place: Place, _ variations: String) throws -> Double? {
    let content = """
      \(subviews(box("a")))<constraints>\(constraint("a.leading == root.leading"))\(constraint("a.top == root.top"))
      \(constraint("a.height == 10"))<constraint firstItem="a" firstAttribute="width" constant="100" id="w">
      \(variations)</constraint></constraints>
      """
    return try place.frames(content)["a"]?.width
  }

  // MARK: Size classes

  @Test(arguments: [
    (portrait, "heightClass=regular-widthClass=compact"),
    (landscape, "heightClass=compact-widthClass=compact"),
    (wide, "heightClass=compact-widthClass=regular"), (pad, "heightClass=regular-widthClass=regular"),
  ])
  func eachPlaceHasItsClasses(place: Place, key: String) throws {
    let keys = ["compact", "regular"].flatMap { height in
      ["compact", "regular"].map { "heightClass=\(height)-widthClass=\($0)" }
    }
    for other in keys {
      #expect(
        try width(place, "<variation key=\"\(other)\" constant=\"200\"/>") == (other == key ? 200 : 100),
        "\(other)")
    }
  }

  @Test(arguments: [
    ("retina5_5", true), ("retina6_1", true), ("retina6_5", true), ("retina6_7", true), ("retina4_0", false),
    ("retina4_7", false), ("retina5_9", false), ("retina6_0", false), ("retina6_12", false),
  ])
  func largePhonesOnTheirSideAreWide(device: String, isWide: Bool) throws {
    let place = Place(device: device, isLandscape: true, width: 700, height: 400)
    #expect(
      try width(place, #"<variation key="widthClass=regular" constant="200"/>"#) == (isWide ? 200 : 100))
    #expect(try width(place, #"<variation key="heightClass=compact" constant="200"/>"#) == 200)
  }

  @Test func padsOnTheirSideHaveTheSameClasses() throws {
    let place = Place(device: "ipad9_7", isLandscape: true, width: 1024, height: 768)
    #expect(
      try width(place, #"<variation key="heightClass=regular-widthClass=regular" constant="200"/>"#) == 200)
  }

  @Test func withoutADeviceThereAreNone() throws {
    for key in ["widthClass=regular", "widthClass=compact", "heightClass=regular", "heightClass=compact"] {
      #expect(try width(Self.none, "<variation key=\"\(key)\" constant=\"200\"/>") == 100, "\(key)")
    }
    #expect(try width(Self.none, #"<variation key="default" constant="200"/>"#) == 200)
  }

  @Test func theMoreSpecialVariationApplies() throws {
    let general = #"<variation key="widthClass=compact" constant="200"/>"#
    let special = #"<variation key="heightClass=regular-widthClass=compact" constant="300"/>"#
    #expect(try width(Self.portrait, general + special) == 300)
    #expect(try width(Self.portrait, special + general) == 300)
    #expect(try width(Self.landscape, special + general) == 200)
    #expect(try width(Self.pad, special + general) == 100)
  }

  @Test func aVariationMayBeOfAPriority() throws {
    let content = """
      \(subviews(box("a")))<constraints>\(constraint("a.leading == root.leading"))\(constraint("a.top == root.top"))
      \(constraint("a.height == 10"))\(constraint("a.width == 50 @500"))
      <constraint firstItem="a" firstAttribute="width" constant="100" priority="400" id="w">
      <variation key="widthClass=regular" priority="600"/></constraint></constraints>
      """
    #expect(try Self.portrait.frames(content)["a"]?.width == 50)
    #expect(try Self.pad.frames(content)["a"]?.width == 100)
  }

  // MARK: Masks

  /// Two boxes of 10 points' height. The second box is installed only for regular width, where it is below the first.
  private let masked = """
    \(subviews(box("a"), box("b"), box("c")))
    <constraints>\(placing("a", in: "root", (0, 100, 10, 10)))\(placing("b", in: "root", (30, 200, 10, 10)))
    \(constraint("c.leading == root.leading"))\(constraint("c.width == 10"))\(constraint("c.height == 10"))
    \(constraint("c.top == a.bottom + 5", id: "belowA"))\
    \(constraint("c.top == b.bottom + 7", id: "belowB"))</constraints>
    <variation key="default"><mask key="subviews"><exclude reference="b"/></mask>
    <mask key="constraints"><exclude reference="belowB"/></mask></variation>
    <variation key="widthClass=regular"><mask key="subviews"><include reference="b"/></mask>
    <mask key="constraints"><exclude reference="belowA"/><include reference="belowB"/></mask></variation>
    """

  @Test func defaultMasksLeaveViewsOut() throws {
    for place in [Self.portrait, Self.landscape, Self.none] {
      let frames = try place.frames(masked)
      #expect(frames["b"] == nil)
      #expect(frames["c"] == Rect(x: 0, y: 115, width: 10, height: 10))
    }
  }

  @Test func variationsTakeViewsIn() throws {
    for place in [Self.pad, Self.wide] {
      let frames = try place.frames(masked)
      #expect(frames["b"] == Rect(x: 30, y: 200, width: 10, height: 10))
      #expect(frames["c"] == Rect(x: 0, y: 217, width: 10, height: 10))
    }
  }

  @Test func constraintsToWhatIsNotInstalledSayNothing() throws {
    let content = """
      \(subviews(view("view", id: "a", frame: (31, 147, 53, 59)), box("b", "", subviews(box("inB")))))
      <constraints>\(constraint("a.leading == b.trailing + 5"))\(constraint("a.top == inB.bottom"))
      \(constraint("a.width == 70"))\(constraint("b.width == 40"))</constraints>
      <variation key="default"><mask key="subviews"><exclude reference="b"/></mask></variation>
      """
    let frames = try Self.portrait.frames(content)
    #expect(Set(frames.keys) == ["root", "a"])
    #expect(frames["a"] == Rect(x: 31, y: 147, width: 70, height: 59))
  }

  @Test func viewsLeftOutOfAStackTakeNoSpace() throws {
    let stack = view(
      "stackView", id: "stack", frame: (7, 7, 7, 7), attributes: #"spacing="10""#,
      content: subviews(
        view("label", id: "a", frame: (1, 1, 40, 20)), view("label", id: "b", frame: (1, 1, 50, 20)),
        view("label", id: "c", frame: (1, 1, 60, 20)))
          + """
          <variation key="default"><mask key="subviews"><exclude reference="b"/></mask></variation>
          <variation key="heightClass=compact"><mask key="subviews"><include reference="b"/></mask></variation>
          """)
    let content =
      subviews(stack) + constraints("stack.leading == root.leading", "stack.top == root.top + 100")
    #expect(try Self.portrait.frames(content)["stack"]?.width == 110)
    #expect(try Self.landscape.frames(content)["stack"]?.width == 170)
  }

  // MARK: Attributes

  @Test func attributesOfStacksVary() throws {
    let stack = view(
      "stackView", id: "stack", frame: (7, 7, 7, 7), attributes: #"axis="vertical" spacing="10""#,
      content: subviews(
        view("label", id: "a", frame: (1, 1, 40, 20)), view("label", id: "b", frame: (1, 1, 50, 20)))
        + #"<variation key="heightClass=compact" axis="horizontal" spacing="4"/>"#)
    let content =
      subviews(stack) + constraints("stack.leading == root.leading", "stack.top == root.top + 100")
    #expect(try Self.portrait.frames(content)["stack"] == Rect(x: 0, y: 100, width: 50, height: 50))
    #expect(try Self.landscape.frames(content)["stack"] == Rect(x: 0, y: 100, width: 94, height: 20))
  }

  @Test func aViewMayBeHiddenInSomeClasses() throws {
    let stack = view(
      "stackView", id: "stack", frame: (7, 7, 7, 7),
      content: subviews(
        view("label", id: "a", frame: (1, 1, 40, 20)),
        view(
          "label", id: "b", frame: (1, 1, 50, 20),
          content: #"<variation key="widthClass=regular" hidden="YES"/>"#)))
    let content =
      subviews(stack) + constraints("stack.leading == root.leading", "stack.top == root.top + 100")
    #expect(try Self.portrait.frames(content)["stack"]?.width == 90)
    #expect(try Self.pad.frames(content)["stack"]?.width == 40)
  }
}
