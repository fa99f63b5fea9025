import Foundation
import TestSupport
import Testing

/// A lint that several machines share.
struct LintShardTests {
  /// A project with literals, uses of tokens and of names that are defined elsewhere, a storyboard, and a baseline with a
  /// moved file.
  private func project(_ random: inout SeededGenerator) async throws -> TemporaryDirectory {
    let directory = try TemporaryDirectory()
    try directory.write(
      "padding: {standard: 8, card: 16, wide: 24}\ncolors: {ink: \"#112233\", paper: \"#FFEEDD\"}\n",
      to: "tokens.yaml")
    try directory.write("lint: {rules: {unused-token: warning, literal-size: warning}}\n", to: "kanso.yaml")
    let lines = [
      "a.spacing = 8", "a.spacing = 9", "b.spacing = Padding.card", "let c = UIColor(white: 0.5, alpha: 1)",
      "d.textColor = Colors.ink", "e.spacing = Padding.missing", "f.spacing = Spacing.own",
      "// kanso:disable:next literal-padding - agreed\ng.spacing = 10",
      "enum Spacing { static let own = 8.0 }",
      "let h = UIFont.systemFont(ofSize: 17)", "struct Broken {",
    ]
    for number in 0..<Int.random(in: 0...12, using: &random) {
      let text = (0..<Int.random(in: 0...6, using: &random)).map { _ in lines.randomElement(using: &random)! }
      try directory.write(
        text.joined(separator: "\n") + "\n", to: "Sources/\(number % 3)/File\(number).swift")
    }
    try directory.write("a.spacing = 11\n", to: "Sources/Old.swift")
    _ = try await KansoCommand.run(["lint", "Sources", "--write-baseline"], in: directory)
    try FileManager.default.moveItem(
      atPath: directory.path("Sources/Old.swift"), toPath: directory.path("Sources/New.swift"))
    try directory.write("z.spacing = 13\n", to: "Sources/Added.swift")
    return directory
  }

  /// Runs the parts of a lint.
  private func lintParts(_ count: Int, in directory: TemporaryDirectory, _ options: [String] = [])
    async throws
  {
    for number in 1...count {
      let outcome = try await KansoCommand.run(
        ["lint", "Sources", "--shard", "\(number)/\(count)", "--results", "results"] + options, in: directory)
      #expect(outcome.status == 0 && outcome.output.isEmpty, "\(outcome.errors)")
    }
  }

