import KansoDiagnostics
import KansoFormatting
import KansoTheme

/// Converts the tokens of Tokens Studio, with a value for each combination of the modes on which it depends.
struct StudioConverter {
  /// The maximum number of combinations of modes of one token.
  static let maxCombinationCount = 64

  /// The settings of the shared reader of values.
  static let options: ValueReader.Options = {
    var options = ValueReader.Options()
    options.references = StudioTokens.syntax
    return options
  }()

  private let plan: StudioPlan
  private let tokens: StudioTokens
  private let resolver: StudioResolver
  private var reader = ValueReader(StudioConverter.options)
  private(set) var result = ForeignTokens()

  init(_ plan: StudioPlan, _ tokens: StudioTokens) {
    (self.plan, self.tokens) = (plan, tokens)
    resolver = StudioResolver(plan, tokens)
    result.axes = plan.axes
  }

  mutating func convertAll() {
    for index in tokens.tokens.indices where tokens.tokens[index].isNeeded { convert(index) }
  }

  /// Converts a token. Adds findings for what is not carried over.
  private mutating func convert(_ index: Int) {
    let source = tokens.tokens[index]
    let base = baseModes(of: source)
    var (axes, isComplete) = limited(Set(source.axes))
    var values: [(modes: [Int], entry: StudioEntry, value: ForeignValue)] = []
    var problems: [(file: SourceFile, problem: ValueReader.Problem)] = []
    // Values that are written out can depend on further axes, which are known only after the conversion.
    while true {
      (values, problems) = ([], [])
      var known: Set<String> = []
      var found = axes
      for modes in combinations(of: axes, from: base) {
        resolver.begin(modes, axes: axes)
        guard let entry = resolver.current(index) else { continue }
        let value = value(of: entry, source.path)?.mapReferences { path in
          tokens.index(of: path).map { tokens.tokens[$0].path } ?? path
        }
        found.formUnion(resolver.axes)
        for problem in resolver.problems + reader.takeProblems()
        where known.insert("\(entry.set) \(problem.offset) \(problem.message)").inserted {
          problems.append((plan.sets[entry.set].set.file, problem))
        }
        if let value { values.append((modes, entry, value)) }
      }
      let (next, hasAll) = limited(found)
      isComplete = isComplete && hasAll
      if next == axes { break }
      axes = next
    }
    for (file, problem) in problems {
      result.findings.append(
        ImportFinding(
          problem.kind, source.path, problem.message, at: StudioTokens.place(of: problem.offset, in: file)))
    }
    dropTexts(&values, of: source)
    guard let first = values.first else { return }
    var token = ForeignToken(source.path, first.value, at: place(of: first.entry))
    token.typeName = first.entry.typeName
    token.section = Self.section(of: first.entry.typeName, values.map(\.value))
    token.description = first.entry.description
    token.deprecation = first.entry.deprecation
    token.variants = variants(values.map { ($0.modes, $0.value) }, axes)
    if !isComplete {
      result.findings.append(
        ImportFinding(
          .doubtful, source.path,
          "the value depends on more than \(Self.maxCombinationCount) combinations of modes", at: token.place)
      )
    }
    result.tokens.append(token)
  }

  /// Removes the values that stayed texts, with a finding for each, if the token has other values.
  private mutating func dropTexts(
    _ values: inout [(modes: [Int], entry: StudioEntry, value: ForeignValue)], of source: StudioToken
  ) {
    func text(_ value: ForeignValue) -> String? {
      switch value {
      case .text(let text): text
      case .reference(let path) where resolver.form(of: path) == .text: "{\(path.joined(separator: "."))}"
      case .reference, .literal, .expression, .parts, .list, .flag: nil
      }
    }
    guard values.contains(where: { text($0.value) != nil }), values.contains(where: { text($0.value) == nil })
    else { return }
    for (modes, entry, value) in values {
      guard let text = text(value) else { continue }
      let names = source.axes.map { plan.axes[$0].modes[modes[$0]] }.joined(separator: ", ")
      result.findings.append(
        ImportFinding(
          .lost, source.path,
          "the value `\(text.truncated(toScalarCount: 60))` of \(names) is of another kind",
          at: place(of: entry)))
    }
    values.removeAll { text($0.value) != nil }
  }

  private func place(of entry: StudioEntry) -> SourceRange {
    StudioTokens.place(of: entry.value.offset, in: plan.sets[entry.set].set.file)
  }

  // MARK: Modes

  /// Returns axes with at most `maxCombinationCount` combinations of modes, and false if some are left out.
  private func limited(_ axes: Set<Int>) -> (axes: Set<Int>, isComplete: Bool) {
    var (result, count): (Set<Int>, Int) = ([], 1)
    for axis in axes.sorted() where count * plan.axes[axis].modes.count <= Self.maxCombinationCount {
      result.insert(axis)
      count *= plan.axes[axis].modes.count
    }
    return (result, result.count == axes.count)
  }

  /// Returns the default modes, or others if the token has no value there.
  private func baseModes(of token: StudioToken) -> [Int] {
    var modes = plan.axes.map { _ in 0 }
    let activities = token.entries.map { plan.sets[$0.set].activity }
    if activities.contains(where: { $0.holds(in: modes) }) { return modes }
    for activity in activities {
      guard let (axis, isActive) = activity.modes.min(by: { $0.key < $1.key }),
        let mode = isActive.firstIndex(of: true)
      else { continue }
      modes[axis] = mode
      break
    }
    return modes
  }

