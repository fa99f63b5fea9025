import KansoDiagnostics
import KansoTheme
import KansoYAML

// Mappings that are neither a token nor a group, but probably meant as one.
extension GuideReader {
  /// Reports a reference in braces without quotes, such as `{blackish}` or `{colors.button.primary}`. In
  /// YAML, it is a mapping in braces with one key and no value. Returns false for any other mapping.
  mutating func reportBraces(_ node: YAMLNode, _ mapping: YAMLMapping) -> Bool {
    guard mapping.isFlow, mapping.entries.count == 1, let entry = mapping.entries.first,
      entry.value.isNull, entry.value.range.isEmpty
    else { return false }
    let path = entry.key.value
    let isFromRoot = declaredSections.kind(of: TokenPath(path).section) != nil
    let fixed = isFromRoot ? YAMLText.quoted("{\(path)}") : path
    report(
      .unquotedBraces, "`\(file.text(in: node.range.offsets))` is a mapping in YAML, not a reference",
      node.range,
      help: isFromRoot ? "Put quotes around it: `\(fixed)`." : "Delete the braces: `\(fixed)`.",
      replacement: fixed)
    return true
  }

  /// Reports each entry beside the `value` of a token, except the keys of a color.
  /// - Parameter entries: the entries of the token, including `value`, without description and deprecation.
  mutating func reportKeysBesideValue(
    _ entries: [YAMLMapping.Entry], _ section: Section, _ path: TokenPath
  ) {
    for entry in entries where entry.key.value != "value" {
      let key = entry.key.value
      if Self.colorKeys.contains(key), section == .colors { continue }
      if key == Self.alphaKey {
        report(
          .unknownKey, "\(section.rules.nounWithArticle) has no `alpha`", entry.key.range,
          help: "Delete it. Only a color has an alpha.")
      } else if modeIndexes[key] != nil {
        report(
          .tokenAndGroup, "`\(path)` has a `value`, and also one for the mode `\(key)`", entry.key.range,
          help: "Put the values of all modes into `value`: `value: {\(key): …}`.")
      } else if let meant = keyBesideValue(meantBy: key, section) {
        report(
          .unknownKey, "a token has no `\(key)`", entry.key.range, help: "Did you mean `\(meant)`?",
          replacement: meant)
      } else {
        report(
          .tokenAndGroup,
          "`\(path)` is a token, since it has a `value`, and a group, since it contains `\(key)`",
          entry.key.range,
          help: "Move `\(key)` to another group, or move the value into a token of the group.")
      }
    }
  }

  /// Returns the key beside `value` that the user probably meant by an unknown key; nil if there is none.
  private func keyBesideValue(meantBy key: String, _ section: Section) -> String? {
    let hasAlpha = section == .colors && version >= .two
    if hasAlpha, key == "opacity" { return Self.alphaKey }
    return Spelling.nearest(to: key, among: metadataKeys + (hasAlpha ? Self.colorKeys : []))
  }

  /// Reports a token whose `value` is missing or misspelled: a mapping with a description or deprecation, and
  /// no other entry, or only a scalar with a key similar to `value`. Also reports an empty mapping. Returns
  /// true if it reported one of these.
  /// - Parameter rest: the entries without description and deprecation.
  mutating func reportIncomplete(
    _ mapping: YAMLMapping, members rest: [YAMLMapping.Entry], path: TokenPath, at range: TextRange
  ) -> Bool {
    // A mapping is also empty if all of its keys were invalid. So the check includes the text in the file.
    if mapping.entries.isEmpty, file.bytes[range.offsets].dropFirst().dropLast().allSatisfy({ $0 <= 0x20 }) {
      report(
        .missingValue, "`\(path)` has neither a value nor tokens", range,
        help: "Write a value, or delete the name.")
      return true
    }
    guard rest.count < mapping.entries.count, rest.count <= 1 else { return false }
    guard let misspelled = rest.first else {
      report(
        .missingValue, "`\(path)` has a description but neither a value nor tokens",
        mapping.entries[0].key.range, help: "Add `value: …`.")
      return true
    }
    guard misspelled.value.scalar != nil, Spelling.nearest(to: misspelled.key.value, among: ["value"]) != nil
    else {
      return false
    }
    report(
      .unknownKey, "`\(path)` has no `value`, but a `\(misspelled.key.value)`", misspelled.key.range,
      help: "Did you mean `value`?", replacement: "value")
    return true
  }

  /// Reports values per mode in a guide of version 1 that declares no modes: all keys are well-known modes, or
  /// `light` and `dark` are among them. In later versions, these are ordinary names. Returns true if it
  /// reported them.
  mutating func reportUndeclaredModes(
    _ entries: [YAMLMapping.Entry], _ path: TokenPath, _ entry: YAMLMapping.Entry
  ) -> Bool {
    guard version < .two else { return false }
    let known = Self.wellKnownModes.map(\.name)
    let used = known.filter { name in entries.contains { $0.key.value == name } }
    let isPair = used.contains("light") && used.contains("dark")
    guard modes.isEmpty, !used.isEmpty, used.count == entries.count || isPair else { return false }
    let isPlain = used.count == entries.count
    report(
      .undeclaredModes, "`\(path)` has values for modes, but the guide declares none", entry.key.range,
      help: isPlain
        ? "Add the line `modes: [\(used.joined(separator: ", "))]` before the sections."
        : "Declare the modes before the sections: `modes: {light: {appearance: light}, dark: {appearance: dark}, …}`."
    )
    return true
  }

  /// Reports each key that is not a mode, if another key is a mode. Returns true if some key is a mode, also
  /// if all are modes.
  mutating func reportUnknownModes(_ entries: [YAMLMapping.Entry], _ section: Section) -> Bool {
    guard entries.contains(where: { modeIndexes[$0.key.value] != nil }) else { return false }
    let declared = modes.map { "`\($0.name)`" }.joined(separator: ", ")
    for entry in entries where modeIndexes[entry.key.value] == nil {
      let key = entry.key.value
      let isColorKey = Self.colorKeys.contains(key) && section == .colors
      let suggestion = isColorKey ? nil : Spelling.nearest(to: key, among: modes.map(\.name))
      let help =
        isColorKey
        ? "Put the values of the modes into `value`, and `\(key)` beside it." : "The modes are \(declared)."
      report(
        .unknownMode, "`\(key)` is not a mode of this guide", entry.key.range,
        help: suggestion.map { "Did you mean `\($0)`?" } ?? help, replacement: suggestion)
    }
    return true
  }
}
