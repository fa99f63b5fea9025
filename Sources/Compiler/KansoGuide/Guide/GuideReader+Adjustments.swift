import KansoDiagnostics
import KansoTheme
import KansoYAML

// Reading of the keys beside the value of a color that compute another one.
extension GuideReader {
  /// The keys beside the value of a color that compute another one. A color has at most one of them.
  static let adjustmentKeys = ["lighten", "darken", "mix"]
  /// All keys beside the value of a color, in addition to those of every token.
  static let colorKeys = adjustmentKeys + [alphaKey]
  private static let mixKeys = ["with", "amount", "in"]
  private static let helpOnMix = "Write `mix: {with: paper, amount: 20%}`."

  /// Returns the values of a color, changed by the keys beside it. The alpha is the last one.
  /// - Parameter entries: the entries of the token.
  mutating func addColorKeys(_ entries: [YAMLMapping.Entry], to colors: [SourceValue], of path: TokenPath)
    -> [SourceValue]
  {
    var values = colors
    let adjustments = entries.filter { Self.adjustmentKeys.contains($0.key.value) }
    for entry in adjustments.dropFirst() {
      report(
        .invalidColor, "a color has only one of `lighten`, `darken` and `mix`", entry.key.range,
        help: "Delete one, or write a token for the other.")
    }
    if let entry = adjustments.first { values = addAdjustment(entry, to: values, of: path) }
    if let alpha = entries.first(where: { $0.key.value == Self.alphaKey }) {
      values = addAlpha(alpha, to: values, of: path)
    }
    return values
  }

  /// Returns the values of a color with an adjustment; values per mode are united as for an alpha.
  private mutating func addAdjustment(
    _ entry: YAMLMapping.Entry, to colors: [SourceValue], of path: TokenPath
  ) -> [SourceValue] {
    requireVersion(.two, for: entry.key)
    let key = entry.key.value
    var adjustments: [ColorAdjustment?] = []
    var others: [SourceValue] = []
    /// Adds an adjustment, as a value whose number is its index.
    func add(_ adjustment: ColorAdjustment?, _ mode: Int?, _ node: YAMLNode) {
      let index = Expression.literal(.number(Double(adjustments.count)))
      others.append(SourceValue(mode: mode, expression: index, range: place(node.range)))
      adjustments.append(adjustment)
    }
    if let mapping = entry.value.mapping, isPerMode(mapping.entries) {
      for entry in mapping.entries {
        add(readAdjustment(entry.value, of: key), modeIndexes[entry.key.value], entry.value)
      }
    } else {
      add(readAdjustment(entry.value, of: key), nil, entry.value)
    }
    return united(colors, others, key: entry.key, of: path) { color, other, mode in
      var expression = color.expression
      if case .literal(.number(let index))? = other?.expression, let adjustment = adjustments[Int(index)] {
        expression = .formula(AdjustmentFormula(color: color, adjustment: adjustment))
      }
      return SourceValue(mode: mode, expression: expression, range: color.range)
    }
  }

  /// Reads the value of `lighten`, `darken` or `mix` for a mode. Reports an invalid one and returns nil.
  private mutating func readAdjustment(_ node: YAMLNode, of key: String) -> ColorAdjustment? {
    let text = "\(key): \(file.text(in: node.range.offsets))"
    if key == "mix" { return readMix(node, text) }
    if let mapping = node.mapping, reportUnknownModes(mapping.entries, .colors) { return nil }
    guard case .literal(.number(let amount)) = readShare(node, of: key) else { return nil }
    return ColorAdjustment(lightness: key == "lighten" ? amount : -amount, text: text)
  }

  /// Reads the mapping of a `mix`. Reports a missing color, unknown keys and invalid values, and returns nil.
  private mutating func readMix(_ node: YAMLNode, _ notation: String) -> ColorAdjustment? {
    guard let mapping = node.mapping else {
      report(
        node.isNull ? .missingValue : .wrongShape,
        "`mix` \(node.isNull ? "has no value" : "is \(node.kind), and has to be a mapping")", node.range,
        help: Self.helpOnMix)
      return nil
    }
    if reportUnknownModes(mapping.entries, .colors) { return nil }
    var (space, amount) = (ColorSpace.oklab as ColorSpace?, 0.5 as Double?)
    var other: Expression?
    for entry in mapping.entries {
      switch entry.key.value {
      case "with": other = readMixedColor(entry.value)
      case "amount":
        if case .literal(.number(let share)) = readShare(entry.value, of: "amount") {
          amount = share
        } else {
          amount = nil
        }
      case "in": space = text(entry.value, of: "in").flatMap { readMixSpace($0, entry.value.range) }
      case let key:
        let suggestion = Spelling.nearest(to: key, among: Self.mixKeys)
        report(
          .unknownKey, "a mix has no `\(key)`", entry.key.range,
          help: suggestion.map { "Did you mean `\($0)`?" } ?? "It has `with`, `amount` and `in`.",
          replacement: suggestion)
      }
    }
    guard let other else {
      report(.missingValue, "the mix has no color", node.range, help: Self.helpOnMix)
      return nil
    }
    guard let space, let amount else { return nil }
    return ColorAdjustment(mixing: other, amount: amount, in: space, text: notation)
  }

  /// Reads the color of a mix. Reports an invalid one and returns `.invalid`.
  private mutating func readMixedColor(_ node: YAMLNode) -> Expression {
    if let scalar = node.scalar, !node.isNull { return readColor(scalar, node.range) }
    report(
      node.isNull ? .missingValue : .wrongShape,
      "`with` \(node.isNull ? "has no value" : "is \(node.kind), and has to be a color")", node.range,
      help: Self.helpOnMix)
    return .invalid
  }

  /// Returns the space of a mix by its name. Reports an unknown one and returns nil.
  private mutating func readMixSpace(_ name: String, _ range: TextRange) -> ColorSpace? {
    if let known = ColorParser.mixSpaces.first(where: { $0.name == name }) { return known.space }
    let names = ColorParser.mixSpaces.map { "`\($0.name)`" }.joined(separator: ", ")
    report(.invalidColor, "there is no color space `\(name)`", range, help: "The spaces are \(names).")
    return nil
  }
}
