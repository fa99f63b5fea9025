import Foundation

/// Measures the language server with a guide in an editor: the time from a message to its answer, and the memory over many
/// edits. A bare scan of the same text by libyaml, as a process, is the lower limit of reading it.
struct EditorBenchmark {
  let server: String
  let scan: String
  let rounds: Int
  let folder: URL

  private static let editCount = 2_000

  func measure() throws {
    print("\n| request | 1,000 tokens | 10,000 tokens | to a scan of 10,000 |")
    print("| --- | ---: | ---: | ---: |")
    let small = try times(tokens: 1_000)
    let large = try times(tokens: 10_000)
    let guide = folder.appendingPathComponent("scanned.yaml").path
    try makeGuide(count: 10_000).write(toFile: guide, atomically: true, encoding: .utf8)
    var scanning = ProcessMeasurement()
    for _ in 0..<rounds { scanning.run([scan, guide]) }
    for (first, second) in zip(small, large) {
      print(
        "| \(first.name) | \(milliseconds(first.times)) | \(milliseconds(second.times)) "
          + "| \(String(format: "%.1f", second.times.median / scanning.wall.median)) |")
    }
    print("\nThe scan takes \(milliseconds(scanning.wall)).")
    try measureMemory()
  }

  /// Returns the times of each request, in milliseconds.
  private func times(tokens: Int) throws -> [(name: String, times: [Double])] {
    let client = try EditorClient(server)
    defer { client.end() }
    let text = makeGuide(count: tokens)
    var found: [(String, [Double])] = []
    func measure(_ name: String, _ work: (Int) throws -> Void) rethrows {
      var times: [Double] = []
      for round in 0..<rounds {
        let start = DispatchTime.now().uptimeNanoseconds
        try work(round)
        times.append(Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6)
      }
      found.append((name, times))
    }
    try client.open(text)
    // The first alias, in whose name a letter is typed and deleted.
    let lines = text.components(separatedBy: "\n")
    let line = lines.firstIndex { $0.contains(": palette") } ?? 0
    let place = lines[line].utf8.count
    try measure("diagnostics after a keystroke") { round in
      try client.edit(line, place - (round % 2), deleting: round % 2, inserting: round % 2 == 0 ? "0" : "")
    }
    if rounds % 2 == 1 { try client.edit(line, place, deleting: 1, inserting: "") }
    let position: [String: Any] = ["line": line, "character": place - 2]
    let whole: [String: Any] = [
      "start": ["line": 0, "character": 0], "end": ["line": lines.count, "character": 0],
    ]
    let screen: [String: Any] = [
      "start": ["line": line, "character": 0], "end": ["line": line + 60, "character": 0],
    ]
    let requests: [(String, String, [String: Any])] = [
      ("completion", "completion", ["position": position]), ("hover", "hover", ["position": position]),
      ("definition", "definition", ["position": position]),
      ("references", "references", ["position": position]),
      ("rename", "rename", ["position": position, "newName": "another"]),
      (
        "code actions", "codeAction",
        ["range": ["start": position, "end": position], "context": ["diagnostics": [Any]()]]
      ),
      ("hints of a screen", "inlayHint", ["range": screen]), ("outline", "documentSymbol", [:]),
      ("colors", "documentColor", [:]), ("lenses", "codeLens", [:]), ("folding", "foldingRange", [:]),
      ("selection", "selectionRange", ["positions": [position]]), ("formatting", "formatting", [:]),
      ("formatting of a screen", "rangeFormatting", ["range": whole]),
    ]
    for (name, method, parameters) in requests {
      try measure(name) { _ in try client.ask("textDocument/\(method)", parameters) }
    }
    return found
  }

