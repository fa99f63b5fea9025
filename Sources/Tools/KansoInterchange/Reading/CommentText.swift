import KansoDiagnostics

/// The text of a comment in front of a token: its description and its deprecation.
struct CommentText: Equatable {
  /// The text without the marks of the comment, one line a line of the comment; nil if there is none.
  var description: String?
  /// The text after `@deprecated` or `Deprecated:`.
  var deprecation: ForeignDeprecation?

  /// Reads the content of a comment, without its delimiters.
  init(_ content: String) {
    let lines = content.split(separator: "\n", omittingEmptySubsequences: false).map { line -> Substring in
      let line = line.drop { $0.isWhitespace || $0 == "*" || $0 == "~" || $0 == "!" }
      return line.prefix(line.count - line.reversed().prefix { $0.isWhitespace || $0 == "*" }.count)
    }
    var kept: [Substring] = []
    for line in lines where !line.isEmpty {
      if let reason = Self.reason(in: line) {
        deprecation = reason.isEmpty ? .withoutReason : .reason(String(reason))
      } else {
        kept.append(line)
      }
    }
    // A comment of one sign, such as a rule of hyphens between groups, describes nothing.
    let text = kept.joined(separator: "\n")
    if text.contains(where: { $0.isLetter || $0.isNumber }), !Self.isCode(text) { description = text }
  }

  /// Returns true for a declaration or an element that somebody has taken out: it ends with `;` or a brace, or is in
  /// angle brackets.
  private static func isCode(_ text: String) -> Bool {
    guard let last = text.last else { return false }
    return [";", "}", "{"].contains(last) || text.hasPrefix("<") && last == ">"
  }

  /// Returns the text after the mark of a deprecation at the start of a line; nil if there is no such mark.
  private static func reason(in line: Substring) -> Substring? {
    let lowercase = line.lowercased()
    guard let mark = ["@deprecated", "deprecated:"].first(where: { lowercase.hasPrefix($0) }) else {
      return nil
    }
    return line.dropFirst(mark.count).drop { $0.isWhitespace || $0 == ":" || $0 == "-" }
  }

  /// Returns the offset where the line of an offset begins, if only white space is between them; nil otherwise.
  static func startOfLine(before offset: Int, in bytes: [UInt8]) -> Int? {
    var start = offset
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    return start == 0 || bytes[start - 1] == 0x0A || bytes[start - 1] == 0x0D ? start : nil
  }

  /// Returns the offset behind the last visible byte of the line before the one that begins at an offset; nil if
  /// there is no such line or it is empty.
  static func endOfLine(before start: Int, in bytes: [UInt8]) -> Int? {
    var end = start
    if end > 0, bytes[end - 1] == 0x0A { end -= 1 }
    if end > 0, bytes[end - 1] == 0x0D { end -= 1 }
    guard end < start else { return nil }
    while end > 0, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 { end -= 1 }
    return end > 0 && bytes[end - 1] != 0x0A && bytes[end - 1] != 0x0D ? end : nil
  }
}
