import KansoDiagnostics
import KansoTheme

/// The groups and tokens of several files, merged deeply in the order of the files. A token may have tokens below it.
struct TokenTree {
  /// A value with its file.
  struct Value {
    let node: JSONNode
    let source: SourceFile

    var place: SourceRange { source.place(ofValueAt: node.offset) }
  }

  /// A group, a token, or both.
  struct Entry {
    let name: String
    let parent: Int?
    var children: [Int] = []
    /// The name of the type here, which entries below inherit.
    var typeName: String?
    var value: Value?
    /// The values in modes by name, in their order.
    var modes: [(name: String, value: Value)] = []
    var description: String?
    var deprecation: ForeignDeprecation?
    /// The whole token, in a document that Kanso wrote.
    var own: JSONNode?
    /// The text of a `$ref` in place of a value, to a token or a group.
    var reference: Value?
    /// True if the value is that of a `$root`, which a group has of its own.
    var hasRoot = false
    /// The text of the reference to a group, whose tokens are also here.
    var extended: Value?

    /// True if it can have members, rather than only a value.
    var isGroup: Bool { !children.isEmpty || value == nil }

    /// Adds the attributes of a group that this one has not.
    mutating func inherit(_ group: Entry) {
      typeName = typeName ?? group.typeName
      description = description ?? group.description
      deprecation = deprecation ?? group.deprecation
      if value == nil { (value, modes, own) = (group.value, group.modes, group.own) }
    }
  }

  /// The place of an entry in its group.
  private struct Key: Hashable {
    let parent: Int
    let name: String
  }

  /// The texts and numbers that are no tokens, by their paths with points. References of Style Dictionary can mean them.
  private(set) var looseValues: [String: JSONNode] = [:]
  /// All entries. The first one is the root.
  var entries = [Entry(name: "", parent: nil)]
  var findings: [ImportFinding] = []
  /// True if Kanso wrote a document, so that the first names are those of sections.
  private(set) var isOfKanso = false
  /// The kinds of sections that a guide named itself.
  private(set) var kinds: [String: Section] = [:]
  /// The modes for which files are, each once.
  private(set) var fileModes: [String] = []
  private var indexes: [Key: Int] = [:]
  /// The mode for which the file is that is merged; nil for the standard mode.
  private var mode: String?
  private(set) var replacements = FileReplacements()
  private(set) var otherExtensions = OtherExtensions()

  /// Adds the contents of a file.
  /// - Parameter mode: the mode for which the file is. Its values do not replace those of other files.
  mutating func merge(_ document: TreeDocument, mode: String? = nil) {
    self.mode = mode
    if let mode, !fileModes.contains(mode) { fileModes.append(mode) }
    findings += document.findings
    guard let root = document.root else { return }
    guard root.isObject else {
      let place = document.source.place(ofValueAt: root.offset)
      findings.append(ImportFinding(.lost, [], "the file has no object with tokens", at: place))
      return
    }
    if let own = root["$extensions"]?[ThemeSchema.extensionKey] {
      isOfKanso = true
      for member in own["sections"]?.members ?? [] {
        kinds[member.key] = member.value.text.flatMap { Section(rawValue: $0) }
      }
    }
    merge(root.members, into: 0, document.source)
  }

  /// Returns the index of an entry with a name in a group; nil if there is none.
  func entry(named name: String, in parent: Int) -> Int? { indexes[Key(parent: parent, name: name)] }

  /// Adds a copy of an entry without its members to a group, and returns its index.
  mutating func addCopy(of index: Int, to parent: Int) -> Int {
    let entry = entries[index]
    let copy = self.index(of: entry.name, in: parent)
    entries[copy].inherit(entry)
    return copy
  }

  /// Returns the name of the type that an entry has, or a group around it.
  func typeName(of index: Int) -> String? {
    var next: Int? = index
    while let current = next {
      if let typeName = entries[current].typeName { return typeName }
      next = entries[current].parent
    }
    return nil
  }

  /// Returns the index of an entry with a name in a group; makes one if there is none.
  private mutating func index(of name: String, in parent: Int) -> Int {
    let key = Key(parent: parent, name: name)
    if let index = indexes[key] { return index }
    indexes[key] = entries.count
    entries[parent].children.append(entries.count)
    entries.append(Entry(name: name, parent: parent))
    return entries.count - 1
  }

