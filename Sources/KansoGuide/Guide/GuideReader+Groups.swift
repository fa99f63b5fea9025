import KansoDiagnostics
import KansoTheme

// Reading of sections, groups and tokens. The order of the checks is defined by the language.
extension GuideReader {
  /// The keys that are allowed in groups and in tokens.
  private static let aboutKeys = ["description", "deprecated"]

  mutating func readSection(_ section: Section, _ entry: YAMLMapping.Entry) -> GuideGroup {
    let path = TokenPath(section.rawValue)
    guard let mapping = entry.value.mapping else {
      if !entry.value.isNull {
        report(
          .wrongShape,
          "`\(section.rawValue)` is \(entry.value.kind), and has to be a mapping of names to values",
          entry.value.range, help: "Write each \(section.noun) on a line of its own: `name: value`.")
      }
      return GuideGroup(path: path, nameRange: place(entry.key.range), about: About(), members: [])
    }
    return readGroup(section, path, entry.key.range, mapping)
  }

  private mutating func readGroup(
    _ section: Section, _ path: TokenPath, _ nameRange: TextRange, _ mapping: YAMLMapping
  ) -> GuideGroup {
    var members: [GuideGroup.Member] = []
    for entry in mapping.entries where !Self.aboutKeys.contains(entry.key.value) {
      // The size is checked for each member. The path of each nested group is longer, so all paths together can be much
      // larger than the file.
      guard !size.isTooLarge else { break }
      let memberPath = path.appending(entry.key.value)
      size.add(memberPath)
      guard !size.isTooLarge else {
        diagnostics.append(ReadingLimits.largeGuide(upTo: memberPath, at: place(entry.key.range)))
        break
      }
      guard checkName(entry.key) else {
        refused.insert(memberPath)
        continue
      }
      if let member = readMember(section, memberPath, entry) { members.append(member) }
    }
    return GuideGroup(path: path, nameRange: place(nameRange), about: readAbout(mapping), members: members)
  }

  private mutating func readMember(
    _ section: Section, _ path: TokenPath, _ entry: YAMLMapping.Entry
  ) -> GuideGroup.Member? {
    guard let mapping = entry.value.mapping else {
      let value = readValue(section, entry.value, of: path)
      return addToken(section, path, entry, About(), [value])
    }
    let rest = mapping.entries.filter { !Self.aboutKeys.contains($0.key.value) }
    if isPerMode(rest) {
      return addToken(section, path, entry, readAbout(mapping), readModeValues(section, rest, of: path))
    }
    if let value = mapping["value"] {
      checkNothingBeside(rest, path)
      return addToken(section, path, entry, readAbout(mapping), readTokenValues(section, value, of: path))
    }
    if isEdges(rest, section) {
      let edges = WrittenValue(
        mode: nil, expression: readEdges(rest, section, entry.value.range), range: place(entry.value.range))
      return addToken(section, path, entry, readAbout(mapping), [edges])
    }
    if section == .fonts,
      rest.contains(where: { FontKey(rawValue: $0.key.value) != nil }) || isMisspelledFont(rest)
    {
      let font = WrittenValue(
        mode: nil, expression: readFont(rest, entry.value.range), range: place(entry.value.range))
      return addToken(section, path, entry, readAbout(mapping), [font])
    }
    if reportBraces(entry.value, mapping) { return addInvalid(section, path, entry) }
    if reportIncomplete(mapping, rest, path, entry.value.range) { return addInvalid(section, path, entry) }
    if reportUndeclaredModes(rest, path, entry) || reportUnknownModes(rest) {
      return addInvalid(section, path, entry)
    }
    return .group(readGroup(section, path, entry.key.range, mapping))
  }

  private mutating func addToken(
    _ section: Section, _ path: TokenPath, _ entry: YAMLMapping.Entry, _ about: About,
    _ values: [WrittenValue]
  ) -> GuideGroup.Member {
    tokens.append(
      GuideToken(
        path: path, section: section, nameRange: place(entry.key.range), about: about, values: values))
    return .token(tokens.count - 1)
  }

