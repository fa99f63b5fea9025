import Foundation
import KansoDiagnostics
import KansoGuide
import KansoLanguageServer
import TestSupport
import Testing

struct LanguageServerTests {
  private static let guide = """
    kanso: 2
    modes: [light, dark]
    colors:
      ink: "#112233"
      paper: {light: "#FFFFFF", dark: "#000000"}
      title: ink
    padding:
      standard: 8
      card: standard * 2
    """

  @Test func diagnosticsFollowTheText() throws {
    var session = try Session()
    try session.open(Self.guide)
    #expect(try session.diagnostics().isEmpty)
    // The reference to `ink` becomes one to `inc`, in two steps.
    try session.notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": Session.uri, "version": 2],
        "contentChanges": [
          ["range": Self.range(5, 11, 5, 12), "text": ""], ["range": Self.range(5, 11, 5, 11), "text": "c"],
        ],
      ])
    #expect(try session.diagnostics() == ["5:9-5:12 unknown-alias"])
    try session.notify("textDocument/didClose", ["textDocument": ["uri": Session.uri]])
    #expect(try session.diagnostics().isEmpty)
  }

  private static func range(_ line: Int, _ start: Int, _ endLine: Int, _ end: Int) -> [String: Any] {
    ["start": ["line": line, "character": start], "end": ["line": endLine, "character": end]]
  }

  @Test(arguments: ["utf-8", "utf-16"])
  func positionsAreInTheUnitOfTheClient(encoding: String) throws {
    var session = try Session(encodings: [encoding])
    try session.open("colors: # 😀ä\n  a: b # ä\n  \"😀\": x\n")
    let found = try session.diagnostics()
    #expect(found.first == "1:5-1:6 unknown-alias", "\(found)")
    // After a change of a character with two units.
    try session.notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": Session.uri, "version": 2],
        "contentChanges": [
          ["range": Self.range(0, 10, 0, encoding == "utf-8" ? 14 : 12), "text": "z"],
          ["range": Self.range(2, 0, 3, 0), "text": ""],
        ],
      ])
    let again = try Session.fresh("colors: # zä\n  a: b # ä\n", encoding)
    #expect(try session.diagnostics() == again)
  }

  @Test(arguments: ["utf-8", "utf-16"])
  func aPlaceAfterACharacterOfFourBytesIsRight(encoding: String) throws {
    let text = "colors: {a: {value: a, description: 😀ä}, c: d}\n"
    let found = try Session.fresh(text, encoding)
    let place = encoding == "utf-8" ? "0:48-0:49" : "0:45-0:46"
    #expect(found.contains("\(place) unknown-alias"), "\(found)")
    // The same place in a request.
    var session = try Session(encodings: [encoding])
    try session.open("colors: {a: {value: \"#112233\", description: 😀ä}, c: a}\n")
    let offset = encoding == "utf-8" ? 56 : 53
    let definition = try #require(
      try session.request("textDocument/definition", Session.at(0, offset)) as? [String: Any])
    #expect(Session.text(definition["range"]) == "0:9-0:10")
  }

  @Test func hoverTellsValuesAndUses() throws {
    var session = try Session()
    try session.open(Self.guide)
    let answer = try #require(try session.request("textDocument/hover", Session.at(5, 10)) as? [String: Any])
    let text = try #require((answer["contents"] as? [String: Any])?["value"] as? String)
    #expect(
      text.contains("**colors.ink**") && text.contains("#112233") && text.contains("used 1 time "), "\(text)")
    #expect(text.contains("data:image/svg+xml"))
    #expect(Session.text(answer["range"]) == "5:9-5:12")
    let modes = try #require(try session.request("textDocument/hover", Session.at(4, 4)) as? [String: Any])
    let both = try #require((modes["contents"] as? [String: Any])?["value"] as? String)
    #expect(both.contains("- light: ") && both.contains("#000000"), "\(both)")
    #expect(try session.request("textDocument/hover", Session.at(0, 0)) is NSNull)
  }

  @Test func aDescriptionStaysText() throws {
    var session = try Session()
    try session.open(
      "colors:\n  ink: {value: \"#000000\", description: \"<img src=x> [a](javascript:b) `c`\"}\n")
    let answer = try #require(try session.request("textDocument/hover", Session.at(1, 3)) as? [String: Any])
    let text = try #require((answer["contents"] as? [String: Any])?["value"] as? String)
    #expect(text.contains(#"\<img src=x\>"#) || text.contains(#"\<img"#), "\(text)")
    #expect(!text.contains("[a](") && !text.contains(" <img"), "\(text)")
  }

  @Test func placesOfTokensAreFound() throws {
    var session = try Session()
    try session.open(Self.guide)
    let definition = try #require(
      try session.request("textDocument/definition", Session.at(8, 10)) as? [String: Any])
    #expect(Session.text(definition["range"]) == "7:2-7:10")
    var parameters = Session.at(7, 3)
    let all = try #require(try session.request("textDocument/references", parameters) as? [[String: Any]])
    #expect(all.map { Session.text($0["range"]) } == ["7:2-7:10", "8:8-8:16"])
    parameters["context"] = ["includeDeclaration": false]
    let uses = try #require(try session.request("textDocument/references", parameters) as? [[String: Any]])
    #expect(uses.count == 1)
    let symbols = try #require(
      try session.request("textDocument/documentSymbol", ["textDocument": ["uri": Session.uri]])
        as? [[String: Any]])
    #expect(symbols.map { $0["name"] as? String } == ["colors", "padding"])
    #expect(
      (symbols[0]["children"] as? [[String: Any]])?.map { $0["name"] as? String } == [
        "ink", "paper", "title",
      ])
  }

  @Test func colorsHaveSwatchesAndKeepTheirNotation() throws {
    var session = try Session()
    try session.open("colors:\n  a: \"#FF0000\"\n  b: \"oklch(0.5 0.1 20)\"\n  c: a\n")
    let colors = try #require(
      try session.request("textDocument/documentColor", ["textDocument": ["uri": Session.uri]])
        as? [[String: Any]])
    #expect(colors.count == 2)
    #expect((colors[0]["color"] as? [String: Double])?["red"] == 1)
    for (index, start) in [(0, "\"#00FF00\""), (1, "\"oklch(")] {
      let range = try #require(colors[index]["range"])
      let found = try #require(
        try session.request(
          "textDocument/colorPresentation",
          [
            "textDocument": ["uri": Session.uri], "range": range,
            "color": ["red": 0, "green": 1, "blue": 0, "alpha": 1],
          ]) as? [[String: String]])
      #expect(found.first?["label"]?.hasPrefix(start) == true, "\(found)")
    }
  }

  @Test func tokensOfTheKindAreProposed() throws {
    var session = try Session()
    try session.open(Self.guide)
    _ = try session.diagnostics()
    // A value is being typed, so the guide has an error; the tokens are those of before.
    try session.notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": Session.uri, "version": 2],
        "contentChanges": [["range": Self.range(5, 9, 5, 12), "text": "pa"]],
      ])
    let answer = try #require(
      try session.request("textDocument/completion", Session.at(5, 11)) as? [String: Any])
    let items = try #require(answer["items"] as? [[String: Any]])
    #expect(items.map { $0["label"] as? String } == ["paper"])
    #expect((items[0]["documentation"] as? String) == "#ffffff")
    #expect(Session.text((items[0]["textEdit"] as? [String: Any])?["range"]) == "5:9-5:11")
    let sections = try #require(
      try session.request("textDocument/completion", Session.at(6, 0)) as? [String: Any])
    #expect((sections["items"] as? [[String: Any]])?.contains { $0["label"] as? String == "shadows" } == true)
  }

  @Test func guidesOfSeveralOpenFilesAreOne() throws {
    let directory = try TemporaryDirectory()
    try directory.write("kanso: 2\ninclude: core.yaml\ncolors: {title: ink}\n", to: "tokens.yaml")
    try directory.write("colors: {ink: \"#112233\"}\n", to: "core.yaml")
    let uri = directory.url.appendingPathComponent("core.yaml").absoluteString
    var session = try Session()
    // The unsaved text of the included file has no `ink`, which the other file needs.
    try session.open("colors: {inc: \"#112233\"}\n", uri: uri)
    try session.idle()
    let other = directory.url.appendingPathComponent("tokens.yaml").absoluteString
    #expect(try session.diagnostics(uri: other).contains { $0.hasSuffix("unknown-alias") })
  }

  @Test func anIncludedFileIsPartOfTheGuideThatIncludesIt() throws {
    let directory = try TemporaryDirectory()
    try directory.write("kanso: 2\ninclude: core.yaml\ncolors: {ink: \"#112233\"}\n", to: "brand.yaml")
    let (brand, core) = (
      directory.url.appendingPathComponent("brand.yaml").absoluteString,
      directory.url.appendingPathComponent("core.yaml").absoluteString
    )
    let text = "colors: {title: ink}\n"
    try directory.write(text, to: "core.yaml")
    var session = try Session()
    try session.open(text, uri: core)
    // Alone, it has no `ink`.
    #expect(try session.diagnostics(uri: core).contains { $0.hasSuffix("unknown-alias") })
    try session.open(try directory.read("brand.yaml"), uri: brand)
    #expect(try session.diagnostics(uri: core).allSatisfy { !$0.hasSuffix("unknown-alias") })
    let definition = try #require(
      try session.request("textDocument/definition", Session.at(0, 17, uri: core)) as? [String: Any])
    #expect(definition["uri"] as? String == brand)
  }

  @Test func theProtocolIsKept() throws {
    var server = LanguageServer(version: "test", known: [])
    func text(_ messages: [[UInt8]]) -> String {
      messages.map { String(decoding: $0, as: UTF8.self) }.joined()
    }
    func send(_ message: String) throws -> String {
      let incoming = try IncomingMessage(Array(message.utf8))
      return text(server.receive(try #require(incoming)))
    }
    #expect(try send(#"{"id": 1, "method": "textDocument/hover"}"#).contains("-32002"))
    #expect(try send(#"{"id": "a", "method": "initialize", "params": {}}"#).contains(#""id": "a""#))
    #expect(try send(#"{"id": 2, "method": "initialize"}"#).contains("-32600"))
    #expect(try send(#"{"id": 3, "method": "none/such"}"#).contains("-32601"))
    #expect(try send(#"{"method": "none/such"}"#).isEmpty)
    #expect(try send(#"{"id": 4, "method": "textDocument/hover", "params": [1]}"#).contains("null"))
    #expect(try send(#"{"id": 5, "method": "shutdown"}"#).contains(#""result": null"#))
    #expect(try send(#"{"id": 6, "method": "textDocument/hover"}"#).contains("-32600"))
    #expect(server.exitCode == nil)
    _ = try send(#"{"method": "exit"}"#)
    #expect(server.exitCode == 0)
    for wrong in ["", "[", "{}", #"{"id": {}, "method": "a"}"#, #"{"id": 1}"#, "7"] {
      #expect(throws: IncomingMessage.Failure.self, "\(wrong)") { try IncomingMessage(Array(wrong.utf8)) }
    }
    #expect(try IncomingMessage(Array(#"{"id": 1, "result": 3}"#.utf8)) == nil)
  }

  @Test func aCancelledRequestIsNotAnswered() throws {
    var session = try Session()
    try session.open(Self.guide)
    let answer = try session.answer("textDocument/hover", Session.at(5, 10), isCancelled: true)
    #expect((answer["error"] as? [String: Any])?["code"] as? Int == -32800)
  }

  /// After any edits, the diagnostics are those of the same text in a new session.
  @Test func editsAndWholeTextsHaveTheSameDiagnostics() throws {
    var random = SeededGenerator.announced(for: "editsAndWholeTextsHaveTheSameDiagnostics")
    let pieces = [
      "ink", "\n  ", ": ", "\"#00FF00\"", "😀", "{", "}", "# ä\n", "colors:\n", "- ", "\t", "8", "\r\n", "",
    ]
    for _ in 0..<20 {
      var session = try Session()
      var lines = Self.guide.components(separatedBy: "\n")
      try session.open(Self.guide)
      for version in 2..<12 {
        let line = Int.random(in: 0..<lines.count, using: &random)
        let length = lines[line].utf16.count
        let start = Int.random(in: 0...length, using: &random)
        let end = Int.random(in: start...length, using: &random)
        let piece = pieces.randomElement(using: &random)!
        let old = Array(lines[line].utf16)
        // A position within a character is not what a client sends.
        guard String(utf16CodeUnits: Array(old[..<start]), count: start).utf16.elementsEqual(old[..<start]),
          String(decoding: old[..<start], as: UTF16.self).utf16.elementsEqual(old[..<start]),
          String(decoding: old[end...], as: UTF16.self).utf16.elementsEqual(old[end...])
        else { continue }
        let text =
          String(decoding: old[..<start], as: UTF16.self) + piece
          + String(decoding: old[end...], as: UTF16.self)
        lines[line] = text
        let whole = lines.joined(separator: "\n")
        lines = whole.replacing("\r\n", with: "\n").components(separatedBy: "\n")
        try session.notify(
          "textDocument/didChange",
          [
            "textDocument": ["uri": Session.uri, "version": version],
            "contentChanges": [["range": Self.range(line, start, line, end), "text": piece]],
          ])
        #expect(try session.diagnostics() == Session.fresh(whole, "utf-16"), "\(whole)")
        guard !whole.contains("\r") else { break }
      }
    }
  }
}

extension Session {
  /// Returns the diagnostics of a text in a new session.
  static func fresh(_ text: String, _ encoding: String) throws -> [String] {
    var session = try Session(encodings: [encoding])
    try session.open(text)
    return try session.diagnostics()
  }
}
