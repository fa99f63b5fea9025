import KansoDiagnostics
import KansoTheme

/// The tokens of a theme by the names that sources know them by.
struct TokenNames: Sendable {
  /// The types that the sections are in Swift, such as `Colors`.
  let types: Set<String>
  private let nodes: [String: Node]
  /// By the names of their functions in C.
  private let functions: [String: ThemeToken]
  /// The names of functions without the type that they begin with, by that type.
  private let functionsByType: [String: [String]]
  /// By what their colors may be called in an asset catalog.
  private let colors: [String: TokenPath]

  private enum Node {
    case token(ThemeToken)
    case group(Group)
  }

  /// What a type of Swift holds.
  struct Group: Sendable {
    /// As it is written, from the section on.
    let name: String
    fileprivate(set) var members: [String] = []
    fileprivate(set) var tokens: [TokenPath] = []
    private var knownMembers: Set<String> = []

    fileprivate init(name: String) { self.name = name }

    fileprivate mutating func add(_ token: ThemeToken, _ member: String?) {
      if let member, knownMembers.insert(member).inserted { members.append(member) }
      tokens.append(token.path)
    }
  }

  /// What the generated enum of the tokens that follow the mode is called.
  private static let runTime = "tokens"

  init(_ theme: Theme?) {
    var nodes: [String: Node] = [:]
    var groups: [String: Group] = [:]
    var runTimeGroups: [String: Group] = [:]
    var functions: [String: ThemeToken] = [:]
    var colors: [String: TokenPath] = [:]
    for token in theme?.tokens ?? [] {
      let parts = token.path.swiftNames.map { Self.plain($0) }
      nodes[parts.joined(separator: ".")] = .token(token)
      // Groups of lengths have their tokens beside the constants as well: `Padding.tokens.standard`.
      if token.type == .dimension, parts.count > 1 {
        let inner = parts.dropLast() + [Self.runTime]
        nodes[(inner + parts.suffix(1)).joined(separator: ".")] = .token(token)
        runTimeGroups[inner.joined(separator: "."), default: Group(name: inner.joined(separator: "."))].add(
          token, parts.last)
      }
      for count in 1..<max(parts.count, 1) {
        let name = parts[..<count].joined(separator: ".")
        groups[name, default: Group(name: name)].add(token, parts[count])
      }
      functions[CName.name(of: token.path)] = token
      if token.path.section == "colors" {
        for names in [token.path.names[...], token.path.names.dropFirst()] {
          colors[Self.folded(names.joined())] = token.path
        }
      }
    }
    for (name, group) in groups.merging(runTimeGroups, uniquingKeysWith: { own, _ in own }) {
      nodes[name] = .group(group)
    }
    types = Set(groups.keys.filter { !$0.utf8.contains(UInt8(ascii: ".")) })
    (self.nodes, self.functions, self.colors) = (nodes, functions, colors)
    functionsByType = Dictionary(
      uniqueKeysWithValues: types.map { type in
        (type, functions.keys.filter { $0.hasPrefix(type) }.map { String($0.dropFirst(type.count)) }.sorted())
      })
  }

  /// What a chain of members leads to.
  enum Target {
    /// A token, at the end of so many links.
    case token(ThemeToken, links: Int)
    case group(Group)
    /// Nothing: the link after so many is none of the group.
    case unknown(Group, links: Int)
  }

  /// - Parameter path: the names, from the section's type on, without backticks.
  func target(of path: [String]) -> Target? {
    var name = ""
    var group: Group?
    for (index, link) in path.enumerated() {
      name += (index == 0 ? "" : ".") + link
      switch nodes[name] {
      case .token(let token)?: return .token(token, links: index + 1)
      case .group(let next)?: group = next
      case nil:
        guard let group else { return nil }
        return Self.ofEveryType.contains(link) ? .group(group) : .unknown(group, links: index)
      }
    }
    return group.map { .group($0) }
  }

  /// The constant of every type that Kanso compiles.
  static let fingerprint = "kansoFingerprint"

  /// Members that every type has, or that every generated one has.
  private static let ofEveryType: Set<String> = [
    "self", "Type", "init", fingerprint, "kansoTokens", "kansoEdges",
  ]

  /// The token whose function in C has a name.
  func token(ofFunction name: String) -> ThemeToken? { functions[name] }

  /// The functions of the section that a name of C begins with: the type that they begin with, and the rest of their names.
  func functions(besides name: String) -> (type: String, members: [String])? {
    guard let type = types.first(where: { name.hasPrefix($0) }) else { return nil }
    return (type, functionsByType[type] ?? [])
  }

  /// The token whose color in an asset catalog is called so, as far as letters and digits tell.
  func color(named name: String) -> TokenPath? { colors[Self.folded(name)] }

  private static func folded(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  /// The name without backticks.
  static func plain(_ name: String) -> String { String(name.unicodeScalars.filter { $0 != "`" }) }
}
