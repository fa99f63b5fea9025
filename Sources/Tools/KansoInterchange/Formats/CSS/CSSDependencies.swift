/// An order of properties in which each follows those to which its values refer.
struct CSSDependencies {
  private(set) var sorted: [Int] = []
  /// The properties that refer to themselves, also through others, and those before them on the way.
  private(set) var cyclic: [Int] = []

  init(_ cascade: CSSCascade) {
    let targets = cascade.properties.map { property in
      var names: Set<Int> = []
      for value in property.values {
        let tokens = value.declaration.value
        for (index, token) in tokens.enumerated() where token.kind == .function {
          guard ["var", "--theme"].contains(value.text.name(token).lowercased()),
            let name = tokens[(index + 1)...].first(where: { !$0.isSpace }), name.kind == .ident,
            let target = cascade.indices[String(value.text.name(name).dropFirst(2))]
          else { continue }
          names.insert(target)
        }
      }
      return names.sorted()
    }
    var openCounts = targets.map(\.count)
    var dependents: [[Int]] = Array(repeating: [], count: targets.count)
    for (index, targets) in targets.enumerated() {
      for target in targets { dependents[target].append(index) }
    }
    var ready = openCounts.indices.filter { openCounts[$0] == 0 }
    while let index = ready.popLast() {
      sorted.append(index)
      for dependent in dependents[index] {
        openCounts[dependent] -= 1
        if openCounts[dependent] == 0 { ready.append(dependent) }
      }
    }
    cyclic = openCounts.indices.filter { openCounts[$0] > 0 }
  }
}
