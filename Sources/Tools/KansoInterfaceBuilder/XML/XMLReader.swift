import Foundation
import KansoDiagnostics
import KansoInterfaceBuilderDiagnostics

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A reader that converts XML text to a tree of elements. It is the only code that uses Foundation's XML
/// parser. The help of its diagnostics is for documents of Interface Builder; readers of other formats leave it out.
package enum XMLReader {
  /// Parses XML text after checking its encoding, its declarations and `DocumentLimits`.
  ///
  /// - Returns: the root element and no diagnostics, or nil and one error if the text is not XML or exceeds
  ///   the limits.
  package static func read(_ file: SourceFile) -> (root: Element?, diagnostics: [Diagnostic]) {
    if let problem = sizeOrEncodingProblem(of: file) { return (nil, [problem]) }
    let tags: [TagScanner.Tag]
    do throws(TagScanner.ScanError) { tags = try TagScanner.tags(in: file.bytes) } catch {
      return (nil, [diagnostic(for: error, in: file)])
    }
    let builder = TreeBuilder(file, tags)
    let parser = XMLParser(data: Data(file.bytes))
    parser.shouldResolveExternalEntities = false
    parser.delegate = builder
    // For a document that ends too early or continues after its end, `parse()` returns true, but there is an error.
    if parser.parse(), parser.parserError == nil, builder.isWhole, let root = builder.root {
      return (root, [])
    }
    return (nil, [builder.diagnostic(of: parser)])
  }

  /// Returns an error if the file is too large, declares another encoding, begins with a byte-order mark of
  /// UTF-16, has a zero among its first 64 bytes, or has an invalid byte of UTF-8. Otherwise returns nil.
  private static func sizeOrEncodingProblem(of file: SourceFile) -> Diagnostic? {
    if file.bytes.count > DocumentLimits.fileSize {
      return DocumentLimits.tooLargeDiagnostic(for: file, size: file.bytes.count)
    }
    if let declaration = foreignEncodingDeclaration(of: file) {
      return Diagnostic(
        .xmlSyntax, "the document declares an encoding other than UTF-8",
        at: SourceRange(file: file, declaration), help: "convert it to UTF-8, or save it again in Xcode")
    }
    // A byte-order mark of UTF-16, or the zero bytes that UTF-16 has in ASCII letters.
    if file.bytes.prefix(64).contains(0) || file.bytes.starts(with: [0xFE, 0xFF])
      || file.bytes.starts(with: [0xFF, 0xFE])
    {
      return Diagnostic(
        .xmlSyntax, "the document is not UTF-8",
        at: SourceRange(file: file, 0..<0), help: "convert it to UTF-8, or save it again in Xcode")
    }
    // The parser crashes if a name is not valid UTF-8.
    if let place = firstInvalidByte(of: file) {
      return Diagnostic(
        .xmlSyntax, "the text is not valid UTF-8", at: SourceRange(file: file, place..<place + 1),
        help: "convert it to UTF-8, or save it again in Xcode")
    }
    return nil
  }

  /// Returns the offset of the first byte that is not valid UTF-8; nil if there is none.
  private static func firstInvalidByte(of file: SourceFile) -> Int? {
    if String(bytes: file.bytes, encoding: .utf8) != nil { return nil }
    var (decoder, bytes, offset) = (UTF8(), file.bytes.makeIterator(), 0)
    while true {
      switch decoder.decode(&bytes) {
      case .scalarValue(let scalar): offset += UTF8.width(scalar)
      case .emptyInput: return nil
      case .error: return offset
      }
    }
  }

  /// Returns the byte range of the XML declaration if it names another encoding than UTF-8 or US-ASCII, or
  /// contains the word `encoding` twice; nil otherwise. For a text in EBCDIC, returns the first four bytes.
  private static func foreignEncodingDeclaration(of file: SourceFile) -> Range<Int>? {
    // With another encoding the parser could find other tags than the scanner, and entities as well.
    let bytes = file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? file.bytes[3...] : file.bytes[...]
    // The parser detects EBCDIC from the first letters, even without a declaration.
    if bytes.starts(with: [0x4C, 0x6F, 0xA7, 0x94]) { return 0..<4 }
    guard bytes.starts(with: "<?xml".utf8) else { return nil }
    let end = bytes.firstIndex(of: UInt8(ascii: ">")) ?? bytes.endIndex
    let parts = file.text(in: bytes.startIndex..<end).lowercased().split(
      separator: "encoding", omittingEmptySubsequences: false)
    guard parts.count > 1 else { return nil }
    let value = parts[1].drop { $0.isWhitespace || $0 == "=" }
    let isKnown =
      parts.count == 2
      && ["\"utf-8\"", "'utf-8'", "\"us-ascii\"", "'us-ascii'"].contains { value.hasPrefix($0) }
    return isKnown ? nil : bytes.startIndex..<end
  }

  /// Returns the diagnostic for a construct or an exceeded limit that the scanner rejected.
  private static func diagnostic(for error: TagScanner.ScanError, in file: SourceFile) -> Diagnostic {
    switch error {
    case .documentType(let range):
      return Diagnostic(
        .xmlDeclaration,
        "the document declares a document type or entities, which are not read",
        at: SourceRange(file: file, range), help: "remove the `<!…>`")
    case .instruction(let range):
      return Diagnostic(
        .xmlDeclaration,
        "the document has an instruction for a program, which is not read",
        at: SourceRange(file: file, range), help: "remove the `<?…?>`")
    case .hyphens(let range):
      return Diagnostic(
        .xmlSyntax, "`--` is inside a comment, which XML does not allow",
        at: SourceRange(file: file, range), help: "write `- -`, or delete the comment")
    case .tooManyAttributes(let range):
      return Diagnostic(
        .documentTooLarge, "an element has more than \(DocumentLimits.attributes) attributes",
        at: SourceRange(file: file, range),
        help: "save it again in Xcode, or look for the remains of a merge")
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

/// A parser delegate that combines the events of the parser with the source ranges of the scanner.
private final class TreeBuilder: NSObject, XMLParserDelegate {
  private let file: SourceFile
  private let tags: [TagScanner.Tag]
  /// The index of the next tag that the parser has to report.
  private var next = 0
  /// The elements that have not ended yet, from the root inwards.
  private var open: [Element] = []
  private(set) var root: Element?
  /// The first error: its libxml2 code, its byte offset, and the innermost open element. The code is 0 if
  /// parser and scanner found different tags.
  private var firstError: (code: Int, place: Int, inner: Element?)?

  /// True if all tags were reported and all elements have ended.
  var isWhole: Bool { firstError == nil && open.isEmpty && next == tags.count }

  /// - Parameter tags: the start tags that the scanner found in the file.
  init(_ file: SourceFile, _ tags: [TagScanner.Tag]) { (self.file, self.tags) = (file, tags) }

  /// Appends an element to the innermost open one. Aborts the parser if the scanner did not find the same
  /// tag.
  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    guard next < tags.count, file.text(in: tags[next].name) == name else {
      // The parser reports another tag than the scanner found.
      recordError(0, parser)
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

  /// Ends the innermost open element. The parser has already checked the name.
  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    _ = open.popLast()
  }

  /// Appends text, with entities replaced, to the innermost open element.
  func parser(_ parser: XMLParser, foundCharacters text: String) { open.last?.append(text) }

  /// Appends the text of a CDATA section to the innermost open element.
  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    open.last?.append(String(decoding: block, as: UTF8.self))
  }

  // MARK: Errors

  /// Records the error with the parser's position.
  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    recordError((error as NSError).code, parser)
  }

  /// Records an error at the parser's current position. Ignores all errors after the first one.
  private func recordError(_ code: Int, _ parser: XMLParser) {
    // All later errors are consequences of the first one.
    guard firstError == nil else { return }
    firstError = (code, offset(line: parser.lineNumber, column: parser.columnNumber), open.last)
  }

  /// Returns the diagnostic for the first recorded error, else for the parser's error. Without any error
  /// code, the document counts as incomplete.
  func diagnostic(of parser: XMLParser) -> Diagnostic {
    recordError((parser.parserError as NSError?)?.code ?? Self.documentEndCode, parser)
    let (code, place, element) = firstError ?? (0, file.bytes.count, nil)
    let inner = element.map {
      Diagnostic.Note("<\($0.name)> begins here", at: SourceRange(file: file, $0.range))
    }
    var message = Self.messages[code] ?? "the document is not well-formed XML"
    if code == Self.documentEndCode {
      message =
        tags.isEmpty
        ? "the document has no elements"
        : root != nil && open.isEmpty
          ? "there is something after the end of the document"
          : "the document ends before all elements are closed"
    }
    return Diagnostic(
      .xmlSyntax, message, at: SourceRange(file: file, place..<place),
      help: "save it again in Xcode, or look for the remains of a merge", notes: inner.map { [$0] } ?? [])
  }

  /// The parser's error code for content after the document, and for a document that ends too early.
  private static let documentEndCode = 5

  /// The messages for errors of libxml2 in invalid documents, by its xmlParserErrors codes.
  private static let messages: [Int: String] = [
    4: "the document has no elements",
    9: "this character is not allowed in XML",
    26: "this entity is not declared",
    38: "`<` is not allowed in the value of an attribute; write `&lt;`",
    39: "the value of an attribute does not begin with a quote",
    40: "the value of an attribute does not end",
    41: "an attribute has no value",
    42: "an attribute is written twice",
    64: "there is something after the end of the document, or before its declaration",
    65: "a space is missing between attributes",
    68: "a name is missing here",
    73: "a tag does not end: `>` is missing",
    76: "this end tag does not match the open element",
    77: "the document ends before all elements are closed",
    81: "the text is not valid UTF-8",
  ]

  /// Returns the byte offset of a parser position. It is at most the end of the line, and the end of the file
  /// for a line that does not exist. Lines and columns count from 1. The offset is only approximate in a line
  /// with non-ASCII characters, since columns count characters or bytes by the parser's version.
  private func offset(line: Int, column: Int) -> Int {
    let index = file.lines
    guard line >= 1, line <= index.lineCount else { return file.bytes.count }
    let contents = index.contents(ofLine: line)
    return min(contents.lowerBound + max(0, column - 1), contents.upperBound)
  }
}
