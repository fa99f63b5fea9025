import KansoDiagnostics
import KansoYAML

/// The settings of the lint in a project's configuration.
package struct LintSettings: Sendable {
  /// The severities of rules that the project changes; nil for a disabled rule. Other rules have no entry.
  package var severities: [DiagnosticDescriptor: Severity?] = [:]
  /// The paths of the guide's files, relative to the folder of the configuration; empty for none.
  package var tokens: [String] = []
  /// The globs of the files to check; empty for all files.
  package var include: [String] = []
  /// The globs of the files to exclude.
  package var exclude: [String] = []
  /// The project's own sinks by their kind, as in `padding: [right(margin)]`. A sink of the kind `none` takes no style
  /// value.
  package var sinks: [String: [String]] = [:]

  /// The module that declares the tokens; nil if sources need no import.
  package var module: String?

  /// The distances at which a literal is near a token.
  package var near = Near()

  /// The maximum distances at which a literal may have been meant as a token; nil for the default.
  package struct Near: Sendable, Equatable {
    /// The distance of a length, in points.
    package var points: Double?
    /// The distance of a length, in percent of it. The larger one of both counts.
    package var percent: Double?
    /// The distance of a color, in ΔE OK.
    package var color: Double?

    package init(points: Double? = nil, percent: Double? = nil, color: Double? = nil) {
      (self.points, self.percent, self.color) = (points, percent, color)
    }
  }

  package init() {}

  /// Returns these settings with those of a folder within: a rule, a limit, the guide or the module of the folder
  /// replaces the one of these, and sinks are added. The globs are those of the folder alone.
  package func adding(_ folder: LintSettings) -> LintSettings {
    var all = folder
    all.severities = severities.merging(folder.severities) { _, new in new }
    if folder.tokens.isEmpty { all.tokens = tokens }
    all.sinks = sinks.merging(folder.sinks, uniquingKeysWith: +)
    all.module = folder.module ?? module
    all.near = Near(
      points: folder.near.points ?? near.points, percent: folder.near.percent ?? near.percent,
      color: folder.near.color ?? near.color)
    return all
  }

  /// The valid kinds of sinks.
  package static let sinkKinds = [
    "padding", "size", "radius", "border", "font", "shadow", "opacity", "duration", "none",
  ]
}

extension ConfigurationReader {
  /// Reads the settings under `lint`. Invalid parts are reported and left out.
  mutating func readLint(_ node: YAMLNode) {
    for entry in knownEntries(
      of: node, "`lint`", known: ["rules", "tokens", "include", "exclude", "sinks", "import", "near"])
    {
      switch entry.key.value {
      case "rules":
        for rule in knownEntries(of: entry.value, "`rules`", known: known.filter(\.isRule).map(\.id)) {
          readSeverity(rule)
        }
      case "tokens":
        configuration.lint.tokens =
          entry.value.scalar.map { [$0.text] } ?? texts(entry.value, "`tokens`")
      case "include": configuration.lint.include = texts(entry.value, "`include`")
      case "exclude": configuration.lint.exclude = texts(entry.value, "`exclude`")
      case "import": readModule(entry.value)
      case "near": readNear(entry.value)
      default:
        for sink in knownEntries(of: entry.value, "`sinks`", known: LintSettings.sinkKinds) {
          readSinks(sink)
        }
      }
    }
  }

  /// Reads the name of a module: ASCII letters, digits and underscores, without a digit at the start. Reports
  /// any other value.
  private mutating func readModule(_ node: YAMLNode) {
    guard let name = node.scalar?.text, name.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*/) != nil else {
      report(
        .invalidSetting, "this is not the name of a module", at: node.range,
        help: "Write a name such as `DesignTokens`.")
      return
    }
    configuration.lint.module = name
  }

  /// Reads the distances at which a literal is near a token: numbers from 0. Reports any other value.
  private mutating func readNear(_ node: YAMLNode) {
    for entry in knownEntries(of: node, "`near`", known: ["points", "percent", "color"]) {
      guard let number = entry.value.scalar.flatMap({ Double($0.text) }), number >= 0, number.isFinite else {
        report(
          .invalidSetting, "`\(entry.key.value)` is a number from 0", at: entry.value.range,
          help: "Write a number, such as `\(entry.key.value): \(entry.key.value == "color" ? "0.06" : "2")`.")
        continue
      }
      switch entry.key.value {
      case "points": configuration.lint.near.points = number
      case "percent": configuration.lint.near.percent = number
      default: configuration.lint.near.color = number
      }
    }
  }

  /// Reads the severity of a rule of the lint. Reports any other value.
  private mutating func readSeverity(_ entry: YAMLMapping.Entry) {
    guard let rule = known.first(where: { $0.id == entry.key.value }),
      let severity = severity(entry.value)
    else { return }
    configuration.lint.severities[rule] = .some(severity)
  }

  /// Adds the sinks of one kind. Only their syntax is checked: a sink with wrong syntax is reported and left
  /// out.
  private mutating func readSinks(_ entry: YAMLMapping.Entry) {
    guard case .sequence(let elements) = entry.value.content else {
      _ = texts(entry.value, "`\(entry.key.value)`")
      return
    }
    for element in elements {
      let text = element.scalar?.text ?? ""
      guard text.wholeMatch(of: /\.\w+|(-> )?[\w.]*\(\w+(, *\w+)*\)/) != nil else {
        report(
          .invalidSetting, "this is not a sink", at: element.range,
          help: "Write `function(label)` (`_` for no label), `.property` or `-> function(label)`.")
        continue
      }
      configuration.lint.sinks[entry.key.value, default: []].append(text)
    }
  }

  /// Returns the texts of a list. Reports and leaves out other elements; empty for any other node, which is
  /// reported.
  mutating func texts(_ node: YAMLNode, _ what: String) -> [String] {
    guard case .sequence(let elements) = node.content else {
      report(
        .wrongShape, "\(what) is \(node.kind), and has to be a list", at: node.range,
        help: "Write it in brackets: `[…]`.")
      return []
    }
    return elements.compactMap { element in
      if let text = element.scalar?.text { return text }
      report(
        .wrongShape, "\(what) has \(element.kind) in it, but only texts are allowed", at: element.range,
        help: "Write a text.")
      return nil
    }
  }
}
