extension String {
  /// The text as the content of an element or the value of an attribute in XML 1.0. Characters that XML does
  /// not allow become U+FFFD. Line breaks and tabs become character references, because parsers normalize
  /// them in attributes.
  package var escapedForXML: String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x26: text += "&amp;"
      case 0x3C: text += "&lt;"
      case 0x3E: text += "&gt;"
      case 0x22: text += "&quot;"
      case 0x27: text += "&apos;"
      case 0x09, 0x0A, 0x0D, 0x7F...0x9F: text += "&#\(scalar.value);"
      case 0..<0x20, 0xFFFE, 0xFFFF: text += "\u{FFFD}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  /// The text for XML. Unprintable characters, including line breaks and tabs, are replaced by `\u{…}`; the
  /// rest is escaped as in `escapedForXML`.
  package var inXML: String { printable.escapedForXML }
}
