import Foundation

/// A JSON array for programs, with the same keys in every Kanso command. Lines and columns begin at 1, columns count
/// UTF-8 bytes, and ends are exclusive.
package struct JSONReporter: Reporter {
  package init() {}

  private struct Finding: Encodable {
    struct Note: Encodable {
      let message: String
      let path: String?
      let startLine: Int?
      let startColumn: Int?
    }

    let path: String
    let rule: String
    let severity: String
    let message: String
    let why: String
    let help: String?
    let startLine: Int
    let startColumn: Int
    let endLine: Int
    let endColumn: Int
    let notes: [Note]
    let replacement: String?
    let literal: String?
    let token: String?
    let distance: Double?
  }

  package var opening: String { "[\n" }
  package var separator: String { ",\n" }
  /// Returns the end of the array; the totals are not written.
  package func closing(_ tally: Tally) -> String { "\n]\n" }

  /// Returns the objects of the diagnostics, separated by commas, without the brackets of the array.
  package func part(_ diagnostics: [Diagnostic]) -> String {
    var lines = LineIndexes()
    return JSONText.elements(of: diagnostics.map { finding($0, &lines) })
  }

  /// Returns the JSON object of a diagnostic. A replacement that requires related edits is omitted, since it
  /// is incomplete without them.
  private func finding(_ diagnostic: Diagnostic, _ lines: inout LineIndexes) -> Finding {
    let start = lines.start(of: diagnostic.range)
    let end = lines.end(of: diagnostic.range)
    return Finding(
      path: diagnostic.range.file.path, rule: diagnostic.id, severity: diagnostic.severity.rawValue,
      message: diagnostic.message, why: diagnostic.why, help: diagnostic.help, startLine: start.line,
      startColumn: start.column, endLine: end.line, endColumn: end.column,
      notes: diagnostic.notes.map { note($0, &lines) },
      replacement: diagnostic.relatedEdits.isEmpty ? diagnostic.replacement : nil,
      literal: diagnostic.literal?.text,
      token: diagnostic.literal?.token,
      distance: diagnostic.literal?.distance)
  }

  /// Returns the JSON object of a note; without a range, it has neither path nor position.
  private func note(_ note: Diagnostic.Note, _ lines: inout LineIndexes) -> Finding.Note {
    let start = note.range.map { lines.start(of: $0) }
    return Finding.Note(
      message: note.message, path: note.range?.file.path, startLine: start?.line, startColumn: start?.column)
  }
}
