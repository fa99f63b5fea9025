import KansoFormatting
import Mustache

/// Escaping of values in templates that request it: `{{% CONTENT_TYPE: STRING}}` and `{{% CONTENT_TYPE: XML}}`.
enum EscapedText {
  /// Registers the content types in the template library, whose list is shared by the whole process.
  static func register() {
    MustacheContentTypes.register(QuotedString(), named: "STRING")
    MustacheContentTypes.register(XMLText(), named: "XML")
    MustacheContentTypes.register(FileName(), named: "FILE")
  }

  /// Escapes text for string literals in Dart, Kotlin, Java, JavaScript and similar languages, with any kind of quotes.
  /// Everything except printable ASCII becomes a UTF-16 `\u` escape, so the text cannot end a comment's line, either.
  struct QuotedString: MustacheContentType {
    /// Returns the text for a place between quotes, without the quotes themselves. Quotes, backslashes and `$` get a
    /// backslash. Backticks, which Kotlin does not allow after a backslash, become `\u` escapes as well.
    func escapeText(_ text: String) -> String {
      var result = ""
      for scalar in text.unicodeScalars {
        switch scalar {
        case "\\", "\"", "'", "$": result += "\\" + String(scalar)
        case " "..."~" where scalar != "`": result.unicodeScalars.append(scalar)
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

  /// Escapes text for content and attributes in XML 1.0.
  struct XMLText: MustacheContentType {
    /// Returns the text with XML's entities.
    func escapeText(_ text: String) -> String { text.escapedForXML }
  }

  /// Replaces what the name of a file cannot contain.
  struct FileName: MustacheContentType {
    /// Returns the text with a hyphen for each character that separates folders or that some systems refuse.
    func escapeText(_ text: String) -> String {
      String(
        String.UnicodeScalarView(
          text.unicodeScalars.map { $0.isUnprintable || "/\\:*?\"<>|".unicodeScalars.contains($0) ? "-" : $0 }
        ))
    }
  }
}
