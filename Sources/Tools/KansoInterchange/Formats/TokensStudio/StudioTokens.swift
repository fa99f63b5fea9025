import KansoDiagnostics
import KansoTheme

/// A token in one set.
struct StudioEntry {
  /// The index of the set in the plan.
  let set: Int
  let value: JSONNode
  let typeName: String?
  let description: String?
  let deprecation: ForeignDeprecation?
  /// The change of a color: `modify` of `$extensions.studio.tokens`.
  let modifier: JSONNode?
}

/// A token with its values in all sets.
struct StudioToken {
  let path: [String]
  /// The entries that can apply, in the order of their sets. Never empty.
  var entries: [StudioEntry]
  /// The axes on which the value depends, without those of other tokens.
  var axes: [Int] = []
  /// False for a token of a set that no theme enables, if no other token refers to it.
  var isNeeded = true
}

/// The tokens of all sets by path.
struct StudioTokens {
  private(set) var tokens: [StudioToken] = []
  private(set) var findings: [ImportFinding] = []
  private var indexes: [String: Int] = [:]
  private let plan: StudioPlan
  private let setNames: Set<String>
  /// The axis of values that are objects with `light` and `dark`; nil if there are none.
  private(set) var valueAxis: Int?

  static let syntax = ReferenceSyntax(hasDollars: true)

  /// - Parameter plan: the sets. Gets the axis of values that are objects.
  init(_ plan: inout StudioPlan) {
    self.plan = plan
    setNames = Set(plan.sets.map(\.set.name))
    for (index, (set, _)) in plan.sets.enumerated() { visit(set.members, path: [], type: nil, in: index) }
    if plan.valueMode == nil, tokens.contains(where: { $0.entries.contains { Self.hasModes($0.value) } }) {
      valueAxis = plan.axisOfValues()
    }
    let isNeeded = isNeeded()
    for index in tokens.indices {
      findAxes(of: index)
      tokens[index].isNeeded = isNeeded[index]
    }
  }

  /// Returns the index of the token that a reference means; nil if there is none. Some files have the name of the set in
  /// front of the path.
  func index(of path: [String]) -> Int? {
    if let index = indexes[path.joined(separator: ".")] { return index }
    guard path.count > 1, setNames.contains(path[0]) else { return nil }
    return indexes[path.dropFirst().joined(separator: ".")]
  }

