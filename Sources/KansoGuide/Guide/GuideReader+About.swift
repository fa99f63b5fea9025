import KansoDiagnostics
import KansoTheme

// Names, descriptions and deprecations.
extension GuideReader {
  private static let reservedNames = ["value", "description", "deprecated", "extends"]

  private static func holdsForbidden(_ name: String) -> Bool {
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "."), UInt8(ascii: "{"), UInt8(ascii: "}"): return true
      default: break
      }
    }
    return false
  }

  /// Whether a key can name a token or a group.
  mutating func checkName(_ key: Located<String>) -> Bool {
    let name = key.value
    if name.isEmpty {
      report(.invalidName, "a name is empty", key.range, help: "Write a name before the colon.")
      return false
    }
    // Bytes decide about the usual name; only a wrong one is looked at as text.
    if Self.holdsForbidden(name),
      let bad = name.first(where: { ".{}".contains($0) })
    {
      report(
        .invalidName, "the name `\(name)` holds `\(bad)`", key.range,
        help: bad == "." ? "Nest a group instead, or write `-`." : "Leave the brace out.")
      return false
    }
    if name.utf8.first == UInt8(ascii: "$") {
      report(.invalidName, "the name `\(name)` begins with `$`", key.range, help: "Leave the `$` out.")
      return false
    }
    if Self.reservedNames.contains(name) || modeIndexes[name] != nil {
      let isMode = modeIndexes[name] != nil
      report(
        .reservedName,
        "`\(name)` is \(isMode ? "a mode" : "a word of the language") and cannot name anything here",
        key.range,
        help: isMode
          ? "A value per mode stands at the token: `name: {\(name): …}`. To name a token, choose another word."
          : "Choose another name.")
      return false
    }
    return true
  }

  mutating func readAbout(_ mapping: YAMLMapping) -> About {
    var about = About()
    if let node = mapping["description"], !node.isNull { about.description = text(node, of: "description") }
    if let node = mapping["deprecated"] { about.deprecated = readDeprecation(node) }
    return about
  }

  private mutating func readDeprecation(_ node: YAMLNode) -> Located<Deprecation?>? {
    if let scalar = node.scalar {
      switch (scalar.style, scalar.text) {
      case (.plain, "true"): return Located(.unexplained, at: node.range)
      case (.plain, "false"): return Located(nil, at: node.range)
      case (.plain, let text) where node.isNull || Self.yaml11Booleans.contains(text.lowercased()):
        break
      case (_, let text): return Located(.message(text), at: node.range)
      }
    }
    report(
      .invalidDeprecation, "`deprecated` is \(node.scalar.map { "`\($0.text)`" } ?? node.kind)", node.range,
      help: "Write `true`, `false`, or a text such as `\"use {colors.background}\"`.")
    return nil
  }

  /// What YAML 1.1 took for booleans; other tools still do, so as a text it needs quotes.
  static let yaml11Booleans: Set<String> = ["yes", "no", "on", "off", "y", "n", "true", "false"]
}
