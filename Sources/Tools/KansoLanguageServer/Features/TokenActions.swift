import KansoDiagnostics
import KansoGuide
import KansoTheme
import KansoThemeEncoding
import KansoYAML

/// The changes of a token at a place in a guide.
struct TokenActions {
  private let question: Question
  private let offset: Int
  private let guide: StyleGuide
  private let tree: GuideSyntaxTree
  /// The entries around the place, from the section to the innermost one.
  private let entries: [GuideSyntaxTree.Place]

  /// The actions at an offset of a document; nil for one of no guide, and for a guide that cannot be read.
  init?(_ question: Question, at offset: Int, in tree: GuideSyntaxTree) {
    guard let guide = question.guide?.compiled.guide else { return nil }
    (self.question, self.offset, self.guide, self.tree) = (question, offset, guide, tree)
    entries = tree.entries(around: offset)
  }

  var actions: [CodeAction] {
    guard let token else { return sorting }
    return alias(of: token) + missingModes(of: token) + conversions(of: token) + sorting
  }

  /// The token around the place; nil if there is none.
  private var token: GuideToken? {
    let path = question.path
    let keys = entries.map(\.entry.key.range.offsets)
    return guide.tokens.first {
      $0.nameRange.file.path == path && !$0.isStep && keys.contains($0.nameRange.offsets)
    }
  }

  /// Returns the value of a token at the place, if it is written there.
  private func value(of token: GuideToken) -> SourceValue? {
    guard let entry = entry(of: token) else { return nil }
    let written = token.values.filter { value in
      value.range.file.path == question.path && !Self.hasProperties(value.range)
        && entry.range.lowerBound <= value.range.lowerBound
        && value.range.upperBound <= entry.range.upperBound
    }
    return written.first { $0.range.lowerBound <= offset && offset <= $0.range.upperBound }
      ?? (token.values.count == 1 ? written.first : nil)
  }

  /// Returns true for a value with an anchor or a tag of YAML, or that is an alias. Other values may depend on it.
  static func hasProperties(_ range: SourceRange) -> Bool {
    let first = range.isEmpty ? 0 : range.file.bytes[range.lowerBound]
    return first == UInt8(ascii: "&") || first == UInt8(ascii: "*") || first == UInt8(ascii: "!")
  }

  private func entry(of token: GuideToken) -> YAMLMapping.Entry? {
    entries.last { $0.entry.key.range.offsets == token.nameRange.offsets }?.entry
  }

  /// Returns a written value as it is written within braces; nil for one on several lines.
  private func textInBraces(_ value: SourceValue) -> String? {
    let text = value.range.text
    guard !text.contains("\n"), !text.hasPrefix("|"), !text.hasPrefix(">"), !Self.hasProperties(value.range)
    else { return nil }
    guard let scalar = tree.scalar(at: value.range.lowerBound), scalar.range.offsets == value.range.offsets,
      let content = scalar.scalar, content.style == .plain,
      content.text.contains(where: { ",[]{}".contains($0) }),
      !content.text.contains("(")
    else { return text }
    return YAMLText.quoted(content.text)
  }

  // MARK: Another notation

  private func conversions(of token: GuideToken) -> [CodeAction] {
    guard let value = value(of: token), case .literal(.color(let color)) = value.expression else { return [] }
    let old = value.range.text
    let bare = old.drop { $0 == "\"" || $0 == "'" }.lowercased()
    let notations = [
      ("OKLCH", ColorNotation.oklchStart), ("hex", ColorNotation.hexStart),
      ("Display P3", ColorNotation.displayP3Start),
    ]
    return notations.compactMap { name, start in
      guard !bare.hasPrefix(start), let text = ColorNotation.text(of: color, in: start) else { return nil }
      return CodeAction(
        title: "Convert to \(name): \(text)", kind: .rewrite,
        edits: [TextEdit(question.file, value.range.offsets, text)])
    }
  }

  // MARK: An alias

