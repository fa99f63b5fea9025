import KansoTheme

/// The parts of a request to Figma's REST interface that the list of variables does not have: the body of
/// `POST /v1/files/KEY/variables` names modes and values in lists of their own.
struct FigmaRequest {
  /// The names of modes by their ids. A new collection has one mode, which an `UPDATE` names.
  private var names: [String: String] = [:]
  /// The ids of the modes of each collection, without the first one.
  private var modes: [String: [String]] = [:]
  /// The values of each variable by the ids of modes.
  private var values: [String: [(key: String, value: JSONNode)]] = [:]
  private var isRequest = false

  /// Creates the parts of an answer: none.
  init() {}

  /// - Parameter body: the object with `variables`.
  init(_ body: JSONNode) {
    isRequest = body["variableModeValues"] != nil || body["variableModes"] != nil
    for node in created(body["variableModes"]?.elements ?? []) {
      guard let id = node["id"]?.text, let collection = node["variableCollectionId"]?.text else { continue }
      names[id] = node["name"]?.text
      if node["action"]?.text != "UPDATE" { modes[collection, default: []].append(id) }
    }
    for node in body["variableModeValues"]?.elements ?? [] {
      guard let variable = node["variableId"]?.text, let mode = node["modeId"]?.text,
        let value = node["value"]
      else { continue }
      values[variable, default: []].append((mode, value))
    }
  }

  /// Returns the elements of a list without those that a request deletes.
  func created(_ nodes: [JSONNode]) -> [JSONNode] {
    isRequest ? nodes.filter { $0["action"]?.text != "DELETE" } : nodes
  }

  /// Returns the modes of a collection with their names, the default first.
  func modes(of collection: JSONNode) -> [(id: String, name: String)] {
    guard isRequest else { return [] }
    let first = collection["initialModeId"]?.text
    let others = collection["id"]?.text.flatMap { modes[$0] } ?? []
    // Figma names the first mode so if the request does not.
    return ([first].compactMap { $0 } + others).map { ($0, names[$0] ?? "Mode 1") }
  }

  /// Returns the values of a variable by the ids of modes; nil if it has none.
  func values(of variable: JSONNode) -> [(key: String, value: JSONNode)]? {
    variable["id"]?.text.flatMap { values[$0] }
  }
}
