import Foundation
import TestSupport
import Testing

/// The `kanso.yaml` of folders, whose settings add to those above.
struct LintSettingsTests {
  /// A source with a length, which the guide of the project has, and a color.
  private static let source = """
    stack.spacing = 8
    view.tint = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

    """

  private func scratch() throws -> TemporaryDirectory {
    let directory = try TemporaryDirectory()
    try directory.write("padding: {standard: 8}\n", to: "tokens.yaml")
    try directory.write("lint: {rules: {literal-color: error}}\n", to: "kanso.yaml")
    for path in ["App/A.swift", "App/Legacy/B.swift", "App/Legacy/Old/C.swift"] {
      try directory.write(Self.source, to: path)
    }
    return directory
  }

  /// Returns the findings, a line each, such as
  /// `App/A.swift:1:17: warning: … [literal-padding]`.
  private func lint(_ options: String..., in directory: TemporaryDirectory) async throws -> [String] {
    let outcome = try await KansoCommand.run(["lint", "--format", "xcode"] + options, in: directory)
    #expect(outcome.errors == "", "\(outcome.errors)")
    return outcome.output.split(separator: "\n").map(String.init)
  }

  @Test func theSettingsOfAFolderAddToThoseAbove() async throws {
    let directory = try scratch()
    try directory.write("lint: {rules: {literal-padding: off}}\n", to: "App/Legacy/kanso.yaml")
    let findings = try await lint("App", in: directory)
    let expected = [
      "App/A.swift:1:17: warning: `8` is `Padding.standard`.",
      "App/A.swift:2:13: error: ", "App/Legacy/B.swift:2:13: error: ",
      "App/Legacy/Old/C.swift:2:13: error: ",
    ]
    #expect(findings.count == expected.count, "\(findings)")
    for (finding, start) in zip(findings, expected) { #expect(finding.hasPrefix(start), "\(finding)") }
  }

  @Test func theSettingsAreTheSameFromAnyFolder() async throws {
    let directory = try scratch()
    try directory.write("lint: {rules: {literal-padding: off}}\n", to: "App/Legacy/kanso.yaml")
    for path in ["App/Legacy/Old", "App/Legacy/Old/C.swift", directory.path("App/Legacy/Old")] {
      let findings = try await lint(path, in: directory)
      #expect(findings.count == 1 && findings[0].contains("error"), "\(path): \(findings)")
    }
    // The file that is named is the only one that counts.
    let named = try await lint("App/Legacy", "--configuration", "kanso.yaml", in: directory)
    #expect(named.count == 4, "\(named)")
  }

  @Test func theGlobsOfAFolderAreRelativeToIt() async throws {
    let directory = try scratch()
    try directory.write("lint: {exclude: [Old/C.swift, A.swift]}\n", to: "App/Legacy/kanso.yaml")
    let findings = try await lint("App", "--rule", "literal-padding", in: directory)
    #expect(findings.map { $0.prefix { $0 != ":" } } == ["App/A.swift", "App/Legacy/B.swift"], "\(findings)")
  }

  @Test func aFolderMayHaveAGuideOfItsOwn() async throws {
    let directory = try scratch()
    try directory.write("padding: {tiny: 8}\n", to: "App/Legacy/tokens.yaml")
    try directory.write("compile: {namespace: Old}\n", to: "App/Legacy/kanso.yaml")
    let findings = try await lint("App", "--rule", "literal-padding", in: directory)
    let names = findings.compactMap { $0.split(separator: "`").dropFirst(3).first }
    #expect(names == ["Padding.standard", "Old.Padding.tiny", "Old.Padding.tiny"], "\(findings)")
    // The guides that are named are those of all sources.
    let named = try await lint("App", "--rule", "literal-padding", "--tokens", "tokens.yaml", in: directory)
    #expect(named.allSatisfy { $0.contains("Padding.standard") }, "\(named)")
  }

  @Test func unusedTokensAreThoseOfEachGuide() async throws {
    let directory = try scratch()
    try directory.write("padding: {standard: 8, large: 32}\n", to: "tokens.yaml")
    try directory.write("padding: {standard: 8, huge: 64}\n", to: "App/Legacy/own.yaml")
    try directory.write("lint: {tokens: own.yaml}\n", to: "App/Legacy/kanso.yaml")
    try directory.write("a.spacing = Padding.standard\n", to: "App/A.swift")
    let findings = try await lint("App", "--rule", "unused-token", in: directory)
    #expect(
      findings.map { $0.prefix { $0 != ":" } } == [
        "tokens.yaml", "App/Legacy/own.yaml", "App/Legacy/own.yaml",
      ],
      "\(findings)")
  }

  @Test func mistakesInTheSettingsOfAFolderStopTheLint() async throws {
    let directory = try scratch()
    try directory.write("lint: {rules: {literal-paddin: off}}\n", to: "App/Legacy/kanso.yaml")
    let outcome = try await KansoCommand.run(["lint", "App"], in: directory)
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("App/Legacy/kanso.yaml:1:16"), "\(outcome.errors)")
    #expect(outcome.errors.contains("Did you mean `literal-padding`?"))
  }
}