  /// Returns the place of the value or key at an offset: a text with its quotes, otherwise one byte.
  static func place(of offset: Int, in file: SourceFile) -> SourceRange {
    let bytes = file.bytes
    var end = min(offset + 1, bytes.count)
    if offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") {
      while end < bytes.count, bytes[end] != UInt8(ascii: "\"") {
        end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
      }
      end = min(end + 1, bytes.count)
    }
    return SourceRange(file: file, offset..<end)
  }

  /// Returns true for an object that is a token: it has a value, and `value` is no group.
  static func isToken(_ node: JSONNode) -> Bool {
    if node["$value"] != nil { return true }
    guard let value = node["value"] else { return false }
    if !value.isObject || node["type"]?.text != nil || node["$type"]?.text != nil { return true }
    return !value.members.allSatisfy { $0.value.isObject }
  }

  /// Returns true for a value per mode.
  static func hasModes(_ value: JSONNode) -> Bool {
    let members = value.members
    return members.count == 2
      && StudioPlan.valueModes.allSatisfy { mode in members.contains { $0.key == mode } }
  }

  /// Returns the value of a token. A value for the dark appearance beside it, which some teams add, makes it a value per mode.
  private static func value(of node: JSONNode) -> JSONNode? {
    guard let value = node["$value"] ?? node["value"] else { return nil }
    guard let dark = node["dark"] ?? node["darkValue"], !dark.isObject, !hasModes(value) else { return value }
    let members = zip(StudioPlan.valueModes, [value, dark]).map {
      JSONNode.Member(key: $0, keyOffset: $1.offset, value: $1)
    }
    return JSONNode(content: .object(members), offset: value.offset)
  }

  /// Adds the tokens of a group.
  private mutating func visit(_ members: [JSONNode.Member], path: [String], type: String?, in set: Int) {
    let file = plan.sets[set].set.file
    for member in members where !member.key.hasPrefix("$") {
      let node = member.value
      guard node.isObject else {
        if !["description", "type", "inherits"].contains(member.key) {
          let place = Self.place(of: member.keyOffset, in: file)
          findings.append(ImportFinding(.lost, path + [member.key], "`\(member.key)` is no token", at: place))
        }
        continue
      }
      // Tokens Studio takes a point in a name for the end of a group.
      let names =
        member.key.utf8.contains(UInt8(ascii: "."))
        ? member.key.split(separator: ".").map { String($0) } : [member.key]
      let own = node["$type"]?.text
      if Self.isToken(node) {
        add(node, path + names, type: own ?? node["type"]?.text ?? type, in: set)
        let inner = node.members.filter { member in
          !["value", "original", "attributes", "extensions"].contains(member.key)
            && !member.key.hasPrefix("$")
            && TokenForm.containsToken(member.value)
        }
        visit(inner, path: path + names, type: own ?? type, in: set)
      } else {
        visit(node.members, path: path + names, type: own ?? type, in: set)
      }
    }
  }

  private mutating func add(_ node: JSONNode, _ path: [String], type: String?, in set: Int) {
    guard !path.isEmpty, let value = Self.value(of: node) else { return }
    let extensions = (node["$extensions"] ?? node["extensions"])?["studio.tokens"]
    var deprecation: ForeignDeprecation?
    switch node["$deprecated"]?.content {
    case .bool(true): deprecation = .withoutReason
    case .string(let reason): deprecation = .reason(reason)
    case .bool, .number, .object, .array, .null, nil: break
    }
    let description = (node["$description"] ?? node["description"])?.text
    let entry = StudioEntry(
      set: set, value: value, typeName: type, description: description?.isEmpty == false ? description : nil,
      deprecation: deprecation, modifier: extensions?["modify"])
    let key = path.joined(separator: ".")
    if let index = indexes[key] {
      tokens[index].entries.append(entry)
    } else {
      indexes[key] = tokens.count
      tokens.append(StudioToken(path: path, entries: [entry]))
    }
  }

  /// Returns the references in all values of a token.
  func references(of index: Int) -> [[String]] {
    var references: [[String]] = []
    for entry in tokens[index].entries {
      Self.collect(entry.value, &references)
      if let modifier = entry.modifier { Self.collect(modifier, &references) }
    }
    return references
  }

  /// Appends the references in a value.
  static func collect(_ value: JSONNode, _ references: inout [[String]]) {
    switch value.content {
    case .string(let text):
      for case .reference(let path) in syntax.pieces(of: text) { references.append(path) }
    case .array(let elements): for element in elements { collect(element, &references) }
    case .object(let members): for member in members { collect(member.value, &references) }
    case .number, .bool, .null: break
    }
  }

  /// Returns false for the tokens of sets that no theme enables, unless other tokens refer to them.
  private func isNeeded() -> [Bool] {
    var isNeeded = tokens.map { token in
      !token.entries.allSatisfy { plan.sets[$0.set].activity.isForReferences }
    }
    var pending = tokens.indices.filter { isNeeded[$0] }
    if pending.count == tokens.count { return isNeeded }
    while let index = pending.popLast() {
      for path in references(of: index) {
        guard let target = self.index(of: path), !isNeeded[target] else { continue }
        isNeeded[target] = true
        pending.append(target)
      }
    }
    return isNeeded
  }

  /// Removes the entries that never apply, and finds the axes on which the value depends.
  private mutating func findAxes(of index: Int) {
    if tokens[index].entries.contains(where: { !plan.sets[$0.set].activity.isForReferences }) {
      tokens[index].entries.removeAll { plan.sets[$0.set].activity.isForReferences }
    }
    let entries = tokens[index].entries
    let first = entries.lastIndex { plan.sets[$0.set].activity.isAlways } ?? 0
    if first > 0 { tokens[index].entries.removeFirst(first) }
    var axes: Set<Int> = []
    if entries.count - first > 1 {
      for entry in entries[first...] { axes.formUnion(plan.sets[entry.set].activity.modes.keys) }
    }
    if let valueAxis, entries[first...].contains(where: { Self.hasModes($0.value) }) {
      axes.insert(valueAxis)
    }
    tokens[index].axes = axes.sorted()
  }
}
