import Foundation
import TestSupport
import Testing

/// The rules of the lint that need all sources.
struct TokenUseLintTests {
  private func lint(_ sources: [String: String], _ options: String...) async throws -> Shell.Outcome {
    let directory = try TemporaryDirectory()
    try directory.write(
      "colors: {ink: \"#2C4251\", paper: \"#FFFFFF\"}\npadding: {standard: 8, wide: 16}\n", to: "tokens.yaml")
    try directory.write("lint: {rules: {unused-token: error}}\n", to: "kanso.yaml")
    for (name, text) in sources { try directory.write(text, to: "Sources/\(name)") }
    return try await KansoCommand.run(
      ["lint", "Sources", "--tokens", "tokens.yaml", "--format", "xcode"] + options, in: directory)
  }

  @Test func whatNoSourceNamesIsReportedInTheGuide() async throws {
    let outcome = try await lint([
      "a.swift": "a = Padding.standard\n", "b.m": "void f(void) { a = ColorsInk(); }\n",
      "c.storyboard": "<document><color key=\"backgroundColor\" name=\"paper\"/></document>\n",
    ])
    #expect(outcome.status == 1)
    #expect(
      outcome.output
        == "tokens.yaml:2:24: error: no source uses `padding.wide`. Delete it, or lint the sources that "
        + "use it as well. [unused-token]\n"
    )
  }

  @Test func fixedLiteralsAreUsesOfTokens() async throws {
    let outcome = try await lint(
      ["a.swift": "a = Colors.ink; b = Colors.paper; c = Padding.wide\nstack.spacing = 8\n"], "--fix")
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  @Test func declarationsOfOtherFilesAreKnown() async throws {
    let own = "extension Padding { static let huge = 4 * Padding.wide }\n"
    let all = "a = Colors.ink; b = Colors.paper; c = Padding.standard\n"
    #expect(try await lint(["a.swift": all + "d = Padding.huge\n", "b.swift": own]).status == 0)
    let outcome = try await lint(["a.swift": all + "d = Padding.hug\n", "b.swift": own])
    #expect(
      outcome.output.hasPrefix("Sources/a.swift:2:13: warning: `Padding` has no `hug`"), "\(outcome.output)")
  }
}
