import KansoThemeEncoding
import Testing

struct UniqueNamesTests {
  @Test func equalNamesGetNumbers() {
    var names = UniqueNames(["b"])
    #expect(
      ["a", "a", "a-2", "a", "b", "A"].map { names.unique($0) } == ["a", "a-2", "a-2-2", "a-3", "b-2", "A"])
    #expect(names.unique("A", separator: " ") == "A 2")
    #expect(names.contains("b-2"))
    #expect(!names.contains("B"))
  }

  /// Names of files differ on systems that ignore case, and cannot leave their folder.
  @Test func fileNames() {
    var names = UniqueNames(["resolver"], ignoringCase: true)
    let wanted = ["Resolver", "../a b", "../A:b", "größe_1", "", String(repeating: "x", count: 1000)]
    let found = wanted.map { names.fileName($0) }
    #expect(found.dropLast() == ["Resolver-2", "---a-b", "---A-b-2", "gruf6udfe_1", "mode"])
    #expect(found[5].count == 150)
  }

  /// Many equal names take a time proportional to their number.
  @Test func manyEqualNames() {
    var names = UniqueNames()
    #expect((0..<100_000).map { _ in names.unique("a") }.last == "a-100000")
  }
}
