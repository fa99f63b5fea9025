import KansoLayout
import Testing

/// The attributes, multipliers and constants of constraints.
struct CanvasAttributeTests {
  @Test func leadingAndLeftAreTheSameEdge() throws {
    let frames = try framesInXib(
      [box("a"), box("b")],
      [
        "a.left == root.left + 10", "a.right == root.right - 20", "a.top == root.top + 5", "a.height == 7",
        "b.leading == root.leading + 10", "b.trailing == root.trailing - 20", "b.top == a.bottom",
        "b.height == 7",
      ])
    // 320 - 10 - 20
    #expect(frames["a"] == Rect(x: 10, y: 5, width: 290, height: 7))
    #expect(frames["b"] == Rect(x: 10, y: 12, width: 290, height: 7))
  }

  @Test func centresAreThoseOfTheOwner() throws {
    let frames = try framesInXib(
      [box("a")],
      [
        "a.centerX == root.centerX + 10", "a.centerY == root.centerY - 40", "a.width == 100",
        "a.height == 60",
      ])
    // 160 + 10 - 50, 240 - 40 - 30
    #expect(frames["a"] == Rect(x: 120, y: 170, width: 100, height: 60))
  }

  @Test func positionsAreMultipliedInTheCoordinatesOfTheOwner() throws {
    let frames = try framesInXib(
      [box("a")],
      [
        "a.top == root.bottom * 0.25 + 10", "a.leading == root.trailing * 0.5",
        "a.centerX == root.centerX * 1.5",
        "a.bottom == root.bottom * 0.75",
      ])
    // top 480 / 4 + 10, leading 160, center 240 with 80 on each side, bottom 360
    #expect(frames["a"] == Rect(x: 160, y: 130, width: 160, height: 230))
  }

  @Test func anInnerOwnerHasCoordinatesOfItsOwn() throws {
    let inner = box(
      "outer", "",
      subviews(box("a"))
        + constraints(
          "a.top == outer.bottom * 0.5", "a.leading == outer.trailing * 0.1", "a.width == outer.width * 0.2",
          "a.height == outer.height * 0.3"))
    let frames = try framesInXib(
      [inner], [], extra: placing("outer", in: "root", (60, 100, 200, 300)))
    #expect(frames["outer"] == Rect(x: 60, y: 100, width: 200, height: 300))
    #expect(frames["a"] == Rect(x: 20, y: 150, width: 40, height: 90))
  }

  @Test func aMultiplierBetweenGrandchildrenIsMeasuredFromTheOwner() throws {
    let left = box(
      "left", "", subviews(box("a")) + constraints("a.leading == left.leading + 5", "a.width == 10"))
    let frames = try framesInXib(
      [left, box("b")],
      ["b.leading == a.trailing * 2", "b.width == 20"],
      extra: placing("left", in: "root", (30, 0, 100, 100)))
    // The trailing edge of a is at 30 + 5 + 10 in the root's coordinates.
    #expect(frames["a"]?.minX == 5)
    #expect(frames["b"]?.minX == 90)
  }

  @Test(arguments: [("1:2", 50.0), ("3:4", 75), ("1/4", 25), ("0.3", 30), ("16:8", 200), ("2", 200)])
  func multipliersAreNumbersAndRatios(multiplier: String, height: Double) throws {
    let frames = try framesInXib(
      [box("a")],
      [
        "a.leading == root.leading", "a.top == root.top", "a.width == 100",
        "a.height == a.width * \(multiplier)",
      ])
    #expect(frames["a"] == Rect(x: 0, y: 0, width: 100, height: height))
  }

  @Test func aRatioAndAConstantAdd() throws {
    let frames = try framesInXib(
      [box("a"), box("b")],
      [
        "a.leading == root.leading", "a.top == root.top", "a.width == root.width * 1:4 + 12",
        "a.height == 30",
        "b.leading == a.trailing", "b.top == a.top", "b.width == a.width * 3:2 - 8",
        "b.height == a.height * 2 + 1",
      ])
    // 320 / 4 + 12; 92 * 1.5 - 8
    #expect(frames["a"] == Rect(x: 0, y: 0, width: 92, height: 30))
    #expect(frames["b"] == Rect(x: 92, y: 0, width: 130, height: 61))
  }

  @Test func aWidthCanFollowFromAHeight() throws {
    let frames = try framesInXib(
      [box("a")],
      [
        "a.top == root.top + 40", "a.bottom == root.bottom - 40", "a.centerX == root.centerX",
        "a.width == a.height * 1:2",
      ])
    // 480 - 80 high, and half of that wide
    #expect(frames["a"] == Rect(x: 60, y: 40, width: 200, height: 400))
  }

  @Test func theSecondItemMayComeFirst() throws {
    let frames = try framesInXib(
      [box("a")],
      [
        "root.trailing == a.trailing + 24", "root.bottom == a.bottom + 30", "root.leading == a.leading - 12",
        "root.top == a.top - 6",
      ])
    // 320 - 24 - 12, 480 - 30 - 6
    #expect(frames["a"] == Rect(x: 12, y: 6, width: 284, height: 444))
  }

  // MARK: Omitted values

  @Test func withoutAFirstItemItIsTheOwner() throws {
    let owner = box(
      "a", "",
      """
      <constraints><constraint firstAttribute="width" constant="64" id="w"/>
      <constraint firstAttribute="height" secondItem="a" secondAttribute="width" multiplier="1:2" id="h"/></constraints>
      """)
    let frames = try framesInXib([owner], ["a.leading == root.leading + 3", "a.top == root.top + 4"])
    #expect(frames["a"] == Rect(x: 3, y: 4, width: 64, height: 32))
  }

  @Test func withoutAFirstItemThePositionIsTheOwners() throws {
    let frames = try framesInXib(
      [box("a")], ["a.leading == root.leading + 3", "a.top == root.top + 4"],
      extra: """
        <constraint firstAttribute="trailing" secondItem="a" secondAttribute="trailing" constant="17" id="t"/>
        <constraint firstAttribute="bottom" secondItem="a" secondAttribute="bottom" id="b"/>
        """)
    // 320 - 3 - 17, 480 - 4
    #expect(frames["a"] == Rect(x: 3, y: 4, width: 300, height: 476))
  }

  @Test func aSizeWithoutAConstantIsZero() throws {
    let frames = try framesInXib(
      [box("a")], ["a.leading == root.leading + 3", "a.top == root.top + 4", "a.height == 9"],
      extra: #"<constraint firstItem="a" firstAttribute="width" id="w"/>"#)
    #expect(frames["a"] == Rect(x: 3, y: 4, width: 0, height: 9))
  }

  @Test func placeholdersHoldOnTheCanvas() throws {
    let frames = try framesInXib(
      [box("a")], ["a.leading == root.leading", "a.top == root.top", "a.height == 20"],
      extra: #"<constraint firstItem="a" firstAttribute="width" constant="77" placeholder="YES" id="w"/>"#)
    #expect(frames["a"]?.width == 77)
  }

  @Test func standardSpacesAreTheirStoredConstants() throws {
    let frames = try framesInXib(
      [box("a"), box("b")],
      [
        "a.top == root.top", "a.width == 40", "a.height == 10", "b.top == root.top", "b.width == 40",
        "b.height == 10",
      ],
      extra: """
        <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" \
        constant="20" symbolic="YES" id="l"/>
        <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="trailing" \
        constant="8" symbolic="YES" id="m"/>
        """)
    #expect(frames["a"]?.minX == 20)
    #expect(frames["b"]?.minX == 68)
  }
}
