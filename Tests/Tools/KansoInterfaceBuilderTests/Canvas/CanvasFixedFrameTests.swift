import KansoLayout
import Testing

/// Views that keep their stored frames.
struct CanvasFixedFrameTests {
  @Test func aViewThatAutoresizesKeepsItsFrame() throws {
    let frames = try framesInXib(
      [view("view", id: "a", frame: (31, 47, 53, 59), fixed: true), box("b")],
      ["b.leading == a.trailing + 10", "b.top == a.bottom", "b.width == a.width", "b.height == a.height * 2"])
    #expect(frames["a"] == Rect(x: 31, y: 47, width: 53, height: 59))
    // 31 + 53 + 10, 47 + 59
    #expect(frames["b"] == Rect(x: 94, y: 106, width: 53, height: 118))
  }

  @Test func aFixedFrameKeepsIt() throws {
    let frames = try framesInXib(
      [view("label", id: "a", frame: (31, 47, 53, 59), attributes: #"fixedFrame="YES""#), box("b")],
      ["b.leading == a.leading", "b.top == a.bottom + 1", "b.width == 4", "b.height == 5"])
    #expect(frames["a"] == Rect(x: 31, y: 47, width: 53, height: 59))
    #expect(frames["b"] == Rect(x: 31, y: 107, width: 4, height: 5))
  }

  @Test func aFixedFrameIsNotRounded() throws {
    let frames = try framesInXib([view("view", id: "a", frame: (31.2, 47.3, 53.1, 59.7), fixed: true)], [])
    #expect(frames["a"] == Rect(x: 31.2, y: 47.3, width: 53.1, height: 59.7))
  }

  @Test func contentsSayNothingOfAFixedFrame() throws {
    let frames = try framesInXib(
      [
        view(
          "label", id: "a", frame: (31, 47, 53, 59),
          attributes: #"fixedFrame="YES" placeholderIntrinsicWidth="200" horizontalHuggingPriority="1000""#)
      ], [])
    #expect(frames["a"]?.width == 53)
  }

  @Test func whatIsInAFixedFrameIsPlacedByIt() throws {
    let outer = view(
      "view", id: "outer", frame: (31, 47, 200, 100), fixed: true,
      content: subviews(box("a"))
        + constraints(
          "a.leading == outer.leading + 10", "a.trailing == outer.trailing - 10",
          "a.centerY == outer.centerY",
          "a.height == 30"))
    #expect(try framesInXib([outer], [])["a"] == Rect(x: 10, y: 35, width: 180, height: 30))
  }

  @Test func aViewThatIsArrangedFollowsItsStack() throws {
    // Interface Builder omits the attribute for the arranged subviews of a stack.
    let stack = view(
      "stackView", id: "stack", frame: (400, 400, 9, 9),
      content: subviews(view("label", id: "a", frame: (31, 47, 53, 59), fixed: true)))
    let frames = try framesInXib([stack], [], extra: placing("stack", in: "root", (10, 50, 200, 100)))
    #expect(frames["a"] == Rect(x: 0, y: 0, width: 200, height: 100))
  }

  @Test func theRootKeepsItsFrame() throws {
    let content =
      subviews(box("a")) + constraints("root.width == 50", "root.height == 60") + filling("a", "root")
    let xml = content.replacing("</constraints><constraints>", with: "")
    #expect(
      try frames(of: TestDocument().storyboard(xml))["root"] == Rect(x: 0, y: 0, width: 375, height: 667))
  }

  @Test func aViewWithoutAFrameIsPlacedToo() throws {
    let bare = #"<view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="a"/>"#
    let frames = try framesInXib([bare], [], extra: placing("a", in: "root", (1, 2, 3, 4)))
    #expect(frames["a"] == Rect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func viewsOfUnknownClassesArePlacedToo() throws {
    let frames = try framesInXib(
      [view("someNewView", id: "a", frame: (9, 9, 9, 9))], [], extra: placing("a", in: "root", (1, 2, 3, 4)))
    #expect(frames["a"] == Rect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func contentsOfEffectViewsFollow() throws {
    let effect = view(
      "visualEffectView", id: "effect", frame: (9, 9, 9, 9),
      content: """
        <view key="contentView" contentMode="scaleToFill" id="content"><rect key="frame" x="0.0" y="0.0" \
        width="200" height="100"/>
        \(subviews(box("a")))\(filling("a", "content"))</view>
        """)
    let frames = try framesInXib([effect], [], extra: placing("effect", in: "root", (10, 100, 200, 100)))
    #expect(frames["effect"] == Rect(x: 10, y: 100, width: 200, height: 100))
    #expect(frames["a"] == Rect(x: 0, y: 0, width: 200, height: 100))
  }
}
