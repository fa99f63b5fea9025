import Foundation
import TestSupport
import Testing

struct LintTests {
  private static let guide = "padding: {standard: 8}\n"

  private func scratch(_ source: String) throws -> TemporaryDirectory {
    let directory = try TemporaryDirectory()
    try directory.write(Self.guide, to: "tokens.yaml")
    try directory.write(source, to: "Sources/Cell.swift")
    return directory
  }

  @Test func literalsAreFoundAndNamed() throws {
    let directory = try scratch(
      """
      final class BreedCell {
        init() {
          let thumbnailHeightWidth: CGFloat = 58
          photo.topAnchor.constraint(equalTo: topAnchor, constant: 8.0).activate()
          name.trailingAnchor.constraint(equalTo: trailingAnchor, constant: Padding.standard * -1.0).activate()
        }
      }

      """)
    let outcome = try KansoCommand.run("lint", "Sources/", "--tokens", "tokens.yaml", in: directory)
    #expect(outcome.status == 0)
    #expect(
      outcome.errors == """
        Sources/Cell.swift:4:62: warning: `8.0` is `Padding.standard` [literal-padding]
            4 |     photo.topAnchor.constraint(equalTo: topAnchor, constant: 8.0).activate()
              |                                                              ^^^
          why: The rhythm of a layout is a decision of the guide; as numbers in many files it cannot be changed, nor be seen.
          fix: Write `Padding.standard`.

        1 warning

        """)
    #expect(
      try KansoCommand.run("lint", "Sources", "--tokens", "tokens.yaml", "--strict", in: directory).status
        == 1)
  }

  @Test func machinesGetTheTokenAndItsDistance() throws {
    let directory = try scratch("stack.spacing = 9\n")
    let outcome = try KansoCommand.run(
      "lint", "Sources", "--tokens", "tokens.yaml", "--format", "json", in: directory)
    let findings = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [[String: Any]])
    let finding = try #require(findings.first)
    #expect(finding["path"] as? String == "Sources/Cell.swift")
    #expect(finding["rule"] as? String == "literal-padding")
    #expect(finding["literal"] as? String == "9")
    #expect(finding["token"] as? String == "padding.standard")
    #expect(finding["distance"] as? Double == 1)
    #expect(finding["startColumn"] as? Int == 17 && finding["endColumn"] as? Int == 18)
  }

  @Test func whatIsMissingIsSaid() throws {
    let directory = try scratch("")
    #expect(try KansoCommand.run("lint", "Nowhere", in: directory).status == 66)
    try directory.write(KansoCommand.badGuide, to: "bad.yaml")
    let outcome = try KansoCommand.run("lint", "Sources", "--tokens", "bad.yaml", in: directory)
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("bad.yaml:2:10: error: "))
  }
}
