import Foundation
import TestSupport
import Testing

/// A lint whose sources and guides a build system names.
struct LintGroupsTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
    for (name, token) in [("A", "standard"), ("B", "card")] {
      try directory.write("padding: {\(token): 8}\n", to: "\(name)/tokens.yaml")
      try directory.write("stack.spacing = 8\nother.spacing = Padding.\(token)\n", to: "\(name)/View.swift")
    }
    // Neither is named.
    try directory.write("lint: {rules: {literal-padding: off}}\n", to: "kanso.yaml")
    try directory.write("a.spacing = 8\n", to: "A/Other.swift")
  }

  private func group(_ name: String, _ more: String = "") -> String {
    #"{"guides": ["\#(name)/tokens.yaml"], "sources": ["\#(name)/View.swift"]\#(more)}"#
  }

  private func lint(_ document: String, _ options: String...) async throws -> Shell.Outcome {
    try directory.write(document, to: "groups.json")
    return try await KansoCommand.run(["lint", "--groups", "groups.json"] + options, in: directory)
  }

  @Test func eachGroupHasItsGuideAndNothingIsSearched() async throws {
    let outcome = try await lint(
      #"{"groups": [\#(group("A")), \#(group("B"))]}"#, "--format", "xcode", "--no-cache")
    #expect(outcome.status == 0)
    let lines = outcome.output.split(separator: "\n").map { $0.split(separator: ": ").suffix(1).joined() }
    #expect(
      lines == [
        "`8` is `Padding.standard`. Write `Padding.standard`. [literal-padding]",
        "`8` is `Padding.card`. Write `Padding.card`. [literal-padding]",
      ], "\(outcome.output)")
  }

  @Test func settingsAndABaselineAreThoseThatAreNamed() async throws {
    try directory.write("lint: {rules: {literal-padding: error}}\n", to: "B/kanso.yaml")
    let strict = #"{"groups": [\#(group("A")), \#(group("B", #", "configuration": "B/kanso.yaml""#))]}"#
    let outcome = try await lint(strict, "--format", "xcode")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("View.swift:1:17: error: `8` is `Padding.card`"), "\(outcome.output)")
    #expect(
      outcome.output.contains("View.swift:1:17: warning: `8` is `Padding.standard`"), "\(outcome.output)")

    _ = try await KansoCommand.run(
      ["lint", "A", "B", "--configuration", "B/kanso.yaml", "--tokens", "B/tokens.yaml", "--write-baseline"],
      in: directory)
    let accepted = try await lint(
      #"{"groups": [\#(group("B", #", "configuration": "B/kanso.yaml""#))], "baseline": "B/kanso-baseline.json"}"#
    )
    #expect(accepted.status == 0 && accepted.output.isEmpty, "\(accepted.output)")
  }

  @Test func resultsOfGroupsAreMergedWithoutCheckingAgain() async throws {
    for name in ["A", "B"] {
      let part = try await lint(
        #"{"groups": [\#(group(name))]}"#, "--shard", "1/1", "--results", "results-\(name)", "--quiet")
      #expect(part.status == 0 && part.output.isEmpty && part.errors.isEmpty, "\(part.errors)")
    }
    // Build systems give actions links to their inputs.
    try FileManager.default.createSymbolicLink(
      atPath: directory.path("link"), withDestinationPath: "results-A/shard-1-of-1.results")
    let results = #""results": ["link", "results-B/shard-1-of-1.results"]"#
    let groups = #""groups": [\#(group("A")), \#(group("B"))]"#
    for format in ["json", "sarif", "text"] {
      let merged = try await lint("{\(groups), \(results)}", "--format", format)
      let whole = try await lint("{\(groups)}", "--format", format, "--no-cache")
      #expect(merged.output == whole.output && merged.status == whole.status)
      #expect(!merged.errors.contains("another version"), "\(merged.errors)")
    }
  }

  @Test func aTokenIsUsedIfOneGroupWithItsGuideUsesIt() async throws {
    for (name, severity) in [("first", "warning"), ("second", "error")] {
      try directory.write("lint: {rules: {unused-token: \(severity)}}\n", to: "\(name).yaml")
    }
    let groups = ["A/Other.swift", "A/View.swift"].enumerated().map { number, source in
      #"{"guides": ["A/tokens.yaml"], "configuration": "\#(number == 0 ? "first" : "second").yaml", "#
        + #""sources": ["\#(source)"]}"#
    }
    let outcome = try await lint(#"{"groups": [\#(groups.joined(separator: ", "))]}"#)
    #expect(!outcome.output.contains("unused-token"), "\(outcome.output)")
    let unused = try await lint(#"{"groups": [\#(groups[0])]}"#)
    #expect(unused.output.contains("unused-token"), "\(unused.output)")
  }

  @Test func sourcesAreReportedInTheOrderOfTheFile() async throws {
    try directory.write("stack.spacing = 8\n", to: "A/Last.swift")
    let last = #"{"guides": ["A/tokens.yaml"], "sources": ["A/Last.swift", "A/View.swift"]}"#
    let outcome = try await lint(
      #"{"groups": [\#(group("A")), \#(group("B")), \#(last)]}"#, "--format", "xcode", "--no-cache")
    let paths = outcome.output.split(separator: "\n").map { line in
      line.split(separator: ":")[0].split(separator: "/").suffix(2).joined(separator: "/")
    }
    #expect(paths == ["A/View.swift", "B/View.swift", "A/Last.swift"], "\(outcome.output)")
  }

  @Test func wrongGroupsAreRefused() async throws {
    for (document, reason) in [
      ("{", "it is not JSON"), ("{}", "`groups` is missing"), (#"{"groups": []}"#, "it names no sources"),
      (#"{"groups": [{"guides": 3}]}"#, "`groups[0].guides` has another type"),
      (#"{"groups": [{"guides": []}]}"#, "`groups[0].sources` is missing"),
      (#"{"groups": [{"guide": "a.yaml", "sources": []}]}"#, "there is no key `guide`: `guides`,"),
    ] {
      let outcome = try await lint(document)
      #expect(outcome.status == 66 || outcome.status == 74, "\(outcome.status)")
      #expect(outcome.errors.contains("cannot read groups.json: \(reason)"), "\(outcome.errors)")
    }
    for (document, reason) in [
      (#"{"groups": [{"guides": [], "sources": ["none.swift"]}]}"#, "none.swift: there is no such file"),
      (#"{"groups": [\#(group("A"))], "baseline": "none.json"}"#, "none.json: there is no such file"),
      (#"{"groups": [\#(group("A"))], "results": ["none"]}"#, "none: there is no such file"),
      (#"{"groups": [{"sources": ["A"]}]}"#, "A: it is a directory"),
    ] {
      let outcome = try await lint(document)
      #expect(outcome.status != 0 && outcome.errors.contains("cannot read \(reason)"), "\(outcome.errors)")
    }
    for options in [
      ["A"], ["--tokens", "A/tokens.yaml"], ["--fix"], ["--write-baseline"], ["--merge", "r"],
    ] {
      let outcome = try await KansoCommand.run(["lint", "--groups", "groups.json"] + options, in: directory)
      #expect(outcome.status == 64, "\(options): \(outcome.errors)")
    }
  }
}
