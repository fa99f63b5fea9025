import KansoDiagnostics

/// Builds the tree from events, without recursion, and expands aliases within limits.
struct YAMLTreeBuilder {
  private let file: SourceFile
  private(set) var root: YAMLNode?
  private(set) var diagnostics: [Diagnostic] = []
  /// True if reading stopped before the end of the text.
  private(set) var hasStopped = false

  /// The open collections, the innermost one last.
  private var open: [OpenCollection] = []
  private var anchors: [String: Anchor] = [:]
  private let maxNodeCount: Int
  /// The number of nodes, including those that aliases add.
  private(set) var nodeCount = 0
  /// The extent of all expanded aliases.
  private var expanded = Extent()
  /// True if a document has begun.
  private var hasDocument = false

  /// The size of a node, including the nodes inside it.
  private struct Extent {
    var nodes = 0
    /// The number of bytes in names and texts.
    var bytes = 0
    /// The number of nested levels of mappings and lists.
    var depth = 0

    /// Adds the extent of a direct child.
    mutating func add(_ inner: Extent) {
      nodes += inner.nodes
      bytes += inner.bytes
      depth = max(depth, inner.depth + 1)
    }
  }

  /// The last node with an anchor, and its extent.
  private struct Anchor {
    let node: YAMLNode
    let extent: Extent
  }

  /// A mapping or list that has not ended yet.
  private struct OpenCollection {
    let isMapping: Bool
    let isFlow: Bool
    let start: Int
    let anchor: String?
    var key: Located<String>?
    /// True while the value of an invalid key is skipped.
    var skipsValue = false
    /// The index of the first entry with the same key, while the value of a repeated key is read.
    var repeated: Int?
    /// The additional entries from repeated keys, by the index of the first entry.
    var additions: [Int: RepeatedEntries] = [:]
    var keys = KeySet()
    var entries: [YAMLMapping.Entry] = []
    var elements: [YAMLNode] = []
    var end: Int
    var extent = Extent(nodes: 1, depth: 1)

    /// True if the next scalar is a key.
    var expectsKey: Bool { isMapping && key == nil && !skipsValue && repeated == nil }
  }

  init(file: SourceFile, maxNodeCount: Int = ReadingLimits.nodes) {
    (self.file, self.maxNodeCount) = (file, maxNodeCount)
  }

  /// Processes the next event: reports problems and adds finished nodes. Returns false to stop reading.
  mutating func accept(_ event: YAMLEvent) -> Bool {
    let range = TextRange(event.range)
    switch event.kind {
    case .documentStart:
      guard hasDocument else {
        hasDocument = true
        return true
      }
      return stop(
        Diagnostic(
          .severalDocuments, "a second YAML document begins here", at: place(range),
          help: "Put everything into one document, or each document into its own file."))
    case .scalar(let text, let style):
      guard addToNodeCount(1) else { return stop(ReadingLimits.manyNodes(at: place(range))) }
      let scalar = taggedScalar(limitedText(text, range), style: style, event: event, at: range)
      add(
        YAMLNode(content: .scalar(scalar), range: trimmedRange(range, style)),
        Extent(nodes: 1, bytes: scalar.text.utf8.count), anchor: event.anchor)
      return true
    case .alias(let name):
      return expandAlias(name, range)
    case .sequenceStart:
      return beginCollection(isMapping: false, isFlow: false, event)
    case .mappingStart(let isFlow):
      return beginCollection(isMapping: true, isFlow: isFlow, event)
    case .collectionEnd:
      endCollection(event)
      return true
    }
  }

  /// Reports an error after which reading stops. Returns false.
  private mutating func stop(_ diagnostic: Diagnostic) -> Bool {
    diagnostics.append(diagnostic)
    hasStopped = true
    return false
  }

  /// Adds to the number of nodes. Returns false if it exceeds the limit.
  private mutating func addToNodeCount(_ nodes: Int) -> Bool {
    nodeCount += nodes
    return nodeCount <= maxNodeCount
  }

  /// Returns the text of a scalar. Reports and shortens a text beyond the limit, except names, which `takeKey` checks.
  private mutating func limitedText(_ text: String, _ range: TextRange) -> String {
    guard text.utf8.count > ReadingLimits.text, open.last?.expectsKey != true else { return text }
    diagnostics.append(ReadingLimits.longText(of: text.utf8.count, at: place(range)))
    return String(decoding: text.utf8.prefix(ReadingLimits.text), as: UTF8.self)
  }

  // MARK: Collections

  /// Opens a mapping or list. Returns false, and stops reading, beyond the limits of nesting and nodes.
  private mutating func beginCollection(isMapping: Bool, isFlow: Bool, _ event: YAMLEvent) -> Bool {
    guard open.count < ReadingLimits.nesting else {
      return stop(nestingError(at: TextRange(event.range)))
    }
    guard addToNodeCount(1) else { return stop(ReadingLimits.manyNodes(at: place(TextRange(event.range)))) }
    checkTag(event, expected: isMapping ? "map" : "seq")
    open.append(
      OpenCollection(
        isMapping: isMapping, isFlow: isFlow, start: event.range.lowerBound, anchor: event.anchor,
        end: event.range.upperBound))
    return true
  }

