import Mustache

/// How values are escaped in a template that says so: `{{% CONTENT_TYPE: STRING}}` and `{{% CONTENT_TYPE: XML}}`.
enum EscapedText {
  /// Makes the content types known to the template library, which keeps one list for the whole process.
  static func register() {
    MustacheContentTypes.register(QuotedString(), named: "STRING")
    MustacheContentTypes.register(XMLText(), named: "XML")
  }

  /// For the string literals of Dart, Kotlin, Java, JavaScript and their like, whatever quotes they stand in.
  /// Everything but printable ASCII is written as UTF-16 in `\u` escapes, so nothing in a comment can end its line either.
  struct QuotedString: MustacheContentType {
    func escapeText(_ text: String) -> String {
      var result = ""
      for scalar in text.unicodeScalars {
        switch scalar {
        case "\\", "\"", "'", "$", "`": result += "\\" + String(scalar)
        case " "..."~": result.unicodeScalars.append(scalar)
        default:
          for unit in UTF16.encode(scalar)! {
            let digits = String(unit, radix: 16)
            result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
          }
        }
      }
      return result
    }
  }

  /// For text and attributes of XML 1.0. What XML cannot hold at all becomes U+FFFD.
  struct XMLText: MustacheContentType {
    func escapeText(_ text: String) -> String {
      var result = ""
      for scalar in text.unicodeScalars {
        switch scalar.value {
        case 0x26: result += "&amp;"
        case 0x3C: result += "&lt;"
        case 0x3E: result += "&gt;"
        case 0x22: result += "&quot;"
        case 0x27: result += "&apos;"
        case 0x09, 0x0A, 0x0D, 0x7F...0x9F: result += "&#\(scalar.value);"
        case 0..<0x20, 0xFFFE, 0xFFFF: result += "\u{FFFD}"
        default: result.unicodeScalars.append(scalar)
        }
      }
      return result
    }
  }
}
