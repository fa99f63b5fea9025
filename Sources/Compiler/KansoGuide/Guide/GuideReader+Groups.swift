import KansoDiagnostics
import KansoTheme
import KansoYAML

// Reading of sections, groups and tokens. The order of the checks is defined by the language.
extension GuideReader {
  /// The keys that are allowed in tokens and, except for `extensions`, in groups.
  var metadataKeys: [String] { version < .two ? Self.firstMetadataKeys : Self.allMetadataKeys }
  private static let firstMetadataKeys = ["description", "deprecated"]
  private static let allMetadataKeys = firstMetadataKeys + [extensionsKey]

  /// Reads a section with all of its tokens. A section without a value is empty. Any value other than a
  /// mapping is reported, and the section is empty.
  mutating func readSection(_ section: Section, _ entry: YAMLMapping.Entry) -> GuideGroup {
    let name = root(of: section)
    let path = TokenPath(name)
    guard let mapping = entry.value.mapping else {
      if !entry.value.isNull {
        report(
          .wrongShape,
          "`\(name)` is \(entry.value.kind), and has to be a mapping of names to values",
          entry.value.range, help: "Write each \(section.noun) on a line of its own: `name: value`.")
      }
      return GuideGroup(path: path, nameRange: place(entry.key.range), metadata: Metadata(), members: [])
    }
    return readGroup(in: section, at: path, nameRange: entry.key.range, from: mapping)
  }

  /// Reads the members of a group recursively. Members with invalid names are reported and left out. Reports
  /// the first member beyond the size limit, and stops there.
  private mutating func readGroup(
    in section: Section, at path: TokenPath, nameRange: TextRange, from mapping: YAMLMapping
  ) -> GuideGroup {
    var members: [GuideGroup.Member] = []
    let expansion = readExpansion(in: section, at: path, from: mapping)
    for entry in expansion?.entries ?? mapping.entries where !metadataKeys.contains(entry.key.value) {
      // The size is checked for each member. The path of each nested group is longer, so all paths together can be much
      // larger than the file.
      guard !size.isTooLarge else { break }
      let memberPath = path.appending(entry.key.value)
      size.add(memberPath)
      guard !size.isTooLarge else {
        diagnostics.append(ReadingLimits.largeGuide(upTo: memberPath, at: place(entry.key.range)))
        break
      }
      // Within a section itself, a key with a single value cannot be meant as a mode.
      let mayBeMode = version >= .two && path.withinSection.isEmpty && entry.value.mapping == nil
      guard checkName(entry.key, mayBeMode: mayBeMode) else {
        leftOut.insert(memberPath)
        continue
      }
      if let values = expansion?.steps[entry.key.value] {
        members.append(addStep(values, in: section, at: memberPath, nameRange: entry.key.range))
      } else {
        members.append(readMember(section, memberPath, entry))
      }
    }
    reportExtensions(of: path, mapping)
    return GuideGroup(
      path: path, nameRange: place(nameRange), metadata: readMetadata(mapping), members: members)
  }

