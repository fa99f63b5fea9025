import KansoDiagnostics
import KansoTheme
import KansoYAML

// Reading of ramps: colors of the same hue with even steps of lightness.
extension GuideReader {
  /// The keys of a ramp.
  private enum RampKey: String, CaseIterable { case from, steps, lightness, at }

  private static let defaultSteps = [
    "50", "100", "200", "300", "400", "500", "600", "700", "800", "900", "950",
  ]
  private static let defaultLightness = (first: 0.97, last: 0.2)
  private static let helpOnSteps = "Write the names of the steps: `steps: [100, 200, 300]`."
  private static let helpOnLightness =
    "Write the lightness of the first and the last step: `lightness: [97%, 20%]`."
  private static let helpOnRamp =
    "Write the color that gives the hue: `ramp: brand` or `ramp: {from: brand, steps: [100, 200, 300]}`."

  /// Returns the steps of a ramp with their names. Reports what is invalid; without valid names, there are no steps.
  mutating func readRamp(_ ramp: YAMLMapping.Entry, at path: TokenPath) -> [Expansion.Step] {
    // A mapping with modes is a color per mode.
    let parts = ramp.value.mapping.flatMap { mapping in
      mapping.entries.contains { modeIndexes[$0.key.value] != nil } ? nil : mapping
    }
    for entry in parts?.entries ?? [] where RampKey(rawValue: entry.key.value) == nil {
      reportUnknownPart(entry.key, of: Self.rampKey, known: RampKey.allCases.map(\.rawValue))
    }
    guard let color = parts == nil ? ramp.value : parts?[RampKey.from.rawValue], !color.isNull else {
      report(.missingValue, "the ramp of `\(path)` has no color", ramp.value.range, help: Self.helpOnRamp)
      return []
    }
    let colors = readTokenValues(.colors, color, of: path.appending(Self.rampKey))
    let names = readStepNames(parts?[RampKey.steps.rawValue], default: ramp.key.range)
    let bounds = readLightness(parts?[RampKey.lightness.rawValue])
    let origin = readOrigin(parts?[RampKey.at.rawValue], among: names.map(\.value))
    return names.indices.map { index in
      let lightness = Self.lightness(index, of: names.count, bounds, origin: origin)
      return Expansion.Step(
        name: names[index],
        values: colors.map { Self.step(names[index].value, $0, lightness, place(names[index].range)) })
    }
  }

  /// Returns a step in a mode; an invalid value for an invalid color, which is already reported.
  private static func step(
    _ name: String, _ color: SourceValue, _ lightness: RampFormula.Lightness, _ range: SourceRange
  ) -> SourceValue {
    var expression = color.expression
    if case .invalid = expression {
    } else {
      expression = .formula(RampFormula(color: color, lightness: lightness, step: name))
    }
    return SourceValue(mode: color.mode, expression: expression, range: range)
  }

  /// Returns the lightness of a step. The steps are even between the two bounds; with an origin, they are even on each
  /// side of it.
  private static func lightness(
    _ index: Int, of count: Int, _ bounds: (first: Double, last: Double), origin: Int?
  ) -> RampFormula.Lightness {
    guard let origin else {
      let fraction = Double(index) / Double(count - 1)
      return .absolute(bounds.first + (bounds.last - bounds.first) * fraction)
    }
    if index <= origin {
      return .between(
        bound: bounds.first, fraction: origin == 0 ? 0 : Double(origin - index) / Double(origin))
    }
    return .between(bound: bounds.last, fraction: Double(index - origin) / Double(count - 1 - origin))
  }

  // MARK: Parts

  /// Reads the names of the steps; the default names without a node. Reports another node than a list of names, and
  /// returns no names. Reports a name that is invalid or repeated, and leaves it out.
  /// - Parameter place: the range of the default names.
  private mutating func readStepNames(_ node: YAMLNode?, default place: TextRange) -> [Located<String>] {
    guard let node else { return Self.defaultSteps.map { Located($0, at: place) } }
    guard case .sequence(let elements) = node.content else {
      report(
        .wrongShape, "`steps` is \(node.kind), and has to be a list of names", node.range,
        help: Self.helpOnSteps)
      return []
    }
    let allowed = ReadingLimits.rampSteps
    guard allowed.contains(elements.count) else {
      report(
        .invalidRamp,
        "a ramp has \(allowed.lowerBound) to \(allowed.upperBound) steps, and this has \(elements.count)",
        node.range, help: Self.helpOnSteps)
      return []
    }
    let names = readStepNames(elements, of: RampKey.steps.rawValue, .invalidRamp)
    return names.count < allowed.lowerBound ? [] : names
  }

  /// Reads the lightness of the first and the last step, each from 0 to 1. Returns the default without a node, and for
  /// anything else, which is reported.
  private mutating func readLightness(_ node: YAMLNode?) -> (first: Double, last: Double) {
    guard let node else { return Self.defaultLightness }
    guard case .sequence(let elements) = node.content, elements.count == 2 else {
      report(
        .wrongShape, "`lightness` has to be a list of two percentages", node.range, help: Self.helpOnLightness
      )
      return Self.defaultLightness
    }
    let bounds = elements.compactMap { readLightnessBound($0) }
    guard bounds.count == 2 else { return Self.defaultLightness }
    if bounds[0] == bounds[1] {
      report(
        .invalidRamp, "the first and the last step have the same lightness", node.range,
        help: Self.helpOnLightness)
    }
    return (bounds[0], bounds[1])
  }

  /// Reads a lightness from 0 to 1. Reports anything else, and returns nil.
  private mutating func readLightnessBound(_ node: YAMLNode) -> Double? {
    guard let text = text(node, of: RampKey.lightness.rawValue) else { return nil }
    switch AlphaLiteral(text) {
    case .alpha(let number): return number
    case .outOfRange:
      reportOutOfRange(
        "a lightness", text: text, allowed: "from `0%` to `100%`, or from 0 to 1", at: node.range)
    case .refused(let descriptor):
      report(descriptor, "`\(text)` is not a lightness", node.range, help: Self.helpOnLightness)
    }
    return nil
  }

  /// Reads the name of the step that is the color itself, and returns its index. Returns nil without a node, and for a
  /// name that no step has, which is reported.
  private mutating func readOrigin(_ node: YAMLNode?, among names: [String]) -> Int? {
    guard let node, let name = text(node, of: RampKey.at.rawValue) else { return nil }
    // Without names, these are already reported.
    if let index = names.firstIndex(of: name) { return index }
    guard !names.isEmpty else { return nil }
    let meant = Spelling.nearest(to: name, among: names)
    report(
      .invalidRamp, "the ramp has no step `\(name)`", node.range,
      help: meant.map { "Did you mean `\($0)`?" } ?? "Name one of its steps.", replacement: meant)
    return nil
  }
}
