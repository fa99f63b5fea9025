import KansoDiagnostics
import KansoFormatting
import KansoGuide
import KansoTheme

/// A server of the Language Server Protocol 3.17 for style guides. It reads messages and returns those to send, and knows
/// neither files for them nor threads.
package struct LanguageServer {
  /// The stage of a session, which decides the messages that the protocol allows.
  private enum Stage {
    case new
    case running
    case shutDown
  }

  private let version: String
  private var stage = Stage.new
  private var workspace: GuideWorkspace
  private var encoding = PositionEncoding.utf16
  /// The last states of guides that could be read, by their paths.
  private var known: [String: KnownGuide] = [:]
  /// True if a document has changed since the guides were compiled.
  private var isOutOfDate = false
  /// The addresses of files whose diagnostics the client has.
  private var published: Set<String> = []

  /// The exit code that the protocol wants, once the client has asked for the end; nil before.
  package private(set) var exitCode: Int32?

  /// - Parameters:
  ///   - version: the version that the client is told.
  ///   - known: the diagnostics that `kanso.yaml` can name.
  package init(version: String, known: [DiagnosticDescriptor]) {
    self.version = version
    workspace = GuideWorkspace(known: known)
  }

  /// Reads a message, and returns the messages to send.
  ///
  /// - Parameter isCancelled: true for a request that the client does not want any more.
  package mutating func receive(_ message: IncomingMessage, isCancelled: Bool = false) -> [[UInt8]] {
    guard let id = message.id else {
      notify(message)
      return []
    }
    if isCancelled {
      return [OutgoingMessage.failure(id, .requestCancelled, "the request was cancelled")]
    }
    switch (stage, message.method) {
    case (.new, "initialize"): return [initialize(id, message.parameters)]
    case (.new, _):
      return [OutgoingMessage.failure(id, .serverNotInitialized, "the first request is `initialize`")]
    case (.running, "initialize"), (.shutDown, _):
      return [OutgoingMessage.failure(id, .invalidRequest, "`\(message.method)` comes at the wrong time")]
    case (.running, "shutdown"):
      stage = .shutDown
      return [OutgoingMessage.answer(to: id) { $0.writeNull() }]
    case (.running, _):
      // Answers are about the text that the client has now.
      let sent = update()
      return sent + [answer(id, message)]
    }
  }

  /// Returns the diagnostics that have changed. Call it when no message waits: a text that has changed again meanwhile is not
  /// compiled in between.
  package mutating func update() -> [[UInt8]] {
    guard isOutOfDate, stage == .running else { return [] }
    isOutOfDate = false
    workspace.analyze()
    // Guides that are closed are forgotten.
    known = known.filter { workspace.guides[$0.key] != nil }
    for (path, guide) in workspace.guides { known[path, default: KnownGuide()].add(guide) }
    return diagnostics()
  }

  /// Returns the answer to bytes that are no message.
  package static func refusal(_ failure: IncomingMessage.Failure) -> [UInt8] {
    OutgoingMessage.failure(failure.id, failure.code, failure.reason)
  }

  // MARK: Lifecycle

  private mutating func initialize(_ id: RequestID, _ parameters: JSONNode) -> [UInt8] {
    stage = .running
    let encodings = parameters["capabilities"]?["general"]?["positionEncodings"]?.elements ?? []
    // Bytes need no conversion.
    if encodings.contains(where: { $0.text == PositionEncoding.utf8.rawValue }) { encoding = .utf8 }
    return OutgoingMessage.answer(to: id) { json in
      json.writeObject { json in
        json.writeKey("serverInfo")
        json.writeObject { json in
          json.writeKey("name")
          json.writeString("kanso-lsp")
          json.writeKey("version")
          json.writeString(version)
        }
        json.writeKey("capabilities")
        json.writeObject { json in
          json.writeKey("positionEncoding")
          json.writeString(encoding.rawValue)
          json.writeKey("textDocumentSync")
          json.writeObject { json in
            json.writeKey("openClose")
            json.writeBool(true)
            json.writeKey("change")
            json.writeNumber(2)
          }
          let providers: [StaticString] = [
            "hoverProvider", "definitionProvider", "referencesProvider", "documentSymbolProvider",
            "colorProvider",
          ]
          for provider in providers {
            json.writeKey(provider)
            json.writeBool(true)
          }
          json.writeKey("completionProvider")
          json.writeObject { json in
            json.writeKey("triggerCharacters")
            json.writeArray { json in
              for character in [" ", "{", "."] {
                json.beginElement()
                json.writeString(character)
              }
            }
          }
        }
      }
    }
  }

  private mutating func notify(_ message: IncomingMessage) {
    let parameters = message.parameters
    let document = parameters["textDocument"]
    switch message.method {
    case "exit": exitCode = stage == .shutDown ? 0 : 1
    case _ where stage != .running: return
    case "textDocument/didOpen":
      guard let uri = document?["uri"]?.text, let text = document?["text"]?.text else { return }
      workspace.open(TextDocument(uri: uri, version: document?["version"]?.index ?? 0, text: text))
      isOutOfDate = true
    case "textDocument/didChange":
      guard let uri = document?["uri"]?.text, let changes = parameters["contentChanges"]?.elements else {
        return
      }
      let read = changes.compactMap { change in
        change["text"]?.text.map {
          TextDocument.Change(range: TextRangeOfPositions(change["range"]), text: $0)
        }
      }
      guard read.count == changes.count else { return }
      let version = document?["version"]?.index ?? 0
      if workspace.change(uri, read, version: version, encoding) { isOutOfDate = true }
    case "textDocument/didClose":
      guard let uri = document?["uri"]?.text else { return }
      workspace.close(uri)
      isOutOfDate = true
    case "textDocument/didSave", "workspace/didChangeWatchedFiles": isOutOfDate = true
    default: return
    }
  }

  // MARK: Diagnostics

  /// Returns the diagnostics of all files of the guides, and none for files that had some and are in no guide any more.
  private mutating func diagnostics() -> [[UInt8]] {
    let addresses = workspace.addresses
    let all = workspace.guides.values.flatMap(\.compiled.diagnostics).sortedForReport()
    var byURI = Dictionary(grouping: all) { addresses.uri(ofPath: $0.range.file.path) }
    for uri in published.union(workspace.documents.keys) where byURI[uri] == nil { byURI[uri] = [] }
    published = Set(byURI.filter { !$0.value.isEmpty }.keys)
    let report = GuideDiagnostics(encoding: encoding, addresses: addresses)
    return byURI.sorted { $0.key < $1.key }.map { uri, diagnostics in
      report.notification(diagnostics, uri: uri, version: workspace.documents[uri]?.version)
    }
  }

  // MARK: Requests

  private func answer(_ id: RequestID, _ message: IncomingMessage) -> [UInt8] {
    guard let write = writer(message) else {
      return OutgoingMessage.failure(id, .methodNotFound, "`\(message.method)` is not known")
    }
    return OutgoingMessage.answer(to: id, write)
  }

  /// Returns what writes the result of a request: `null` if there is nothing at its place; nil for an unknown request.
  private func writer(_ message: IncomingMessage) -> ((inout JSONWriter) -> Void)? {
    let parameters = message.parameters
    let document = parameters["textDocument"]?["uri"]?.text.flatMap { workspace.documents[$0] }
    let analysis = document.flatMap { workspace.guide(ofPath: $0.file.path) }
    let path = document.flatMap { analysis?.name(ofPath: $0.file.path) } ?? ""
    let offset = document.flatMap { document in
      TextPosition(parameters["position"]).map { encoding.offset(of: $0, in: document.file) }
    }
    let known = document.flatMap { workspace.guidePath(ofPath: $0.file.path) }.flatMap { self.known[$0] }
    let places = GuideDiagnostics(encoding: encoding, addresses: workspace.addresses)
    let null: (inout JSONWriter) -> Void = { $0.writeNull() }
    switch message.method {
    case "textDocument/hover":
      guard let analysis, let offset, let document,
        let hover = Hover(analysis, theme: known?.theme, at: offset, in: path)
      else { return null }
      return { [encoding] json in
        json.writeObject { json in
          json.writeKey("contents")
          json.writeObject { json in
            json.writeKey("kind")
            json.writeString("markdown")
            json.writeKey("value")
            json.writeString(hover.text)
          }
          json.writeKey("range")
          encoding.range(hover.range.offsets, in: document.file).write(to: &json)
        }
      }
    case "textDocument/definition":
      guard let analysis, let offset, let mention = analysis.mention(at: offset, in: path),
        let token = analysis.token(mention.path)
      else { return null }
      return { places.write(locationOf: token.nameRange, to: &$0) }
    case "textDocument/references":
      guard let analysis, let offset, let mention = analysis.mention(at: offset, in: path) else {
        return null
      }
      let wantsDeclaration = parameters["context"]?["includeDeclaration"]?.flag ?? true
      let found = analysis.mentions(of: mention.path).filter { wantsDeclaration || !$0.isDeclaration }
      return { json in
        json.writeArray { json in
          for mention in found {
            json.beginElement()
            places.write(locationOf: mention.range, to: &json)
          }
        }
      }
    case "textDocument/documentSymbol":
      guard let guide = analysis?.compiled.guide else { return null }
      return GuideSymbols(guide: guide, path: path, encoding: encoding).write
    case "textDocument/documentColor":
      guard let guide = analysis?.compiled.guide else { return { $0.writeArray { _ in } } }
      return DocumentColors(guide: guide, path: path, encoding: encoding).write
    case "textDocument/colorPresentation": return presentations(parameters, document)
    case "textDocument/completion":
      guard let document, let offset else { return null }
      let completion = Completion(document.file, known ?? KnownGuide(), at: offset)
      return { [encoding] in completion.write(in: document.file, encoding, to: &$0) }
    default: return nil
    }
  }

  /// Returns what writes the texts for a color of the picker.
  private func presentations(
    _ parameters: JSONNode, _ document: TextDocument?
  ) -> (inout JSONWriter) -> Void {
    func component(_ name: String) -> Double {
      guard case .number(let number)? = parameters["color"]?[name]?.content else { return 0 }
      return min(max(number, 0), 1)
    }
    guard let document, let range = TextRangeOfPositions(parameters["range"]) else {
      return { $0.writeArray { _ in } }
    }
    let start = encoding.offset(of: range.start, in: document.file)
    let old = document.file.text(in: start..<max(start, encoding.offset(of: range.end, in: document.file)))
    let color = ColorValue(
      red: component("red"), green: component("green"), blue: component("blue"), alpha: component("alpha"))
    let texts = DocumentColors.presentations(of: color, replacing: old)
    return { json in
      json.writeArray { json in
        for text in texts {
          json.beginElement()
          json.writeObject { json in
            json.writeKey("label")
            json.writeString(text)
          }
        }
      }
    }
  }
}
