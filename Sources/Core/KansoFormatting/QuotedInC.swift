extension String {
  /// Returns the text as a string literal of C, which `git` and `patch` also read as the name of a file. Quotes
  /// and backslashes get a backslash. All bytes except printable ASCII are escaped in octal, which ends after
  /// three digits.
  ///
  /// - Parameter others: other ASCII characters that get a backslash.
  package func quotedInC(escaping others: String = "") -> String {
    var result = "\""
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): result += "\\" + String(Unicode.Scalar(byte))
      case 0x20..<0x7F:
        if others.utf8.contains(byte) { result += "\\" }
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 8)
        result += "\\" + String(repeating: "0", count: 3 - digits.count) + digits
      }
    }
    return result + "\""
  }
}
