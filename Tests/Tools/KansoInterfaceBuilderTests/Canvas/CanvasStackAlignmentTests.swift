import KansoLayout
import Testing

/// The alignment of stack views, across their axis.
struct CanvasStackAlignmentTests {
  /// Returns the frames in a stack of 200 by 100 points with two labels.
  private func stack(_ attributes: String) throws -> [String: Rect] {
    let stack = view(
      "stackView", id: "stack", frame: (400, 400, 9, 9), attributes: attributes,
      content: subviews(
        view("label", id: "a", frame: (500, 500, 40, 20)), view("label", id: "b", frame: (500, 500, 60, 30))))
    return try framesInXib([stack], [], extra: placing("stack", in: "root", (10, 50, 200, 100)))
  }

  @Test(arguments: [
    ("fill", [0.0, 100, 0, 100]), ("top", [0, 20, 0, 30]), ("center", [40, 20, 35, 30]),
    ("bottom", [80, 20, 70, 30]),
  ])
  func rowsAlignDownwards(alignment: String, expected: [Double]) throws {
    let frames = try stack("alignment=\"\(alignment)\"")
    let (a, b) = (try #require(frames["a"]), try #require(frames["b"]))
    #expect([a.minY, a.height, b.minY, b.height] == expected)
  }

  @Test(arguments: [
    ("fill", [0.0, 200, 0, 200]), ("leading", [0, 40, 0, 60]), ("center", [80, 40, 70, 60]),
    ("trailing", [160, 40, 140, 60]),
  ])
  func columnsAlignAcross(alignment: String, expected: [Double]) throws {
    let frames = try stack("axis=\"vertical\" alignment=\"\(alignment)\"")
    let (a, b) = (try #require(frames["a"]), try #require(frames["b"]))
    #expect([a.minX, a.width, b.minX, b.width] == expected)
  }

  @Test func withoutAnAlignmentViewsFill() throws {
    let frames = try stack("")
    #expect(frames["a"]?.height == 100)
    #expect(frames["b"]?.height == 100)
  }

  @Test func aViewOfAHeightOfItsOwnIsCentred() throws {
    let stack = view(
      "stackView", id: "stack", frame: (400, 400, 9, 9), attributes: #"alignment="center""#,
      content: subviews(box("a")))
    let frames = try framesInXib(
      [stack], ["a.height == 11", "a.width == 200"], extra: placing("stack", in: "root", (10, 50, 200, 100)))
    // (100 - 11) / 2 = 44.5; in the root 94.5
    #expect(frames["a"] == Rect(x: 0, y: 44.5, width: 200, height: 11))
  }

  // MARK: Baselines

  /// Returns a label of one line. Its baseline is 1950/2444 of its height below its top: 19.5 of 24.44, 39 of 48.88.
  private func label(_ id: String, _ pointSize: Double, _ height: Double) -> String {
    view(
      "label", id: id, frame: (500, 500, 40, height),
      content: "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"\(pointSize)\"/>")
  }

  @Test(arguments: ["firstBaseline", "lastBaseline"])
  func rowsAlignByBaselines(alignment: String) throws {
    let stack = view(
      "stackView", id: "stack", frame: (400, 400, 9, 9), attributes: "alignment=\"\(alignment)\"",
      content: subviews(label("a", 20.48, 24.44), label("b", 40.96, 48.88)))
    let frames = try framesInXib(
      [stack], ["b.top == stack.top + 5"], extra: placing("stack", in: "root", (10, 50, 200, 100)))
    // 39 - 19.5 lower
    #expect(frames["b"]?.minY == 5)
    #expect(frames["a"]?.minY == 24.5)
  }

  @Test func columnsMaySpaceByBaselines() throws {
    let stack = view(
      "stackView", id: "stack", frame: (400, 400, 9, 9),
      attributes: #"axis="vertical" spacing="60" baselineRelativeArrangement="YES""#,
      content: subviews(label("a", 20.48, 24.44), label("b", 40.96, 48.88)))
    let frames = try framesInXib(
      [stack], ["stack.leading == root.leading", "stack.top == root.top + 50"])
    // The first baseline is at 19.5, the second at 79.5, and the second label's top is 39 above it. The label ends at
    // 89.38, rounded to 139.5 in the root's pixels.
    #expect(frames["b"]?.minY == 40.5)
    #expect(frames["stack"]?.height == 89.5)
  }

  @Test func aStackHasTheBaselinesOfWhatIsInIt() throws {
    let stack = view(
      "stackView", id: "stack", frame: (400, 400, 9, 9), attributes: #"axis="vertical""#,
      content: subviews(label("a", 20.48, 24.44), label("b", 40.96, 48.88)))
    let frames = try framesInXib(
      [stack, box("first"), box("last")],
      [
        "stack.leading == root.leading", "stack.top == root.top + 50", "first.top == stack.firstBaseline",
        "last.bottom == stack.lastBaseline", "first.height == 10", "last.height == 10",
      ])
    // 50 + 19.5; 50 + 24.44 + 39 - 10 = 103.44
    #expect(frames["first"]?.minY == 69.5)
    #expect(frames["last"]?.minY == 103.5)
  }
}