  /// Offers the nearest token of the section with a literal value in place of a literal.
  private func alias(of token: GuideToken) -> [CodeAction] {
    guard let value = value(of: token), case .literal(let literal) = value.expression else { return [] }
    var best: (token: GuideToken, value: TokenValue, distance: Double)?
    for other in guide.tokens
    where other !== token && other.section == token.section && other.values.count == 1 {
      guard case .literal(let candidate) = other.values[0].expression,
        other.values[0].range != value.range, let distance = literal.distance(from: candidate),
        distance <= literal.nearness, distance < best?.distance ?? .infinity
      else { continue }
      best = (other, candidate, distance)
    }
    guard let best else { return [] }
    let bare =
      best.token.path.section == token.path.section
      ? GuideKeys.bareName(of: best.token.path, in: token.section) : nil
    let text = bare ?? "\"{\(best.token.path)}\""
    let nearness = best.distance == 0 ? "the same value" : "\(best.value.shortText), the nearest"
    return [
      CodeAction(
        title: "Make this an alias of \(best.token.path.withinSection) (\(nearness))", kind: .rewrite,
        edits: [TextEdit(question.file, value.range.offsets, text)])
    ]
  }

  // MARK: Modes

  /// Offers a value for the modes that have none: with the written value of the first mode, or with the only value.
  private func missingModes(of token: GuideToken) -> [CodeAction] {
    guard guide.modes.count > 1, let first = token.values.first, let entry = entry(of: token),
      entry.range.lowerBound <= first.range.lowerBound, first.range.upperBound <= entry.range.upperBound,
      first.range.file.path == question.path, let text = textInBraces(first)
    else { return [] }
    if first.mode == nil {
      guard case .literal = first.expression, entry.value.range.offsets == first.range.offsets else {
        return []
      }
      let values = guide.modes.map { "\($0.name): \(text)" }.joined(separator: ", ")
      return [
        CodeAction(
          title: "Give \(token.path.name) a value in each mode", kind: .rewrite,
          edits: [TextEdit(question.file, first.range.offsets, "{\(values)}")])
      ]
    }
    let written = Set(token.values.compactMap(\.mode))
    let missing = guide.modes.indices.filter { !written.contains($0) }
    guard !missing.isEmpty, let node = modeMapping(in: entry.value) else { return [] }
    let names = missing.map { guide.modes[$0].name }
    // Each change is at the same place, and clients apply them in their order.
    let edits = names.compactMap { tree.adding($0, text, to: node) }
    guard !edits.isEmpty else { return [] }
    return [
      CodeAction(
        title: "Add the missing mode\(names.count == 1 ? "" : "s") \(names.joined(separator: ", "))",
        kind: .rewrite,
        edits: edits)
    ]
  }

  /// Returns the mapping of a token's values by mode: its own, or that under `value`.
  private func modeMapping(in node: YAMLNode) -> YAMLNode? {
    guard let mapping = node.mapping else { return nil }
    let names = Set(guide.modes.map(\.name))
    if mapping.entries.contains(where: { names.contains($0.key.value) }) { return node }
    return mapping["value"].flatMap(modeMapping)
  }

  // MARK: Order

  /// Offers to sort the entries of the group around the place by their names.
  private var sorting: [CodeAction] {
    guard let section = entries.first?.entry, isSection(section.key.value) else { return [] }
    // The innermost group of several lines whose entries are tokens or groups.
    let groups = [section] + entries.dropFirst().map(\.entry)
    let paths = Set(guide.groups.map(\.nameRange.offsets))
    for group in groups.reversed()
    where paths.contains(group.key.range.offsets) || group.key.value == section.key.value {
      guard let mapping = group.value.mapping, !mapping.isFlow, mapping.entries.count > 1,
        mapping.entries.allSatisfy({ $0.isWritten(in: group.value) }),
        let edit = SortedEntries(mapping, in: tree).edit
      else { continue }
      return [CodeAction(title: "Sort \(group.key.value)", kind: .rewrite, edits: [edit])]
    }
    return []
  }

  private func isSection(_ name: String) -> Bool {
    Section(rawValue: name) != nil || guide.sections.contains { $0.path.dotted == name }
  }
}

/// The entries of a mapping in the order of their names, each with the comments above it.
private struct SortedEntries {
  /// The change; nil if the entries are in order, if two share a line, and with anchors of YAML, which have to be before
  /// their aliases.
  let edit: TextEdit?

