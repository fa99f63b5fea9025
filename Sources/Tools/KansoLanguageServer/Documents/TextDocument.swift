import KansoDiagnostics

/// A document that the client has open, with the text that it shows, saved or not.
package struct TextDocument: Sendable {
  /// The address that the client uses.
  package let uri: String
  /// The version of the client; it grows with each change.
  package private(set) var version: Int
  package private(set) var file: SourceFile
  /// The kind; it can change while a document is typed.
  var kind: DocumentKind { DocumentKind(of: file) }

  package init(uri: String, version: Int, text: String) {
    (self.uri, self.version) = (uri, version)
    // The compiler reads a text without its mark of the byte order, which editors do not count either.
    file = SourceFile(
      path: DocumentAddresses.path(of: uri), text: text.first == "\u{FEFF}" ? String(text.dropFirst()) : text)
  }

  /// A change of a text: of a part of it, or of all if there is no range.
  package struct Change {
    let range: TextRangeOfPositions?
    let text: String
  }

  /// Changes the text. The ranges of later changes are those of the text after the earlier ones.
  mutating func apply(_ changes: [Change], version: Int, _ encoding: PositionEncoding) {
    self.version = version
    for change in changes {
      guard let range = change.range else {
        file = SourceFile(path: file.path, text: change.text)
        continue
      }
      let start = encoding.offset(of: range.start, in: file)
      let end = max(start, encoding.offset(of: range.end, in: file))
      var bytes = file.bytes
      bytes.replaceSubrange(start..<end, with: change.text.utf8)
      file = SourceFile(path: file.path, bytes: bytes)
    }
  }
}
