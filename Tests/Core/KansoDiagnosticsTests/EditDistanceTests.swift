import TestSupport
import Testing

@testable import KansoDiagnostics

struct EditDistanceTests {
  @Test(arguments: [
    ("", "", 0), ("a", "", 1), ("kitten", "sitting", 3), ("blakish", "blackish", 1), ("drak", "dark", 1),
    ("é", "e", 1),
  ])
  func countsEdits(_ left: String, _ right: String, _ expected: Int) {
    let (left, right) = (Array(left.unicodeScalars), Array(right.unicodeScalars))
    for bound in 0...4 {
      let found = expected <= bound ? expected : nil
      #expect(Spelling.distance(left, right, atMost: bound) == found)
      #expect(Spelling.distance(right, left, atMost: bound) == found)
    }
  }

  /// The skipped rows and columns do not change the distance.
  @Test func aBoundedDistanceIsTheWholeOne() {
    var random = SeededGenerator.announced(for: "aBoundedDistanceIsTheWholeOne")
    func text() -> [Unicode.Scalar] {
      (0..<Int.random(in: 0...9, using: &random)).map { _ in
        ["a", "b", "c"].randomElement(using: &random) ?? "a"
      }
    }
    for _ in 0..<2_000 {
      let (left, right) = (text(), text())
      let expected = Self.distance(left, right)
      let bound = Int.random(in: 0...9, using: &random)
      let found = Spelling.distance(left, right, atMost: bound)
      #expect(found == (expected <= bound ? expected : nil), "\(left) to \(right) within \(bound)")
    }
  }

  /// Returns the distance by its definition, with every row and column.
  private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var rows = [Array(0...right.count)]
    for row in left.indices {
      var current = [row + 1]
      for column in right.indices {
        var cost = min(
          rows[row][column + 1] + 1, current[column] + 1,
          rows[row][column] + (left[row] == right[column] ? 0 : 1))
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          cost = min(cost, rows[row - 1][column - 1] + 1)
        }
        current.append(cost)
      }
      rows.append(current)
    }
    return rows[left.count][right.count]
  }

  @Test func distantLongNamesAreNotSuggested() {
    let name = String(repeating: "abcdefghij", count: 6)
    func changed(_ count: Int) -> String { String(repeating: "-", count: count) + name.dropFirst(count) }
    #expect(Spelling.nearest(to: name, among: [changed(Spelling.maxDistance)]) != nil)
    #expect(Spelling.nearest(to: name, among: [changed(Spelling.maxDistance + 1)]) == nil)
  }

  /// Comparing every pair of letters would take 400 million comparisons.
  @Test func longTextsAreComparedNearTheirDiagonalOnly() {
    let left = Array(String(repeating: "ab", count: 10_000).unicodeScalars)
    let right: [Unicode.Scalar] = ["x"] + Array(left.dropFirst().dropLast()) + ["y"]
    #expect(Spelling.distance(left, right, atMost: 8) == 2)
    #expect(Spelling.distance(left, Array(left.reversed()), atMost: 8) == 2)
    #expect(Spelling.distance(left, Array(repeating: "c", count: left.count), atMost: 8) == nil)
  }

  @Test func offersOnlyWhatIsNear() {
    let names = ["white", "blackish", "lightGray", "é"]
    #expect(Spelling.nearest(to: "blakish", among: names) == "blackish")
    #expect(Spelling.nearest(to: "LIGHTGRAY", among: names) == "lightGray")
    #expect(Spelling.nearest(to: "whale", among: names) == nil)
    #expect(Spelling.nearest(to: "x", among: names) == nil)
    #expect(Spelling.nearest(to: "white", among: ["white"]) == nil)
  }
}
