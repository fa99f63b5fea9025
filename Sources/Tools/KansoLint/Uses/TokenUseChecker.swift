import KansoDiagnostics
import KansoLintRules
import KansoTheme
import KansoThemeEncoding

/// A check of the references to the guide's types, which also collects the tokens that they use.
struct TokenUseChecker: Sendable {
  private let names: TokenNames
  private let theme: Theme?
  /// The module of the tokens; nil if it is the module of the sources.
  private let module: String?
  private let naming: SwiftNaming
  private let rules: Set<DiagnosticDescriptor>
  /// True if the places of all uses are collected.
  private let collectsUses: Bool
  /// The paths of today of tokens at former paths.
  private let newPaths: [TokenPath: TokenPath]

  init(
    theme: Theme?, module: String?, naming: SwiftNaming, rules: Set<DiagnosticDescriptor>, collectsUses: Bool
  ) {
    (self.theme, self.module, self.naming, self.rules) = (theme, module, naming, rules)
    self.collectsUses = collectsUses
    newPaths = theme?.newPaths ?? [:]
    names = TokenNames(theme, naming: naming)
  }

  /// Returns true if the definitions of all sources are needed before the findings in any of them are correct.
  ///
  /// - Parameter writesTokens: true if tokens replace literals, regardless of the rules.
  func needsDefinitions(writesTokens: Bool) -> Bool {
    !names.types.isEmpty && (writesTokens || needsReferences)
  }

  /// The names that a source is searched for: those of the guide's types, and of the types of most guides.
  var typeNames: Set<String> { names.types.union(commonTypes) }

  /// The parts of a source that the checks of uses need.
  struct Demand {
    /// True if the declarations of the guide's types are needed.
    var findsDefinitions = false
    /// True if types that are defined by hand are reported.
    var findsDefinedTypes = false
    /// True if the references are needed.
    var findsReferences = false
    /// True if the source must not be nested too deeply, even if nothing of it is needed.
    var needsDepth = false

    /// The reasons to parse declarations.
    var needs: SourceUnits.Need {
      var needs: SourceUnits.Need = []
      if findsDefinitions || findsDefinedTypes { needs.insert(.declaration) }
      if findsReferences { needs.insert(.mention) }
      return needs
    }
  }

  /// Returns the parts of a source that are needed.
  ///
  /// - Parameter writesTokens: true if tokens replace literals.
  func demand(of source: LintSource, writesTokens: Bool) -> Demand {
    var demand = Demand()
    let mentions = source.scan.mentions
    guard source.language == .swift, !mentions.isEmpty else { return demand }
    demand.findsDefinedTypes =
      rules.contains(.styleDefinitionOutsideGuide) && mentions.contains(where: \.mayDeclare)
    let own = mentions.filter { isName($0.range, in: source.file) }
    let mayDeclare = own.contains(where: \.mayDeclare)
    demand.findsDefinitions =
      mayDeclare && needsDefinitions(writesTokens: writesTokens) && !GeneratedMarks.isCompiled(source.file)
    guard !own.isEmpty, needsReferences else { return demand }
    demand.findsReferences =
      collectsUses || rules.contains(.unusedToken)
      || !own.allSatisfy { isKnownAndCurrent(Self.path(from: $0.range, in: source.file.bytes)) }
    // The declarations of a source that cannot be parsed are unknown, too.
    demand.needsDepth = demand.findsReferences || mayDeclare
    return demand
  }

  /// Returns true if a range has the name of one of the guide's types.
  private func isName(_ range: Range<Int>, in file: SourceFile) -> Bool {
    names.types.contains(file.text(in: range))
  }

  /// Returns the chain of members that begins with a name, such as `Colors.Text.secondary`.
  private static func path(from range: Range<Int>, in bytes: [UInt8]) -> [String] {
    var path = [String(decoding: bytes[range], as: UTF8.self)]
    var end = range.upperBound
    while end + 1 < bytes.count, bytes[end] == UInt8(ascii: "."), bytes[end + 1].isOfSwiftName {
      let name = bytes[(end + 1)...].prefix { $0.isOfSwiftName }
      path.append(String(decoding: name, as: UTF8.self))
      end = name.endIndex
    }
    return path
  }

  /// Returns the declarations in a parsed source that have the names of the guide's types or extend them.
  func definitions(in source: LintSource, _ demand: Demand) -> OwnDefinitions {
    guard demand.findsDefinitions, let parsed = source.parsed else { return OwnDefinitions() }
    return OwnDefinitions(parsed, of: source.file, wanted: names.types)
  }

  /// Returns the references to tokens in a parsed source of Swift, or in one of Objective-C.
  func references(in source: LintSource, _ demand: Demand) -> [TokenReference] {
    if let objectiveC = source.objectiveC {
      guard !names.types.isEmpty, needsReferences else { return [] }
      return TokenReference.inObjectiveC(
        objectiveC.tokens, of: source.file.bytes, sections: names.sectionsInC)
    }
    guard demand.findsReferences, let parsed = source.parsed else { return [] }
    return TokenReferences(parsed, types: names.types, module: module).references
  }

