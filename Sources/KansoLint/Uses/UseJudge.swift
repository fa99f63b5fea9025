import KansoDiagnostics
import KansoTheme

/// Says of the places that name the guide whether they name something that is there, and remembers what they name.
struct UseJudge: Sendable {
  private let names: TokenNames
  private let theme: Theme?
  private let module: String?
  private let rules: Set<DiagnosticID>

  init(theme: Theme?, module: String?, rules: Set<DiagnosticID>) {
    (self.theme, self.module, self.rules) = (theme, module, rules)
    names = TokenNames(theme)
  }

  /// Returns true if the definitions of all sources have to be known before the findings in any of them are right.
  ///
  /// - Parameter writesTokens: true if tokens are put in the place of literals, whatever the rules are.
  func needsDefinitions(writesTokens: Bool) -> Bool {
    !names.types.isEmpty && (writesTokens || !rules.isDisjoint(with: Self.rulesOfUse))
  }

  func definitions(in file: SourceFile) -> OwnDefinitions {
    guard Language.of(file.path) ?? .swift == .swift,
      NameMentions(of: names.types, in: file.bytes).includeDeclaration, !Linter.isCompiled(file),
      // Otherwise `uses(in:_:)` reports it.
      let source = try? ParsableSource(file.bytes)
    else { return OwnDefinitions() }
    let wanted = names.types
    return DeepStack.run { OwnDefinitions(source, of: file, wanted: wanted) }
  }

  /// Returns false if a source of Swift names nothing that `uses(in:_:)` parses it for.
  func mayNeedTree(of file: SourceFile) -> Bool {
    !NameMentions(of: names.types.union(Self.usualTypes), in: file.bytes).ranges.isEmpty
  }

  /// What a source names.
  struct Uses {
    var findings: [Diagnostic] = []
    var tokens: Set<TokenPath> = []
    fileprivate var suggestions = NameSuggestions()
    /// The groups whose tokens are among `tokens`.
    fileprivate var groups: Set<String> = []
  }

  private static let rulesOfUse: Set<DiagnosticID> = [.unknownToken, .deprecatedToken, .unusedToken]

  /// - Parameter own: what the sources declare themselves.
  /// - Throws: ``TooDeep`` if the source has to be parsed and cannot be.
  func uses(in file: SourceFile, _ own: OwnDefinitions) throws(TooDeep) -> Uses {
    var uses = Uses()
    uses.findings = try definedTypes(in: file)
    guard !names.types.isEmpty, !rules.isDisjoint(with: Self.rulesOfUse) else { return uses }
    if Language.of(file.path) == .objectiveC {
      guard !NameMentions(of: names.types, in: file.bytes, areParts: true).ranges.isEmpty else { return uses }
      for reference in TokenReference.inObjectiveC(file.bytes, types: names.types) {
        judgeFunction(reference, file, own, &uses)
      }
    } else {
      let mentions = NameMentions(of: names.types, in: file.bytes)
      let isSure = !rules.contains(.unusedToken) && mentions.paths.allSatisfy(isFine)
      guard !mentions.ranges.isEmpty, !isSure || mentions.includeDeclaration else { return uses }
      // The declarations of a source that cannot be parsed are unknown, too.
      let source = try ParsableSource(file.bytes)
      guard !isSure else { return uses }
      let references = TokenReferences(source, types: names.types, module: module).references
      for reference in references { judge(reference, file, own, &uses) }
    }
    return uses
  }

  /// Whether there is nothing to say about a chain of names, if it is one.
  private func isFine(_ path: [String]) -> Bool {
    switch names.target(of: path) {
    case .token(let token, _)?: token.deprecated == nil
    case .group?, nil: true
    case .unknown?: false
    }
  }

