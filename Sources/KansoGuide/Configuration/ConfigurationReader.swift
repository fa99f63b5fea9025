import KansoDiagnostics

/// Reads `kanso.yaml`, and keeps the source position of every part.
struct ConfigurationReader {
  let file: SourceFile
  let compileSettings: KeyValuePairs<String, [String]>
  var configuration = Configuration()
  var diagnostics: [Diagnostic] = []

  mutating func read(_ root: YAMLNode) {
    for entry in entries(root, "the configuration", known: ["warnings", "compile", "lint"]) {
      switch entry.key.value {
      case "warnings":
        for warning in entries(entry.value, "`warnings`", known: ["disable"]) { readDisabled(warning.value) }
      case "lint": readLint(entry.value)
      default: readCompileSettings(entry.value)
      }
    }
  }

  private mutating func readCompileSettings(_ node: YAMLNode) {
    for entry in entries(node, "`compile`", known: compileSettings.map(\.key)) {
      let name = entry.key.value
      let choices = compileSettings.first { $0.key == name }?.value ?? []
      let written = entry.value.scalar?.text
      guard let written, choices.contains(written) else {
        let suggestion = written.flatMap { Spelling.nearest(to: $0, among: choices) }
        report(
          .invalidSetting, "`\(name)` cannot be \(written.map { "`\($0)`" } ?? entry.value.kind)",
          entry.value.range,
          suggestion.map { "Did you mean `\($0)`?" }
            ?? "It is \(choices.map { "`\($0)`" }.joined(separator: ", ")).")
        continue
      }
      configuration.compileSettings[name] = written
    }
  }

  private mutating func readDisabled(_ node: YAMLNode) {
    guard case .sequence(let elements) = node.content else {
      report(
        .wrongShape, "`disable` is \(node.kind), and has to be a list", node.range,
        "Write `disable: [unused-color]`.")
      return
    }
    let warnings = DiagnosticID.allCases.filter { $0.severity == .warning }
    for element in elements {
      let name = element.scalar?.text ?? ""
      if let id = warnings.first(where: { $0.rawValue == name }) {
        configuration.disabledWarnings.insert(id)
      } else if DiagnosticID(rawValue: name) != nil {
        report(
          .invalidSilencing, "`\(name)` is an error, and errors cannot be silenced", element.range,
          "Delete it.")
      } else {
        let suggestion = Spelling.nearest(to: name, among: warnings.map(\.rawValue))
        report(
          .invalidSilencing, "there is no warning `\(name)`", element.range,
          suggestion.map { "Did you mean `\($0)`?" } ?? "Name a warning by its id.")
      }
    }
  }

  /// Returns the entries of a mapping that have a known key. Reports the others.
  mutating func entries(_ node: YAMLNode, _ what: String, known: [String]) -> [YAMLMapping.Entry] {
    guard let mapping = node.mapping else {
      report(
        .wrongShape, "\(what) is \(node.kind), and has to be a mapping", node.range, "Write `\(known[0]): …`."
      )
      return []
    }
    return mapping.entries.filter { entry in
      guard !known.contains(entry.key.value) else { return true }
      let suggestion = Spelling.nearest(to: entry.key.value, among: known)
      report(
        .unknownKey, "\(what) has no `\(entry.key.value)`", entry.key.range,
        suggestion.map { "Did you mean `\($0)`?" }
          ?? "It has \(known.map { "`\($0)`" }.joined(separator: ", ")).")
      return false
    }
  }

  mutating func report(_ id: DiagnosticID, _ message: String, _ range: TextRange, _ help: String) {
    diagnostics.append(Diagnostic(id, message, at: SourceRange(file: file, range), help: help))
  }
}
