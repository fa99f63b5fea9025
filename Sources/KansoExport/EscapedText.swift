import KansoDiagnostics
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

  /// For text and attributes of XML 1.0.
  struct XMLText: MustacheContentType {
    func escapeText(_ text: String) -> String { text.escapedForXML }
  }
}
