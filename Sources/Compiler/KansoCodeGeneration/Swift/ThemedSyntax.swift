import KansoFormatting
import KansoTheme

/// Values of one of Apple's frameworks that ask the theme at run time first, by the functions of `KansoThemeUI`.
///
/// Colors of UIKit and AppKit stay constants, because they resolve at each draw: `UIColor(…).themed("colors.ink")`. All
/// others are computed: `.theme("padding.gap") ?? CGFloat(8)`. Their type is that of the declaration, so a group cannot
/// shadow it in the expression.
struct ThemedSyntax: PlatformSyntax {
  private let compiled: AppleSyntax
  private let theme: NestedTheme
  private let typeNames: AppleTypeNames
  private let shadowed: ShadowedNames

  /// Creates the notation for the framework with these names. Shadowed types are called by other names.
  init(theme: NestedTheme, shadowed: ShadowedNames, typeNames: AppleTypeNames) {
    var typeNames = typeNames
    (typeNames.fontsAreComputed, typeNames.curvesAreComputed) = (true, true)
    compiled = AppleSyntax(theme: theme.theme, shadowed: shadowed, typeNames: typeNames)
    (self.theme, self.shadowed, self.typeNames) = (theme, shadowed, typeNames)
  }

  /// Returns true if tokens of a type ask the theme. The composite values for which the frameworks have no type do not.
  static func asks(_ type: TokenType, _ typeNames: AppleTypeNames) -> Bool {
    switch type {
    case .color, .dimension, .fontFamily, .fontWeight, .duration, .cubicBezier, .number, .typography, .string: true
    case .transition, .gradient: typeNames.hasGradientsAndAnimations
    case .strokeStyle, .border, .shadow: false
    }
  }

  /// Returns true if the constants of a section whose main type is `type` are computed at each use. Colors of UIKit and
  /// AppKit are not, since they ask at each draw.
  static func isComputed(_ type: TokenType, _ typeNames: AppleTypeNames) -> Bool {
    asks(type, typeNames) && (type != .color || !typeNames.colorsAreDynamic)
  }

  /// Returns true if a token asks the theme. The springs of AppKit have a type that the template declares.
  private func asks(_ token: ThemeToken) -> Bool {
    Self.asks(token.type, typeNames) && !(token.value.isSpring && typeNames.spring.hasPrefix("Kanso"))
  }

  /// Returns true if a token is a constant that asks at each draw.
  private func asksAtEachDraw(_ token: ThemeToken) -> Bool {
    token.type == .color && typeNames.colorsAreDynamic
  }

  /// Appends the compiled value.
  func appendValue(of token: ThemeToken, indentation: String, to text: inout TextBuffer) {
    compiled.appendValue(of: token, indentation: indentation, to: &text)
  }

  /// Appends `.theme("…") ?? ` for a computed value that asks the theme; nothing for others.
  func appendLookup(of token: ThemeToken, to text: inout TextBuffer) {
    guard asks(token), !asksAtEachDraw(token) else { return }
    append(".theme", of: token, to: &text)
    text += " ?? "
  }

  /// Appends `.themed("…")` to a color that asks at each draw; nothing to others.
  func appendName(of token: ThemeToken, indentation: String, to text: inout TextBuffer) {
    if asksAtEachDraw(token) { append(".themed", of: token, to: &text) }
  }

  /// Appends a call with the path of a token in the theme, and with the values of axes for a token in the enum of such a
  /// value.
  private func append(_ function: String, of token: ThemeToken, to text: inout TextBuffer) {
    text += function
    text += "("
    text.append(literal: theme.guidePath(of: token.path).dotted)
    let context = theme.context(of: token.path).sorted
    if !context.isEmpty {
      let values = context.map { "\(SwiftText.literal($0.axis)): \(SwiftText.literal($0.value))" }
      text += ", when: [\(values.joined(separator: ", "))]"
    }
    text += ")"
  }

  /// Appends nothing.
  func appendToken(_ token: ThemeToken, indentation: String, to text: inout TextBuffer) {}

  /// Returns the attribute of the compiled value.
  func attribute(of token: ThemeToken) -> String? { compiled.attribute(of: token) }

  /// Returns the name of the type of a token's value; if it is shadowed, that of the type alias in `shims`.
  func valueType(of token: ThemeToken) -> String {
    switch token.value {
    case .typography, .cubicBezier, .spring: compiled.valueType(of: token)
    case .fontFamily: "[\(aliasedName(ofType: "String"))]"
    case .fontWeight: shadowed.contains(typeNames.font) ? Self.weightAlias : typeNames.font + ".Weight"
    default: typeName(of: token.value).map { aliasedName(ofType: $0) } ?? ""
    }
  }

  /// The type alias of weights if a group shadows the type of fonts.
  private static let weightAlias = "_KansoWeight"

  /// Returns the name of the type of a value that is computed only with the theme at run time; nil for a value of
  /// another kind.
  private func typeName(of value: TokenValue) -> String? {
    switch value {
    case .color: typeNames.color
    case .dimension: "CGFloat"
    case .edges: typeNames.insets
    case .number, .duration: "Double"
    case .fontFamily, .string: "String"
    case .border: AppleTypeNames.border
    case .transition: "Animation"
    case .gradient: AppleTypeNames.gradient
    case .fontWeight, .cubicBezier, .spring, .strokeStyle, .shadow, .typography: nil
    }
  }

  /// Returns the name of a type; if it is shadowed, the name of its type alias.
  private func aliasedName(ofType name: String) -> String {
    shadowed.contains(name) ? "_Kanso\(name)" : name
  }

  /// Returns the declarations of the compiled values, and a type alias for each other shadowed type that computed
  /// properties of the source name. Each of these types is in one source.
  func shims(access: String, types: Set<TokenType>) -> [String] {
    var names: [String] = []
    if types.contains(.color), !typeNames.colorsAreDynamic { names.append(typeNames.color) }
    if types.contains(.dimension) { names += ["CGFloat", typeNames.insets] }
    if types.contains(.number) || types.contains(.duration) { names.append("Double") }
    if types.contains(.string) || types.contains(.fontFamily) { names.append("String") }
    if types.contains(.border) { names.append(AppleTypeNames.border) }
    if typeNames.hasGradientsAndAnimations {
      if types.contains(.transition) { names.append("Animation") }
      if types.contains(.gradient) { names.append(AppleTypeNames.gradient) }
    }
    var aliases = names.filter(shadowed.contains).map { "\(access)typealias \(aliasedName(ofType: $0)) = \($0)" }
    if types.contains(.fontWeight), shadowed.contains(typeNames.font) {
      aliases.append("\(access)typealias \(Self.weightAlias) = \(typeNames.font).Weight")
    }
    return compiled.shims(access: access, types: types) + aliases
  }
}
