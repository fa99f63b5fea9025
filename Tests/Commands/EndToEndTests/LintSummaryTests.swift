import Foundation
import TestSupport
import Testing

/// The summary of a lint with many findings.
struct LintSummaryTests {
  private func scratch(_ count: Int) throws -> TemporaryDirectory {
    let directory = try TemporaryDirectory()
    try directory.write("padding: {standard: 8}\nsizes: {row: 44}\n", to: "tokens.yaml")
    let lines = (0..<count).map { "v\($0).spacing = \($0 % 2 == 0 ? 8 : 30)\n" }
    try directory.write(
      "func f() {\n" + lines.joined() + "x.rowHeight = Sizes.row\n}\n", to: "App/Cells/Cell.swift")
    try directory.write("a.spacing = 9\n", to: "App/Pods/Other/A.swift")
    return directory
  }

  private func lint(_ options: String..., in directory: TemporaryDirectory) async throws -> Shell.Outcome {
    try await KansoCommand.run(["lint", "App", "--tokens", "tokens.yaml"] + options, in: directory)
  }

  @Test func manyFindingsAreALineEach() async throws {
    let outcome = try await lint(in: try scratch(24))
    #expect(outcome.status == 0)
    #expect(outcome.errors.hasPrefix("checked in ") && outcome.errors.hasSuffix(" s\n"), "\(outcome.errors)")
    let parts = outcome.output.split(separator: "\n\n", maxSplits: 1).map(String.init)
    let lines = parts[0].split(separator: "\n")
    #expect(lines.count == 24)
    #expect(lines[0] == "App/Cells/Cell.swift:2:14: warning: `8` is `Padding.standard` [literal-padding]")
    #expect(
      lines[1] == "App/Cells/Cell.swift:3:14: warning: `30` is a padding without a name [literal-padding]")
    #expect(
      parts[1] == """
        24 warnings in 1 source, 1 source checked

        rules
          24  literal-padding  A space between things is written as a number.

        tokens that have the value
          12  padding.standard

        most frequent literals
          12  30  literal-padding
          12  8   literal-padding

        folders
          24  App/Cells

        coverage 4 %: 1 of 25 uses of style is a token
        --fix would fix 12
        not read: Pods (1); name a folder to have it read

        """)
  }

  @Test func fewFindingsHaveFramesAndEachReasonOnce() async throws {
    let outcome = try await lint(in: try scratch(20))
    #expect(outcome.output.components(separatedBy: "  why: ").count == 2)
    #expect(outcome.output.components(separatedBy: " | ").count == 41)
    #expect(outcome.output.hasSuffix("\n20 warnings\n--fix would fix 10\n"), "\(outcome.output.suffix(80))")
  }

  @Test func theAmountIsChosen() async throws {
    let directory = try scratch(24)
    let verbose = try await lint("--verbose", in: directory)
    #expect(verbose.output.components(separatedBy: "  why: ").count == 25)
    let quiet = try await lint("--quiet", in: directory)
    #expect(quiet.output.split(separator: "\n").count == 24)
    let summary = try await lint("--summary", in: directory)
    #expect(summary.output.hasPrefix("24 warnings in 1 source, "), "\(summary.output)")
    for wrong in [["--summary", "--quiet"], ["--verbose", "--format", "json"], ["--max-warnings", "-1"]] {
      #expect(try await KansoCommand.run(["lint", "App"] + wrong, in: directory).status == 64)
    }
  }

  @Test func reasonsAgainstFixesAreCounted() async throws {
    let directory = try scratch(0)
    try directory.write(
      "padding: {standard: 8, other: 8, wide: {light: 9, dark: 10}}\nmodes: [light, dark]\n",
      to: "tokens.yaml")
    try directory.write("a.spacing = 8; b.spacing = 8; c.spacing = 9\n", to: "App/A.swift")
    let summary = try await lint("--summary", in: directory)
    #expect(
      summary.output.contains(
        """
        reasons that tokens are not written by --fix
          2  several tokens have its value
          1  `…` has another value in another mode

        """), "\(summary.output)")
  }

  /// The coverage is that of the rules that are checked, and of whole sources.
  @Test(.requires(.program("git"))) func aNarrowRunHasNoWrongCoverage() async throws {
    let directory = try scratch(24)
    let rule = try await lint("--summary", "--rule", "literal-color", in: directory)
    #expect(!rule.output.contains("coverage"), "\(rule.output)")
    let script = "git init -q && git add -A && git -c user.name=a -c user.email=a@b.c commit -q -m a"
    #expect(try await Shell.run("sh", ["-c", script], in: directory.url).status == 0)
    try directory.write("a.spacing = 9\nb.spacing = Padding.standard\n", to: "App/New.swift")
    let changed = try await lint("--summary", "--changed-since", "HEAD", in: directory)
    #expect(changed.output.contains("1 warning") && !changed.output.contains("coverage"), "\(changed.output)")
  }

  /// The changes of a fix, for the description of a pull request.
  @Test func aFixIsDescribedInMarkdown() async throws {
    let directory = try scratch(4)
    try directory.write(
      "import UIKit\nfunc g(a: UIStackView) { a.spacing = 8 + i; a.spacing = 8 }\n", to: "App/A.swift")
    let fixed = try await lint("--fix", "--format", "markdown", in: directory)
    #expect(
      fixed.output == """
        ## Tokens for literals

        3 places in 2 files fixed. Coverage: 14 % before, 57 % after. All other bytes of the files are unchanged.

        | token | literals |
        | --- | ---: |
        | padding\\.standard | 3 |

        | left, because | literals |
        | --- | ---: |
        | a number of things is no <code>…</code> | 1 |

        """, "\(fixed.output)")
  }

  @Test func theCoverageSaysThatThereIsNoGuide() async throws {
    let directory = try TemporaryDirectory()
    try directory.write("a.spacing = 8\n", to: "A.swift")
    let outcome = try await KansoCommand.run("coverage", "A.swift", in: directory)
    #expect(outcome.errors == "note: there is no guide, so no use of a token counts; name it with --tokens\n")
  }

  @Test func warningsAreBounded() async throws {
    let directory = try scratch(3)
    #expect(try await lint("--max-warnings", "3", in: directory).status == 0)
    #expect(try await lint("--max-warnings", "2", in: directory).status == 1)
  }

  /// Only the folders of others below a named folder are left out.
  @Test func namedFoldersAreRead() async throws {
    let directory = try scratch(1)
    let outcome = try await KansoCommand.run("lint", "App/Pods", "--format", "xcode", in: directory)
    #expect(outcome.output.hasPrefix("App/Pods/Other/A.swift:1:13: warning: "), "\(outcome.output)")
  }
}
