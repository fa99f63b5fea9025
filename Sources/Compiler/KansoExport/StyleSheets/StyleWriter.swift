import KansoProject
import KansoTheme
import KansoThemeEncoding

/// A writer of the declarations of tokens.
struct StyleWriter {
  let theme: Theme
  let names: StyleNames
  private let format: ExportFormat
  private let options: ExportOptions
  private let css: CSSText
  /// The indices of the tokens by their paths, for Sass, where a reference needs an earlier declaration; else empty.
  private let indices: [TokenPath: Int]

  /// The former paths of tokens, which are always references.
  private let formerPaths: Set<TokenPath>

  /// The sign of a name: that of a custom property or of a variable of Sass.
  private var sign: String { format == .scss ? "$" : "--" }

  init(_ theme: Theme, _ format: ExportFormat, _ options: ExportOptions) {
    (self.theme, self.format, self.options) = (theme, format, options)
    names = StyleNames(format, prefix: options.prefix, theme: theme)
    css = CSSText(rem: options.rem)
    formerPaths = Set(theme.renames.map(\.oldPath))
    indices =
      format == .scss && (options.references || !theme.renames.isEmpty)
      ? Dictionary(theme.tokens.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
      : [:]
  }

  // MARK: Declarations

  /// Returns the declarations of a token in a context.
  ///
  /// - Parameters:
  ///   - hasComments: true for comments with the description and the deprecation.
  ///   - hasReferences: false to write values in place of all references.
  func declarations(
    of token: ThemeToken, in context: Context, hasComments: Bool = false, hasReferences: Bool = true
  ) -> [StyleDeclaration] {
    let variant = theme.variant(of: token, in: context)
    let target = hasReferences ? reference(of: token, to: variant == nil ? token.alias : variant?.alias) : nil
    return declarations(of: token, hasComments: hasComments) { part in
      value(of: token, variant?.value ?? token.value, target, part)
    }
  }

  /// Returns the declarations of a token whose colors are pairs of those in light and in dark appearance.
  func adaptiveDeclarations(
    of token: ThemeToken, in context: Context, hasComments: Bool = false
  ) -> [StyleDeclaration] {
    let (light, dark) = (context.setting("appearance", "light"), context.setting("appearance", "dark"))
    let (first, second) = (theme.variant(of: token, in: light), theme.variant(of: token, in: dark))
    let targets = [first, second].map { reference(of: token, to: $0 == nil ? token.alias : $0?.alias) }
    let values = [first?.value ?? token.value, second?.value ?? token.value]
    return declarations(of: token, hasComments: hasComments) { _ in
      if let target = targets[0], target.path == targets[1]?.path { return variable(of: target, nil) }
      if token.type == .color {
        let texts = zip(values, targets).map { value, target in
          target.map { variable(of: $0, nil) } ?? css.formatted(value)
        }
        return Self.lightDark(texts[0], texts[1])
      }
      let colors = zip(values[0].colors, values[1].colors).map {
        Self.lightDark($0.formattedForCSS, $1.formattedForCSS)
      }
      return css.formatted(values[0], colors: colors)
    }
  }

  /// Returns true if a token is written in the same way in two contexts.
  func isEqual(_ token: ThemeToken, in first: Context, _ second: Context) -> Bool {
    let variants = [first, second].map { theme.variant(of: token, in: $0) }
    guard variants[0]?.value ?? token.value == variants[1]?.value ?? token.value else { return false }
    return !options.references
      || variants[0].map(\.alias) ?? token.alias == variants[1].map(\.alias) ?? token.alias
  }

  /// Returns true if the values of a token in light and dark appearance differ only in colors, for which CSS has a
  /// function, in each context.
  func isAdaptive(_ token: ThemeToken, in contexts: [Context]) -> Bool {
    contexts.allSatisfy { context in
      let light = theme.value(of: token, in: context.setting("appearance", "light"))
      let dark = theme.value(of: token, in: context.setting("appearance", "dark"))
      return light.withColors(dark.colors) == dark
    }
  }

  /// Returns `light-dark()`; one of the colors if they are equal.
  private static func lightDark(_ light: String, _ dark: String) -> String {
    light == dark ? light : "light-dark(\(light), \(dark))"
  }

  /// Returns the declarations of a token with values.
  ///
  /// - Parameter value: returns the value of a part of a font, or for nil the whole value.
  private func declarations(
    of token: ThemeToken, hasComments: Bool, value: (FontPart?) -> String
  ) -> [StyleDeclaration] {
    let names = names.names(of: token)
    var declarations = parts(of: token).map { part in
      StyleDeclaration(property: sign + name(of: part, names), value: value(part))
    }
    if hasComments, !declarations.isEmpty { declarations[0].comments = comments(of: token) }
    return declarations
  }

  /// Returns the parts of a token that have declarations; nil among them is the whole value.
  private func parts(of token: ThemeToken) -> [FontPart?] {
    guard token.type == .typography else { return [nil] }
    let parts = FontPart.parts(of: token)
    // Tailwind has no property for italics.
    if format == .tailwind { return parts.filter { $0 != .style } }
    switch options.fonts {
    case .shorthand: return [nil] + (parts.contains(.letterSpacing) ? [.letterSpacing] : [])
    case .parts: return parts
    case .both: return [nil] + parts
    }
  }

  /// Returns the name of a declaration.
  private func name(of part: FontPart?, _ names: StyleNames.Names) -> String {
    switch part {
    case nil: names.whole
    case .size where names.isOfTheme: names.whole
    case .weight where names.isOfTheme: names.whole + "--font-weight"
    case .family: names.family ?? names.whole + names.separator + "family"
    case let part?: names.whole + names.separator + part.rawValue
    }
  }

  /// Returns the text of a value, which is a reference if there is a target that declares the same part.
  private func value(
    of token: ThemeToken, _ value: TokenValue, _ target: ThemeToken?, _ part: FontPart?
  ) -> String {
    if format == .scss, options.variables {
      return "var(--\(name(of: part, names.names(of: token))))"
    }
    if let target, parts(of: target).contains(part) { return variable(of: target, part) }
    guard let part, case .typography(let font) = value else { return sassValue(css.formatted(value)) }
    return sassValue(part.value(of: font, css))
  }

  /// Returns a text as Sass reads it. One with a slash is in quotes, because Sass would divide; so is one with an escape,
  /// which Sass would resolve, and `hsl()`, whose spaces LibSass does not know.
  private func sassValue(_ text: String) -> String {
    guard format == .scss, text.utf8.contains(where: { "/\\".utf8.contains($0) }) || text.contains("hsl(")
    else { return text }
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "unquote(\"\(escaped)\")"
  }

  /// Returns the reference to a declaration of a token.
  private func variable(of token: ThemeToken, _ part: FontPart?) -> String {
    let name = sign + name(of: part, names.names(of: token))
    return format == .scss ? name : "var(\(name))"
  }

  /// Returns the token that an alias refers to; nil if references are not written, or not possible.
  private func reference(of token: ThemeToken, to path: TokenPath?) -> ThemeToken? {
    guard options.references || formerPaths.contains(token.path), let path, let target = theme[path],
      target.type == token.type
    else {
      return nil
    }
    if format == .scss {
      guard let own = indices[token.path], let other = indices[path], other < own else { return nil }
    }
    return target
  }

  /// Returns the lines of comments with the description and the deprecation, in which paths of tokens are their names.
  private func comments(of token: ThemeToken) -> [String] {
    var lines: [String] = []
    if let description = token.description { lines.append(CommentText.line(description)) }
    if let deprecated = token.deprecated {
      // The names of tokens are safe in a comment, and their hyphens have to stay together.
      let message = deprecated.message.map { Deprecation.message(CommentText.line($0)) }?.message { path in
        theme[path].map { sign + names.names(of: $0).whole }
      }
      lines.append("Deprecated" + (message.map { ": " + $0 } ?? ""))
    }
    return lines
  }
}

extension Context {
  /// Returns the context with another value of an axis.
  fileprivate func setting(_ axis: String, _ value: String) -> Context {
    Context(values.merging([axis: value]) { $1 })
  }
}
