import KansoDiagnostics
import KansoTheme
import KansoThemeEncoding

/// The groups and tokens of a section, with their names in the source and in the guide.
final class GuideTree {
  let sourceName: String
  private(set) var name: String
  /// The index of the token; nil for a group.
  private(set) var token: Int?
  private(set) var members: [GuideTree] = []
  /// The first token in the group, or the token itself.
  private let firstToken: Int
  private var indexes: [String: Int] = [:]

  /// - Parameters:
  ///   - firstToken: the first token in the group, or the token itself.
  ///   - token: the token; nil for a group.
  init(_ sourceName: String, firstToken: Int = 0, token: Int? = nil) {
    (self.sourceName, name, self.token) = (sourceName, sourceName, token)
    self.firstToken = firstToken
  }

  /// The maximum number of names in a path. The names beyond it are joined.
  private static let maxDepth = 24

  /// Adds a token. A second one with the same path gets a name of its own.
  func add(_ token: Int, at path: [String]) {
    var names = path.isEmpty ? ["default"] : path
    if names.count > Self.maxDepth {
      names = names.prefix(Self.maxDepth - 1) + [names.dropFirst(Self.maxDepth - 1).joined(separator: "-")]
    }
    var group = self
    for name in names { group = group.member(name, token) }
    if group.token == nil {
      group.token = token
    } else {
      group.members.append(GuideTree("default", firstToken: token, token: token))
    }
  }

  private func member(_ name: String, _ token: Int) -> GuideTree {
    if let index = indexes[name] { return members[index] }
    indexes[name] = members.count
    members.append(GuideTree(name, firstToken: token))
    return members[members.count - 1]
  }

  /// Gives all members names that a guide can have.
  /// - Parameters:
  ///   - modes: the names of the modes, which no member has.
  ///   - isPlain: returns true for a token whose value is one text, which may have the name of a mode directly in a section.
  func nameMembers(in section: Section, modes: Set<String>, isRoot: Bool = true, isPlain: (Int) -> Bool) {
    if let token, !members.isEmpty {
      members.insert(GuideTree("default", firstToken: token, token: token), at: 0)
      self.token = nil
    }
    var identifiers: Set<String> = []
    var counts: [String: Int] = [:]
    for member in members {
      let isGroup = !member.members.isEmpty
      var name = GuideName.valid(member.sourceName)
      let isMode = modes.contains(name) && !(isRoot && !isGroup && member.token.map(isPlain) == true)
      if isMode || GuideName.isReserved(name, in: section, isInGroup: !isRoot) {
        name += isGroup ? "-group" : "-token"
      }
      let base = name
      while true {
        let identifier = isGroup ? SwiftName.type(name) : SwiftName.member(name)
        if !Self.isTaken(identifier, in: section, isRoot: isRoot), identifiers.insert(identifier).inserted {
          break
        }
        counts[base, default: 1] += 1
        name = "\(identifier.hasPrefix("_kanso") ? "token-" : "")\(base)-\(counts[base, default: 2])"
      }
      member.name = name
      if isGroup { member.nameMembers(in: section, modes: modes, isRoot: false, isPlain: isPlain) }
    }
  }

  /// Returns true for an identifier that the generated Swift declares itself.
  private static func isTaken(_ identifier: String, in section: Section, isRoot: Bool) -> Bool {
    if ["kansoFingerprint", "kansoTokens", "kansoEdges", "kansoBorders"].contains(identifier) {
      return isRoot
    }
    return identifier == "tokens" && !section.type.followsModes || identifier.hasPrefix("_kanso")
  }

  /// Calls a function with the first token of each member that has another name than in the source, the name in the source,
  /// and the names in the guide.
  func forEachRenaming(_ names: [String], _ body: (Int, String, [String]) -> Void) {
    for member in members {
      let path = names + [member.name]
      if member.name != member.sourceName { body(member.firstToken, member.sourceName, path) }
      member.forEachRenaming(path, body)
    }
  }

  /// Calls a function with the names of each token in the guide.
  func forEachToken(_ names: [String] = [], _ body: (Int, [String]) -> Void) {
    for member in members {
      if let token = member.token { body(token, names + [member.name]) }
      member.forEachToken(names + [member.name], body)
    }
  }
}