  /// Returns the text of an outcome without the time that it took.
  private func text(_ outcome: Shell.Outcome) -> [String] {
    ["\(outcome.status)", outcome.output]
      + outcome.errors.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("checked in ") }
  }

  @Test func mergedPartsAreTheWhole() async throws {
    var random = SeededGenerator.announced(for: "mergedPartsAreTheWhole")
    for _ in 0..<3 {
      let directory = try await project(&random)
      let count = Int.random(in: 1...5, using: &random)
      try await lintParts(count, in: directory)
      for options in [
        ["--format", "text", "--strict"], ["--format", "json"], ["--format", "sarif"],
        ["--format", "json", "--uses"], ["--no-baseline", "--summary"], ["--format", "markdown"],
      ] {
        let whole = try await KansoCommand.run(["lint", "Sources", "--no-cache"] + options, in: directory)
        let merged = try await KansoCommand.run(["merge", "results", "Sources"] + options, in: directory)
        #expect(text(merged) == text(whole), "\(count) parts, \(options)")
      }
      let coverage = try await KansoCommand.run(
        ["coverage", "Sources", "--no-cache", "--format", "json"], in: directory)
      let merged = try await KansoCommand.run(
        ["merge", "results", "Sources", "--coverage", "--format", "json"], in: directory)
      #expect(merged.output == coverage.output)
      var baselines: [String] = []
      for command in [["lint", "Sources", "--no-cache"], ["merge", "results", "Sources"]] {
        _ = try await KansoCommand.run(command + ["--write-baseline"], in: directory)
        baselines.append(try directory.read("kanso-baseline.json"))
      }
      #expect(baselines[0] == baselines[1])
    }
  }

  @Test func eachSourceIsInOnePart() async throws {
    let directory = try TemporaryDirectory()
    for number in 0..<20 { try directory.write("a.spacing = 9\n", to: "Sources/\(number).swift") }
    try directory.write("padding: {standard: 8}\n", to: "tokens.yaml")
    var found: [String] = []
    for number in 1...3 {
      let outcome = try await KansoCommand.run(
        ["lint", "Sources", "--shard", "\(number)/3", "--format", "xcode"], in: directory)
      found += outcome.output.split(separator: "\n").map(String.init)
    }
    #expect(found.count == 20 && Set(found).count == 20, "\(found)")
  }

  @Test func missingAndForeignResultsAreCheckedHere() async throws {
    var random = SeededGenerator.announced(for: "missingAndForeignResultsAreCheckedHere")
    let directory = try await project(&random)
    try await lintParts(3, in: directory)
    let whole = try await KansoCommand.run(
      ["lint", "Sources", "--no-cache", "--format", "json"], in: directory)
    func merge() async throws -> Shell.Outcome {
      try await KansoCommand.run(["merge", "results", "Sources", "--format", "json"], in: directory)
    }
    try FileManager.default.removeItem(atPath: directory.path("results/shard-2-of-3.results"))
    let missing = try await merge()
    #expect(missing.output == whole.output)
    #expect(
      missing.errors.contains("warning: the results of 2/3 are missing; the sources are checked here\n"))
    let text = try directory.read("results/shard-1-of-3.results")
    try directory.write("kanso lint cache 1 0.0.1 7\n" + text, to: "results/shard-2-of-3.results")
    // A damaged result is found again.
    try directory.write(text.replacing("spacing", with: "spicing"), to: "results/shard-1-of-3.results")
    let foreign = try await merge()
    #expect(foreign.output == whole.output)
    #expect(
      foreign.errors.contains("shard-2-of-3.results was written by another version of kanso-lint"),
      "\(foreign.errors)")
  }

  @Test func wrongPartsAreRefused() async throws {
    let directory = try TemporaryDirectory()
    try directory.write("a.spacing = 9\n", to: "Sources/A.swift")
    for part in ["0/4", "5/4", "1", "a/b", "1/0", "1/99999999", "-1/2", "1/2/3"] {
      let outcome = try await KansoCommand.run(["lint", "Sources", "--shard=\(part)"], in: directory)
      #expect(outcome.status == 64, "\(part): \(outcome.errors)")
    }
    for options in [
      ["--results", "r"], ["--shard", "1/2", "--write-baseline"], ["--shard", "1/2", "--fix"],
      ["--shard", "1/2", "--merge", "r"], ["--shard", "1/2", "--coverage"],
      ["--shard", "1/2", "--no-worse"],
      ["--shard", "1/2", "--results", "r", "--staged"],
    ] {
      let outcome = try await KansoCommand.run(["lint", "Sources"] + options, in: directory)
      #expect(outcome.status == 64, "\(options): \(outcome.errors)")
    }
    for arguments in [["merge"], ["merge", "--format", "json", "r", "Sources"]] {
      let outcome = try await KansoCommand.run(arguments, in: directory)
      #expect(outcome.status == 64 && outcome.errors.contains("kanso merge RESULTS SOURCES"))
    }
    #expect(
      try await KansoCommand.run(["merge", "--help"], in: directory).output.contains("several machines"))
    let none = try await KansoCommand.run(["merge", "nothing", "Sources"], in: directory)
    #expect(none.status == 66 && none.errors.contains("it has no results"), "\(none.errors)")
    try directory.write("", to: "file")
    let blocked = try await KansoCommand.run(
      ["lint", "Sources", "--shard", "1/1", "--results", "file"], in: directory)
    #expect(blocked.status == 74, "\(blocked.errors)")
  }
}
