import KansoDiagnostics

// libyaml's problems in words for people. What is not listed keeps libyaml's own words.
extension YAMLProblem {
  func diagnostic(in file: SourceFile) -> Diagnostic {
    if let tab = tabDiagnostic(in: file) { return tab }
    if let braces = bracesDiagnostic(in: file) { return braces }
    if let color = colorDiagnostic(in: file) { return color }
    let (message, help, isAboutContext) = explanation(in: file)
    let place = isAboutContext ? contextOffset ?? offset : offset
    return Diagnostic(.yamlSyntax, message, at: character(at: place, in: file), help: help)
  }

  private func explanation(in file: SourceFile) -> (message: String, help: String, isAboutContext: Bool) {
    switch message {
    case "mapping values are not allowed in this context":
      return (
        "a second `: ` stands where only one is allowed",
        "Put quotes around a text that holds `: `, or check the indentation of this line.", false
      )
    case "could not find expected ':'":
      return ("a `:` is missing after this", "Write `name: value`, with a space after the colon.", true)
    case "did not find expected key":
      return (
        "this does not fit the lines before it",
        "Check the indentation: entries of one group begin in the same column.", false
      )
    case "did not find expected '-' indicator":
      return ("this does not fit the list before it", "Begin each element of the list with `- `.", false)
    case "did not find expected ',' or '}'":
      return (
        "the braces that open here are not closed, or a comma is missing", "Write `{a: 1, b: 2}`.", true
      )
    case "did not find expected ',' or ']'":
      return ("the brackets that open here are not closed, or a comma is missing", "Write `[a, b]`.", true)
    case "found unexpected end of stream", "found unexpected document indicator":
      return ("the quoted text that begins here has no end", "Close the quotes.", true)
    case "found unknown escape character":
      return (
        "there is no such escape in a text in double quotes",
        "Write `\\\\` for a backslash, or use single quotes, in which it stands for itself.", false
      )
    case "did not find expected node content":
      return ("a value is missing here", "Write a value, or delete the comma or the key before it.", false)
    case "did not find expected alphabetic or numeric character":
      return (
        "a name has to follow `*` or `&` at once", "Put quotes around a text that begins with such a sign.",
        false
      )
    case "found character that cannot start any token":
      let shown = character(at: offset, in: file).text
      return ("a text cannot begin with `\(shown)` in YAML", "Put quotes around the text.", false)
    case "found undefined tag handle":
      return ("the tag has no meaning here", "Delete the tag.", false)
    default:
      let context = context.map { "\($0): " } ?? ""
      return (
        "not valid YAML: \(context)\(message)", "Check the quotes and the indentation around this place.",
        false
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

  /// `double: {padding.a-b} * 2` and the like: braces that were meant as a reference.
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

  /// `{light: #FFF, dark: #000}`: the first color made a comment of the rest, closing brace and all, so that the
  /// mapping goes on into the lines after it.
  private func colorDiagnostic(in file: SourceFile) -> Diagnostic? {
    var line = lineRange(around: offset, in: file)
    for _ in 0..<Self.linesSearched {
      let bytes = file.bytes[line]
      if let brace = bytes.lastIndex(of: UInt8(ascii: "{")),
        let comment = HexComment.find(in: brace..<line.upperBound, of: file)
      {
        return comment.diagnostic
      }
      guard line.lowerBound > 0 else { break }
      line = lineRange(around: line.lowerBound - 1, in: file)
    }
    return nil
  }

  /// How far back an unclosed brace is looked for.
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
