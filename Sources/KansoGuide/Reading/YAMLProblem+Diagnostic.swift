import KansoDiagnostics

// Explanations of libyaml's errors for users. Errors that are not listed keep libyaml's message.
extension YAMLProblem {
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

  private func isFirstOnLine(in file: SourceFile) -> Bool {
    let line = lineRange(around: offset, in: file)
    return file.bytes[line.lowerBound..<min(max(offset, line.lowerBound), line.upperBound)].allSatisfy {
      $0 == 0x20
    }
  }

  /// Returns the colon of `name:value` in the previous line, which lacks the space after it. YAML then continues to
  /// parse the value, and reports the next colon as an error.
  private func colonWithoutSpace(in file: SourceFile) -> Int? {
    let line = lineRange(around: offset, in: file)
    guard line.lowerBound > 0 else { return nil }
    let before = lineRange(around: line.lowerBound - 1, in: file)
    let bytes = file.bytes
    let start = bytes[before].firstIndex { $0 != 0x20 } ?? before.upperBound
    guard let colon = bytes[start..<before.upperBound].firstIndex(of: UInt8(ascii: ":")), colon > start,
      colon + 1 < before.upperBound, bytes[colon + 1] != 0x20,
      bytes[start..<colon].allSatisfy({ $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "#") && $0 != 0x20 })
    else { return nil }
    return colon
  }

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
        "a second `: ` stands where only one is allowed",
        "Put quotes around a text that holds `: `, or check the indentation of this line.", .problem
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
        "Write `\\\\` for a backslash, or use single quotes, in which it stands for itself.", .problem
      )
    case "did not find expected node content":
      return ("a value is missing here", "Write a value, or delete the comma or the key before it.", .problem)
    case "did not find expected alphabetic or numeric character":
      return (
        "a name has to follow `*` or `&` at once", "Put quotes around a text that begins with such a sign.",
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

  /// Returns a diagnostic for an unquoted reference in braces, such as `double: {padding.a-b} * 2`.
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
      .unquotedBraces, "the reference stands without quotes",
      at: SourceRange(file: file, value.startIndex..<close + 1), help: "Write `\"\(whole)\"`.")
  }

  /// Returns a diagnostic for unquoted colors, such as `{light: #FFF, dark: #000}`. The first color begins a comment
  /// that includes the closing brace, so the mapping continues on the following lines.
  private func colorDiagnostic(in file: SourceFile) -> Diagnostic? {
    var line = lineRange(around: offset, in: file)
    var found = FlowLine.unquotedColor(in: line, of: file)
    for _ in 0..<Self.linesSearched where line.lowerBound > 0 {
      line = lineRange(around: line.lowerBound - 1, in: file)
      // The earliest color is the cause of the error.
      found = FlowLine.unquotedColor(in: line, of: file) ?? found
    }
    return found?.diagnostic
  }

  /// The number of earlier lines that are searched for an unclosed brace.
  private static let linesSearched = 20

  private func lineRange(around offset: Int, in file: SourceFile) -> Range<Int> {
    let bytes = file.bytes
    let place = min(offset, bytes.count)
    let start = bytes[..<place].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? 0
    let end = bytes[place...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
    return start..<end
  }

  private func character(at offset: Int, in file: SourceFile) -> SourceRange {
    let start = min(offset, file.bytes.count)
    var end = min(start + 1, file.bytes.count)
    while end < file.bytes.count, file.bytes[end] & 0xC0 == 0x80 { end += 1 }
    return SourceRange(file: file, start..<end)
  }
}
