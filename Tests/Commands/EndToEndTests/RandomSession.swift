import Foundation
import TestSupport

/// A session of messages of which many are wrong: with other types, at the wrong time, about places that do not exist, with
/// bytes that are no message between them. At its end, the client asks for the end as the protocol wants.
struct RandomSession {
  private(set) var bytes: Data

  private static let requests =
    [
      "hover", "completion", "definition", "references", "documentHighlight", "prepareRename", "rename",
      "documentSymbol", "foldingRange", "selectionRange", "documentLink", "documentColor",
      "colorPresentation",
      "formatting", "rangeFormatting", "onTypeFormatting", "codeLens", "inlayHint", "codeAction",
    ].map { "textDocument/\($0)" } + ["workspace/symbol", "none", "initialize", "$/cancelRequest"]
  private static let pieces = [
    "colors:\n", "  ink: \"#112233\"\n", "  a: {light: ink}\n", "modes: [light, dark]\n", "padding: {s: 8}\n",
    "😀", "ä", "\r\n",
    "\t", "{", "[", "- ", "&a ", "*a", "%", "---\n", "include: x.yaml\n", "kanso: 2\n",
    "contrast: [{text: ink, on: a, level: AA}]\n", "ramp: {from: ink, steps: [1, 2]}", "oklch(1 2 3)",
    "calc(", "\u{0}",
    "Colors.ink", "# c\n", "\n\n", "  b:\n    c: ink\n",
  ]

  init(messageCount: Int, using random: inout SeededGenerator) {
    bytes = Self.framed([
      "jsonrpc": "2.0", "id": 0, "method": "initialize", "params": ["capabilities": [String: Any]()],
    ])
    let uris = [
      "file:///none/tokens.yaml", "untitled:a.tokens.json", "file:///none/A.swift", "kanso.yaml",
    ]
    for id in 1...messageCount {
      let uri = uris.randomElement(using: &random)!
      let text = (0..<Int.random(in: 0..<20, using: &random)).map { _ in
        Self.pieces.randomElement(using: &random)!
      }.joined()
      var parameters: [String: Any] = [
        "textDocument": ["uri": uri, "version": id, "text": text], "position": Self.position(&random),
        "newName": text,
        "range": Self.range(&random), "query": String(text.prefix(2)), "positions": [Self.position(&random)],
        "contentChanges": [["range": Self.range(&random), "text": text]],
      ]
      if Int.random(in: 0..<8, using: &random) == 0,
        let key = parameters.keys.sorted().randomElement(using: &random)
      {
        parameters[key] = Self.value(&random)
      }
      switch Int.random(in: 0..<10, using: &random) {
      case 0: bytes += Self.framed(["method": "textDocument/didOpen", "params": parameters])
      case 1...3: bytes += Self.framed(["method": "textDocument/didChange", "params": parameters])
      case 4:
        bytes += Data((0..<40).map { _ in UInt8.random(in: 0...255, using: &random) }) + Data("\r\n\r\n".utf8)
      case 5:
        bytes += Self.framed([
          "id": Self.value(&random), "method": Self.value(&random), "params": Self.value(&random),
        ])
      default:
        bytes += Self.framed([
          "id": id, "method": Self.requests.randomElement(using: &random)!, "params": parameters,
        ])
      }
    }
    bytes += Data("\r\n\r\n".utf8) + Self.framed(["jsonrpc": "2.0", "id": 999_999, "method": "shutdown"])
    bytes += Self.framed(["jsonrpc": "2.0", "method": "exit"])
  }

  private static func framed(_ message: [String: Any]) -> Data {
    let body = (try? JSONSerialization.data(withJSONObject: message, options: .sortedKeys)) ?? Data()
    return Data("Content-Length: \(body.count)\r\n\r\n".utf8) + body
  }

  private static func position(_ random: inout SeededGenerator) -> [String: Int] {
    ["line": .random(in: -1..<12, using: &random), "character": .random(in: -1..<30, using: &random)]
  }

  private static func range(_ random: inout SeededGenerator) -> [String: Any] {
    ["start": position(&random), "end": position(&random)]
  }

  private static func value(_ random: inout SeededGenerator) -> Any {
    let values: [Any] = [
      NSNull(), true, -1, 3, 1e300, "x", [Any](), [String: Any](), ["a": 1], [["b": NSNull()]], 1.5,
    ]
    return values.randomElement(using: &random)!
  }
}
