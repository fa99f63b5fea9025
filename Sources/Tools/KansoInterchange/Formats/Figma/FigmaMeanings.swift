import KansoFormatting
import KansoTheme

/// The meanings of all variables of numbers and texts: those that scopes and names give, and for other variables those
/// of the aliases that connect them, since a guide's alias has the type of its target.
struct FigmaMeanings {
  private let library: FigmaLibrary
  private let names: FigmaNames
  private var meanings: [FigmaMeaning?]
  /// True for an opacity with values up to 100.
  private var arePercentages: [Bool]
  let sections: FigmaSections

  init(_ library: FigmaLibrary, _ names: FigmaNames) {
    (self.library, self.names) = (library, names)
    meanings = Array(repeating: nil, count: library.variables.count)
    arePercentages = Array(repeating: false, count: library.variables.count)
    sections = FigmaSections(library)
    let sections = sections
    let sure = library.variables.map { sections.meaning(of: $0) ?? Self.scoped($0) }
    let suggested = library.variables.map { Self.suggested($0) }
    for component in components() { setMeanings(of: component, sure, suggested) }
    for (index, meaning) in meanings.enumerated() where meaning == .opacity {
      arePercentages[index] = literals(of: index).contains { ($0.number ?? 0) > 1 }
    }
    // An exported guide has one unit: 1 is one percent beside 40.
    guard sections.areNames, arePercentages.contains(true) else { return }
    for index in meanings.indices where meanings[index] == .opacity { arePercentages[index] = true }
  }

  /// Returns the meaning of a variable; nil for one of another kind.
  func meaning(of index: Int) -> FigmaMeaning? { meanings[index] }

  /// Returns the section of a variable; nil if nothing says it.
  func section(of index: Int) -> Section? {
    let variable = library.variables[index]
    return sections.section(of: variable) ?? (variable.kind == .color ? .colors : meanings[index]?.section)
  }

  private static func numbers(_ variable: FigmaLibrary.Variable) -> [Double] {
    variable.values.values.compactMap { value in
      if case .foreign(let value) = value { value.number } else { nil }
    }
  }

  /// Returns the meaning that the scopes of a variable, or the form of its values, give.
  private static func scoped(_ variable: FigmaLibrary.Variable) -> FigmaMeaning? {
    switch variable.kind {
    case .number:
      if let meaning = FigmaMeaning(scopes: variable.scopes, numbers: numbers(variable)) { return meaning }
      let isLength =
        variable.typeName.lowercased() == "dimension"
        || variable.values.values.contains {
          if case .foreign(.literal(.dimension)) = $0 { true } else { false }
        }
      return isLength ? .length(nil) : nil
    case .text: return FigmaMeaning(textScopes: variable.scopes, path: [])
    case .color, .flag, .other: return nil
    }
  }

  /// Returns the meaning that the names of a variable suggest.
  private static func suggested(_ variable: FigmaLibrary.Variable) -> FigmaMeaning? {
    switch variable.kind {
    case .number: FigmaMeaning(path: variable.path, numbers: numbers(variable))
    case .text: FigmaMeaning(textScopes: variable.scopes, path: variable.path)
    case .color, .flag, .other: nil
    }
  }

  // MARK: Components

  /// Returns the variables of numbers or of texts that aliases connect, in the order of their first variables.
  private func components() -> [[Int]] {
    var parents = Array(library.variables.indices)
    func root(_ index: Int) -> Int {
      var index = index
      while parents[index] != index {
        parents[index] = parents[parents[index]]
        index = parents[index]
      }
      return index
    }
    for (index, variable) in library.variables.enumerated() {
      for target in targets(of: index) where library.variables[target].kind == variable.kind {
        let (one, other) = (root(index), root(target))
        parents[max(one, other)] = min(one, other)
      }
    }
    var components: [Int: [Int]] = [:]
    for index in library.variables.indices { components[root(index), default: []].append(index) }
    return library.variables.indices.compactMap { components[$0] }
  }

  /// Returns the variables that a variable is an alias of, in any mode.
  private func targets(of index: Int) -> [Int] {
    var found: [Int] = []
    for mode in library.variables[index].values.keys.sorted() {
      guard case .alias(let targets, _) = library.variables[index].values[mode] else { continue }
      for target in targets {
        guard let target = names.find(target, from: index) else { continue }
        found.append(target)
        break
      }
    }
    return found
  }

  private mutating func setMeanings(
    of component: [Int], _ sure: [FigmaMeaning?], _ suggested: [FigmaMeaning?]
  ) {
    let given = component.compactMap { sure[$0] }
    let hints = component.compactMap { suggested[$0] }
    switch library.variables[component[0]].kind {
    case .color, .flag, .other: break
    case .text:
      let all = given + hints
      let isWeight =
        all.contains(.weight)
        && component.allSatisfy { index in texts(of: index).allSatisfy { Self.weight($0) != nil } }
      let meaning: FigmaMeaning = all.contains(.family) ? .family : isWeight ? .weight : .text
      for index in component { meanings[index] = meaning }
    case .number:
      let known = given.isEmpty ? hints : given
      let families = Set(given.map(\.family))
      let common =
        known.contains { $0.family == .lengths } ? FigmaMeaning.length(nil) : known.first ?? .number
      for index in component {
        let own = suggested[index].flatMap { hint in
          given.isEmpty || families.contains(hint.family) ? hint : nil
        }
        // An opacity is only one where the scopes say it.
        meanings[index] = sure[index] ?? own ?? (common == .opacity ? .number : common)
      }
    }
  }

