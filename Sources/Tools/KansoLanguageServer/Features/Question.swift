import KansoDiagnostics
import KansoFormatting
import KansoGuide
import KansoTheme

/// Writes the result of a request.
typealias Answer = (inout JSONWriter) -> Void

/// A request about a document, with what is known about its guide.
struct Question {
  let parameters: JSONNode
  let document: TextDocument
  /// The guide of the document, or the one that a source takes its tokens from; nil if there is none.
  let guide: GuideAnalysis?
  /// The last states of the guide that could be read.
  let known: KnownGuide
  let workspace: GuideWorkspace
  let client: Client
  /// The uses of tokens in sources.
  let uses: SourceUses
  /// The diagnostics by their ids.
  let descriptors: [String: DiagnosticDescriptor]

  var file: SourceFile { document.file }
  /// The places of files.
  let locations: Locations
  /// True for a source, whose names are those of Swift.
  var isSource: Bool { document.kind == .source }
  /// True for a guide in YAML, and not for a document of the design-token standard.
  var isYAML: Bool {
    document.kind == .guide && !file.path.hasSuffix(".json") && !file.path.hasSuffix(".tokens")
  }
  /// The path of the first file of the guide; nil without one.
  var guidePath: String? { workspace.guidePath(ofPath: file.path) }
  /// The path of the document as its guide names it; empty for a file of no guide.
  var path: String { guide?.name(ofPath: file.path) ?? "" }

  /// The diagnostics of the document.
  var diagnostics: [Diagnostic] {
    if isSource { return uses.findings(in: document).compactMap { $0.diagnostic(in: file, descriptors) } }
    if document.kind == .configuration {
      return workspace.diagnostics.filter {
        locations.addresses.uri(ofPath: $0.range.file.path) == document.uri
      }
    }
    let path = path
    return guide?.diagnostics.filter { $0.range.file.path == path } ?? []
  }

  /// The offset of the place that the request is about; nil if it names none.
  var offset: Int? {
    TextPosition(parameters["position"]).map { client.encoding.offset(of: $0, in: file) }
  }

  /// The range that the request is about; nil if it names none.
  var range: Range<Int>? { range(parameters["range"]) }

  /// Reads a range of the document; nil for another value.
  func range(_ node: JSONNode?) -> Range<Int>? {
    guard let range = TextRangeOfPositions(node) else { return nil }
    let start = client.encoding.offset(of: range.start, in: file)
    return start..<max(start, client.encoding.offset(of: range.end, in: file))
  }

  /// The token or group that a place names.
  struct Subject {
    let path: TokenPath
    /// The name in the document.
    let range: Range<Int>
    /// The place in the guide; nil in a source.
    let mention: Mentions.Mention?
  }

  /// The token or group that the place of the request names; nil if it names none.
  var subject: Subject? {
    guard let offset, let guide else { return nil }
    if isSource {
      return guide.swiftNames.token(at: offset, in: file).map {
        Subject(path: $0.path, range: $0.range, mention: nil)
      }
    }
    return guide.mentions.mention(at: offset, in: path).map {
      Subject(path: $0.path, range: $0.range.offsets, mention: $0)
    }
  }

  /// Writes a range of the document.
  func write(_ range: Range<Int>, to json: inout JSONWriter) {
    client.encoding.range(range, in: file).write(to: &json)
  }
}

/// The reason that a request is refused, which the client shows to its user.
struct Refusal: Error {
  let reason: String

  init(_ reason: String) { self.reason = reason }
}

/// The places of files, as the protocol has them.
struct Locations {
  let encoding: PositionEncoding
  /// The addresses of files.
  let addresses: DocumentAddresses

  /// Writes the place of a range: its file and its positions.
  func write(_ range: SourceRange, to json: inout JSONWriter) {
    json.writeObject { json in
      json.write(addresses.uri(ofPath: range.file.path), "uri")
      json.writeKey("range")
      encoding.range(range.offsets, in: range.file).write(to: &json)
    }
  }
}
