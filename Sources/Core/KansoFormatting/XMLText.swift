extension String {
  /// The text as the content of an element or the value of an attribute, as `XMLEscaping` writes it.
  package var escapedForXML: String {
    var (text, bytes) = (self, [UInt8]())
    text.withUTF8 { XMLEscaping.append($0, to: &bytes) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The text for XML. Unprintable characters, including line breaks and tabs, are replaced by `\u{…}`; the
  /// rest is escaped as in `escapedForXML`.
  package var inXML: String { printable.escapedForXML }
}

/// Escaping of texts in XML 1.0 and HTML.
package enum XMLEscaping {
  /// Appends a text with escapes: `&`, `<`, `>` and both quotes become entities. Tabs and line breaks become
  /// character references, because parsers change carriage returns, and line breaks within attributes. Other
  /// ASCII control characters, U+FFFE and U+FFFF become U+FFFD, because XML 1.0 does not allow most of them
  /// even if they are escaped.
  ///
  /// - Parameters:
  ///   - text: the text in UTF-8.
  ///   - bytes: the document.
  package static func append(_ text: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) {
    var written = 0
    for (index, byte) in text.enumerated() {
      var start = index
      let escaped: StaticString
      switch byte {
      case UInt8(ascii: "&"): escaped = "&amp;"
      case UInt8(ascii: "<"): escaped = "&lt;"
      case UInt8(ascii: ">"): escaped = "&gt;"
      case UInt8(ascii: "\""): escaped = "&quot;"
      // HTML 4 does not know `&apos;`.
      case UInt8(ascii: "'"): escaped = "&#39;"
      case 0x09: escaped = "&#9;"
      case 0x0A: escaped = "&#10;"
      case 0x0D: escaped = "&#13;"
      case 0x00...0x1F, 0x7F: escaped = "\u{FFFD}"
      // EF BF BE and EF BF BF are U+FFFE and U+FFFF.
      case 0xBE, 0xBF:
        guard index >= 2, text[index - 1] == 0xBF, text[index - 2] == 0xEF else { continue }
        (start, escaped) = (index - 2, "\u{FFFD}")
      default: continue
      }
      bytes.append(contentsOf: text[written..<start])
      escaped.withUTF8Buffer { bytes.append(contentsOf: $0) }
      written = index + 1
    }
    bytes.append(contentsOf: text[written...])
  }
}
