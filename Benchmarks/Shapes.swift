/// Guides with one extreme property each. They show that the time grows linearly with the size.
enum Shape: String, CaseIterable {
  case aliasChain = "a chain of aliases"
  case oneGroup = "one group"
  case deepGroups = "groups 60 deep"
  case descriptions = "long descriptions"

  /// Returns a guide with `count` tokens.
  func guide(count: Int) -> String {
    switch self {
    case .aliasChain:
      // The order is reversed, so that every alias precedes the token that it refers to.
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
