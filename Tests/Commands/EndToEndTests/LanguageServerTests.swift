import Foundation
import TestSupport
import Testing

/// The language server as a program.
struct LanguageServerTests {
  private static let program = Project.products.appendingPathComponent("kanso-lsp").path

  private func framed(_ messages: [String]) -> Data {
    Data(messages.map { "Content-Length: \($0.utf8.count)\r\n\r\n\($0)" }.joined().utf8)
  }

  private func opened(_ uri: String, _ text: String) throws -> String {
    let document: [String: Any] = ["uri": uri, "languageId": "yaml", "version": 1, "text": text]
    let message: [String: Any] = [
      "jsonrpc": "2.0", "method": "textDocument/didOpen", "params": ["textDocument": document],
    ]
    return String(decoding: try JSONSerialization.data(withJSONObject: message), as: UTF8.self)
  }

  @Test func aSessionIsServedToItsEnd() async throws {
    let directory = try TemporaryDirectory()
    let uri = directory.url.appendingPathComponent("tokens.yaml").absoluteString
    let place = #""textDocument": {"uri": "\#(uri)"}, "position": {"line": 1, "character": 3}"#
    let messages = [
      #"{"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {"capabilities": {}}}"#,
      #"{"jsonrpc": "2.0", "method": "initialized", "params": {}}"#,
      try opened(uri, "colors:\n  ink: \"#112233\"\n  a: b\n"),
      #"{"jsonrpc": "2.0", "id": 2, "method": "textDocument/hover", "params": {\#(place)}}"#,
      "no JSON",
      #"{"jsonrpc": "2.0", "id": 3, "method": "shutdown"}"#,
      #"{"jsonrpc": "2.0", "method": "exit"}"#,
    ]
    let outcome = try await Shell.run(Self.program, ["--stdio"], input: framed(messages))
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains(#""name": "kanso-lsp""#))
    #expect(outcome.output.contains(#""code": "unknown-alias""#))
    #expect(outcome.output.contains("**colors.ink**"))
    #expect(outcome.output.contains("-32700"))
    #expect(outcome.output.hasPrefix("Content-Length: "))
  }

  @Test func anEndWithoutAWordIsAFailure() async throws {
    for input in ["", "Content-Length: 5\r\n\r\n{}", "\u{0}\u{1}\r\n\r\n"] {
      let outcome = try await Shell.run(Self.program, [], input: Data(input.utf8))
      #expect(outcome.status == 1, "\(input)")
    }
    let version = try await Shell.run(Self.program, ["--version"])
    #expect(version.output.hasPrefix("0."))
  }

  /// A real editor with the settings of this project opens a guide, sees its mistake, completes a token, and renames it
  /// with its uses in a source.
  @Test(.requires(.program("nvim"))) func neovimTalksToTheServer() async throws {
    let directory = try TemporaryDirectory()
    try directory.write("colors:\n  ink: \"#112233\"\n  title: inc\n", to: "tokens.yaml")
    // The sources are those of the repository.
    try directory.write("", to: ".git/config")
    try directory.write("view.backgroundColor = Colors.ink\n", to: "View.swift")
    let script = Project.file("Tests/Commands/EndToEndTests/Editors/neovim.lua").path
    let outcome = try await Shell.run(
      "nvim",
      [
        "--headless", "-u", "NONE", "-i", "NONE", "-n", "-c", "filetype on", "-c",
        "luafile \(Project.file("Editors/neovim/kanso.lua").path)", "-c", "luafile \(script)",
      ],
      in: directory.url,
      environment: [
        "PATH": "\(Project.products.path):\(ProcessInfo.processInfo.environment["PATH"] ?? "")",
        "XDG_STATE_HOME": directory.path("state"), "XDG_DATA_HOME": directory.path("data"),
      ])
    let text = outcome.output + outcome.errors
    #expect(text.contains("diagnostic 2:9 unknown-alias"), "\(text)")
    #expect(text.contains("proposal ink"), "\(text)")
    #expect(text.contains("hover **colors.ink**"), "\(text)")
    #expect(text.contains("after 0"), "\(text)")
    for line in ["  text: \"#112233\"", "  title: text", "view.backgroundColor = Colors.text"] {
      #expect(text.contains("renamed \(line)"), "\(text)")
    }
    #expect(text.contains("in Swift text"), "\(text)")
  }

  /// A client of others, which knows the types of the protocol, asks for everything.
  @Test(.requires(.python("pytest_lsp"))) func anIndependentClientReadsAllAnswers() async throws {
    let script = Project.file("Tests/Commands/EndToEndTests/Editors/test_client.py").path
    let outcome = try await Shell.run(
      "python3", ["-m", "pytest", "-q", "-p", "no:cacheprovider", "-o", "asyncio_mode=auto", script],
      environment: ["KANSO_LSP": Self.program, "PYTHONDONTWRITEBYTECODE": "1"])
    #expect(outcome.status == 0 && outcome.output.contains("1 passed"), "\(outcome.output)\(outcome.errors)")
  }

  /// A request that was cancelled while it waited is refused, and the one after it is answered.
  @Test func aWaitingRequestCanBeCancelled() async throws {
    let hover = #""method": "textDocument/hover", "params": {"textDocument": {"uri": "untitled:a.yaml"}}"#
    let lines = (0..<3_000).map { "  c\($0): \"#112233\"\n" }.joined()
    let messages = [
      #"{"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {"capabilities": {}}}"#,
      // The work on a large guide lasts until all of the messages have been read.
      try opened("untitled:a.yaml", "colors:\n" + lines),
      "{\"jsonrpc\": \"2.0\", \"id\": 2, \(hover)}", "{\"jsonrpc\": \"2.0\", \"id\": 3, \(hover)}",
      #"{"jsonrpc": "2.0", "method": "$/cancelRequest", "params": {"id": 3}}"#,
      "{\"jsonrpc\": \"2.0\", \"id\": 4, \(hover)}", #"{"jsonrpc": "2.0", "id": 5, "method": "shutdown"}"#,
      #"{"jsonrpc": "2.0", "method": "exit"}"#,
    ]
    let outcome = try await Shell.run(Self.program, [], input: framed(messages))
    #expect(outcome.status == 0)
    // The request may have been answered before the cancellation was read, so both answers are right.
    let refusals = outcome.output.components(separatedBy: "Content-Length: ").filter { $0.contains("-32800") }
    #expect(refusals.allSatisfy { $0.contains(#""id": 3"#) })
    for id in [1, 2, 3, 4, 5] { #expect(outcome.output.contains("\"id\": \(id), ")) }
  }

  /// Nothing that a client sends ends the server, except for what the protocol says.
  @Test func randomSessionsEndByProtocolOnly() async throws {
    var random = SeededGenerator.announced(for: "randomSessionsEndByProtocolOnly")
    for _ in 0..<4 {
      let session = RandomSession(messageCount: 300, using: &random)
      let outcome = try await Shell.run(Self.program, [], input: session.bytes)
      #expect(outcome.status == 0, "\(outcome.errors.suffix(2000))")
      #expect(outcome.output.contains(#""id": 999999, "result": null"#))
    }
  }

  /// The settings for editors are valid in their languages.
  @Test(.requires(.program("node")), .requires(.program("python3"))) func settingsOfEditorsAreValid()
    async throws
  {
    let folder = Project.file("Editors")
    let script = """
      import json, sys, tomllib
      for path in ["vscode/package.json", "zed/settings.json"]: json.load(open(path))
      assert tomllib.load(open("helix/languages.toml", "rb"))["language-server"]["kanso"]["command"] == "kanso-lsp"
      """
    for (program, arguments) in [
      ("python3", ["-c", script]), ("node", ["--check", "vscode/extension.js"]),
      ("sh", ["-n", "xcode/check-guide.sh"]),
      ("bash", ["-n", "vscode/make-package"]),
    ] {
      let outcome = try await Shell.run(program, arguments, in: folder)
      #expect(outcome.status == 0, "\(program): \(outcome.errors)")
    }
  }

  /// Xcode shows the mistakes of a guide that the phase finds.
  @Test func thePhaseOfXcodeReportsMistakes() async throws {
    let directory = try TemporaryDirectory()
    try directory.write("colors: {a: b}\n", to: "tokens.yaml")
    let outcome = try await Shell.run(
      Project.file("Editors/xcode/check-guide.sh").path, [],
      environment: [
        "SRCROOT": directory.url.path,
        "PATH": "\(Project.products.path):\(ProcessInfo.processInfo.environment["PATH"] ?? "")",
      ])
    #expect(outcome.status == 1)
    #expect(
      (outcome.output + outcome.errors).contains("tokens.yaml:1:13: error: "),
      "\(outcome.output)\(outcome.errors)")
  }
}