  /// Returns the number of uses of tokens in a source by the rule for literals of their kind. Nothing is parsed: chains of
  /// members that begin with a type of the guide count, also in comments.
  func useCounts(in source: LintSource) -> [DiagnosticDescriptor: Int] {
    var counts: [DiagnosticDescriptor: Int] = [:]
    func count(_ token: ThemeToken) {
      guard let rule = theme.flatMap({ StyleKind(ofTokenAt: token.path, in: $0) })?.rule else { return }
      counts[rule, default: 0] += 1
    }
    if let objectiveC = source.objectiveC {
      guard !names.types.isEmpty else { return [:] }
      let references = TokenReference.inObjectiveC(
        objectiveC.tokens, of: source.file.bytes, sections: names.sectionsInC)
      for reference in references { names.token(ofFunction: reference.path[0]).map(count) }
      return counts
    }
    for mention in source.scan.mentions where isName(mention.range, in: source.file) {
      let path = Self.path(from: mention.range, in: source.file.bytes)
      if case .token(let token, _)? = names.target(of: path) { count(token) }
    }
    return counts
  }

  /// The uses of tokens in a source.
  struct Uses {
    var findings: [Diagnostic] = []
    /// The tokens that the source uses; with a mention of a group, all of its tokens.
    var tokens: Set<TokenPath> = []
    /// The places of the uses of single tokens, in source order; empty if they are not collected.
    var places: [TokenUse] = []
    fileprivate var suggestions = NameSuggestions()
    /// The groups whose tokens are all in `tokens`.
    fileprivate var groups: Set<String> = []
  }

  /// The rules that need the references of a source.
  private static let useRules: Set<DiagnosticDescriptor> = [.unknownToken, .deprecatedToken, .unusedToken]

  /// True if the references of sources are needed.
  private var needsReferences: Bool { collectsUses || !rules.isDisjoint(with: Self.useRules) }

  /// Adds the use of a token. A use of a former name is one of the token of today.
  private func add(_ token: ThemeToken, _ reference: TokenReference, in file: SourceFile, to uses: inout Uses)
  {
    let path = newPaths[token.path] ?? token.path
    uses.tokens.insert(path)
    guard collectsUses else { return }
    let place = SourceRange(file: file, reference.ranges[0]).start
    uses.places.append(
      TokenUse(token: path, line: place.line, column: place.column, container: reference.container))
  }

  /// Returns the uses of tokens among the references of a source. Findings are in any order. Without a rule for
  /// uses, `tokens` is empty; without the rule for unused tokens, it may be incomplete.
  ///
  /// - Parameter own: the definitions of the sources.
  func uses(_ references: [TokenReference], in file: SourceFile, _ own: OwnDefinitions) -> Uses {
    var uses = Uses()
    let isObjectiveC = Language.of(file.path) == .objectiveC
    for reference in references {
      if isObjectiveC {
        checkFunction(reference, in: file, own: own, uses: &uses)
      } else {
        check(reference, in: file, own: own, uses: &uses)
      }
    }
    return uses
  }

  /// Returns true if a chain of names would have no finding: it refers to no unknown member and to no
  /// deprecated token.
  private func isKnownAndCurrent(_ path: [String]) -> Bool {
    switch names.target(of: path) {
    case .token(let token, _)?: token.deprecated == nil
    case .group?, nil: true
    case .unknown?: false
    }
  }

  /// Returns findings for the Swift types in a parsed source that have the names of the guide's types, or of
  /// the types of most guides. Empty if the rule is off.
  func definedTypes(in source: LintSource, _ demand: Demand) -> [Diagnostic] {
    guard demand.findsDefinedTypes, let parsed = source.parsed else { return [] }
    let file = source.file
    return DefinitionVisitor(parsed.tree, wanted: typeNames).types.map { name in
      let start = name.positionAfterSkippingLeadingTrivia.utf8Offset
      let range = parsed.sourceRange(of: start..<start + name.text.utf8.count)
      return Diagnostic(
        .styleDefinitionOutsideGuide, "`\(name.text)` is defined by hand, beside the type of the guide",
        at: SourceRange(file: file, range),
        help: "Move its definitions to the guide, which is compiled into a type of that name.")
    }
  }

  /// The types of most guides.
  private var commonTypes: Set<String> {
    Set([Section.colors, .fonts, .padding].map { naming.rootName(ofSection: $0.rawValue) })
  }

  // MARK: Swift