  private func place(_ range: TextRange) -> SourceRange { SourceRange(file: file, range) }

  private func nestingError(at range: TextRange) -> Diagnostic {
    Diagnostic(
      .nestingTooDeep, "the guide is nested deeper than \(ReadingLimits.nesting) levels", at: place(range),
      help: "Make the groups flatter.")
  }

  /// Closes the innermost collection and adds its node, with repeated and merged (`<<`) entries.
  private mutating func endCollection(_ event: YAMLEvent) {
    var closed = open.removeLast()
    // For libyaml, a block collection ends at the start of the next token. Its range ends after its last child instead,
    // as users expect.
    let isBlock = event.range.isEmpty
    let range = TextRange(closed.start..<(isBlock ? closed.end : event.range.upperBound))
    for (index, additions) in closed.additions {
      closed.entries[index] = additions.added(to: closed.entries[index])
    }
    let content: YAMLNode.Content =
      closed.isMapping
      ? .mapping(YAMLMapping(entries: expandMergeKeys(in: closed.entries), isFlow: closed.isFlow))
      : .sequence(closed.elements)
    add(YAMLNode(content: content, range: range), closed.extent, anchor: closed.anchor)
  }

  /// Adds a finished node to the innermost open collection, as a key, value or element; without an open
  /// collection, as the root. The value of an invalid key and a second root are dropped.
  private mutating func add(_ node: YAMLNode, _ extent: Extent, anchor: String?) {
    if let anchor { anchors[anchor] = Anchor(node: node, extent: extent) }
    guard !open.isEmpty else {
      if root == nil { root = node }
      return
    }
    let top = open.count - 1
    open[top].extent.add(extent)
    open[top].end = max(open[top].end, node.range.upperBound)
    guard open[top].isMapping else { return open[top].elements.append(node) }
    if let first = open[top].repeated {
      open[top].repeated = nil
      merge(node, into: first, top)
    } else if open[top].skipsValue {
      open[top].skipsValue = false
    } else if let key = open[top].key {
      open[top].entries.append(YAMLMapping.Entry(key: key, value: node))
      open[top].key = nil
    } else {
      takeKey(node, into: top)
    }
  }

  /// Makes a node the key of the next entry. A key that is not a text or is too long is reported, and its value
  /// skipped. A repeated key is reported, and its value merged into the first entry.
  private mutating func takeKey(_ node: YAMLNode, into top: Int) {
    guard let scalar = node.scalar else {
      open[top].skipsValue = true
      let isBraces = node.mapping?.isFlow == true
      diagnostics.append(
        Diagnostic(
          .keyNotText, "\(node.kind) is used as a name", at: place(node.range),
          help: isBraces
            ? "Put quotes around `\(file.text(in: node.range.offsets))`." : "Write a name before the colon."))
      return
    }
    guard scalar.text.utf8.count <= ReadingLimits.name else {
      open[top].skipsValue = true
      diagnostics.append(
        ReadingLimits.longName("a name", of: scalar.text.utf8.count, at: place(node.range)))
      return
    }
    let key = Located(scalar.text, at: node.range)
    let isMerge = scalar.style == .plain && scalar.text == "<<"
    if !isMerge, let first = open[top].keys.insert(key, entry: open[top].entries.count) {
      diagnostics.append(
        Diagnostic(
          .duplicateKey, "`\(scalar.text)` occurs twice here", at: place(node.range),
          help: "Delete one of the two, or give it another name.",
          notes: [.init("the first one is here", at: place(first.range))]))
      open[top].repeated = first.entry
      return
    }
    open[top].key = key
  }

  /// Merges the value of a repeated key into that of its first occurrence, if both are mappings; otherwise,
  /// drops it.
  /// - Parameters:
  ///   - entry: the index of the first occurrence in the entries of the mapping.
  ///   - top: the index of the mapping in `open`.
  private mutating func merge(_ node: YAMLNode, into entry: Int, _ top: Int) {
    guard let more = node.mapping, open[top].entries.indices.contains(entry),
      let first = open[top].entries[entry].value.mapping
    else { return }
    // Without the additions, references to them would be reported as well. They are collected, and merged
    // once when the mapping ends. Merging each one at once would take quadratic time.
    if open[top].additions[entry] == nil { open[top].additions[entry] = RepeatedEntries(after: first) }
    open[top].additions[entry]?.add(more)
  }

  // MARK: Scalars

