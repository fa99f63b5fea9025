import KansoFormatting
import KansoTheme

/// Values as types of `KansoTheme`.
struct PortableSyntax: PlatformSyntax {
  private let theme: Theme
  let shadowed: ShadowedNames
  // The names to call the types by: those of file-private functions for shadowed types.
  let color: String
  let font: String
  let edges: String
  private let token: String
  /// The paths of today of tokens at former paths, which a theme at run time does not have.
  private let newPaths: [TokenPath: TokenPath]

  /// Creates the notation for a theme. Shadowed types are called by other names.
  init(theme: Theme, shadowed: ShadowedNames) {
    self.theme = theme
    self.shadowed = shadowed
    color = shadowed.callName(ofType: Self.colorType)
    font = shadowed.callName(ofType: Self.fontType)
    edges = shadowed.callName(ofType: Self.edgesType)
    token = shadowed.callName(ofType: Self.tokenType)
    newPaths = theme.newPaths
  }

  /// Appends a color or font with its modes. All other values are those of the default mode only, since their
  /// constants do not follow modes.
  func appendValue(of token: ThemeToken, indentation: String, to text: inout TextBuffer) {
    append(token.value, indentation, to: &text)
    // Other constants do not follow the mode, only their tokens do.
    if token.type.followsModes { appendModes(of: token, indentation, to: &text) }
  }

  /// Appends `.named("…")` to a color or font, on a line of its own if the token has values in other modes.
  /// Appends nothing to other values.
  func appendName(of token: ThemeToken, indentation: String, to text: inout TextBuffer) {
    guard token.type.followsModes else { return }
    if !token.variants.isEmpty { text += "\n\(indentation)  " }
    text += ".named("
    text.append(literal: (newPaths[token.path] ?? token.path).dotted)
    text += ")"
  }

  /// Appends a call of `Token` with the path, the value, and the values in other modes.
  func appendToken(_ token: ThemeToken, indentation: String, to text: inout TextBuffer) {
    text += self.token
    text += "("
    text.append(literal: (newPaths[token.path] ?? token.path).dotted)
    text += ", "
    append(token.value, indentation, to: &text)
    text += ")"
    appendModes(of: token, indentation, to: &text)
  }

  /// Appends a call `.when(…, use: …)` for each mode in which the token has another value, on a line of its
  /// own.
  private func appendModes(of token: ThemeToken, _ indentation: String, to text: inout TextBuffer) {
    for variant in token.variants {
      let context = theme.modes[variant.mode].context.sorted
        .map { "\(SwiftText.literal($0.axis)): \(SwiftText.literal($0.value))" }
      text += "\n\(indentation)  .when([\(context.joined(separator: ", "))], use: "
      append(variant.value, indentation + "  ", to: &text)
      text += ")"
    }
  }

  /// Appends the expression of a single value, without modes; a length as a mere number, a duration as that of its
  /// seconds. Appends nothing for the types of values that a guide cannot define. The elements of a list have lines of
  /// their own, which are indented more than `indentation`.
  private func append(_ value: TokenValue, _ indentation: String, to text: inout TextBuffer) {
    switch value {
    case .color(let color): append(color, to: &text)
    case .typography(let font): append(font, to: &text)
    case .dimension(let dimension): text.append(literal: dimension.value)
    case .edges(let edges): append(edges, to: &text)
    case .number(let number): text.append(literal: number)
    case .duration(let duration): text.append(literal: duration.inSeconds)
    case .cubicBezier(let curve): append(curve, to: &text)
    case .spring(let spring): append(spring, to: &text)
    case .shadow(let layers): append(layers, indentation, to: &text)
    case .gradient(let stops): append(stops, indentation, to: &text)
    case .strokeStyle(let style): append(style, to: &text)
    case .transition(let transition): append(transition, to: &text)
    case .border(let border): append(border, to: &text)
    case .fontFamily(let families): text.append(literals: families)
    case .string(let string): text.append(literal: string)
    case .fontWeight(let weight): text.append(literal: weight)
    }
  }

  /// Returns nil.
  func attribute(of token: ThemeToken) -> String? { nil }

  /// Returns `Font` for a font, even if a group shadows it. Empty for other values, which are constants.
  func valueType(of token: ThemeToken) -> String { token.type == .typography ? Self.fontType : "" }

  /// The type of tokens that follow mode and theme.
  private static let tokenType = "Token"
  /// The function that replaces the initializer of the type if a group shadows it.
  private static let tokenShim = """
    private func _kansoToken<Value: Sendable>(_ path: TokenPath, _ value: Value) -> Token<Value> {
      Token(path, value)
    }
    """

  /// Returns a source text for each shadowed type among `Color`, `Edges`, `Token`, `Font`, `CubicBezier`, `Spring`
  /// and the types of composite values, with the functions that replace its initializers. The parameters are ignored.
  func shims(access: String, types: Set<TokenType>) -> [String] {
    let functions: [(name: String, declaration: String)] =
      [
        (Self.colorType, Self.colorShim), (Self.edgesType, Self.edgesShim), (Self.tokenType, Self.tokenShim),
        (Self.fontType, Self.fontShim), (Self.curveType, Self.curveShim),
        (Self.springType, Self.springShim),
      ] + Self.compositeShims
    return functions.filter { shadowed.contains($0.name) }.map(\.declaration)
  }
}
