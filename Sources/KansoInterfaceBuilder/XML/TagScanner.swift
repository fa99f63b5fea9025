import KansoDiagnostics

/// A scanner for the source ranges of tags and attributes in an XML document.
///
/// Foundation's parser reports only the line and column of a tag's end, and no positions of attributes. This scanner
/// finds the tags in the order in which the parser reports them. It does not check if the document is well-formed: the
/// parser does that.
struct TagScanner {
  struct Tag {
    let name: Range<Int>
    let range: Range<Int>
    /// The names and the source ranges of the values, in document order.
    var attributes: [(name: Range<Int>, value: Range<Int>)] = []
    var isClosed = false
  }

  enum Stop: Error {
    /// A document type declaration.
    case documentType(Range<Int>)
    /// A processing instruction other than the XML declaration. Foundation's parser crashes if it has no content.
    case instruction(Range<Int>)
    /// `--` in a comment. libxml2 reports each one together with the whole comment up to it.
    case hyphens(Range<Int>)
    case tooDeep(Range<Int>)
    case tooMany(Range<Int>)
    /// An element with too many attributes. The parser compares each attribute with all previous ones, which takes
    /// quadratic time.
    case tooManyAttributes(Range<Int>)
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var offset = 0

  private init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Returns the start tags of a document.
  static func tags(in bytes: [UInt8]) throws(Stop) -> [Tag] {
    let result = bytes.withUnsafeBufferPointer { buffer -> Result<[Tag], Stop> in
      var scanner = TagScanner(buffer)
      do throws(Stop) { return .success(try scanner.scan()) } catch { return .failure(error) }
    }
    return try result.get()
  }

  private mutating func scan() throws(Stop) -> [Tag] {
    var tags: [Tag] = []
    var depth = 0
    while let open = find("<") {
      offset = open
      if try skipComment() { continue }
      if skip("<![CDATA[", to: "]]>") { continue }
      if starts("<?") {
        let isDeclaration = starts("<?xml ") && tags.isEmpty && (open == 0 || open == 3 && bytes[0] == 0xEF)
        _ = skip("<?", to: "?>")
        if isDeclaration { continue }
        throw .instruction(open..<offset)
      }
      if starts("<!") { throw .documentType(open..<min(open + 9, bytes.count)) }
      if starts("</") {
        depth -= 1
        offset = find(">").map { $0 + 1 } ?? bytes.count
        continue
      }
      let tag = try startTag(from: open)
      if !tag.isClosed { depth += 1 }
      if depth > DocumentLimits.depth { throw .tooDeep(tag.range) }
      if tags.count == DocumentLimits.elements { throw .tooMany(tag.range) }
      tags.append(tag)
    }
    return tags
  }

  private mutating func startTag(from open: Int) throws(Stop) -> Tag {
    offset = open + 1
    let name = word()
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
      let key = word()
      skipSpace()
      if offset < bytes.count, bytes[offset] == UInt8(ascii: "=") {
        offset += 1
        skipSpace()
        if let value = quoted() {
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

  private mutating func word() -> Range<Int> {
    let start = offset
    while offset < bytes.count, !bytes[offset].isSpace, !Self.ends.contains(bytes[offset]) { offset += 1 }
    return start..<offset
  }

  private static let ends: [UInt8] = Array("=/><\"'".utf8)

  private mutating func quoted() -> Range<Int>? {
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") || bytes[offset] == UInt8(ascii: "'")
    else { return nil }
    let quote = bytes[offset]
    offset += 1
    let start = offset
    while offset < bytes.count, bytes[offset] != quote { offset += 1 }
    defer { if offset < bytes.count { offset += 1 } }
    return start..<offset
  }

  private mutating func skipSpace() {
    while offset < bytes.count, bytes[offset].isSpace { offset += 1 }
  }

  private func starts(_ text: StaticString) -> Bool {
    guard offset + text.utf8CodeUnitCount <= bytes.count else { return false }
    return (0..<text.utf8CodeUnitCount).allSatisfy { bytes[offset + $0] == text.utf8Start[$0] }
  }

  private mutating func skip(_ opening: StaticString, to closing: StaticString) -> Bool {
    guard starts(opening) else { return false }
    offset += opening.utf8CodeUnitCount
    while offset < bytes.count, !starts(closing) { offset += 1 }
    offset = min(offset + closing.utf8CodeUnitCount, bytes.count)
    return true
  }

  /// Skips a comment. Returns false if there is none at the current offset.
  private mutating func skipComment() throws(Stop) -> Bool {
    guard starts("<!--") else { return false }
    offset += 4
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "-") || !starts("--") { offset += 1 }
    // The parser reports an unterminated comment.
    guard offset + 2 < bytes.count else {
      offset = bytes.count
      return true
    }
    guard starts("-->") else { throw .hyphens(offset..<offset + 2) }
    offset += 3
    return true
  }

  private func find(_ character: Unicode.Scalar) -> Int? {
    bytes[min(offset, bytes.count)...].firstIndex(of: UInt8(ascii: character))
  }
}

extension UInt8 {
  var isSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
