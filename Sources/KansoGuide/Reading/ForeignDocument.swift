import KansoDiagnostics

/// A document in another format than that of guides, detected by its content.
struct ForeignDocument {
  /// The known formats.
  enum Format: CaseIterable {
    case designTokens
    case tokensStudio
    case figma
    case styleDictionary
    /// A value with a type beside it. Two tools write tokens in this way.
    case valueAndType
    case theme
  }

  let format: Format
  /// The range of the first value; in a document without values, the key that identifies the format.
  let range: TextRange

  /// The document; nil for a guide. A guide may contain some tokens that were copied from elsewhere: the format of the
  /// majority of tokens counts.
  init?(_ root: YAMLNode) {
    let tokens = TokenCount(root)
    guard tokens.ownCount == 0 || tokens.foreignCount > tokens.ownCount else { return nil }
    if let marker = Self.marker(of: root) {
      (format, range) = (marker.format, tokens.firstValue ?? marker.range)
    } else if let format = tokens.mostFrequentFormat, let value = tokens.firstValue {
      (self.format, range) = (format, value)
    } else if let key = tokens.keyOfStandard {
      (format, range) = (.designTokens, key)
    } else {
      return nil
    }
  }

  /// Returns the key of the root that identifies a format, with the format.
  private static func marker(of root: YAMLNode) -> (format: Format, range: TextRange)? {
    if case .sequence(let themes) = root.content {
      guard let key = themes.first?.mapping?.key("selectedTokenSets") else { return nil }
      return (.tokensStudio, key)
    }
    guard let root = root.mapping else { return nil }
    if let key = root.key("$extensions", where: { $0.mapping?["dev.kanso"] != nil }) { return (.theme, key) }
    if let key = root.key("$themes") ?? root.key("$metadata") ?? root.key("tokenSetOrder") {
      return (.tokensStudio, key)
    }
    let meta = root.key("meta") {
      $0.mapping?["variables"] != nil || $0.mapping?["variableCollections"] != nil
    }
    let collections = root.key("collections") { $0.scalar == nil }
    if let key = meta ?? collections ?? root.key("variableCollections") ?? root.key("variableIds") {
      return (.figma, key)
    }
    let schema = root.key("$schema") { $0.scalar?.text.contains("designtokens.org") == true }
    if let key = schema ?? root.key("resolutionOrder") { return (.designTokens, key) }
    return nil
  }

  func diagnostic(in file: SourceFile) -> Diagnostic {
    Diagnostic(
      .foreignFormat, "this is \(format.nameOfFile), and not a style guide",
      at: SourceRange(file: file, range),
      help: format == .theme
        ? "Name the guide that the theme was compiled from."
        : "Write its tokens as a style guide, the only format that Kanso reads so far. `kanso init` writes one."
    )
  }
}

extension ForeignDocument.Format {
  /// The name of a file of the format, as a noun phrase for messages.
  fileprivate var nameOfFile: String {
    switch self {
    case .designTokens: "a token file of the design-token standard (DTCG)"
    case .tokensStudio: "a token file of Tokens Studio"
    case .figma: "an export of Figma's variables"
    case .styleDictionary: "a token file of Style Dictionary"
    case .valueAndType: "a token file of Style Dictionary or Tokens Studio"
    case .theme: "a theme that Kanso compiled"
    }
  }
}

/// The numbers of tokens in a document, by format. Takes linear time in the number of nodes.
private struct TokenCount {
  /// The number of values in sections of a guide, in the format of guides.
  private(set) var ownCount = 0
  private var counts: [ForeignDocument.Format: Int] = [:]
  /// The range of the first value in another format.
  private(set) var firstValue: TextRange?
  /// The first key of the design-token standard that is not part of a token.
  private(set) var keyOfStandard: TextRange?
  /// True if a mapping with only a `value` is a token. This applies to JSON without any section of a guide.
  private let takesBareValues: Bool

  private static let keysOfStandard: Set<String> = [
    "$value", "$type", "$extends", "$ref", "$root", "$description", "$deprecated", "$extensions",
  ]
  /// The keys of Style Dictionary that can accompany a `value`.
  private static let keysOfStyleDictionary = ["comment", "attributes", "themeable"]

  init(_ root: YAMLNode) {
    let entries = root.mapping?.entries ?? []
    takesBareValues =
      root.mapping?.isFlow == true && !entries.contains { Section(rawValue: $0.key.value) != nil }
    for entry in entries { count(entry, isOwn: Section(rawValue: entry.key.value) != nil) }
    if entries.isEmpty { count(root, isOwn: false) }
  }

  var foreignCount: Int { counts.values.reduce(0, +) }

  var mostFrequentFormat: ForeignDocument.Format? {
    ForeignDocument.Format.allCases.filter { counts[$0] != nil }
      .max { counts[$0, default: 0] < counts[$1, default: 0] }
  }

  private mutating func count(_ entry: YAMLMapping.Entry, isOwn: Bool) {
    let key = entry.key
    guard key.value.utf8.first == UInt8(ascii: "$") else { return count(entry.value, isOwn: isOwn) }
    if keyOfStandard == nil, Self.keysOfStandard.contains(key.value) { keyOfStandard = key.range }
  }

  /// Counts the values in a node. The recursion is limited, because nodes are nested at most `ReadingLimits.nesting`
  /// deep.
  private mutating func count(_ node: YAMLNode, isOwn: Bool) {
    switch node.content {
    case .scalar: if isOwn { ownCount += 1 }
    case .sequence(let elements): for element in elements { count(element, isOwn: isOwn) }
    case .mapping(let mapping):
      guard let (format, value) = token(mapping) else {
        for entry in mapping.entries { count(entry, isOwn: isOwn) }
        return
      }
      counts[format, default: 0] += 1
      // The range of a value with several lines is reduced to its first character.
      if firstValue == nil { firstValue = value.scalar == nil ? value.range.slice(0..<1) : value.range }
    }
  }

  /// Returns the format and the value if a mapping is a token of another format.
  private func token(_ mapping: YAMLMapping) -> (ForeignDocument.Format, YAMLNode)? {
    if let value = mapping["$value"] { return (.designTokens, value) }
    if let values = mapping["valuesByMode"] {
      return (.figma, values.mapping?.entries.first?.value ?? values)
    }
    guard let value = mapping["value"] else { return nil }
    if mapping["type"] != nil { return (.valueAndType, value) }
    let isTyped = Self.keysOfStyleDictionary.contains { mapping[$0] != nil }
    return takesBareValues || isTyped ? (.styleDictionary, value) : nil
  }
}

extension YAMLMapping {
  /// Returns the range of a key whose value meets a condition.
  fileprivate func key(_ name: String, where isMet: (YAMLNode) -> Bool = { _ in true }) -> TextRange? {
    entries.first { $0.key.value == name && isMet($0.value) }?.key.range
  }
}