  /// Adds a token whose value is invalid. Without it, its aliases would be reported as well.
  private mutating func addInvalid(
    _ section: Section, _ path: TokenPath, _ entry: YAMLMapping.Entry
  ) -> GuideGroup.Member {
    let value = WrittenValue(mode: nil, expression: .invalid, range: place(entry.value.range))
    return addToken(section, path, entry, About(), [value])
  }

  // MARK: Values

  private mutating func readTokenValues(_ section: Section, _ node: YAMLNode, of path: TokenPath)
    -> [WrittenValue]
  {
    guard let mapping = node.mapping else { return [readValue(section, node, of: path)] }
    if isPerMode(mapping.entries) { return readModeValues(section, mapping.entries, of: path) }
    if section == .fonts {
      return [
        WrittenValue(mode: nil, expression: readFont(mapping.entries, node.range), range: place(node.range))
      ]
    }
    if reportUnknownModes(mapping.entries) {
      return [WrittenValue(mode: nil, expression: .invalid, range: place(node.range))]
    }
    return [readValue(section, node, of: path)]
  }

  private mutating func readModeValues(
    _ section: Section, _ entries: [YAMLMapping.Entry], of path: TokenPath
  ) -> [WrittenValue] {
    entries.map { entry in
      let value = readValue(section, entry.value, of: path)
      return WrittenValue(
        mode: modeIndexes[entry.key.value], expression: value.expression, range: value.range)
    }
  }

  /// Reads a value for one mode.
  private mutating func readValue(_ section: Section, _ node: YAMLNode, of path: TokenPath) -> WrittenValue {
    WrittenValue(mode: nil, expression: readExpression(section, node, of: path), range: place(node.range))
  }

  private mutating func readExpression(_ section: Section, _ node: YAMLNode, of path: TokenPath) -> Expression
  {
    if node.isNull { return reportMissing(section, node, path) }
    switch node.content {
    case .scalar(let scalar):
      switch section {
      case .colors: return readColor(scalar, node.range)
      case .fonts: return readReference(scalar.text, section, node.range)
      case .padding, .sizes, .radii, .borders: return readDimension(scalar, section, node.range)
      }
    case .mapping(let mapping):
      if section == .fonts { return readFont(mapping.entries, node.range) }
      if isEdges(mapping.entries, section) { return readEdges(mapping.entries, section, node.range) }
      if reportBraces(node, mapping) { return .invalid }
      fallthrough
    case .sequence:
      report(
        .wrongShape, "`\(path)` is \(node.kind), and has to be a \(section.noun)", node.range,
        help: Self.example(of: section))
      return .invalid
    }
  }

  private static func example(of section: Section) -> String {
    switch section {
    case .colors: "Write a color such as `\"#2C4251\"`, or the name of another color."
    case .fonts: "Write `{family: …, size: …}`, or the name of another font."
    case .padding, .sizes, .radii, .borders:
      "Write a number of points, or the name of another \(section.noun)."
    }
  }

  private mutating func reportMissing(_ section: Section, _ node: YAMLNode, _ path: TokenPath) -> Expression {
    if section == .colors, node.range.isEmpty,
      let comment = HexComment.find(in: restOfValue(after: node.range.lowerBound), of: file)
    {
      diagnostics.append(comment.diagnostic)
      return .invalid
    }
    report(.missingValue, "`\(path)` has no value", node.range, help: Self.example(of: section))
    return .invalid
  }

  /// Returns the range up to the end of a comment in place of a value: on the same line, or alone on the next line.
  /// Empty if there is no such comment. Other text on the line is not searched, because in braces a line may contain
  /// thousands of values.
  private func restOfValue(after offset: Int) -> Range<Int> {
    let bytes = file.bytes
    func isLineBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
    func content(_ start: Int) -> Int {
      bytes[start...].firstIndex { $0 != 0x20 && $0 != 0x09 } ?? bytes.count
    }
    var start = content(offset)
    if start + 1 < bytes.count, isLineBreak(bytes[start]) { start = content(start + 1) }
    guard start < bytes.count, bytes[start] == UInt8(ascii: "#") else { return offset..<offset }
    return offset..<(bytes[start...].firstIndex(where: isLineBreak) ?? bytes.count)
  }

