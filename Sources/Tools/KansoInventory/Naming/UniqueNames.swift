/// The names in one section, each once.
struct UniqueNames {
  /// The names in lower case.
  private var taken: Set<String>

  /// The names with a meaning in the language of guides, and those of modes.
  private static let reserved: Set<String> = [
    "value", "description", "deprecated", "extends", "extensions", "ramp", "scale", "light", "dark",
    "default",
    "tokens",
  ]

  /// - Parameter taken: the names of other tokens, in lower case.
  init(taken: Set<String>) { self.taken = Self.reserved.union(taken) }

  /// Returns the first candidate that is not taken, or the last one with a number.
  mutating func claim(_ candidates: [String]) -> String {
    for name in candidates where taken.insert(name.lowercased()).inserted { return name }
    let base = candidates.last ?? "value"
    var number = 2
    while true {
      // A letter separates the number from one at the end of the name.
      let name = base.last?.isNumber == true ? "\(base)v\(number)" : "\(base)\(number)"
      if taken.insert(name.lowercased()).inserted { return name }
      number += 1
    }
  }
}
