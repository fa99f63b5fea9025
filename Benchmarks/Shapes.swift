/// Guides that are all of one kind, to show that time grows with their size and no faster.
enum Shape: String, CaseIterable {
  case aliasChain = "a chain of aliases"
  case oneGroup = "one group"
  case deepGroups = "groups 60 deep"
  case descriptions = "long descriptions"

  /// A guide of the shape with so many tokens.
  func guide(count: Int) -> String {
    switch self {
    case .aliasChain:
      // From the last to the first, so that every alias is met before what it refers to.
      let aliases = stride(from: count - 1, to: 0, by: -1).map { "  c\($0): c\($0 - 1)\n" }
      return "colors:\n" + aliases.joined() + "  c0: \"#2C4251\"\n"
    case .oneGroup:
      return "padding:\n" + (0..<count).map { "  p\($0): \($0 % 100)\n" }.joined()
    case .deepGroups:
      let groups = (0..<count / 60).map { group in
        (0..<60).map { depth in
          let indentation = String(repeating: " ", count: depth + 1)
          return "\(indentation)g\(depth == 0 ? "\(group)x" : "")\(depth):\n\(indentation) p: \(depth)\n"
        }.joined()
      }
      return "padding:\n" + groups.joined()
    case .descriptions:
      let text = String(repeating: "as the designers said ", count: 40)
      return "padding:\n"
        + (0..<count).map { "  p\($0): {value: 8, description: \(text)\($0)}\n" }.joined()
    }
  }
}
