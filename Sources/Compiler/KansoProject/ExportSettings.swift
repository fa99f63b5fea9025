import KansoDiagnostics
import KansoYAML

/// An output of `kanso export`: an entry of the list `export` in a project's configuration.
package struct ExportSettings: Sendable, Equatable {
  /// The source of the files.
  package enum Source: Sendable, Equatable {
    case format(ExportFormat)
    /// The path of a directory of templates.
    case templates(String)
  }

  package var source: Source
  /// The directory for the files.
  package var output: String
  /// The files of the guide; empty for the default guide.
  package var guides: [String] = []
  package var options = ExportOptions()

  package init(source: Source, output: String) { (self.source, self.output) = (source, output) }
}

extension ConfigurationReader {
  /// Reads the list of outputs under `export`. Invalid entries are reported and left out. All paths are relative to the
  /// folder of the configuration.
  mutating func readExports(_ node: YAMLNode) {
    guard case .sequence(let elements) = node.content else {
      report(
        .wrongShape, "`export` is \(node.kind), and has to be a list", at: node.range,
        help: "Begin each output with a hyphen, as in `- {as: css, output: web}`.")
      return
    }
    for element in elements {
      if let settings = exportSettings(element) { configuration.exports.append(settings) }
    }
  }

  /// Returns the settings of an output; nil for an invalid one, which is reported.
  private mutating func exportSettings(_ node: YAMLNode) -> ExportSettings? {
    guard let mapping = node.mapping else {
      report(
        .wrongShape, "an output is \(node.kind), and has to be a mapping", at: node.range,
        help: "Write its format and its directory, as in `{as: css, output: web}`.")
      return nil
    }
    guard let source = exportSource(mapping, at: node.range) else { return nil }
    guard let output = mapping.entries.first(where: { $0.key.value == "output" }) else {
      report(
        .invalidSetting, "an output needs a directory", at: node.range, help: "Add `output: …` to it.")
      return nil
    }
    var settings = ExportSettings(source: source, output: path(output) ?? ".")
    for entry in mapping.entries {
      switch entry.key.value {
      case "as", "templates", "output": break
      case "guide":
        settings.guides = entry.value.scalar.map { [$0.text] } ?? texts(entry.value, "`guide`")
      default: readOption(entry, into: &settings)
      }
    }
    return settings
  }

  /// Returns the source of an output, which has exactly one of `as` and `templates`; nil after a report.
  private mutating func exportSource(_ mapping: YAMLMapping, at range: TextRange) -> ExportSettings.Source? {
    let format = mapping.entries.first { $0.key.value == "as" }
    let templates = mapping.entries.first { $0.key.value == "templates" }
    switch (format, templates) {
    case (let format?, nil):
      return choice(for: format, among: ExportFormat.allCases.map(\.rawValue))
        .flatMap(ExportFormat.init).map { .format($0) }
    case (nil, let templates?): return path(templates).map { .templates($0) }
    case (_?, let templates?):
      report(
        .invalidSetting, "an output has either `as` or `templates`", at: templates.key.range,
        help: "Delete one of them, or make two outputs.")
    case (nil, nil):
      report(
        .invalidSetting, "an output needs a format or templates", at: range,
        help: "Add `as: …` or `templates: …` to it.")
    }
    return nil
  }

  /// Returns the path in an entry; nil for anything else than a text, which is reported.
  private mutating func path(_ entry: YAMLMapping.Entry) -> String? {
    if let text = entry.value.scalar?.text, !text.isEmpty { return text }
    report(
      .invalidSetting, "`\(entry.key.value)` is \(entry.value.kind), and has to be a path",
      at: entry.value.range,
      help: "Write a path that begins in the folder of this file, such as `\(entry.key.value): web`.")
    return nil
  }

  /// Reads an option of an output. Reports one that the format does not have, and an invalid value.
  private mutating func readOption(_ entry: YAMLMapping.Entry, into settings: inout ExportSettings) {
    let format: ExportFormat? = if case .format(let format) = settings.source { format } else { nil }
    let text = entry.value.scalar?.text ?? entry.value.kind
    guard let refusal = settings.options.set(entry.key.value, to: text, for: format) else { return }
    report(
      refusal.isOfName ? .unknownKey : .invalidSetting, refusal.message,
      at: refusal.isOfName ? entry.key.range : entry.value.range, help: refusal.help)
  }
}
