import KansoLayout
import Testing

/// The constraints that hold if not all of them can hold.
struct CanvasPriorityTests {
  private let top = ["a.leading == root.leading", "a.top == root.top", "a.height == 10"]

  private func width(_ texts: String...) throws -> Double? {
    try framesInXib([box("a")], top + texts)["a"]?.width
  }

  @Test func theHigherPriorityHolds() throws {
    #expect(try width("a.width == 100 @750", "a.width == 200 @751") == 200)
    #expect(try width("a.width == 100 @752", "a.width == 200 @751") == 100)
    #expect(try width("a.width == 100", "a.width == 200 @999") == 100)
  }

  @Test func manyOfALowerPriorityDoNotOutweighAHigherOne() throws {
    #expect(
      try width(
        "a.width == 100 @501", "a.width == 200 @500", "a.width == 201 @500", "a.width == 202 @500",
        "a.width == 203 @500") == 100)
  }

  @Test func atOnePriorityTheSumOfErrorsIsLeast() throws {
    // The constant in the middle wins.
    #expect(try width("a.width == 100 @500", "a.width == 150 @500", "a.width == 400 @500") == 150)
  }

  @Test func inequalitiesBoundWhatIsWished() throws {
    #expect(try width("a.width >= 120", "a.width == 40 @250") == 120)
    #expect(try width("a.width <= 120", "a.width == 500 @250") == 120)
    #expect(try width("a.width <= 120", "a.width == 60 @250") == 60)
  }

  @Test func anOptionalInequalityYieldsToAFirmerWish() throws {
    #expect(try width("a.width <= 120 @300", "a.width == 500 @301") == 500)
    #expect(try width("a.width <= 120 @302", "a.width == 500 @301") == 120)
  }

  @Test func betweenTwoBoundsAWishDecides() throws {
    #expect(try width("a.width >= 100", "a.width <= 200", "a.width == root.width * 0.5 @900") == 160)
    #expect(try width("a.width >= 100", "a.width <= 150", "a.width == root.width * 0.5 @900") == 150)
  }

  @Test func aViewAsWideAsItMayBeStaysInTheMiddle() throws {
    let frames = try framesInXib(
      [box("a")],
      [
        "a.centerX == root.centerX", "a.top == root.top", "a.height == 10", "a.width <= 200",
        "a.leading == root.leading + 20 @750", "root.trailing >= a.trailing + 20",
      ])
    // 320 - 40 would be 280. The bound of 200 holds, with its center at 160.
    #expect(frames["a"] == Rect(x: 60, y: 0, width: 200, height: 10))
  }

  @Test func whatIsPushedOutGivesWay() throws {
    // The optional constraint sets b 10 points after a, but b has to stay inside.
    let frames = try framesInXib(
      [box("a"), box("b")],
      [
        "a.leading == root.leading", "a.top == root.top", "a.width == 250", "a.height == 10",
        "b.leading == a.trailing + 10 @700", "b.width == 100", "b.top == root.top", "b.height == 10",
        "b.trailing <= root.trailing",
      ])
    #expect(frames["b"] == Rect(x: 220, y: 0, width: 100, height: 10))
  }

  // MARK: Conflicts

  @Test func everyViewHasAFrameInAConflict() throws {
    let frames = try framesInXib(
      [box("a"), box("b")],
      [
        "a.width == 100", "a.width == 200", "a.leading == root.leading", "a.top == root.top",
        "a.height == 10",
        "b.leading == root.leading + 7", "b.top == a.bottom", "b.width == 30", "b.height == 40",
      ])
    #expect(Set(frames.keys) == ["root", "a", "b"])
    #expect([100, 200].contains(frames["a"]?.width))
    // The unrelated view is at its place.
    #expect(frames["b"] == Rect(x: 7, y: 10, width: 30, height: 40))
  }

  @Test func everyViewHasAFrameInACircularConflict() throws {
    let ids = ["a", "b", "c"]
    let texts = zip(ids, ["b", "c", "a"]).flatMap { first, second in
      ["\(first).leading == \(second).trailing + 8", "\(first).width == 20", "\(first).top == root.top"]
    }
    let frames = try framesInXib(ids.map { box($0) }, texts)
    #expect(frames.count == 4)
    for id in ids { #expect(frames[id]?.minX.isFinite == true, "\(id)") }
  }

  @Test func widthsAreNotNegative() throws {
    let frames = try framesInXib(
      [box("a")],
      [
        "a.leading == root.leading + 300", "a.trailing == root.trailing - 100 @900", "a.top == root.top",
        "a.height == 10",
      ])
    #expect(frames["a"] == Rect(x: 300, y: 0, width: 0, height: 10))
  }

  // MARK: Ambiguity

  @Test func whatConstraintsLeaveOpenStaysWhereItIsStored() throws {
    let frames = try framesInXib(
      [view("view", id: "a", frame: (31, 47, 53, 59)), view("view", id: "b", frame: (200, 300, 20, 30))],
      ["a.leading == root.leading + 10", "b.top == root.top + 5", "b.height == 6"])
    #expect(frames["a"] == Rect(x: 10, y: 47, width: 53, height: 59))
    #expect(frames["b"] == Rect(x: 200, y: 5, width: 20, height: 6))
  }

  @Test func aViewWithoutConstraintsStays() throws {
    let frames = try framesInXib([view("view", id: "a", frame: (31, 47, 53, 59))], [])
    #expect(frames["a"] == Rect(x: 31, y: 47, width: 53, height: 59))
  }

  @Test func anInequalityThatHoldsMovesNothing() throws {
    let frames = try framesInXib(
      [view("view", id: "a", frame: (31, 47, 53, 59)), view("view", id: "b", frame: (31, 47, 53, 59))],
      [
        "a.leading >= root.leading + 20", "a.width <= 100", "b.leading >= root.leading + 40",
        "b.top == root.top",
        "b.width == 53",
      ])
    #expect(frames["a"] == Rect(x: 31, y: 47, width: 53, height: 59))
    #expect(frames["b"] == Rect(x: 40, y: 0, width: 53, height: 59))
  }
}
