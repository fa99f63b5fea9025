import KansoDiagnostics
import KansoTheme

/// A set of tokens: a file, or a member of a file of sets.
struct StudioSet {
  /// The name, with slashes for folders.
  let name: String
  let file: SourceFile
  /// The groups and tokens.
  let members: [JSONNode.Member]
}

/// A theme: a choice of sets.
struct StudioTheme {
  let name: String
  /// The name of the group, of which one theme applies at a time; nil without one.
  let group: String?
  /// The names of the sets that are enabled, or that others refer to.
  let sets: Set<String>
}

/// The sets and themes of files of Tokens Studio.
struct StudioSource {
  /// The sets in the order in which they apply, so that a later one replaces the tokens of an earlier one.
  private(set) var sets: [StudioSet] = []
  private(set) var themes: [StudioTheme] = []
  private(set) var findings: [ImportFinding] = []
  /// True if a `tokenSetOrder` gives the order of the sets.
  private(set) var hasOrder = false

  /// A file with an object that is neither `$themes.json` nor `$metadata.json`.
  private struct Document {
    /// The name without `.json`.
    let name: String
    let file: SourceFile
    let root: JSONNode
  }

  /// - Parameter names: the names that the user chose, which can tell if the members of a file are sets.
  init(_ files: [ForeignFile], choosing names: [String]) {
    var documents: [Document] = []
    var order: [String] = []
    // The folder of the themes, with a slash at the end.
    var folder: String?
    for file in files {
      guard let root = parse(file) else { continue }
      let separator = file.name.lastIndex(of: "/")
      let base = separator.map { file.name[file.name.index(after: $0)...] } ?? file.name[...]
      let own = separator.map { String(file.name[...$0]) } ?? ""
      switch root.content {
      case .array(let elements) where base == "$themes.json" || elements.first?["selectedTokenSets"] != nil:
        folder = folder ?? own
        addThemes(elements, of: file.source)
      case .object where base == "$metadata.json":
        folder = folder ?? own
        order += Self.order(in: root)
      case .object:
        let name = file.name.hasSuffix(".json") ? String(file.name.dropLast(5)) : file.name
        documents.append(Document(name: name, file: file.source, root: root))
      case .array, .string, .number, .bool, .null:
        findings.append(ImportFinding(.lost, [], "the file has no object", at: file.source.wholeRange))
      }
    }
    for document in documents {
      if let themes = document.root["$themes"]?.elements { addThemes(themes, of: document.file) }
      if let metadata = document.root["$metadata"] { order += Self.order(in: metadata) }
    }
    let known = Set(names + order).union(themes.flatMap(\.sets))
    let prefix = folder ?? Self.commonFolder(documents.map(\.name))
    for document in documents {
      let root = document.root
      let name =
        document.name.hasPrefix(prefix) ? String(document.name.dropFirst(prefix.count)) : document.name
      let isSetList =
        root["$themes"] != nil || root["$metadata"] != nil
        || documents.count == 1 && !known.contains(name) && StudioSetList.isSetList(root, known: known)
      if isSetList {
        for member in root.members where !member.key.hasPrefix("$") {
          add(StudioSet(name: member.key, file: document.file, members: member.value.members))
        }
      } else {
        add(StudioSet(name: name, file: document.file, members: root.members))
      }
    }
    hasOrder = !order.isEmpty
    let positions = Dictionary(order.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    sets = sets.enumerated().sorted { left, right in
      let (a, b) = (positions[left.element.name] ?? order.count, positions[right.element.name] ?? order.count)
      return (a, left.offset) < (b, right.offset)
    }.map(\.element)
  }

  /// Returns the content of a file. Adds a finding and returns nil if it is not JSON.
  private mutating func parse(_ file: ForeignFile) -> JSONNode? {
    do {
      var replaced: [JSONNode.Member] = []
      let root = try JSONParser.parseLeniently(file.source.bytes, replacedKeys: &replaced)
      for member in replaced {
        let place = StudioTokens.place(of: member.keyOffset, in: file.source)
        findings.append(
          ImportFinding(.lost, [], "a later `\(member.key)` in the same object replaces this one", at: place))
      }
      return root
    } catch {
      let place = SourceRange(file: file.source, error.offset..<error.offset)
      findings.append(
        ImportFinding(.unreadable, [], "the file is not valid JSON: \(error.message)", at: place))
      return nil
    }
  }

  private mutating func add(_ set: StudioSet) { if !set.members.isEmpty { sets.append(set) } }

  /// Adds the themes of an array.
  private mutating func addThemes(_ elements: [JSONNode], of file: SourceFile) {
    for element in elements {
      guard let name = element["name"]?.text, let sets = element["selectedTokenSets"] else {
        let place = SourceRange(file: file, element.offset..<element.offset + 1)
        findings.append(ImportFinding(.lost, [], "a theme needs `name` and `selectedTokenSets`", at: place))
        continue
      }
      let group = element["group"]?.text.flatMap { $0.isEmpty ? nil : $0 }
      let chosen = sets.members.filter { $0.value.text != "disabled" }.map(\.key)
      themes.append(StudioTheme(name: name, group: group, sets: Set(chosen)))
    }
  }

  /// Returns the names of the sets in their order.
  private static func order(in metadata: JSONNode) -> [String] {
    metadata["tokenSetOrder"]?.elements?.compactMap(\.text) ?? []
  }

  /// Returns the folders that all files have in common, with a slash at the end.
  private static func commonFolder(_ names: [String]) -> String {
    var common = names.first.map { Array($0.utf8)[...] } ?? []
    for name in names { common = common.prefix(zip(common, name.utf8).prefix { $0 == $1 }.count) }
    guard let slash = common.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return String(decoding: common[...slash], as: UTF8.self)
  }
}
