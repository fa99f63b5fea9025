import KansoDiagnostics
import KansoTheme

/// Reads trees of tokens with `$value` and `$type`: a file for each mode of each collection, as Figma itself and its
/// sample plugin write them, and exports with all collections in one file.
struct FigmaTree {
  private let file: JSONFile
  private let index: Int
  private var library: FigmaLibrary
  private var values = FigmaValues()
  /// The indexes of variables by their paths, for each collection.
  private var indexes: [Int: [[String]: Int]] = [:]

  /// The place of a tree in the library.
  private struct Place {
    let collection: Int
    let mode: Int
    /// The keys in front of those of the tree, which references contain.
    var prefix: [String] = []
    /// The indexes of the modes by their keys in `$variable_metadata`.
    var keys: [String: Int] = [:]
  }

  /// Adds the tokens of files that are one collection, each with its mode.
  static func read(
    _ files: [(file: JSONFile, mode: String)], of name: String, into library: inout FigmaLibrary
  ) {
    let collection = library.collection(named: name)
    library.collections[collection].isOfFiles = true
    var indexes: [Int: [[String]: Int]] = [:]
    for (file, mode) in files.prefix(FigmaLibrary.maxModes) {
      let mode = library.mode(named: mode, of: collection)
      var tree = FigmaTree(file: file, index: -1, library: library, indexes: indexes)
      (library, indexes) = (FigmaLibrary(), [:])
      tree.values.whole = FigmaValues.hasWholeChannels(file.root) ? 255 : 1
      tree.readGroup(file.root, [], nil, Place(collection: collection, mode: mode))
      (library, indexes) = (tree.library, tree.indexes)
    }
    for (file, mode) in files.dropFirst(FigmaLibrary.maxModes) {
      library.findings.append(
        ImportFinding(
          .lost, [], "the mode `\(mode)` is beyond the \(FigmaLibrary.maxModes)th of its collection",
          at: file.source.wholeRange))
    }
  }

  /// Returns true for a document with all collections, as `{"Colors": {"modes": {"Light": {…}}}}` or an array of such
  /// objects, or with `$collection_metadata` in each.
  static func accepts(_ root: JSONNode) -> Bool { !collections(root).isEmpty }

  /// Adds the tokens of a file with all collections to a library.
  static func read(_ file: JSONFile, _ index: Int, into library: inout FigmaLibrary) {
    var tree = FigmaTree(file: file, index: index, library: library)
    library = FigmaLibrary()
    tree.values.whole = FigmaValues.hasWholeChannels(file.root) ? 255 : 1
    for member in Self.collections(file.root) { tree.readCollection(member) }
    library = tree.library
  }

  private init(file: JSONFile, index: Int, library: FigmaLibrary, indexes: [Int: [[String]: Int]] = [:]) {
    (self.file, self.index, self.library, self.indexes) = (file, index, library, indexes)
  }

  /// Returns the collections of a document with their keys.
  private static func collections(_ root: JSONNode) -> [JSONNode.Member] {
    (root.elements?.flatMap(\.members) ?? root.members).filter { member in
      member.value["$collection_metadata"] != nil
        || member.value["modes"]?.members.contains { $0.value.isObject } == true
          && member.value["$value"] == nil
    }
  }

  private mutating func readCollection(_ member: JSONNode.Member) {
    guard let metadata = member.value["$collection_metadata"] else {
      let collection = library.collection(named: member.key)
      for mode in (member.value["modes"]?.members ?? []).prefix(FigmaLibrary.maxModes) {
        let index = library.mode(named: mode.key, of: collection)
        readGroup(mode.value, [], nil, Place(collection: collection, mode: index))
      }
      return
    }
    let collection = library.collection(named: metadata["name"]?.text ?? member.key)
    var place = Place(collection: collection, mode: 0, prefix: [member.key])
    for mode in (metadata["modes"]?.elements ?? []).prefix(FigmaLibrary.maxModes) {
      guard let name = mode["name"]?.text ?? mode["key"]?.text else { continue }
      place.keys[mode["key"]?.text ?? name] = library.mode(named: name, of: collection)
    }
    if place.keys.isEmpty { _ = library.mode(named: "Default", of: collection) }
    readGroup(member.value, [], nil, place)
  }

  /// Reads the members of a group. The recursion is limited by the depth that the parser accepts.
  /// - Parameter type: the type that the group gives its tokens.
  private mutating func readGroup(_ node: JSONNode, _ path: [String], _ type: String?, _ place: Place) {
    let type = node["$type"]?.text ?? type
    for member in node.members where member.value.isObject && !Self.isMetadata(member.key) {
      let path = path + [member.key]
      if member.value["$value"] != nil || member.value["$variable_metadata"] != nil {
        readToken(member.value, path, type, place)
      } else if let value = member.value["value"], member.value["type"]?.text != nil, !value.isToken {
        readToken(member.value, path, type, place)
      } else {
        readGroup(member.value, path, type, place)
      }
    }
  }

