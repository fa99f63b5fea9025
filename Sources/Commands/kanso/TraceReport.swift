import KansoDiagnostics
import KansoFormatting
import KansoGuide
import KansoTheme
import KansoThemeEncoding

/// A trace of a token in both directions, as text for people and as JSON for other programs.
struct TraceReport {
  let path: TokenPath
  let origins: Trace
  let dependents: Trace
  /// The uses of the token and of those that depend on it; nil if they are unknown.
  let uses: [TokenUseEntry]?

  /// The maximum number of indentations of a line, so that the text of a long chain of aliases is linear in its length.
  private static let maxIndentation = 16

  /// One line for each token, indented by its distance from the first one.
  var text: String {
    var text = ""
    for step in origins.steps { text += line(step) }
    if dependents.steps.count > 1 {
      let count = dependents.steps.count - 1
      text += "\n\(count) \(count == 1 ? "token depends" : "tokens depend") on \(path.dotted.printable):\n"
      for step in dependents.steps.dropFirst() { text += line(step) }
    } else {
      text += "\nno token depends on \(path.dotted.printable)\n"
    }
    guard let uses else { return text }
    text +=
      uses.isEmpty
      ? "\nno source uses them\n" : "\n\(uses.count) \(uses.count == 1 ? "place uses" : "places use") them:\n"
    for entry in uses {
      let use = entry.use
      let container = use.container.map { " in \($0.printable)" } ?? ""
      text +=
        "  \(entry.file.printable):\(use.line):\(use.column): \(use.token.dotted.printable)\(container)\n"
    }
    return text
  }

  /// Returns the line of a token: its indented path, its value and its place.
  private func line(_ step: Trace.Step) -> String {
    let indentation = String(repeating: "  ", count: min(step.depth, Self.maxIndentation))
    let place = "\(step.range.file.path.printable):\(step.range.start)"
    return "\(indentation)\(step.path.dotted.printable) = \(step.sourceText.printable)  \(place)\n"
  }

  /// The object with the path, and an array for each direction. Each array is in the order of the text, and `depth` is
  /// the distance from the token.
  var json: String {
    var writer = JSONWriter(
      capacity: 128 * (origins.steps.count + dependents.steps.count), escapesUnprintable: true)
    writer.writeObject { writer in
      writer.writeKey("token")
      writer.writeString(path.dotted)
      writer.writeKey("origins")
      Self.write(origins.steps, to: &writer)
      writer.writeKey("dependents")
      Self.write(Array(dependents.steps.dropFirst()), to: &writer)
      guard let uses else { return }
      writer.writeKey("uses")
      writer.writeArray { writer in
        for entry in uses {
          writer.beginElement()
          entry.write(to: &writer)
        }
      }
    }
    writer.writeNewline()
    return writer.text
  }

  /// Writes an array with one object for each token.
  private static func write(_ steps: [Trace.Step], to writer: inout JSONWriter) {
    writer.writeArray { writer in
      for step in steps {
        writer.beginElement()
        writer.writeObject(inline: true) { writer in
          writer.writeKey("token")
          writer.writeString(step.path.dotted)
          writer.writeKey("depth")
          writer.writeNumber(Double(step.depth))
          writer.writeKey("value")
          writer.writeString(step.sourceText)
          writer.writeKey("file")
          writer.writeString(step.range.file.path)
          writer.writeKey("line")
          writer.writeNumber(Double(step.range.start.line))
          writer.writeKey("column")
          writer.writeNumber(Double(step.range.start.column))
        }
      }
    }
  }
}
