import Foundation
import TestSupport
import Testing

/// The findings that a team has accepted.
struct LintBaselineTests {
  private func scratch() throws -> TemporaryDirectory {
    let directory = try TemporaryDirectory()
    try directory.write("padding: {standard: 8}\n", to: "tokens.yaml")
    try directory.write("a.spacing = 9\nb.spacing = 10\nb.spacing = 10\n", to: "Sources/Old.swift")
    return directory
  }

  private func lint(_ options: String..., in directory: TemporaryDirectory) async throws -> Shell.Outcome {
    try await KansoCommand.run(
      ["lint", "Sources", "--tokens", "tokens.yaml", "--format", "xcode"] + options, in: directory)
  }

  @Test func acceptedFindingsAreNotReported() async throws {
    let directory = try scratch()
    let written = try await lint("--write-baseline", in: directory)
    #expect(written.status == 0 && written.output == "")
    #expect(written.errors == "kanso-baseline.json has 3 accepted findings\n")
    #expect(
      try directory.read("kanso-baseline.json") == """
        {
          "version": 1,
          "findings": [
            {"path": "Sources/Old.swift", "rule": "literal-padding", "line": "a.spacing = 9", "count": 1},
            {"path": "Sources/Old.swift", "rule": "literal-padding", "line": "b.spacing = 10", "count": 2}
          ]
        }

        """)
    #expect(try await lint("--strict", in: directory).status == 0)
    // Lines move, and new findings are reported, also a third one of a line that was accepted twice.
    try directory.write(
      "\n\nb.spacing = 10\n  a.spacing  = 9\nb.spacing = 10\nb.spacing = 10\nc.spacing = 11\n",
      to: "Sources/Old.swift")
    let moved = try await lint(in: directory)
    #expect(
      moved.output.split(separator: "\n").map { $0.prefix(21) } == [
        "Sources/Old.swift:6:1", "Sources/Old.swift:7:1",
      ])
    let all = try await lint("--no-baseline", in: directory)
    #expect(all.output.split(separator: "\n").count == 5)
  }

  @Test func filesMayMove() async throws {
    let directory = try scratch()
    _ = try await lint("--write-baseline", in: directory)
    try FileManager.default.createDirectory(
      atPath: directory.path("Sources/Deep"), withIntermediateDirectories: true)
    try FileManager.default.moveItem(
      atPath: directory.path("Sources/Old.swift"), toPath: directory.path("Sources/Deep/New.swift"))
    let moved = try await lint("--strict", in: directory)
    #expect(moved.status == 0 && moved.output == "" && moved.errors == "", "\(moved.output)\(moved.errors)")
    try directory.write("a.spacing = 9\nd.spacing = 9\n", to: "Sources/Other.swift")
    let copied = try await lint(in: directory)
    #expect(copied.output.split(separator: "\n").count == 2, "\(copied.output)")
  }

  @Test func findingsThatAreGoneAreRemoved() async throws {
    let directory = try scratch()
    _ = try await lint("--write-baseline", in: directory)
    try directory.write("a.spacing = 9\n", to: "Sources/Old.swift")
    let message = "2 accepted findings are gone; --write-baseline removes them from kanso-baseline.json\n"
    let lenient = try await lint(in: directory)
    #expect(lenient.status == 0 && lenient.errors == "note: \(message)")
    let strict = try await lint("--strict", in: directory)
    #expect(strict.status == 1 && strict.errors == "error: \(message)")
    // A run of one rule says nothing about the others.
    #expect(try await lint("--rule", "literal-size", "--strict", in: directory).status == 0)
    _ = try await lint("--write-baseline", in: directory)
    #expect(try await lint("--strict", in: directory).status == 0)
  }

  /// A run of a part of the sources keeps what is accepted in the others.
  @Test func aBaselineIsWrittenInParts() async throws {
    let directory = try scratch()
    try directory.write("a.spacing = 9\n", to: "Other/A.swift")
    try directory.write("lint: {rules: {literal-radius: off}}\n", to: "kanso.yaml")
    _ = try await lint("--write-baseline", in: directory)
    _ = try await KansoCommand.run("lint", "Other", "--write-baseline", in: directory)
    let all = try await KansoCommand.run(
      "lint", "Sources", "Other", "--strict", "--format", "xcode", in: directory)
    #expect(all.status == 0 && all.output == "", "\(all.output)\(all.errors)")
    // From another folder, the baseline beside kanso.yaml is found, too.
    let inside = try await Shell.run(
      KansoCommand.path,
      ["lint", "Old.swift", "--tokens", "../tokens.yaml", "--strict", "--format", "xcode"],
      in: directory.url.appendingPathComponent("Sources"))
    #expect(inside.status == 0 && inside.output == "", "\(inside.output)\(inside.errors)")
  }

  /// Findings in the guide are counted once, however often the baseline is written.
  @Test func findingsInTheGuideAreAcceptedToo() async throws {
    let directory = try scratch()
    try directory.write("lint: {rules: {unused-token: warning}}\n", to: "kanso.yaml")
    for _ in 0..<2 {
      let written = try await lint("--write-baseline", in: directory)
      #expect(written.errors.hasSuffix("kanso-baseline.json has 4 accepted findings\n"), "\(written.errors)")
    }
    let strict = try await lint("--strict", in: directory)
    #expect(strict.status == 0 && strict.output == "", "\(strict.output)")
  }

  @Test(arguments: [
    ("", "it is not a baseline of kanso lint"), ("[]", "it is not a baseline of kanso lint"),
    (#"{"version": 2, "findings": []}"#, "it is a baseline of a newer version"),
    (#"{"version": 1, "findings": [{"path": 1}]}"#, "it is not a baseline of kanso lint"),
  ])
  func otherFilesAreRefusedAndKept(_ text: String, _ reason: String) async throws {
    let directory = try scratch()
    try directory.write(text, to: "kanso-baseline.json")
    for options in [[], ["--write-baseline"]] {
      let outcome = try await KansoCommand.run(["lint", "Sources"] + options, in: directory)
      #expect(outcome.status == 74 && outcome.errors.contains(reason), "\(options): \(outcome.errors)")
    }
    #expect(try directory.read("kanso-baseline.json") == text)
    #expect(try await lint("--no-baseline", in: directory).status == 0)
  }

  @Test func aMergeConflictIsNamed() async throws {
    let directory = try scratch()
    try directory.write("{\n<<<<<<< HEAD\n=======\n>>>>>>> other\n", to: "kanso-baseline.json")
    let outcome = try await lint(in: directory)
    #expect(
      outcome.status == 74 && outcome.errors.contains("it has the marks of a merge conflict"),
      "\(outcome.errors)")
  }

  /// Both sides of a conflict stay accepted where the run checks nothing.
  @Test func aConflictIsSolvedByWritingTheBaselineAgain() async throws {
    let directory = try scratch()
    try directory.write("c.spacing = 11\n", to: "Other/C.swift")
    try directory.write("d.spacing = 12\n", to: "Other/D.swift")
    func entry(_ path: String, _ line: String) -> String {
      #"{"path": "\#(path)", "rule": "literal-padding", "line": "\#(line)", "count": 1}"#
    }
    try directory.write(
      """
      {
        "version": 1,
        "findings": [
      <<<<<<< HEAD
          \(entry("Other/C.swift", "c.spacing = 11"))
      =======
          \(entry("Other/C.swift", "c.spacing = 11")),
          \(entry("Other/D.swift", "d.spacing = 12"))
      >>>>>>> other
        ]
      }

      """, to: "kanso-baseline.json")
    let written = try await lint("--write-baseline", in: directory)
    #expect(written.errors == "kanso-baseline.json has 5 accepted findings\n", "\(written.errors)")
    let all = try await KansoCommand.run(["lint", ".", "--strict"], in: directory)
    #expect(all.status == 0, "\(all.output)\(all.errors)")
  }

  /// A literal that is not accepted makes the coverage worse.
  @Test func theCoverageMayGetNoWorse() async throws {
    let directory = try scratch()
    _ = try await lint("--write-baseline", in: directory)
    func coverage() async throws -> Shell.Outcome {
      try await KansoCommand.run("coverage", "Sources", "--no-worse", in: directory)
    }
    #expect(try await coverage().status == 0)
    try directory.write("a.spacing = 9\nb.spacing = 11\n", to: "Sources/Old.swift")
    let worse = try await coverage()
    #expect(worse.status == 1)
    #expect(worse.errors.hasSuffix("1 literal is not in kanso-baseline.json, and --no-worse allows none\n"))
  }

  /// Findings that a run does not check stay accepted.
  @Test func onlyCheckedFindingsAreWritten() async throws {
    let directory = try scratch()
    _ = try await lint("--write-baseline", in: directory)
    let written = try directory.read("kanso-baseline.json")
    let oneRule = try await lint("--write-baseline", "--rule", "literal-color", in: directory)
    #expect(oneRule.status == 64 && oneRule.errors.contains("leave out --rule"), "\(oneRule.errors)")
    let source = try directory.read("Sources/Old.swift")
    try directory.write(source + String(repeating: "(", count: 5_000), to: "Sources/Old.swift")
    let leftOut = try await lint("--write-baseline", in: directory)
    #expect(leftOut.errors.contains("left out") || leftOut.output.contains("too-deep"), "\(leftOut.errors)")
    #expect(try directory.read("kanso-baseline.json") == written)
  }

  /// Without a kanso.yaml, the baseline is found above the sources, too.
  @Test func theBaselineIsFoundFromAnotherFolder() async throws {
    let directory = try scratch()
    _ = try await lint("--write-baseline", in: directory)
    for folder in ["Sources", "/"] {
      let base =
        folder == "/"
        ? directory.url.deletingLastPathComponent() : directory.url.appendingPathComponent(folder)
      let outcome = try await Shell.run(
        KansoCommand.path,
        ["lint", folder == "/" ? directory.path("Sources") : ".", "--strict", "--format", "xcode"],
        in: base)
      #expect(outcome.status == 0 && outcome.output == "", "\(outcome.output)\(outcome.errors)")
    }
  }

  /// The coverage counts what a fix has replaced.
  @Test func theCoverageIsThatAfterAFix() async throws {
    let directory = try scratch()
    try directory.write("func f() {\n  a.spacing = 8\n  a.spacing = 9\n}\n", to: "Sources/Old.swift")
    let fixed = try await lint("--fix", "--minimum-coverage", "50", in: directory)
    #expect(fixed.status == 0, "\(fixed.errors)")
    #expect(try await lint("--minimum-coverage", "51", in: directory).status == 1)
  }

  /// A fix replaces accepted literals, too.
  @Test func fixesAreIndependent() async throws {
    let directory = try scratch()
    try directory.write(
      "import UIKit\nlet a = UIStackView()\nfunc f() { a.spacing = 8 }\n", to: "Sources/Old.swift")
    _ = try await lint("--write-baseline", in: directory)
    let fixed = try await lint("--fix", in: directory)
    #expect(fixed.output.hasSuffix("1 place in 1 file fixed\n"), "\(fixed.output)")
    #expect(try directory.read("Sources/Old.swift").contains("Padding.standard"))
  }
}
