import KansoDiagnostics

/// The custom properties of style sheets with their values by the modes in which they apply. Of several declarations
/// with the same conditions, the last one applies; specificity does not matter.
struct CSSCascade {
  /// A declaration that applies in some modes.
  struct Value {
    let conditions: CSSConditions
    let declaration: CSSStyleSheet.Declaration
    let text: CSSText
    /// The rank of its rule in a selection.
    let rank: Int
  }

  /// A custom property.
  struct Property {
    let name: String
    /// The values, of which a later one wins over an earlier one with as many conditions.
    var values: [Value]
    var comment: CommentText?
  }

  private(set) var properties: [Property] = []
  private(set) var indices: [String: Int] = [:]
  private(set) var findings: [ImportFinding] = []
  /// The axes in their order, with all modes that conditions name.
  private(set) var axes: [(name: String, modes: [String])] = []
  /// The appearance of the declarations without conditions, as `color-scheme` says it.
  private var baseScheme: String?
  private var customMedia: [String: [CSSConditions]] = [:]
  /// The different conditions of declarations, in their order.
  private var knownConditions: [CSSConditions] = []
  private let selection: CSSSelection?

  /// The maximum number of different conditions of declarations.
  static let maxConditions = 64
  /// The maximum size of a file in bytes.
  static let maxFileSize = 16 << 20

  init(_ selection: CSSSelection?) { self.selection = selection }

  /// True if all modes are read, and not only some blocks.
  var hasModes: Bool { selection == nil }

  /// The default modes. Where all declarations are those of themes, these are the modes of the first theme.
  var base: CSSConditions {
    if let selection { return .appearance(selection.scheme) }
    let modes = axes.first { $0.name == CSSConditions.appearance }?.modes ?? []
    let hasBase = knownConditions.contains(CSSConditions())
    let appearance = CSSConditions.appearance(
      baseScheme ?? (modes == ["light"] && hasBase ? "dark" : "light"))
    guard let first = knownConditions.first, !hasBase else { return appearance }
    // Light is the default even if the file for dark precedes it.
    let isAppearance = first.modes.count == 1 && first.modes[CSSConditions.appearance] != nil
    return isAppearance && modes.contains("light") ? .appearance("light") : first.within(appearance)
  }

  /// Returns the value of a property in a context; nil if it has none there.
  func value(of index: Int, in context: CSSConditions) -> Value? {
    var best: Value?
    for value in properties[index].values where value.conditions.hold(in: context) {
      if value.conditions.modes.count >= best?.conditions.modes.count ?? 0 { best = value }
    }
    return best
  }

  // MARK: Reading

  /// The modes in which the declarations of a rule apply.
  private enum Scope {
    /// The conditions, of which one has to hold. The rank is that of the selection.
    case theme([CSSConditions], isStyle: Bool, rank: Int)
    /// `@property` of a custom property.
    case property(String)
    /// A rule for a part of the page or for a circumstance that is no mode, with the index of the rule that is the
    /// cause.
    case other(Reason, cause: Int)
  }

  private enum Reason: CaseIterable {
    case part, circumstance, notSelected, none
  }

  /// Adds the rules of a style sheet.
  /// - Parameter conditions: the modes of the whole file.
  mutating func add(_ file: SourceFile, within conditions: CSSConditions = CSSConditions()) {
    guard file.bytes.count <= Self.maxFileSize else {
      let message = "the style sheet has more than \(Self.maxFileSize) bytes"
      return findings.append(ImportFinding(.unreadable, [], message, at: SourceRange(file: file, 0..<0)))
    }
    let sheet = CSSStyleSheet(file)
    var scopes: [Scope] = []
    for (index, rule) in sheet.rules.enumerated() {
      let outer = rule.parent.map { scopes[$0] } ?? .theme([conditions], isStyle: false, rank: 0)
      scopes.append(scope(of: rule, index, in: sheet.text, within: outer))
    }
    var others: [Reason: (count: Int, first: CSSStyleSheet.Rule, place: SourceRange)] = [:]
    for declaration in sheet.declarations {
      switch scopes[declaration.rule] {
      case .theme(let conditions, isStyle: true, let rank):
        for conditions in conditions { add(declaration, conditions, rank, sheet.text) }
      case .property(let name) where declaration.name.lowercased() == "initial-value":
        let initial = CSSStyleSheet.Declaration(
          name: name, value: declaration.value, place: declaration.place, comment: declaration.comment,
          rule: declaration.rule)
        add(initial, CSSConditions(), -1, sheet.text)
      case .theme, .property: break
      case .other(let reason, let cause):
        guard declaration.name.hasPrefix("--") else { continue }
        let first = others[reason] ?? (0, sheet.rules[cause], declaration.place)
        others[reason] = (first.count + 1, first.first, first.place)
      }
    }
    for reason in Reason.allCases {
      guard let (count, rule, place) = others[reason] else { continue }
      let prelude = sheet.text.normalized(rule.prelude[...])
      let header = ((rule.name.map { "@\($0) " } ?? "") + prelude).truncated(toScalarCount: 60)
      let subject =
        count == 1 ? "a custom property is not imported" : "\(count) custom properties are not imported"
      let cause: String
      switch reason {
      case .part: cause = ", since rules such as `\(header)` are for parts of a page"
      case .circumstance: cause = ", since conditions such as `\(header)` are no modes of a guide"
      case .notSelected: cause = ", since their rules are not selected"
      case .none: cause = ", since they are in rules such as `\(header)`"
      }
      findings.append(ImportFinding(.lost, [], subject + cause, at: place))
    }
  }