  /// Records the token or group of a reference in Swift, and reports an unknown member or a deprecated token.
  /// Ignores a reference to a type that the sources declare.
  private func check(
    _ reference: TokenReference, in file: SourceFile, own: OwnDefinitions, uses: inout Uses
  ) {
    guard let type = reference.path.first,
      own.declaration(of: type, within: reference.scopes, in: file.path) == nil
    else { return }
    switch names.target(of: reference.path) {
    case .token(let token, let links)?:
      add(token, reference, in: file, to: &uses)
      let range = reference.ranges[0].lowerBound..<reference.ranges[links - 1].upperBound
      reportIfDeprecated(
        token, at: range, axisTypes: names.axisTypes(in: reference.path), scopes: reference.scopes, in: file,
        own: own, uses: &uses)
    case .group(let group)?:
      // Code with the type can access all of its members.
      if uses.groups.insert(group.name).inserted { uses.tokens.formUnion(group.tokens) }
    case .unknown(let group, let links)?:
      let name = reference.path[links]
      guard rules.contains(.unknownToken), !own.members.contains(name) else { return }
      let meant = uses.suggestions.nearest(to: name, in: group.name, among: group.members)
      uses.findings.append(
        Diagnostic(
          .unknownToken, "`\(group.name)` has no `\(name)`",
          at: SourceRange(file: file, reference.ranges[links]),
          help: meant.map { "Did you mean `\(group.name).\($0)`?" }
            ?? "Add it to the guide, or use another token."))
    case nil: return
    }
  }

  // MARK: Objective-C

  /// Records the token of a C function, and reports a deprecated token. An unknown function is reported only
  /// if it is called and similar to a token's.
  private func checkFunction(
    _ reference: TokenReference, in file: SourceFile, own: OwnDefinitions, uses: inout Uses
  ) {
    let (name, range) = (reference.path[0], reference.ranges[0])
    if let token = names.token(ofFunction: name) {
      add(token, reference, in: file, to: &uses)
      return reportIfDeprecated(
        token, at: range, scopes: reference.scopes, in: file, own: own, uses: &uses)
    }
    // Other names may have the same prefix. A call of a name that is similar to a token's is probably a misspelling.
    let isCalled = file.bytes[range.upperBound...].first == UInt8(ascii: "(")
    guard rules.contains(.unknownToken), isCalled,
      let (section, members) = names.functions(sharingPrefixOf: name),
      let meant = uses.suggestions.nearest(
        to: String(name.dropFirst(section.count)), in: section, among: members)
    else { return }
    uses.findings.append(
      Diagnostic(
        .unknownToken, "the guide has no `\(name)`", at: SourceRange(file: file, range),
        help: "Did you mean `\(section)\(meant)`?"))
  }

  // MARK: Deprecated tokens

  /// Reports a token if it is deprecated and the rule is active. The finding gets a replacement if the token
  /// that the guide names instead has the same value in every mode and can be named here. Otherwise, the
  /// finding gets a note with the reason; without such a token, it gets neither.
  ///
  /// - Parameter axisTypes: the enums of values of axes in the name, which the replacement has, too.
  private func reportIfDeprecated(
    _ token: ThemeToken, at range: Range<Int>, axisTypes: [String] = [], scopes: [String],
    in file: SourceFile, own: OwnDefinitions, uses: inout Uses
  ) {
    guard rules.contains(.deprecatedToken), let deprecated = token.deprecated else { return }
    func name(_ path: TokenPath) -> String {
      Language.of(file.path) == .objectiveC
        ? CName.name(of: path, naming) : naming.name(of: path, axisTypes: axisTypes)
    }
    let other = deprecated.replacement.flatMap { theme?[$0] }
    let unsafeReason = other.flatMap { other -> String? in
      guard other.value == token.value,
        other.variants.elementsEqual(token.variants, by: { $0.mode == $1.mode && $0.value == $1.value })
      else {
        return "`\(name(other.path))` has another value"
      }
      // The names of C functions do not conflict with those of types.
      return Language.of(file.path) == .objectiveC
        ? nil : own.conflict(naming: name(other.path), within: scopes, in: file.path)
    }
    let place = SourceRange(file: file, range)
    let message = deprecated.message.map { ": \($0.filter { !"{}".contains($0) })" } ?? ""
    uses.findings.append(
      Diagnostic(
        .deprecatedToken, "`\(name(token.path))` is deprecated\(message)", at: place,
        help: other.map { "Write `\(name($0.path))`." } ?? "Use another token.",
        notes: unsafeReason.map { [.unsafe($0)] } ?? [],
        replacement: unsafeReason == nil ? other.map { name($0.path) } : nil,
        literal: LiteralMatch(text: place.text, token: other?.path.dotted, distance: nil)))
  }

  // MARK: Interface Builder

  /// Returns the places of named colors in a document; empty if uses are not collected.
  func places(of colors: [(name: String, range: Range<Int>)], in file: SourceFile) -> [TokenUse] {
    guard collectsUses else { return [] }
    return colors.compactMap { color in
      guard let path = names.color(named: color.name) else { return nil }
      let place = SourceRange(file: file, color.range).start
      return TokenUse(
        token: newPaths[path] ?? path, line: place.line, column: place.column, container: nil)
    }
  }

  /// Returns the tokens whose colors a document of Interface Builder names.
  func colors(named: Set<String>) -> Set<TokenPath> {
    Set(named.compactMap { names.color(named: $0).map { newPaths[$0] ?? $0 } })
  }
}
