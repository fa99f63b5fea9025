import KansoDiagnostics
import KansoTheme

/// Makes tokens of the variables of a library.
struct FigmaTokens {
  private let library: FigmaLibrary
  private let names: FigmaNames
  private var meanings: FigmaMeanings
  /// The modes of each collection that are taken, the default first.
  private var modes: [[Int]]
  /// The places of modes in `modes`, for each collection.
  private var ranks: [[Int: Int]] = []
  private var result = ForeignTokens()

  /// - Parameter selection: modes as `COLLECTION=MODE`, or by their own names; empty for all.
  init(_ library: FigmaLibrary, _ selection: ImportSelection) {
    self.library = library
    names = FigmaNames(library)
    meanings = FigmaMeanings(library, names)
    modes = library.collections.map { Array($0.modes.indices) }
    result.findings = library.findings + names.findings
    select(selection)
  }

  /// Keeps the chosen modes of the collections that a selection names, in its order.
  private mutating func select(_ selection: ImportSelection) {
    var chosen: [Int: [Int]] = [:]
    for name in selection.names {
      var isKnown = false
      for (index, collection) in library.collections.enumerated() {
        let isOfCollection = name.hasPrefix(collection.name + "=")
        let mode = isOfCollection ? String(name.dropFirst(collection.name.count + 1)) : name
        isKnown = isKnown || name == collection.name
        guard let mode = collection.modes.firstIndex(of: mode) else { continue }
        isKnown = true
        if chosen[index]?.contains(mode) != true { chosen[index, default: []].append(mode) }
      }
      if !isKnown, !library.variables.isEmpty {
        let choices = library.collections.flatMap { collection in
          collection.modes.map { "\(collection.name)=\($0)" }
        }
        result.addSelectionProblem("there is no mode `\(name)`", choices: choices)
      }
    }
    for (index, own) in chosen { modes[index] = own }
  }

