import KansoFormatting

/// Serialization of texts as YAML.
package enum YAMLText {
  /// Returns the text in double quotes and on one line. Quotes, backslashes and all unprintable characters
  /// are escaped (YAML 1.2.2, section 5.7); other non-ASCII characters are not.
  package static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case _ where scalar.isUnprintable:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        let (sign, count) = digits.count > 4 ? ("U", 8) : ("u", 4)
        result += "\\" + sign + String(repeating: "0", count: count - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
