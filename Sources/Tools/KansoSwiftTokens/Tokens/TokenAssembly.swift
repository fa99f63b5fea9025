import KansoDiagnostics
import KansoInterchange
import KansoLint
import KansoTheme

/// Makes tokens of the members of sources.
struct TokenAssembly {
  let program: SwiftDeclarations
  let evaluator: SwiftEvaluator
  let kinds: NumberKinds
  private let catalog: CatalogColors
  private let sources: [SourceFile]
  private let selection: ImportSelection
  private var result = ForeignTokens()
  /// The index of the token with a path.
  private var indexes: [[String]: Int] = [:]
  /// The modes that any member depends on, the default first.
  private var appearances = [Appearance()]

  init(
    _ program: SwiftDeclarations, _ catalog: CatalogColors, _ sources: [SourceFile],
    _ selection: ImportSelection
  ) {
    (self.program, self.catalog, self.sources, self.selection) = (program, catalog, sources, selection)
    let orders = selection.names.compactMap { name in
      name.hasPrefix(Self.orderKey) ? HexOrder(rawValue: String(name.dropFirst(Self.orderKey.count))) : nil
    }
    let written = orders.isEmpty ? HexOrder.written(in: sources) : nil
    if let written, written.order == .argb {
      let message =
        "eight digits are read as alpha, red, green and blue, since most begin with `ff`; "
        + "`--select hex8=rgba` takes the other order"
      result.findings.append(ImportFinding(.doubtful, [], message, at: written.place))
    }
    evaluator = SwiftEvaluator(
      program, catalog, orders.first ?? written?.order ?? .rgba,
      byteCount: sources.reduce(0) { $0 + $1.bytes.count })
    kinds = NumberKinds(program, evaluator)
  }

  /// The start of the name that selects the order of the components in eight digits: `hex8=argb`.
  private static let orderKey = "hex8="

  /// A part of a member's value: the whole of it, or a property of an instance.
  struct Leaf {
    var path: [String]
    let value: SwiftValue
  }

  /// Returns the tokens of all members.
  mutating func tokens(after findings: [ImportFinding]) -> ForeignTokens {
    result.findings += findings
    let order = program.members.indices.filter(isCandidate).sorted { left, right in
      let (a, b) = (program.members[left], program.members[right])
      return (a.file, a.place.lowerBound, left) < (b.file, b.place.lowerBound, right)
    }
    let dependences = order.map(dependence)
    let all = dependences.reduce(Appearance.Dependence()) { $0.union($1) }
    appearances = Self.appearances(of: all.union(catalogDependence))
    for (member, dependence) in zip(order, dependences) { add(member, dependence) }
    addCatalog()
    if appearances.count > 1 { result.axes = [ForeignAxis(name: nil, modes: appearances.map(\.modeName))] }
    select()
    return result
  }

  /// Returns the appearances in which values differ.
  private static func appearances(of dependence: Appearance.Dependence) -> [Appearance] {
    Appearance.all.filter {
      (!$0.isDark || dependence.contains(.dark)) && (!$0.isHighContrast || dependence.contains(.contrast))
    }
  }

  /// The circumstances that the colors of the catalogs depend on.
  private var catalogDependence: Appearance.Dependence {
    let modes = catalog.tokens.axes.first?.modes ?? []
    var dependence: Appearance.Dependence = []
    for appearance in Appearance.all where modes.contains(appearance.modeName) {
      if appearance.isDark { dependence.insert(.dark) }
      if appearance.isHighContrast { dependence.insert(.contrast) }
    }
    return dependence
  }

  /// Returns what the value of a member depends on.
  private func dependence(of member: Int) -> Appearance.Dependence {
    var dependence: Appearance.Dependence = []
    // A branch for one appearance may ask for another circumstance.
    for appearance in Appearance.all {
      guard Self.appearances(of: dependence).contains(appearance) else { continue }
      dependence.formUnion(evaluator.result(of: member, in: appearance).dependence)
    }
    return dependence
  }

  /// Returns true for a member that can be a token: a constant, or a property of a type that is nothing visible
  /// itself.
  func isCandidate(_ index: Int) -> Bool {
    let member = program.members[index]
    if case .derived = member.definition { return true }
    if case .plainCase = member.definition { return false }
    // The number behind a case with a color is that of the color.
    if member.isCase { return program.mainName(of: member.owner) == nil }
    if member.isStatic { return true }
    let type = program.types[member.owner]
    guard type.isDeclared, !type.isEnum, !Self.isVisible(type.name), !FrameworkTypes.isAsset(type.name) else {
      return false
    }
    return !isCounter(index)
      && !type.inherited.contains { TypeNames.isVisible(named: $0) || Self.painters.contains($0) }
  }

