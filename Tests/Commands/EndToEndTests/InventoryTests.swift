import Foundation
import TestSupport
import Testing

/// `kanso inventory`, with a small app as the source.
struct InventoryTests {
  private func app() throws -> TemporaryDirectory {
    let directory = try TemporaryDirectory()
    try FileManager.default.copyItem(
      at: Project.file("Examples/Legacy"), to: directory.url.appendingPathComponent("App"))
    return directory
  }

  private func run(_ arguments: String..., in directory: TemporaryDirectory) async throws -> Shell.Outcome {
    try await KansoCommand.run(["inventory"] + arguments, in: directory)
  }

  @Test func theGuideOfAnAppCompiles() async throws {
    let directory = try app()
    let outcome = try await run("App", "--output", "tokens.yaml", in: directory)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.hasPrefix("3 files read\n"), "\(outcome.output)")
    #expect(outcome.output.contains("\n  App/Pods\n"), "\(outcome.output)")
    #expect(outcome.errors == "Wrote tokens.yaml with 10 tokens.\n")
    let guide = try directory.read("tokens.yaml")
    for line in [
      #"  # `brand` in App/App/Brand.swift:4; 1 literal has its value"#, ##"  brand: "#007dbc""##,
      ##"  Paper: {light: "#f4f4f4", dark: "#1c1c1e"}"##,
      "  # 3 uses, 3 as text; first in App/App/ProfileViewController.swift:16", ##"  text: "#2c4251""##,
      ##"  separator: "#cccccc""##, "  title28Bold: {family: system, size: 28, weight: 700}", "  m: 16",
      "  # space24: 24", "  radius8: 8", "# durations:", "  # duration250: 250ms",
    ] { #expect(guide.contains("\(line)\n"), "\(line) is not in\n\(guide)") }
    let compiled = try await KansoCommand.run(
      "compile", "tokens.yaml", "--output", "Generated", "--platform", "uikit", in: directory)
    #expect(compiled.status == 0, "\(compiled.errors)")
    #expect(try directory.read("Generated/Colors.swift").contains("brand"))
  }

  @Test func anExistingGuideStays() async throws {
    let directory = try app()
    try directory.write(KansoCommand.goodGuide, to: "tokens.yaml")
    let refused = try await run("App", "--output", "tokens.yaml", "--quiet", in: directory)
    #expect(refused.status == 74)
    #expect(
      refused.errors == "error: cannot write tokens.yaml: it exists already; to replace it, add --force\n",
      "\(refused.errors)")
    #expect(try directory.read("tokens.yaml") == KansoCommand.goodGuide)
    let forced = try await run("App", "--output", "tokens.yaml", "--quiet", "--force", in: directory)
    #expect(forced.status == 0 && forced.output.isEmpty && forced.errors.isEmpty, "\(forced.errors)")
    #expect(try directory.read("tokens.yaml").contains("separator"))
    #expect(try directory.listing() == ["App", "tokens.yaml"])
  }

  @Test func theReportIsAPage() async throws {
    let directory = try app()
    let outcome = try await run("App", "--format", "html", in: directory)
    #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
    #expect(try await run("App", "--format", "html", in: directory).output == outcome.output)
    for part in [
      "<h1 dir=\"auto\">App</h1>", "<h2 id=\"heading-t-inventory_20Lengths\">Lengths</h2>",
      "<code dir=\"auto\">App/App/ProfileViewController.swift</code>",
      "<p class=\"about\" dir=\"auto\">3 uses</p>",
      "<p class=\"about\" dir=\"auto\">2 uses, 1 of them literals</p>",
    ] { #expect(outcome.output.contains(part), "\(part)") }
  }

  @Test func theReportForProgramsIsJSON() async throws {
    let directory = try app()
    let outcome = try await run("App", "--format", "json", in: directory)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try await run("App", "--format", "json", in: directory).output == outcome.output)
    let report = try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8))
    #expect(report.tokens == 10)
    #expect(report.skippedFolders == ["App/Pods"])
    let text = try #require(report.values.first { $0.token == "colors.text" })
    #expect(text.value == "#2c4251" && text.uses == 3 && text.status == "proposed")
    #expect(text.places.first == "App/App/ProfileViewController.swift:16:27")
    #expect(report.costliestFiles.first?.path == "App/App/ProfileViewController.swift")
  }

  private struct Report: Decodable {
    struct Value: Decodable {
      let value: String
      let uses: Int
      let status: String
      let token: String?
      let places: [String]
    }

    struct CostlyFile: Decodable {
      let path: String
      let literals: Int
    }

    let tokens: Int
    let skippedFolders: [String]
    let values: [Value]
    let costliestFiles: [CostlyFile]
  }

  @Test func aFirstGuideCanBeThatOfSources() async throws {
    let directory = try app()
    let outcome = try await KansoCommand.run("init", "--from", "App", in: directory)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try directory.read("tokens.yaml").contains("separator"))
    #expect(try await KansoCommand.run("init", "own.yaml", "--from", "App", in: directory).status == 0)
    #expect(try directory.read("own.yaml") == directory.read("tokens.yaml"))
    #expect(try await KansoCommand.run("init", "--from", "App", in: directory).status == 74)
  }

  @Test func aListWithoutLinesIsLeftOut() async throws {
    let directory = try TemporaryDirectory()
    try directory.write("func f() { a.spacing = 8 }\n", to: "App/A.swift")
    let outcome = try await KansoCommand.run("inventory", "App", in: directory)
    #expect(outcome.output.contains("1 value is used once."), "\(outcome.output)\(outcome.errors)")
    #expect(!outcome.output.contains("most frequent"), "\(outcome.output)")
  }

  @Test func missingPathsAndEmptyAppsAreErrors() async throws {
    let directory = try TemporaryDirectory()
    try directory.write("let answer = 42\n", to: "App/A.swift")
    let missing = try await run("Ap", in: directory)
    #expect(missing.status == 66)
    #expect(missing.errors == "error: cannot read Ap: there is no such file\n")
    #expect(try await run("App", in: directory).status == 0)
    let empty = try await run("App", "--output", "tokens.yaml", in: directory)
    #expect(empty.status == 1)
    #expect(empty.errors == "error: there is no value for a guide, so nothing is written\n")
    try directory.write("func style() { stack.spacing = 7 }\n", to: "App/B.swift")
    let doubtful = try await run("App", "--output", "tokens.yaml", "--quiet", in: directory)
    #expect(doubtful.status == 1)
    #expect(
      doubtful.errors == "error: no value has a name or is used more than once, so nothing is written\n",
      "\(doubtful.errors)")
    #expect(try directory.listing() == ["App"])
    #expect(try await run(in: directory).status == 64)
  }
}
