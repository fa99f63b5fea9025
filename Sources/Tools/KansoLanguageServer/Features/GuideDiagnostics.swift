import KansoDiagnostics
import KansoFormatting
import KansoGuide

/// The diagnostics of files, as the protocol has them.
struct GuideDiagnostics {
  private let client: Client
  private let locations: Locations

  init(_ client: Client, _ locations: Locations) { (self.client, self.locations) = (client, locations) }

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
        json.write(uri, "uri")
        json.write(version, "version")
        json.writeArray("diagnostics", of: diagnostics) { json, diagnostic in write(diagnostic, to: &json) }
      }
    }
  }

  func write(_ diagnostic: Diagnostic, to json: inout JSONWriter) {
    json.writeObject { json in
      json.writeKey("range")
      locations.encoding.range(diagnostic.range.offsets, in: diagnostic.range.file).write(to: &json)
      json.write(diagnostic.severity == .error ? 1 : 2, "severity")
      json.write(diagnostic.id, "code")
      if let page = client.explanations {
        json.writeObject("codeDescription") { $0.write("\(page)#\(diagnostic.id)", "href") }
      }
      json.write("kanso", "source")
      json.write(diagnostic.message + (diagnostic.help.map { "\n\($0)" } ?? ""), "message")
      let tag: Double? =
        Self.unnecessary.contains(diagnostic.descriptor)
        ? 1 : Self.deprecated.contains(diagnostic.descriptor) ? 2 : nil
      if let tag { json.writeArray("tags", of: [tag]) { $0.writeNumber($1) } }
      let notes = diagnostic.notes.compactMap { note in note.range.map { (note.message, $0) } }
      guard !notes.isEmpty else { return }
      json.writeArray("relatedInformation", of: notes) { json, note in
        json.writeObject { json in
          json.writeKey("location")
          locations.write(note.1, to: &json)
          json.write(note.0, "message")
        }
      }
    }
  }
}