  /// Returns the combinations of the modes of some axes, that of the default modes first. Each has the index of a mode for
  /// every axis.
  /// - Parameter base: the modes of the other axes.
  private func combinations(of axes: Set<Int>, from base: [Int]) -> [[Int]] {
    var combinations = [base]
    for axis in axes.sorted() {
      combinations = combinations.flatMap { modes in
        plan.axes[axis].modes.indices.map { mode in
          var modes = modes
          modes[axis] = mode
          return modes
        }
      }
    }
    return combinations
  }

  /// Returns the values that differ from the first one, with the modes of all axes on which the value depends.
  private func variants(_ values: [(modes: [Int], value: ForeignValue)], _ axes: Set<Int>) -> [ForeignVariant]
  {
    var (values, axes) = (values, axes)
    for axis in axes.sorted() {
      // Without the axis, equal combinations need equal values.
      var others: [[Int]: ForeignValue] = [:]
      var collapsed: [(modes: [Int], value: ForeignValue)] = []
      var isNeeded = false
      for (modes, value) in values {
        var key = modes
        key[axis] = 0
        if let other = others[key] {
          isNeeded = isNeeded || other != value
        } else {
          others[key] = value
          collapsed.append((key, value))
        }
      }
      if isNeeded { continue }
      values = collapsed
      axes.remove(axis)
    }
    guard let (base, standard) = values.first else { return [] }
    var others: [(modes: [Int], value: ForeignValue)] = []
    for (modes, value) in values.dropFirst() {
      // The default value is needed where another one would apply, which has some of the modes.
      let isReplaced = others.contains { other in
        axes.allSatisfy { other.modes[$0] == base[$0] || other.modes[$0] == modes[$0] }
      }
      if value != standard || isReplaced { others.append((modes, value)) }
    }
    return others.map { modes, value in
      ForeignVariant(
        Dictionary(uniqueKeysWithValues: axes.map { ($0, plan.axes[$0].modes[modes[$0]]) }), value)
    }
  }

  // MARK: Values

  /// Returns the value of a token in the current modes; nil, with a problem, if it has none in a guide.
  private mutating func value(of entry: StudioEntry, _ path: [String]) -> ForeignValue? {
    let node = resolver.value(entry)
    var kind = entry.typeName.flatMap { ValueKind(typeName: $0) }
    if let edges = resolver.edges(entry, path) { return edges }
    if entry.typeName?.lowercased() == "composition" {
      resolver.report(.lost, "a composition is no single value", at: node.offset)
      return nil
    }
    if kind == .color, isGradient(node) { kind = .gradient }
    guard let rewritten = resolver.rewritten(node, as: kind) else { return nil }
    if kind == .length || kind == .letterSpacing, let text = rewritten.text, let quantity = Quantity(text),
      quantity.unit == "%" || quantity.unit == "em", quantity.number != 0 || kind == .length
    {
      resolver.report(
        .doubtful, "`\(text)` has a meaning only together with another length, and stays a text",
        at: node.offset)
      return .text(text)
    }
    let value =
      if kind == nil, entry.typeName != nil, let text = rewritten.text {
        untyped(text, at: node.offset)
      } else {
        reader.value(of: rewritten, as: kind)
      }
    guard let value, kind == .color, let modifier = entry.modifier else { return value }
    return StudioModifier(modifier, resolver)?.applied(to: value, resolver) ?? value
  }

  /// Returns true for a gradient of CSS, and for a reference to one. Their type is that of colors.
  private func isGradient(_ node: JSONNode) -> Bool {
    guard let text = node.text else { return false }
    return text.contains("gradient(")
      || StudioTokens.syntax.reference(text).map { resolver.form(of: $0) == .gradient } ?? false
  }

  /// Interprets a text whose type says nothing, such as `other`. Guides have its value only if its form is certain.
  private mutating func untyped(_ text: String, at offset: Int) -> ForeignValue? {
    let pieces = StudioTokens.syntax.pieces(of: text)
    let isWhole = pieces.contains(where: \.isReference) || Quantity(text) != nil
    let isColor = text.hasPrefix("#") && !text.contains(" ")
    let isCurve = text.hasPrefix("cubic-bezier(")
    return isWhole || isColor || isCurve
      ? reader.value(of: text, as: nil, at: offset) : text.isEmpty ? nil : .text(text)
  }

  /// Returns the section of tokens of a type; nil if the type or a value leaves it open.
  private static func section(of typeName: String?, _ values: [ForeignValue]) -> Section? {
    guard let typeName, let kind = ValueKind(typeName: typeName) else { return nil }
    switch kind {
    case .color: return values.contains { if case .list = $0 { true } else { false } } ? .gradients : .colors
    case .length:
      let name = typeName.lowercased()
      if name.hasPrefix("spacing") { return .padding }
      if name.hasPrefix("borderradius") { return .radii }
      if name.hasPrefix("borderwidth") { return .borders }
      return name.hasPrefix("sizing") || name.hasPrefix("fontsize") || name.hasPrefix("paragraph")
        ? .sizes : nil
    case .letterSpacing: return .letterSpacings
    case .family: return .families
    case .weight: return .weights
    case .typography: return .fonts
    case .shadow: return .shadows
    case .border: return .borders
    case .opacity: return .opacities
    case .number: return .numbers
    case .duration: return .durations
    case .easing: return .easings
    case .lineHeight, .strokeStyle, .transition, .gradient, .text, .flag: return nil
    }
  }
}
