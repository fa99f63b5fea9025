import KansoFormatting

/// A table in Markdown, such as for a comment on a pull request.
package struct MarkdownReporter: Reporter {
  package init() {}

  package var opening: String { "| place | finding | rule |\n| --- | --- | --- |\n" }

  /// Returns a row for each diagnostic. The help follows the message; notes are omitted.
  package func part(_ diagnostics: [Diagnostic]) -> String {
    diagnostics.map { diagnostic in
      let place = "\(diagnostic.range.file.path):\(diagnostic.range.start)"
      let message = [diagnostic.message, diagnostic.help].compactMap { $0 }.joined(separator: ". ")
      let severity = diagnostic.severity == .error ? "**error**: " : ""
      return
        "| \(Self.escaped(place)) | \(severity)\(Self.escaped(message)) | \(Self.escaped(diagnostic.id)) |\n"
    }.joined()
  }

  /// Returns the totals as a line of their own.
  package func closing(_ tally: Tally) -> String {
    "\n\(tally.isEmpty ? "no findings" : tally.description)\n"
  }

  /// Returns the text in such a way that nothing in it is Markdown, HTML or a mention. Backticks in pairs become code.
  package static func escaped(_ text: String) -> String {
    text.printable.split(separator: "`", omittingEmptySubsequences: false).enumerated().map { index, piece in
      let text = piece.unicodeScalars.map { scalar in
        escapes[scalar] ?? (scalar.isASCII && marks.contains(scalar) ? "\\\(scalar)" : String(scalar))
      }.joined()
      return index % 2 == 1 ? "<code>\(text)</code>" : text
    }.joined()
  }

  /// The characters that are written as entities, since a backslash does not keep them from having a meaning.
  private static let escapes: [Unicode.Scalar: String] = [
    "<": "&lt;", ">": "&gt;", "&": "&amp;", "@": "&#64;", "|": "&#124;", ":": "&#58;", "/": "&#47;",
  ]
  /// The characters with a meaning in Markdown.
  private static let marks: Set<Unicode.Scalar> = Set("\\*_{}[]()#+-.!~=$^".unicodeScalars)
}