  /// Returns the scope of a rule with an index.
  private mutating func scope(
    of rule: CSSStyleSheet.Rule, _ index: Int, in text: CSSText, within outer: Scope
  ) -> Scope {
    let outerConditions: [CSSConditions]
    let (isStyle, outerRank): (Bool, Int)
    switch outer {
    case .other(let reason, let cause): return .other(reason, cause: cause)
    case .property: return .other(.none, cause: index)
    case .theme(let conditions, let style, let rank):
      outerConditions = conditions
      (isStyle, outerRank) = (style, rank)
    }
    /// Returns the scope of conditions within the outer ones.
    func combined(_ inner: [CSSConditions]?, isStyle: Bool, _ reason: Reason) -> Scope {
      guard let inner else { return .other(reason, cause: index) }
      let all = outerConditions.flatMap { outer in inner.map { $0.within(outer) } }
      return .theme(Array(all.prefix(CSSSelectors.maxAlternatives)), isStyle: isStyle, rank: outerRank)
    }
    switch rule.name {
    case nil:
      if let selection {
        guard let rank = selection.rank(of: rule, in: text) else {
          return .other(.notSelected, cause: index)
        }
        return .theme(outerConditions, isStyle: true, rank: rank)
      }
      return combined(
        CSSSelectors(text, within: [CSSConditions()]).conditions(of: rule.prelude), isStyle: true, .part)
    case "media", "variant":
      let conditions = conditions(of: rule, in: text)
      if selection != nil, let conditions {
        let context = base
        return conditions.contains { $0.hold(in: context) }
          ? .theme(outerConditions, isStyle: isStyle, rank: outerRank)
          : .other(.notSelected, cause: index)
      }
      return combined(conditions, isStyle: isStyle, .circumstance)
    case "theme":
      if let selection, selection.rank(of: rule, in: text) == nil {
        return .other(.notSelected, cause: index)
      }
      return .theme(outerConditions, isStyle: true, rank: outerRank)
    case "layer", "supports", "scope": return .theme(outerConditions, isStyle: isStyle, rank: outerRank)
    case "property": return .property(text.normalized(rule.prelude[...]))
    case "custom-media":
      if let name = rule.prelude.first, name.kind == .ident {
        let query = CSSMediaQuery(text, custom: customMedia).conditions(of: Array(rule.prelude.dropFirst()))
        customMedia[text.name(name).lowercased()] = query
      }
      return .other(.none, cause: index)
    case "container", "starting-style": return .other(.circumstance, cause: index)
    default: return .other(.none, cause: index)
    }
  }

  /// Returns the conditions of `@media`, or of `@variant` of Tailwind.
  private func conditions(of rule: CSSStyleSheet.Rule, in text: CSSText) -> [CSSConditions]? {
    guard rule.name == "variant" else {
      return CSSMediaQuery(text, custom: customMedia).conditions(of: rule.prelude)
    }
    return CSSConditions.theme(ofClass: text.normalized(rule.prelude[...]), isRoot: false).map { [$0] }
  }

  /// Adds a declaration of a theme.
  private mutating func add(
    _ declaration: CSSStyleSheet.Declaration, _ conditions: CSSConditions, _ rank: Int, _ text: CSSText
  ) {
    let conditions = selection == nil ? conditions.resolved : CSSConditions()
    guard declaration.name.hasPrefix("--") else {
      if declaration.name.lowercased() == "color-scheme", conditions.modes.isEmpty,
        let first = declaration.value.first
      {
        let scheme = text.name(first).lowercased()
        if scheme == "light" || scheme == "dark" { baseScheme = scheme }
      }
      return
    }
    if !knownConditions.contains(conditions) {
      guard knownConditions.count < Self.maxConditions else {
        let message = "there are more than \(Self.maxConditions) themes, of which this is not imported"
        return findings.append(ImportFinding(.lost, [declaration.name], message, at: declaration.place))
      }
      knownConditions.append(conditions)
      note(conditions)
    }
    let name = String(declaration.name.dropFirst(2))
    // `--ink: var(--ink)` is how a theme takes a property of another sheet, and has no value of its own.
    if indices[name] != nil, text.normalized(declaration.value[...]) == "var(\(declaration.name))" { return }
    let value = Value(conditions: conditions, declaration: declaration, text: text, rank: rank)
    guard let index = indices[name] else {
      indices[name] = properties.count
      return properties.append(Property(name: name, values: [value], comment: declaration.comment))
    }
    properties[index].comment = properties[index].comment ?? declaration.comment
    if let old = properties[index].values.firstIndex(where: { $0.conditions == conditions }) {
      guard properties[index].values[old].rank <= rank else { return }
      properties[index].values.remove(at: old)
    }
    properties[index].values.append(value)
  }

  /// Notes the axes and the modes of conditions.
  private mutating func note(_ conditions: CSSConditions) {
    for (name, mode) in conditions.modes.sorted(by: { $0.key < $1.key }) {
      if let axis = axes.firstIndex(where: { $0.name == name }) {
        if !axes[axis].modes.contains(mode) { axes[axis].modes.append(mode) }
      } else {
        axes.append((name, [mode]))
      }
    }
  }
}
