import Foundation
import KansoDiagnostics
import KansoGuide
import KansoLanguageServer
import KansoLintRules
import Testing

/// A client that talks to a server in the same process.
struct Session {
  var server = LanguageServer(
    version: "test", known: DiagnosticCatalog.ofGuides + DiagnosticCatalog.rules)
  private var nextID = 0
  /// The notifications of the server that no test has taken.
  private(set) var notifications: [[String: Any]] = []

  static let uri = "untitled:tokens.yaml"

  /// Starts a session.
  ///
  /// - Parameters:
  ///   - encodings: the position encodings of the client.
  ///   - snippets: true for a client with places to fill in.
  ///   - options: the options of the user.
  init(encodings: [String] = ["utf-16"], snippets: Bool = false, options: [String: Any] = [:]) throws {
    _ = try request(
      "initialize",
      [
        "capabilities": [
          "general": ["positionEncodings": encodings],
          "textDocument": ["completion": ["completionItem": ["snippetSupport": snippets]]],
        ], "initializationOptions": options,
      ])
    try notify("initialized", [:])
  }

  private static func incoming(_ object: [String: Any]) throws -> IncomingMessage {
    let message = try IncomingMessage(Array(JSONSerialization.data(withJSONObject: object)))
    return try #require(message)
  }

  private mutating func take(_ messages: [[UInt8]]) throws -> [[String: Any]] {
    let objects = try messages.map { message in
      let object = try JSONSerialization.jsonObject(with: Data(message)) as? [String: Any]
      return try #require(object)
    }
    notifications += objects.filter { $0["method"] != nil }
    return objects.filter { $0["method"] == nil }
  }

  /// Sends a request, and returns the answer with its `result` or `error`.
  mutating func answer(_ method: String, _ parameters: [String: Any], isCancelled: Bool = false) throws
    -> [String: Any]
  {
    nextID += 1
    let message = try Self.incoming(
      ["jsonrpc": "2.0", "id": nextID, "method": method, "params": parameters])
    let answers = try take(server.receive(message, isCancelled: isCancelled))
    #expect(answers.count == 1)
    #expect(answers.first?["id"] as? Int == nextID)
    return try #require(answers.first)
  }

  mutating func request(_ method: String, _ parameters: [String: Any]) throws -> Any {
    let answer = try answer(method, parameters)
    return try #require(answer["result"], "\(answer)")
  }

  mutating func notify(_ method: String, _ parameters: [String: Any]) throws {
    let message = try Self.incoming(["jsonrpc": "2.0", "method": method, "params": parameters])
    #expect(try take(server.receive(message)).isEmpty)
  }

  /// Ends the run of the lint that the server wants, with uses and findings of its own.
  ///
  /// - Parameter uses: the token, the path, the line and the column of each use.
  mutating func finishLint(
    uses: [(String, String, Int, Int)], findings: [[String: Any]] = []
  ) throws {
    let wanted = server.nextLintJob()
    let job = try #require(wanted)
    let report: [String: Any] = [
      "findings": findings,
      "uses": uses.map { ["token": $0.0, "file": $0.1, "line": $0.2, "column": $0.3] as [String: Any] },
    ]
    let output = try JSONSerialization.data(withJSONObject: report)
    #expect(try take(server.finish(job, output: Array(output))).isEmpty)
  }

  /// Lets the server do what it does when no message waits.
  mutating func idle() throws { #expect(try take(server.update()).isEmpty) }

  mutating func open(_ text: String, uri: String = Session.uri) throws {
    try notify(
      "textDocument/didOpen",
      ["textDocument": ["uri": uri, "languageId": "yaml", "version": 1, "text": text]])
  }

  /// Returns the last diagnostics of a document, as `line:character-line:character code`.
  mutating func diagnostics(uri: String = Session.uri) throws -> [String] {
    try idle()
    return try lastDiagnostics(uri: uri)
  }

  /// Returns the diagnostics of a document that were sent last.
  func lastDiagnostics(uri: String) throws -> [String] {
    let last = notifications.last {
      $0["method"] as? String == "textDocument/publishDiagnostics"
        && ($0["params"] as? [String: Any])?["uri"] as? String == uri
    }
    let parameters = try #require(last?["params"] as? [String: Any])
    let found = try #require(parameters["diagnostics"] as? [[String: Any]])
    return found.map { "\(Self.text($0["range"])) \($0["code"] as? String ?? "")" }
  }

  /// Returns the parameters for a place.
  static func at(_ line: Int, _ character: Int, uri: String = Session.uri) -> [String: Any] {
    ["textDocument": ["uri": uri], "position": ["line": line, "character": character]]
  }

  /// Returns a range as text.
  static func text(_ range: Any?) -> String {
    func position(_ name: String) -> String {
      let position = (range as? [String: Any])?[name] as? [String: Any]
      return "\(position?["line"] ?? "?"):\(position?["character"] ?? "?")"
    }
    return "\(position("start"))-\(position("end"))"
  }
}