  /// Reads an entry as the first of these that fits: a value, values per mode, a mapping with `value`, edge
  /// insets, a font, another composite value, a mistake (a token with an invalid value), a group.
  private mutating func readMember(
    _ section: Section, _ path: TokenPath, _ entry: YAMLMapping.Entry
  ) -> GuideGroup.Member {
    guard let mapping = entry.value.mapping else {
      return addToken(
        in: section, at: path, entry: entry, metadata: Metadata(),
        values: readTokenValues(section, entry.value, of: path))
    }
    let rest = mapping.entries.filter { !metadataKeys.contains($0.key.value) }
    if isPerMode(rest) {
      return addToken(
        in: section, at: path, entry: entry, metadata: readTokenMetadata(mapping),
        values: readModeValues(section, rest, of: path))
    }
    if let value = mapping["value"] {
      reportKeysBesideValue(rest, section, path)
      var values = readTokenValues(section, value, of: path)
      if section == .colors { values = addColorKeys(rest, to: values, of: path) }
      return addToken(
        in: section, at: path, entry: entry, metadata: readTokenMetadata(mapping), values: values)
    }
    if isEdges(rest, section) {
      let edges = SourceValue(
        mode: nil, expression: readEdges(rest, section, entry.value.range), range: place(entry.value.range))
      return addToken(
        in: section, at: path, entry: entry, metadata: readTokenMetadata(mapping), values: [edges])
    }
    if section == .fonts,
      rest.contains(where: { FontKey(rawValue: $0.key.value) != nil }) || isMisspelledFont(rest)
    {
      let values = readFont(rest, entry.value.range, of: path)
      return addToken(
        in: section, at: path, entry: entry, metadata: readTokenMetadata(mapping), values: values)
    }
    if let form = compositeForm(of: rest, in: section) {
      return addToken(
        in: section, at: path, entry: entry, metadata: readTokenMetadata(mapping),
        values: readForm(form, rest, entry.value.range, of: path))
    }
    if reportBraces(entry.value, mapping) { return addInvalidToken(section, path, entry) }
    if section == .gradients, reportGradientKeys(rest) { return addInvalidToken(section, path, entry) }
    if reportIncomplete(mapping, members: rest, path: path, at: entry.value.range) {
      return addInvalidToken(section, path, entry)
    }
    if reportUndeclaredModes(rest, path, entry) || reportUnknownModes(rest, section) {
      return addInvalidToken(section, path, entry)
    }
    return .group(readGroup(in: section, at: path, nameRange: entry.key.range, from: mapping))
  }

  /// Appends a token to `tokens`. Returns a member with the index of the token.
  private mutating func addToken(
    in section: Section, at path: TokenPath, entry: YAMLMapping.Entry, metadata: Metadata,
    values: [SourceValue]
  ) -> GuideGroup.Member {
    tokens.append(
      GuideToken(
        path: path, section: section, nameRange: place(entry.key.range), metadata: metadata, values: values))
    return .token(tokens.count - 1)
  }

  /// Appends a step of a ramp or a scale to `tokens`. Returns a member with the index of the token.
  private mutating func addStep(
    _ values: [SourceValue], in section: Section, at path: TokenPath, nameRange: TextRange
  ) -> GuideGroup.Member {
    tokens.append(
      GuideToken(
        path: path, section: section, nameRange: place(nameRange), metadata: Metadata(), values: values,
        isStep: true))
    return .token(tokens.count - 1)
  }

  /// Appends a token with an invalid value and without metadata to `tokens`. Returns a member with the index
  /// of the token.
  private mutating func addInvalidToken(
    _ section: Section, _ path: TokenPath, _ entry: YAMLMapping.Entry
  ) -> GuideGroup.Member {
    // Without the token, its aliases would be reported as well.
    let value = SourceValue(mode: nil, expression: .invalid, range: place(entry.value.range))
    return addToken(in: section, at: path, entry: entry, metadata: Metadata(), values: [value])
  }

  // MARK: Values

  /// Reads the node after the key `value`: values per mode, or one value for all modes. A mapping in which
  /// only some of the keys are modes is reported, and is one invalid value.
  mutating func readTokenValues(_ section: Section, _ node: YAMLNode, of path: TokenPath)
    -> [SourceValue]
  {
    guard let mapping = node.mapping else {
      return readComposite(section, node, of: path) ?? [readValue(section, node, of: path)]
    }
    if isPerMode(mapping.entries) { return readModeValues(section, mapping.entries, of: path) }
    if section == .fonts { return readFont(mapping.entries, node.range, of: path) }
    if let composite = readComposite(section, node, of: path) { return composite }
    if reportUnknownModes(mapping.entries, section) {
      return [SourceValue(mode: nil, expression: .invalid, range: place(node.range))]
    }
    return [readValue(section, node, of: path)]
  }

  /// Reads one value per entry. All keys must be declared modes.
  private mutating func readModeValues(
    _ section: Section, _ entries: [YAMLMapping.Entry], of path: TokenPath
  ) -> [SourceValue] {
    entries.map { entry in
      let values =
        readComposite(section, entry.value, of: path) ?? [readValue(section, entry.value, of: path)]
      let value = singleValue(values, entry)
      return SourceValue(
        mode: modeIndexes[entry.key.value], expression: value.expression, range: value.range)
    }
  }

  /// Reads a node as one value for all modes, with the range of the node.
  mutating func readValue(_ section: Section, _ node: YAMLNode, of path: TokenPath) -> SourceValue {
    SourceValue(mode: nil, expression: readExpression(section, node, of: path), range: place(node.range))
  }

