import KansoDiagnostics
import KansoTheme
import KansoThemeEncoding

/// The tokens of a theme, by their names in Swift, Objective-C and asset catalogs.
struct TokenNames: Sendable {
  /// The Swift types that the names of tokens begin with: those of the sections, such as `Colors`, or the namespace.
  let types: Set<String>
  /// The tokens and groups by their qualified names in Swift, without backticks.
  private let nodes: [String: Node]
  /// The enums within those of the sections that are values of axes, without which a name is that of the default value.
  private let axisTypes: Set<String>
  /// The number of names up to the type of a section.
  private let rootLinks: Int
  /// The tokens by the names of their C functions.
  private let functions: [String: ThemeToken]
  /// The names of C functions without the section, by the section's name in C.
  private let functionsBySection: [String: [String]]
  /// The tokens by the possible names of their colors in an asset catalog.
  private let colors: [String: TokenPath]

  private enum Node {
    case token(ThemeToken)
    case group(Group)
  }

  /// The members of a generated Swift type.
  struct Group: Sendable {
    /// The qualified name, from the section's type on.
    let name: String
    /// The names of the direct members, each once.
    fileprivate(set) var members: [String] = []
    /// The paths of all tokens in the group, also of nested ones.
    fileprivate(set) var tokens: [TokenPath] = []
    private var knownMembers: Set<String> = []

    fileprivate init(name: String) { self.name = name }

    /// Adds a token, and the direct member that is or contains the token, unless the group has that member
    /// already.
    fileprivate mutating func add(_ token: ThemeToken, _ member: String?) {
      if let member, knownMembers.insert(member).inserted { members.append(member) }
      tokens.append(token.path)
    }
  }

  /// The name of the generated enum with the tokens that follow the mode.
  private static let runTime = "tokens"

  /// Collects the names of all tokens, also deprecated ones; empty without a theme.
  init(_ theme: Theme?, naming: SwiftNaming) {
    var nodes: [String: Node] = [:]
    var groups: [String: Group] = [:]
    var runTimeGroups: [String: Group] = [:]
    var functions: [String: ThemeToken] = [:]
    var colors: [String: TokenPath] = [:]
    for token in theme?.tokens ?? [] {
      let parts = naming.names(of: token.path).map { Self.withoutBackticks($0) }
      nodes[parts.joined(separator: ".")] = .token(token)
      // Groups of constants also contain their tokens in a nested type: `Padding.tokens.standard`.
      if !token.type.followsModes, parts.count > 1 {
        let inner = parts.dropLast() + [Self.runTime]
        nodes[(inner + parts.suffix(1)).joined(separator: ".")] = .token(token)
        runTimeGroups[inner.joined(separator: "."), default: Group(name: inner.joined(separator: "."))].add(
          token, parts.last)
      }
      for count in 1..<max(parts.count, 1) {
        let name = parts[..<count].joined(separator: ".")
        groups[name, default: Group(name: name)].add(token, parts[count])
      }
      functions[CName.name(of: token.path, naming)] = token
      if token.type == .color {
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
    rootLinks = naming.namespace == nil ? 1 : 2
    axisTypes = Set(
      naming.nestedAxes.flatMap { axis in
        (theme?.modes ?? []).compactMap { $0.context.values[axis].map { naming.type($0) } }
      })
    let sections = Set((theme?.sections ?? []).map { CName.name(of: $0.path, naming) })
    functionsBySection = Dictionary(
      uniqueKeysWithValues: sections.map { section in
        (
          section,
          functions.keys.filter { $0.hasPrefix(section) }.map { String($0.dropFirst(section.count)) }.sorted()
        )
      })
  }

  /// The target of a chain of members.
  enum Target {
    /// A token, and the number of names up to and including its own.
    case token(ThemeToken, links: Int)
    case group(Group)
    /// An unknown member of a group, and the number of names before it.
    case unknown(Group, links: Int)
  }

  /// Returns the token, group or unknown member that a chain of names refers to. Stops at the first token;
  /// later names belong to its value. A member that every type has, such as `self`, refers to its group. Nil
  /// if the first name is not that of a section's type.
  ///
  /// - Parameter path: the names from the section's type on, without backticks.
  func target(of path: [String]) -> Target? {
    var name = ""
    var group: Group?
    var links = 0
    for (index, link) in path.enumerated() {
      // The enum of a value has the members of its section.
      if links == rootLinks, axisTypes.contains(link) { continue }
      links += 1
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

  /// Returns the enums of values of axes in a chain of members, such as `Dark` in `Colors.Dark.ink`.
  func axisTypes(in path: [String]) -> [String] {
    Array(path.dropFirst(rootLinks).prefix { axisTypes.contains($0) })
  }

  /// The name of the constant in every generated type.
  static let fingerprint = "kansoFingerprint"

  /// The members of all types, and those of all generated types.
  private static let ofEveryType: Set<String> = [
    "self", "Type", "init", fingerprint, "kansoTokens", "kansoEdges", "kansoBorders",
  ]

  /// Returns the token with the name of a C function.
  func token(ofFunction name: String) -> ThemeToken? { functions[name] }

  /// The names of the sections in C, with which the names of functions begin.
  var sectionsInC: Set<String> { Set(functionsBySection.keys) }

  /// Returns the section that is a prefix of a C function's name, and the names of all functions of that section
  /// without the prefix, sorted. Nil if no section is a prefix of the name.
  func functions(sharingPrefixOf name: String) -> (section: String, members: [String])? {
    guard let entry = functionsBySection.first(where: { name.hasPrefix($0.key) }) else { return nil }
    return (entry.key, entry.value)
  }

  /// Returns the token whose color in an asset catalog has a name, with or without the section. Compares only
  /// letters and digits, regardless of case.
  func color(named name: String) -> TokenPath? { colors[Self.folded(name)] }

  /// Returns the letters and digits of a name, in lower case.
  private static func folded(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  /// Returns a name without backticks.
  static func withoutBackticks(_ name: String) -> String { String(name.unicodeScalars.filter { $0 != "`" }) }
}
