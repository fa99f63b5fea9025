import Foundation
import TestSupport
import Testing

extension BuildStep {
  /// The hooks, run by pre-commit in a user's repository.
  @Suite(.requires(.program("pre-commit"))) struct Hooks {
    /// The hooks of the working tree, with the tools that were built with the tests.
    @Test(.requires(.python("yaml"))) func theHooksRunInARepository() async throws {
      // A user's configuration names a repository and a version. A local hook is written in full instead.
      let program = """
        import sys, yaml
        config, hooks, root = (yaml.safe_load(open(sys.argv[1])), yaml.safe_load(open(sys.argv[2])), sys.argv[3])
        known = {hook["id"]: hook for hook in hooks}
        for repo in config["repos"]:
            repo["repo"] = "local"
            del repo["rev"]
            repo["hooks"] = [{**known[hook["id"]], **hook} for hook in repo["hooks"]]
            for hook in repo["hooks"]: hook["entry"] = root + "/" + hook["entry"]
        print(yaml.safe_dump(config))
        """
      let directory = try TemporaryDirectory()
      let documented = try directory.write(try Self.configuration(), to: "documented.yaml")
      let outcome = try await Shell.run(
        "python3",
        ["-c", program, documented.path, Project.file(".pre-commit-hooks.yaml").path, Project.root.path])
      try #require(outcome.status == 0, "\(outcome.errors)")
      try await expectHooksToRun(outcome.output, environment: ["KANSO_TOOLS": Project.products.path])
    }

    /// The hooks of the last commit, which pre-commit clones and builds.
    @Test(.nightly) func theHooksRunFromAClone() async throws {
      let configuration = try Self.configuration()
        .replacing("repo: KANSO", with: "repo: \(Project.root.path)").replacing(
          "rev: VERSION", with: "rev: HEAD")
      try await expectHooksToRun(configuration, environment: [:])
    }

    /// The configuration in the documentation.
    private static func configuration() throws -> String {
      let blocks = try BuildStep.documentation().blocks("yaml")
      return try #require(blocks.first { $0.contains("kanso-compile-check") })
        .replacing("Sources/App/Generated", with: "Generated")
    }

    private func expectHooksToRun(_ configuration: String, environment: [String: String]) async throws {
      let directory = try TemporaryDirectory()
      try directory.write(BuildStep.guide, to: "tokens.yaml")
      try directory.write("colors: {a: b}\n", to: "other/tokens.yaml")
      let compiled = try await Shell.run(
        BuildStep.kanso, ["compile", "tokens.yaml", "--output", "Generated", "--platform", "uikit"],
        in: directory.url)
      try #require(compiled.status == 0, "\(compiled.errors)")
      try directory.write(configuration, to: ".pre-commit-config.yaml")
      for arguments in [["init", "-q"], ["add", "."]] {
        _ = try await Shell.run("git", arguments, in: directory.url)
      }
      let environment = environment.merging(["PRE_COMMIT_HOME": directory.path(".cache")]) { old, _ in old }
      func run(_ hook: String, _ file: String) async throws -> Shell.Outcome {
        try await Shell.run(
          "pre-commit", ["run", hook, "--files", file], in: directory.url, environment: environment)
      }
      let valid = try await run("kanso-validate", "tokens.yaml")
      #expect(valid.status == 0, "\(valid.output)\(valid.errors)")
      let wrong = try await run("kanso-validate", "other/tokens.yaml")
      #expect(wrong.status == 1)
      #expect(
        wrong.output.contains("other/tokens.yaml:1:13: error: there is no color `b`"), "\(wrong.output)")
      #expect(try await run("kanso-compile-check", "tokens.yaml").status == 0)
      try directory.write(BuildStep.guide.replacing("8", with: "9"), to: "tokens.yaml")
      let outdated = try await run("kanso-compile-check", "tokens.yaml")
      #expect(outdated.output.contains("error: Generated/Padding.swift is missing or out of date"))

      try directory.write("stack.spacing = 9\n", to: "a.swift")
      try directory.write("stack.spacing = Padding.standard\n", to: "b.swift")
      _ = try await Shell.run("git", ["add", "."], in: directory.url)
      let literal = try await run("kanso-lint", "a.swift")
      #expect(literal.status == 1)
      #expect(
        literal.output.contains("a.swift:1:17: warning: `9` is `Padding.standard`"), "\(literal.output)")
      #expect(try await run("kanso-lint", "b.swift").status == 0)
      // If it were read as an option, this name would make the lint read standard input, which is empty.
      try directory.write("stack.spacing = 9\n", to: "--stdin-path=c.swift")
      _ = try await Shell.run("git", ["rm", "-qf", "a.swift"], in: directory.url)
      _ = try await Shell.run("git", ["add", "."], in: directory.url)
      let option = try await Shell.run(
        "pre-commit", ["run", "kanso-lint", "--all-files"], in: directory.url, environment: environment)
      #expect(option.status == 1)
      #expect(option.output.contains("--stdin-path=c.swift:1:17: warning: "), "\(option.output)")
    }
  }

  /// The script that the hooks run.
  struct HookScript {
    private func run(
      _ arguments: [String], in directory: TemporaryDirectory
    ) async throws -> Shell.Outcome {
      try await Shell.run(
        Project.file("scripts/hook").path, arguments, in: directory.url,
        environment: ["KANSO_TOOLS": Project.products.path])
    }

    @Test func namesOfFilesAreNoOptions() async throws {
      let directory = try TemporaryDirectory()
      try directory.write(BuildStep.guide, to: "tokens.yaml")
      let source = "stack.spacing = 8\n"
      for name in ["--fix", "--stdin-path=a.swift", "With Blank.swift"] {
        try directory.write(source, to: name)
      }
      let options = ["lint", "--tokens", "tokens.yaml", "--format", "xcode"]
      for files in [
        // The hook's own arguments end with `--`. A project's own arguments may lack it.
        ["--", "--fix"], ["--", "--stdin-path=a.swift", "With Blank.swift"],
        ["With Blank.swift", "--stdin-path=a.swift"],
      ] {
        let outcome = try await run(options + files, in: directory)
        for file in files where file != "--" {
          #expect(outcome.output.contains("\(file):1:17: warning: "), "\(outcome.output)\(outcome.errors)")
        }
        #expect(outcome.status == 0)
        #expect(try directory.read("--fix") == source)
      }
    }

    @Test func namesOfGuidesAreNoOptions() async throws {
      let directory = try TemporaryDirectory()
      let name = "--format=json/tokens.yaml"
      try directory.write("colors: {a: b}\n", to: name)
      for arguments in [["--", name], [name], ["--format", "text", "--", name]] {
        let outcome = try await run(["validate"] + arguments, in: directory)
        #expect(outcome.status == 1)
        #expect(outcome.errors.hasPrefix("\(name):1:13: error: "), "\(outcome.errors)")
      }
    }
  }
}