  /// Adds the members of a group or a token, which are nested at most as deep as the parser allows.
  private mutating func merge(_ members: [JSONNode.Member], into index: Int, _ source: SourceFile) {
    let form = TokenForm(members)
    if mode == nil || entries[index].value == nil && entries[index].reference == nil {
      setAttributes(form, members, of: index, source)
    } else {
      addMode(form, to: index, source)
    }
    for member in members where !form.isAttribute(member) {
      // A group's own token in the standard has the group's path here.
      if member.key == "$root", index != 0 {
        entries[index].hasRoot = true
        merge(member.value.members, into: index, source)
      } else if member.value.isEdgesOfKanso {
        mergeEdges(member.value, into: self.index(of: member.key, in: index), source)
      } else if member.value.isObject {
        guard form.value == nil || TokenForm.containsToken(member.value) else { continue }
        merge(member.value.members, into: self.index(of: member.key, in: index), source)
      } else if form.value == nil, !member.key.hasPrefix("$"), !member.key.hasPrefix("_") {
        let name = (path(of: index) + [member.key]).joined(separator: ".")
        looseValues[name] = member.value
        for (index, element) in (member.value.elements ?? []).enumerated() {
          looseValues["\(name).\(index)"] = element
        }
        let message = "`\(member.key.truncated(toScalarCount: 60))` is neither a group nor a token"
        findings.append(
          ImportFinding(.lost, path(of: index), message, at: source.place(ofValueAt: member.keyOffset)))
      }
    }
  }

  /// Sets the value and the attributes of a group or a token.
  private mutating func setAttributes(
    _ form: TokenForm, _ members: [JSONNode.Member], of index: Int, _ source: SourceFile
  ) {
    if let value = form.value {
      if let replaced = entries[index].value { replacements.note(value, source, replacing: replaced) }
      otherExtensions.note(members, source)
      let modes = ValueModes(of: members, value: value)
      entries[index].value = Value(node: modes.standard ?? value, source: source)
      entries[index].modes = modes.others.map { ($0.name, Value(node: $0.value, source: source)) }
      // The attributes of the token that this one replaces do not belong to its value.
      entries[index].typeName = form.typeName ?? entries[index].typeName
      entries[index].reference = nil
    } else if let typeName = form.typeName {
      entries[index].typeName = typeName
    }
    if isOfKanso, form.value != nil {
      entries[index].own = JSONNode(content: .object(members), offset: members.first?.keyOffset ?? 0)
    }
    if let reference = form.reference {
      entries[index].reference = Value(node: reference, source: source)
      (entries[index].value, entries[index].modes) = (nil, [])
    }
    if let extended = form.extended { entries[index].extended = Value(node: extended, source: source) }
    if let description = form.description { entries[index].description = description }
    if let deprecation = form.deprecation { entries[index].deprecation = deprecation }
  }

  /// Adds the value of a token in the mode of its file, unless it is that of all modes.
  private mutating func addMode(_ form: TokenForm, to index: Int, _ source: SourceFile) {
    guard let mode, let node = form.value ?? form.reference.map({ JSONNode.reference($0) }) else { return }
    let standard = entries[index].value?.node
    if entries[index].modes.isEmpty, let standard, standard.equals(node) { return }
    entries[index].modes.removeAll { $0.name == mode }
    entries[index].modes.append((mode, Value(node: node, source: source)))
  }

  /// Adds a group that Kanso has marked as one token.
  private mutating func mergeEdges(_ node: JSONNode, into index: Int, _ source: SourceFile) {
    let form = TokenForm(node.members)
    entries[index].value = Value(node: node, source: source)
    entries[index].typeName = TokenType.dimension.rawValue
    entries[index].modes = ValueModes.values(inExtensions: node["$extensions"] ?? node)
      .map { ($0.name, Value(node: $0.value, source: source)) }
    entries[index].description = form.description
    entries[index].deprecation = form.deprecation
    entries[index].own = node
  }

  /// Returns the names from the root to an entry.
  func path(of index: Int) -> [String] {
    var path: [String] = []
    var next: Int? = index
    while let current = next, let parent = entries[current].parent {
      path.append(entries[current].name)
      next = parent
    }
    return path.reversed()
  }

  /// Calls a function with each token, in the order of the source: a token before those below it.
  func forEachToken(_ body: (_ index: Int, _ inherited: Inherited) -> Void) {
    var open = [(index: 0, inherited: Inherited())]
    while let (index, outer) = open.popLast() {
      let entry = entries[index]
      var inherited = outer
      if index != 0 { inherited.path.append(entry.name) }
      inherited.typeName = entry.typeName ?? outer.typeName
      inherited.deprecation = entry.deprecation ?? outer.deprecation
      if entry.value != nil { body(index, inherited) }
      open += entry.children.reversed().map { ($0, inherited) }
    }
  }

  /// The attributes of a token with those of its groups.
  struct Inherited {
    var path: [String] = []
    var typeName: String?
    var deprecation: ForeignDeprecation?
  }
}
