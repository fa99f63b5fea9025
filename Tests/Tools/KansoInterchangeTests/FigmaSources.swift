import KansoDiagnostics
import KansoTheme

@testable import KansoInterchange

/// Exports of Figma for tests, and their values.
protocol FigmaSources {}

extension FigmaSources {
  func read(_ files: [(String, String)], _ selection: [String] = []) -> ForeignTokens {
    FigmaReader.read(
      files.map { ForeignFile(name: $0.0, source: SourceFile(path: $0.0, text: $0.1)) },
      ImportSelection(selection))
  }

  func read(_ text: String, _ selection: [String] = []) -> ForeignTokens {
    read([("variables.json", text)], selection)
  }

  func number(_ number: Double) -> ForeignValue { .literal(.number(number)) }
  func points(_ number: Double) -> ForeignValue { .literal(.dimension(Dimension(number))) }
  func hex(_ text: String) -> ForeignValue { .literal(.color(ColorValue(hex: text)!)) }

  /// Returns an answer of the REST interface.
  func rest(_ collections: String, _ variables: String) -> String {
    """
    {"status": 200, "error": false,
     "meta": {"variableCollections": {\(collections)}, "variables": {\(variables)}}}
    """
  }

  /// Returns a collection with the modes `m0`, `m1` and so on.
  func collection(_ id: String, _ name: String, _ modes: [String], _ more: String = "") -> String {
    let list = modes.enumerated().map { #"{"modeId": "m\#($0.offset)", "name": "\#($0.element)"}"# }
    return """
      "\(id)": {"id": "\(id)", "name": "\(name)", "modes": [\(list.joined(separator: ", "))],
        "defaultModeId": "m0", "remote": false\(more)}
      """
  }

  func variable(
    _ id: String, _ name: String, _ type: String, in collection: String = "c", scopes: String = "ALL_SCOPES",
    _ values: String..., more: String = ""
  ) -> String {
    let list = values.enumerated().map { #""m\#($0.offset)": \#($0.element)"# }
    return """
      "\(id)": {"id": "\(id)", "name": "\(name)", "variableCollectionId": "\(collection)", "resolvedType": "\(type)",
        "scopes": ["\(scopes)"], "codeSyntax": {}, "valuesByMode": {\(list.joined(separator: ", "))}\(more)}
      """
  }

  func alias(_ id: String) -> String { #"{"type": "VARIABLE_ALIAS", "id": "\#(id)"}"# }
}
