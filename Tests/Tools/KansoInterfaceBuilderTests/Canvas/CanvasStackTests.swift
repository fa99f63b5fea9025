import KansoLayout
import Testing

/// The distribution of stack views, along their axis.
struct CanvasStackTests {
  /// Returns a label whose content has a size.
  private func label(_ id: String, width: Double, height: Double, attributes: String = "") -> String {
    view("label", id: id, frame: (500, 500, width, height), attributes: attributes)
  }

  /// Returns the frames in a stack at the top left of a root of 320 by 480 points. A nil size is not constrained.
  private func stack(
    _ attributes: String, _ views: [String], width: Double? = nil, height: Double? = nil,
    texts: [String] = [],
    values: String = ""
  ) throws -> [String: Rect] {
    let stack = view(
      "stackView", id: "stack", frame: (400, 400, 0, 0), attributes: attributes,
      content: "<subviews>\(views.joined())</subviews>\(values)")
    return try framesInXib(
      [stack],
      ["stack.leading == root.leading", "stack.top == root.top"]
        + (width.map { ["stack.width == \($0)"] } ?? []) + (height.map { ["stack.height == \($0)"] } ?? [])
        + texts)
  }

  private func across(_ frames: [String: Rect], _ ids: String...) -> [[Double]] {
    ids.map { [frames[$0]?.minX ?? -1, frames[$0]?.width ?? -1] }
  }

  private func down(_ frames: [String: Rect], _ ids: String...) -> [[Double]] {
    ids.map { [frames[$0]?.minY ?? -1, frames[$0]?.height ?? -1] }
  }

  // MARK: Axes and sizes

  @Test func withoutAttributesViewsFillARow() throws {
    let frames = try stack("", [label("a", width: 40, height: 20), label("b", width: 60, height: 30)])
    #expect(frames["stack"] == Rect(x: 0, y: 0, width: 100, height: 30))
    #expect(frames["a"] == Rect(x: 0, y: 0, width: 40, height: 30))
    #expect(frames["b"] == Rect(x: 40, y: 0, width: 60, height: 30))
  }

