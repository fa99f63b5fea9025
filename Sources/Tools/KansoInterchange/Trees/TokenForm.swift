import KansoTheme

/// The attributes of a token or a group, with and without `$`.
struct TokenForm {
  /// The value; nil for a group.
  let value: JSONNode?
  let typeName: String?
  let description: String?
  let deprecation: ForeignDeprecation?
  /// The text of `$ref`, if there is no value.
  let reference: JSONNode?
  /// The text of `$extends`, which is that of a `$ref` if it is an object.
  let extended: JSONNode?

  init(_ members: [JSONNode.Member]) {
    var standard: JSONNode?
    var plain: JSONNode?
    var modes: JSONNode?
    var sets: JSONNode?
    var alpha: JSONNode?
    var reference: JSONNode?
    var extended: JSONNode?
    var types: [String: String] = [:]
    var texts: [String: JSONNode] = [:]
    for member in members {
      switch member.key {
      case "$value": standard = member.value
      case "value" where Self.isValue(member.value): plain = member.value
      case "$type", "type": types[member.key] = member.value.text
      case "$extensions": modes = member.value
      case "sets" where ValueModes.areSets(members): sets = member.value
      case "alpha": alpha = member.value
      case "$ref": reference = member.value.text == nil ? nil : member.value
      case "$extends": extended = member.value["$ref"] ?? member.value
      case "$description", "description", "comment", "$comment", "$deprecated", "deprecated",
        "deprecated_comment", "deprecatedComment":
        texts[member.key] = member.value
      default: break
      }
    }
    // A token can have its values only in modes.
    let written = (standard ?? plain).map { Self.value($0, alpha: alpha) }
    value =
      written ?? modes.flatMap { ValueModes.values(inExtensions: $0).first?.value }
      ?? sets.flatMap { ValueModes.values(in: $0).first?.value }
    self.reference = value == nil ? reference : nil
    self.extended = extended
    typeName = types["$type"] ?? types["type"]
    description = ["$description", "description", "$comment", "comment"].lazy
      .compactMap { texts[$0]?.text?.trimmed }.first { !$0.isEmpty }
    deprecation = Self.deprecation(
      texts["$deprecated"] ?? texts["deprecated"], texts["deprecated_comment"] ?? texts["deprecatedComment"])
  }

  /// Returns a value, with the alpha that some teams write beside a color.
  static func value(_ node: JSONNode, alpha: JSONNode?) -> JSONNode {
    guard let alpha, node.text != nil, alpha.number != nil || alpha.text != nil else { return node }
    let members = [("color", node), ("alpha", alpha)].map {
      JSONNode.Member(key: $0.0, keyOffset: $0.1.offset, value: $0.1)
    }
    return JSONNode(content: .object(members), offset: node.offset)
  }

  private static func deprecation(_ node: JSONNode?, _ comment: JSONNode?) -> ForeignDeprecation? {
    switch node?.content {
    case .bool(true)?: comment?.text.map { .reason($0) } ?? .withoutReason
    case .string(let text)?: text.isEmpty ? nil : .reason(text)
    case .bool(false)?, .object?, .array?, .number?, .null?, nil: nil
    }
  }

  /// Returns true for a member that is part of the token or group itself rather than a group or token in it.
  func isAttribute(_ member: JSONNode.Member) -> Bool {
    switch member.key {
    case "$value", "$type", "$description", "$comment", "$deprecated", "$extensions", "$extends", "$ref",
      "$schema",
      "$themes", "$metadata", "$modes":
      return true
    case "value": return Self.isValue(member.value)
    case "description", "comment", "deprecated", "deprecated_comment", "type", "name", "version", "title",
      "id", "category", "exportKey":
      return !member.value.isObject
    case "original", "attributes", "extensions", "modes", "mode", "themes", "metadata", "meta", "figma",
      "sets":
      return value != nil
    default: return value != nil && !member.value.isObject
    }
  }

  /// Returns true if the member `value` is a value rather than a group or token with this name.
  private static func isValue(_ node: JSONNode) -> Bool {
    guard node.isObject, node["unit"] == nil else { return true }
    return !containsToken(node)
  }

  /// Returns true if an object is a token, or has one directly inside.
  static func containsToken(_ node: JSONNode) -> Bool {
    isToken(node)
      || node.members.contains { isToken($0.value) || $0.value.members.contains { isToken($0.value) } }
  }

  private static func isToken(_ node: JSONNode) -> Bool {
    node["$value"] != nil || node["value"] != nil && node["unit"] == nil
  }
}