  init(_ mapping: YAMLMapping, in tree: GuideSyntaxTree) {
    let lines = tree.file.lines
    func line(_ offset: Int) -> Int { lines.position(at: offset).line }
    /// Returns the number of spaces before a comment that is alone on its line; nil for another line.
    func commentColumn(_ number: Int) -> Int? {
      let bytes = tree.file.bytes[lines.contents(ofLine: number)]
      let column = bytes.prefix { $0 == 0x20 }.count
      return bytes.dropFirst(column).first == UInt8(ascii: "#") ? column : nil
    }
    var parts: [(name: String, text: String)] = []
    var start = line(mapping.entries[0].key.range.lowerBound)
    // Comments directly above the first entry are its own.
    while start > 1, commentColumn(start - 1).map({ $0 > 0 }) == true { start -= 1 }
    let first = start
    for entry in mapping.entries {
      let own = line(entry.key.range.lowerBound)
      let end = line(entry.range.upperBound)
      guard start <= own else {
        edit = nil
        return
      }
      // Comments that begin further right belong to the group before them.
      let column = tree.column(ofLineAt: entry.key.range.lowerBound)
      var last = end
      while last < lines.lineCount, commentColumn(last + 1).map({ $0 > column }) == true { last += 1 }
      let range = lines.contents(ofLine: start).lowerBound..<lines.contents(ofLine: last).upperBound
      parts.append((entry.key.value, tree.file.text(in: range)))
      start = last + 1
    }
    let sorted = parts.enumerated().sorted { left, right in
      NaturalOrder.precedes(left.element.name, right.element.name)
        || !NaturalOrder.precedes(right.element.name, left.element.name) && left.offset < right.offset
    }.map(\.element)
    guard sorted.map(\.name) != parts.map(\.name) else {
      edit = nil
      return
    }
    let range = lines.contents(ofLine: first).lowerBound..<lines.contents(ofLine: start - 1).upperBound
    let hasAnchors = Self.hasAnchors(tree.file.bytes[range])
    edit = hasAnchors ? nil : TextEdit(tree.file, range, sorted.map(\.text).joined(separator: tree.lineBreak))
  }

  /// Returns true for a text with `&` or `*` at the start of a word, as anchors and aliases are written.
  private static func hasAnchors(_ text: ArraySlice<UInt8>) -> Bool {
    zip(text, text.dropFirst()).contains { mark, next in
      (mark == UInt8(ascii: "&") || mark == UInt8(ascii: "*")) && next > 0x20
    }
  }
}

/// The order of names in which numbers count as numbers: `gray9` before `gray10`.
enum NaturalOrder {
  static func precedes(_ left: String, _ right: String) -> Bool {
    let (first, second) = (parts(left), parts(right))
    for (one, other) in zip(first, second) where one != other {
      if let number = Int(one), let otherNumber = Int(other), number != otherNumber {
        return number < otherNumber
      }
      let (folded, otherFolded) = (one.lowercased(), other.lowercased())
      return folded == otherFolded ? one < other : folded < otherFolded
    }
    return first.count < second.count
  }

  /// Returns the runs of digits and of other characters.
  private static func parts(_ name: String) -> [String] {
    var parts: [String] = []
    var wasDigit = false
    for character in name {
      let isDigit = character.isASCII && character.isNumber
      if parts.isEmpty || isDigit != wasDigit { parts.append("") }
      parts[parts.count - 1].append(character)
      wasDigit = isDigit
    }
    return parts
  }
}

extension TokenValue {
  /// The distance up to which another value may have been meant: a clear but small difference of colors in ΔE OK, and a quarter of
  /// a number.
  fileprivate var nearness: Double {
    switch self {
    case .dimension(let length): max(2, abs(length.value) / 4)
    case .number(let number): abs(number) / 4
    case .fontWeight: 100
    default: 0.1
    }
  }

  /// The value in a few words.
  fileprivate var shortText: String {
    if case .color(let color) = self { color.hexWithAlpha } else { briefDescription }
  }

  /// Returns the distance from another value of the same type: ΔE OK of colors, or the difference of numbers; nil for others.
  func distance(from other: TokenValue) -> Double? {
    switch (self, other) {
    case (.color(let color), .color(let other)):
      color.difference(from: other) + abs((color.alpha ?? 0) - (other.alpha ?? 0))
    case (.dimension(let length), .dimension(let other)):
      length.unit == other.unit ? abs(length.value - other.value) : nil
    case (.number(let number), .number(let other)): abs(number - other)
    case (.fontWeight(let weight), .fontWeight(let other)): abs(weight - other)
    default: nil
    }
  }
}
