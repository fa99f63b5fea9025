import KansoTheme

/// The values of a token in modes, in the places where tools keep them: `$extensions.mode.dark`,
/// `$extensions.com.example.modes.dark.$value`, a key such as `darkValue` beside the value, or an object with a value for
/// each mode.
struct ValueModes {
  /// The value without modes, if it is not the token's value as a whole.
  var standard: JSONNode?
  /// The values in modes, each mode once.
  private(set) var others: [(name: String, value: JSONNode)] = []

  /// The maximum number of modes of a token.
  static let maxCount = 64

  init(of members: [JSONNode.Member], value: JSONNode) {
    for member in members {
      switch member.key {
      case "$extensions", "extensions": add(Self.values(inExtensions: member.value))
      case "modes", "$modes", "mode", "$mode", "themes": add(Self.values(in: member.value))
      case "sets" where Self.areSets(members): add(Self.values(in: member.value))
      default:
        if let name = Self.mode(ofKey: member.key) { add([(name, member.value)]) }
      }
    }
    guard let values = Self.values(inValue: value) else { return }
    add(values)
    standard = (values.first { ["default", "light"].contains($0.name.lowercased()) } ?? values.first)?.value
  }

  private mutating func add(_ values: [(name: String, value: JSONNode)]) {
    for value in values
    where others.count < Self.maxCount && !others.contains(where: { $0.name == value.name }) {
      others.append(value)
    }
  }

  /// Returns the values in the extensions of a token: under `mode`, `modes` or `themes`, also in the object of a tool.
  static func values(inExtensions node: JSONNode) -> [(name: String, value: JSONNode)] {
    var values: [(name: String, value: JSONNode)] = []
    for member in node.members {
      let name = member.key.split(separator: ".").last.map { String($0) } ?? member.key
      if name == "overrides" {
        // Overrides can be anything, but those of a value are tokens.
        values += Self.values(in: member.value).filter { member.value[$0.name]?["$value"] != nil }
      } else if names.contains(name) {
        values += Self.values(in: member.value)
      } else if member.value.isObject {
        for inner in member.value.members where names.contains(inner.key) {
          values += Self.values(in: inner.value)
        }
      }
    }
    return values
  }

  /// The keys of objects with a value for each mode.
  private static let names: Set<String> = ["mode", "modes", "themes", "valuesByMode"]

  /// Returns the values in an object with a member for each mode, which may be a token's object with a value.
  static func values(in node: JSONNode) -> [(name: String, value: JSONNode)] {
    node.members.compactMap { member in
      guard !member.key.isEmpty, !member.key.hasPrefix("$") else { return nil }
      if case .null = member.value.content { return nil }
      let inner = member.value["$value"] ?? (member.value["unit"] == nil ? member.value["value"] : nil)
      return (member.key, inner.map { TokenForm.value($0, alpha: member.value["alpha"]) } ?? member.value)
    }
  }

  /// Returns true for a token of Spectrum, whose values are in `sets` beside the name of a schema.
  static func areSets(_ members: [JSONNode.Member]) -> Bool {
    members.contains { $0.key == "$schema" } && members.allSatisfy { $0.key == "sets" || !$0.value.isObject }
  }

  /// Returns the values of a value that is an object with a member for each mode; nil for any other value.
  private static func values(inValue node: JSONNode) -> [(name: String, value: JSONNode)]? {
    guard node.members.count >= 2, node.members.allSatisfy({ isMode($0.key) }),
      node.members.contains(where: { ["light", "dark"].contains($0.key.lowercased()) })
    else { return nil }
    return values(in: node)
  }

  /// Returns the mode of a key such as `darkValue`, `valueDark` or `$value-dark`; nil for any other key.
  static func mode(ofKey key: String) -> String? {
    let bare = key.hasPrefix("$") ? key.dropFirst() : key[...]
    var name: Substring
    if bare.lowercased().hasSuffix("value"), bare.count > 5 {
      name = bare.dropLast(5)
    } else if bare.hasPrefix("value"), bare.count > 5 {
      name = bare.dropFirst(5)
    } else {
      return nil
    }
    while let last = name.last, "-_. ".contains(last) { name.removeLast() }
    while let first = name.first, "-_. ".contains(first) { name.removeFirst() }
    guard isMode(String(name)) else { return nil }
    return name.prefix(1).lowercased() + name.dropFirst()
  }

  /// Returns true for a name that modes usually have.
  private static func isMode(_ name: String) -> Bool {
    let letters = name.lowercased()
    return [
      "light", "dark", "contrast", "dim", "night", "day", "mobile", "tablet", "desktop", "compact", "default",
    ]
    .contains { letters.hasPrefix($0) || letters.hasSuffix($0) }
  }
}
