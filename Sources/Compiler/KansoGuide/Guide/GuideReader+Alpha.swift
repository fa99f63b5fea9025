import KansoDiagnostics
import KansoTheme
import KansoYAML

// Reading of the alpha beside the value of a color.
extension GuideReader {
  /// The key of an alpha.
  static let alphaKey = "alpha"
  /// The keys of the shares that can refer to tokens.
  private static let referringShares = [alphaKey, CompositePart.position.rawValue]
  private static let helpOnShare = "Write a percentage such as `12%`, or a number from 0 to 1."
  /// The bounds of alphas and opacities, for messages.
  static let boundsOfAlpha = "from `0%` to `100%`, or from 0 to 1"

  /// Returns the values of a color with the alpha beside them. If one of the two has values per mode, the result has a
  /// value for each mode that one of them names; the other has the value there that its fallbacks give.
  ///
  /// Reports an invalid alpha, and modes without an alpha.
  /// - Parameter colors: the values of the color.
  mutating func addAlpha(_ entry: YAMLMapping.Entry, to colors: [SourceValue], of path: TokenPath)
    -> [SourceValue]
  {
    requireVersion(.two, for: entry.key)
    guard let alphas = readAlphas(entry) else { return colors }
    return united(colors, alphas, key: entry.key, of: path) { color, alpha, mode in
      Self.color(color, with: alpha, in: mode)
    }
  }

  /// Returns the values of a color with values beside it, as `addAlpha` describes. Reports modes without a value beside
  /// it.
  /// - Parameters:
  ///   - others: the values beside the color.
  ///   - key: their key.
  ///   - combine: returns the value of a mode from the color and the other value; that is nil if there is none.
  mutating func united(
    _ colors: [SourceValue], _ others: [SourceValue], key: Located<String>, of path: TokenPath,
    combine: (SourceValue, SourceValue?, Int?) -> SourceValue
  ) -> [SourceValue] {
    united([ModalPart(values: colors, key: nil), ModalPart(values: others, key: key)], of: path) {
      values, mode in values[0].map { combine($0, values[1], mode) }
    }
  }

  /// Returns a color with an alpha, as a value for a mode; without the alpha if there is no valid one, which is already
  /// reported.
  private static func color(_ color: SourceValue, with alpha: SourceValue?, in mode: Int?) -> SourceValue {
    var expression = color.expression
    switch alpha?.expression {
    case .literal, .alias: if let alpha { expression = .formula(AlphaFormula(color: color, alpha: alpha)) }
    case .formula, .invalid, nil: break
    }
    return SourceValue(mode: mode, expression: expression, range: color.range)
  }

  /// Reads an alpha, or another share, for all modes, or one per mode. Reports a mapping in which not all keys are
  /// modes and returns nil.
  mutating func readAlphas(_ entry: YAMLMapping.Entry) -> [SourceValue]? {
    let (key, node) = (entry.key.value, entry.value)
    guard let mapping = node.mapping else {
      return [SourceValue(mode: nil, expression: readShare(node, of: key), range: place(node.range))]
    }
    guard isPerMode(mapping.entries) else {
      if !reportUnknownModes(mapping.entries, .colors) { _ = readShare(node, of: key) }
      return nil
    }
    return mapping.entries.map { entry in
      SourceValue(
        mode: modeIndexes[entry.key.value], expression: readShare(entry.value, of: key),
        range: place(entry.value.range))
    }
  }

  /// Reads an alpha, or another share, as a number from 0 to 1; an alpha or a position also as a reference in braces.
  /// Reports any other value and returns `.invalid`.
  mutating func readShare(_ node: YAMLNode, of key: String) -> Expression {
    guard let text = node.scalar?.text, !node.isNull else {
      report(
        node.isNull ? .missingValue : .wrongShape,
        node.isNull
          ? "`\(key)` has no value" : "`\(key)` is \(node.kind), and has to be a percentage or a number",
        node.range, help: Self.helpOnShare)
      return .invalid
    }
    let reference = Reference(text, in: root(of: .opacities), at: place(node.range))
    if Self.referringShares.contains(key), reference.isInBraces { return .alias(reference) }
    switch AlphaLiteral(text) {
    case .alpha(let alpha): return .literal(.number(alpha))
    case .outOfRange(let number, let isPercentage):
      reportAlphaOutOfRange("`\(key)`", text, isPercentage ? nil : number, at: node.range)
    case .refused(let descriptor):
      report(
        descriptor, "`\(key)` is `\(text)`, and has to be a percentage or a number", node.range,
        help: Self.helpOnShare)
    }
    return .invalid
  }

  /// Reports an alpha, another share or an opacity that is out of range.
  /// - Parameter number: the number; nil for a percentage.
  mutating func reportAlphaOutOfRange(
    _ what: String, _ text: String, _ number: Double?, at range: TextRange
  ) {
    guard let number, (1...100).contains(number) else {
      return reportOutOfRange(what, text: text, allowed: Self.boundsOfAlpha, at: range)
    }
    report(
      .outOfRange, "\(what) cannot be `\(text)`", range, help: "Did you mean `\(text)%`?",
      replacement: "\(text)%")
  }

  /// Reports modes in which a key beside a color, or a part of a font, has no value, not even through a fallback.
  mutating func reportMissing(_ key: Located<String>, of path: TokenPath, in modes: [String]) {
    let names = modes.map { "`\($0)`" }.joined(separator: ", ")
    let what = modes.count == 1 ? "the mode" : "the modes"
    report(
      .missingMode, "the `\(key.value)` of `\(path)` has no value for \(what) \(names)", key.range,
      help: "Add \(modes.map { "`\($0): …`" }.joined(separator: ", ")), or give the mode a `fallback`.")
  }
}
