import KansoTheme
import KansoThemeEncoding

/// The groups and tokens of a section, with their names in the source and in the guide.
package final class GuideTree {
  package let sourceName: String
  package private(set) var name: String
  /// The index of the token; nil for a group.
  package private(set) var token: Int?
  package private(set) var members: [GuideTree] = []
  /// The first token in the group, or the token itself.
  package let firstToken: Int
  private var indexes: [String: Int] = [:]

  /// - Parameters:
  ///   - firstToken: the first token in the group, or the token itself.
  ///   - token: the token; nil for a group.
  init(_ sourceName: String, firstToken: Int = 0, token: Int? = nil) {
    (self.sourceName, name, self.token) = (sourceName, sourceName, token)
    self.firstToken = firstToken
  }

  /// Returns the tokens of each section as a tree, the sections in the order of the tokens.
  /// - Parameters:
  ///   - paths: the names of all tokens in the source.
  ///   - section: returns the section of a token; nil for one that is left out.
  ///   - modes: the names of the modes, which no member has.
  ///   - isPlain: returns true for a token whose value is one text, which may have the name of a mode directly in a section.
  package static func trees(
    of paths: [[String]], in section: (Int) -> Section?, _ choice: inout SectionChoice, modes: Set<String>,
    isPlain: (Int) -> Bool
  ) -> [(Section, GuideTree)] {
    var order: [Section] = []
    var members: [Section: [Int]] = [:]
    for index in paths.indices {
      guard let section = section(index) else { continue }
      if members[section] == nil { order.append(section) }
      members[section, default: []].append(index)
    }
    return order.map { section in
      let tree = GuideTree(section.rawValue)
      let indices = members[section] ?? []
      for (index, path) in Self.paths(in: section, of: indices, paths, &choice) { tree.add(index, at: path) }
      tree.nameMembers(in: section, modes: modes, isPlain: isPlain)
      return (section, tree)
    }
  }

  /// Returns the paths of tokens below a section. A first name that only repeats the section is left out, unless two
  /// tokens would then have the same path.
  private static func paths(
    in section: Section, of indices: [Int], _ paths: [[String]], _ choice: inout SectionChoice
  ) -> [(Int, [String])] {
    var repeating: Set<String> = []
    var firstNames: Set<String> = []
    for index in indices {
      guard let first = paths[index].first, firstNames.insert(first).inserted else { continue }
      if choice.repeats(section, first) { repeating.insert(first) }
    }
    func isRepeated(_ path: [String]) -> Bool { path.count > 1 && repeating.contains(path[0]) }
    // Without a repetition, or with a single first name, no two paths become one.
    guard !repeating.isEmpty, firstNames.count > 1 else {
      return indices.map { ($0, isRepeated(paths[$0]) ? Array(paths[$0].dropFirst()) : paths[$0]) }
    }
    var counts: [[String]: Int] = [:]
    for index in indices {
      let path = paths[index]
      counts[isRepeated(path) ? Array(path.dropFirst()) : path, default: 0] += 1
    }
    for index in indices {
      let path = paths[index]
      if isRepeated(path), counts[Array(path.dropFirst()), default: 0] > 1 { repeating.remove(path[0]) }
    }
    return indices.map { ($0, isRepeated(paths[$0]) ? Array(paths[$0].dropFirst()) : paths[$0]) }
  }

  /// The maximum number of names in a path. The names beyond it are joined.
  private static let maxDepth = 24

  /// Adds a token. A second one with the same path gets a name of its own.
  private func add(_ token: Int, at path: [String]) {
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
  private func nameMembers(
    in section: Section, modes: Set<String>, isRoot: Bool = true, isPlain: (Int) -> Bool
  ) {
    if let token, !members.isEmpty {
      members.insert(GuideTree("default", firstToken: token, token: token), at: 0)
      self.token = nil
    }
    var identifiers: Set<String> = []
    var names: Set<String> = []
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
        // A token and a group have different identifiers in Swift, but cannot have the same name.
        if !Self.isTaken(identifier, in: section, isRoot: isRoot), identifiers.insert(identifier).inserted {
          if names.insert(name).inserted { break }
          identifiers.remove(identifier)
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
    if takenInSection.contains(identifier) { return isRoot }
    return identifier == "tokens" && !section.type.followsModes || identifier.hasPrefix("_kanso")
  }

  private static let takenInSection: Set<String> = [
    "kansoFingerprint", "kansoTokens", "kansoEdges", "kansoBorders",
  ]

  /// Calls a function with the first token of each member that has another name than in the source, the name in the source,
  /// and the names in the guide.
  package func forEachRenaming(_ names: [String], _ body: (Int, String, [String]) -> Void) {
    for member in members {
      let path = names + [member.name]
      if member.name != member.sourceName { body(member.firstToken, member.sourceName, path) }
      member.forEachRenaming(path, body)
    }
  }

  /// Calls a function with the names of each token in the guide.
  package func forEachToken(_ names: [String] = [], _ body: (Int, [String]) -> Void) {
    for member in members {
      if let token = member.token { body(token, names + [member.name]) }
      member.forEachToken(names + [member.name], body)
    }
  }
}
