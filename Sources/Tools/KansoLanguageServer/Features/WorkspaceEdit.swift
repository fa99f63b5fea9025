import KansoFormatting

/// Changes of several files.
struct WorkspaceEdit {
  let edits: [TextEdit]

  init(_ edits: [TextEdit]) { self.edits = edits }

  /// Writes the changes by file, with the versions of open documents if the client knows that form.
  func write(_ client: Client, _ workspace: GuideWorkspace, to json: inout JSONWriter) {
    let addresses = workspace.addresses
    let byURI = Dictionary(grouping: edits) { addresses.uri(ofPath: $0.file.path) }
      .sorted { $0.key < $1.key }
    json.writeObject { json in
      if client.hasDocumentChanges {
        json.writeArray("documentChanges", of: byURI) { json, entry in
          json.writeObject { json in
            json.writeObject("textDocument") { json in
              json.write(entry.key, "uri")
              json.writeKey("version")
              if let version = workspace.documents[entry.key]?.version {
                json.writeNumber(Double(version))
              } else {
                json.writeNull()
              }
            }
            json.writeArray("edits", of: entry.value) { $1.write(client.encoding, to: &$0) }
          }
        }
      } else {
        json.writeObject("changes") { json in
          for (uri, edits) in byURI {
            json.writeKey(named: uri)
            json.writeArray(of: edits) { $1.write(client.encoding, to: &$0) }
          }
        }
      }
    }
  }
}
