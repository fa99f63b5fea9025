import KansoDiagnostics
import KansoTheme

/// Reads sources of tokens into a tree, and reports what the standard does not allow in them.
struct TokenReader {
  private(set) var tree: TokenTree
  private let report: StandardReport
  private var isFull = false

  /// A member of an object, with the file in which it is written.
  struct Member {
    let member: JSONNode.Member
    let file: Int32

    var place: Place { Place(node: member.value, file: file) }
  }

  init(root: Place, _ report: StandardReport) {
    self.report = report
    tree = TokenTree(root: root)
  }

  /// Adds a source. Its tokens replace those with the same path of the sources before it; groups are united.
  mutating func add(_ members: [Member]) { read(members, into: TokenTree.root) }

  /// Reads the members of a group. The recursion is as deep as the JSON.
  private mutating func read(_ members: [Member], into group: Int32) {
    for member in members {
      let key = member.member.key
      if key.utf8.first == UInt8(ascii: "$"), key != "$root" {
        readProperty(member, of: group)
      } else if isAllowed(key, member) {
        readMember(member, of: group)
      }
    }
  }

  /// Reads a token or a group.
  private mutating func readMember(_ member: Member, of group: Int32) {
    let place = member.place
    guard let parts = place.node.members else {
      return reportNoObject(member, in: group)
    }
    guard tree.nodes.count < report.limits.nodeCount else {
      if !isFull {
        report.reportLimit(
          "there are more than \(report.limits.nodeCount) tokens and groups", at: keyRange(member))
      }
      isFull = true
      return
    }
    let value = parts.first { $0.key == "$value" }
    let reference = parts.first { $0.key == "$ref" }
    let child = parts.first { $0.key.utf8.first != UInt8(ascii: "$") || $0.key == "$root" }
    let isToken = value != nil || reference != nil && child == nil && !parts.contains { $0.key == "$extends" }
    if !isToken, member.member.key == "$root" {
      report.report(
        .tokenName, "`$root` is a group, and only a token may have this name", at: keyRange(member),
        help: "Give it a `$value`, or another name.")
    }
    let known = tree.member(of: group, named: member.member.key)
    guard isToken else {
      let node =
        known.flatMap { tree.isGroup($0) ? $0 : nil }
        ?? tree.add(
          member.member.key, to: group, isGroup: true, at: place, keyOffset: member.member.keyOffset)
      read(parts.map { Member(member: $0, file: member.file) }, into: node)
      checkCompleteness(parts, node, member)
      return
    }
    if let child, value != nil {
      report.report(
        .tokenWithChildren, "`\(member.member.key)` has a `$value`, and also the member `\(child.key)`",
        at: report.range(ofKeyAt: child.keyOffset, in: member.file),
        help: "Write the value as a token `$root` of the group, or move `\(child.key)` into another group.")
    }
    if value != nil, let reference {
      report.report(
        .documentShape, "`\(member.member.key)` has both a `$value` and a `$ref`",
        at: report.range(ofKeyAt: reference.keyOffset, in: member.file), help: "Keep one of them.")
    }
    let node = tree.add(
      member.member.key, to: group, isGroup: false, at: place, keyOffset: member.member.keyOffset)
    tree[node].isReference = value == nil
    readProperties(of: node, parts, member.file)
  }

  /// Reads the properties of a token.
  private mutating func readProperties(of node: Int32, _ parts: [JSONNode.Member], _ file: Int32) {
    for part in parts where part.key.utf8.first == UInt8(ascii: "$") {
      let property = Member(member: part, file: file)
      switch part.key {
      case "$value", "$root": break
      case "$type":
        tree[node].ownType = readType(property)
        tree[node].hasInvalidType = tree[node].ownType == nil
      case "$ref": _ = isString(property)
      case "$extends":
        report.report(
          .invalidExtends, "a token extends nothing", at: keyRange(property),
          help: "Write a reference as the `$value`, or remove the `$value` to make a group.")
      default: checkShape(property)
      }
    }
  }

  /// Reads a property of a group. One of a later source replaces it.
  private mutating func readProperty(_ property: Member, of node: Int32) {
    let group = Int(tree[node].group)
    let place = property.place
    switch property.member.key {
    case "$type":
      tree.groups[group].type = readType(property)
      tree.groups[group].typePlace = place
    case "$extends", "$ref": if isString(property) { tree.groups[group].extends = place }
    case "$schema" where node == TokenTree.root: _ = isString(property)
    case "$description":
      tree.groups[group].description = place
      checkShape(property)
    case "$deprecated":
      tree.groups[group].deprecated = place
      checkShape(property)
    case "$extensions":
      tree.groups[group].extensions = place
      checkShape(property)
    default: checkShape(property)
    }
  }
}

