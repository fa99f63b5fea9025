import KansoLayout
import Testing

/// Controls whose frames are larger than their alignment rectangles, to which constraints apply.
struct CanvasAlignmentRectTests {
  private func frame(_ tag: String, width: Double, height: Double, _ texts: String...) throws -> Rect? {
    try framesInXib([view(tag, id: "a", frame: (500, 500, width, height))], texts)["a"]
  }

  // MARK: Switches: 2 at the right

  @Test func aSwitchIs2WiderThanItsContent() throws {
    #expect(
      try frame("switch", width: 51, height: 31, "a.leading == root.leading + 20", "a.top == root.top + 10")
        == Rect(x: 20, y: 10, width: 51, height: 31))
    // 320 - 20, plus 2 for the alignment rectangle
    #expect(
      try frame(
        "switch", width: 51, height: 31, "a.trailing == root.trailing - 20", "a.bottom == root.bottom - 10")
        == Rect(x: 251, y: 439, width: 51, height: 31))
    #expect(
      try frame("switch", width: 51, height: 31, "a.centerX == root.centerX", "a.centerY == root.centerY")
        == Rect(x: 135.5, y: 224.5, width: 51, height: 31))
  }

  @Test func aWidthIsThatOfTheContent() throws {
    #expect(
      try frame(
        "switch", width: 51, height: 31, "a.leading == root.leading", "a.top == root.top", "a.width == 49")
        == Rect(x: 0, y: 0, width: 51, height: 31))
    #expect(
      try frame(
        "switch", width: 9, height: 9, "a.leading == root.leading", "a.top == root.top", "a.width == 60",
        "a.height == 20")
        == Rect(x: 0, y: 0, width: 62, height: 20))
  }

  // MARK: Sliders: 2 at both sides, 1 below

  @Test func aSliderReachesOverItsEdges() throws {
    #expect(
      try frame(
        "slider", width: 5, height: 31, "a.leading == root.leading + 20", "a.trailing == root.trailing - 20",
        "a.top == root.top + 10")
        == Rect(x: 18, y: 10, width: 284, height: 31))
    #expect(
      try frame(
        "slider", width: 5, height: 31, "a.leading == root.leading + 20", "a.width == 100",
        "a.bottom == root.bottom")
        == Rect(x: 18, y: 450, width: 104, height: 31))
  }

  @Test func aSliderIsCentredByItsContent() throws {
    // The constraint sees 30 of 31 points: (480 - 30) / 2
    #expect(
      try frame(
        "slider", width: 5, height: 31, "a.centerX == root.centerX", "a.width == 100",
        "a.centerY == root.centerY")
        == Rect(x: 108, y: 225, width: 104, height: 31))
  }

  // MARK: Segmented controls: 1 below

  @Test func aSegmentedControlIs1Higher() throws {
    #expect(
      try frame(
        "segmentedControl", width: 121, height: 29, "a.leading == root.leading + 20", "a.top == root.top + 10"
      )
        == Rect(x: 20, y: 10, width: 121, height: 29))
    #expect(
      try frame(
        "segmentedControl", width: 121, height: 29, "a.trailing == root.trailing",
        "a.bottom == root.bottom - 10")
        == Rect(x: 199, y: 442, width: 121, height: 29))
    #expect(
      try frame(
        "segmentedControl", width: 121, height: 29, "a.leading == root.leading", "a.top == root.top",
        "a.height == 40")?
        .height
        == 41)
  }

  @Test func whatIsBelowTouchesTheContent() throws {
    let frames = try framesInXib(
      [view("segmentedControl", id: "a", frame: (500, 500, 121, 32)), box("b")],
      [
        "a.leading == root.leading", "a.trailing == root.trailing", "a.top == root.top",
        "b.top == a.bottom + 8",
        "b.leading == a.leading", "b.trailing == a.trailing", "b.height == 10",
      ])
    #expect(frames["a"] == Rect(x: 0, y: 0, width: 320, height: 32))
    #expect(frames["b"] == Rect(x: 0, y: 39, width: 320, height: 10))
  }

  // MARK: Others

  @Test(arguments: [
    "label", "button", "textField", "stepper", "progressView", "imageView", "activityIndicatorView",
  ])
  func othersHaveTheirFrames(tag: String) throws {
    #expect(
      try frame(
        tag, width: 61, height: 27, "a.trailing == root.trailing", "a.bottom == root.bottom", "a.width == 50",
        "a.height == 20")
        == Rect(x: 270, y: 460, width: 50, height: 20))
  }

  @Test func stacksArrangeContents() throws {
    let stack = view(
      "stackView", id: "stack", frame: (400, 400, 9, 9), attributes: #"spacing="10" alignment="center""#,
      content: subviews(
        view("switch", id: "a", frame: (500, 500, 51, 31)), view("label", id: "b", frame: (500, 500, 40, 21)))
    )
    let frames = try framesInXib(
      [stack], ["stack.leading == root.leading", "stack.top == root.top + 50", "stack.height == 31"])
    // 49 for the switch, 10, 40
    #expect(frames["stack"] == Rect(x: 0, y: 50, width: 99, height: 31))
    #expect(frames["a"] == Rect(x: 0, y: 0, width: 51, height: 31))
    #expect(frames["b"] == Rect(x: 59, y: 5, width: 40, height: 21))
  }
}