  /// Types that stand beside those of the guide under the same names.
  private func definedTypes(in file: SourceFile) throws(TooDeep) -> [Diagnostic] {
    let wanted = names.types.union(Self.usualTypes)
    guard rules.contains(.styleDefinitionOutsideGuide), Language.of(file.path) != .objectiveC,
      NameMentions(of: wanted, in: file.bytes).includeDeclaration
    else { return [] }
    return DefinitionVisitor(try ParsableSource(file.bytes), wanted: wanted).types.map { name in
      let start = name.positionAfterSkippingLeadingTrivia.utf8Offset
      let range = start..<start + name.text.utf8.count
      return Diagnostic(
        .styleDefinitionOutsideGuide, "`\(name.text)` is defined by hand beside the guide's",
        at: SourceRange(file: file, range),
        help: "Move what it defines to the guide, which is compiled into a type of that name.")
    }
  }

  /// What most guides have.
  private static let usualTypes: Set<String> = ["Colors", "Fonts", "Padding"]

  // MARK: Swift

  private func judge(
    _ reference: TokenReference, _ file: SourceFile, _ own: OwnDefinitions, _ uses: inout Uses
  ) {
    guard let type = reference.path.first,
      own.declaration(of: type, within: reference.scopes, in: file.path) == nil
    else { return }
    switch names.target(of: reference.path) {
    case .token(let token, let links)?:
      uses.tokens.insert(token.path)
      let range = reference.ranges[0].lowerBound..<reference.ranges[links - 1].upperBound
      report(token, range, reference.scopes, file, own, &uses)
    case .group(let group)?:
      // Whoever has the type has its members.
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

  private func judgeFunction(
    _ reference: TokenReference, _ file: SourceFile, _ own: OwnDefinitions, _ uses: inout Uses
  ) {
    let (name, range) = (reference.path[0], reference.ranges[0])
    if let token = names.token(ofFunction: name) {
      uses.tokens.insert(token.path)
      return report(token, range, reference.scopes, file, own, &uses)
    }
    // Other names may well begin like that; one that is nearly a token's is meant to be it.
    let isCalled = file.bytes[range.upperBound...].first == UInt8(ascii: "(")
    guard rules.contains(.unknownToken), isCalled, let (type, members) = names.functions(besides: name),
      let meant = uses.suggestions.nearest(to: String(name.dropFirst(type.count)), in: type, among: members)
    else { return }
    uses.findings.append(
      Diagnostic(
        .unknownToken, "the guide has no `\(name)`", at: SourceRange(file: file, range),
        help: "Did you mean `\(type)\(meant)`?"))
  }

  // MARK: Deprecated tokens

  /// Reports a token that is going away. It is replaced where that changes nothing but its name.
  private func report(
    _ token: ThemeToken, _ range: Range<Int>, _ scopes: [String], _ file: SourceFile, _ own: OwnDefinitions,
    _ uses: inout Uses
  ) {
    guard rules.contains(.deprecatedToken), let deprecated = token.deprecated else { return }
    func name(_ path: TokenPath) -> String {
      Language.of(file.path) == .objectiveC ? CName.name(of: path) : path.swiftName
    }
    let other = deprecated.replacement.flatMap { theme?[$0] }
    let obstacle = other.flatMap { other -> String? in
      guard other.value == token.value, other.variants == token.variants else {
        return "`\(name(other.path))` has another value"
      }
      // The names of functions of C are apart from those of types.
      return Language.of(file.path) == .objectiveC
        ? nil : Mender.obstacle(to: name(other.path), within: scopes, own, in: file)
    }
    let place = SourceRange(file: file, range)
    let message = deprecated.message.map { ": \($0.filter { !"{}".contains($0) })" } ?? ""
    uses.findings.append(
      Diagnostic(
        .deprecatedToken, "`\(name(token.path))` is deprecated\(message)", at: place,
        help: other.map { "Write `\(name($0.path))`." } ?? "Use another token.",
        notes: obstacle.map { [Mender.note($0)] } ?? [],
        replacement: obstacle == nil ? other.map { name($0.path) } : nil,
        literal: LiteralMatch(text: place.text, token: other?.path.dotted, distance: nil)))
  }

  // MARK: Interface Builder

  /// The tokens whose colors a document of Interface Builder names.
  func colors(named: Set<String>) -> Set<TokenPath> { Set(named.compactMap { names.color(named: $0) }) }
}