// MARK: Checks
extension TokenReader {
  private func keyRange(_ member: Member) -> SourceRange {
    report.range(ofKeyAt: member.member.keyOffset, in: member.file)
  }

  /// Returns true for the name of a token or group that references can name; reports any other.
  private func isAllowed(_ name: String, _ member: Member) -> Bool {
    let forbidden = name.utf8.first {
      $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}")
    }
    guard let forbidden else { return true }
    report.report(
      .tokenName, "the name `\(name)` contains `\(Character(Unicode.Scalar(forbidden)))`",
      at: keyRange(member),
      help: "Remove the periods and braces, which belong to references.")
    return false
  }

  /// The types of the standard.
  private static let types = TokenType.allCases.filter { $0 != .string }

  /// Returns a type of the standard; nil after a report.
  private func readType(_ property: Member) -> TokenType? {
    guard isString(property), let text = property.member.value.text else { return nil }
    if let type = TokenType(rawValue: text), Self.types.contains(type) { return type }
    let names = Self.types.map(\.rawValue)
    let nearest = Spelling.nearest(to: text, among: names)
    report.report(
      .unknownType, "there is no type `\(text)`", at: property.place,
      help: nearest.map { "Did you mean `\($0)`?" }
        ?? "Write one of the standard's types: \(names.joined(separator: ", ")).",
      replacement: nearest.map { "\"\($0)\"" })
    return nil
  }

  /// Returns true for a string; reports any other value.
  private func isString(_ property: Member) -> Bool {
    if property.member.value.text != nil { return true }
    reportShape(property, "a string")
    return false
  }

  private func reportShape(_ property: Member, _ expected: String) {
    report.report(
      .documentShape, "`\(property.member.key)` is \(property.member.value.kind), and has to be \(expected)",
      at: property.place, help: "Write \(expected).")
  }

  /// Checks a property that tokens and groups have, and reports unknown ones.
  private func checkShape(_ property: Member) {
    switch (property.member.key, property.member.value.content) {
    case ("$description", .string), ("$deprecated", .string), ("$deprecated", .bool),
      ("$extensions", .object):
      break
    case ("$description", _): reportShape(property, "a string")
    case ("$deprecated", _): reportShape(property, "`true`, `false` or a string")
    case ("$extensions", _): reportShape(property, "an object with a key for each vendor")
    case ("$defs", _): break
    default:
      let nearest = Spelling.nearest(to: property.member.key, among: Self.properties)
      report.report(
        .tokenName,
        "the standard has no property `\(property.member.key)` here, and names do not begin with `$`",
        at: keyRange(property), help: nearest.map { "Did you mean `\($0)`?" } ?? "Choose a name without `$`.")
    }
  }

  private static let properties = [
    "$value", "$type", "$description", "$deprecated", "$extensions", "$extends", "$ref", "$root", "$schema",
  ]

  /// Reports a member that is neither a token nor a group.
  private func reportNoObject(_ member: Member, in group: Int32) {
    let name = member.member.key
    let isPartOfToken = ["value", "type", "ref"].contains(name)
    report.report(
      .incompleteToken, "`\(name)` is \(member.member.value.kind), and neither a token nor a group",
      at: keyRange(member),
      help: isPartOfToken ? "Write `$\(name)`." : "Write an object with a `$value`.",
      replacement: isPartOfToken ? "\"$\(name)\"" : nil)
  }

  /// Reports a group with a type and nothing that could have it, which is probably a token without its value.
  private func checkCompleteness(_ parts: [JSONNode.Member], _ node: Int32, _ member: Member) {
    guard parts.contains(where: { $0.key == "$type" && $0.value.text != nil }),
      !parts.contains(where: { !TokenReader.isProperty($0.key) || $0.key == "$extends" || $0.key == "$ref" })
    else { return }
    report.report(
      .incompleteToken, "`\(member.member.key)` has a `$type` and no `$value`", at: keyRange(member),
      help: "Add a `$value`, or remove the `$type` of the empty group.")
  }

  private static func isProperty(_ key: String) -> Bool {
    key.utf8.first == UInt8(ascii: "$") && key != "$root"
  }
}
