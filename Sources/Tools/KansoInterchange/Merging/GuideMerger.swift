import KansoDiagnostics
import KansoTheme
import KansoYAML

/// Merges the tree of a new import into that of a guide, as edits of the guide's text.
struct GuideMerger {
  private(set) var conflicts: [GuideMerge.Conflict] = []
  /// The paths of the tokens that the merge changes in the guide.
  private(set) var updated: [String] = [], added: [String] = [], removed: [String] = []
  /// True if the merge changes the modes.
  private(set) var changesModes = false

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
  /// The paths of tokens that stay, although the new import does not have them.
  private let kept: Set<String>
  /// True if the modes of the guide stay as they are.
  private let keepsModes: Bool
  /// The names of modes of the new import that the guide does not get, because its own modes stay.
  private var missingModes: Set<String> = []
  /// The names of modes of the guide that the merge deletes.
  private var deletedModes: Set<String> = []
  private var edits: [(range: Range<Int>, text: String)] = []

  init(
    _ record: ImportRecord, _ file: SourceFile, _ source: SourceFile, _ guide: ImportedGuide,
    keeping kept: Set<String>, keepsModes: Bool
  ) {
    self.file = file
    layout = GuideLayout(file: file)
    self.source = GuideLayout(file: source)
    base = Dictionary(record.tokens.map { ($0.guide, $0.value) }, uniquingKeysWith: { first, _ in first })
    baseModes = record.modes
    newPaths = Set(guide.tokens.map(\.path.dotted))
    newGroups = Set(guide.tokens.flatMap(\.path.groups))
    (self.kept, self.keepsModes) = (kept, keepsModes)
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
    removeOld(own)
  }

  // MARK: Modes

  private mutating func mergeModes(_ new: YAMLMapping, _ own: YAMLMapping) {
    let wanted = new["modes"]?.canonicalText
    let current = own["modes"]?.canonicalText
    guard wanted != baseModes, wanted != current else { return }
    let names = own["modes"]?.modeNames ?? []
    let newNames = new["modes"]?.modeNames ?? []
    let entry = own.entries.first { $0.key.value == "modes" }
    guard current == baseModes, !keepsModes else {
      missingModes = newNames.subtracting(names)
      return report("modes", current, wanted, at: entry)
    }
    deletedModes = names.subtracting(newNames)
    changesModes = true
    let written = new.entries.first { $0.key.value == "modes" }
    switch (entry, written) {
    case (nil, nil): break
    case (nil, let written?):
      // The line `kanso` is usually the first one.
      guard let first = own.entries.first else { return }
      let start = layout.lineEnd(after: first.value.range.upperBound)
      edits.append((start..<start, source.lines(of: written, indent: 0)))
    case (let entry?, nil): edits.append((layout.wholeLines(of: entry), ""))
    case (let entry?, let written?):
      edits.append(
        (entry.key.range.lowerBound..<entry.value.range.upperBound, source.entryText(written, indent: 0)))
    }
  }

  /// Returns true if a token of the merged guide has a value in a mode that the merge deletes. It would be read as a group.
  /// Tokens of included files are not known, so they count as well.
  func needsDeletedModes(_ new: YAMLNode) -> Bool {
    guard !deletedModes.isEmpty,
      let merged = YAMLDocument(SourceFile(path: file.path, text: text)).root?.mapping
    else { return false }
    let sections = GuideMembers(new)
    return merged.entries.contains { entry in
      entry.key.value == "include"
        || entry.value.hasKey(in: deletedModes, besides: sections?[entry.key.value]?.value)
    }
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
    if let own, isOldToken(own, path), layout.canEdit(own, in: group.node) {
      let text = newText(of: entry, path, indent: layout.column(of: own.key.range.lowerBound))
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
    guard !entry.value.hasKey(in: missingModes) else { return report(path, current, wanted, at: own) }
    let indent = layout.column(of: own.key.range.lowerBound)
    edits.append((layout.entryRange(of: own), source.entryText(entry, indent: indent)))
    updated.append(path)
  }

  /// Returns true for a token of the last import that people did not change, that the new import does not have and that
  /// nothing needs.
  private func isOldToken(_ entry: YAMLMapping.Entry, _ path: String) -> Bool {
    base[path] == entry.value.canonicalText && !newPaths.contains(path) && !kept.contains(path)
  }

  /// Returns true for a group in which all tokens are old, so that a token can replace it.
  private func isOldGroup(_ entry: YAMLMapping.Entry, _ path: String) -> Bool {
    guard base[path] == nil, let members = entry.value.mapping?.entries, !members.isEmpty else {
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
    let (addedBefore, conflictsBefore) = (added, conflicts)
    let text = newText(of: entry, path, indent: indent)
    guard !text.isEmpty else { return }
    guard !group.mapping.isFlow,
      let place = previous ?? entries.last(where: { layout.canEdit($0, in: group.node) })
    else {
      (added, conflicts) = (addedBefore, conflictsBefore)
      return report(path, nil, entry.value.canonicalText, at: nil)
    }
    if let empty { return edits.append((layout.wholeLines(of: empty), text)) }
    let offset = layout.lineEnd(after: place.value.range.upperBound)
    let isAtEnd = offset == file.bytes.count && file.bytes.last != UInt8(ascii: "\n")
    edits.append((offset..<offset, (isAtEnd ? "\n" : "") + (isSection ? "\n" : "") + text))
  }

  /// Adds the lines of a token or group of the new import, without the tokens that people deleted and those with values in
  /// modes that the guide does not have. Returns the lines.
  private mutating func newText(of entry: YAMLMapping.Entry, _ path: String, indent: Int) -> String {
    if newPaths.contains(path) {
      guard base[path] == nil else { return "" }
      guard !entry.value.hasKey(in: missingModes) else {
        report(path, nil, entry.value.canonicalText, at: nil)
        return ""
      }
      added.append(path)
      return source.lines(of: entry, indent: indent)
    }
    var inner = ""
    for member in entry.value.mapping?.entries ?? [] {
      inner += newText(of: member, "\(path).\(member.key.value)", indent: indent + 2)
    }
    return inner.isEmpty ? "" : source.line(ofKey: entry, indent: indent) + inner
  }

  // MARK: Removed tokens

  /// Deletes the tokens of the last import that the new one does not have, unless people changed them, and the sections in
  /// which no token is left.
  private mutating func removeOld(_ own: GuideMembers) {
    for entry in own.mapping.entries where Section(rawValue: entry.key.value) != nil {
      guard let members = entry.value.mapping else { continue }
      let name = entry.key.value
      let isEmpty = remove(members, entry.value, path: name)
      if isEmpty, !newGroups.contains(TokenPath(name)), layout.canEdit(entry, in: own.node) {
        edits.append((layout.wholeLinesAndBlankLine(of: entry), ""))
      }
    }
  }

  /// Deletes the old tokens in a group. Returns true if no member is left.
  @discardableResult
  private mutating func remove(_ group: YAMLMapping, _ node: YAMLNode, path: String) -> Bool {
    var isEmpty = !group.isFlow
    var found: [YAMLMapping.Entry] = []
    for entry in group.entries {
      let member = "\(path).\(entry.key.value)"
      if newPaths.contains(member) || kept.contains(member) {
        isEmpty = false
      } else if let old = base[member] {
        if old != entry.value.canonicalText || !layout.canEdit(entry, in: node) {
          report(member, entry.value.canonicalText, nil, at: entry)
          isEmpty = false
        } else {
          found.append(entry)
          removed.append(member)
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
