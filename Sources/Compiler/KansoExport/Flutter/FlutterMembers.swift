import KansoTheme

/// The declarations of a section's tokens in Dart.
struct FlutterMembers {
  private let scheme: TokenScheme
  private let theme: Theme
  /// The class of each section without modes, by the joined words of the section.
  private let constantTypes: [String: String]

  init(_ scheme: TokenScheme, _ theme: Theme, _ constantTypes: [String: String]) {
    (self.scheme, self.theme, self.constantTypes) = (scheme, theme, constantTypes)
  }

  /// Returns the lines of the fields of a theme extension.
  func fields() -> [String] {
    scheme.tokens.indices.flatMap { index in
      documentation(of: scheme.tokens[index]) + ["final \(type(index)) \(name(index));"]
    }
  }

  /// Returns the lines of constants.
  func constants() -> [String] {
    scheme.tokens.indices.flatMap { index -> [String] in
      let value = value(index, scheme.instances[0])
      let remark = value.comment.map { ["// \($0)"] } ?? []
      let start = "static const \(value.type) \(name(index)) = "
      if let reference = reference(index, scheme.instances[0]) {
        return documentation(of: scheme.tokens[index]) + [start + reference + ";"]
      }
      return documentation(of: scheme.tokens[index]) + remark + Self.joined(start, value.lines, ";")
    }
  }

  /// Returns the lines of the arguments of an instance.
  ///
  /// - Parameter base: the instance whose equal values are left out; nil for none.
  func arguments(_ instance: TokenScheme.Instance, besides base: TokenScheme.Instance?) -> [String] {
    scheme.tokens.indices.flatMap { index -> [String] in
      guard base?.values[index] != instance.values[index] else { return [] }
      let value = value(index, instance)
      let remark = value.comment.map { ["// \($0)"] } ?? []
      // A constant cannot refer to another argument, but to a constant of another class.
      return remark
        + Self.joined("\(name(index)): ", constantReference(index, instance).map { [$0] } ?? value.lines, ",")
    }
  }

  /// Returns the parameters of the initializer.
  func parameters() -> [String] { scheme.tokens.indices.map { "required this.\(name($0))," } }

  /// Returns the parameters of `copyWith`.
  func copyParameters() -> [String] { scheme.tokens.indices.map { "\(type($0))? \(name($0))," } }

  /// Returns the arguments of a copy.
  func copies() -> [String] { scheme.tokens.indices.map { "\(name($0)): \(name($0)) ?? this.\(name($0))," } }

  /// Returns the arguments of the object between two others.
  func interpolations() -> [String] {
    scheme.tokens.indices.map { "\(name($0)): \(value($0, scheme.instances[0]).interpolated(name($0)))," }
  }

  /// Returns lines with a text before the first and one after the last.
  private static func joined(_ start: String, _ lines: [String], _ end: String) -> [String] {
    var lines = lines
    guard !lines.isEmpty else { return [] }
    lines[0] = start + lines[0]
    lines[lines.count - 1] += end
    return lines
  }

  private func name(_ index: Int) -> String { Self.name(of: scheme.tokens[index]) }

  private static func name(of token: ThemeToken) -> String {
    DartText.member(Identifier(TokenPath(token.path.withinSection)).words)
  }

  private func type(_ index: Int) -> String { value(index, scheme.instances[0]).type }

  private func value(_ index: Int, _ instance: TokenScheme.Instance) -> DartValue {
    DartValue(instance.values[index], hasEdges: scheme.tokens[index].hasEdges)
  }

  /// Returns the constant that a constant refers to; nil for a value of its own.
  private func reference(_ index: Int, _ instance: TokenScheme.Instance) -> String? {
    guard let target = target(index, instance) else { return nil }
    return scheme.words.joined() == Self.section(of: target)
      ? Self.name(of: target) : constantReference(index, instance)
  }

  /// Returns the constant of another section that a value refers to; nil for a value of its own.
  private func constantReference(_ index: Int, _ instance: TokenScheme.Instance) -> String? {
    target(index, instance).flatMap { target in
      constantTypes[Self.section(of: target)].map { "\($0).\(Self.name(of: target))" }
    }
  }

  private func target(_ index: Int, _ instance: TokenScheme.Instance) -> ThemeToken? {
    let token = scheme.tokens[index]
    return TokenScheme.reference(of: token, in: instance.context, theme).flatMap {
      $0.hasEdges == token.hasEdges ? $0 : nil
    }
  }

  private static func section(of token: ThemeToken) -> String {
    Identifier(TokenPath(token.path.section)).words.joined()
  }

  /// Returns the lines of the description and of the deprecation.
  private func documentation(of token: ThemeToken) -> [String] {
    var lines = token.description.map { ["/// \(CommentText.line($0))"] } ?? []
    if let deprecated = token.deprecated {
      let message =
        deprecated.message { theme[$0].map { access(to: $0) } } ?? "The style guide deprecates this token."
      lines.append("@Deprecated(\(DartText.quoted(message)))")
    }
    return lines
  }

  /// Returns the expression for a token in an app, such as `tokens.colors.ink` or `TokenSizes.small`.
  private func access(to token: ThemeToken) -> String {
    let section = Self.section(of: token)
    let owner =
      constantTypes[section] ?? "tokens." + DartText.member(Identifier(TokenPath(token.path.section)).words)
    return owner + "." + Self.name(of: token)
  }
}
