import KansoDiagnostics

/// Builds the tree from events, without recursion, and expands aliases within limits.
struct YAMLTreeBuilder {
  private let file: SourceFile
  private(set) var root: YAMLNode?
  private(set) var diagnostics: [Diagnostic] = []
  /// True if reading stopped before the end of the text.
  private(set) var hasStopped = false

  private var open: [OpenCollection] = []
  private var anchors: [String: Anchor] = [:]
  private let maxNodeCount: Int
  private var nodeCount = 0
  /// The extent of all expanded aliases.
  private var expanded = Extent()
  private var hasDocument = false

  /// The size of a node.
  private struct Extent {
    var nodes = 0
    /// The number of bytes in names and texts.
    var bytes = 0
    /// The number of nested levels of mappings and lists.
    var depth = 0

    /// Adds the extent of a child.
    mutating func add(_ inner: Extent) {
      nodes += inner.nodes
      bytes += inner.bytes
      depth = max(depth, inner.depth + 1)
    }
  }

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
    /// True while the value of a refused key is skipped.
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

  /// Processes the next event. Returns false to stop reading.
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
          help: "Put everything into one document, or each into a file of its own."))
    case .scalar(let text, let style):
      guard hasRoom(for: 1) else { return stop(ReadingLimits.manyNodes(at: place(range))) }
      let scalar = self.scalar(shortened(text, range), style, event, range)
      add(
        YAMLNode(content: .scalar(scalar), range: trimmed(range, style)),
        Extent(nodes: 1, bytes: scalar.text.utf8.count), anchor: event.anchor)
      return true
    case .alias(let name):
      return expand(name, range)
    case .sequenceStart:
      return begin(isMapping: false, isFlow: false, event)
    case .mappingStart(let isFlow):
      return begin(isMapping: true, isFlow: isFlow, event)
    case .collectionEnd:
      end(event)
      return true
    }
  }

  private mutating func stop(_ diagnostic: Diagnostic) -> Bool {
    diagnostics.append(diagnostic)
    hasStopped = true
    return false
  }

  /// Adds to the number of nodes. Returns false if it exceeds the limit.
  private mutating func hasRoom(for nodes: Int) -> Bool {
    nodeCount += nodes
    return nodeCount <= maxNodeCount
  }

  /// Returns the text of a scalar, shortened to the limit. Reports a text that is too long; names are left to
  /// `takeKey`.
  private mutating func shortened(_ text: String, _ range: TextRange) -> String {
    guard text.utf8.count > ReadingLimits.text, open.last?.expectsKey != true else { return text }
    diagnostics.append(ReadingLimits.longText(of: text.utf8.count, at: place(range)))
    return String(decoding: text.utf8.prefix(ReadingLimits.text), as: UTF8.self)
  }

  // MARK: Collections

  private mutating func begin(isMapping: Bool, isFlow: Bool, _ event: YAMLEvent) -> Bool {
    guard open.count < ReadingLimits.nesting else {
      return stop(tooDeep(TextRange(event.range)))
    }
    guard hasRoom(for: 1) else { return stop(ReadingLimits.manyNodes(at: place(TextRange(event.range)))) }
    checkTag(event, expected: isMapping ? "map" : "seq")
    open.append(
      OpenCollection(
        isMapping: isMapping, isFlow: isFlow, start: event.range.lowerBound, anchor: event.anchor,
        end: event.range.upperBound))
    return true
  }

  private func place(_ range: TextRange) -> SourceRange { SourceRange(file: file, range) }

  private func tooDeep(_ range: TextRange) -> Diagnostic {
    Diagnostic(
      .nestingTooDeep, "the guide is nested deeper than \(ReadingLimits.nesting) levels", at: place(range),
      help: "Make the groups flatter.")
  }

  private mutating func end(_ event: YAMLEvent) {
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
      ? .mapping(YAMLMapping(entries: merged(closed.entries), isFlow: closed.isFlow))
      : .sequence(closed.elements)
    add(YAMLNode(content: content, range: range), closed.extent, anchor: closed.anchor)
  }

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

  private mutating func takeKey(_ node: YAMLNode, into top: Int) {
    guard let scalar = node.scalar else {
      open[top].skipsValue = true
      let isBraces = node.mapping?.isFlow == true
      diagnostics.append(
        Diagnostic(
          .keyNotText, "\(node.kind) stands where a name belongs", at: place(node.range),
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
          .duplicateKey, "`\(scalar.text)` stands twice here", at: place(node.range),
          help: "Delete one of the two, or give it another name.",
          notes: [.init("it stands here first", at: place(first.range))]))
      open[top].repeated = first.entry
      return
    }
    open[top].key = key
  }

  /// Merges the content of a repeated key into the first one. Otherwise, references to its entries would be reported as
  /// well.
  private mutating func merge(_ node: YAMLNode, into entry: Int, _ top: Int) {
    guard let more = node.mapping, open[top].entries.indices.contains(entry),
      let first = open[top].entries[entry].value.mapping
    else { return }
    // The additions are collected, and merged once when the mapping ends. Merging each one at once would take quadratic
    // time.
    if open[top].additions[entry] == nil { open[top].additions[entry] = RepeatedEntries(after: first) }
    open[top].additions[entry]?.add(more)
  }

  // MARK: Scalars

  private mutating func scalar(
    _ text: String, _ style: YAMLScalar.Style, _ event: YAMLEvent, _ range: TextRange
  ) -> YAMLScalar {
    guard let tag = event.tag else { return YAMLScalar(text: text, style: style) }
    switch tag {
    case "!", "tag:yaml.org,2002:str": return YAMLScalar(text: text, style: .quoted)
    case "tag:yaml.org,2002:int", "tag:yaml.org,2002:float": return YAMLScalar(text: text, style: .plain)
    default:
      report(tag, range)
      return YAMLScalar(text: text, style: style)
    }
  }

  private mutating func checkTag(_ event: YAMLEvent, expected: String) {
    guard let tag = event.tag, tag != "tag:yaml.org,2002:\(expected)", tag != "!" else { return }
    report(tag, TextRange(event.range))
  }

  private mutating func report(_ tag: String, _ range: TextRange) {
    let standard = "tag:yaml.org,2002:"
    let shown = tag.hasPrefix(standard) ? "!!" + tag.dropFirst(standard.count) : tag
    let word = file.bytes[range.offsets].prefix { $0 > 0x20 }
    diagnostics.append(
      Diagnostic(
        .unsupportedTag, "the tag `\(shown)` has no meaning here",
        at: place(TextRange(word.startIndex..<word.endIndex)), help: "Delete the tag."))
  }

  /// Returns the range of a block text without the line breaks at its end.
  private func trimmed(_ range: TextRange, _ style: YAMLScalar.Style) -> TextRange {
    guard style == .block else { return range }
    var end = range.upperBound
    while end > range.lowerBound, [0x0A, 0x0D, 0x20].contains(file.bytes[end - 1]) { end -= 1 }
    return TextRange(range.lowerBound..<end)
  }

  // MARK: Aliases

  private mutating func expand(_ name: String, _ range: TextRange) -> Bool {
    if open.contains(where: { $0.anchor == name }) {
      return stop(
        Diagnostic(
          .anchorCycle, "`*\(name)` stands inside of the node that `&\(name)` marks", at: place(range),
          help: "Refer to another node, or write the value out."))
    }
    guard let anchor = anchors[name] else {
      let help = Spelling.nearest(to: name, among: anchors.keys.sorted()).map { "Did you mean `*\($0)`?" }
      return stop(
        Diagnostic(
          .unknownAnchor, "no anchor `&\(name)` stands before this", at: place(range),
          help: help
            ?? "For a token's value write its path without the star; to repeat a YAML node, mark it with `&\(name)` first."
        ))
    }
    let extent = anchor.extent
    guard open.count + extent.depth <= ReadingLimits.nesting else { return stop(tooDeep(range)) }
    expanded.add(extent)
    guard expanded.nodes <= ReadingLimits.expansion else {
      return stop(ReadingLimits.manyExpandedNodes(at: place(range)))
    }
    guard expanded.bytes <= ReadingLimits.expandedText else {
      return stop(ReadingLimits.muchExpandedText(at: place(range)))
    }
    guard hasRoom(for: extent.nodes) else { return stop(ReadingLimits.manyNodes(at: place(range))) }
    add(anchor.node, extent, anchor: nil)
    return true
  }

  /// Returns the entries, including those that `<<` takes from other mappings. Explicit entries have priority, then
  /// earlier merged mappings.
  private mutating func merged(_ entries: [YAMLMapping.Entry]) -> [YAMLMapping.Entry] {
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
              .mergeKey, "`<<` is given \(source.kind)", at: place(source.range),
              help: "Give it an alias of a mapping, as in `<<: *name`, or a list of such."))
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
