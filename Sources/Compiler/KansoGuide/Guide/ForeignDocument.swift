import KansoDiagnostics
import KansoTheme
import KansoYAML

/// A document in another format than that of guides, detected by its content.
struct ForeignDocument {
  /// The known formats.
  enum Format: CaseIterable {
    case designTokens
    /// A draft of the design-token standard, with colors and lengths as texts.
    case draft
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

  /// Detects the format of a document; nil for a guide, and for a document without anything of another
  /// format. A guide may contain tokens that were copied from elsewhere, unless they are more than its own
  /// tokens.
  init?(_ root: YAMLNode) {
    let tokens = TokenCount(root)
    guard tokens.ownCount == 0 || tokens.foreignCount > tokens.ownCount else { return nil }
    if let key = Self.identifyingKey(of: root) {
      (format, range) = (key.format, tokens.firstValue ?? key.range)
    } else if let format = tokens.mostFrequentFormat, let value = tokens.firstValue {
      (self.format, range) = (format, value)
    } else if let key = tokens.keyOfStandard {
      (format, range) = (.designTokens, key)
    } else {
      return nil
    }
  }

  init(_ format: Format, at range: TextRange) { (self.format, self.range) = (format, range) }

  /// Returns the range of a key at the root that identifies a format by itself, with the format; nil if there
  /// is none. Some keys count only with a certain value. In a root list, only the key `selectedTokenSets` of
  /// the first element counts.
  private static func identifyingKey(of root: YAMLNode) -> (format: Format, range: TextRange)? {
    if case .sequence(let themes) = root.content {
      guard let key = themes.first?.mapping?.keyRange(of: "selectedTokenSets") else { return nil }
      return (.tokensStudio, key)
    }
    guard let root = root.mapping else { return nil }
    // The token files that Kanso exports for Style Dictionary name their modes there.
    let theme = root.keyRange(of: "$extensions") { extensions in
      guard let own = extensions.mapping?["dev.kanso"]?.mapping else { return false }
      return own["axes"] == nil && own["context"] == nil
    }
    if let key = theme {
      return (.theme, key)
    }
    if let key = root.keyRange(of: "$themes") ?? root.keyRange(of: "$metadata")
      ?? root.keyRange(of: "tokenSetOrder")
    {
      return (.tokensStudio, key)
    }
    let meta = root.keyRange(of: "meta") {
      $0.mapping?["variables"] != nil || $0.mapping?["variableCollections"] != nil
    }
    let collections = root.keyRange(of: "collections") { $0.scalar == nil }
    if let key = meta ?? collections ?? root.keyRange(of: "variableCollections")
      ?? root.keyRange(of: "variableIds")
    {
      return (.figma, key)
    }
    let schema = root.keyRange(of: "$schema") { $0.scalar?.text.contains("designtokens.org") == true }
    if let key = schema ?? root.keyRange(of: "resolutionOrder") { return (.designTokens, key) }
    return nil
  }

  /// Returns the error that the document is not a style guide, at `range`.
  func diagnostic(in file: SourceFile) -> Diagnostic {
    Diagnostic(
      .foreignFormat, "this is \(format.nameOfFile), and not a style guide",
      at: SourceRange(file: file, range),
      help: format.help(for: file))
  }
}

extension ForeignDocument.Format {
  /// Returns the instructions for a file of the format.
  fileprivate func help(for file: SourceFile) -> String {
    switch self {
    case .theme:
      "Give the file a name that ends with `.json`, or name the guide that the theme was compiled from."
    case .designTokens:
      "Give the file a name such as `x.tokens.json` or `x.resolver.json`, so that it is read as it is. For a draft of the "
        + "standard, `kanso import` writes a style guide."
    case .draft, .tokensStudio, .figma, .styleDictionary, .valueAndType:
      "`\(ImportCommand.text(for: file))` writes a style guide with its tokens."
    }
  }

  /// The name of a file of the format, as a noun phrase for messages.
  fileprivate var nameOfFile: String {
    switch self {
    case .designTokens: "a token file of the design-token standard (DTCG)"
    case .draft: "a token file in a draft of the design-token standard (DTCG)"
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

  /// Counts the values of the whole document. Values in a mapping that is a foreign token count as one.
  init(_ root: YAMLNode) {
    let entries = root.mapping?.entries ?? []
    let declared = root.mapping?[GuideReader.sectionsKey]?.mapping?.entries.map(\.key.value) ?? []
    let sections = Set(Section.allCases.map(\.rawValue) + declared)
    takesBareValues = root.mapping?.isFlow == true && !entries.contains { sections.contains($0.key.value) }
    for entry in entries { countEntry(entry, isOwn: sections.contains(entry.key.value)) }
    if entries.isEmpty { count(root, isOwn: false) }
  }

  /// The number of tokens in all other formats.
  var foreignCount: Int { counts.values.reduce(0, +) }

  /// The format with the most tokens, the first of `Format.allCases` on a tie; nil if there are no foreign
  /// tokens.
  var mostFrequentFormat: ForeignDocument.Format? {
    ForeignDocument.Format.allCases.filter { counts[$0] != nil }
      .max { counts[$0, default: 0] < counts[$1, default: 0] }
  }

  /// Counts the values of an entry of any mapping. A key that begins with `$` is only compared with
  /// `keysOfStandard`; its value is not counted.
  private mutating func countEntry(_ entry: YAMLMapping.Entry, isOwn: Bool) {
    let key = entry.key
    guard key.value.utf8.first == UInt8(ascii: "$") else { return count(entry.value, isOwn: isOwn) }
    if keyOfStandard == nil, Self.keysOfStandard.contains(key.value) { keyOfStandard = key.range }
  }

  /// Counts the values in a node. A token of another format counts as one value of that format. Any other
  /// scalar counts as a value of the guide with `isOwn`, and is ignored without it.
  /// - Parameter isOwn: true in a section of a guide.
  private mutating func count(_ node: YAMLNode, isOwn: Bool) {
    // The recursion is limited, because nodes are nested at most `ReadingLimits.nesting` deep.
    switch node.content {
    case .scalar: if isOwn { ownCount += 1 }
    case .sequence(let elements): for element in elements { count(element, isOwn: isOwn) }
    case .mapping(let mapping):
      guard let (format, value) = foreignToken(in: mapping) else {
        for entry in mapping.entries { countEntry(entry, isOwn: isOwn) }
        return
      }
      counts[format, default: 0] += 1
      // The range of a value with several lines is reduced to its first character.
      if firstValue == nil { firstValue = value.scalar == nil ? value.range.slice(0..<1) : value.range }
    }
  }

  /// Returns the format and the value of a mapping that is a token of another format; nil for any other
  /// mapping. A mapping with `value` needs another key of the format, except with `takesBareValues`.
  private func foreignToken(in mapping: YAMLMapping) -> (format: ForeignDocument.Format, value: YAMLNode)? {
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
  /// Returns the range of the first key with a name and a value that meets a condition; nil if there is none.
  fileprivate func keyRange(of name: String, where isMet: (YAMLNode) -> Bool = { _ in true }) -> TextRange? {
    entries.first { $0.key.value == name && isMet($0.value) }?.key.range
  }
}
