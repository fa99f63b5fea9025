import KansoLayout
import Testing

/// The baselines of texts.
///
/// The line height of the system font is 2444/2048 of its size, and its baseline is 1950/2048 of its size below the top
/// of the line. At 20.48 points these are 24.44 and 19.5; at 40.96 points they are twice as large.
struct CanvasBaselineTests {
  private func text(
    _ tag: String, id: String, pointSize: Double, height: Double, attributes: String = "",
    kind: String = #"type="system""#
  ) -> String {
    view(
      tag, id: id, frame: (500, 500, 80, height), attributes: attributes,
      content: "<fontDescription key=\"fontDescription\" \(kind) pointSize=\"\(pointSize)\"/>")
  }

  /// Returns the top of a view that a constraint aligns with a label of 20.48 points. The label is 100 points below the
  /// top.
  private func top(_ other: String, _ text: String) throws -> Double? {
    try framesInXib(
      [self.text("label", id: "a", pointSize: 20.48, height: 24.44), other],
      ["a.leading == root.leading", "a.top == root.top + 100", "b.leading == a.trailing", text])["b"]?.minY
  }

  @Test(arguments: ["firstBaseline", "lastBaseline", "baseline"])
  func labelsOfOneLineHaveOneBaseline(attribute: String) throws {
    let other = text("label", id: "b", pointSize: 40.96, height: 48.88)
    // 100 + 19.5 - 39
    #expect(try top(other, "b.\(attribute) == a.\(attribute)") == 80.5)
    #expect(try top(other, "b.\(attribute) == a.\(attribute) + 30") == 110.5)
  }

  /// With both, one of the labels would have to be 14 points higher or lower than its text.
  @Test(arguments: ["b.baseline == a.baseline", "b.baseline == a.baseline + 4"])
  func aBaselineAndACentreDoNotBendAHeight(baseline: String) throws {
    let frames = try framesInXib(
      [
        text("label", id: "a", pointSize: 20.48, height: 24.44),
        text("label", id: "b", pointSize: 40.96, height: 48.88),
      ],
      [
        "a.leading == root.leading", "a.top == root.top + 100", "b.leading == a.trailing",
        "b.centerY == a.centerY", baseline,
      ])
    let (small, large) = (try #require(frames["a"]), try #require(frames["b"]))
    #expect(abs(small.height - 24.44) <= 0.5 && abs(large.height - 48.88) <= 0.5, "\(frames)")
    #expect(abs(small.midY - large.midY) <= 0.5, "\(frames)")
  }

  @Test func betweenBaselinesIsASpace() throws {
    #expect(
      try top(
        text("label", id: "b", pointSize: 40.96, height: 48.88), "b.firstBaseline == a.lastBaseline + 60")
        == 140.5)
  }

  @Test func labelsOfManyLinesHaveAFirstAndALast() throws {
    let other = text("label", id: "b", pointSize: 20.48, height: 73.32, attributes: #"numberOfLines="0""#)
    #expect(try top(other, "b.firstBaseline == a.firstBaseline") == 100)
    // 100 - 2 * 24.44 = 51.12, rounded to half points.
    #expect(try top(other, "b.lastBaseline == a.firstBaseline") == 51)
  }

  @Test func buttonsCentreTheirTitle() throws {
    // 10 above the line
    #expect(
      try top(text("button", id: "b", pointSize: 20.48, height: 44.44), "b.firstBaseline == a.firstBaseline")
        == 90)
    #expect(
      try top(text("button", id: "b", pointSize: 20.48, height: 44.44), "b.lastBaseline == a.lastBaseline")
        == 90)
  }

  @Test func textFieldsCentreTheirText() throws {
    // 5 above the line
    #expect(
      try top(
        text("textField", id: "b", pointSize: 20.48, height: 34.44), "b.firstBaseline == a.firstBaseline")
        == 95)
    #expect(
      try top(text("textField", id: "b", pointSize: 20.48, height: 34.44), "b.baseline == a.baseline") == 95)
  }

  @Test func viewsWithoutTextHaveTheirEdges() throws {
    let frames = try framesInXib(
      [text("label", id: "a", pointSize: 20.48, height: 24.44), box("first"), box("last")],
      [
        "a.leading == root.leading", "a.top == root.top + 100", "first.firstBaseline == a.firstBaseline",
        "last.lastBaseline == a.lastBaseline", "first.height == 10", "last.height == 10",
      ])
    #expect(frames["first"]?.minY == 119.5)
    #expect(frames["last"]?.maxY == 119.5)
  }

  @Test func boldAndNamedFontsHaveASizeToo() throws {
    for kind in [#"type="boldSystem""#, #"name="Menlo-Regular" family="Menlo""#] {
      #expect(
        try top(
          text("label", id: "b", pointSize: 40.96, height: 48.88, kind: kind),
          "b.firstBaseline == a.firstBaseline") == 80.5,
        "\(kind)")
    }
  }

  @Test func aStyleHasTheSizeOfItsDefault() throws {
    // A title of 28 points is 33.414 points high, and its baseline is 26.66 points below its top. The result of 92.84
    // is rounded to 93.
    let other = view(
      "label", id: "b", frame: (500, 500, 80, 33.4140625),
      content: #"<fontDescription key="fontDescription" style="UICTFontTextStyleTitle1"/>"#)
    #expect(try top(other, "b.firstBaseline == a.firstBaseline") == 93)
  }

  @Test func aBaselineMayBeMeasuredFromAnEdge() throws {
    let frames = try framesInXib(
      [text("label", id: "a", pointSize: 20.48, height: 24.44)],
      ["a.leading == root.leading", "a.firstBaseline == root.top + 60", "a.trailing <= root.trailing"])
    #expect(frames["a"]?.minY == 40.5)
  }
}
