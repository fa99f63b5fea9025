import Foundation
import KansoTheme
import TestSupport
import Testing

struct OtherCommandsTests {
  private func scratch(_ guide: String) throws -> TemporaryDirectory {
    let directory = try TemporaryDirectory()
    try directory.write(guide, to: "tokens.yaml")
    return directory
  }

  @Test func validateSaysSoWhenAllIsWell() async throws {
    let outcome = try await KansoCommand.run(
      "validate", "tokens.yaml", in: try scratch(KansoCommand.goodGuide))
    #expect(outcome.status == 0)
    #expect(outcome.errors == "tokens.yaml is valid: 5 tokens, modes light, dark\n")
  }

  /// A guide with warnings is valid, except with `--strict`.
  @Test func validateSaysSoAfterWarnings() async throws {
    let directory = try scratch("colors: {white: '#FFFFFF', paper: '#FFFFFE'}\n")
    let outcome = try await KansoCommand.run("validate", "tokens.yaml", in: directory)
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("[near-duplicate-color]"))
    #expect(outcome.errors.hasSuffix("\n1 warning\ntokens.yaml is valid: 2 tokens\n"), "\(outcome.errors)")
    let strict = try await KansoCommand.run("validate", "tokens.yaml", "--strict", in: directory)
    #expect(strict.status == 1 && !strict.errors.contains("is valid"))
  }

  @Test func validateReportsInEveryFormat() async throws {
    let directory = try scratch(KansoCommand.badGuide)
    let xcode = try await KansoCommand.run("validate", "tokens.yaml", "--format", "xcode", in: directory)
    #expect(xcode.status == 1)
    #expect(xcode.errors.hasPrefix("tokens.yaml:2:10: error: "))
    #expect(xcode.errors.split(separator: "\n").count == 1)
    let json = try await KansoCommand.run("validate", "tokens.yaml", "--format", "json", in: directory)
    #expect(json.status == 1)
    let findings = try #require(
      JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: Any]])
    #expect(findings.first?["rule"] as? String == "unknown-alias")
    #expect(json.errors == "")
  }

  @Test func colorIsNotForPipes() async throws {
    let outcome = try await KansoCommand.run(
      "validate", "tokens.yaml", in: try scratch(KansoCommand.badGuide))
    #expect(!outcome.errors.contains("\u{1B}"))
  }

  @Test func resolveGivesTheValuesOfTheTheme() async throws {
    let directory = try scratch(KansoCommand.goodGuide)
    _ = try await KansoCommand.run(
      "compile", "tokens.yaml", "-o", ".", "--platform", "portable", "-q", in: directory)
    let theme =
      try JSONSerialization.jsonObject(with: Data(try directory.read("theme.json").utf8)) as? [String: Any]
    let outcome = try await KansoCommand.run("resolve", "tokens.yaml", "--format", "json", in: directory)
    let values = try #require(
      JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: NSObject])
    #expect(values.count == 5)
    for (path, value) in values {
      let token = path.split(separator: ".").reduce(theme as Any?) { ($0 as? [String: Any])?[String($1)] }
      #expect((token as? [String: Any])?["$value"] as? NSObject == value, "\(path)")
    }
  }

  @Test func resolveFollowsTheMode() async throws {
    let directory = try scratch(KansoCommand.goodGuide)
    func text(_ mode: String) async throws -> String? {
      let outcome = try await KansoCommand.run("resolve", "tokens.yaml", "--mode", mode, in: directory)
      let values =
        try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: [String: Any]]
      return values?["colors.text"]?["hex"] as? String
    }
    #expect(try await text("light") == "#2c4251")
    #expect(try await text("dark") == "#ffffff")
    #expect(
      try await KansoCommand.run("resolve", "tokens.yaml", "--mode", "night", in: directory).status == 64)
    #expect(try await KansoCommand.run("resolve", "missing.yaml", in: directory).status == 66)
  }

  @Test func traceShowsTheChainWithItsPlaces() async throws {
    let directory = try scratch(KansoCommand.goodGuide)
    let outcome = try await KansoCommand.run(
      "resolve", "tokens.yaml", "--trace", "colors.text", "--mode", "dark", in: directory)
    #expect(
      outcome.output == """
        tokens.yaml:6:28: colors.text = white
        tokens.yaml:4:10: colors.white = "#FFFFFF"

        """)
    let unknown = try await KansoCommand.run("resolve", "tokens.yaml", "--trace", "colors.txt", in: directory)
    #expect(unknown.status == 64)
    #expect(unknown.errors.contains("did you mean `colors.text`?"))
  }

  @Test func initWritesAGuideThatCompiles() async throws {
    let directory = try TemporaryDirectory()
    #expect(try await KansoCommand.run("init", in: directory).status == 0)
    let compiled = try await KansoCommand.run(
      "compile", "tokens.yaml", "-o", "out", "--platform", "uikit", "--strict", in: directory)
    #expect(compiled.status == 0, "\(compiled.errors)")
    let before = try directory.read("tokens.yaml")
    let again = try await KansoCommand.run("init", in: directory)
    #expect(again.status == 74)
    #expect(again.errors.contains("it exists already"))
    #expect(try directory.read("tokens.yaml") == before)
  }

  @Test func resolveHasWordsForPeople() async throws {
    let directory = try scratch(KansoCommand.goodGuide)
    let outcome = try await KansoCommand.run("resolve", "tokens.yaml", "--format", "text", in: directory)
    #expect(outcome.output.contains("colors.ink  #2c4251  10.4:1 on white, 2:1 on black\n"))
    #expect(outcome.output.contains("fonts.body  system-ui, 16 points, weight 400\n"))
    #expect(outcome.output.contains("padding.standard  8\n"))
  }

  @Test func aProjectSuppressesWarnings() async throws {
    let directory = try TemporaryDirectory()
    try directory.write("colors: {a: '#FFF', b: '#FFF'}\n", to: "design/guides/tokens.yaml")
    func validate() async throws -> Shell.Outcome {
      try await KansoCommand.run("validate", "design/guides/tokens.yaml", "--strict", in: directory)
    }
    #expect(try await validate().status == 1)
    try directory.write("warnings: {disable: [near-duplicate-color]}\n", to: "design/kanso.yaml")
    #expect(try await validate().status == 0)
    try directory.write("warnings: {disble: []}\n", to: "design/guides/kanso.yaml")
    let refused = try await validate()
    #expect(refused.status == 1)
    #expect(refused.errors.hasPrefix("design/guides/kanso.yaml:1:12: error: "))
  }

  @Test func aProjectSaysWhatIsCompiled() async throws {
    let directory = try TemporaryDirectory()
    try directory.write(KansoCommand.goodGuide, to: "tokens.yaml")
    try directory.write("compile: {platform: swiftui, access: internal}\n", to: "kanso.yaml")
    func colors(_ options: String...) async throws -> String {
      let arguments = ["compile", "tokens.yaml", "--output", "out"] + options
      #expect(try await KansoCommand.run(arguments, in: directory).status == 0)
      return try directory.read("out/Colors.swift")
    }
    let configured = try await colors()
    #expect(configured.contains("import SwiftUI\n") && configured.contains("\nenum Colors {"))
    #expect(configured.contains("\nextension ShapeStyle where Self == Color {\n  /// "))
    try directory.write("compile: {platform: swiftui, shape-styles: false}\n", to: "kanso.yaml")
    #expect(try await !colors().contains("ShapeStyle"))
    let asked = try await colors("--platform", "uikit", "--access", "package")
    #expect(asked.contains("import UIKit\n") && asked.contains("\npackage enum Colors {"))

    try directory.write("compile: {platform: appkit}\n", to: "other.yaml")
    #expect(try await colors("--configuration", "other.yaml").contains("import AppKit\n"))
    #expect(try await colors("--configuration", "/dev/null").contains("#if canImport(UIKit)"))

    try directory.write("compile: {platform: swift-ui}\n", to: "kanso.yaml")

    let refused = try await KansoCommand.run(
      "compile", "tokens.yaml", "--output", "out", "--format", "xcode", in: directory)
    #expect(refused.status == 1)
    #expect(refused.errors.hasPrefix("kanso.yaml:1:21: error: `platform` cannot be `swift-ui`. Did you mean"))
  }

  /// `sub/..` is not `sub`: the configuration in `sub` does not apply to a guide beside that folder.
  @Test func theConfigurationOfAnotherFolderIsNotTaken() async throws {
    let directory = try TemporaryDirectory()
    try directory.write("colors: {a: '#FFF', b: '#FFF'}\n", to: "tokens.yaml")
    try directory.write("warnings: {disable: [near-duplicate-color]}\n", to: "sub/kanso.yaml")
    for path in ["sub/../tokens.yaml", directory.path("sub/../tokens.yaml")] {
      #expect(try await KansoCommand.run("validate", path, "--strict", in: directory).status == 1, "\(path)")
    }
  }

  @Test func manyNearDuplicatesAreCounted() async throws {
    let colors = (0..<30).map { "  c\($0): \"#FFFFF\(String($0 % 16, radix: 16))\"\n" }.joined()
    let outcome = try await KansoCommand.run("validate", "tokens.yaml", in: try scratch("colors:\n" + colors))
    #expect(outcome.status == 0)
    #expect(outcome.errors.components(separatedBy: "warning: ").count == 21)
    #expect(outcome.errors.contains("… and 9 more [near-duplicate-color]"))
  }

  @Test func aProjectSetsTheRulesOfItsGuides() async throws {
    let directory = try TemporaryDirectory()
    try directory.write("padding: {card: 15}\nfonts: {note: {family: system, size: 9}}\n", to: "tokens.yaml")
    try directory.write(
      "guide: {rules: {small-text: {severity: off, reason: labels}, scale-step: {base: 5, severity: error}}}\n",
      to: "kanso.yaml")
    #expect(try await KansoCommand.run("validate", "tokens.yaml", "--strict", in: directory).status == 0)
    try directory.write("guide: {rules: {scale-step: error, small-text: error}}\n", to: "kanso.yaml")
    let report = try await KansoCommand.run("validate", "tokens.yaml", "--format", "sarif", in: directory)
    #expect(report.status == 1)
    for id in ["scale-step", "small-text"] { #expect(report.output.contains("\"ruleId\": \"\(id)\"")) }
    #expect(report.output.contains("\"enabled\": false"))
    // Compiling does not check the rules.
    #expect(try await KansoCommand.run("compile", "tokens.yaml", "-o", "out", in: directory).status == 0)
  }

  @Test func explainHasTheParametersOfARule() async throws {
    let rule = try await KansoCommand.run("explain", "scale-step").output
    #expect(rule.hasPrefix("scale-step (a rule for guides, off by default)\n"))
    #expect(rule.contains("  guide: {rules: {scale-step: {severity: warning, base: 4}}}\n"))
    #expect(rule.contains("  allow: [1, 2] - other lengths that are allowed, in points\n"))
  }

  @Test func explainHasEveryDiagnostic() async throws {
    let one = try await KansoCommand.run("explain", "unknown-alias")
    #expect(one.status == 0)
    for heading in ["Why it matters", "What to do", "Example", "Fixed"] {
      #expect(one.output.contains(heading))
    }
    #expect(try await KansoCommand.run("explain").output.contains("near-duplicate-color  "))
    let unknown = try await KansoCommand.run("explain", "unknown-alia")
    #expect(unknown.status == 64)
    #expect(unknown.errors.contains("did you mean `unknown-alias`?"))
  }

  #if os(Linux)
    @Test func aFullDiskIsAFailure() async throws {
      let directory = try scratch(KansoCommand.goodGuide)
      let outcome = try await Shell.run(
        "sh", ["-c", "\"\(KansoCommand.path)\" resolve tokens.yaml >/dev/full"], in: directory.url)
      #expect(outcome.status == 74)
    }
  #endif

  @Test func helpTeachesAndTheVersionIsKnown() async throws {
    let help = try await KansoCommand.run("--help")
    #expect(help.status == 0)
    for command in ["compile", "validate", "resolve", "init"] { #expect(help.output.contains(command)) }
    #expect(help.output.contains("Exit codes"))
    #expect(try await KansoCommand.run("--version").output == "0.9.0, language 2\n")
    for shell in ["bash", "zsh", "fish"] {
      #expect(try await KansoCommand.run("--generate-completion-script", shell).output.contains("kanso"))
    }
  }
}
