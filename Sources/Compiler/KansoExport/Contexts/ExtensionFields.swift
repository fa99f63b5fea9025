import KansoCodeGeneration
import KansoDiagnostics
import KansoTheme

/// The context of a key with its value in the `extensions` of a token.
struct ExtensionFields: TemplateContext {
  enum Field: String, CaseIterable { case key, text, json, members }

  private let key: String
  private let node: JSONNode

  init(_ member: JSONNode.Member) { (key, node) = (member.key, member.value) }

  /// Returns the key, the value as text or JSON, or the members of an object; the elements of an array have their
  /// numbers as keys.
  func value(of field: Field) -> Any? {
    switch field {
    case .key: NameText(key)
    case .text: JSONText.text(of: node)
    case .json: JSONText.formatted(node)
    case .members: node.members(withNumbers: true).map { ExtensionFields($0) }
    }
  }

  /// Returns `nestedList` for `members`; `key` is a name, the others are values.
  static func role(of field: Field) -> FieldRole {
    switch field {
    case .key: .context(NameText.self)
    case .members: .nestedList(ExtensionFields.self)
    case .text, .json: .value
    }
  }
}

/// A step of the lookup of a dotted key, such as `com.example.icon`, in the `extensions` of a token. Keys may contain
/// dots themselves.
struct ExtensionLookup: NameValue {
  typealias Field = TextElement.Field

  /// The value at the names so far; nil if they are only the beginning of a key.
  private let node: JSONNode?
  /// The members with a key that begins with the names in `prefix`, which follow a whole key.
  private let pending: [(prefix: String, members: [JSONNode.Member])]

  /// Creates the lookup in the extensions of a token.
  init(_ extensions: [JSONNode.Member]) {
    self.init(node: JSONNode(content: .object(extensions), offset: 0), pending: [])
  }

  private init(node: JSONNode?, pending: [(prefix: String, members: [JSONNode.Member])]) {
    (self.node, self.pending) = (node, pending)
  }

  /// Returns the lookup after one more name; nil if no key begins so.
  func child(named name: String) -> Any? {
    var found: JSONNode?
    var next: [(prefix: String, members: [JSONNode.Member])] = []
    let own = node.map { [(prefix: "", members: $0.members(withNumbers: false))] } ?? []
    for (prefix, members) in own + pending {
      let key = prefix + name
      if found == nil { found = members.first { $0.key == key }?.value }
      let longer = members.filter { $0.key.hasPrefix(key + ".") }
      if !longer.isEmpty { next.append((key + ".", longer)) }
    }
    return found == nil && next.isEmpty ? nil : ExtensionLookup(node: found, pending: next)
  }

  func value(of field: Field) -> Any? { nil }

  /// The value as text; empty for the beginning of a key, and for null.
  var text: String {
    switch node?.content {
    case nil, .null?: ""
    default: node.map { JSONText.text(of: $0) } ?? ""
    }
  }

  /// True for false, null and an empty text: a section over it is left out.
  var isNull: Bool { if case .bool(false)? = node?.content { true } else { text.isEmpty } }

  /// Returns the errors of keys that no token of a theme has.
  static func problems(
    of keys: [TemplateKey], in theme: Theme
  ) -> [(message: String, range: SourceRange, help: String)] {
    guard !keys.isEmpty else { return [] }
    var known: Set<String> = []
    for token in theme.tokens {
      var waiting = token.extensions.map { (path: $0.key, node: $0.value) }
      while let (path, node) = waiting.popLast() {
        // The keys of an object are used one by one.
        let members = node.members(withNumbers: false)
        if members.isEmpty { known.insert(path) }
        waiting += members.map { (path: path + "." + $0.key, node: $0.value) }
      }
    }
    return keys.filter { !known.contains($0.key) }.map { key in
      let help =
        Spelling.nearest(to: key.key, among: known.sorted()).map { "Did you mean `\($0)`?" }
        ?? (known.isEmpty
          ? "No token has extensions. Write them beside the value: `extensions: {\(key.key): …}`."
          : "Write one of \(known.sorted().prefix(8).map { "`\($0)`" }.joined(separator: ", ")).")
      return ("no token of the guide has the extension `\(key.key)`", key.range, help)
    }
  }
}

extension JSONNode {
  /// Returns the members of an object; empty for other values.
  ///
  /// - Parameter numbers: true to return the elements of an array, too, with their numbers as keys.
  fileprivate func members(withNumbers numbers: Bool) -> [Member] {
    switch content {
    case .object(let members): members
    case .array(let elements) where numbers:
      elements.enumerated().map { Member(key: String($0.offset), keyOffset: 0, value: $0.element) }
    default: []
    }
  }
}