  // MARK: Kinds of mappings

  /// Returns true if a mapping contains edges: in a section of lengths, one key of the four edges is enough.
  private func isEdges(_ entries: [YAMLMapping.Entry], _ section: Section) -> Bool {
    section.type == .dimension && entries.contains { Self.edgeKeys.contains($0.key.value) }
  }

  private func isPerMode(_ entries: [YAMLMapping.Entry]) -> Bool {
    !entries.isEmpty && !modes.isEmpty && entries.allSatisfy { modeIndexes[$0.key.value] != nil }
  }

  /// Reports `{blackish}` and `{colors.button.primary}` without quotes: in YAML, they are mappings with a key and no
  /// value.
  private mutating func reportBraces(_ node: YAMLNode, _ mapping: YAMLMapping) -> Bool {
    guard mapping.isFlow, mapping.entries.count == 1, let entry = mapping.entries.first,
      entry.value.isNull, entry.value.range.isEmpty
    else { return false }
    let path = entry.key.value
    let isFromRoot = Section(rawValue: TokenPath(path).section) != nil
    let mended = isFromRoot ? YAMLText.quoted("{\(path)}") : path
    report(
      .unquotedBraces, "`\(file.text(in: node.range.offsets))` is a mapping in YAML, not a reference",
      node.range,
      help: isFromRoot ? "Put quotes around it: `\(mended)`." : "Leave the braces out: `\(mended)`.",
      replacement: mended)
    return true
  }

  private mutating func checkNothingBeside(_ entries: [YAMLMapping.Entry], _ path: TokenPath) {
    for entry in entries where entry.key.value != "value" {
      let key = entry.key.value
      if modeIndexes[key] != nil {
        report(
          .tokenAndGroup, "`\(path)` has a `value`, and beside it one for the mode `\(key)`", entry.key.range,
          help: "Put the values of all modes into `value`: `value: {\(key): …}`.")
      } else if let meant = Spelling.nearest(to: key, among: Self.aboutKeys) {
        report(
          .unknownKey, "a token has no `\(key)`", entry.key.range, help: "Did you mean `\(meant)`?",
          replacement: meant)
      } else {
        report(
          .tokenAndGroup,
          "`\(path)` is a token, since it has a `value`, and a group, since it holds `\(key)`",
          entry.key.range,
          help: "Move `\(key)` out, or move the value into a token of its own within the group.")
      }
    }
  }

  /// Reports a token whose `value` is missing or misspelled: a mapping with a description or deprecation, but without a
  /// value. Also reports an empty mapping, which is neither a token nor a group.
  private mutating func reportIncomplete(
    _ mapping: YAMLMapping, _ rest: [YAMLMapping.Entry], _ path: TokenPath, _ range: TextRange
  ) -> Bool {
    // A mapping is also empty if all of its entries were refused. So the check includes the text in the file.
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

  /// Reports values per mode in a guide that declares no modes.
  private mutating func reportUndeclaredModes(
    _ entries: [YAMLMapping.Entry], _ path: TokenPath, _ entry: YAMLMapping.Entry
  ) -> Bool {
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

  /// Reports the keys that are not modes, if some of the other keys are modes. They are misspelled or misplaced.
  private mutating func reportUnknownModes(_ entries: [YAMLMapping.Entry]) -> Bool {
    guard entries.contains(where: { modeIndexes[$0.key.value] != nil }) else { return false }
    for entry in entries where modeIndexes[entry.key.value] == nil {
      let suggestion = Spelling.nearest(to: entry.key.value, among: modes.map(\.name))
      let declared = modes.map { "`\($0.name)`" }.joined(separator: ", ")
      report(
        .unknownMode, "`\(entry.key.value)` is not a mode of this guide", entry.key.range,
        help: suggestion.map { "Did you mean `\($0)`?" } ?? "The modes are \(declared).",
        replacement: suggestion)
    }
    return true
  }
}
