import KansoDiagnostics

/// A scanner for the source ranges of tags and attributes in an XML document.
///
/// Foundation's parser reports only the line and column of a tag's end, and no positions of attributes. This
/// scanner finds the tags in the order in which the parser reports them. It does not check if the document is
/// well-formed: the parser does that.
struct TagScanner {
  /// A start tag or an empty-element tag. All ranges are byte offsets.
  struct Tag {
    let name: Range<Int>
    let range: Range<Int>
    /// The names and the source ranges of the values, in document order.
    var attributes: [(name: Range<Int>, value: Range<Int>)] = []
    /// True for an empty-element tag, such as `<a/>`.
    var isClosed = false
  }

  /// A construct that the document must not have, with its range in bytes.
  enum ScanError: Error {
    /// A document type declaration, or another `<!` that begins neither a comment nor a CDATA section.
    case documentType(Range<Int>)
    /// A processing instruction other than the XML declaration. Foundation's parser crashes if it has no
    /// content.
    case instruction(Range<Int>)
    /// `--` in a comment. libxml2 reports each one together with the whole comment up to it.
    case hyphens(Range<Int>)
    /// An element with content that is nested deeper than the limit.
    case tooDeep(Range<Int>)
    /// The first element beyond the maximum number of elements.
    case tooMany(Range<Int>)
    /// An element with too many attributes. The parser compares each attribute with all previous ones, which
    /// takes quadratic time.
    case tooManyAttributes(Range<Int>)
  }

  /// The whole document.
  private let bytes: UnsafeBufferPointer<UInt8>
  /// The byte offset of the next byte to scan.
  private var offset = 0

  /// - Parameter bytes: a buffer that must outlive the scanner.
  private init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Returns the start tags and empty-element tags of a document, in document order. Tags in comments and
  /// CDATA sections are skipped.
  ///
  /// - Throws: the first rejected construct or exceeded limit.
  static func tags(in bytes: [UInt8]) throws(ScanError) -> [Tag] {
    let result = bytes.withUnsafeBufferPointer { buffer -> Result<[Tag], ScanError> in
      var scanner = TagScanner(buffer)
      do throws(ScanError) { return .success(try scanner.scanStartTags()) } catch { return .failure(error) }
    }
    return try result.get()
  }

  /// Scans to the end of the document. End tags only decrease the depth; their names are not compared.
  private mutating func scanStartTags() throws(ScanError) -> [Tag] {
    var tags: [Tag] = []
    var depth = 0
    while let open = nextOffset(of: "<") {
      offset = open
      if try skipComment() { continue }
      if skipSection(from: "<![CDATA[", to: "]]>") { continue }
      if isAt("<?") {
        let isDeclaration = isAt("<?xml ") && tags.isEmpty && (open == 0 || open == 3 && bytes[0] == 0xEF)
        _ = skipSection(from: "<?", to: "?>")
        if isDeclaration { continue }
        throw .instruction(open..<offset)
      }
      if isAt("<!") { throw .documentType(open..<min(open + 9, bytes.count)) }
      if isAt("</") {
        depth -= 1
        offset = nextOffset(of: ">").map { $0 + 1 } ?? bytes.count
        continue
      }
      let tag = try scanStartTag(from: open)
      if !tag.isClosed { depth += 1 }
      if depth > DocumentLimits.depth { throw .tooDeep(tag.range) }
      if tags.count == DocumentLimits.elements { throw .tooMany(tag.range) }
      tags.append(tag)
    }
    return tags
  }

