import KansoFormatting

// The abilities of the server, as it tells them to a client.
extension Client {
  /// Writes the result of `initialize`.
  func writeServer(_ version: String, to json: inout JSONWriter) {
    json.writeObject { json in
      json.writeObject("serverInfo") { json in
        json.write("kanso-lsp", "name")
        json.write(version, "version")
      }
      json.writeObject("capabilities") { writeCapabilities(to: &$0) }
    }
  }

  private func writeCapabilities(to json: inout JSONWriter) {
    json.write(encoding.rawValue, "positionEncoding")
    json.writeObject("textDocumentSync") { json in
      json.write(true, "openClose")
      // Parts of texts.
      json.write(2, "change")
      json.writeObject("save") { $0.write(false, "includeText") }
    }
    let providers: [StaticString] = [
      "hoverProvider", "definitionProvider", "referencesProvider", "documentHighlightProvider",
      "documentSymbolProvider", "workspaceSymbolProvider", "foldingRangeProvider", "selectionRangeProvider",
      "documentFormattingProvider", "documentRangeFormattingProvider", "colorProvider", "inlayHintProvider",
    ]
    for provider in providers { json.write(true, provider) }
    json.writeObject("completionProvider") { json in
      json.writeArray("triggerCharacters", of: [" ", "{", ".", ":"]) { $0.writeString($1) }
    }
    json.writeObject("renameProvider") { $0.write(true, "prepareProvider") }
    json.writeObject("documentOnTypeFormattingProvider") { $0.write("\n", "firstTriggerCharacter") }
    json.writeObject("codeLensProvider") { $0.write(false, "resolveProvider") }
    json.writeObject("documentLinkProvider") { $0.write(false, "resolveProvider") }
    json.writeObject("codeActionProvider") { json in
      let kinds: [CodeAction.Kind] = [.quickFix, .extract, .rewrite, .fixAll]
      json.writeArray("codeActionKinds", of: kinds) { $0.writeString($1.rawValue) }
    }
  }

  /// Writes the request for news of the files that guides and uses are read from.
  static func writeWatchers(to json: inout JSONWriter) {
    let patterns = ["**/*.{yaml,yml,tokens,json}", "**/*.{swift,m,mm,h}"]
    json.writeObject { json in
      json.writeArray("registrations", of: ["watchers"]) { json, id in
        json.writeObject { json in
          json.write(id, "id")
          json.write("workspace/didChangeWatchedFiles", "method")
          json.writeObject("registerOptions") { json in
            json.writeArray("watchers", of: patterns) { json, pattern in
              json.writeObject { $0.write(pattern, "globPattern") }
            }
          }
        }
      }
    }
  }
}
