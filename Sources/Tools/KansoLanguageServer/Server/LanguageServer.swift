import KansoDiagnostics
import KansoFormatting
import KansoGuide
import KansoTheme

/// A server of the Language Server Protocol 3.17 for style guides and the sources that use their tokens. It reads messages and
/// returns those to send. It knows no threads, and asks its owner to run `kanso-lint`.
package struct LanguageServer {
  /// The stage of a session, which decides the messages that the protocol allows.
  private enum Stage {
    case new
    case running
    case shutDown
  }

  private let version: String
  private var stage = Stage.new
  private(set) var workspace: GuideWorkspace
  private(set) var client = Client()
  /// The last states of guides that could be read, by their paths.
  private var known: [String: KnownGuide] = [:]
  /// The diagnostics by their ids.
  let descriptors: [String: DiagnosticDescriptor]
  /// True if a document has changed since the guides were compiled.
  private var isOutOfDate = false
  /// The addresses of files whose diagnostics the client has.
  private var published: Set<String> = []
  /// The uses of tokens in sources.
  var uses = SourceUses()
  /// The plan of the runs of `kanso-lint`.
  var lintPlan = LintPlan()
  /// The number of requests to the client.
  private var requestCount = 0

  /// The exit code that the protocol wants, once the client has asked for the end; nil before.
  package private(set) var exitCode: Int32?

  /// - Parameters:
  ///   - version: the version that the client is told.
  ///   - known: the diagnostics that `kanso.yaml` can name.
  package init(version: String, known: [DiagnosticDescriptor]) {
    self.version = version
    workspace = GuideWorkspace(known: known)
    descriptors = Dictionary(known.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Reads a message, and returns the messages to send.
  ///
  /// - Parameter isCancelled: true for a request that the client does not want any more.
  package mutating func receive(_ message: IncomingMessage, isCancelled: Bool = false) -> [[UInt8]] {
    guard let id = message.id else { return notify(message) }
    if isCancelled {
      return [OutgoingMessage.failure(id, .requestCancelled, "the request was cancelled")]
    }
    switch (stage, message.method) {
    case (.new, "initialize"):
      stage = .running
      client = Client(message.parameters)
      return [OutgoingMessage.answer(to: id) { [client, version] in client.writeServer(version, to: &$0) }]
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

  /// Returns the diagnostics of all open documents and guides if a document has changed. Call it when no message waits: a text that has changed again meanwhile is not
  /// compiled in between.
  package mutating func update() -> [[UInt8]] {
    guard isOutOfDate, stage == .running else { return [] }
    isOutOfDate = false
    workspace.analyze()
    // Guides that are closed are forgotten.
    known = known.filter { workspace.guides[$0.key] != nil }
    for (path, guide) in workspace.guides { known[path, default: KnownGuide()].add(guide) }
    let open = Set(workspace.documents.values.map(\.file.path))
    uses.keep(documents: open.contains, guides: { workspace.guides[$0] != nil })
    lintPlan.keep(
      documents: { workspace.documents[$0] != nil }, guides: { workspace.guides[$0] != nil })
    return diagnostics()
  }

  /// Returns the answer to bytes that are no message.
  package static func refusal(_ failure: IncomingMessage.Failure) -> [UInt8] {
    OutgoingMessage.failure(failure.id, failure.code, failure.reason)
  }

  // MARK: Notifications

  /// Reads a notification, and returns the messages to send.
  private mutating func notify(_ message: IncomingMessage) -> [[UInt8]] {
    let parameters = message.parameters
    let document = parameters["textDocument"]
    switch message.method {
    case "exit": exitCode = stage == .shutDown ? 0 : 1
    case _ where stage != .running: break
    case "initialized":
      return client.watchesFiles ? [request("client/registerCapability", Client.writeWatchers)] : []
    case "textDocument/didOpen":
      guard let uri = document?["uri"]?.text, let text = document?["text"]?.text else { break }
      workspace.open(TextDocument(uri: uri, version: document?["version"]?.index ?? 0, text: text))
      isOutOfDate = true
    case "textDocument/didChange":
      guard let uri = document?["uri"]?.text, let changes = parameters["contentChanges"]?.elements else {
        break
      }
      let read = changes.compactMap { change in
        change["text"]?.text.map {
          TextDocument.Change(range: TextRangeOfPositions(change["range"]), text: $0)
        }
      }
      guard read.count == changes.count else { break }
      let version = document?["version"]?.index ?? 0
      if workspace.change(uri, read, version: version, client.encoding) { isOutOfDate = true }
    case "textDocument/didClose":
      guard let uri = document?["uri"]?.text else { break }
      workspace.close(uri)
      isOutOfDate = true
    case "textDocument/didSave", "workspace/didChangeWatchedFiles":
      isOutOfDate = true
      lintPlan.filesChanged()
    default: break
    }
    return []
  }

  /// Returns a request to the client. Nothing waits for its answer.
  mutating func request(_ method: String, _ parameters: (inout JSONWriter) -> Void) -> [UInt8] {
    requestCount += 1
    return OutgoingMessage.request(.string("kanso-\(requestCount)"), method, parameters)
  }

  // MARK: Diagnostics

  /// Returns the diagnostics of all files of the guides and of open sources, and none for files that had some and are in no
  /// guide any more.
  private mutating func diagnostics() -> [[UInt8]] {
    let addresses = workspace.addresses
    var byURI = Dictionary(grouping: workspace.diagnostics) { addresses.uri(ofPath: $0.range.file.path) }
    for (uri, document) in workspace.documents where document.kind == .source {
      byURI[uri] = findings(in: document)
    }
    for uri in published.union(workspace.documents.keys) where byURI[uri] == nil { byURI[uri] = [] }
    published = Set(byURI.filter { !$0.value.isEmpty }.keys)
    let report = GuideDiagnostics(client, Locations(encoding: client.encoding, addresses: addresses))
    return byURI.sorted { $0.key < $1.key }.map { uri, diagnostics in
      report.notification(diagnostics, uri: uri, version: workspace.documents[uri]?.version)
    }
  }

  /// Returns the findings of the lint in an open source.
  private func findings(in document: TextDocument) -> [Diagnostic] {
    uses.findings(in: document).compactMap { $0.diagnostic(in: document.file, descriptors) }
  }

  /// Returns the diagnostics of an open source.
  mutating func diagnostics(of document: TextDocument) -> [UInt8] {
    published.insert(document.uri)
    return GuideDiagnostics(client, Locations(encoding: client.encoding, addresses: workspace.addresses))
      .notification(findings(in: document), uri: document.uri, version: document.version)
  }

  // MARK: Requests

  private func answer(_ id: RequestID, _ message: IncomingMessage) -> [UInt8] {
    let parameters = message.parameters
    if message.method == "workspace/symbol" {
      return OutgoingMessage.answer(
        to: id, WorkspaceSymbols.answer(to: parameters["query"]?.text ?? "", workspace, client))
    }
    guard let feature = Feature.byMethod[message.method] else {
      return OutgoingMessage.failure(id, .methodNotFound, "`\(message.method)` is not known")
    }
    guard let document = parameters["textDocument"]?["uri"]?.text.flatMap({ workspace.documents[$0] }) else {
      return OutgoingMessage.answer(to: id) { $0.writeNull() }
    }
    let path = workspace.guidePath(ofPath: document.file.path)
    let question = Question(
      parameters: parameters, document: document, guide: path.flatMap { workspace.guides[$0] },
      known: path.flatMap { known[$0] } ?? KnownGuide(), workspace: workspace, client: client, uses: uses,
      descriptors: descriptors,
      locations: Locations(encoding: client.encoding, addresses: workspace.addresses))
    do throws(Refusal) {
      let answer = try feature.answer(question)
      return OutgoingMessage.answer(to: id, answer ?? { $0.writeNull() })
    } catch {
      return OutgoingMessage.failure(id, .requestFailed, error.reason)
    }
  }
}
