import KansoFormatting
import KansoInterchange

/// The file beside an imported guide that records which token of the source became which one of the guide.
struct ImportRecord {
  let bytes: [UInt8]

  /// Returns the path of the record of a guide.
  static func path(of guide: String) -> String { guide + ".import.json" }

  init(_ guide: ImportedGuide) {
    var json = JSONWriter(capacity: 128 * guide.tokens.count)
    json.writeObject { json in
      json.writeKey("tokens")
      json.writeArray { json in
        for token in guide.tokens {
          json.beginElement()
          json.writeObject(inline: true) { json in
            json.writeKey("source")
            json.writeArray { json in
              for name in token.sourcePath {
                json.beginElement()
                json.writeString(name)
              }
            }
            json.writeKey("guide")
            json.writeString(token.path.dotted)
          }
        }
      }
    }
    json.writeNewline()
    bytes = json.bytes
  }
}
