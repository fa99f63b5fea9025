import KansoTheme

/// Distinguishes a file whose members are sets from a file that is one set. Where the file does not say it, its references
/// do: they never begin with the name of a set.
enum StudioSetList {
  /// The maximum number of references that are looked at.
  private static let maxReferenceCount = 1000

  /// - Parameter known: names of sets that are known from elsewhere.
  static func isSetList(_ root: JSONNode, known: Set<String>) -> Bool {
    let members = root.members.filter { !$0.key.hasPrefix("$") }
    guard !members.isEmpty, members.allSatisfy({ $0.value.isObject && !StudioTokens.isToken($0.value) })
    else {
      return false
    }
    if members.contains(where: { known.contains($0.key) }) { return true }
    var census = Census()
    for member in members { census.visit(member.value, path: member.key, inner: "") }
    var (whole, inner) = (0, 0)
    for reference in census.references {
      let path = reference.joined(separator: ".")
      if census.paths.contains(path) { whole += 1 }
      if census.innerPaths.contains(path) { inner += 1 }
    }
    if whole == inner { return members.count == 1 && members[0].key == "global" }
    return inner > whole
  }

  /// The paths and references of a file.
  private struct Census {
    /// The paths of tokens from the root of the file.
    var paths: Set<String> = []
    /// The paths of tokens from the members of the root.
    var innerPaths: Set<String> = []
    var references: [[String]] = []

    mutating func visit(_ node: JSONNode, path: String, inner: String) {
      if StudioTokens.isToken(node) {
        paths.insert(path)
        innerPaths.insert(inner)
        if references.count < maxReferenceCount, let value = node["$value"] ?? node["value"] {
          StudioTokens.collect(value, &references)
        }
        return
      }
      for member in node.members where member.value.isObject {
        visit(
          member.value, path: path + "." + member.key,
          inner: inner.isEmpty ? member.key : inner + "." + member.key)
      }
    }
  }
}
