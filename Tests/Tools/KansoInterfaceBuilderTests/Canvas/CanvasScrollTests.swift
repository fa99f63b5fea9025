import KansoLayout
import Testing

/// Scroll views: the content, and the frame that shows a part of it.
struct CanvasScrollTests {
  /// Returns the frames in a scroll view that fills a root of 375 by 667 points.
  private func scroll(_ views: [String], _ texts: [String], values: String = "") throws -> [String: Rect] {
    let list = texts.map { constraint($0) }.joined()
    let scroll = view(
      "scrollView", id: "scroll", frame: (7, 7, 7, 7),
      content: "<subviews>\(views.joined())</subviews><constraints>\(list)</constraints>\(values)")
    return try frames(of: TestDocument().storyboard(subviews(scroll) + filling("scroll", "root")))
  }

  private let edges = [
    "content.leading == scroll.leading", "content.trailing == scroll.trailing", "content.top == scroll.top",
    "content.bottom == scroll.bottom",
  ]

  @Test func theContentMayBeLargerThanTheFrame() throws {
    let frames = try scroll([box("content")], edges + ["content.width == 900", "content.height == 1400"])
    #expect(frames["scroll"] == Rect(x: 0, y: 0, width: 375, height: 667))
    #expect(frames["content"] == Rect(x: 0, y: 0, width: 900, height: 1400))
  }

  @Test func widthsMeanTheFrame() throws {
    let frames = try scroll(
      [box("content")], edges + ["content.width == scroll.width", "content.height == scroll.height * 2"])
    #expect(frames["content"] == Rect(x: 0, y: 0, width: 375, height: 1334))
  }

  @Test func spacesAroundTheContentAreContent() throws {
    let frames = try scroll(
      [box("content")],
      [
        "content.leading == scroll.leading + 20", "scroll.trailing == content.trailing + 20",
        "content.top == scroll.top + 30", "scroll.bottom == content.bottom + 40", "content.height == 800",
        "content.width == scroll.width - 40",
      ])
    #expect(frames["content"] == Rect(x: 20, y: 30, width: 335, height: 800))
  }

  @Test func centresMeanTheFrame() throws {
    let frames = try scroll(
      [box("content"), box("middle")],
      edges + [
        "content.width == 900", "content.height == 1400", "middle.centerX == scroll.centerX",
        "middle.centerY == scroll.centerY", "middle.width == 100", "middle.height == 60",
      ])
    // (375 - 100) / 2, (667 - 60) / 2
    #expect(frames["middle"] == Rect(x: 137.5, y: 303.5, width: 100, height: 60))
  }

  @Test func whatIsDeepInTheContentMeansTheContentToo() throws {
    let deep = box("content", "", subviews(box("deep")))
    let frames = try scroll(
      [deep],
      edges + [
        "content.width == 900", "content.height == 1400", "deep.trailing == scroll.trailing - 10",
        "deep.bottom == scroll.bottom - 20", "deep.width == 30", "deep.height == 40",
      ])
    #expect(frames["deep"] == Rect(x: 860, y: 1340, width: 30, height: 40))
  }

  @Test func theContentIsAsHighAsWhatIsInIt() throws {
    let label = view("label", id: "label", frame: (3, 3, 50, 400))
    let frames = try scroll(
      [label, box("after")],
      [
        "label.leading == scroll.leading", "label.trailing == scroll.trailing", "label.top == scroll.top",
        "label.width == scroll.width", "after.top == label.bottom + 10", "after.leading == scroll.leading",
        "after.width == 10", "after.height == 500", "after.bottom == scroll.bottom",
      ])
    #expect(frames["label"] == Rect(x: 0, y: 0, width: 375, height: 400))
    #expect(frames["after"] == Rect(x: 0, y: 410, width: 10, height: 500))
  }

  @Test func guidesMeanTheContentAndTheFrame() throws {
    let guides =
      #"<viewLayoutGuide key="contentLayoutGuide" id="area"/><viewLayoutGuide key="frameLayoutGuide" id="window"/>"#
    let frames = try scroll(
      [box("content"), box("badge")],
      [
        "content.leading == area.leading + 8", "content.trailing == area.trailing - 8",
        "content.top == area.top",
        "content.bottom == area.bottom", "area.width == window.width", "content.height == 1400",
        "badge.trailing == window.trailing - 10", "badge.bottom == window.bottom - 10", "badge.width == 40",
        "badge.height == 40",
      ], values: guides)
    // The content is as wide as the frame. The badge stays at the corner of the visible area.
    #expect(frames["content"] == Rect(x: 8, y: 0, width: 359, height: 1400))
    #expect(frames["badge"] == Rect(x: 325, y: 617, width: 40, height: 40))
  }

  @Test func aContentOfAWeakHeightFillsTheFrame() throws {
    let frames = try scroll(
      [box("content")],
      edges + [
        "content.width == scroll.width", "content.height >= scroll.height", "content.height == 100 @250",
      ])
    #expect(frames["content"] == Rect(x: 0, y: 0, width: 375, height: 667))
  }

  @Test func fromOutsideTheEdgesAreThoseOfTheFrame() throws {
    let constraints = (edges + ["content.width == 900", "content.height == 1400"]).map { constraint($0) }
    let scroll = view(
      "scrollView", id: "scroll", frame: (7, 7, 7, 7),
      content: subviews(box("content")) + "<constraints>\(constraints.joined())</constraints>")
    let frames = try framesInXib(
      [scroll, box("below")],
      [
        "below.top == scroll.bottom + 5", "below.centerX == scroll.centerX", "below.width == 20",
        "below.height == 20",
      ], extra: placing("scroll", in: "root", (10, 20, 300, 200)))
    #expect(frames["content"] == Rect(x: 0, y: 0, width: 900, height: 1400))
    #expect(frames["below"] == Rect(x: 150, y: 225, width: 20, height: 20))
  }

  @Test func scrollViewsInScrollViewsHaveContentsOfTheirOwn() throws {
    let inner = view(
      "scrollView", id: "inner", frame: (7, 7, 7, 7),
      content: subviews(box("strip"))
        + constraints(
          "strip.leading == inner.leading", "strip.trailing == inner.trailing", "strip.top == inner.top",
          "strip.bottom == inner.bottom", "strip.width == 2000", "strip.height == inner.height"))
    let frames = try scroll(
      [inner],
      [
        "inner.leading == scroll.leading", "inner.trailing == scroll.trailing", "inner.top == scroll.top",
        "inner.bottom == scroll.bottom", "inner.width == scroll.width", "inner.height == 120",
      ])
    #expect(frames["inner"] == Rect(x: 0, y: 0, width: 375, height: 120))
    #expect(frames["strip"] == Rect(x: 0, y: 0, width: 2000, height: 120))
  }
}
