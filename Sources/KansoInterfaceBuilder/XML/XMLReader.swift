import Foundation
import KansoDiagnostics

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Text to a tree of elements: the only place that knows Foundation's XML parser.
enum XMLReader {
  /// - Returns: the outermost element; nil with an error where the text is no XML, or more than the bounds allow.
  static func read(_ file: SourceFile) -> (root: Element?, diagnostics: [Diagnostic]) {
    if let refusal = refusal(of: file) { return (nil, [refusal]) }
    let tags: [TagScanner.Tag]
    do throws(TagScanner.Stop) { tags = try TagScanner.tags(in: file.bytes) } catch {
      return (nil, [diagnostic(for: error, in: file)])
    }
    let builder = TreeBuilder(file, tags)
    let parser = XMLParser(data: Data(file.bytes))
    parser.shouldResolveExternalEntities = false
    parser.delegate = builder
    if parser.parse(), let root = builder.root, !builder.isOutOfStep { return (root, []) }
    return (nil, [builder.diagnostic(of: parser)])
  }

  private static func refusal(of file: SourceFile) -> Diagnostic? {
    if file.bytes.count > DocumentLimits.fileSize {
      return Diagnostic(
        .documentTooLarge,
        "the document has \(file.bytes.count) bytes, more than the \(DocumentLimits.fileSize) that are read",
        at: SourceRange(file: file, 0..<0), help: "split it into several storyboards")
    }
    // The bytes of a byte-order mark of UTF-16, or zeros that UTF-16 puts between letters.
    if file.bytes.prefix(64).contains(0) || file.bytes.starts(with: [0xFE, 0xFF])
      || file.bytes.starts(with: [0xFF, 0xFE])
    {
      return Diagnostic(
        .xmlSyntax, "the document is not UTF-8, as Interface Builder writes it",
        at: SourceRange(file: file, 0..<0), help: "convert it to UTF-8, or save it again in Xcode")
    }
    return nil
  }

  private static func diagnostic(for stop: TagScanner.Stop, in file: SourceFile) -> Diagnostic {
    switch stop {
    case .documentType(let range):
      return Diagnostic(
        .xmlDeclaration,
        "the document declares a document type or entities, which Interface Builder never does",
        at: SourceRange(file: file, range), help: "remove the `<!…>`")
    case .tooDeep(let range):
      return Diagnostic(
        .documentTooLarge, "elements are nested more than \(DocumentLimits.depth) deep",
        at: SourceRange(file: file, range))
    case .tooMany(let range):
      return Diagnostic(
        .documentTooLarge, "there are more than \(DocumentLimits.elements) elements",
        at: SourceRange(file: file, range))
    }
  }
}

/// Puts what the parser reports together with where it stands.
private final class TreeBuilder: NSObject, XMLParserDelegate {
  private let file: SourceFile
  private let tags: [TagScanner.Tag]
  private var next = 0
  private var open: [Element] = []
  private(set) var root: Element?
  /// The parser reported a tag that is not the next one of the text.
  private(set) var isOutOfStep = false

  init(_ file: SourceFile, _ tags: [TagScanner.Tag]) { (self.file, self.tags) = (file, tags) }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    guard next < tags.count, file.text(in: tags[next].name) == name else {
      isOutOfStep = true
      return parser.abortParsing()
    }
    let tag = tags[next]
    next += 1
    let located = tag.attributes.compactMap { attribute -> Attribute? in
      let name = file.text(in: attribute.name)
      return attributes[name].map { Attribute(name: name, value: $0, range: TextRange(attribute.value)) }
    }
    let element = Element(name, attributes: located, range: TextRange(tag.range))
    open.last?.append(element)
    if open.isEmpty { root = element }
    open.append(element)
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    open.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) { open.last?.append(text) }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    open.last?.append(String(decoding: block, as: UTF8.self))
  }

  // MARK: Mistakes

  func diagnostic(of parser: XMLParser) -> Diagnostic {
    let code = (parser.parserError as NSError?)?.code ?? 0
    let inner = open.last.map {
      Diagnostic.Note("<\($0.name)> begins here", at: SourceRange(file: file, $0.range))
    }
    let place = offset(line: parser.lineNumber, column: parser.columnNumber)
    return Diagnostic(
      .xmlSyntax, Self.messages[code] ?? "the document is not well-formed XML",
      at: SourceRange(file: file, place..<place),
      help: "save it again in Xcode, or look for what is left of a merge", notes: inner.map { [$0] } ?? [])
  }

  /// What the errors of libxml2 that broken documents have are about, by their numbers in its xmlParserErrors.
  private static let messages: [Int: String] = [
    4: "the document is empty",
    5: "the document ends before its elements do",
    9: "this character is not allowed in XML",
    26: "this entity is not declared",
    38: "`<` is not allowed in the value of an attribute; write `&lt;`",
    39: "the value of an attribute does not begin with a quote",
    40: "the value of an attribute does not end",
    41: "an attribute has no value",
    42: "an attribute is written twice",
    64: "there is something after the end of the document, or before its declaration",
    65: "there is a space missing between attributes",
    68: "a name is missing here",
    73: "a tag does not end: `>` is missing",
    76: "this end tag is not that of the element that is open",
    77: "the document ends before its elements do",
    81: "the text is not valid UTF-8",
  ]

  /// Lines and columns of the parser count from 1; columns count characters or bytes, depending on its version: within a line that has
  /// others than ASCII it is near the place and not at it.
  private func offset(line: Int, column: Int) -> Int {
    let index = LineIndex(file)
    guard line >= 1, line <= index.lineCount else { return file.bytes.count }
    let contents = index.contents(ofLine: line)
    return min(contents.lowerBound + max(0, column - 1), contents.upperBound)
  }
}
