import KansoDiagnostics
import KansoFormatting
import KansoGuide

/// The diagnostics of files, as the protocol has them.
struct GuideDiagnostics {
  let encoding: PositionEncoding
  /// The addresses of files.
  let addresses: DocumentAddresses

  /// The diagnostics that mean that something has no use, which clients show faded.
  private static let unnecessary: Set<DiagnosticDescriptor> = [
    .unusedColor, .unusedToken, .unusedSuppression,
  ]
  /// The diagnostics that mean that something should not be used any more, which clients strike out.
  private static let deprecated: Set<DiagnosticDescriptor> = [.deprecatedInUse]

  /// Returns the notification of all diagnostics of a file.
  ///
  /// - Parameters:
  ///   - uri: the address of the file.
  ///   - version: the version of the open document; nil for a file that is not open.
  func notification(_ diagnostics: [Diagnostic], uri: String, version: Int?) -> [UInt8] {
    OutgoingMessage.notification("textDocument/publishDiagnostics") { json in
      json.writeObject { json in
        json.writeKey("uri")
        json.writeString(uri)
        if let version {
          json.writeKey("version")
          json.writeNumber(Double(version))
        }
        json.writeKey("diagnostics")
        json.writeArray { json in
          for diagnostic in diagnostics {
            json.beginElement()
            write(diagnostic, to: &json)
          }
        }
      }
    }
  }

  func write(_ diagnostic: Diagnostic, to json: inout JSONWriter) {
    json.writeObject { json in
      json.writeKey("range")
      encoding.range(diagnostic.range.offsets, in: diagnostic.range.file).write(to: &json)
      json.writeKey("severity")
      json.writeNumber(diagnostic.severity == .error ? 1 : 2)
      json.writeKey("code")
      json.writeString(diagnostic.id)
      json.writeKey("source")
      json.writeString("kanso")
      json.writeKey("message")
      json.writeString(diagnostic.message + (diagnostic.help.map { "\n\($0)" } ?? ""))
      let tag: Double? =
        Self.unnecessary.contains(diagnostic.descriptor)
        ? 1.0 : Self.deprecated.contains(diagnostic.descriptor) ? 2 : nil
      if let tag {
        json.writeKey("tags")
        json.writeArray { json in
          json.beginElement()
          json.writeNumber(tag)
        }
      }
      let notes = diagnostic.notes.compactMap { note in note.range.map { (note.message, $0) } }
      guard !notes.isEmpty else { return }
      json.writeKey("relatedInformation")
      json.writeArray { json in
        for (message, range) in notes {
          json.beginElement()
          json.writeObject { json in
            json.writeKey("location")
            write(locationOf: range, to: &json)
            json.writeKey("message")
            json.writeString(message)
          }
        }
      }
    }
  }

  /// Writes the place of a range: its file and its positions.
  func write(locationOf range: SourceRange, to json: inout JSONWriter) {
    json.writeObject { json in
      json.writeKey("uri")
      json.writeString(addresses.uri(ofPath: range.file.path))
      json.writeKey("range")
      encoding.range(range.offsets, in: range.file).write(to: &json)
    }
  }
}
