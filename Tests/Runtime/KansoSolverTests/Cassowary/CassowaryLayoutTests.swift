import Testing

@testable import KansoSolver

/// Small layouts: the quadrilateral of rhea, CassowaryKit and the ports to Python and Rust, the two buttons
/// of the Python port, the window of cassowary.js, and the grid of the Java port.
struct CassowaryLayoutTests {
  private let solver = Solver()

  private struct Point {
    let x: Variable
    let y: Variable
  }

  private func makePoint(_ x: Double = 0, _ y: Double = 0) -> Point {
    Point(x: solver.makeVariable(x), y: solver.makeVariable(y))
  }

  private func positions(_ points: [Point]) -> [[Double]] { points.map { solver.solution($0.x, $0.y) } }

  // MARK: The quadrilateral

  /// Adds the centres of the sides of a quadrilateral, its minimum sizes, and the bounds of its corners: the
  /// upper left, lower left, lower right and upper right one.
  private func addCentres(of corners: [Point], minimum: Double, limit: Double) throws -> [Point] {
    let centres = (0..<4).map { _ in makePoint() }
    for index in 0..<4 {
      let (start, end) = (corners[index], corners[(index + 1) % 4])
      try solver.add(centres[index].x == (start.x + end.x) * 0.5)
      try solver.add(centres[index].y == (start.y + end.y) * 0.5)
    }
    for (left, right) in [(0, 2), (0, 3), (1, 2), (1, 3)] {
      try solver.add(corners[left].x + minimum <= corners[right].x)
    }
    for (upper, lower) in [(0, 1), (0, 2), (3, 1), (3, 2)] {
      try solver.add(corners[upper].y + minimum <= corners[lower].y)
    }
    for corner in corners {
      for coordinate in [corner.x, corner.y] {
        try solver.add(coordinate >= 0)
        try solver.add(coordinate <= limit)
      }
    }
    return centres
  }

  @Test("A quadrilateral follows a corner, then the centre of a side")
  func quadrilateral() throws {
    // In the suites the later corners have heavier stays. Here those made first have.
    let made = [makePoint(250, 50), makePoint(250, 250), makePoint(50, 250), makePoint(50, 50)]
    let corners = [made[3], made[2], made[1], made[0]]
    let centres = try addCentres(of: corners, minimum: 1, limit: 300)
    #expect(positions(corners) == [[50, 50], [50, 250], [250, 250], [250, 50]])
    #expect(positions(centres) == [[50, 150], [150, 250], [250, 150], [150, 50]])

    try solver.move(corners[0].x, to: 100)
    #expect(positions(corners) == [[100, 50], [50, 250], [250, 250], [250, 50]])
    #expect(positions(centres) == [[75, 150], [150, 250], [250, 150], [175, 50]])

    try solver.move(centres[0].x, to: 50)
    try solver.move(centres[0].y, to: 150)
    #expect(positions(corners) == [[50, 50], [50, 250], [250, 250], [250, 50]])
    #expect(positions(centres) == [[50, 150], [150, 250], [250, 150], [150, 50]])
  }

  @Test("A quadrilateral with weak positions follows an edit of a corner")
  func weakQuadrilateral() throws {
    let corners = [makePoint(10, 10), makePoint(10, 200), makePoint(200, 200), makePoint(200, 10)]
    let priorities: [Priority] = [201, 202, 204, 208]
    for (corner, priority) in zip(corners, priorities) {
      try solver.addStay(of: corner.x, priority)
      try solver.addStay(of: corner.y, priority)
    }
    let centres = try addCentres(of: corners, minimum: 20, limit: 500)
    #expect(positions(corners) == [[10, 10], [10, 200], [200, 200], [200, 10]])
    #expect(positions(centres) == [[10, 105], [105, 200], [200, 105], [105, 10]])

    let edits = [
      try solver.addEdit(of: corners[2].x, .strong), try solver.addEdit(of: corners[2].y, .strong),
    ]
    try solver.suggest(300, for: edits[0])
    try solver.suggest(400, for: edits[1])
    #expect(positions(corners) == [[10, 10], [10, 200], [300, 400], [200, 10]])
    #expect(positions(centres) == [[10, 105], [155, 300], [250, 205], [105, 10]])
  }

  // MARK: Windows

