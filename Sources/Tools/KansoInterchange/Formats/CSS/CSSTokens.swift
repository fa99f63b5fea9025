import KansoDiagnostics

/// Makes tokens of the custom properties of a cascade.
struct CSSTokens {
  private let cascade: CSSCascade
  private let base: CSSConditions
  /// The kinds of the properties that are tokens.
  private var kinds: [ValueKind?]
  private var tokens: [ForeignToken?]
  /// The values of each token in other contexts.
  private var variants: [[(context: CSSConditions, value: ForeignValue)]]
  private var findings: [[ImportFinding]]

  init(_ cascade: CSSCascade) {
    self.cascade = cascade
    base = cascade.base
    let count = cascade.properties.count
    kinds = Array(repeating: nil, count: count)
    tokens = Array(repeating: nil, count: count)
    variants = Array(repeating: [], count: count)
    findings = Array(repeating: [], count: count)
  }

  /// Returns the tokens of all properties.
  consuming func finish() -> ForeignTokens {
    let order = CSSDependencies(cascade)
    for index in order.sorted { addToken(index) }
    for index in order.cyclic {
      let place = cascade.properties[index].values[0].declaration.place
      findings[index] = [ImportFinding(.lost, path(index), "the property refers to itself", at: place)]
    }
    var modes = CSSModes(base)
    for (_, context) in variants.joined().map({ (0, $0.context) }) { modes.note(context) }
    var result = ForeignTokens()
    result.axes = modes.axes
    for index in tokens.indices {
      guard var token = tokens[index] else { continue }
      token.variants = variants[index].map { ForeignVariant(modes.selection($0.context), $0.value) }
      result.tokens.append(token)
    }
    result.findings = cascade.findings + findings.joined()
    return result
  }

  private func path(_ index: Int) -> [String] { [cascade.properties[index].name] }

  /// Adds the token of a property whose references have been read.
  private mutating func addToken(_ index: Int) {
    let property = cascade.properties[index]
    var contexts = [base]
    var known: Set<CSSConditions> = [base]
    /// Adds the contexts in which other values of a property apply.
    func add(_ conditions: CSSConditions) {
      for other in cascade.contexts(of: conditions.within(base)) where known.insert(other).inserted {
        contexts.append(other)
      }
    }
    for value in property.values { add(value.conditions) }
    var results: [(context: CSSConditions, result: CSSValueReader.Result)] = []
    var position = 0
    while position < contexts.count, position < CSSCascade.maxConditions {
      let context = contexts[position]
      position += 1
      guard let value = cascade.value(of: index, in: context) else { continue }
      if value.isInitial { continue }
      do throws(CSSProblem) {
        let (result, replaced, usesAppearance) = try read(value, index, in: context)
        for other in replaced { for value in cascade.properties[other].values { add(value.conditions) } }
        if usesAppearance, cascade.hasModes { for mode in ["light", "dark"] { add(.appearance(mode)) } }
        results.append((context, result))
      } catch {
        let finding = ImportFinding(.lost, path(index), error.message, at: value.declaration.place)
        // A value of the default mode is reported once, however many modes have it.
        if !findings[index].contains(where: { $0.place == finding.place }) { findings[index].append(finding) }
      }
    }
    guard let first = results.first, let value = cascade.value(of: index, in: first.context) else { return }
    var token = ForeignToken(path(index), first.result.value, at: value.declaration.place)
    kinds[index] = first.result.kind
    token.typeName = first.result.kind.typeName
    if first.result.kind == .color { token.section = .colors }
    token.description = property.comment?.description
    token.deprecation = property.comment?.deprecation
    for doubt in first.result.doubts {
      findings[index].append(ImportFinding(.doubtful, path(index), doubt, at: value.declaration.place))
    }
    if first.context != base {
      let message = "the value is that of some modes, since the default mode has none"
      findings[index].append(ImportFinding(.doubtful, path(index), message, at: value.declaration.place))
    }
    tokens[index] = token
    for (context, result) in results.dropFirst() {
      if result.value != first.result.value { variants[index].append((context, result.value)) }
    }
  }

  /// Reads a value in a context: with references if a guide can express them, otherwise with the values of properties
  /// in their place.
  private func read(_ value: CSSCascade.Value, _ index: Int, in context: CSSConditions) throws(CSSProblem)
    -> (
      CSSValueReader.Result, replaced: Set<Int>, usesAppearance: Bool
    )
  {
    do throws(CSSProblem) {
      return try read(value, index, in: context) { kinds[$0] != nil }
    } catch {
      // The message for the value with references in it says more.
      if let result = try? read(value, index, in: context, isToken: { _ in false }) { return result }
      throw error
    }
  }

  private func read(
    _ value: CSSCascade.Value, _ index: Int, in context: CSSConditions, isToken: @escaping (Int) -> Bool
  ) throws(CSSProblem) -> (CSSValueReader.Result, replaced: Set<Int>, usesAppearance: Bool) {
    var expansion = CSSExpansion(cascade, in: context, isToken: isToken)
    try expansion.append(value)
    let kinds = kinds
    let (parts, calculation) = try CSSMath.evaluated(expansion.parts) { kinds[$0] }
    let name = cascade.properties[index].name
    let reader = CSSValueReader(
      hint: CSSNameHint.kind(of: name), isRGB: AppearanceName.split(name).contains("rgb"),
      kind: { kinds[$0] },
      path: { [cascade.properties[$0].name] })
    let result = try reader.read(parts, calculation: calculation)
    return (result, expansion.replaced, expansion.usesAppearance)
  }
}

extension ValueKind {
  /// The name of a type for the kinds that a value alone does not have.
  fileprivate var typeName: String? {
    switch self {
    case .lineHeight: "lineHeight"
    case .letterSpacing: "letterSpacing"
    case .opacity: "opacity"
    case .color, .length, .number, .family, .weight, .duration, .easing, .strokeStyle, .border, .transition,
      .shadow,
      .gradient, .typography, .text, .flag:
      nil
    }
  }
}
