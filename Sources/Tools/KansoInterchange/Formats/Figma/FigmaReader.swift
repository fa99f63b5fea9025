import KansoDiagnostics
import KansoTheme

/// A reader of Figma's variables: the answer of its REST interface, its own export, and the exports of plugins.
package enum FigmaReader: TokenFormatReader {
  package static let format = TokenFormat.figma

  /// The texts of which a file has at least one, and other formats have none.
  private static let marks = [
    "\"valuesByMode\"", "\"VARIABLE_ALIAS\"", "\"variableCollections\"", "\"resolvedValuesByMode\"",
    "\"com.figma.variableId\"", "\"com.figma.modeName\"", "\"com.figma.scopes\"", "\"hiddenFromPublishing\"",
    "\"$variable_metadata\"", "\"$scopes\"", "\"$libraryName\"",
  ]

  package static func recognizes(_ files: [ForeignFile]) -> Bool {
    // Tokens Studio keeps what Figma wrote beside its own data.
    let areOfTokensStudio = files.contains {
      $0.source.contains("\"tokenSetOrder\"") || $0.source.contains("\"selectedTokenSets\"")
    }
    return !areOfTokensStudio
      && files.contains { file in
        marks.contains { file.source.contains($0) }
          || file.source.contains("\"isAlias\"") && file.source.contains("\"collections\"")
      }
  }

  package static func read(_ files: [ForeignFile], _ selection: ImportSelection) -> ForeignTokens {
    var library = FigmaLibrary()
    var trees: [JSONFile] = []
    for (index, file) in files.enumerated() {
      let json: JSONFile
      do { json = try JSONFile(file) } catch {
        library.findings.append(error.finding)
        continue
      }
      library.findings += json.findings
      if FigmaVariableList.accepts(json.root) {
        FigmaVariableList.read(json, index, into: &library)
      } else if FigmaModeList.accepts(json.root) {
        FigmaModeList.read(json, index, into: &library)
      } else if FigmaTree.accepts(json.root) {
        FigmaTree.read(json, index, into: &library)
      } else {
        trees.append(json)
      }
    }
    for group in FigmaFiles(trees).groups { FigmaTree.read(group.files, of: group.name, into: &library) }
    var tokens = FigmaTokens(library, selection)
    return tokens.tokens()
  }
}
