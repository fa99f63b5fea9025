import KansoFormatting
import KansoTheme

/// Values as types of one of Apple's frameworks.
struct AppleSyntax: PlatformSyntax {
  let theme: Theme
  let shadowed: ShadowedNames
  let typeNames: AppleTypeNames
  // The names to call the types by: those of file-private functions for shadowed types.
  let color: String
  let insets: String
  private let length: String

  /// Creates the notation for the framework with these names. Shadowed types are called by other names.
  init(theme: Theme, shadowed: ShadowedNames, typeNames: AppleTypeNames) {
    self.theme = theme
    self.shadowed = shadowed
    self.typeNames = typeNames
    color = shadowed.callName(ofType: typeNames.color)
    insets = shadowed.callName(ofType: typeNames.insets)
    length = shadowed.callName(ofType: "CGFloat")
  }

  /// Appends a color or font, a length in `CGFloat(…)`, edges as insets, a number, the seconds of a duration, an easing
  /// curve, a spring, an array of families, a weight, a composite value, or a text. Only colors, also those within
  /// composite values, have values for other modes: those of appearance and contrast.
  func appendValue(of token: ThemeToken, indentation: String, to text: inout TextBuffer) {
    switch token.value {
    case .color(let color): append(color, of: token, indentation, to: &text)
    case .typography(let font): append(font, to: &text)
    case .dimension(let dimension):
      text += length
      text += "("
      text.append(number: dimension.value)
      text += ")"
    case .edges(let edges): append(edges, to: &text)
    case .number(let number): text.append(literal: number)
    case .duration(let duration): text.append(literal: duration.inSeconds)
    case .cubicBezier(let curve): append(curve, to: &text)
    case .spring(let spring): append(spring, to: &text)
    case .shadow(let layers): append(layers, of: token, indentation, to: &text)
    case .gradient(let stops): append(stops, of: token, indentation, to: &text)
    case .strokeStyle(let style): append(style, to: &text)
    case .transition(let transition): append(transition, to: &text)
    case .border(let border): append(border, of: token, indentation, to: &text)
    case .fontFamily(let families): text.append(literals: families)
    case .string(let string): text.append(literal: string)
    case .fontWeight(let weight): append(weight: weight, to: &text)
    }
  }

  // Apple's types do not support themes, so they take no path of a token.
  /// Appends nothing.
  func appendName(of token: ThemeToken, indentation: String, to text: inout TextBuffer) {}
  /// Appends nothing.
  func appendToken(_ token: ThemeToken, indentation: String, to text: inout TextBuffer) {}

  /// Returns the attribute for an easing curve or a spring whose type belongs to the main thread; nil for all others.
  func attribute(of token: ThemeToken) -> String? {
    guard token.type == .cubicBezier, typeNames.curvesAreOnMainActor else { return nil }
    return "@" + aliasedName(ofType: Self.mainActor)
  }

  /// The attribute of the main thread, without its sign.
  private static let mainActor = "MainActor"

  /// Returns the name of the type of a font, an easing curve or a spring; if it is shadowed, the name of the type alias
  /// in `shims`. Empty for other values, which are constants.
  func valueType(of token: ThemeToken) -> String {
    switch token.type {
    case .typography: aliasedName(ofType: typeNames.font)
    case .cubicBezier: aliasedName(ofType: token.value.isSpring ? typeNames.spring : typeNames.curve)
    default: ""
    }
  }

  /// Returns the name of a type; if it is shadowed, the name of its type alias.
  private func aliasedName(ofType name: String) -> String {
    shadowed.contains(name) ? "_Kanso\(name)" : name
  }

  /// Returns a function for each shadowed type, and a type alias with the access level for each shadowed type
  /// or attribute that computed properties of the source name. Another source with the same alias would not compile.
  func shims(access: String, types: Set<TokenType>) -> [String] {
    // Without a token of the type, the type may not exist.
    let composites = typeNames.compositeShims.filter { shim in
      AppleTypeNames.compositeTypes[shim.name].map(types.contains) ?? true
    }
    var shims = (typeNames.shims + composites).filter { shadowed.contains($0.name) }.map(\.declaration)
    if shadowed.contains(typeNames.font), types.contains(.fontWeight) {
      shims.append(weightShim)
    }
    // A computed property names its type. If the property is public, the type alias must be public, too.
    var computed = typeNames.fontsAreComputed && types.contains(.typography) ? [typeNames.font] : []
    if types.contains(.cubicBezier) {
      if typeNames.curvesAreComputed {
        // All easings are in this source.
        if theme.hasCurves { computed.append(typeNames.curve) }
        if theme.hasSprings { computed.append(typeNames.spring) }
      }
      if typeNames.curvesAreOnMainActor { computed.append(Self.mainActor) }
    }
    for name in computed where shadowed.contains(name) {
      let alias = "\(access)typealias \(aliasedName(ofType: name)) = \(name)"
      let condition = name == typeNames.curve || name == typeNames.spring ? typeNames.curveCondition : nil
      shims.append(condition.map { "#if \($0)\n\(alias)\n#endif" } ?? alias)
    }
    return shims
  }
}
