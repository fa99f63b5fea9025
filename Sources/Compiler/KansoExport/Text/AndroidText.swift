import KansoFormatting

/// Conversion of untrusted text to Android's string resources.
enum AndroidText {
  /// Returns the content of a `<string>` that represents exactly that text, before it is escaped for XML.
  ///
  /// The text is in double quotes, because Android removes other spaces and would read `@` or `?` at the beginning as a
  /// reference. Quotes, apostrophes and backslashes get a backslash. Characters that XML cannot contain or that
  /// could reorder a line are written as `\uXXXX`, if they have four digits; Android has no notation for others.
  /// <https://developer.android.com/guide/topics/resources/string-resource#FormattingAndStyling>
  static func resource(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "'", "\\": result += "\\" + String(scalar)
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case _ where scalar.isUnprintable && scalar.value <= 0xFFFF:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
