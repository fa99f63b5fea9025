import Foundation
import TestSupport
import Testing

extension BuildStep {
  /// The hooks, run by pre-commit.
  struct Hooks {
    /// From the repository as it was committed, as pre-commit clones it.
    @Test(
      .enabled(
        if: BuildStep.has("pre-commit")
          && FileManager.default.fileExists(atPath: Project.root.appendingPathComponent(".git").path)))
    func theHooksRunInARepository() throws {
      let directory = try TemporaryDirectory()
      try directory.write(BuildStep.guide, to: "tokens.yaml")
      try directory.write("colors: {a: b}\n", to: "other/tokens.yaml")
      _ = try Shell.run(
        BuildStep.kanso, ["compile", "tokens.yaml", "--output", "Generated", "--platform", "uikit"],
        in: directory.url)
      let hooks = try Document.buildStep.block("yaml", containing: "kanso-compile-check")
        .replacing("repo: KANSO", with: "repo: \(Project.root.path)").replacing(
          "rev: VERSION", with: "rev: HEAD"
        )
        .replacing("Sources/App/Generated", with: "Generated")
      try directory.write(hooks, to: ".pre-commit-config.yaml")
      for arguments in [["init", "-q"], ["add", "."]] {
        _ = try Shell.run("git", arguments, in: directory.url)
      }
      let home = ["PRE_COMMIT_HOME": directory.path(".cache")]
      func run(_ hook: String, _ file: String) throws -> Shell.Outcome {
        try Shell.run("pre-commit", ["run", hook, "--files", file], in: directory.url, environment: home)
      }
      let valid = try run("kanso-validate", "tokens.yaml")
      #expect(valid.status == 0, "\(valid.output)")
      let wrong = try run("kanso-validate", "other/tokens.yaml")
      #expect(wrong.status == 1)
      #expect(
        wrong.output.contains("other/tokens.yaml:1:13: error: there is no color `b`"), "\(wrong.output)")
      #expect(try run("kanso-compile-check", "tokens.yaml").status == 0)
      try directory.write(BuildStep.guide.replacing("8", with: "9"), to: "tokens.yaml")
      let outdated = try run("kanso-compile-check", "tokens.yaml")
      #expect(outdated.output.contains("error: Generated/Padding.swift is missing or out of date"))

      try directory.write("stack.spacing = 9\n", to: "a.swift")
      try directory.write("stack.spacing = Padding.standard\n", to: "b.swift")
      _ = try Shell.run("git", ["add", "."], in: directory.url)
      let literal = try run("kanso-lint", "a.swift")
      #expect(literal.status == 1)
      #expect(
        literal.output.contains("a.swift:1:17: warning: `9` is `Padding.standard`"), "\(literal.output)")
      #expect(try run("kanso-lint", "b.swift").status == 0)
    }
  }
}
