import KansoDiagnostics
import KansoStandard
import KansoTheme

/// The sections, the modes and the names of the tokens of a document of the standard.
struct StandardPlan {
  private(set) var merged: MergedTokens
  private(set) var sections: [Section]
  private(set) var modes = GuideModes([], used: [], combinations: [])
  /// The groups of each section, with the names of the guide.
  private(set) var trees: [(Section, GuideTree)] = []
  /// The range of each axis's modifier.
  private let ranges: [SourceRange]
  private(set) var diagnostics: [Diagnostic]

  /// - Parameter readings: the documents of all contexts, without errors.
  init(_ readings: StandardReadings) {
    merged = MergedTokens(readings)
    diagnostics = merged.diagnostics
    ranges = readings.axes.map(\.modifier.range)
    var choice = SectionChoice()
    sections = []
    sections = merged.tokens.indices.map { Self.section(of: $0, merged, &choice) }
    moveReferencesToWeights()
    if !merged.readingIndexes.isEmpty, !readings.axes.isEmpty { findModes(readings) }
    let values = merged
    trees = GuideTree.trees(
      of: merged.tokens.map(\.guidePath), in: { [sections] in sections[$0] }, &choice,
      modes: Set(modes.modes.map(\.name)), isPlain: { Self.isPlain($0, values) })
    for (section, tree) in trees { reportRenamings(section, tree) }
  }

  // MARK: Sections

  /// Returns the most probable section that can hold the values of a token.
  private static func section(of index: Int, _ merged: MergedTokens, _ choice: inout SectionChoice) -> Section
  {
    let token = merged.tokens[index]
    let kind = GuideValueKind(token.type)
    if let section = SectionChoice.section(of: kind) { return section }
    let written = [token.base] + token.variants.map { ($0.reading, $0.index) }
    let literals = written.compactMap { number(of: $0, merged, followsReferences: false) }
    let candidates = choice.sections(
      for: SectionChoice.Token(
        path: token.guidePath, typeName: token.type.rawValue, literals: literals.map { value(of: kind, $0) },
        isLiteral: literals.count == written.count), of: kind)
    guard candidates.count > 1 else { return candidates[0] }
    let results = merged.readings.indices.compactMap {
      number(of: merged.value(of: index, in: $0), merged, followsReferences: true)
    }
    let fitting = candidates.first { section in
      results.allSatisfy { section.rules.range.numbers.contains($0) }
    }
    return fitting ?? candidates[0]
  }

  /// Moves numbers that refer to a weight to the weights, since an alias has the type of its target.
  private mutating func moveReferencesToWeights() {
    guard sections.contains(.weights), let base = merged.readings.first else { return }
    let numbers = merged.tokens.indices.filter {
      merged.tokens[$0].type == .number && merged.tokens[$0].base.reading == 0
    }
    func value(_ index: Int) -> Place { base.tokens[merged.tokens[index].base.index].value }
    let weights = Set(numbers.filter { sections[$0] == .weights }.map { value($0).key })
    for index in numbers where base.values.isReference(value(index)) {
      if weights.contains(base.values.explicit(value(index)).key) { sections[index] = .weights }
    }
  }

  private static func value(of kind: GuideValueKind, _ number: Double) -> TokenValue {
    kind == .length ? .dimension(.points(number)) : .number(number)
  }

  /// Returns the number of points, or the number, of a token.
  /// - Parameter followsReferences: false for nil if the value is a reference.
  private static func number(
    of value: (reading: Int, index: Int), _ merged: MergedTokens, followsReferences: Bool
  ) -> Double? {
    let reading = merged.readings[value.reading]
    let place = reading.tokens[value.index].value
    if !followsReferences, reading.values.isReference(place) { return nil }
    if case .number(let number) = reading.values.explicit(place).node.content { return number }
    return StandardValueBuilder(reading.values) { _ in nil }.length(place)
  }

  /// Returns true for a token with one written value and nothing else.
  private static func isPlain(_ index: Int, _ merged: MergedTokens) -> Bool {
    let token = merged.tokens[index]
    let reading = merged.readings[token.base.reading]
    let written = reading.tokens[token.base.index]
    guard token.variants.isEmpty, written.description == nil, written.deprecated == nil,
      !reading.values.isReference(written.value)
    else { return false }
    switch token.type {
    case .color, .dimension, .fontWeight, .duration, .number: return true
    case .fontFamily: return reading.values.references(in: written.value).isEmpty
    case .cubicBezier, .strokeStyle, .border, .transition, .shadow, .gradient, .typography, .string:
      return false
    }
  }

  // MARK: Modes

  /// Makes modes of the contexts that change a token, and of their combinations that do.
  private mutating func findModes(_ readings: StandardReadings) {
    var used: UInt64 = 0
    var combinations: Set<UInt64> = []
    for (token, bits) in zip(merged.tokens, merged.axes) {
      let own = token.variants.reduce(UInt64(0)) { $0 | 1 << UInt64($1.axis) }
      used |= own
      guard bits.nonzeroBitCount > 1 else { continue }
      let base = merged.readings[token.base.reading]
      // A mere alias has in each combination of modes the value of its target.
      if own == 0, base.values.target(of: base.tokens[token.base.index].value) != nil { continue }
      combinations.insert(bits)
    }
    let axes = readings.axes.map { ModeAxis(name: $0.modifier.name, modes: $0.contexts) }
    modes = GuideModes(
      axes, used: Self.indices(of: used), combinations: Set(combinations.map { Self.indices(of: $0) }))
    guard modes.dropped.isEmpty else {
      reportManyModes()
      return
    }
    for mode in modes.modes where mode.selection.count > 1 {
      merged.addCombination(readings.document(in: mode.selection), mode.selection)
    }
  }

  private static func indices(of bits: UInt64) -> Set<Int> {
    Set((0..<64).filter { bits & 1 << UInt64($0) != 0 })
  }

  private mutating func reportManyModes() {
    guard let range = ranges.last else { return }
    diagnostics.append(
      Diagnostic(
        .invalidModes,
        "the contexts, and those of their combinations that change a token, are more than \(GuideModes.maxCount) modes",
        at: range, help: "Choose the contexts of some modifiers with `--input MODIFIER=CONTEXT`."))
  }

  /// The modes of the guide.
  var declaredModes: DeclaredModes {
    var declared = DeclaredModes()
    for mode in modes.modes {
      let axis = mode.selection.keys.min() ?? 0
      guard axis < ranges.count else { continue }
      let fallback = modes.isList ? nil : mode.fallback.map { modes.modes[$0].name }
      let context = Context(Dictionary(mode.context, uniquingKeysWith: { first, _ in first }))
      declared.append(Mode(name: mode.name, context: context, fallback: fallback), at: ranges[axis])
    }
    return declared
  }

  // MARK: Names

  private mutating func reportRenamings(_ section: Section, _ tree: GuideTree) {
    tree.forEachRenaming([section.rawValue]) { token, name, names in
      guard name != "$root" || names.last != "default" else { return }
      let base = merged.tokens[token].base
      let path = names.joined(separator: ".")
      diagnostics.append(
        Diagnostic(
          .otherName, "`\(name)` is `\(path)` in the guide",
          at: merged.readings[base.reading].tokens[base.index].nameRange,
          help: "To choose the name, rename it here."))
    }
  }
}
