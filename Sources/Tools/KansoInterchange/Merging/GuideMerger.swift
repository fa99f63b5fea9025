import KansoDiagnostics
import KansoTheme
import KansoYAML

/// Merges the tree of a new import into that of a guide, as edits of the guide's text.
struct GuideMerger {
  private(set) var conflicts: [GuideMerge.Conflict] = []
  private(set) var (updatedCount, addedCount, removedCount) = (0, 0, 0)

  private let file: SourceFile
  private let layout: GuideLayout
  /// The text of the new import.
  private let source: GuideLayout
  /// The values of the last import by path.
  private let base: [String: String]
  private let baseModes: String?
  /// The paths of the tokens of the new import.
  private let newPaths: Set<String>
  /// The paths of the groups of the new import.
  private let newGroups: Set<TokenPath>
  private let removes: Bool
  private var edits: [(range: Range<Int>, text: String)] = []

  init(
    _ record: ImportRecord, _ file: SourceFile, _ source: SourceFile, _ guide: ImportedGuide, removes: Bool
  ) {
    self.file = file
    layout = GuideLayout(file: file)
    self.source = GuideLayout(file: source)
    base = Dictionary(record.tokens.map { ($0.guide, $0.value) }, uniquingKeysWith: { first, _ in first })
    baseModes = record.modes
    newPaths = Set(guide.tokens.map(\.path.dotted))
    newGroups = Set(guide.tokens.flatMap(\.path.groups))
    self.removes = removes
  }

