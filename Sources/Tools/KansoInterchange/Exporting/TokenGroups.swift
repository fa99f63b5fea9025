import KansoFormatting

/// The groups of tokens by their paths, in the order of the tokens.
struct TokenGroups {
  private struct Node {
    let name: String
    var members: [Int] = []
    /// The index of the token; nil for a group.
    var token: Int?
  }

  /// The place of a node in its group.
  private struct Key: Hashable {
    let group: Int
    let name: String
  }

  /// The nodes. The first one is the root.
  private var nodes = [Node(name: "")]
  private var indexes: [Key: Int] = [:]

  /// Adds a token. No token is in another one.
  mutating func add(_ token: Int, at path: [String]) {
    var node = 0
    for name in path {
      let key = Key(group: node, name: name)
      if let known = indexes[key] {
        node = known
      } else {
        indexes[key] = nodes.count
        nodes[node].members.append(nodes.count)
        node = nodes.count
        nodes.append(Node(name: name))
      }
    }
    nodes[node].token = token
  }

  /// Writes the members of the outermost group into the open object.
  /// - Parameter writeToken: writes the members of the object of a token.
  func write(into writer: inout JSONWriter, _ writeToken: (Int, inout JSONWriter) -> Void) {
    writeMembers(of: 0, &writer, writeToken)
  }

  /// Writes the members of a group, which are nested as deep as in the guide.
  private func writeMembers(
    of group: Int, _ writer: inout JSONWriter, _ writeToken: (Int, inout JSONWriter) -> Void
  ) {
    for index in nodes[group].members {
      writer.writeKey(named: nodes[index].name)
      writer.writeObject { writer in
        if let token = nodes[index].token {
          writeToken(token, &writer)
        } else {
          writeMembers(of: index, &writer, writeToken)
        }
      }
    }
  }
}
