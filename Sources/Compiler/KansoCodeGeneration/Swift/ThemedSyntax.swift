import KansoFormatting
import KansoTheme

/// Values of one of Apple's frameworks that ask the theme at run time first, by the functions of `KansoThemeUI`.
///
/// Colors of UIKit and AppKit stay constants, because they resolve at each draw: `UIColor(…).themed("colors.ink")`. All
/// others are computed: `.theme("padding.gap") ?? 8`. Their type is that of the declaration, so a group cannot shadow it
/// in the expression.
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

  /// Returns true if the constants of a section whose main type is `type` are computed at each use. Colors of UIKit and
  /// AppKit are not, since they ask at each draw.
  static func isComputed(_ type: TokenType, _ typeNames: AppleTypeNames) -> Bool {
    type != .color || !typeNames.colorsAreDynamic
  }

  /// Returns true if a token asks the theme. The springs of AppKit do not, since the template declares their type.
  private func asks(_ token: ThemeToken) -> Bool {
    !(token.value.isSpring && typeNames.spring.hasPrefix("Kanso"))
  }

  /// Returns true if a token is a constant that asks at each draw.
  private func asksAtEachDraw(_ token: ThemeToken) -> Bool {
    token.type == .color && typeNames.colorsAreDynamic
  }

  /// Appends the compiled value. Lengths and weights need no type, which is that of the declaration.
  func appendValue(of token: ThemeToken, indentation: String, to text: inout TextBuffer) {
    switch token.value {
    case .dimension(let length): text.append(number: length.value)
    case .fontWeight(let weight): text += typeNames.weightExpression(weight)
    default: compiled.appendValue(of: token, indentation: indentation, to: &text)
    }
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
    case .fontFamily, .shadow: typeName(of: token.value).map { "[\(aliasedName(ofType: $0))]" } ?? ""
    case .gradient where !typeNames.hasGradientsAndAnimations:
      "[\(aliasedName(ofType: AppleTypeNames.gradientStop))]"
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
    case .shadow: AppleTypeNames.shadow
    case .strokeStyle: AppleTypeNames.stroke
    case .transition: typeNames.hasGradientsAndAnimations ? "Animation" : AppleTypeNames.transition
    case .gradient:
      typeNames.hasGradientsAndAnimations ? AppleTypeNames.gradient : AppleTypeNames.gradientStop
    case .fontWeight, .cubicBezier, .spring, .typography: nil
    }
  }

  /// Returns the name of a type; if it is shadowed, the name of its type alias.
  private func aliasedName(ofType name: String) -> String {
    shadowed.contains(name) ? "_Kanso\(name)" : name
  }

  /// Returns the declarations of the compiled values, the names of the library's types, and a type alias for each other
  /// shadowed type that computed properties of the source name. Each of these types is in one source.
  func shims(access: String, types: Set<TokenType>) -> [String] {
    var names: [String] = []
    if types.contains(.color), !typeNames.colorsAreDynamic { names.append(typeNames.color) }
    if types.contains(.dimension) { names += ["CGFloat", typeNames.insets] }
    if types.contains(.number) || types.contains(.duration) { names.append("Double") }
    if types.contains(.string) || types.contains(.fontFamily) { names.append("String") }
    if typeNames.hasGradientsAndAnimations {
      if types.contains(.transition) { names.append("Animation") }
      if types.contains(.gradient) { names.append(AppleTypeNames.gradient) }
    }
    var aliases = libraryTypes(of: types)
    for name in names + aliases.map(\.name) where shadowed.contains(name) {
      aliases.append((aliasedName(ofType: name), name))
    }
    if types.contains(.fontWeight), shadowed.contains(typeNames.font) {
      aliases.append((Self.weightAlias, typeNames.font + ".Weight"))
    }
    return compiled.shims(access: access, types: types)
      + aliases.map { "\(access)typealias \($0.name) = \($0.type)" }
  }

  /// Returns the names of the types of composite values in a source, with those of the library that they stand for.
  private func libraryTypes(of types: Set<TokenType>) -> [(name: String, type: String)] {
    var found: [(name: String, type: String)] = []
    let color = typeNames.color
    if types.contains(.shadow) { found.append((AppleTypeNames.shadow, "ThemeShadow<\(color)>")) }
    if !typeNames.hasGradientsAndAnimations {
      if types.contains(.gradient) {
        found.append((AppleTypeNames.gradientStop, "ThemeGradientStop<\(color)>"))
      }
      if types.contains(.transition) { found.append((AppleTypeNames.transition, "ThemeTransition")) }
    }
    if theme.theme.declaresStrokes(inSourceOf: types) { found.append((AppleTypeNames.stroke, "ThemeStroke")) }
    if types.contains(.border) { found.append((AppleTypeNames.border, "ThemeBorder<\(color)>")) }
    return found
  }
}

extension Theme {
  /// Returns true if the source with tokens of some types declares the type of strokes. One source of a theme does: that
  /// of the borders, whose lines have a style, or else that of the strokes.
  func declaresStrokes(inSourceOf types: Set<TokenType>) -> Bool {
    types.contains(.border) || types.contains(.strokeStyle) && !tokens.contains { $0.type == .border }
  }
}