  /// Reads a value by the type of its section. Reports an invalid or missing value and returns `.invalid`.
  /// The targets of references are not checked.
  private mutating func readExpression(_ section: Section, _ node: YAMLNode, of path: TokenPath) -> Expression
  {
    if node.isNull { return reportMissing(section, node, path) }
    switch node.content {
    case .scalar(let scalar):
      switch section {
      case .colors: return readColor(scalar, node.range)
      case .fonts: return readReference(scalar.text, section, node.range)
      case .padding, .sizes, .radii, .borders, .breakpoints, .letterSpacings, .lineHeights, .numbers,
        .opacities, .durations:
        return readCalculable(scalar, section, node.range)
      case .families: return readFamilies(node)
      case .weights: return readWeight(scalar, node.range)
      case .easings: return readEasing(scalar, node.range)
      case .strokes: return readStroke(scalar, node.range)
      case .strings: return readString(scalar.text, node.range)
      case .transitions, .shadows, .gradients:
        return readReference(scalar.text, section, node.range)
      }
    case .mapping(let mapping):
      if section == .fonts { return readFont(mapping.entries, node.range) }
      if isEdges(mapping.entries, section) { return readEdges(mapping.entries, section, node.range) }
      if reportBraces(node, mapping) { return .invalid }
      fallthrough
    case .sequence:
      if section == .easings, case .sequence(let coordinates) = node.content {
        return readCurve(coordinates, node.range)
      }
      if section == .families, case .sequence = node.content { return readFamilies(node) }
      report(
        .wrongShape, "`\(path)` is \(node.kind), and has to be \(section.rules.nounWithArticle)", node.range,
        help: section == .colors && node.mapping?[Self.alphaKey] != nil
          ? "Put `alpha` beside the `value` of the token. Each can have a value per mode."
          : section.rules.helpOnValue)
      return .invalid
    }
  }

  /// Reports a missing value. In the section of colors, reports the hex color without quotes instead, if it
  /// became a comment in place of the value. Always returns `.invalid`.
  private mutating func reportMissing(_ section: Section, _ node: YAMLNode, _ path: TokenPath) -> Expression {
    if section == .colors, node.range.isEmpty,
      let comment = HexComment.find(in: commentInsteadOfValue(after: node.range.lowerBound), of: file)
    {
      diagnostics.append(comment.diagnostic)
      return .invalid
    }
    report(.missingValue, "`\(path)` has no value", node.range, help: section.rules.helpOnValue)
    return .invalid
  }

  /// Returns the range from an offset in the file to the end of the first comment after it. Only spaces, tabs
  /// and one line break (LF, CR or CRLF) may precede the comment; otherwise, the range is empty.
  private func commentInsteadOfValue(after offset: Int) -> Range<Int> {
    let bytes = file.bytes
    func isLineBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
    /// Returns the first offset from `start` that is no space or tab.
    func content(_ start: Int) -> Int {
      bytes[start...].firstIndex { $0 != 0x20 && $0 != 0x09 } ?? bytes.count
    }
    // Other text on the line is not searched, because in braces a line may contain thousands of values.
    var start = content(offset)
    if start + 1 < bytes.count, isLineBreak(bytes[start]) {
      let isCRLF = bytes[start] == 0x0D && bytes[start + 1] == 0x0A
      start = content(start + (isCRLF ? 2 : 1))
    }
    guard start < bytes.count, bytes[start] == UInt8(ascii: "#") else { return offset..<offset }
    return offset..<(bytes[start...].firstIndex(where: isLineBreak) ?? bytes.count)
  }

  // MARK: Kinds of mappings

  /// Returns true if the entries are meant as edge insets: the section has edges, and at least one key is that
  /// of an edge.
  func isEdges(_ entries: [YAMLMapping.Entry], _ section: Section) -> Bool {
    section.rules.allowsEdges && entries.contains { Self.edgeKeys.contains($0.key.value) }
  }

  /// Returns true if there are entries and all of their keys are declared modes.
  func isPerMode(_ entries: [YAMLMapping.Entry]) -> Bool {
    !entries.isEmpty && !modes.isEmpty && entries.allSatisfy { modeIndexes[$0.key.value] != nil }
  }
}
