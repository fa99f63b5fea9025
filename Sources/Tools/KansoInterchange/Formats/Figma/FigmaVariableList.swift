import KansoDiagnostics
import KansoTheme

/// Reads exports that list variables with `valuesByMode`: the answer of the REST interface, and the plugins that write
/// the objects of Figma's plugin interface. The body of a request that creates variables is read, too: it lists modes
/// and values apart from collections and variables (`FigmaRequest`).
struct FigmaVariableList {
  private let file: JSONFile
  private let index: Int
  private var library: FigmaLibrary
  private var values = FigmaValues()
  /// The collections by id, with the ids of their modes.
  private var collections: [String: (index: Int, modes: [String: Int])] = [:]
  /// The order of variables by their ids.
  private var order: [String: Int] = [:]
  /// The modes and values of a request.
  private var request = FigmaRequest()

  /// Returns true for a document with variables of this form, also without any values.
  static func accepts(_ root: JSONNode) -> Bool {
    let body = body(root)
    guard let variables = body["variables"] else {
      return body["collections"]?.values.contains { $0["variables"]?.values.first?["valuesByMode"] != nil }
        == true
    }
    guard let first = variables.values.first else { return body["variableCollections"] != nil }
    return first["valuesByMode"] != nil || first["resolvedValuesByMode"] != nil
      || first["resolvedType"] ?? first["resolvedDataType"] != nil || body["variableCollections"] != nil
  }

  private static func body(_ root: JSONNode) -> JSONNode {
    if let meta = root["meta"], meta.isObject { return meta }
    return root
  }

  /// Adds the variables of a file to a library.
  static func read(_ file: JSONFile, _ index: Int, into library: inout FigmaLibrary) {
    var list = FigmaVariableList(file: file, index: index, library: library)
    // The library has a single owner, so that it is not copied for each file.
    library = FigmaLibrary()
    list.read()
    library = list.library
  }

  private init(file: JSONFile, index: Int, library: FigmaLibrary) {
    (self.file, self.index, self.library) = (file, index, library)
  }

  private mutating func read() {
    let body = Self.body(file.root)
    values.whole = FigmaValues.hasWholeChannels(body) ? 255 : 1
    request = FigmaRequest(body)
    var variables = request.created(body["variables"]?.values ?? [])
    let collections = body["variableCollections"] ?? body["collections"]
    let members = collections?.members.map { (key: $0.key as String?, node: $0.value) } ?? []
    let all = members + request.created(collections?.elements ?? []).map { (key: nil, node: $0) }
    // A copy of a library's collection can have the name of one in the file, whose default mode counts.
    let remote = all.filter { $0.node["remote"]?.flag == true }
    for (key, node) in all.filter({ $0.node["remote"]?.flag != true }) + remote {
      addCollection(node, key)
      for variable in node["variables"]?.values ?? [] {
        if variable["variableCollectionId"] == nil, let id = node["id"]?.text ?? node["name"]?.text {
          owners[variable.offset] = id
        }
        variables.append(variable)
      }
    }
    // A file of one collection.
    if self.collections.isEmpty, body["modes"] != nil { addCollection(body, nil) }
    let sorted = variables.enumerated().sorted { left, right in
      (rank(left.element), left.offset) < (rank(right.element), right.offset)
    }
    for (_, node) in sorted { addVariable(node) }
  }

  /// The ids of collections by the offsets of the variables that are written in them.
  private var owners: [Int: String] = [:]

  /// Returns the place of a variable in its collection, which is the order that Figma shows.
  private func rank(_ node: JSONNode) -> Int { node["id"]?.text.flatMap { order[$0] } ?? Int.max }

  /// Adds a collection with its modes.
  /// - Parameter key: the id, if the collection is the member of an object.
  private mutating func addCollection(_ node: JSONNode, _ key: String?) {
    guard node.isObject else { return }
    let name = node["name"]?.text ?? key ?? "Variables"
    guard node["isExtension"]?.flag != true else {
      library.findings.append(
        ImportFinding(
          .lost, [name], "the collection extends another one, which is not in a style guide",
          at: file.place(of: node)))
      return
    }
    var modes: [(id: String, name: String)] = []
    for mode in node["modes"]?.elements ?? [] {
      guard let id = mode["modeId"]?.text ?? mode["id"]?.text ?? mode["name"]?.text else { continue }
      modes.append((id, mode["name"]?.text ?? id))
    }
    for member in node["modes"]?.members ?? [] { modes.append((member.key, member.value.text ?? member.key)) }
    modes += request.modes(of: node)
    if let first = node["defaultModeId"]?.text, let index = modes.firstIndex(where: { $0.id == first }) {
      modes.insert(modes.remove(at: index), at: 0)
    }
    let index = library.collection(named: name)
    var indexes: [String: Int] = [:]
    for mode in modes.prefix(FigmaLibrary.maxModes) {
      indexes[mode.id] = library.mode(named: mode.name, of: index)
    }
    if modes.count > FigmaLibrary.maxModes {
      library.findings.append(
        ImportFinding(
          .lost, [name], "the collection has more than \(FigmaLibrary.maxModes) modes",
          at: file.place(of: node)))
    }
    let id = node["id"]?.text ?? key ?? name
    collections[id] = (index, indexes)
    for id in node["variableIds"]?.elements ?? [] { id.text.map { order[$0] = order.count } }
  }

