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

  /// Appends `.theme("…") ?? ` for a computed value; nothing for a color that asks at each draw.
  func appendLookup(of token: ThemeToken, to text: inout TextBuffer) {
    guard !asksAtEachDraw(token) else { return }
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
    text.append(literal: theme.runtimePath(of: token.path).dotted)
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
    case .strokeStyle: shadowed.contains(AppleTypeNames.stroke) ? Self.strokeAlias : AppleTypeNames.stroke
    case .fontFamily, .shadow: typeName(of: token.value).map { "[\(aliasedName(ofType: $0))]" } ?? ""
    case .gradient where !typeNames.hasGradientsAndAnimations:
      "[\(aliasedName(ofType: AppleTypeNames.gradientStop))]"
    case .fontWeight: shadowed.contains(typeNames.font) ? Self.weightAlias : typeNames.font + ".Weight"
    default: typeName(of: token.value).map { aliasedName(ofType: $0) } ?? ""
    }
  }

  /// The type alias of weights if a group shadows the type of fonts.
  private static let weightAlias = "_KansoWeight"
  /// The type alias of strokes if a group shadows their type, which another source may declare.
  private static let strokeAlias = "_KansoStroke"

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
    case .transition: typeNames.hasGradientsAndAnimations ? "Animation" : AppleTypeNames.transition
    case .gradient:
      typeNames.hasGradientsAndAnimations ? AppleTypeNames.gradient : AppleTypeNames.gradientStop
    case .fontWeight, .cubicBezier, .spring, .strokeStyle, .typography: nil
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
    let library = libraryTypes(of: types)
    // The compiled values declare the alias of springs, and that of strokes has a name of its own.
    names += library.map(\.name).filter { $0 != typeNames.spring && $0 != AppleTypeNames.stroke }
    var aliases = names.filter(shadowed.contains).map { (aliasedName(ofType: $0), $0) }
    if types.contains(.fontWeight), shadowed.contains(typeNames.font) {
      aliases.append((Self.weightAlias, typeNames.font + ".Weight"))
    }
    if types.contains(.strokeStyle), shadowed.contains(AppleTypeNames.stroke) {
      aliases.append((Self.strokeAlias, AppleTypeNames.stroke))
    }
    return compiled.shims(access: access, types: types)
      + library.map { "/// \($0.summary)\n\(access)typealias \($0.name) = \($0.type)" }
      + aliases.map { "\(access)typealias \($0.0) = \($0.1)" }
  }

  /// A type of the library that a source has by another name.
  private struct LibraryType {
    /// The name in the source, which is that of the type that other sources declare.
    let name: String
    /// The type of the library.
    let type: String
    /// The text of the doc comment.
    let summary: String
  }

  /// Returns the types of the library for the composite values of a source.
  private func libraryTypes(of types: Set<TokenType>) -> [LibraryType] {
    var found: [LibraryType] = []
    /// Adds a type under the name of a generated one.
    func add(_ name: String, _ type: String, _ summary: String) {
      found.append(LibraryType(name: name, type: type, summary: summary))
    }
    let color = typeNames.color
    if types.contains(.cubicBezier), theme.theme.hasSprings, typeNames.spring == AppleTypeNames.ownSpring {
      add(typeNames.spring, "ThemeSpring", "A damped spring, as in `CASpringAnimation`.")
    }
    if types.contains(.shadow) { add(AppleTypeNames.shadow, "ThemeShadow<\(color)>", "A layer of a shadow.") }
    if !typeNames.hasGradientsAndAnimations {
      if types.contains(.gradient) {
        add(AppleTypeNames.gradientStop, "ThemeGradientStop<\(color)>", "A color of a gradient.")
      }
      if types.contains(.transition) { add(AppleTypeNames.transition, "ThemeTransition", "A transition.") }
    }
    if theme.theme.declaresStrokes(inSourceOf: types) {
      add(AppleTypeNames.stroke, "ThemeStroke", "The style of a line.")
    }
    if types.contains(.border) { add(AppleTypeNames.border, "ThemeBorder<\(color)>", "A border.") }
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