  /// Returns a scalar in the style that its tag demands: `!!str` and `!` are quoted, `!!int` and `!!float`
  /// are plain. Reports any other tag, and keeps the style.
  private mutating func taggedScalar(
    _ text: String, style: YAMLScalar.Style, event: YAMLEvent, at range: TextRange
  ) -> YAMLScalar {
    guard let tag = event.tag else { return YAMLScalar(text: text, style: style) }
    switch tag {
    case "!", "tag:yaml.org,2002:str": return YAMLScalar(text: text, style: .quoted)
    case "tag:yaml.org,2002:int", "tag:yaml.org,2002:float": return YAMLScalar(text: text, style: .plain)
    default:
      reportTag(tag, range)
      return YAMLScalar(text: text, style: style)
    }
  }

  /// Reports the tag of a collection if it is neither `!` nor the expected one, `map` or `seq`.
  private mutating func checkTag(_ event: YAMLEvent, expected: String) {
    guard let tag = event.tag, tag != "tag:yaml.org,2002:\(expected)", tag != "!" else { return }
    reportTag(tag, TextRange(event.range))
  }

  /// Reports a tag without a meaning, in its short form.
  private mutating func reportTag(_ tag: String, _ range: TextRange) {
    let standard = "tag:yaml.org,2002:"
    let shown = tag.hasPrefix(standard) ? "!!" + tag.dropFirst(standard.count) : tag
    let word = file.bytes[range.offsets].prefix { $0 > 0x20 }
    diagnostics.append(
      Diagnostic(
        .unsupportedTag, "the tag `\(shown)` has no meaning here",
        at: place(TextRange(word.startIndex..<word.endIndex)), help: "Delete the tag."))
  }

  /// Returns the range of a block scalar without the line breaks and spaces at its end; any other range unchanged.
  private func trimmedRange(_ range: TextRange, _ style: YAMLScalar.Style) -> TextRange {
    guard style == .block else { return range }
    var end = range.upperBound
    while end > range.lowerBound, [0x0A, 0x0D, 0x20].contains(file.bytes[end - 1]) { end -= 1 }
    return TextRange(range.lowerBound..<end)
  }

  // MARK: Aliases

  /// Adds the node of an anchor. Returns false, and stops reading, for an unknown anchor, a cycle or an exceeded limit.
  private mutating func expandAlias(_ name: String, _ range: TextRange) -> Bool {
    if open.contains(where: { $0.anchor == name }) {
      return stop(
        Diagnostic(
          .anchorCycle, "`*\(name)` is inside the node that `&\(name)` marks", at: place(range),
          help: "Refer to another node, or write the value out."))
    }
    guard let anchor = anchors[name] else {
      let help = Spelling.nearest(to: name, among: anchors.keys.sorted()).map { "Did you mean `*\($0)`?" }
      return stop(
        Diagnostic(
          .unknownAnchor, "no anchor `&\(name)` is defined before this", at: place(range),
          help: help
            ?? "To refer to a token, write its path without the star. To repeat a YAML node, mark it with "
            + "`&\(name)` first."
        ))
    }
    let extent = anchor.extent
    guard open.count + extent.depth <= ReadingLimits.nesting else { return stop(nestingError(at: range)) }
    expanded.add(extent)
    guard expanded.nodes <= ReadingLimits.expansion else {
      return stop(ReadingLimits.manyExpandedNodes(at: place(range)))
    }
    guard expanded.bytes <= ReadingLimits.expandedText else {
      return stop(ReadingLimits.muchExpandedText(at: place(range)))
    }
    guard addToNodeCount(extent.nodes) else { return stop(ReadingLimits.manyNodes(at: place(range))) }
    add(anchor.node, extent, anchor: nil)
    return true
  }

  /// Returns the entries, with each unquoted `<<` replaced by the entries of the mappings in its value. Of
  /// entries with the same key, an explicit entry has priority, then that of the first mapping. Reports a
  /// `<<` whose value is neither a mapping nor a list of mappings.
  private mutating func expandMergeKeys(in entries: [YAMLMapping.Entry]) -> [YAMLMapping.Entry] {
    guard entries.contains(where: { $0.key.value == "<<" && file.text(in: $0.key.range.offsets) == "<<" })
    else {
      return entries
    }
    var taken = Set(entries.map(\.key.value))
    var result: [YAMLMapping.Entry] = []
    for entry in entries {
      guard entry.key.value == "<<", file.text(in: entry.key.range.offsets) == "<<" else {
        result.append(entry)
        continue
      }
      let sources: [YAMLNode] =
        if case .sequence(let elements) = entry.value.content { elements } else { [entry.value] }
      for source in sources {
        guard let mapping = source.mapping else {
          diagnostics.append(
            Diagnostic(
              .mergeKey, "the value of `<<` is \(source.kind)", at: place(source.range),
              help: "Write an alias of a mapping, as in `<<: *name`, or a list of such aliases."))
          continue
        }
        for candidate in mapping.entries where taken.insert(candidate.key.value).inserted {
          result.append(candidate)
        }
      }
    }
    return result
  }
}
