import KansoDiagnostics
import KansoGuide
import KansoTheme

extension ForeignTokens {
  /// Creates the tokens of a compiled guide, with their places in it; nil if it has errors.
  package init?(_ compiled: CompiledGuide) {
    guard let theme = compiled.theme else { return nil }
    var places: [TokenPath: SourceRange] = [:]
    for token in compiled.guide?.tokens ?? [] { places[token.path] = token.nameRange }
    let file = compiled.guide?.files.last ?? SourceFile(path: "", text: "")
    self.init(theme) { places[$0] ?? SourceRange(file: file, 0..<0) }
  }

  /// Creates the tokens of a theme. A path has the name of the section first, also of one that the guide names itself.
  /// Tokens whose values are those of another token in all modes have a reference and no variants; parts of composite
  /// values have no references, since a theme does not have them.
  ///
  /// - Parameter places: returns the place of a token.
  package init(_ theme: Theme, places: (TokenPath) -> SourceRange) {
    self.init()
    var axes = ThemeAxes(theme)
    self.axes = axes.axes
    tokens.reserveCapacity(theme.tokens.count)
    for token in theme.tokens {
      let value = ForeignValue(token.value, alias: token.alias)
      var foreign = ForeignToken(token.path.names, value, at: places(token.path))
      foreign.section = theme.section(of: token.path)
      foreign.typeName = token.type.rawValue
      foreign.description = token.description
      foreign.deprecation = token.deprecated.map { $0.message.map { .reason($0) } ?? .withoutReason }
      foreign.extensions = token.extensions
      let followsTarget = token.alias != nil && token.variants.allSatisfy { $0.alias == token.alias }
      if !followsTarget {
        foreign.variants = axes.places(of: token).map { place in
          let variant = token.variants.first { $0.mode == place.variant }
          return ForeignVariant(
            place.modes, variant.map { ForeignValue($0.value, alias: $0.alias) } ?? value)
        }
      }
      tokens.append(foreign)
    }
  }
}

extension ForeignValue {
  /// Creates the value of a theme's token.
  fileprivate init(_ value: TokenValue, alias: TokenPath?) {
    if let alias {
      self = .reference(alias.names)
    } else if case .string(let text) = value {
      self = .text(text)
    } else {
      self = .literal(value)
    }
  }
}
