import KansoDiagnostics

// Explanations of libyaml's errors for users. Errors that are not listed keep libyaml's message.
extension YAMLProblem {
  /// Returns the diagnostic for the user. Frequent causes on nearby lines come first, in this order: a tab, a
  /// reference in braces without quotes, a color without quotes. Otherwise, libyaml's message is explained.
  func diagnostic(in file: SourceFile) -> Diagnostic {
    if let tab = tabDiagnostic(in: file) { return tab }
    if let braces = bracesDiagnostic(in: file) { return braces }
    if let color = colorDiagnostic(in: file) { return color }
    let (message, help, place) = explanation(in: file)
    let offset =
      switch place {
      case .problem: self.offset
      case .context: contextOffset ?? self.offset
      case .offset(let offset): offset
      }
    return Diagnostic(.yamlSyntax, message, at: character(at: offset, in: file), help: help)
  }

  /// The position of a message: the error's position, the start of the node that libyaml was parsing, or another
  /// offset.
  private enum Place {
    case problem
    case context
    case offset(Int)
  }

  /// Returns true if only spaces precede the error on its line.
  private func isFirstOnLine(in file: SourceFile) -> Bool {
    let line = lineRange(around: offset, in: file)
    return file.bytes[line.lowerBound..<min(max(offset, line.lowerBound), line.upperBound)].allSatisfy {
      $0 == 0x20
    }
  }

