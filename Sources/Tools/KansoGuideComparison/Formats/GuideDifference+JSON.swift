import KansoFormatting
import KansoTheme
import KansoThemeEncoding

extension GuideDifference {
  /// The difference as JSON in UTF-8: `impact`, both guides, `changes`, `contrasts`, `notes` and `renamed`.
  package var json: [UInt8] {
    var writer = JSONWriter()
    writer.writeObject { writer in
      writer.write("impact", impact.name)
      writer.write("summary", summary)
      for (key, side) in [("old", old), ("new", new)] {
        writer.writeKey(named: key)
        writer.writeObject(inline: true) { writer in
          writer.write("name", side.name)
          writer.write("fingerprint", side.fingerprint)
          writer.writeKey("tokens")
          writer.writeNumber(Double(side.tokenCount))
        }
      }
      writer.writeArray("changes", changes) { writer, change in write(change, &writer) }
      writer.writeArray("contrasts", contrasts) { writer, contrast in Self.write(contrast, &writer) }
      writer.writeArray("notes", notes.flatMap { note in note.lines.map { (note.kind.title, $0) } }) {
        writer, note in
        writer.writeObject(inline: true) { writer in
          writer.write("about", note.0)
          if let path = note.1.path { writer.write("token", path.dotted) }
          writer.write("text", note.1.text)
        }
      }
      writer.writeArray("removedModes", callers.removedModes) { $0.writeString($1) }
      writer.writeArray("addedModes", callers.addedModes) { $0.writeString($1) }
    }
    writer.writeNewline()
    return writer.bytes
  }

  private func write(_ change: TokenChange, _ writer: inout JSONWriter) {
    writer.writeObject { writer in
      writer.write("token", change.path.dotted)
      writer.write("kind", change.kind.name)
      writer.write("impact", impact(of: change).name)
      if let oldPath = change.oldPath { writer.write("oldToken", oldPath.dotted) }
      if let remark = change.remark { writer.write("remark", remark) }
      writer.writeArray("values", change.values) { writer, value in
        writer.writeObject { writer in
          writer.writeArray("modes", value.modes) { $0.writeString($1) }
          for (key, side) in [("old", value.old), ("new", value.new)] {
            guard let side else { continue }
            writer.writeKey(named: key)
            writer.writeObject(inline: true) { writer in
              writer.write("text", side.text)
              if let alias = side.alias { writer.write("alias", alias.dotted) }
              if let color = side.value.color { writer.write("hex", color.hexWithAlpha) }
            }
          }
          if let old = value.old?.value.color, let new = value.new?.value.color {
            writer.writeKey("distance")
            writer.writeNumber((old.visibleDifference(from: new).value * 1000).rounded() / 1000)
          }
          writer.writeKey("visible")
          writer.writeBool(value.isVisible)
        }
      }
      writer.writeArray("followers", change.followers) { $0.writeString($1.path.dotted) }
    }
  }

  private static func write(_ contrast: ContrastChange, _ writer: inout JSONWriter) {
    writer.writeObject(inline: true) { writer in
      writer.write("foreground", contrast.textPath.dotted)
      writer.write("background", contrast.backgroundPath.dotted)
      writer.write("mode", contrast.mode)
      writer.write("old", contrast.old.formattedRatio)
      writer.write("new", contrast.new.formattedRatio)
      if let stated = contrast.stated { writer.write("needs", stated.requirement) }
      writer.write("result", contrast.becameInsufficient ? "lost" : "won")
    }
  }
}

extension JSONWriter {
  /// Writes a member with a text.
  fileprivate mutating func write(_ key: StaticString, _ text: String) {
    writeKey(key)
    writeString(text)
  }

  /// Writes a member with an array.
  fileprivate mutating func writeArray<Element>(
    _ key: StaticString, _ elements: [Element], _ write: (inout JSONWriter, Element) -> Void
  ) {
    writeKey(key)
    writeArray { writer in
      for element in elements {
        writer.beginElement()
        write(&writer, element)
      }
    }
  }
}

extension TokenChange.Kind {
  /// The name in JSON.
  fileprivate var name: String {
    switch self {
    case .changed: "changed"
    case .retyped: "retyped"
    case .added: "added"
    case .removed: "removed"
    case .renamed: "renamed"
    case .rewritten: "rewritten"
    }
  }
}