  /// The text with all edits.
  var text: String {
    var bytes: [UInt8] = []
    var offset = 0
    let ordered = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    for (_, edit) in ordered {
      // A new member may be inserted where the one before it is deleted.
      if edit.range.lowerBound > offset { bytes += file.bytes[offset..<edit.range.lowerBound] }
      bytes += edit.text.utf8
      offset = max(offset, edit.range.upperBound)
    }
    bytes += file.bytes[offset...]
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Merges the modes and all sections.
  mutating func merge(_ new: YAMLMapping, into root: YAMLNode) {
    guard let own = GuideMembers(root) else { return }
    mergeModes(new, own.mapping)
    mergeMembers(of: new, into: own, path: nil)
    if removes { removeOld(own.mapping) }
  }

  // MARK: Modes

  private mutating func mergeModes(_ new: YAMLMapping, _ own: YAMLMapping) {
    let wanted = new["modes"]?.canonicalText
    let current = own["modes"]?.canonicalText
    guard wanted != baseModes, wanted != current else { return }
    guard current == baseModes else {
      return report("modes", current, wanted, at: own.entries.first { $0.key.value == "modes" })
    }
    guard let entry = own.entries.first(where: { $0.key.value == "modes" }) else {
      guard let first = own.entries.first, let written = new.entries.first(where: { $0.key.value == "modes" })
      else {
        return
      }
      // The line `kanso` is usually the first one.
      let start = layout.lineEnd(after: first.value.range.upperBound)
      edits.append((start..<start, source.lines(of: written, indent: 0)))
      return
    }
    guard let written = new.entries.first(where: { $0.key.value == "modes" }) else {
      return edits.append((layout.wholeLines(of: entry), ""))
    }
    edits.append(
      (entry.key.range.lowerBound..<entry.value.range.upperBound, source.entryText(written, indent: 0)))
  }

  // MARK: Tokens

  /// Merges the members of a group, or all sections.
  /// - Parameter path: the path of the group; nil for the root.
  private mutating func mergeMembers(of new: YAMLMapping, into own: GuideMembers, path: String?) {
    var previous: YAMLMapping.Entry?
    for entry in new.entries {
      let name = entry.key.value
      let member = own[name]
      if path != nil || name != "kanso" && name != "modes" {
        merge(entry, path.map { "\($0).\(name)" } ?? name, with: member, in: own, after: previous)
      }
      if let member, layout.canEdit(member, in: own.node) { previous = member }
    }
  }

  /// Merges a token, or all tokens of a group.
  /// - Parameters:
  ///   - own: the token or group of the guide; nil if there is none.
  ///   - group: the group of the guide that has it or gets it.
  ///   - previous: the member of the guide's group before it in the new import; nil if there is none.
  private mutating func merge(
    _ entry: YAMLMapping.Entry, _ path: String, with own: YAMLMapping.Entry?, in group: GuideMembers,
    after previous: YAMLMapping.Entry?
  ) {
    if newPaths.contains(path) { return mergeToken(entry, path, with: own, in: group, after: previous) }
    guard let members = entry.value.mapping else { return }
    if let own, removes, isOldToken(own, path), layout.canEdit(own, in: group.node) {
      var count = 0
      let text = newText(of: entry, path, indent: layout.column(of: own.key.range.lowerBound), &count)
      addedCount += count
      return edits.append((layout.wholeLines(of: own), text))
    }
    guard let own, !own.value.isNull else {
      return insert(entry, path, in: group, after: previous, replacing: own)
    }
    guard let inner = GuideMembers(own.value) else {
      return report(path, own.value.canonicalText, entry.value.canonicalText, at: own)
    }
    mergeMembers(of: members, into: inner, path: path)
  }

  private mutating func mergeToken(
    _ entry: YAMLMapping.Entry, _ path: String, with own: YAMLMapping.Entry?, in group: GuideMembers,
    after previous: YAMLMapping.Entry?
  ) {
    let wanted = entry.value.canonicalText
    let current = own?.value.canonicalText
    guard wanted != base[path], wanted != current else { return }
    guard let own else {
      // A token that people deleted stays deleted.
      if base[path] != nil { return report(path, nil, wanted, at: nil) }
      return insert(entry, path, in: group, after: previous, replacing: nil)
    }
    guard current == base[path] || isOldGroup(own, path), layout.canEdit(own, in: group.node) else {
      return report(path, current, wanted, at: own)
    }
    let indent = layout.column(of: own.key.range.lowerBound)
    edits.append((layout.entryRange(of: own), source.entryText(entry, indent: indent)))
    updatedCount += 1
  }

  /// Returns true for a token of the last import that people did not change and that the new import does not have.
  private func isOldToken(_ entry: YAMLMapping.Entry, _ path: String) -> Bool {
    base[path] == entry.value.canonicalText && !newPaths.contains(path)
  }

  /// Returns true for a group in which all tokens are old, so that a token can replace it.
  private func isOldGroup(_ entry: YAMLMapping.Entry, _ path: String) -> Bool {
    guard removes, base[path] == nil, let members = entry.value.mapping?.entries, !members.isEmpty else {
      return false
    }
    return members.allSatisfy { member in
      let inner = "\(path).\(member.key.value)"
      return isOldToken(member, inner) || isOldGroup(member, inner)
    }
  }

  /// Inserts a token, or a group with the tokens in it that the last import did not have.
  /// - Parameter empty: a group without a value, in whose place the new one is written; nil if there is none.
  private mutating func insert(
    _ entry: YAMLMapping.Entry, _ path: String, in group: GuideMembers, after previous: YAMLMapping.Entry?,
    replacing empty: YAMLMapping.Entry?
  ) {
    let isSection = !path.utf8.contains(UInt8(ascii: "."))
    let entries = group.mapping.entries
    let indent = entries.first.map { layout.column(of: $0.key.range.lowerBound) } ?? 0
    var count = 0
    let text = newText(of: entry, path, indent: indent, &count)
    guard count > 0 else { return }
    guard !group.mapping.isFlow,
      let place = previous ?? entries.last(where: { layout.canEdit($0, in: group.node) })
    else {
      return report(path, nil, entry.value.canonicalText, at: nil)
    }
    addedCount += count
    if let empty { return edits.append((layout.wholeLines(of: empty), text)) }
    let offset = layout.lineEnd(after: place.value.range.upperBound)
    let isAtEnd = offset == file.bytes.count && file.bytes.last != UInt8(ascii: "\n")
    edits.append((offset..<offset, (isAtEnd ? "\n" : "") + (isSection ? "\n" : "") + text))
  }

  /// Returns the lines of a token or group of the new import without the tokens that people deleted.
  private func newText(of entry: YAMLMapping.Entry, _ path: String, indent: Int, _ count: inout Int) -> String
  {
    if newPaths.contains(path) {
      guard base[path] == nil else { return "" }
      count += 1
      return source.lines(of: entry, indent: indent)
    }
    var inner = ""
    for member in entry.value.mapping?.entries ?? [] {
      inner += newText(of: member, "\(path).\(member.key.value)", indent: indent + 2, &count)
    }
    return inner.isEmpty ? "" : source.line(ofKey: entry, indent: indent) + inner
  }

  // MARK: Removed tokens

  /// Deletes the tokens of the last import that the new one does not have, unless people changed them.
  private mutating func removeOld(_ own: YAMLMapping) {
    for entry in own.entries {
      guard let members = entry.value.mapping, Section(rawValue: entry.key.value) != nil else { continue }
      remove(members, entry.value, path: entry.key.value)
    }
  }

  /// Deletes the old tokens in a group. Returns true if no member is left.
  @discardableResult
  private mutating func remove(_ group: YAMLMapping, _ node: YAMLNode, path: String) -> Bool {
    var isEmpty = !group.isFlow
    var found: [YAMLMapping.Entry] = []
    for entry in group.entries {
      let member = "\(path).\(entry.key.value)"
      if newPaths.contains(member) {
        isEmpty = false
      } else if let old = base[member] {
        if old != entry.value.canonicalText || !layout.canEdit(entry, in: node) {
          report(member, entry.value.canonicalText, nil, at: entry)
          isEmpty = false
        } else {
          found.append(entry)
          removedCount += 1
        }
      } else if let members = entry.value.mapping, layout.canEdit(entry, in: node) {
        if remove(members, entry.value, path: member),
          !newPaths.contains(where: { $0.hasPrefix(member + ".") })
        {
          found.append(entry)
        } else {
          isEmpty = false
        }
      } else {
        isEmpty = false
      }
    }
    for entry in found { edits.append((layout.wholeLines(of: entry), "")) }
    return isEmpty && !found.isEmpty
  }

  // MARK: Conflicts

  private mutating func report(
    _ path: String, _ own: String?, _ source: String?, at entry: YAMLMapping.Entry?
  ) {
    let range = entry.map { $0.key.range } ?? TextRange(0..<0)
    conflicts.append(
      .init(path: path, own: own, source: source, place: SourceRange(file: file, range)))
  }
}

/// A mapping of a guide with its entries by key.
private struct GuideMembers {
  let node: YAMLNode
  let mapping: YAMLMapping
  private let indexes: [String: Int]

  /// Indexes the entries of a node; nil for any other node than a mapping.
  init?(_ node: YAMLNode) {
    guard let mapping = node.mapping else { return nil }
    (self.node, self.mapping) = (node, mapping)
    indexes = Dictionary(
      mapping.entries.enumerated().map { ($1.key.value, $0) }, uniquingKeysWith: { first, _ in first })
  }

  subscript(name: String) -> YAMLMapping.Entry? { indexes[name].map { mapping.entries[$0] } }
}
