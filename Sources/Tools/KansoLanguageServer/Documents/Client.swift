import KansoTheme

/// The abilities of a client, as it has told them.
struct Client: Sendable {
  var encoding = PositionEncoding.utf16
  /// True if proposals may have places to fill in.
  var hasSnippets = false
  /// True if changes may name the versions of documents.
  var hasDocumentChanges = false
  /// True if the client can be asked to ask for lenses again.
  var hasLensRefresh = false
  /// True if the client can be asked to watch files.
  var watchesFiles = false
  /// The address of the page with all diagnostics, on which the id of each is an anchor; nil if none was told.
  var explanations: String?

  init() {}

  /// Reads the parameters of `initialize`.
  init(_ parameters: JSONNode) {
    let capabilities = parameters["capabilities"]
    let encodings = capabilities?["general"]?["positionEncodings"]?.elements ?? []
    // Bytes need no conversion.
    if encodings.contains(where: { $0.text == PositionEncoding.utf8.rawValue }) { encoding = .utf8 }
    let item = capabilities?["textDocument"]?["completion"]?["completionItem"]
    hasSnippets = item?["snippetSupport"]?.flag ?? false
    hasDocumentChanges = capabilities?["workspace"]?["workspaceEdit"]?["documentChanges"]?.flag ?? false
    watchesFiles =
      capabilities?["workspace"]?["didChangeWatchedFiles"]?["dynamicRegistration"]?.flag ?? false
    hasLensRefresh = capabilities?["workspace"]?["codeLens"]?["refreshSupport"]?.flag ?? false
    explanations = parameters["initializationOptions"]?["explanations"]?.text
  }
}
