import KansoLayout
import Testing

/// Edges are rounded to the device's pixels, in the coordinates of the root.
struct CanvasRoundingTests {
  private func frames(_ device: String?, _ content: String) throws -> [String: Rect] {
    let version = device == nil ? "9532" : "22505"
    return try KansoInterfaceBuilderTests.frames(
      of: TestDocument(device: device, toolsVersion: version).storyboard(width: 375, height: 667, content))
  }

  private func placed(_ device: String?, _ frame: (Double, Double, Double, Double)) throws -> Rect? {
    try frames(device, subviews(box("a")) + "<constraints>\(placing("a", in: "root", frame))</constraints>")[
      "a"]
  }

  @Test(arguments: [
    "retina3_5", "retina4_0", "retina4_7", "retina6_1", "ipad9_7", "ipad10_5", "ipad11_0rounded",
  ])
  func twoPixelsAPoint(device: String) throws {
    // 100.25 rounds up to 100.5, 100.2 down to 100; the right edge is 130.5, the bottom 140.45 rounds up to 140.5.
    #expect(
      try placed(device, (100.25, 100.2, 30.25, 40.25)) == Rect(x: 100.5, y: 100, width: 30, height: 40.5))
  }

  @Test(arguments: [
    "retina5_5", "retina5_9", "retina6_0", "retina6_3", "retina6_5", "retina6_7", "retina6_12",
  ])
  func threePixelsAPoint(device: String) throws {
    let frame = try #require(try placed(device, (100.2, 100.5, 30, 40.1)))
    // 300.6 is pixel 301; 301.5 is 302; 390.6 is 391; 421.8 is 422.
    #expect(frame == Rect(x: 301.0 / 3, y: 302.0 / 3, width: 30, height: 40))
  }

  @Test func onePixelAPointWithoutADevice() throws {
    // 100.5 rounds up to 101, 100.4 down to 100, 130.9 up to 131, 140.8 up to 141.
    #expect(try placed(nil, (100.5, 100.4, 30.4, 40.4)) == Rect(x: 101, y: 100, width: 30, height: 41))
  }

  @Test func halvesOfPixelsAreRoundedUpLeftOfTheOriginToo() throws {
    // -0.25 is half a pixel left of 0; -0.75 is half a pixel left of -0.5.
    #expect(
      try placed("retina4_7", (-0.25, -0.75, 10.25, 10.75)) == Rect(x: 0, y: -0.5, width: 10, height: 10.5))
  }

  @Test func edgesAreRoundedInTheCoordinatesOfTheRoot() throws {
    let outer = view(
      "view", id: "outer", frame: (7, 7, 7, 7),
      content: subviews(box("inner"))
        + "<constraints>\(placing("inner", in: "outer", (0.25, 0.2, 10.25, 10.2)))</constraints>")
    let frames = try frames(
      "retina4_7",
      subviews(outer) + "<constraints>\(placing("outer", in: "root", (100.25, 100.2, 50, 50)))</constraints>")
    #expect(frames["outer"] == Rect(x: 100.5, y: 100, width: 50, height: 50))
    // 100.5 to 110.75, rounded up to 111; 100.4, rounded up to 100.5, to 110.6, rounded down to 110.5
    #expect(frames["inner"] == Rect(x: 0, y: 0.5, width: 10.5, height: 10))
  }

  @Test func whatTouchesGoesOnTouching() throws {
    let ids = (0..<7).map { "v\($0)" }
    let stack = view(
      "stackView", id: "stack", frame: (7, 7, 7, 7), attributes: #"distribution="fillEqually""#,
      content: "<subviews>\(ids.map { box($0) }.joined())</subviews>")
    let frames = try frames(
      "retina4_7",
      subviews(stack) + "<constraints>\(placing("stack", in: "root", (0, 100, 100, 10)))</constraints>")
    // A seventh of 100 is 14.29: edges at 14.29, 28.57, 42.86, 57.14, 71.43, 85.71.
    let edges = [0.0, 14.5, 28.5, 43, 57, 71.5, 85.5, 100]
    #expect(ids.map { frames[$0]?.minX } == Array(edges.dropLast()))
    #expect(ids.map { frames[$0]?.maxX } == Array(edges.dropFirst()))
  }

  @Test func roundingDoesNotAddUp() throws {
    // Ten nested views, each 0.3 points further right: the last one is at 3.
    var inner = ""
    for depth in (0..<10).reversed() {
      let id = "v\(depth)"
      let content =
        inner.isEmpty
        ? ""
        : subviews(inner)
          + "<constraints>\(placing("v\(depth + 1)", in: id, (0.3, 0.3, 20, 20)))</constraints>"
      inner = view("view", id: id, frame: (7, 7, 7, 7), content: content)
    }
    let frames = try frames(
      "retina4_7",
      subviews(inner) + "<constraints>\(placing("v0", in: "root", (0.3, 0.3, 20, 20)))</constraints>")
    // 0.3, 0.6, 0.9, 1.2, 1.5, 1.8, 2.1, 2.4, 2.7, 3
    let steps = [0.5, 0, 0.5, 0, 0.5, 0.5, 0, 0.5, 0, 0.5]
    #expect((0..<10).map { frames["v\($0)"]?.minX } == steps)
  }

  @Test func aMultiplierMakesFractions() throws {
    let content =
      subviews(box("a"))
      + constraints(
        "a.leading == root.leading", "a.top == root.top", "a.width == root.width * 1:3",
        "a.height == root.height * 0.3")
    // 125; 200.1 rounds to 200.
    #expect(try frames("retina4_7", content)["a"] == Rect(x: 0, y: 0, width: 125, height: 200))
  }
}
