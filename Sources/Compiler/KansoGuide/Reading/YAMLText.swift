import KansoFormatting

/// Serialization of texts as YAML.
enum YAMLText {
  /// Returns the text in double quotes and on one line. Quotes, backslashes and all unprintable characters
  /// are escaped (YAML 1.2.2, section 5.7); other non-ASCII characters are not.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case _ where scalar.isUnprintable:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
