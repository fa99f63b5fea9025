import KansoDiagnostics
import KansoTheme
import KansoYAML

// Reading of names, descriptions and deprecations.
extension GuideReader {
  /// The words that cannot be names.
  private var reservedNames: [String] { version < .two ? Self.firstReservedNames : Self.allReservedNames }
  private static let firstReservedNames = ["value", "description", "deprecated", "extends"]
  private static let allReservedNames = firstReservedNames + [extensionsKey]

  /// Returns the first byte in a name that has a meaning in references: `.`, `{` or `}`; nil if there is
  /// none. Compares bytes, because a combining mark after the character would hide it from a comparison of
  /// `Character`s.
  private static func separator(in name: String) -> UInt8? {
    name.utf8.first { byte in
      switch byte {
      case UInt8(ascii: "."), UInt8(ascii: "{"), UInt8(ascii: "}"): true
      default: false
      }
    }
  }

  /// Returns true if a key is a valid name of a token, a group or a mode. Reports the problem otherwise: a
  /// `.` or a brace, a `NameProblem`, a `$` at the start, a reserved word, or the name of a declared mode.
  /// - Parameter mayBeMode: true if the name of a mode is allowed.
  mutating func checkName(_ key: Located<String>, mayBeMode: Bool = false) -> Bool {
    let name = key.value
    if let separator = Self.separator(in: name) {
      report(
        .invalidName, "the name `\(name)` contains `\(Unicode.Scalar(separator))`", key.range,
        help: separator == UInt8(ascii: ".") ? "Nest a group instead, or write `-`." : "Delete the brace.")
      return false
    }
    if let problem = NameProblem(name) {
      report(.invalidName, problem.message(of: "a name"), key.range, help: problem.help)
      return false
    }
    if name.utf8.first == UInt8(ascii: "$") {
      report(.invalidName, "the name `\(name)` begins with `$`", key.range, help: "Delete the `$`.")
      return false
    }
    let mode = mayBeMode ? nil : modeIndexes[name]
    if reservedNames.contains(name) || mode != nil {
      let isMode = mode != nil
      let declaration = mode.map { declaredModes.ranges[$0] }
      report(
        .reservedName,
        "`\(name)` is \(isMode ? "a mode" : "a reserved word") and cannot be a name here",
        key.range,
        help: isMode
          ? "Write a value per mode in the token: `name: {\(name): …}`. To name a token, choose another word."
          : "Choose another name.",
        notes: declaration.map { $0.file === file ? [] : [.init("the mode is declared here", at: $0)] } ?? [])
      return false
    }
    return true
  }

  /// Reads `description` and `deprecated`; other keys are ignored. A description without a value is nil.
  mutating func readMetadata(_ mapping: YAMLMapping) -> Metadata {
    var metadata = Metadata()
    if let node = mapping["description"], !node.isNull {
      metadata.description = text(node, of: "description")
    }
    if let node = mapping["deprecated"] { metadata.deprecated = readDeprecation(node) }
    return metadata
  }

  /// Returns the deprecation: without a message for `true`, with a message for a text, and one of nil for
  /// `false`. Reports any other value, such as `yes` without quotes, and returns nil.
  private mutating func readDeprecation(_ node: YAMLNode) -> SourceDeprecation? {
    let range = place(node.range)
    if let scalar = node.scalar {
      switch (scalar.style, scalar.text) {
      case (.plain, "true"): return SourceDeprecation(value: .unexplained, range: range)
      case (.plain, "false"): return SourceDeprecation(value: nil, range: range)
      case (.plain, let text) where node.isNull || Self.yaml11Booleans.contains(text.lowercased()):
        break
      case (_, let text): return SourceDeprecation(value: .message(text), range: range)
      }
    }
    report(
      .invalidDeprecation, "`deprecated` is \(node.scalar.map { "`\($0.text)`" } ?? node.kind)", node.range,
      help: "Write `true`, `false`, or a text such as `\"use {colors.background}\"`.")
    return nil
  }

  /// The booleans of YAML 1.1. Other tools still read these words as booleans, so a text of one of them needs quotes.
  static let yaml11Booleans: Set<String> = ["yes", "no", "on", "off", "y", "n", "true", "false"]
}