  /// The protocols of types that draw views.
  private static let painters: Set<String> = [
    "ViewModifier", "ButtonStyle", "PrimitiveButtonStyle", "ToggleStyle", "LabelStyle", "TextFieldStyle",
  ]

  /// Returns true for the name of a type that is drawn itself.
  private static func isVisible(_ name: String) -> Bool {
    ["view", "controller", "cell", "button", "label", "layer", "window"].contains(
      CamelCase.words(of: name).last)
  }

  /// Returns true for a number that only counts something in an instance.
  private func isCounter(_ index: Int) -> Bool {
    guard program.styleType(of: program.members[index]) == nil,
      case .number? = evaluator.resolved(.token(index), in: Appearance()),
      case .number = kinds.kind(of: index)
    else { return false }
    return true
  }

  /// Adds the tokens of a member.
  private mutating func add(_ index: Int, _ dependence: Appearance.Dependence) {
    let member = program.members[index]
    let path = program.path(ofMember: index)
    let place = SourceRange(file: sources[member.file], member.place)
    let evaluated = evaluator.result(of: index, in: Appearance())
    guard let value = evaluated.value else {
      if isStyle(member) {
        let reason = evaluated.problem ?? "the value is unknown"
        result.findings.append(ImportFinding(.lost, path, reason, at: place))
      }
      return
    }
    let leaves = leaves(of: value, path, member)
    guard !leaves.isEmpty else {
      if isStyle(member) {
        result.findings.append(ImportFinding(.lost, path, reason(for: value), at: place))
      }
      return
    }
    for doubt in evaluated.doubts { result.findings.append(ImportFinding(.doubtful, path, doubt, at: place)) }
    var others: [(Appearance, [[String]: SwiftValue])] = []
    if !dependence.isEmpty {
      for appearance in appearances.dropFirst() {
        guard let value = evaluator.result(of: index, in: appearance).value else {
          result.findings.append(
            ImportFinding(.lost, path, "the value in the mode \(appearance.modeName) is unknown", at: place))
          continue
        }
        let parts = self.leaves(of: value, path, member, in: appearance)
        others.append((appearance, Dictionary(parts.map { ($0.path, $0.value) }) { first, _ in first }))
      }
    }
    for leaf in leaves {
      let writer = ValueWriter(self, member: index, path: leaf.path)
      guard let written = writer.value(of: leaf.value, in: Appearance()) else { continue }
      var token = ForeignToken(leaf.path, written.value, at: place)
      token.section = written.section
      token.typeName = member.annotation.last
      token.description = member.notes.description
      token.deprecation = member.notes.deprecation
      for (appearance, values) in others {
        guard let value = values[leaf.path], let other = writer.value(of: value, in: appearance)?.value,
          other != written.value
        else { continue }
        token.variants.append(ForeignVariant([0: appearance.modeName], other))
      }
      add(token)
    }
  }

  /// Returns the reason why a value is no token.
  private func reason(for value: SwiftValue) -> String {
    if case .instance(let instance) = value { return "`\(instance.name)` has no section in a style guide" }
    guard case .token(let other) = value, evaluator.resolved(value, in: Appearance()) == nil else {
      return "the value has no section in a style guide"
    }
    return "it refers to `\(program.path(ofMember: other).joined(separator: "."))`, whose value is unknown"
  }

  /// Adds a token. A later one with the same path replaces an earlier one.
  private mutating func add(_ token: ForeignToken) {
    guard let known = indexes[token.path] else {
      indexes[token.path] = result.tokens.count
      result.tokens.append(token)
      return
    }
    let old = result.tokens[known]
    if old.value != token.value {
      result.findings.append(
        ImportFinding(
          .lost, token.path, "another declaration of the same name follows; its value is taken", at: old.place
        ))
    }
    result.tokens[known] = token
  }

  /// Adds the colors of catalogs whose names no source declares.
  private mutating func addCatalog() {
    result.findings += catalog.tokens.findings
    // A constant `brand` for the color `Brand` is that color under the name that the sources use.
    var known: [[String]: [ForeignToken]] = [:]
    for token in result.tokens { known[token.path.map { $0.lowercased() }, default: []].append(token) }
    for token in catalog.tokens.tokens where indexes[token.path] == nil {
      let isSame = known[token.path.map { $0.lowercased() }]?.contains { other in
        other.value == token.value && other.variants == token.variants
      }
      if isSame != true { add(token) }
    }
  }

