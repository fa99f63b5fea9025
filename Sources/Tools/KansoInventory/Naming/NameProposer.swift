import KansoLint

/// Proposes names for values that have none.
struct NameProposer {
  private let entries: [StyleEntry]
  private let takenNames: Set<String>

  /// The names of paddings by their size, for as many as there are.
  private static let scales = [
    ["m"], ["s", "m"], ["s", "m", "l"], ["xs", "s", "m", "l"], ["xs", "s", "m", "l", "xl"],
    ["xs", "s", "m", "l", "xl", "xxl"], ["xxs", "xs", "s", "m", "l", "xl", "xxl"],
  ]

  /// - Parameter takenNames: the names of other tokens, in lower case.
  init(_ entries: [StyleEntry], takenNames: Set<String>) {
    (self.entries, self.takenNames) = (entries, takenNames)
  }

  /// Returns the proposals for entries, by their indices. Entries of kinds without a section get none.
  ///
  /// - Parameter isNamed: returns true for the index of an entry that has a name already.
  func proposals(isNamed: (Int) -> Bool) -> [Int: Proposal] {
    var proposals: [Int: Proposal] = [:]
    for kind in StyleKind.allCases {
      let all = entries.indices.filter { entries[$0].kind == kind && entries[$0].section != nil }
      let own = all.filter { !isNamed($0) }
      let doubts = Dictionary(
        uniqueKeysWithValues: own.compactMap { index in doubt(of: index).map { (index, $0) } })
      // A scale has no other names in it.
      let hasNames = own.count < all.count || own.contains { ConstantName.name(of: entries[$0]) != nil }
      let scale = kind == .padding && !hasNames ? scale(of: own.filter { doubts[$0] == nil }) : [:]
      var names = UniqueNames(taken: takenNames)
      // Names of the scale are not for other values.
      for name in scale.values.sorted() { _ = names.claim([name]) }
      // The most frequent values choose first, and doubtful ones last.
      let order = own.filter { doubts[$0] == nil } + own.filter { doubts[$0] != nil }
      for index in order {
        let role = kind == .color && doubts[index] == nil ? Role.role(of: entries[index]) : nil
        let name = scale[index] ?? names.claim(candidates(for: entries[index], role))
        let isOfRole = role.map { name.hasPrefix($0.word) } ?? false
        proposals[index] = Proposal(name: name, role: isOfRole ? role : nil, doubt: doubts[index])
      }
    }
    return proposals
  }

  private func doubt(of index: Int) -> Proposal.Doubt? {
    let entry = entries[index]
    if let neighbor = entry.neighbor, entry.isRare(beside: entries[neighbor.entry]) { return .nearDuplicate }
    return entry.uses.count == 1 ? .oneOff : nil
  }

  /// Returns the names of paddings from `xs` to `xl`; none if there are more than seven.
  private func scale(of indices: [Int]) -> [Int: String] {
    guard let names = Self.scales.first(where: { $0.count == indices.count }) else { return [:] }
    let ordered = indices.sorted { number($0) < number($1) }
    return Dictionary(uniqueKeysWithValues: zip(ordered, names))
  }

  private func number(_ index: Int) -> Double {
    if case .number(let number) = entries[index].value { number } else { 0 }
  }

  /// Returns the names that an entry may have, the best first.
  private func candidates(for entry: StyleEntry, _ role: Role?) -> [String] {
    if let name = ConstantName.name(of: entry) { return [name] + valueNames(of: entry, role) }
    return valueNames(of: entry, role)
  }

  /// Returns the names of an entry by its role and its value.
  private func valueNames(of entry: StyleEntry, _ role: Role?) -> [String] {
    switch entry.value {
    case .color(let color), .colors(let color, _):
      let name = ColorName.name(of: color)
      guard let role else { return [name] }
      return [role.word, role.word + name.prefix(1).uppercased() + name.dropFirst()]
    case .shadow(let shadow): return ["shadow" + NumberName.text(of: shadow.blur)]
    case .font(let font): return [TextName.name(of: font)]
    case .number(let number): return [Self.name(of: number, entry.kind)]
    }
  }

  private static func name(of number: Double, _ kind: StyleKind) -> String {
    switch kind {
    case .padding: "space" + NumberName.text(of: number)
    case .opacity: "opacity" + NumberName.text(of: number * 100)
    case .duration: "duration" + NumberName.text(of: number * 1000)
    case .size, .radius, .border, .shadow, .color, .font: kind.rawValue + NumberName.text(of: number)
    }
  }
}
