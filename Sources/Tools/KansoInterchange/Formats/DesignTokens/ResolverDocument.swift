import KansoDiagnostics
import KansoTheme

/// A resolver document: which sources apply in which contexts, in which order. Only what tokens need is read; `kanso
/// validate` reports what the standard forbids.
struct ResolverDocument {
  /// A modifier with its contexts, at least one.
  struct Modifier {
    let name: String
    let contexts: [(name: String, sources: [JSONNode])]
    /// The name of the default context, or of the first one.
    let standard: String
  }

  private enum Item {
    case set([JSONNode])
    case modifier(String)
  }

  private let document: TreeDocument
  private let root: JSONNode
  private var order: [Item] = []
  /// The modifiers in the resolution order, where later tokens replace earlier ones. Others have no effect.
  private(set) var modifiers: [Modifier] = []

  /// The maximum depth of sets that are made of sets.
  private static let maxDepth = 16
  /// The maximum number of sources in a combination of contexts.
  private static let maxSourceCount = 10_000

  /// Reads a document; nil for any other document.
  init?(_ document: TreeDocument) {
    guard let root = document.root, let order = root["resolutionOrder"]?.elements else { return nil }
    (self.document, self.root) = (document, root)
    for member in root["modifiers"]?.members ?? [] { add(member.value, member.key) }
    for element in order {
      if let reference = element["$ref"]?.text {
        let names = Self.names(in: reference)
        if names.first == "sets", let sources = self[names]?["sources"]?.elements {
          self.order.append(.set(sources))
        } else if names.count == 2, names[0] == "modifiers" {
          self.order.append(.modifier(names[1]))
        }
      } else if let sources = element["sources"]?.elements {
        self.order.append(.set(sources))
      } else if let name = element["name"]?.text {
        add(element, name)
        self.order.append(.modifier(name))
      }
    }
    let written = modifiers
    modifiers = self.order.compactMap { item in
      guard case .modifier(let name) = item else { return nil }
      return written.first { $0.name == name }
    }
  }

  private mutating func add(_ node: JSONNode, _ name: String) {
    let contexts = (node["contexts"]?.members ?? []).map { (name: $0.key, sources: $0.value.elements ?? []) }
    guard let first = contexts.first, !modifiers.contains(where: { $0.name == name }) else { return }
    let standard = node["default"]?.text
    let isKnown = contexts.contains { $0.name == standard }
    modifiers.append(
      Modifier(name: name, contexts: contexts, standard: isKnown ? standard ?? first.name : first.name))
  }

  /// The place of the document, for findings about all of it.
  var place: SourceRange { document.source.place(ofValueAt: root.offset) }

  /// Returns the modifier and the context of `MODIFIER=CONTEXT`, or of a context alone. The case does not matter.
  func context(named text: String) -> (modifier: String, context: String)? {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map {
      $0.lowercased()
    }
    for modifier in modifiers where parts.count == 1 || modifier.name.lowercased() == parts[0] {
      let found = modifier.contexts.first { $0.name.lowercased() == parts[parts.count - 1] }
      if let found { return (modifier.name, found.name) }
    }
    return nil
  }

  // MARK: References

  /// Returns the names of a pointer such as `#/sets/core`; empty for a reference to a file.
  private static func names(in reference: String) -> [String] {
    guard reference.hasPrefix("#/") else { return [] }
    return reference.dropFirst(2).split(separator: "/").map {
      String($0.replacing("~1", with: "/").replacing("~0", with: "~"))
    }
  }

  /// The value with the names of a pointer.
  private subscript(names: [String]) -> JSONNode? {
    var node: JSONNode? = names.isEmpty ? nil : root
    for name in names { node = node?[name] }
    return node
  }

  /// The file of a reference, without the pointer after `#`.
  private static func fileName(of reference: String) -> String {
    String(reference.prefix { $0 != "#" })
  }

  /// Returns the path of a file with a name in the document.
  func path(ofFile name: String) -> String {
    let own = document.source.path
    guard let slash = own.utf8.lastIndex(of: UInt8(ascii: "/")) else { return name }
    return String(own[...slash]) + name
  }

  /// The names of all files that sources refer to, each once.
  var fileNames: [String] {
    let sets = (root["sets"]?.members ?? []).flatMap { $0.value["sources"]?.elements ?? [] }
    let inline = order.flatMap { item -> [JSONNode] in
      if case .set(let sources) = item { sources } else { [] }
    }
    let contexts = modifiers.flatMap { $0.contexts.flatMap(\.sources) }
    var known: Set<String> = []
    return (sets + inline + contexts).compactMap { $0["$ref"]?.text }.map { Self.fileName(of: $0) }
      .filter { !$0.isEmpty && known.insert($0).inserted }
  }

  // MARK: Sources

  /// Returns the sources in some contexts, in their order.
  ///
  /// - Parameters:
  ///   - chosen: the name of the context of each modifier.
  ///   - files: the documents by their paths.
  func sources(
    in chosen: [String: String], _ files: [String: TreeDocument], _ findings: inout [ImportFinding]
  ) -> [TreeDocument] {
    var result: [TreeDocument] = []
    for item in order {
      let nodes: [JSONNode]
      switch item {
      case .set(let sources): nodes = sources
      case .modifier(let name):
        let modifier = modifiers.first { $0.name == name }
        nodes = modifier?.contexts.first { $0.name == chosen[name] }?.sources ?? []
      }
      for node in nodes { add(node, files, depth: 0, to: &result, &findings) }
    }
    return result
  }

  private func add(
    _ node: JSONNode, _ files: [String: TreeDocument], depth: Int, to result: inout [TreeDocument],
    _ findings: inout [ImportFinding]
  ) {
    guard depth < Self.maxDepth, result.count < Self.maxSourceCount else { return }
    guard let reference = node["$ref"]?.text else {
      result.append(TreeDocument(source: document.source, root: node))
      return
    }
    let name = Self.fileName(of: reference)
    if name.isEmpty {
      let target = self[Self.names(in: reference)]
      for source in target?["sources"]?.elements ?? [] {
        add(source, files, depth: depth + 1, to: &result, &findings)
      }
    } else if let file = files[path(ofFile: name)] {
      result.append(file)
    } else {
      let message = "the file `\(name.truncated(toScalarCount: 200))` cannot be read"
      findings.append(ImportFinding(.lost, [], message, at: document.source.place(ofValueAt: node.offset)))
    }
  }
}
