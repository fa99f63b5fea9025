import KansoCodeGeneration
import KansoTheme

/// The context of an export template. `Documentation/Export.md` lists the fields.
struct ExportContext: TemplateContext {
  enum Field: String, CaseIterable { case guide, package, fingerprint, tokens, modes, night }

  let theme: Theme
  let packageName: String?

  func value(of field: Field) -> Any? {
    switch field {
    case .guide: theme.name.map { CommentText.line($0) } ?? false
    case .package: packageName ?? false
    case .fingerprint: theme.fingerprint.description
    case .tokens: everyToken
    case .modes: modes
    case .night: night
    }
  }

  static func role(of field: Field) -> FieldRole {
    switch field {
    case .tokens, .night: .list(ExportToken.self)
    case .modes: .list(ExportMode.self)
    default: .value
    }
  }

  var everyToken: [ExportToken] { theme.tokens.map { ExportToken(token: $0, value: $0.value, theme: theme) } }

  /// The tokens with a different value in dark appearance, with that value.
  private var night: [ExportToken] {
    theme.tokens.compactMap { token in
      let value = theme.value(of: token, in: ["appearance": "dark"])
      return value == token.value ? nil : ExportToken(token: token, value: value, theme: theme)
    }
  }

  /// The modes in which a token has a different value. Modes with fewer axes come first, because in CSS the later, more
  /// specific ones have priority.
  private var modes: [ExportMode] {
    theme.modes.indices
      .sorted { (theme.modes[$0].context.values.count, $0) < (theme.modes[$1].context.values.count, $1) }
      .compactMap { index in
        let tokens = theme.tokens.compactMap { token in
          token.variants.first { $0.mode == index }.map {
            ExportToken(token: token, value: $0.value, theme: theme)
          }
        }
        return tokens.isEmpty ? nil : ExportMode(mode: theme.modes[index], tokens: tokens)
      }
  }
}

/// The context of a mode, with the tokens that have their own value in it.
struct ExportMode: TemplateContext {
  enum Field: String, CaseIterable {
    case mode, comment, kebab, snake, camel, pascal, kotlinObject, tokens, media, selector
  }

  let mode: Mode
  let tokens: [ExportToken]

  private var identifier: Identifier { Identifier(TokenPath(mode.name)) }

  func value(of field: Field) -> Any? {
    switch field {
    case .mode: mode.name
    case .comment: CommentText.line(mode.name)
    case .kebab: identifier.kebab
    case .snake: identifier.snake
    case .camel: identifier.camel
    case .pascal: identifier.pascal
    case .kotlinObject: KotlinText.objectName(identifier)
    case .tokens: tokens
    case .media: media.isEmpty ? false : media.joined(separator: " and ")
    case .selector: selector
    }
  }

  static func role(of field: Field) -> FieldRole { field == .tokens ? .list(ExportToken.self) : .value }

  /// The media queries for the axes that browsers support (Media Queries 5, section 12).
  private var media: [String] {
    mode.context.sorted.compactMap { axis, value in
      switch (axis, value) {
      case ("appearance", "dark"), ("appearance", "light"): "(prefers-color-scheme: \(value))"
      case ("contrast", "increased"): "(prefers-contrast: more)"
      case ("contrast", "normal"): "(prefers-contrast: no-preference)"
      default: nil
      }
    }
  }

  /// The selector. Every axis without a media query is an attribute of the root element.
  private var selector: String {
    ":root"
      + mode.context.sorted.compactMap { axis, value in
        CSSText.attribute(ofAxis: axis).map { "[\($0)=\(CSSText.string(value))]" }
      }.joined()
  }
}

/// The context of a token with its value in one mode.
struct ExportToken: TemplateContext {
  enum Field: String, CaseIterable {
    case path, section, type, kebab, snake, camel, pascal, description, isDeprecated
    case isColor, isFont, isEdges, isLength
    case argb, appearances, emLetterSpacing, css, cssLetterSpacing, roundedWeight
  }

  let token: ThemeToken
  let value: TokenValue
  let theme: Theme

  func value(of field: Field) -> Any? {
    switch field {
    case .path: token.path.dotted
    case .section: token.path.section
    case .type: token.type.rawValue
    case .kebab: Identifier(token.path).kebab
    case .snake: Identifier(token.path).snake
    case .camel: Identifier(token.path).camel
    case .pascal: Identifier(token.path).pascal
    case .description: token.description.map { CommentText.line($0) } ?? false
    case .isDeprecated: token.deprecated != nil
    case .isColor: value.type == .color
    case .isFont: value.type == .typography
    case .isEdges: isEdges
    case .isLength: value.type == .dimension && !isEdges
    case .argb: argb
    case .appearances: appearances
    case .emLetterSpacing: emLetterSpacing
    case .css: CSSText.value(value)
    case .cssLetterSpacing: cssLetterSpacing
    case .roundedWeight: roundedWeight
    }
  }

  static func role(of field: Field) -> FieldRole {
    switch field {
    case .appearances: .list(AssetColor.self)
    case .type: .template(TokenType.allCases.map(\.rawValue))
    default: .value
    }
  }

  var base: (any TemplateContext)? { ValueFields(value) }
  static var baseType: (any TemplateContext.Type)? { ValueFields.self }

  private var isEdges: Bool {
    if case .edges = value { true } else { false }
  }

  /// Eight hexadecimal digits: alpha, red, green and blue in sRGB.
  private var argb: String? {
    guard case .color(let color) = value else { return nil }
    let alpha = String(Int(((color.alpha ?? 0) * 255).rounded()), radix: 16)
    return ((alpha.count == 1 ? "0" : "") + alpha + color.hex.dropFirst()).uppercased()
  }

  /// The variants of a color that an asset catalog distinguishes.
  private var appearances: [AssetColor] {
    guard case .color(let color) = value else { return [] }
    guard !token.variants.isEmpty else {
      return [AssetColor(color: ScreenColor(color), dark: false, high: false)]
    }
    let colors = ScreenColor.Appearances(of: token, in: theme)
    var found = [AssetColor(color: colors.light, dark: false, high: false)]
    if colors.dark != colors.light { found.append(AssetColor(color: colors.dark, dark: true, high: false)) }
    guard colors.lightHighContrast != colors.light || colors.darkHighContrast != colors.dark else {
      return found
    }
    found.append(AssetColor(color: colors.lightHighContrast, dark: false, high: true))
    found.append(AssetColor(color: colors.darkHighContrast, dark: true, high: true))
    return found
  }

  /// The letter spacing as a multiple of the font size.
  private var emLetterSpacing: String? {
    guard case .typography(let font) = value else { return nil }
    return ((font.letterSpacing.value / font.size * 1e6).rounded() / 1e6).css
  }

  /// The nearest multiple of 100 from 100 to 900, for platforms that only have named weights.
  private var roundedWeight: Int? {
    guard case .typography(let font) = value else { return nil }
    return min(max(Int((font.weight / 100).rounded()), 1), 9) * 100
  }

  /// The letter spacing in pixels; false if the token has none in any mode. If it has one in some mode, all modes
  /// declare it, because a mode without a declaration would keep the value of another mode.
  private var cssLetterSpacing: Any {
    guard case .typography(let font) = value, token.usesLetterSpacing else { return false }
    return "\(font.letterSpacing.value.css)px"
  }
}

extension ThemeToken {
  /// True for a font that has letter spacing in any mode.
  var usesLetterSpacing: Bool {
    ([value] + variants.map(\.value)).contains { value in
      if case .typography(let font) = value { font.letterSpacing.value != 0 } else { false }
    }
  }
}
