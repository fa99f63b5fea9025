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
    guard !diagnostics.isEmpty else { return "" }
    var lines = LineIndexes()
    var writer = JSONWriter(capacity: 1024 * diagnostics.count)
    writer.writeArray { writer in
      for diagnostic in diagnostics {
        writer.beginElement()
        write(diagnostic, to: &writer, &lines)
      }
    }
    return String(decoding: writer.bytes.dropFirst(2).dropLast(2), as: UTF8.self)
  }

  /// Writes the object of a diagnostic. A replacement that requires related edits is omitted, since it is
  /// incomplete without them.
  private func write(_ diagnostic: Diagnostic, to writer: inout JSONWriter, _ lines: inout LineIndexes) {
    let start = lines.start(of: diagnostic.range)
    let end = lines.end(of: diagnostic.range)
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
          write(note, to: &writer, &lines)
        }
      }
      writer.write(diagnostic.range.file.path, "path")
      writer.write(diagnostic.relatedEdits.isEmpty ? diagnostic.replacement : nil, "replacement")
      writer.write(diagnostic.id, "rule")
      writer.write(diagnostic.severity.rawValue, "severity")
      writer.write(start.column, "startColumn")
      writer.write(start.line, "startLine")
      writer.write(diagnostic.literal?.token, "token")
      writer.write(diagnostic.why, "why")
    }
  }

  /// Writes the object of a note; without a range, it has neither path nor position.
  private func write(_ note: Diagnostic.Note, to writer: inout JSONWriter, _ lines: inout LineIndexes) {
    writer.writeObject { writer in
      writer.write(note.message, "message")
      guard let range = note.range else { return }
      let start = lines.start(of: range)
      writer.write(range.file.path, "path")
      writer.write(start.column, "startColumn")
      writer.write(start.line, "startLine")
    }
  }
}

extension JSONWriter {
  /// Writes a member with a text; nothing for nil.
  fileprivate mutating func write(_ text: String?, _ key: StaticString) {
    guard let text else { return }
    writeKey(key)
    writeString(text)
  }

  /// Writes a member with a position.
  fileprivate mutating func write(_ position: Int, _ key: StaticString) {
    writeKey(key)
    writeNumber(Double(position))
  }
}
