import KansoDiagnostics
import KansoYAML

/// Reads `kanso.yaml`, and keeps the source position of every part.
struct ConfigurationReader {
  let file: SourceFile
  /// The diagnostics that the configuration can name.
  let known: [DiagnosticDescriptor]
  var configuration = Configuration()
  var diagnostics: [Diagnostic] = []

  /// Reads the root of `kanso.yaml` into `configuration`. Invalid parts are reported and left out.
  mutating func read(_ root: YAMLNode) {
    for entry in knownEntries(
      of: root, "the configuration", known: ["warnings", "guide", "compile", "lint", "export", "convert"])
    {
      switch entry.key.value {
      case "warnings":
        for warning in knownEntries(of: entry.value, "`warnings`", known: ["disable"]) {
          readDisabledWarnings(warning.value)
        }
      case "guide": readGuideSettings(entry.value)
      case "lint": readLint(entry.value)
      case "export": readExports(entry.value)
      case "convert": readConversion(entry.value)
      default: readCompileSettings(entry.value)
      }
    }
  }

  /// Reads the settings under `compile`. A value that is not allowed is reported and left out.
  private mutating func readCompileSettings(_ node: YAMLNode) {
    let known = [
      "platform", "access", "namespace", "prefix", "names", "digit-prefix", "axes", "shape-styles",
      "objc-header",
      "standard", "runtime", "contrast",
    ]
    var names = NamingReader()
    var axes: [String] = []
    var digitPrefix: String?
    for entry in knownEntries(of: node, "`compile`", known: known) {
      switch entry.key.value {
      case "platform":
        configuration.platform = choice(for: entry, among: Platform.allCases.map(\.rawValue))
          .flatMap(Platform.init)
      case "access":
        configuration.access = choice(for: entry, among: Access.allCases.map(\.rawValue))
          .flatMap(Access.init)
      case "namespace": readTypeName(entry.value).map { names.namespace = $0 }
      case "prefix": readTypeName(entry.value).map { names.prefix = $0 }
      case "names": readNames(entry.value, into: &names)
      case "digit-prefix": digitPrefix = readDigitPrefix(entry.value)
      case "axes": axes = readAxes(entry.value)
      case "shape-styles":
        configuration.writesShapeStyles = choice(for: entry, among: ["true", "false"]) != "false"
      case "standard":
        configuration.writesStandard = choice(for: entry, among: ["true", "false"]) == "true"
      case "runtime":
        configuration.followsTheme = choice(for: entry, among: ["true", "false"]) == "true"
      case "contrast":
        if let severity = choice(for: entry, among: ["error", "warning", "off"]) {
          configuration.contrastSeverity = severity == "off" ? nil : severity == "error" ? .error : .warning
        }
      default:
        configuration.writesObjectiveCHeader = choice(for: entry, among: ["true", "false"]) == "true"
      }
    }
    configuration.naming = naming(of: names)
    configuration.naming.nestedAxes = axes
    if let digitPrefix { configuration.naming.digitPrefix = digitPrefix }
  }

  /// Returns the axes that are nested in Swift, which is the only form of them. Another form is reported and left out.
  private mutating func readAxes(_ node: YAMLNode) -> [String] {
    guard let mapping = node.mapping else {
      report(
        .wrongShape, "`axes` is \(node.kind), and has to be a mapping", at: node.range,
        help: "Write the name of an axis and `nested`, as in `axes: {theme: nested}`.")
      return []
    }
    return mapping.entries.filter { choice(for: $0, among: ["nested"]) != nil }.map(\.key.value)
  }

  /// Returns the text of an entry if it is one of the choices. Reports any other value and returns nil.
  mutating func choice(for entry: YAMLMapping.Entry, among choices: [String]) -> String? {
    let text = entry.value.scalar?.text
    if let text, choices.contains(text) { return text }
    let suggestion = text.flatMap { Spelling.nearest(to: $0, among: choices) }
    report(
      .invalidSetting, "`\(entry.key.value)` cannot be \(text.map { "`\($0)`" } ?? entry.value.kind)",
      at: entry.value.range,
      help: suggestion.map { "Did you mean `\($0)`?" } ?? "Write \(Self.alternatives(choices)).")
    return nil
  }

  /// Returns choices as a phrase, such as "`true` or `false`".
  private static func alternatives(_ choices: [String]) -> String {
    let quoted = choices.map { "`\($0)`" }
    let first = quoted.dropLast().joined(separator: ", ")
    return (first.isEmpty ? "" : first + " or ") + (quoted.last ?? "")
  }

  /// Reads a list of warning ids. The ids of errors and unknown ids are reported and left out. A node that is
  /// not a list is reported, too.
  private mutating func readDisabledWarnings(_ node: YAMLNode) {
    guard case .sequence(let elements) = node.content else {
      report(
        .wrongShape, "`disable` is \(node.kind), and has to be a list", at: node.range,
        help: "Write `disable: [unused-color]`.")
      return
    }
    let warnings = known.filter { $0.severity == .warning }
    for element in elements {
      let name = element.scalar?.text ?? ""
      if let warning = warnings.first(where: { $0.id == name }) {
        configuration.disabledWarnings.insert(warning)
      } else if known.contains(where: { $0.id == name }) {
        report(
          .invalidSuppression, "`\(name)` is an error, and errors cannot be suppressed", at: element.range,
          help: "Delete it.")
      } else {
        let suggestion = Spelling.nearest(to: name, among: warnings.map(\.id))
        report(
          .invalidSuppression, "there is no warning `\(name)`", at: element.range,
          help: suggestion.map { "Did you mean `\($0)`?" } ?? "`kanso explain` lists the ids.")
      }
    }
  }

  /// Returns the entries of a mapping that have a known key. Reports the others, and any other node than a
  /// mapping.
  /// - Parameter what: the mapping in messages, as in "`lint`".
  mutating func knownEntries(of node: YAMLNode, _ what: String, known: [String]) -> [YAMLMapping.Entry] {
    guard let mapping = node.mapping else {
      report(
        .wrongShape, "\(what) is \(node.kind), and has to be a mapping", at: node.range,
        help: "Write `\(known[0]): …`."
      )
      return []
    }
    return mapping.entries.filter { entry in
      guard !known.contains(entry.key.value) else { return true }
      let suggestion = Spelling.nearest(to: entry.key.value, among: known)
      report(
        .unknownKey, "\(what) has no `\(entry.key.value)`", at: entry.key.range,
        help: suggestion.map { "Did you mean `\($0)`?" }
          ?? "It has \(known.map { "`\($0)`" }.joined(separator: ", ")).")
      return false
    }
  }

  /// Adds a diagnostic at a range of the file.
  mutating func report(
    _ descriptor: DiagnosticDescriptor, _ message: String, at range: TextRange, help: String
  ) {
    diagnostics.append(Diagnostic(descriptor, message, at: SourceRange(file: file, range), help: help))
  }
}