  /// Returns true for a key with something else than groups and tokens.
  private static func isMetadata(_ key: String) -> Bool {
    ["$extensions", "$collection_metadata", "$variable_metadata", "$themes", "$metadata"].contains(key)
  }

  private mutating func readToken(_ node: JSONNode, _ keys: [String], _ inherited: String?, _ place: Place) {
    let metadata = node["$variable_metadata"]
    let path = metadata?["name"]?.text.map { FigmaLibrary.path($0) } ?? keys.flatMap { FigmaLibrary.path($0) }
    let figma = FigmaExtensions(node)
    let written = node["$value"] ?? node["value"]
    let typeName = (node["$type"] ?? node["type"])?.text ?? inherited ?? figma.typeName ?? ""
    let kind = FigmaLibrary.Kind(typeName: figma.isFlag ? "boolean" : typeName)
    var read: [Int: FigmaLibrary.Value] = [:]
    for member in metadata?["modes"]?.members ?? [] {
      guard let mode = place.keys[member.key] else { continue }
      read[mode] = value(member.value, kind, typeName, node, figma, path)
    }
    if read.isEmpty, let written { read[place.mode] = value(written, kind, typeName, node, figma, path) }
    guard !read.isEmpty else { return }
    if let known = indexes[place.collection]?[path] {
      library.variables[known].values.merge(read) { _, new in new }
      return
    }
    var variable = FigmaLibrary.Variable(
      path: path, collection: place.collection, kind: kind, typeName: typeName,
      place: file.place(of: written ?? node))
    variable.file = index
    variable.id = figma.id ?? metadata?["figmaId"]?.text
    variable.referencePath = place.prefix.isEmpty ? nil : place.prefix + keys
    variable.scopes = figma.scopes
    variable.description = (node["$description"] ?? node["description"])?.text
    variable.values = read
    indexes[place.collection, default: [:]][path] = library.variables.count
    library.variables.append(variable)
  }

  /// Returns a value of a token; nil, with a finding, for one without meaning.
  private mutating func value(
    _ written: JSONNode, _ kind: FigmaLibrary.Kind, _ typeName: String, _ node: JSONNode,
    _ figma: FigmaExtensions,
    _ path: [String]
  ) -> FigmaLibrary.Value? {
    if let text = written.text, let written = ReferenceSyntax().reference(text) {
      let target = written.flatMap { FigmaLibrary.path($0) }
      // The name of a collection is that of a plugin, beside the value.
      let collection = node["$collectionName"]?.text.flatMap { $0.isEmpty ? nil : $0 }
      var targets = [FigmaLibrary.Target.path(target, collection: collection)]
      if collection != nil { targets.append(.path(target, collection: nil)) }
      // The ending is none of the notation if a variable has that name.
      if text.trimmed.hasSuffix(".value}") { targets.append(.path(target + ["value"], collection: nil)) }
      return .alias(targets, resolved: nil)
    }
    let value = values.value(written, kind, ValueKind(typeName: typeName))
    for problem in values.takeProblems() {
      library.findings.append(
        ImportFinding(problem.kind, path, problem.message, at: file.place(of: written)))
    }
    guard let value else {
      if kind != .other {
        library.findings.append(
          ImportFinding(.lost, path, "the value is no \(typeName)", at: file.place(of: written)))
      }
      return nil
    }
    guard let target = figma.aliasName else { return .foreign(value) }
    return .alias(
      [
        .path(FigmaLibrary.path(target), collection: figma.aliasCollection),
        .path(FigmaLibrary.path(target), collection: nil),
      ], resolved: value)
  }
}

/// The parts of a token's `$extensions` that Figma and its plugins write.
private struct FigmaExtensions {
  let id: String?
  let scopes: [String]
  /// The type of the variable, if the standard has none for it.
  let typeName: String?
  /// The name of the variable that an alias refers to, if the file has that variable's value instead.
  let aliasName: String?
  let aliasCollection: String?

  init(_ node: JSONNode) {
    let extensions = node["$extensions"]
    let group = extensions?["com.figma"]
    func part(_ name: String) -> JSONNode? { extensions?["com.figma.\(name)"] ?? group?[name] }
    id = part("variableId")?.text
    scopes = (part("scopes") ?? node["$scopes"] ?? node["scopes"])?.elements?.compactMap(\.text) ?? []
    typeName = part("type")?.text ?? part("resolvedType")?.text
    aliasName = part("aliasData")?["targetVariableName"]?.text
    aliasCollection = part("aliasData")?["targetVariableSetName"]?.text
  }

  var isFlag: Bool { typeName?.lowercased() == "boolean" }
}

extension JSONNode {
  /// True for an object that is a token itself, so that the key `value` in front of it is the name of one.
  fileprivate var isToken: Bool { isObject && (self["value"] != nil && self["type"] != nil) }
}
