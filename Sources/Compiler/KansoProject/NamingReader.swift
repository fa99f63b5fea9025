import KansoDiagnostics
import KansoTheme
import KansoThemeEncoding
import KansoYAML

/// The settings of `compile` that name the generated enums, with their positions.
struct NamingReader {
  /// A name and its node in the configuration.
  typealias Name = (text: String, node: YAMLNode)

  var namespace: Name?
  var prefix: Name?
  /// The names of single enums, in the order of the configuration.
  var names: [(section: String, name: Name)] = []
}

extension ConfigurationReader {
  /// Returns a valid type name; reports any other value and returns nil.
  mutating func readTypeName(_ node: YAMLNode) -> NamingReader.Name? {
    guard let text = node.scalar?.text else {
      report(
        .invalidSetting, "the name of a type cannot be \(node.kind)", at: node.range,
        help: "Write a name such as `Design`.")
      return nil
    }
    switch SwiftTypeName.refusal(of: text) {
    case nil: return (text, node)
    case .noTypeName(let suggestion)?:
      report(
        .invalidSetting, "`\(text)` is not the name of a Swift type", at: node.range,
        help: suggestion.map { "Did you mean `\($0)`?" }
          ?? "Write letters and digits, with a capital letter first, such as `Design`.")
    case .reserved?:
      report(
        .invalidSetting, "`\(text)` is also the name of a type or a module that generated Swift uses",
        at: node.range,
        help: "Choose another name, such as `Design\(text)`.")
    }
    return nil
  }

  /// Reads the names of single enums: `{colors: Palette}`. Invalid entries are reported and left out.
  mutating func readNames(_ node: YAMLNode, into reader: inout NamingReader) {
    for entry in knownEntries(of: node, "`names`", known: Section.allCases.map(\.rawValue)) {
      if let name = readTypeName(entry.value) { reader.names.append((entry.key.value, name)) }
    }
  }

  /// Returns the text before names that begin with a digit. Reports any other value than an underscore or the start of
  /// a name in lower camel case, and returns nil.
  mutating func readDigitPrefix(_ node: YAMLNode) -> String? {
    guard let text = node.scalar?.text else {
      report(
        .invalidSetting, "`digit-prefix` cannot be \(node.kind)", at: node.range,
        help: "Write letters such as `step`, or `_`.")
      return nil
    }
    // The names that begin with `_kanso` are those of the generated Swift.
    let isReserved = text.hasPrefix("_kanso")
    let identifier = SwiftName.member(text, digitPrefix: "_")
    guard text != "_", isReserved || !identifier.utf8.elementsEqual(text.utf8) else { return text }
    let isSuggestion =
      !isReserved && identifier.utf8.first != UInt8(ascii: "_") && text.contains { $0.isLetter }
    report(
      .invalidSetting, "the name of a token in Swift cannot begin with `\(text)`", at: node.range,
      help: isSuggestion ? "Did you mean `\(identifier)`?" : "Write letters such as `step`, or `_`.")
    return nil
  }

  /// Returns the names of all enums. Reports a name that two of them would have, or that the namespace has, and
  /// returns the default names.
  mutating func naming(of reader: NamingReader) -> SwiftNaming {
    var naming = SwiftNaming()
    naming.namespace = reader.namespace?.text
    naming.prefix = reader.prefix?.text ?? ""
    for (section, name) in reader.names { naming.names[section] = name.text }
    var owners: [String: String] = [:]
    for section in Section.allCases.map(\.rawValue) {
      let name = naming.typeName(ofSection: section)
      if let namespace = reader.namespace, name == namespace.text {
        report(
          .invalidSetting, "the namespace has the name of the enum of `\(section)`", at: namespace.node.range,
          help: "Choose another name for one of them: in `\(name).\(name)`, Swift finds the inner one only.")
        return SwiftNaming()
      }
      // At least one of two equal names is configured, because the default names differ.
      if let owner = owners[name],
        let written = reader.names.last(where: { $0.section == section || $0.section == owner })
      {
        report(
          .invalidSetting, "the enums of `\(owner)` and `\(section)` are both named `\(name)`",
          at: written.name.node.range,
          help: "Choose another name for one of them.")
        return SwiftNaming()
      }
      owners[name] = section
    }
    return naming
  }
}
