import KansoProject
import KansoTheme

/// The declarations of a section's tokens in Kotlin.
struct ComposeMembers {
  private let scheme: TokenScheme
  private let theme: Theme
  private let families: ComposeFamilies
  /// The type of each section without modes and the names of tokens, for references.
  private let names: ComposeNames
  private(set) var imports: Set<String> = []

  init(_ scheme: TokenScheme, _ theme: Theme, _ families: ComposeFamilies, _ names: ComposeNames) {
    (self.scheme, self.theme, self.families, self.names) = (scheme, theme, families, names)
  }

  /// Returns the lines of the interface.
  mutating func interface() -> [String] {
    scheme.tokens.indices.flatMap { index -> [String] in
      let token = scheme.tokens[index]
      let type = value(index, scheme.instances[0]).type
      imports.formUnion(KotlinValue.imports(ofType: type))
      return documentation(of: token) + [Self.signature(names.property(of: token), type)]
    }
  }

  /// The maximum number of values that the initializer of an object computes. A method of the JVM has at most 64 KiB.
  private static let maxStoredCount = 1000

  /// Returns the lines of an object.
  ///
  /// - Parameters:
  ///   - isOverride: true for the members of an interface.
  ///   - base: the instance whose equal values are left out; nil for none.
  mutating func object(
    _ instance: TokenScheme.Instance, isOverride: Bool, besides base: TokenScheme.Instance?
  ) -> [String] {
    var lines: [String] = []
    let stores = scheme.tokens.count <= Self.maxStoredCount
    for (index, token) in scheme.tokens.enumerated()
    where base.map({ $0.values[index] != instance.values[index] }) ?? true {
      if !isOverride { lines += documentation(of: token) }
      let value = value(index, instance)
      let name = names.property(of: token)
      let modifier = isOverride ? "override " : ""
      let isFunction = value.type.hasSuffix("<T>")
      if let reference = reference(token, instance) {
        if isFunction { imports.formUnion(KotlinValue.imports(ofType: value.type)) }
        lines.append(
          isFunction
            ? "\(modifier)fun <T> \(name)(): \(value.type) = \(reference)()"
            : "\(modifier)val \(name) get() = \(reference)")
        continue
      }
      imports.formUnion(value.imports)
      if let comment = value.comment { lines.append("// \(comment)") }
      let isConstant = !isOverride && ["String", "Float", "Int"].contains(value.type)
      let start =
        isFunction
        ? "fun <T> \(name)(): \(value.type) = "
        : (isConstant ? "const " : "") + "val \(name)" + (stores || isConstant ? " = " : " get() = ")
      lines.append(modifier + start + (value.lines.first ?? ""))
      lines += value.lines.dropFirst()
    }
    return lines
  }

  private static func signature(_ name: String, _ type: String) -> String {
    type.hasSuffix("<T>") ? "fun <T> \(name)(): \(type)" : "val \(name): \(type)"
  }

  /// Returns the property that the value of a token refers to; nil for a value of its own.
  private func reference(_ token: ThemeToken, _ instance: TokenScheme.Instance) -> String? {
    guard let target = TokenScheme.reference(of: token, in: instance.context, theme),
      token.hasEdges == target.hasEdges
    else { return nil }
    let property = names.property(of: target)
    if scheme.tokens.contains(where: { $0.path == target.path }) { return property }
    return names.constantType(of: target).map { "\($0).\(property)" }
  }

  private func value(_ index: Int, _ instance: TokenScheme.Instance) -> KotlinValue {
    let token = scheme.tokens[index]
    let unit = theme.section(of: token.path) == .letterSpacings ? "sp" : "dp"
    return KotlinValue(instance.values[index], unit: unit, hasEdges: token.hasEdges) {
      families.expression($0)
    }
  }

  /// Returns the lines of the description and of the deprecation.
  private func documentation(of token: ThemeToken) -> [String] {
    var lines = token.description.map { ["/** \(CommentText.line($0)) */"] } ?? []
    guard let deprecated = token.deprecated else { return lines }
    let message =
      deprecated.message { theme[$0].map { names.access(to: $0) } }
      ?? "The style guide deprecates this token."
    let replacement = deprecated.replacement.flatMap { theme[$0] }.map { token in
      ", ReplaceWith(\(KotlinText.quoted(names.access(to: token))))"
    }
    lines.append("@Deprecated(\(KotlinText.quoted(message))\(replacement ?? ""))")
    return lines
  }
}

/// The names of tokens in Kotlin.
struct ComposeNames {
  /// The name of the theme.
  let theme: String
  /// The type of each section without modes, by the joined words of the section.
  var constantTypes: [String: String] = [:]

  /// Returns the name of a token's property.
  func property(of token: ThemeToken) -> String {
    KotlinText.property(Identifier(TokenPath(token.path.withinSection)).words)
  }

  /// Returns the object of a token in a section without modes; nil for another token.
  func constantType(of token: ThemeToken) -> String? {
    constantTypes[Identifier(TokenPath(token.path.section)).words.joined()]
  }

  /// Returns the expression for a token in an app, such as `KansoTheme.colors.ink`.
  func access(to token: ThemeToken) -> String {
    "\(theme).\(KotlinText.property(Identifier(TokenPath(token.path.section)).words)).\(property(of: token))"
  }
}
