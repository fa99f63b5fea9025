import Foundation
import TestSupport
import Testing

/// `kanso trace`, and the uses of tokens in the JSON of `kanso lint`.
struct TraceCommandTests {
  private func scratch() throws -> TemporaryDirectory {
    let directory = try TemporaryDirectory()
    try directory.write(KansoCommand.goodGuide, to: "tokens.yaml")
    return directory
  }

  @Test func bothDirectionsHaveTheirPlaces() async throws {
    let directory = try scratch()
    let outcome = try await KansoCommand.run("trace", "Colors.text", in: directory)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      outcome.output == """
        colors.text = {light: ink, dark: white}  tokens.yaml:6:3
          colors.ink = "#2C4251"  tokens.yaml:5:8
          colors.white = "#FFFFFF"  tokens.yaml:4:10

        no token depends on colors.text

        """)
    let dark = try await KansoCommand.run(
      "trace", "colors.white", "tokens.yaml", "--mode", "dark", "--format", "json", in: directory)
    let json = try #require(
      JSONSerialization.jsonObject(with: Data(dark.output.utf8)) as? [String: Any])
    let dependents = try #require(json["dependents"] as? [[String: Any]])
    #expect(json["token"] as? String == "colors.white")
    #expect((json["origins"] as? [Any])?.count == 1)
    #expect(dependents.map { $0["token"] as? String } == ["colors.text"])
    #expect(dependents[0]["line"] as? Int == 6 && dependents[0]["column"] as? Int == 28)
    #expect(dependents[0]["value"] as? String == "white" && dependents[0]["depth"] as? Int == 1)
  }

  @Test func unknownNamesGetASuggestion() async throws {
    let directory = try scratch()
    for (name, meant) in [
      ("colors.txt", "colors.text"), ("Colors.txet", "colors.text"), ("text", "colors.text"),
    ] {
      let outcome = try await KansoCommand.run("trace", name, in: directory)
      #expect(outcome.status == 64)
      #expect(
        outcome.errors.contains("there is no token `\(name)`; did you mean `\(meant)`?"), "\(outcome.errors)")
    }
  }

  @Test func aFormerNameIsThatOfTheTokenOfToday() async throws {
    let directory = try TemporaryDirectory()
    try directory.write(
      "kanso: 2\ncolors: {text: '#101418', other: '#FFFFFF'}\nrenamed: {colors.old: colors.text}\n",
      to: "tokens.yaml")
    for name in ["colors.old", "Colors.old"] {
      let outcome = try await KansoCommand.run("trace", name, in: directory)
      #expect(
        outcome.status == 0 && outcome.output.hasPrefix("colors.text = "),
        "\(outcome.output)\(outcome.errors)")
    }
  }

  /// The uses are the same with and without results of earlier runs. A use of a former name is one of the name of today.
  @Test func lintListsUses() async throws {
    let directory = try TemporaryDirectory()
    try directory.write(
      KansoCommand.goodGuide.replacing("name: Test", with: "kanso: 2")
        + "renamed: {colors.old: colors.text}\n",
      to: "tokens.yaml")
    try directory.write(
      """
      import UIKit
      let global = Colors.ink
      extension Card.Header {
        func show() { view.backgroundColor = Colors.old; label.font = Fonts.body }
      }

      """, to: "Sources/Card.swift")
    try directory.write(
      """
      @implementation Row
      - (void)show { self.view.backgroundColor = ColorsWhite(); }
      @end

      """, to: "Sources/Row.m")
    for arguments in [[], [], ["--no-cache"]] {
      let outcome = try await KansoCommand.run(
        ["lint", "Sources", "--format", "json", "--uses"] + arguments, in: directory)
      let json = try #require(
        JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any], "\(outcome.output)")
      let findings = try #require(json["findings"] as? [[String: Any]])
      #expect(findings.map { $0["rule"] as? String } == ["deprecated-token"])
      #expect(findings.map { $0["replacement"] as? String } == ["Colors.text"])
      let uses = try #require(json["uses"] as? [[String: Any]])
      #expect(
        uses.map { use in
          ["token", "file", "line", "column", "in"].map { use[$0].map { "\($0)" } ?? "-" }.joined(
            separator: " ")
        } == [
          "colors.ink Sources/Card.swift 2 14 -",
          "colors.text Sources/Card.swift 4 40 Card.Header",
          "fonts.body Sources/Card.swift 4 65 Card.Header",
          "colors.white Sources/Row.m 2 44 Row",
        ])
    }
    let listed = try await KansoCommand.run(
      ["lint", "Sources", "--format", "json", "--uses"], in: directory)
    try directory.write(listed.output, to: "uses.json")
    let trace = try await KansoCommand.run("trace", "colors.white", "--uses", "uses.json", in: directory)
    #expect(
      trace.output.hasSuffix(
        """
        2 places use them:
          Sources/Card.swift:4:40: colors.text in Card.Header
          Sources/Row.m:2:44: colors.white in Row

        """), "\(trace.output)\(trace.errors)")
    #expect(
      try await KansoCommand.run("trace", "colors.white", "--uses", "tokens.yaml", in: directory).status == 64
    )
    let text = try await KansoCommand.run(["lint", "Sources", "--uses"], in: directory)
    #expect(text.status == 64)
  }

  @Test func styleSheetsReferToTheTokenOfToday() async throws {
    let directory = try TemporaryDirectory()
    try directory.write(
      "kanso: 2\ncolors: {text: '#2C4251'}\nrenamed: {colors.ink: colors.text}\n", to: "tokens.yaml")
    let outcome = try await KansoCommand.run(
      "export", "tokens.yaml", "--as", "css", "-o", "web", in: directory)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let css = try directory.read("web/tokens.css")
    #expect(
      css.contains("/* Deprecated: renamed to --colors-text */\n  --colors-ink: var(--colors-text);"),
      "\(css)")
  }
}
