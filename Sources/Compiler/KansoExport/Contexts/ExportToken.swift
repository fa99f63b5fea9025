import KansoCodeGeneration
import KansoFormatting
import KansoProject
import KansoTheme

/// The context of a token with its value in one mode.
struct ExportToken: TemplateContext {
  enum Field: String, CaseIterable {
    case path, name, section, type, kebab, snake, camel, pascal, description, isDeprecated
    case isColor, isFont, isEdges, isLength, isNumber, isDuration, isEasing, isSpring, isFamily, isWeight
    case isTransition, isShadow, isGradient, isStroke, isBorder, isString
    case appearances, emLetterSpacing, css, cssLetterSpacing, roundedWeight, unit, wholeMilliseconds
    case wholeDelayMilliseconds, androidText, json, variable, jsonPath, documentation, assetName, systemColor
    case extensions, `extension`
  }

  let token: ThemeToken
  /// The value in the mode of the context, which may differ from that of `token`.
  let value: TokenValue
  let theme: Theme
  let options: ExportOptions

  /// Creates the context of a token with a value in a mode.
  init(_ token: ThemeToken, _ value: TokenValue, _ theme: Theme, _ options: ExportOptions) {
    (self.token, self.value, self.theme, self.options) = (token, value, theme, options)
  }

  /// Returns the value of a field. `description` and `cssLetterSpacing` are false if the token has none.
  /// Unless the value is a color, `appearances` is empty. Unless it is a font, `emLetterSpacing` is nil;
  /// `roundedWeight` is nil unless it is a font or a weight. `unit` is nil unless it is a
  /// length, `wholeMilliseconds` unless it is a duration or a transition, and `wholeDelayMilliseconds` unless it is a
  /// transition. `androidText` is nil unless the value is a text.
  func value(of field: Field) -> Any? {
    switch field {
    case .path: PathFields(token.path)
    case .name: NameText(token.path.name)
    case .section: NameText(token.path.section)
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
    case .css: CSSText(rem: options.rem).formatted(value)
    case .cssLetterSpacing: cssLetterSpacing
    case .roundedWeight: roundedWeight
    case .unit: value.type == .dimension ? unit : nil
    case .wholeMilliseconds: wholeMilliseconds
    case .wholeDelayMilliseconds: wholeDelayMilliseconds
    case .androidText: androidText
    case .json: literal(quotesKeys: true)
    case .variable: variable
    case .jsonPath: JSONText.quoted(token.path.dotted)
    case .documentation: documentation ?? false
    case .systemColor: AssetName.systemColor(of: token) ?? false
    case .assetName: AssetName.name(token.path, folders: options.folders)
    case .extensions: token.extensions.map { ExtensionFields($0) }
    case .extension: ExtensionLookup(token.extensions)
    }
  }

  /// Returns the role of a field: `appearances` and `extensions` are lists, `type` is the name of a template, `path` has parts, `name` and
  /// `section` are names, and the others are values.
  static func role(of field: Field) -> FieldRole {
    switch field {
    case .appearances: .list(AssetColor.self)
    case .extensions: .list(ExtensionFields.self)
    case .extension: .keys(ExtensionLookup.self)
    case .path: .context(PathFields.self)
    case .name, .section: .context(NameText.self)
    case .type: .template(TokenType.allCases.map(\.rawValue))
    default: .value
    }
  }

  /// The fields of the value itself, which templates can use directly.
  var base: (any TemplateContext)? { ValueFields(value) }
  static var baseType: (any TemplateContext.Type)? { ValueFields.self }

  static var kinds: Set<String> { TokenKind.tokens }
  static func kinds(ofFieldNamed name: String) -> FieldKinds { TokenKind.kinds(ofFieldNamed: name) }
  static func kinds(ofTemplateNamed name: String) -> Set<String>? { TokenKind.kinds(ofTypeNamed: name) }

  /// The description and the deprecation in one line of a documentation comment; nil for neither.
  var documentation: String? {
    let deprecation = token.deprecated.map { deprecated in
      let message = deprecated.message { theme[$0]?.path.dotted } ?? ""
      return "@deprecated" + (message.isEmpty ? "" : " " + CommentText.line(message))
    }
    let parts = [token.description.map { CommentText.line($0) }, deprecation].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }

  /// Returns the value as a literal of JSON or, without quotes around keys, of TypeScript; for the option `variables`, a
  /// reference to the custom property.
  func literal(quotesKeys: Bool) -> String {
    options.variables
      ? JSONText.quoted("var(\(variable))") : JSONText(options, quotesKeys: quotesKeys).formatted(value)
  }

  /// The name of the custom property in the built-in style sheet.
  private var variable: String {
    "--" + (options.prefix.map { $0 + "-" } ?? "") + Identifier(token.path).kebab
  }

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

extension Duration {
  /// The number of milliseconds, rounded to a whole number.
  fileprivate var inWholeMilliseconds: String { inMilliseconds.rounded().formatted(as: .shortest) }
}