  /// Returns the tokens of all variables.
  mutating func tokens() -> ForeignTokens {
    var axes: [Int: Int] = [:]
    var appearances: Int?
    for collection in library.collections.indices where modes[collection].count > 1 {
      let names = modes[collection].map { library.collections[collection].modes[$0] }
      guard let known = FigmaAppearance.all(names) else {
        axes[collection] = result.axes.count
        result.axes.append(ForeignAxis(name: library.collections[collection].name, modes: names))
        continue
      }
      // The system has one appearance, which all collections with light and dark modes follow.
      let axis = appearances ?? result.axes.count
      if appearances == nil { result.axes.append(ForeignAxis(name: nil, modes: [])) }
      for name in known where !result.axes[axis].modes.contains(name) { result.axes[axis].modes.append(name) }
      (appearances, axes[collection]) = (axis, axis)
    }
    if let appearances { sortModes(axes, of: appearances) }
    ranks = modes.map { modes in
      Dictionary(modes.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
    }
    for (index, variable) in library.variables.enumerated() {
      guard let path = names.paths[index] else { continue }
      add(index, variable, path, axis: axes[variable.collection])
    }
    if meanings.sections.areNames { FigmaComposites.combine(&result.tokens) }
    return result
  }

  /// Sorts the modes of the collections of an axis as those of the axis, so that all have the same default.
  private mutating func sortModes(_ axes: [Int: Int], of axis: Int) {
    for collection in axes.keys where axes[collection] == axis {
      let order = modes[collection].map { mode in
        (rank: result.axes[axis].modes.firstIndex(of: name(of: mode, in: collection, axis)) ?? 0, mode: mode)
      }
      modes[collection] = order.sorted { $0.rank < $1.rank }.map(\.mode)
    }
  }

  /// Returns the name that a mode has in its axis.
  private func name(of mode: Int, in collection: Int, _ axis: Int) -> String {
    let name = library.collections[collection].modes[mode]
    return result.axes[axis].name == nil ? FigmaAppearance.name(name) ?? name : name
  }

  private mutating func add(_ index: Int, _ variable: FigmaLibrary.Variable, _ path: [String], axis: Int?) {
    let ranks = ranks[variable.collection]
    // Most variables have few values, whereas a collection can have many modes.
    let taken = variable.values.keys.filter { ranks[$0] != nil }.sorted {
      (ranks[$0] ?? 0) < (ranks[$1] ?? 0)
    }
    guard let first = taken.first ?? variable.values.keys.min() else { return }
    if ranks[first] != 0 {
      let name = library.collections[variable.collection].modes[first]
      result.findings.append(
        ImportFinding(
          .doubtful, path, "the default mode has no value; that of `\(name)` is taken", at: variable.place))
    }
    guard let value = value(index, first, path, isDefault: true) else { return }
    var token = ForeignToken(path, value, at: variable.place)
    token.section = meanings.section(of: index)
    token.typeName = variable.typeName
    if let description = variable.description, !description.trimmed.isEmpty {
      (token.description, token.deprecation) = FigmaDescription.parts(description)
    }
    if variable.isDeleted { token.deprecation = .reason("deleted in Figma") }
    if let axis {
      for mode in taken.dropFirst() {
        guard let other = self.value(index, mode, path, isDefault: false), other != value else { continue }
        token.variants.append(ForeignVariant([axis: name(of: mode, in: variable.collection, axis)], other))
      }
    }
    result.tokens.append(token)
  }

  /// Returns the value of a variable in a mode; nil, with a finding, if it is lost.
  private mutating func value(_ index: Int, _ mode: Int, _ path: [String], isDefault: Bool) -> ForeignValue? {
    switch variable(index).values[mode] {
    case nil: return nil
    case .foreign(let value): return renamed(meanings.converted(value, of: index), from: index)
    case .alias(let targets, let resolved):
      for target in targets {
        guard let found = names.find(target, from: index), let path = names.paths[found] else { continue }
        if let resolved, !meanings.mayBe(resolved, found) { continue }
        if let reference = meanings.reference(from: index, to: found, path) { return reference }
        result.findings.append(
          ImportFinding(
            .doubtful, names.paths[index] ?? path,
            "the alias of `\(path.joined(separator: "."))`, which means something else, is its value",
            at: variable(index).place))
        return meanings.literal(of: found, in: library.collections[variable(index).collection].modes[mode])
          .map { meanings.converted($0, of: index) }
      }
      if let resolved { return renamed(meanings.converted(resolved, of: index), from: index) }
      // A reference without a target is reported with its token, which is lost.
      for target in targets where isDefault {
        if case .path(let path, _) = target { return .reference(path) }
      }
      let mode = library.collections[variable(index).collection].modes[mode]
      result.findings.append(
        ImportFinding(
          .lost, path,
          "the variable that this one is an alias of\(isDefault ? "" : " in `\(mode)`") is not in the file",
          at: variable(index).place))
      return nil
    }
  }

  private func variable(_ index: Int) -> FigmaLibrary.Variable { library.variables[index] }

  /// Returns a value with the paths of tokens in its references.
  private func renamed(_ value: ForeignValue, from index: Int) -> ForeignValue {
    func path(_ path: [String]) -> [String] {
      names.find(.path(path, collection: nil), from: index).flatMap { names.paths[$0] } ?? path
    }
    switch value {
    case .literal, .flag, .text: return value
    case .reference(let target): return .reference(path(target))
    case .expression(let pieces):
      return .expression(
        pieces.map { piece in
          switch piece {
          case .text: piece
          case .reference(let target): .reference(path(target))
          }
        })
    // The recursion is limited by the depth that the parser accepts.
    case .parts(let parts): return .parts(parts.map { .init($0.name, renamed($0.value, from: index)) })
    case .list(let elements): return .list(elements.map { renamed($0, from: index) })
    }
  }
}
