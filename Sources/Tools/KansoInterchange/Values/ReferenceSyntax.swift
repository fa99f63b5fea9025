/// The notation of references: `{color.ink}`, also with blanks inside the braces and with `.value` at the end, and
/// for some tools `$color.ink`.
package struct ReferenceSyntax: Sendable {
  /// True if `$color.ink` is a reference.
  package var hasDollars: Bool

  package init(hasDollars: Bool = false) { self.hasDollars = hasDollars }

  /// Returns the pieces of a text: the references and the texts between them, none of them empty. A brace that is not
  /// closed is text.
  package func pieces(of text: String) -> [ForeignValue.Piece] {
    let bytes = Array(text.utf8)
    guard bytes.contains(UInt8(ascii: "{")) || hasDollars && bytes.contains(UInt8(ascii: "$")) else {
      return text.isEmpty ? [] : [.text(text)]
    }
    var pieces: [ForeignValue.Piece] = []
    var textStart = 0
    var position = 0
    /// Appends the text before an offset.
    func endText(at end: Int) {
      if end > textStart { pieces.append(.text(String(decoding: bytes[textStart..<end], as: UTF8.self))) }
    }
    while position < bytes.count {
      let start = position
      var path: [String] = []
      if bytes[position] == UInt8(ascii: "{") {
        let inner = bytes[(position + 1)...].prefix {
          $0 != UInt8(ascii: "}") && $0 != UInt8(ascii: "{") && $0 != 0x0A
        }
        position = inner.endIndex
        guard position < bytes.count, bytes[position] == UInt8(ascii: "}") else { continue }
        position += 1
        path = Self.path(String(decoding: inner, as: UTF8.self))
      } else if hasDollars, bytes[position] == UInt8(ascii: "$") {
        let inner = bytes[(position + 1)...].prefix { Self.isNameByte($0) }
        position = inner.endIndex
        path = Self.path(String(decoding: inner, as: UTF8.self))
      } else {
        position += 1
        continue
      }
      guard !path.isEmpty else { continue }
      endText(at: start)
      pieces.append(.reference(path))
      textStart = position
    }
    endText(at: bytes.count)
    return pieces
  }

  /// Returns the path of a text that is a reference as a whole; nil for any other text.
  package func reference(_ text: String) -> [String]? {
    let pieces = pieces(of: text.trimmed)
    guard pieces.count == 1, case .reference(let path) = pieces[0] else { return nil }
    return path
  }

  /// Returns the path of a reference without `value` or `$value` at its end.
  package static func path(_ text: String) -> [String] {
    var names = text.split(separator: ".", omittingEmptySubsequences: false).map { String($0).trimmed }
    if names.count > 1, let last = names.last, last == "value" || last == "$value" { names.removeLast() }
    return names.contains("") ? [] : names
  }

  /// Returns the path of a JSON pointer within the document, such as `#/color/ink/$value`; nil for any other text.
  package static func pointer(_ text: String) -> [String]? {
    guard text.hasPrefix("#/") else { return nil }
    var names = text.dropFirst(2).split(separator: "/", omittingEmptySubsequences: false).map {
      String($0.replacing("~1", with: "/").replacing("~0", with: "~"))
    }
    // After `$value`, the names are those of parts.
    let isPart = names.dropLast().contains("$value")
    if names.count > 1, !isPart, names.last == "$value" || names.last == "value" { names.removeLast() }
    return names.contains("") ? nil : names
  }

  /// Returns true for a byte of a name after `$`.
  private static func isNameByte(_ byte: UInt8) -> Bool {
    Quantity.isDigit(byte) || Quantity.isLetter(byte) || "._-".utf8.contains(byte) || byte >= 0x80
  }
}

extension String {
  /// The text without white space at its ends.
  package var trimmed: String {
    guard let start = firstIndex(where: { !$0.isWhitespace }),
      let end = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return start == startIndex && index(after: end) == endIndex ? self : String(self[start...end])
  }
}
