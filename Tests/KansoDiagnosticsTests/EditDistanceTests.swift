import Testing

@testable import KansoDiagnostics

struct EditDistanceTests {
  @Test(arguments: [
    ("", "", 0), ("a", "", 1), ("kitten", "sitting", 3), ("blakish", "blackish", 1), ("drak", "dark", 1),
    ("é", "e", 1),
  ])
  func countsEdits(_ left: String, _ right: String, _ expected: Int) {
    #expect(Spelling.distance(Array(left.unicodeScalars), Array(right.unicodeScalars)) == expected)
    #expect(Spelling.distance(Array(right.unicodeScalars), Array(left.unicodeScalars)) == expected)
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
