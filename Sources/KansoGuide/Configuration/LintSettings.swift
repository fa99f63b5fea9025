import KansoDiagnostics

/// What a project says about the lint.
package struct LintSettings: Sendable {
  /// Rules that a project weighs in its own way; nil for off.
  package var severities: [DiagnosticID: Severity?] = [:]
  /// Globs of the files to read; all where it is empty.
  package var include: [String] = []
  /// Globs of the files to leave out.
  package var exclude: [String] = []
  /// The project's own sinks by their kind, as in `padding: [right(margin)]`. `none` are no style.
  package var sinks: [String: [String]] = [:]

  /// The module that the tokens are declared in, where sources have to import it.
  package var module: String?

  package init() {}

  /// The kinds that a sink can have.
  package static let kinds = [
    "padding", "size", "radius", "border", "font", "shadow", "opacity", "duration", "none",
  ]
}

extension ConfigurationReader {
  mutating func readLint(_ node: YAMLNode) {
    for entry in entries(node, "`lint`", known: ["rules", "include", "exclude", "sinks", "import"]) {
      switch entry.key.value {
      case "rules":
        for rule in entries(entry.value, "`rules`", known: Rule.all.map(\.id.rawValue)) { readSeverity(rule) }
      case "include": configuration.lint.include = texts(entry.value, "`include`")
      case "exclude": configuration.lint.exclude = texts(entry.value, "`exclude`")
      case "import": readModule(entry.value)
      default:
        for sink in entries(entry.value, "`sinks`", known: LintSettings.kinds) { readSinks(sink) }
      }
    }
  }

  private mutating func readModule(_ node: YAMLNode) {
    guard let name = node.scalar?.text, name.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*/) != nil else {
      report(
        .invalidSetting, "this is no name of a module", node.range, "Write a name such as `DesignTokens`.")
      return
    }
    configuration.lint.module = name
  }

  private mutating func readSeverity(_ entry: YAMLMapping.Entry) {
    guard let rule = DiagnosticID(rawValue: entry.key.value) else { return }
    switch entry.value.scalar?.text {
    case "error": configuration.lint.severities[rule] = .some(.error)
    case "warning": configuration.lint.severities[rule] = .some(.warning)
    case "off": configuration.lint.severities[rule] = .some(nil)
    default:
      report(
        .invalidSetting, "the weight of a rule cannot be \(entry.value.kind)", entry.value.range,
        "It is `error`, `warning`, `off`.")
    }
  }

  private mutating func readSinks(_ entry: YAMLMapping.Entry) {
    guard case .sequence(let elements) = entry.value.content else {
      _ = texts(entry.value, "`\(entry.key.value)`")
      return
    }
    for element in elements {
      let text = element.scalar?.text ?? ""
      guard text.wholeMatch(of: /\.\w+|(-> )?[\w.]*\(\w+(, *\w+)*\)/) != nil else {
        report(
          .invalidSetting, "this is no sink", element.range,
          "Write `function(label)` (`_` for no label), `.property` or `-> function(label)`.")
        continue
      }
      configuration.lint.sinks[entry.key.value, default: []].append(text)
    }
  }

  private mutating func texts(_ node: YAMLNode, _ what: String) -> [String] {
    guard case .sequence(let elements) = node.content else {
      report(
        .wrongShape, "\(what) is \(node.kind), and has to be a list", node.range,
        "Write it in brackets: `[…]`.")
      return []
    }
    return elements.compactMap { element in
      if let text = element.scalar?.text { return text }
      report(
        .wrongShape, "\(what) has \(element.kind) in it, and wants texts", element.range, "Write a text.")
      return nil
    }
  }
}