  /// Returns the offset in the file of the colon of `name:value`, without a space after it, in the line
  /// before the error; nil if there is none.
  private func colonWithoutSpace(in file: SourceFile) -> Int? {
    // YAML reads `name:value` as a text that continues on the next line, and reports the next colon as an
    // error.
    guard let before = line(before: lineRange(around: offset, in: file), in: file) else { return nil }
    let bytes = file.bytes
    let start = bytes[before].firstIndex { $0 != 0x20 } ?? before.upperBound
    guard let colon = bytes[start..<before.upperBound].firstIndex(of: UInt8(ascii: ":")), colon > start,
      colon + 1 < before.upperBound, bytes[colon + 1] != 0x20,
      bytes[start..<colon].allSatisfy({ $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "#") && $0 != 0x20 })
    else { return nil }
    return colon
  }

  /// Returns the explanation of libyaml's message: what is wrong, how to fix it, and the position of the
  /// problem. A message that is not known here is quoted.
  private func explanation(in file: SourceFile) -> (message: String, help: String, place: Place) {
    switch message {
    case "mapping values are not allowed in this context":
      if let colon = colonWithoutSpace(in: file) {
        return (
          "a space is missing after the colon before `\(file.text(in: colon + 1..<min(colon + 2, file.bytes.count)))`",
          "Write `name: value`.", .offset(colon)
        )
      }
      return (
        "a second `: ` is not allowed here",
        "Put quotes around a text that contains `: `, or check the indentation of this line.", .problem
      )
    case "could not find expected ':'":
      return ("a `:` is missing after this", "Write `name: value`, with a space after the colon.", .context)
    case "did not find expected key" where !isFirstOnLine(in: file):
      return (
        "this does not belong after the value", "Delete it, or put quotes around the whole value.", .problem
      )
    case "did not find expected key":
      return (
        "this does not fit the lines before it",
        "Check the indentation: entries of one group begin in the same column.", .problem
      )
    case "did not find expected '-' indicator":
      return ("this does not fit the list before it", "Begin each element of the list with `- `.", .problem)
    case "did not find expected ',' or '}'":
      return (
        "the braces that open here are not closed, or a comma is missing", "Write `{a: 1, b: 2}`.", .context
      )
    case "did not find expected ',' or ']'":
      return (
        "the brackets that open here are not closed, or a comma is missing", "Write `[a, b]`.", .context
      )
    case "found unexpected end of stream", "found unexpected document indicator":
      return ("the quoted text that begins here has no end", "Close the quotes.", .context)
    case "found unknown escape character":
      return (
        "there is no such escape in a text in double quotes",
        "Write `\\\\` for a backslash, or use single quotes, in which a backslash has no meaning.", .problem
      )
    case "did not find expected node content":
      return ("a value is missing here", "Write a value, or delete the comma or the key before it.", .problem)
    case "did not find expected alphabetic or numeric character":
      return (
        "a name has to follow `*` or `&` immediately",
        "Put quotes around a text that begins with such a sign.",
        .problem
      )
    case "found character that cannot start any token":
      let shown = character(at: offset, in: file).text
      return ("a text cannot begin with `\(shown)` in YAML", "Put quotes around the text.", .problem)
    case "found undefined tag handle":
      return ("the tag has no meaning here", "Delete the tag.", .problem)
    default:
      let context = context.map { "\($0): " } ?? ""
      return (
        "not valid YAML: \(context)\(message)", "Check the quotes and the indentation around this place.",
        .problem
      )
    }
  }

  /// Returns a diagnostic for the first run of tabs in the indentation of the error's line. Nil if there is
  /// no tab, or if the error is after the indentation and its message does not mention a tab.
  private func tabDiagnostic(in file: SourceFile) -> Diagnostic? {
    let line = lineRange(around: offset, in: file)
    let indentation = file.bytes[line].prefix { $0 == 0x20 || $0 == 0x09 }
    guard let tab = indentation.firstIndex(of: 0x09),
      offset <= indentation.endIndex || message.contains("tab")
    else {
      return nil
    }
    let end = indentation[tab...].firstIndex { $0 != 0x09 } ?? indentation.endIndex
    return Diagnostic(
      .yamlTab, "the line is indented with a tab", at: SourceRange(file: file, tab..<end),
      help: "Indent with spaces; most editors can convert the whole file.")
  }

  /// Returns a diagnostic for an unquoted reference in braces before the error on its line, as in `double:
  /// {padding.a-b} * 2`. Nil if there is none, or if the braces contain a colon or a comma.
  private func bracesDiagnostic(in file: SourceFile) -> Diagnostic? {
    let line = lineRange(around: offset, in: file)
    let bytes = file.bytes
    guard let colon = bytes[line].firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let value = bytes[(colon + 1)..<line.upperBound].drop { $0 == 0x20 }
    guard value.first == UInt8(ascii: "{"), let close = value.firstIndex(of: UInt8(ascii: "}")),
      close < offset
    else {
      return nil
    }
    let inside = file.text(in: value.startIndex + 1..<close)
    guard !inside.contains(":"), !inside.contains(",") else { return nil }
    let whole = file.text(in: value.startIndex..<line.upperBound)
    return Diagnostic(
      .unquotedBraces, "the reference has no quotes",
      at: SourceRange(file: file, value.startIndex..<close + 1), help: "Write `\"\(whole)\"`.")
  }

  /// Returns a diagnostic for an unquoted color in open braces or brackets, as in
  /// `{light: #FFF, dark: #000}`. It is the earliest one on the error's line and the 20 lines before that
  /// line; nil if there is none.
  private func colorDiagnostic(in file: SourceFile) -> Diagnostic? {
    var line = lineRange(around: offset, in: file)
    var found = FlowLine.unquotedColor(in: line, of: file)
    for _ in 0..<Self.linesSearched {
      guard let before = self.line(before: line, in: file) else { break }
      line = before
      // The earliest color is the cause of the error: its comment includes the closing brace, so the mapping
      // continues on the following lines.
      found = FlowLine.unquotedColor(in: line, of: file) ?? found
    }
    return found?.diagnostic
  }

  /// The number of earlier lines that are searched for an unclosed brace.
  private static let linesSearched = 20

  /// Returns the range of the line before a line, without its line break (LF, CR or CRLF); nil for the first
  /// line.
  private func line(before line: Range<Int>, in file: SourceFile) -> Range<Int>? {
    guard line.lowerBound > 0 else { return nil }
    let isCRLF = file.bytes[..<line.lowerBound].suffix(2).elementsEqual([0x0D, 0x0A])
    return lineRange(around: line.lowerBound - (isCRLF ? 2 : 1), in: file)
  }

  /// Returns the byte range of the line with an offset, without its line break (LF, CR or CRLF).
  private func lineRange(around offset: Int, in file: SourceFile) -> Range<Int> {
    let bytes = file.bytes
    let place = min(offset, bytes.count)
    let start = bytes[..<place].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? 0
    let end = bytes[place...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
    return start..<end
  }

  /// Returns the source range of the whole character at a byte offset; empty at the end of the file.
  private func character(at offset: Int, in file: SourceFile) -> SourceRange {
    let start = min(offset, file.bytes.count)
    var end = min(start + 1, file.bytes.count)
    while end < file.bytes.count, file.bytes[end] & 0xC0 == 0x80 { end += 1 }
    return SourceRange(file: file, start..<end)
  }
}
