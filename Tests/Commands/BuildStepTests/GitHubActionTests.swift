import Foundation
import TestSupport
import Testing

extension BuildStep {
  /// The steps of the GitHub action, run in the same way as a runner runs them.
  struct GitHubAction {
    private struct Action: Decodable {
      struct Input: Decodable { let `default`: String? }
      struct Step: Decodable {
        let run: String
        let shell: String
        let `if`: String?
        let env: [String: String]?
      }
      struct Runs: Decodable {
        let using: String
        let steps: [Step]
      }
      let inputs: [String: Input]
      let runs: Runs

      /// Reads the action. Python parses the YAML here; GitHub has a parser of its own.
      static func read() async throws -> Action {
        let program = "import json, sys, yaml; json.dump(yaml.safe_load(open(sys.argv[1])), sys.stdout)"
        let file = Project.root.appendingPathComponent("action.yml").path
        let outcome = try await Shell.run("python3", ["-c", program, file])
        return try JSONDecoder().decode(Action.self, from: Data(outcome.output.utf8))
      }

      /// Runs the steps in the same way as a runner. The first step that fails ends the run.
      func run(in directory: TemporaryDirectory, with given: [String: String]) async throws -> Shell.Outcome {
        var outcome = Shell.Outcome(status: 0, output: "", errors: "")
        let values = inputs.mapValues { $0.default ?? "" }.merging(given) { _, new in new }
        let paths = try directory.write("", to: "github-path")
        // The tools that were built with the tests are used. A release build takes minutes, most of them for the lint.
        let products = Project.products.path + ":"
        let skipped = Tier.isNightly ? "action/build kanso-lint" : "action/build"
        for step in runs.steps where !step.run.contains(skipped) {
          if let condition = step.if {
            let name = try #require(try #/inputs\.([\w-]+) != ''/#.wholeMatch(in: condition)?.1)
            guard values[String(name)]?.isEmpty == false else { continue }
          }
          #expect(
            step.shell == "bash" && !step.run.contains("${{"), "inputs must not become text of a script")
          var environment =
            try step.env?.mapValues { text -> String in
              let name = try #require(try #/\${{ (?:inputs|github)\.([\w-]+) }}/#.wholeMatch(in: text)?.1)
              return values[String(name)] ?? ""
            } ?? [:]
          environment["GITHUB_ACTION_PATH"] = Project.root.path
          environment["GITHUB_PATH"] = paths.path
          let added = try String(contentsOf: paths, encoding: .utf8).replacing("\n", with: ":")
          environment["PATH"] = added + products + (ProcessInfo.processInfo.environment["PATH"] ?? "")
          let next = try await Shell.run(
            "bash", ["-e", "-c", step.run], in: directory.url, environment: environment)
          outcome = Shell.Outcome(
            status: next.status, output: outcome.output + next.output, errors: outcome.errors + next.errors)
          if next.status != 0 { break }
        }
        return outcome
      }
    }

    @Test(.requires(.python("yaml")))
    func theStepsOfTheActionRun() async throws {
      let action = try await Action.read()
      #expect(action.runs.using == "composite")
      let directory = try TemporaryDirectory()
      try directory.write(BuildStep.guide, to: "design/tokens.yaml")
      let outdated = try await action.run(
        in: directory,
        with: [
          "guide": "design/tokens.yaml", "output": "Generated",
          "options": "--platform uikit --access internal",
        ])
      #expect(outdated.status == 1)
      #expect(
        outdated.errors.contains("error: Generated/Colors.swift is missing or out of date"),
        "\(outdated.errors)")
      _ = try await Shell.run(
        BuildStep.kanso,
        [
          "compile", "design/tokens.yaml", "--output", "Generated", "--platform", "uikit", "--access",
          "internal",
        ],
        in: directory.url)
      let good = try await action.run(
        in: directory,
        with: [
          "guide": "design/tokens.yaml", "output": "Generated",
          "options": "--platform uikit --access internal",
        ])
      #expect(good.status == 0, "\(good.errors)")

      try directory.write("colors: {a: b}\n", to: "tokens.yaml")
      let wrong = try await action.run(in: directory, with: [:])
      #expect(wrong.status == 1)
      #expect(wrong.output.contains("::error file=tokens.yaml,line=1,"), "\(wrong.output)")
      try directory.write("view.layer.cornerRadius = 4\nstack.spacing = 8\n", to: "Sources/a.swift")
      let linted = try await action.run(
        in: directory,
        with: [
          "guide": "design/tokens.yaml", "lint": "Sources", "lint-options": "--strict --rule literal-padding",
        ])
      #expect(linted.status == 1)
      #expect(
        linted.output.contains("::warning file=Sources/a.swift,line=2,"), "\(linted.output)\(linted.errors)")
      #expect(!linted.output.contains("line=1,"))
      // Every line of an input is one path. A path on its own line may contain spaces.
      try directory.write("stack.spacing = 8\n", to: "More Sources/b.swift")
      let lines = try await action.run(
        in: directory,
        with: [
          "guide": "design/tokens.yaml", "lint": "Sources\nMore Sources\n",
          "lint-options": "--rule literal-padding\n--strict\n",
        ])
      #expect(lines.status == 1)
      for file in ["Sources/a.swift,line=2,", "More Sources/b.swift,line=1,"] {
        #expect(lines.output.contains("::warning file=\(file)"), "\(lines.output)\(lines.errors)")
      }
      let blank = try await action.run(in: directory, with: ["guide": "design/tokens.yaml", "lint": " \n"])
      #expect(blank.status == 64)
      #expect(blank.errors.contains("error: the input `lint` names no file"), "\(blank.errors)")
      // An input is never run as a command.
      let hostile = try await action.run(in: directory, with: ["guide": "$(touch hostile); touch hostile"])
      #expect(hostile.status == 66)
      #expect(!FileManager.default.fileExists(atPath: directory.path("hostile")))
    }
  }
}