  private mutating func addVariable(_ node: JSONNode) {
    guard let name = node["name"]?.text, !name.isEmpty else { return }
    let path = FigmaLibrary.path(name)
    let place = file.place(of: node["name"] ?? node)
    let written = (node["valuesByMode"] ?? node["resolvedValuesByMode"]).flatMap {
      $0.isObject ? $0.members : nil
    }
    guard let written = written.map({ $0.map { (key: $0.key, value: $0.value) } }) ?? request.values(of: node)
    else {
      library.findings.append(
        ImportFinding(
          .lost, path, "the variable has no values; export the local variables instead of the published ones",
          at: place))
      return
    }
    let typeName = (node["resolvedType"] ?? node["resolvedDataType"] ?? node["type"])?.text ?? ""
    var variable = FigmaLibrary.Variable(
      path: path, collection: 0, kind: .init(typeName: typeName), typeName: typeName, place: place)
    variable.file = index
    variable.id = node["id"]?.text
    variable.key = node["key"]?.text
    variable.scopes = node["scopes"]?.elements?.compactMap(\.text) ?? []
    variable.description = node["description"]?.text
    variable.isRemote = node["remote"]?.flag == true
    variable.isDeleted = node["deletedButReferenced"]?.flag == true
    let collection = collection(of: node, written)
    variable.collection = collection.index
    let resolved = Dictionary(
      (node["resolvedValuesByMode"]?.members ?? []).map { ($0.key, $0.value) },
      uniquingKeysWith: { first, _ in first })
    let hasOnlyResolved = node["valuesByMode"] == nil && node["resolvedValuesByMode"] != nil
    for member in written {
      guard let mode = collection.modes[member.key] else { continue }
      let known = resolved[member.key]
      guard let value = value(hasOnlyResolved ? nil : member.value, known, variable.kind) else {
        library.findings.append(
          ImportFinding(.lost, path, "the value is no \(typeName)", at: file.place(of: member.value)))
        continue
      }
      variable.values[mode] = value
      if mode == 0 { variable.place = file.place(of: member.value) }
    }
    library.variables.append(variable)
  }

  /// Returns the collection of a variable with the indexes of its modes by their ids.
  private mutating func collection(of node: JSONNode, _ written: [(key: String, value: JSONNode)])
    -> (index: Int, modes: [String: Int])
  {
    let id = node["variableCollectionId"]?.text ?? owners[node.offset]
    if let id, let known = collections[id] { return known }
    if id == nil, collections.count == 1, let only = collections.values.first { return only }
    // The collection is missing, so its modes have no names.
    let index = library.collection(named: id ?? "Variables")
    var modes: [String: Int] = [:]
    for member in written.prefix(FigmaLibrary.maxModes) {
      modes[member.key] = library.mode(named: member.key, of: index)
    }
    collections[id ?? ""] = (index, modes)
    return (index, modes)
  }

  /// Returns the value in a mode; nil for one that is not of the kind.
  /// - Parameter resolved: an object with `resolvedValue`, and with `alias` and `aliasName` for an alias.
  private mutating func value(_ node: JSONNode?, _ resolved: JSONNode?, _ kind: FigmaLibrary.Kind)
    -> FigmaLibrary.Value?
  {
    let known = resolved?["resolvedValue"].flatMap { values.value($0, kind) }
    let name = resolved?["aliasName"]?.text.map {
      FigmaLibrary.Target.path(FigmaLibrary.path($0), collection: nil)
    }
    if let node, node["type"]?.text == "VARIABLE_ALIAS", let id = node["id"]?.text {
      return .alias([.id(id), name].compactMap { $0 }, resolved: known)
    }
    if node == nil, let id = resolved?["alias"]?.text {
      return .alias([.id(id), name].compactMap { $0 }, resolved: known)
    }
    if let node { return values.value(node, kind).map { .foreign($0) } }
    return known.map { .foreign($0) }
  }
}

extension JSONNode {
  /// The values of an object, or the elements of an array.
  var values: [JSONNode] { elements ?? members.map(\.value) }
}