  /// Scans the tag that begins at an offset, and moves behind its `>`. A `<` ends the tag, too. Attributes
  /// without a quoted value are omitted.
  ///
  /// - Throws: `tooManyAttributes` only.
  private mutating func scanStartTag(from open: Int) throws(ScanError) -> Tag {
    offset = open + 1
    let name = scanName()
    var attributes: [(name: Range<Int>, value: Range<Int>)] = []
    var isClosed = false
    while offset < bytes.count {
      skipSpace()
      guard offset < bytes.count else { break }
      if bytes[offset] == UInt8(ascii: ">") {
        offset += 1
        break
      }
      if bytes[offset] == UInt8(ascii: "/") {
        isClosed = true
        offset += 1
        continue
      }
      if bytes[offset] == UInt8(ascii: "<") { break }
      let start = offset
      let key = scanName()
      skipSpace()
      if offset < bytes.count, bytes[offset] == UInt8(ascii: "=") {
        offset += 1
        skipSpace()
        if let value = scanQuotedValue() {
          guard attributes.count < DocumentLimits.attributes else {
            throw .tooManyAttributes(open..<name.upperBound)
          }
          attributes.append((key, value))
        }
      }
      // The parser rejects such a tag. Skipping a byte avoids an endless loop.
      if offset == start { offset += 1 }
    }
    return Tag(name: name, range: open..<offset, attributes: attributes, isClosed: isClosed)
  }

  /// Scans up to white space or a delimiter. Returns an empty range if one of them is at the current offset.
  private mutating func scanName() -> Range<Int> {
    let start = offset
    while offset < bytes.count, !bytes[offset].isSpace, !Self.nameDelimiters.contains(bytes[offset]) {
      offset += 1
    }
    return start..<offset
  }

  /// The characters, besides white space, that end a name.
  private static let nameDelimiters: [UInt8] = Array("=/><\"'".utf8)

  /// Scans a value in single or double quotes, and returns its range without the quotes. Without a closing
  /// quote it extends to the end of the document. Returns nil, without moving, if there is no quote.
  private mutating func scanQuotedValue() -> Range<Int>? {
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") || bytes[offset] == UInt8(ascii: "'")
    else { return nil }
    let quote = bytes[offset]
    offset += 1
    let start = offset
    while offset < bytes.count, bytes[offset] != quote { offset += 1 }
    defer { if offset < bytes.count { offset += 1 } }
    return start..<offset
  }

  /// Moves behind the white space at the current offset.
  private mutating func skipSpace() {
    while offset < bytes.count, bytes[offset].isSpace { offset += 1 }
  }

  /// Returns true if the bytes at the current offset begin with a text.
  private func isAt(_ text: StaticString) -> Bool {
    guard offset + text.utf8CodeUnitCount <= bytes.count else { return false }
    return (0..<text.utf8CodeUnitCount).allSatisfy { bytes[offset + $0] == text.utf8Start[$0] }
  }

  /// Skips a section with its delimiters, to the end of the document if the closing one is missing. Returns
  /// false, without moving, if the opening one is not at the current offset.
  private mutating func skipSection(from opening: StaticString, to closing: StaticString) -> Bool {
    guard isAt(opening) else { return false }
    offset += opening.utf8CodeUnitCount
    while offset < bytes.count, !isAt(closing) { offset += 1 }
    offset = min(offset + closing.utf8CodeUnitCount, bytes.count)
    return true
  }

  /// Skips a comment, to the end of the document if it is not terminated. Returns false, without moving, if
  /// there is none at the current offset.
  ///
  /// - Throws: `hyphens` if `--` is inside the comment.
  private mutating func skipComment() throws(ScanError) -> Bool {
    guard isAt("<!--") else { return false }
    offset += 4
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "-") || !isAt("--") { offset += 1 }
    // The parser reports an unterminated comment.
    guard offset + 2 < bytes.count else {
      offset = bytes.count
      return true
    }
    guard isAt("-->") else { throw .hyphens(offset..<offset + 2) }
    offset += 3
    return true
  }

  /// Returns the offset of the next occurrence of an ASCII character at or after the current offset; nil if
  /// there is none. Does not move.
  private func nextOffset(of character: Unicode.Scalar) -> Int? {
    bytes[min(offset, bytes.count)...].firstIndex(of: UInt8(ascii: character))
  }
}

extension UInt8 {
  /// True for ASCII white space, including vertical tab and form feed.
  var isSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