  /// Measures the memory after edits of a guide with 1,000 tokens.
  private func measureMemory() throws {
    let client = try EditorClient(server)
    defer { client.end() }
    let text = makeGuide(count: 1_000)
    try client.open(text)
    let line = text.components(separatedBy: "\n").count - 2
    print("\n| edits | memory |\n| ---: | ---: |")
    for count in 1...Self.editCount {
      try client.edit(line, 0, deleting: count % 2 == 0 ? 1 : 0, inserting: count % 2 == 0 ? "" : " ")
      if count.isMultiple(of: Self.editCount / 5) || count == 20 {
        print("| \(count) | \(client.memory / 1024) MiB |")
      }
    }
  }
}

/// A client of the language server.
final class EditorClient {
  private let process = Process()
  private let (input, output) = (Pipe(), Pipe())
  private var buffer = Data()
  private var version = 1
  private var lastID = 0
  private static let uri = "untitled:tokens.yaml"

  init(_ server: String) throws {
    process.executableURL = URL(fileURLWithPath: server)
    (process.standardInput, process.standardOutput) = (input, output)
    try process.run()
    try ask("initialize", ["capabilities": [String: Any]()])
  }

  func end() {
    process.terminate()
    process.waitUntilExit()
  }

  /// The memory of the server, in kibibytes; 0 where it is not known.
  var memory: Int {
    let status =
      (try? String(contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") } ?? ""
    return line.split(separator: " ").compactMap { Int($0) }.first ?? 0
  }

  /// Opens a text, and waits for its diagnostics.
  func open(_ text: String) throws {
    let document: [String: Any] = ["uri": Self.uri, "languageId": "yaml", "version": version, "text": text]
    try send(["method": "textDocument/didOpen", "params": ["textDocument": document]])
    while try next().version != version {}
  }

  /// Changes a part of a line, and waits for the diagnostics.
  func edit(_ line: Int, _ character: Int, deleting count: Int, inserting text: String) throws {
    version += 1
    let range = [
      "start": ["line": line, "character": character], "end": ["line": line, "character": character + count],
    ]
    try send([
      "method": "textDocument/didChange",
      "params": [
        "textDocument": ["uri": Self.uri, "version": version] as [String: Any],
        "contentChanges": [["range": range, "text": text] as [String: Any]],
      ] as [String: Any],
    ])
    while try next().version != version {}
  }

  /// Sends a request about the document, and waits for the answer.
  func ask(_ method: String, _ parameters: [String: Any]) throws {
    lastID += 1
    var parameters = parameters
    parameters["textDocument"] = ["uri": Self.uri]
    try send(["id": lastID, "method": method, "params": parameters])
    while try next().id != lastID {}
  }

  private func send(_ message: [String: Any]) throws {
    let body = try JSONSerialization.data(withJSONObject: message.merging(["jsonrpc": "2.0"]) { $1 })
    try input.fileHandleForWriting.write(
      contentsOf: Data("Content-Length: \(body.count)\r\n\r\n".utf8) + body)
  }

  /// The start of a message: the id of an answer, or the version of the text that diagnostics are about.
  private struct Message {
    let id: Int?
    let version: Int?
  }

  private func next() throws -> Message {
    while true {
      if let end = buffer.range(of: Data("\r\n\r\n".utf8)) {
        let header = String(decoding: buffer[buffer.startIndex..<end.lowerBound], as: UTF8.self)
        let count = header.split(separator: " ").compactMap { Int($0) }.first ?? 0
        if buffer.distance(from: end.upperBound, to: buffer.endIndex) >= count {
          let body = Data(buffer[end.upperBound..<end.upperBound + count])
          buffer = Data(buffer[(end.upperBound + count)...])
          // Only the start is read: a client would take longer for the rest than the server.
          let start = String(decoding: body.prefix(200), as: UTF8.self)
          func number(_ name: String) -> Int? {
            start.firstRange(of: "\"\(name)\": ").flatMap {
              Int(start[$0.upperBound...].prefix { $0.isNumber })
            }
          }
          return Message(id: number("id"), version: number("version"))
        }
      }
      let more = output.fileHandleForReading.availableData
      guard !more.isEmpty else { fatalError("the server has ended") }
      buffer += more
    }
  }
}
