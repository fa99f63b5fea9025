import Foundation
import TestSupport
import Testing

/// The language server beside the other commands.
struct EditedGuideTests {
  private static let program = Project.products.appendingPathComponent("kanso-lsp").path

  private static let guide = """
    kanso: 2
    modes: [light, dark]
    colors:
      ink: "#112233"
      paper: {light: "#FFFFFF", dark: "#112244"}
      title: ink
      muted: {value: ink, alpha: 60%}
    padding:
      standard: 8
      card: standard * 2
    contrast:
      - {text: ink, on: paper, level: AA}
    """ + "\n"

  private static let pieces = [
    "ink", "\n  ", ": ", "\"#00FF00\"", "😀", "{", "}", "# ä\n", "colors:\n", "- ", "8", "ä", "", " ", "dark",
    "standard",
  ]

  /// After random edits, the diagnostics are those that `kanso validate` has for the same text in a file.
  @Test func editsHaveTheDiagnosticsOfValidate() async throws {
    var random = SeededGenerator.announced(for: "editsHaveTheDiagnosticsOfValidate")
    let directory = try TemporaryDirectory()
    for _ in 0..<12 {
      let url = directory.url.appendingPathComponent("tokens.yaml")
      var text = Array(Self.guide.utf8)
      var messages: [[String: Any]] = [
        [
          "id": 1, "method": "initialize",
          "params": ["capabilities": ["general": ["positionEncodings": ["utf-8"]]]],
        ],
        [
          "method": "textDocument/didOpen",
          "params": [
            "textDocument": [
              "uri": url.absoluteString, "languageId": "yaml", "version": 1, "text": Self.guide,
            ]
          ],
        ],
      ]
      for version in 2...6 {
        // Boundaries of characters.
        let places = text.indices.filter { text[$0] < 0x80 || text[$0] >= 0xC0 } + [text.count]
        let start = places.randomElement(using: &random)!
        let end = places.filter { $0 >= start && $0 <= start + 6 }.randomElement(using: &random)!
        let piece = Self.pieces.randomElement(using: &random)!
        messages.append([
          "method": "textDocument/didChange",
          "params": [
            "textDocument": ["uri": url.absoluteString, "version": version] as [String: Any],
            "contentChanges": [
              [
                "range": ["start": Self.position(start, text), "end": Self.position(end, text)],
                "text": piece,
              ] as [String: Any]
            ],
          ] as [String: Any],
        ])
        text.replaceSubrange(start..<end, with: piece.utf8)
      }
      messages += [["id": 2, "method": "shutdown"], ["method": "exit"]]
      // A request is answered after the diagnostics.
      messages.insert(
        ["id": 3, "method": "textDocument/hover", "params": [String: Any]()], at: messages.count - 2)
      let outcome = try await Shell.run(Self.program, [], input: try Self.framed(messages))
      try Data(text).write(to: url)
      let validated = try await Shell.run(
        Project.products.appendingPathComponent("kanso").path, ["validate", url.path, "--format", "json"])
      let whole = String(decoding: text, as: UTF8.self)
      #expect(try Self.published(outcome.output) == Self.validated(validated.output), "\(whole)")
    }
  }

  /// A session that was recorded has the same answers. With `KANSO_RECORD=1`, they are recorded again.
  @Test func aRecordedSessionHasTheSameAnswers() async throws {
    let recorded = try String(
      contentsOf: Project.file("Tests/Commands/EndToEndTests/Editors/session.jsonl"), encoding: .utf8)
    let messages = recorded.split(separator: "\n").map { Array($0.utf8) }
    let input = messages.reduce(into: Data()) {
      $0 += Data("Content-Length: \($1.count)\r\n\r\n".utf8) + Data($1)
    }
    let outcome = try await Shell.run(Self.program, [], input: input)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let answers = Self.bodies(outcome.output).map {
      $0.replacing(try! Regex(#""version": "[^"]*""#), with: "\"version\": \"…\"")
    }
    try Golden.check(
      answers.joined(separator: "\n") + "\n",
      against: Project.file("Tests/Commands/EndToEndTests/Editors/session.answers.jsonl"))
  }

  private static func position(_ offset: Int, _ text: [UInt8]) -> [String: Int] {
    let before = text[..<offset]
    let line = before.count { $0 == 0x0A }
    return ["line": line, "character": offset - (before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0)]
  }

  private static func framed(_ messages: [[String: Any]]) throws -> Data {
    try messages.reduce(into: Data()) { data, message in
      let body = try JSONSerialization.data(withJSONObject: message.merging(["jsonrpc": "2.0"]) { $1 })
      data += Data("Content-Length: \(body.count)\r\n\r\n".utf8) + body
    }
  }

  /// Returns the messages of an output.
  private static func bodies(_ output: String) -> [String] {
    output.components(separatedBy: "Content-Length: ").dropFirst().compactMap { part in
      part.range(of: "\r\n\r\n").map { String(part[$0.upperBound...]) }
    }
  }

  /// Returns the last diagnostics of an output, as `line:column id`.
  private static func published(_ output: String) throws -> [String] {
    let notifications = try bodies(output).compactMap { body in
      try JSONSerialization.jsonObject(with: Data(body.utf8)) as? [String: Any]
    }.filter { $0["method"] as? String == "textDocument/publishDiagnostics" }
    let parameters = try #require(notifications.last?["params"] as? [String: Any])
    return (parameters["diagnostics"] as? [[String: Any]] ?? []).compactMap { found in
      let start = (found["range"] as? [String: Any])?["start"] as? [String: Int]
      return "\((start?["line"] ?? -1) + 1):\((start?["character"] ?? -1) + 1) \(found["code"] ?? "")"
    }.sorted()
  }

  /// Returns the diagnostics of a report as `line:column id`.
  private static func validated(_ report: String) throws -> [String] {
    let found = try JSONSerialization.jsonObject(with: Data(report.utf8)) as? [[String: Any]]
    return try #require(found).map {
      "\($0["startLine"] ?? ""):\($0["startColumn"] ?? "") \($0["rule"] ?? "")"
    }.sorted()
  }
}