  /// Keeps the chosen modes only.
  private mutating func select() {
    guard let axis = result.axes.first, !selection.names.isEmpty else { return }
    let chosen = axis.modes.filter(selection.names.contains)
    for name in selection.names where !axis.modes.contains(name) && !name.hasPrefix(Self.orderKey) {
      result.addSelectionProblem("there is no mode `\(name)`", choices: axis.modes)
    }
    guard let main = chosen.first, chosen.count < axis.modes.count else { return }
    for index in result.tokens.indices {
      let token = result.tokens[index]
      var values = Dictionary(
        token.variants.compactMap { variant in variant.modes[0].map { ($0, variant.value) } }
      ) {
        first, _ in first
      }
      values[axis.modes[0]] = token.value
      let value = values[main] ?? token.value
      result.tokens[index].value = value
      result.tokens[index].variants = chosen.dropFirst().compactMap { mode in
        let other = values[mode] ?? token.value
        return other == value ? nil : ForeignVariant([0: mode], other)
      }
    }
    result.axes = chosen.count > 1 ? [ForeignAxis(name: nil, modes: chosen)] : []
  }

  /// The maximum number of words of a value that are searched for types of style.
  private static let maxNames = 64

  /// Returns true if a member declares style, or has a value that names a type of style.
  private func isStyle(_ member: SwiftMember) -> Bool {
    if program.styleType(of: member) != nil { return true }
    guard member.isStatic, case .value(let expression) = member.definition else { return false }
    return expression.tokens(viewMode: .sourceAccurate).prefix(Self.maxNames).contains { token in
      let name = token.text
      return FrameworkTypes.colors.contains(name) || FrameworkTypes.fonts.contains(name)
        || FrameworkTypes.others.contains(name) || FrameworkTypes.edges.contains(name)
    }
  }

  /// Returns the font or the shadow that an instance is; nil for other instances.
  func whole(_ instance: SwiftInstance) -> SwiftValue? {
    if let font = SwiftFont(instance, evaluator) { return .font(font) }
    return SwiftShadow(instance, evaluator).map { .shadow($0) }
  }

  /// Returns the value of a type around a single value, such as `Spacing(value: 8)`; nil for other instances.
  func wrapped(_ instance: SwiftInstance) -> SwiftValue? {
    guard instance.fields.count == 1, let field = instance.fields.first,
      FrameworkTypes.isIdentity(field.name) || ["points", "raw", "amount", "hex"].contains(field.name)
    else { return nil }
    return field.value
  }

  /// The maximum depth of instances in instances.
  private static let maxDepth = 8

  /// Returns the member to which a value refers, or the member with the value.
  private func declaration(of value: SwiftValue, _ member: SwiftMember) -> SwiftMember {
    if case .token(let other) = value { program.members[other] } else { member }
  }

  /// Returns the parts of a value that are tokens.
  func leaves(
    of value: SwiftValue, _ path: [String], _ member: SwiftMember, in appearance: Appearance = Appearance(),
    depth: Int = 0
  ) -> [Leaf] {
    let resolved = evaluator.resolved(value, in: appearance)
    switch resolved {
    case .number(let number)? where number.hexDigits ?? 0 > 4 && path.contains(where: LiteralColor.isColor):
      let color = evaluator.hexColor(.number(number), order: evaluator.digitOrder, alpha: nil)
      return [Leaf(path: path, value: color ?? value)]
    case .color?, .catalogColor?, .font?, .edges?, .number?, .gradient?:
      return [Leaf(path: path, value: value)]
    case .symbol(let symbol)?
    where SystemFonts.weight(symbol, of: declaration(of: value, member).annotation) != nil:
      return [Leaf(path: path, value: value)]
    case .text(let text)?:
      guard SwiftEvaluator.digits(in: text).map({ $0.count > 4 }) ?? false,
        text.hasPrefix("#") || path.contains(where: LiteralColor.isColor)
      else { return [] }
      return [Leaf(path: path, value: value)]
    case .instance(let instance)? where depth < Self.maxDepth:
      if FrameworkTypes.others.contains(instance.name) { return [] }
      if let whole = whole(instance) {
        if case .token = value { return [Leaf(path: path, value: value)] }
        return [Leaf(path: path, value: whole)]
      }
      if let inner = wrapped(instance) {
        let leaves = leaves(of: inner, path, member, in: appearance, depth: depth + 1)
        if case .token = value, leaves.count == 1, leaves[0].path == path {
          return [Leaf(path: path, value: value)]
        }
        return leaves
      }
      return instance.fields.flatMap {
        leaves(of: $0.value, path + [$0.name], member, in: appearance, depth: depth + 1)
      }
    case .list(let values)? where depth < Self.maxDepth && program.styleType(of: member) == nil:
      return values.enumerated().flatMap {
        leaves(of: $0.element, path + ["\($0.offset)"], member, in: appearance, depth: depth + 1)
      }
    default: return []
    }
  }
}
