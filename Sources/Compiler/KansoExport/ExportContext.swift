import KansoCodeGeneration
import KansoFormatting
import KansoTheme

/// The context of an export template. `Documentation/Export.md` lists the fields.
struct ExportContext: TemplateContext {
  enum Field: String, CaseIterable {
    case guide, package, fingerprint, usesEasings, usesTransitions, usesBorders, tokens, modes, night
  }

  let theme: Theme
  let packageName: String?

  /// Returns the value of a field; `false` for a missing guide name or package, so that a section over it is
  /// omitted.
  func value(of field: Field) -> Any? {
    switch field {
    case .guide: theme.name.map { CommentText.line($0) } ?? false
    case .package: packageName ?? false
    case .fingerprint: theme.fingerprint.description
    case .usesEasings: theme.tokens.contains { $0.type == .cubicBezier || $0.type == .transition }
    case .usesTransitions: theme.tokens.contains { $0.type == .transition }
    case .usesBorders: theme.tokens.contains { $0.type == .border }
    case .tokens: everyToken
    case .modes: modes
    case .night: night
    }
  }

  /// Returns the role of a field: `tokens` and `night` are lists of tokens, `modes` is a list of modes.
  static func role(of field: Field) -> FieldRole {
    switch field {
    case .tokens, .night: .list(ExportToken.self)
    case .modes: .list(ExportMode.self)
    default: .value
    }
  }

  /// All tokens, with their values in the default mode.
  var everyToken: [ExportToken] { theme.tokens.map { ExportToken(token: $0, value: $0.value, theme: theme) } }

  /// The tokens whose value in dark appearance differs from that of the default mode, with the dark value.
  /// All other axes have their default values.
  private var night: [ExportToken] {
    theme.tokens.compactMap { token in
      let value = theme.value(of: token, in: ["appearance": "dark"])
      return value == token.value ? nil : ExportToken(token: token, value: value, theme: theme)
    }
  }

  /// The modes with the tokens that have a value of their own in them; modes without such tokens are left
  /// out. Modes with fewer axes come first, because in CSS the later, more specific ones have priority.
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
  /// The tokens with their own value in the mode, with that value.
  let tokens: [ExportToken]

  /// The words of the mode's name.
  private var identifier: Identifier { Identifier(TokenPath(mode.name)) }

  /// Returns the value of a field; `false` for `media` if no axis of the mode has a media query.
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

  /// Returns the role of a field: `tokens` is a list, the others are values.
  static func role(of field: Field) -> FieldRole { field == .tokens ? .list(ExportToken.self) : .value }

  /// The media queries for light and dark appearance and for normal and increased contrast (Media Queries 5,
  /// section 12). Other values and other axes have none.
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

  /// The CSS selector of the root element, with an attribute for every axis except `appearance` and
  /// `contrast`.
  private var selector: String {
    ":root"
      + mode.context.sorted.compactMap { axis, value in
        CSSText.attribute(ofAxis: axis).map { "[\($0)=\(CSSText.quoted(value))]" }
      }.joined()
  }
}

/// The context of a token with its value in one mode.
struct ExportToken: TemplateContext {
  enum Field: String, CaseIterable {
    case path, section, type, kebab, snake, camel, pascal, description, isDeprecated
    case isColor, isFont, isEdges, isLength, isNumber, isDuration, isEasing, isSpring, isFamily, isWeight
    case isTransition, isShadow, isGradient, isStroke, isBorder, isString
    case appearances, emLetterSpacing, css, cssLetterSpacing, roundedWeight, unit, wholeMilliseconds
    case wholeDelayMilliseconds, androidText
  }

  let token: ThemeToken
  /// The value in the mode of the context, which may differ from that of `token`.
  let value: TokenValue
  let theme: Theme

