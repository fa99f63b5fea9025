import KansoFormatting

/// A JSON array for programs, with the same keys in every Kanso command. Lines and columns begin at 1, columns count
/// UTF-8 bytes, and ends are exclusive.
package struct JSONReporter: Reporter {
  package init() {}

  package var opening: String { "[\n" }
  package var separator: String { ",\n" }
  /// Returns the end of the array; the totals are not written.
  package func closing(_ tally: Tally) -> String { "\n]\n" }

  /// Returns the objects of the diagnostics, separated by commas, without the brackets of the array.
  package func part(_ diagnostics: [Diagnostic]) -> String {
    JSONWriter.part(depth: 1, capacity: 1024 * diagnostics.count) { writer in
      for diagnostic in diagnostics {
        writer.beginElement()
        write(diagnostic, to: &writer)
      }
    }
  }

  /// Writes the object of a diagnostic. A replacement that requires related edits is omitted, since it is
  /// incomplete without them.
  private func write(_ diagnostic: Diagnostic, to writer: inout JSONWriter) {
    let start = diagnostic.range.start
    let end = diagnostic.range.end
    writer.writeObject { writer in
      if let distance = diagnostic.literal?.distance {
        writer.writeKey("distance")
        writer.writeNumber(distance)
      }
      writer.write(end.column, "endColumn")
      writer.write(end.line, "endLine")
      writer.write(diagnostic.help, "help")
      writer.write(diagnostic.literal?.text, "literal")
      writer.write(diagnostic.message, "message")
      writer.writeKey("notes")
      writer.writeArray { writer in
        for note in diagnostic.notes {
          writer.beginElement()
          write(note, to: &writer)
        }
      }
      writer.write(diagnostic.range.file.path, "path")
      writer.write(diagnostic.pointer, "pointer")
      writer.write(diagnostic.relatedEdits.isEmpty ? diagnostic.replacement : nil, "replacement")
      writer.write(diagnostic.id, "rule")
      writer.write(diagnostic.literal?.section, "section")
      writer.write(diagnostic.severity.rawValue, "severity")
      writer.write(start.column, "startColumn")
      writer.write(start.line, "startLine")
      writer.write(diagnostic.literal?.token, "token")
      writer.write(diagnostic.literal?.value, "value")
      writer.write(diagnostic.why, "why")
    }
  }

  /// Writes the object of a note; without a range, it has neither path nor position.
  private func write(_ note: Diagnostic.Note, to writer: inout JSONWriter) {
    writer.writeObject { writer in
      writer.write(note.message, "message")
      guard let range = note.range else { return }
      let start = range.start
      writer.write(range.file.path, "path")
      writer.write(start.column, "startColumn")
      writer.write(start.line, "startLine")
    }
  }
}