  @Test("Two buttons of equal width keep their distances from the window")
  func buttons() throws {
    let (left, right) = (solver.makeVariable(), solver.makeVariable())
    let (left1, width1) = (solver.makeVariable(), solver.makeVariable())
    let (left2, width2) = (solver.makeVariable(), solver.makeVariable())
    try solver.addStay(of: left, .required)
    try solver.addStay(of: right)
    try solver.add(width1 == width2)
    try solver.add(left1 == left + 50)
    try solver.add(left + right == left2 + width2 + 50)
    try solver.add(left2 >= left1 + width1 + 100)
    try solver.add(width1 >= 87)
    try solver.add((width1 == 87) | .strong)
    try solver.add(width2 >= 113)
    try solver.add((width2 == 113) | .strong)
    #expect(solver.solution(left1, width1, left2, width2) == [50, 113, 263, 113])
    #expect(solver.solution(right) == [426])
    let edit = try solver.addEdit(of: right)
    try solver.suggest(500, for: edit)
    #expect(solver.solution(left1, width1, left2, width2) == [50, 113, 337, 113])
    try solver.suggest(700, for: edit)
    #expect(solver.solution(left1, width1, left2, width2) == [50, 113, 537, 113])
    try solver.suggest(600, for: edit)
    #expect(solver.solution(left1, width1, left2, width2) == [50, 113, 437, 113])
    #expect(solver.conflicts.isEmpty)
  }

  @Test("A page follows the size of its window")
  func page() throws {
    let (windowWidth, windowHeight) = (solver.makeVariable(320), solver.makeVariable(480))
    let (width, height) = (solver.makeVariable(), solver.makeVariable())
    let (left, top) = (solver.makeVariable(), solver.makeVariable())
    let (right, bottom) = (solver.makeVariable(), solver.makeVariable())
    try solver.add((width == windowWidth) | .strong)
    try solver.add((height == windowHeight) | .strong)
    try solver.add((top == 0) | .weak)
    try solver.add((left == 0) | .weak)
    try solver.add((bottom == top + height) | .medium)
    try solver.add((right == left + width) | .medium)
    #expect(solver.solution(left, top, right, bottom) == [0, 0, 320, 480])
    for size in [[100.0, 499], [499, 100], [250, 333]] {
      try solver.move(windowWidth, to: size[0])
      try solver.move(windowHeight, to: size[1])
      #expect(solver.solution(left, top) == [0, 0])
      #expect(solver.solution(right, bottom) == size)
    }
  }

  // MARK: The grid

  @Test("A grid follows its width and the heights of its titles", arguments: [750, 1000] as [Priority])
  func grid(priority: Priority) throws {
    let (width, height) = (solver.makeVariable(), solver.makeVariable())
    let (column, padding) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(column == width * 0.4)
    try solver.add(padding == width * (0.2 / 3))
    let pictures = (0..<6).map { _ in makePoint() }
    let titles = (0..<6).map { _ in makePoint() }
    let heights = (0..<6).map { _ in solver.makeVariable() }
    let line = solver.makeVariable()
    for index in 0..<6 {
      try solver.add(titles[index].x == pictures[index].x)
      try solver.add(titles[index].y == pictures[index].y + column * 0.5 + 5)
      let left = index % 2 == 0 ? Expression(padding) : width - padding - column
      try solver.add(pictures[index].x == left)
    }
    for picture in pictures[..<2] { try solver.add(picture.y == padding) }
    // A row begins below the higher title of the row before, as near as possible to both.
    for row in [1, 2] {
      try solver.add(pictures[row * 2].y == pictures[row * 2 + 1].y)
      for above in [row * 2 - 2, row * 2 - 1] {
        let end = titles[above].y + heights[above] + 15
        try solver.add(pictures[row * 2].y >= end)
        try solver.add((pictures[row * 2].y == end) | .weak)
      }
    }
    for above in [4, 5] { try solver.add(line >= titles[above].y + heights[above] + 15) }
    try solver.add(height == line + 201)

    let edit = try solver.addEdit(of: width, priority)
    try solver.suggest(300, for: edit)
    let edits = try heights.map { try solver.addEdit(of: $0, priority) }
    for index in 0..<6 { try solver.suggest(Double(100 + index * 10), for: edits[index]) }
    #expect(positions([pictures[0], pictures[1]]) == [[20, 20], [160, 20]])
    #expect(positions([titles[0], titles[1]]) == [[20, 85], [160, 85]])
    #expect(positions([pictures[2], pictures[3]]) == [[20, 210], [160, 210]])
    #expect(positions([titles[2], titles[3]]) == [[20, 275], [160, 275]])
    #expect(positions([pictures[4], pictures[5]]) == [[20, 420], [160, 420]])
    #expect(positions([titles[4], titles[5]]) == [[20, 485], [160, 485]])
    #expect(solver.solution(height) == [851])

    try solver.suggest(600, for: edit)
    #expect(positions([pictures[4], pictures[5]]) == [[40, 560], [320, 560]])
  }
}