  @Test func aColumnIsAsWideAsItsWidest() throws {
    let frames = try stack(
      #"axis="vertical" spacing="7""#, [label("a", width: 40, height: 20), label("b", width: 60, height: 30)])
    #expect(frames["stack"] == Rect(x: 0, y: 0, width: 60, height: 57))
    #expect(frames["a"] == Rect(x: 0, y: 0, width: 60, height: 20))
    #expect(frames["b"] == Rect(x: 0, y: 27, width: 60, height: 30))
  }

  @Test func spacesAreBetweenViews() throws {
    let frames = try stack(
      #"spacing="10""#,
      [
        label("a", width: 40, height: 20), label("b", width: 60, height: 20),
        label("c", width: 30, height: 20),
      ])
    #expect(across(frames, "stack", "a", "b", "c") == [[0, 150], [0, 40], [50, 60], [120, 30]])
  }

  @Test func standardSpaceIs8() throws {
    let frames = try stack(
      #"spacingType="standard""#, [label("a", width: 40, height: 20), label("b", width: 60, height: 20)])
    #expect(across(frames, "a", "b") == [[0, 40], [48, 60]])
  }

  @Test func aNegativeSpaceOverlaps() throws {
    let frames = try stack(
      #"spacing="-5""#, [label("a", width: 40, height: 20), label("b", width: 60, height: 20)])
    #expect(across(frames, "stack", "a", "b") == [[0, 95], [0, 40], [35, 60]])
  }

  // MARK: Distributions

  @Test func whoHugsLessFills() throws {
    let views = [
      label("a", width: 40, height: 20, attributes: #"horizontalHuggingPriority="251""#),
      label("b", width: 60, height: 20),
      label("c", width: 30, height: 20, attributes: #"horizontalHuggingPriority="251""#),
    ]
    #expect(across(try stack("", views, width: 300), "a", "b", "c") == [[0, 40], [40, 230], [270, 30]])
  }

  @Test func equalSizesShareWhatSpacesLeave() throws {
    let frames = try stack(
      #"distribution="fillEqually" spacing="15""#,
      [
        label("a", width: 40, height: 20), label("b", width: 60, height: 20),
        label("c", width: 1, height: 20),
      ],
      width: 300)
    // (300 - 2 * 15) / 3
    #expect(across(frames, "a", "b", "c") == [[0, 90], [105, 90], [210, 90]])
  }

  @Test func equalSizesAreThatOfTheLargest() throws {
    let frames = try stack(
      #"distribution="fillEqually" axis="vertical" spacing="4""#,
      [label("a", width: 40, height: 20), label("b", width: 60, height: 33)])
    #expect(down(frames, "stack", "a", "b") == [[0, 70], [0, 33], [37, 33]])
  }

  @Test func proportionalSizesAreThoseOfContents() throws {
    let frames = try stack(
      #"distribution="fillProportionally""#,
      [label("a", width: 40, height: 20), label("b", width: 60, height: 20)], width: 200)
    #expect(across(frames, "a", "b") == [[0, 80], [80, 120]])
  }

  @Test func proportionalSizesCountSpaces() throws {
    let frames = try stack(
      #"distribution="fillProportionally" spacing="20""#,
      [label("a", width: 40, height: 20), label("b", width: 60, height: 20)], width: 240
    )
    // The first is 240 * 40 / (40 + 60 + 20) wide; the last takes the rest.
    #expect(across(frames, "a", "b") == [[0, 80], [100, 140]])
  }

  @Test func equalSpacesShareWhatViewsLeave() throws {
    let frames = try stack(
      #"distribution="equalSpacing" spacing="10""#,
      [
        label("a", width: 40, height: 20), label("b", width: 60, height: 20),
        label("c", width: 50, height: 20),
      ],
      width: 300)
    // (300 - 150) / 2
    #expect(across(frames, "a", "b", "c") == [[0, 40], [115, 60], [250, 50]])
  }

  @Test func equalSpacesAreNoLessThanTheSpacing() throws {
    let frames = try stack(
      #"distribution="equalSpacing" spacing="10""#,
      [label("a", width: 40, height: 20), label("b", width: 60, height: 20)])
    #expect(across(frames, "stack", "a", "b") == [[0, 110], [0, 40], [50, 60]])
  }

  @Test func equalCentresAreEquallyFarApart() throws {
    let frames = try stack(
      #"distribution="equalCentering""#,
      [
        label("a", width: 40, height: 20), label("b", width: 80, height: 20),
        label("c", width: 60, height: 20),
      ],
      width: 300)
    // Centers at 20 and 270, and at 145 between them.
    #expect(across(frames, "a", "b", "c") == [[0, 40], [105, 80], [240, 60]])
  }

  @Test func columnsDistributeDownwards() throws {
    let frames = try stack(
      #"axis="vertical" distribution="equalSpacing""#,
      [
        label("a", width: 40, height: 20), label("b", width: 40, height: 30),
        label("c", width: 40, height: 50),
      ],
      height: 200)
    #expect(down(frames, "a", "b", "c") == [[0, 20], [70, 30], [150, 50]])
  }

  // MARK: Hidden views

  @Test func hiddenViewsTakeNoSpace() throws {
    let frames = try stack(
      #"spacing="10""#,
      [
        label("a", width: 40, height: 20), label("b", width: 60, height: 20, attributes: #"hidden="YES""#),
        label("c", width: 30, height: 20),
      ])
    #expect(across(frames, "stack", "a", "c") == [[0, 80], [0, 40], [50, 30]])
    // It keeps its origin and has no length along the stack.
    #expect(frames["b"] == Rect(x: 500, y: 500, width: 0, height: 20))
  }

  @Test func hiddenActivityIndicatorsTakeTheirs() throws {
    let turning = view(
      "activityIndicatorView", id: "b", frame: (500, 500, 20, 20),
      attributes: #"hidden="YES" hidesWhenStopped="YES""#)
    let frames = try stack(
      #"spacing="10""#, [label("a", width: 40, height: 20), turning, label("c", width: 30, height: 20)])
    #expect(across(frames, "stack", "a", "b", "c") == [[0, 110], [0, 40], [50, 20], [80, 30]])
  }

  @Test func hiddenViewsOutsideOfStacksKeepTheirPlace() throws {
    let frames = try framesInXib(
      [box("a", #"hidden="YES""#), box("b")],
      ["b.leading == a.trailing + 4", "b.top == a.top", "b.width == 6", "b.height == 6"],
      extra: placing("a", in: "root", (10, 20, 30, 40)))
    #expect(frames["a"] == Rect(x: 10, y: 20, width: 30, height: 40))
    #expect(frames["b"] == Rect(x: 44, y: 20, width: 6, height: 6))
  }

  // MARK: Margins

  @Test func marginsKeepViewsFromTheEdges() throws {
    let insets = [
      #"<edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>"#,
      #"<directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="2" bottom="3" trailing="4"/>"#,
    ]
    for values in insets {
      // The stack is below the root's status bar. Otherwise the safe area would add to the margins.
      let stack = view(
        "stackView", id: "stack", frame: (400, 400, 0, 0), attributes: #"axis="vertical""#,
        content: subviews(label("a", width: 40, height: 20)) + values)
      let frames = try framesInXib([stack], ["stack.leading == root.leading", "stack.top == root.top + 50"])
      #expect(frames["stack"] == Rect(x: 0, y: 50, width: 46, height: 24))
      #expect(frames["a"] == Rect(x: 2, y: 1, width: 40, height: 20))
    }
  }

  @Test func marginsOfAStackAddToItsSafeArea() throws {
    let stack = view(
      "stackView", id: "stack", frame: (400, 400, 0, 0), attributes: #"axis="vertical""#,
      content: subviews(label("a", width: 40, height: 20))
        + #"<directionalEdgeInsets key="directionalLayoutMargins" top="16" leading="0.0" bottom="0.0" trailing="0.0"/>"#
    )
    let frames = try frames(
      of: TestDocument(device: "retina5_9", toolsVersion: "17156").storyboard(
        width: 375, height: 812,
        subviews(stack) + constraints("stack.leading == root.leading", "stack.top == root.top")))
    // The status bar covers 44 points.
    #expect(frames["a"] == Rect(x: 0, y: 60, width: 40, height: 20))
    #expect(frames["stack"] == Rect(x: 0, y: 0, width: 40, height: 80))
  }

  // MARK: Nesting

  @Test func rowsInAColumnFillIt() throws {
    func row(_ id: String, name: String, field: String, width: Double) -> String {
      view(
        "stackView", id: id, frame: (400, 400, 9, 9), attributes: #"spacing="8""#,
        content: subviews(
          label(name, width: width, height: 20, attributes: #"horizontalHuggingPriority="251""#),
          view("textField", id: field, frame: (1, 1, 30, 34))))
    }
    let frames = try stack(
      #"axis="vertical" spacing="12""#,
      [row("r", name: "a", field: "x", width: 50), row("s", name: "b", field: "y", width: 70)], width: 300)
    #expect(frames["stack"] == Rect(x: 0, y: 0, width: 300, height: 80))
    #expect(frames["r"] == Rect(x: 0, y: 0, width: 300, height: 34))
    #expect(frames["s"] == Rect(x: 0, y: 46, width: 300, height: 34))
    #expect(across(frames, "a", "x") == [[0, 50], [58, 242]])
    #expect(across(frames, "b", "y") == [[0, 70], [78, 222]])
  }

  @Test func constraintsOfArrangedViewsHoldToo() throws {
    let frames = try stack(
      #"distribution="fill""#, [box("a"), box("b")], width: 300, height: 50, texts: ["a.width == b.width * 2"]
    )
    #expect(across(frames, "a", "b") == [[0, 200], [200, 100]])
  }

  @Test func anEmptyStackIsWhereConstraintsSay() throws {
    #expect(try stack("", [], width: 30, height: 40)["stack"] == Rect(x: 0, y: 0, width: 30, height: 40))
  }
}