  /// Returns the value of a field. `description` and `cssLetterSpacing` are false if the token has none.
  /// Unless the value is a color, `appearances` is empty. Unless it is a font, `emLetterSpacing` is nil;
  /// `roundedWeight` is nil unless it is a font or a weight. `css` is nil for a type without CSS, `unit` unless it is a
  /// length, `wholeMilliseconds` unless it is a duration or a transition, and `wholeDelayMilliseconds` unless it is a
  /// transition. `androidText` is nil unless the value is a text.
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
    case .isNumber: value.type == .number
    case .isDuration: value.type == .duration
    case .isEasing: value.type == .cubicBezier
    case .isFamily: value.type == .fontFamily
    case .isWeight: value.type == .fontWeight
    case .isSpring: isSpring
    case .isTransition: value.type == .transition
    case .isShadow: value.type == .shadow
    case .isGradient: value.type == .gradient
    case .isStroke: value.type == .strokeStyle
    case .isBorder: value.type == .border
    case .isString: value.type == .string
    case .appearances: appearances
    case .emLetterSpacing: emLetterSpacing
    case .css: CSSText.formatted(value)
    case .cssLetterSpacing: cssLetterSpacing
    case .roundedWeight: roundedWeight
    case .unit: value.type == .dimension ? unit : nil
    case .wholeMilliseconds: wholeMilliseconds
    case .wholeDelayMilliseconds: wholeDelayMilliseconds
    case .androidText: androidText
    }
  }

  /// Returns the role of a field: `appearances` is a list, `type` is the name of a template, the others are
  /// values.
  static func role(of field: Field) -> FieldRole {
    switch field {
    case .appearances: .list(AssetColor.self)
    case .type: .template(TokenType.allCases.map(\.rawValue))
    default: .value
    }
  }

  /// The fields of the value itself, which templates can use directly.
  var base: (any TemplateContext)? { ValueFields(value) }
  static var baseType: (any TemplateContext.Type)? { ValueFields.self }

  /// True for a length that is four edges.
  private var isEdges: Bool {
    if case .edges = value { true } else { false }
  }

  /// True for a spring, which is an easing as well.
  private var isSpring: Bool {
    if case .spring = value { true } else { false }
  }

  /// Android's unit for the points of a length. A letter spacing is scaled with the text.
  private var unit: String { theme.section(of: token.path) == .letterSpacings ? "sp" : "dp" }

  /// The duration in milliseconds, rounded to a whole number; nil for values without a duration.
  private var wholeMilliseconds: String? {
    switch value {
    case .duration(let duration): duration.inWholeMilliseconds
    case .transition(let transition): transition.duration.inWholeMilliseconds
    default: nil
    }
  }

  /// The delay of a transition in milliseconds, rounded to a whole number; nil for other values.
  private var wholeDelayMilliseconds: String? {
    guard case .transition(let transition) = value else { return nil }
    return transition.delay.inWholeMilliseconds
  }

  /// The text as the content of an Android string resource; nil for other values.
  private var androidText: String? {
    guard case .string(let text) = value else { return nil }
    return AndroidText.resource(text)
  }

  /// The variants of a color that an asset catalog distinguishes, the light one first. The dark one is left
  /// out if it equals the light one. The two of increased contrast are left out if both equal those of normal
  /// contrast. Empty for values of other types.
  private var appearances: [AssetColor] {
    guard case .color(let color) = value else { return [] }
    guard !token.variants.isEmpty else {
      return [AssetColor(color: ScreenColor(color), isDark: false, hasHighContrast: false)]
    }
    let colors = ScreenColor.Appearances(of: token, in: theme)
    var found = [AssetColor(color: colors.light, isDark: false, hasHighContrast: false)]
    if colors.dark != colors.light {
      found.append(AssetColor(color: colors.dark, isDark: true, hasHighContrast: false))
    }
    guard colors.lightHighContrast != colors.light || colors.darkHighContrast != colors.dark else {
      return found
    }
    found.append(AssetColor(color: colors.lightHighContrast, isDark: false, hasHighContrast: true))
    found.append(AssetColor(color: colors.darkHighContrast, isDark: true, hasHighContrast: true))
    return found
  }

  /// The letter spacing as a multiple of the font size, with up to six fraction digits; nil if the value is
  /// not a font.
  private var emLetterSpacing: String? {
    guard case .typography(let font) = value else { return nil }
    return (font.letterSpacing.value / font.size).formatted(as: .decimal(maxFractionDigits: 6))
  }

  /// The nearest multiple of 100 from 100 to 900, for platforms that only have named weights. Nil if the
  /// value is neither a font nor a weight.
  private var roundedWeight: Int? {
    let weight: Double
    switch value {
    case .typography(let font): weight = font.weight
    case .fontWeight(let number): weight = number
    default: return nil
    }
    return min(max(Int((weight / 100).rounded()), 1), 9) * 100
  }

  /// The letter spacing in pixels; false if the value is not a font, or if the token has none in any mode. If
  /// it has one in some mode, all modes declare it, because a mode without a declaration would keep the value
  /// of another mode.
  private var cssLetterSpacing: Any {
    guard case .typography(let font) = value, token.usesLetterSpacing else { return false }
    return "\(font.letterSpacing.value.formattedForCSS)px"
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

extension Duration {
  /// The number of milliseconds, rounded to a whole number.
  fileprivate var inWholeMilliseconds: String { inMilliseconds.rounded().formatted(as: .shortest) }
}
