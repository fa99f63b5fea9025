import KansoDiagnostics

@testable import KansoGuide

/// The files of a guide in one text. Each begins after a line with its name, such as `# core.yaml` or `# core.tokens.json`; the last one is
/// the guide. A text that does not begin with such a line is the file `guide.yaml`.
struct ExampleFiles: Sendable {
  /// The texts by name, in their order.
  private(set) var files: [(name: String, text: String)] = []

  init(_ text: String) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let name = line.wholeMatch(of: /# ([a-z\/.-]+\.(?:yaml|json))/)?.1, files.last?.text.isEmpty != true
      {
        files.append((String(name), ""))
      } else if files.isEmpty {
        files = [("guide.yaml", text)]
        return
      } else {
        files[files.count - 1].text += line + "\n"
      }
    }
    // The end of the last line is no line.
    files[files.count - 1].text.removeLast()
  }

  init(_ files: [(name: String, text: String)]) { self.files = files }

  /// Returns the files with other texts.
  func map(_ transform: (_ name: String, _ text: String) -> String) -> ExampleFiles {
    ExampleFiles(files.map { ($0.name, transform($0.name, $0.text)) })
  }

  /// The files for the compiler.
  var access: GuideFiles {
    let texts = Dictionary(files.map { ($0.name, $0.text) }, uniquingKeysWith: { first, _ in first })
    return GuideFiles(
      read: { path, limit in
        guard let text = texts[path] else { return GuideFiles.none.read(path, limit) }
        return .success(Array(text.utf8))
      }, identity: { $0 })
  }

  /// Compiles the last file, or some files as layers.
  /// - Parameters:
  ///   - rule: a rule that is checked, also if it is off by default; nil for those of the settings.
  ///   - rules: the settings of the rules for guides.
  func compile(
    layers: [String] = [], checksQuality: Bool = false, rule: DiagnosticDescriptor? = nil,
    rules: RuleSettings = RuleSettings()
  ) -> CompiledGuide {
    let chosen =
      layers.isEmpty ? Array(files.suffix(1)) : layers.compactMap { name in files.first { $0.name == name } }
    let inputs = chosen.map { GuideFile(path: $0.name, bytes: Array($0.text.utf8)) }
    var rules = rules
    if let rule { rules.setSeverity(rule.severity, of: rule) }
    return CompiledGuide(
      GuideDocuments(inputs, including: access), checksQuality: checksQuality, rules: rules)
  }
}

extension RuleSettings {
  /// All rules for guides, as warnings.
  static let all: RuleSettings = {
    var rules = RuleSettings()
    for rule in DiagnosticCatalog.ofGuides where rule.guideRule != nil {
      rules.setSeverity(.warning, of: rule)
    }
    return rules
  }()
}