  private func texts(of index: Int) -> [String] {
    library.variables[index].values.values.compactMap { value in
      if case .foreign(.text(let text)) = value { text } else { nil }
    }
  }

  /// Returns the weight of the name of a font's style; nil for an italic one, and for any other text.
  private static func weight(_ text: String) -> Double? {
    let style = FigmaValues().style(JSONNode(content: .string(text), offset: 0))
    return style.flatMap { $0.isItalic ? nil : $0.weight }
  }

  // MARK: Values

  /// Returns a value with the type of a variable's meaning.
  func converted(_ value: ForeignValue, of index: Int) -> ForeignValue {
    guard let meaning = meanings[index] else { return value }
    if case .text(let text) = value {
      switch meaning {
      case .family: return .literal(.fontFamily([text]))
      case .weight: return Self.weight(text).map { .literal(.fontWeight($0)) } ?? value
      case .length, .multiple, .opacity, .number, .duration, .text: return value
      }
    }
    guard case .literal(.number(let number)) = value else { return value }
    switch meaning {
    case .length: return .literal(.dimension(Dimension(number)))
    case .duration: return .literal(.duration(Duration(number, .ms)))
    case .weight: return FontWeight.range.contains(number) ? .literal(.fontWeight(number)) : value
    case .opacity:
      let part = arePercentages[index] ? number / 100 : number
      return .literal(.number(part.rounded(toFractionDigits: 6)))
    case .multiple, .number, .family, .text: return value
    }
  }

  /// Returns an alias; nil if the meanings of both variables are too different for one.
  func reference(from index: Int, to target: Int, _ path: [String]) -> ForeignValue? {
    let kinds = [library.variables[index].kind, library.variables[target].kind]
    if kinds.contains(.other) { return .reference(path) }
    guard kinds[0] == kinds[1], meanings[index]?.family == meanings[target]?.family else { return nil }
    let isPercentage = arePercentages[index]
    if isPercentage == arePercentages[target] { return .reference(path) }
    return .expression([.reference(path), .text(isPercentage ? " / 100" : " * 100")])
  }

  /// The maximum number of variables that are searched for the value of an alias. Chains in real files have five.
  private static let maxSearched = 64

  /// Returns the values of a variable in all modes, through aliases.
  private func literals(of index: Int) -> [ForeignValue] {
    var literals: [ForeignValue] = []
    var seen: Set<Int> = [index]
    var waiting = [index]
    while let next = waiting.popLast(), seen.count <= Self.maxSearched {
      for mode in library.variables[next].values.keys.sorted() {
        switch library.variables[next].values[mode] {
        case .foreign(let value): literals.append(value)
        case .alias(_, let resolved?): literals.append(resolved)
        case .alias, nil: break
        }
      }
      for target in targets(of: next) where seen.insert(target).inserted { waiting.append(target) }
    }
    return literals
  }

  /// Returns true if a variable has a value in some mode, or if that is not known.
  func mayBe(_ value: ForeignValue, _ index: Int) -> Bool {
    let literals = literals(of: index)
    return literals.isEmpty || literals.contains { $0.isNearly(value) }
  }

  /// Returns the value of a variable through aliases: in a mode with the same name if there is one, else in the default
  /// mode.
  func literal(of index: Int, in mode: String) -> ForeignValue? {
    var index = index
    for _ in 0..<Self.maxSearched {
      let variable = library.variables[index]
      let own = library.collections[variable.collection].modes.firstIndex(of: mode) ?? 0
      switch variable.values[own] ?? variable.values[0] {
      case .foreign(let value): return value
      case .alias(_, let resolved?): return resolved
      case .alias(let targets, nil):
        guard let next = targets.lazy.compactMap({ names.find($0, from: index) }).first else { return nil }
        index = next
      case nil: return nil
      }
    }
    return nil
  }
}

extension ForeignValue {
  /// The number of a literal.
  fileprivate var number: Double? {
    if case .literal(.number(let number)) = self { number } else { nil }
  }

  /// Returns true if the value is equal to another one, apart from the last bits of colors and numbers.
  fileprivate func isNearly(_ other: ForeignValue) -> Bool {
    switch (self, other) {
    case (.literal(.number(let one)), .literal(.number(let two))): abs(one - two) < 0.000_1
    case (.literal(.color(let one)), .literal(.color(let two))):
      one.space == two.space
        && zip(one.components + [one.alpha], two.components + [two.alpha]).allSatisfy {
          abs(($0 ?? 0) - ($1 ?? 0)) < 0.002
        }
    default: self == other
    }
  }
}
