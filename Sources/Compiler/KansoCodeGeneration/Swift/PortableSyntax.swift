import KansoFormatting
import KansoTheme

/// Values as types of `KansoTheme`.
struct PortableSyntax: PlatformSyntax {
  private let theme: Theme
  let shadowed: ShadowedNames
  // The names to call the types by: those of file-private functions for shadowed types.
  private let color: String
  private let font: String
  private let edges: String
  private let token: String

  /// Creates the notation for a theme. Shadowed types are called by other names.
  init(theme: Theme, shadowed: ShadowedNames) {
    self.theme = theme
    self.shadowed = shadowed
    color = shadowed.callName(ofType: "Color")
    font = shadowed.callName(ofType: "Font")
    edges = shadowed.callName(ofType: "Edges")
    token = shadowed.callName(ofType: "Token")
  }

  /// Appends a color or font with its modes. All other values are those of the default mode only, since their
  /// constants do not follow modes.
  func appendValue(of token: ThemeToken, indentation: String, to text: inout TextBuffer) {
    append(token.value, to: &text)
    // Other constants do not follow the mode, only their tokens do.
    if token.type.followsModes { appendModes(of: token, indentation, to: &text) }
  }

  /// Appends `.named("…")` to a color or font, on a line of its own if the token has values in other modes.
  /// Appends nothing to other values.
  func appendName(of token: ThemeToken, indentation: String, to text: inout TextBuffer) {
    guard token.type.followsModes else { return }
    if !token.variants.isEmpty { text += "\n\(indentation)  " }
    text += ".named("
    text.append(literal: token.path.dotted)
    text += ")"
  }

  /// Appends a call of `Token` with the path, the value, and the values in other modes.
  func appendToken(_ token: ThemeToken, indentation: String, to text: inout TextBuffer) {
    text += self.token
    text += "("
    text.append(literal: token.path.dotted)
    text += ", "
    append(token.value, to: &text)
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
      append(variant.value, to: &text)
      text += ")"
    }
  }

  /// Appends the expression of a single value, without modes; a length as a mere number, a duration as that of its
  /// seconds. Appends nothing for the types of values that a guide cannot define.
  private func append(_ value: TokenValue, to text: inout TextBuffer) {
    switch value {
    case .color(let color): append(color, to: &text)
    case .typography(let font): append(font, to: &text)
    case .dimension(let dimension): text.append(literal: dimension.value)
    case .edges(let edges):
      text += self.edges
      text.append(arguments: edges)
    case .number(let number): text.append(literal: number)
    case .duration(let duration): text.append(literal: duration.inSeconds)
    case .cubicBezier(let curve): append(curve, to: &text)
    case .fontFamily, .fontWeight, .strokeStyle, .border, .transition, .shadow, .gradient: break
    }
  }

  /// Appends a call of `Color`. Its components have labels only in sRGB if none of them is missing. Otherwise
  /// the color space comes first, and a missing component is `nil`. An alpha of 1 is left out.
  private func append(_ color: ColorValue, to text: inout TextBuffer) {
    /// Appends a component with its label; `nil` if it is missing.
    func appendComponent(_ label: String, _ component: Double?) {
      text += label
      if let component { text.append(number: component) } else { text += "nil" }
    }
    let isPlain = color.space == .srgb && !color.components.contains(nil) && color.alpha != nil
    text += self.color
    text += "("
    if !isPlain { text += ".\(color.space), " }
    appendComponent(isPlain ? "red: " : "", color.first)
    appendComponent(isPlain ? ", green: " : ", ", color.second)
    appendComponent(isPlain ? ", blue: " : ", ", color.third)
    if color.alpha != 1 { appendComponent(", alpha: ", color.alpha) }
    text += ")"
  }

  /// Appends a call of `Font`. Weight, line height and letter spacing are left out if the guide does not
  /// define them.
  private func append(_ font: Typography, to text: inout TextBuffer) {
    /// Appends a number with its label.
    func appendArgument(_ label: String, _ number: Double) {
      text += label
      text.append(number: number)
    }
    text += self.font
    text += "(families: "
    text.append(literals: font.families)
    if let face = font.face {
      text += ", face: "
      text.append(literal: face)
    }
    appendArgument(", size: ", font.size)
    if !font.implied.contains(.weight) { appendArgument(", weight: ", font.weight) }
    if font.isItalic { text += ", isItalic: true" }
    if !font.implied.contains(.lineHeight) { appendArgument(", lineHeight: ", font.lineHeight) }
    if !font.implied.contains(.letterSpacing) {
      appendArgument(", letterSpacing: ", font.letterSpacing.value)
    }
    if let textStyle = font.textStyle { text += ", textStyle: .\(textStyle.rawValue)" }
    if let maximumSize = font.maximumSize { appendArgument(", maximumSize: ", maximumSize) }
    text += ")"
  }

  /// Returns nil.
  func attribute(of token: ThemeToken) -> String? { nil }

  /// Returns `Font` for a font, even if a group shadows it. Empty for other values, which are constants.
  func valueType(of token: ThemeToken) -> String { token.type == .typography ? "Font" : "" }

  /// Returns a source text for each shadowed type among `Color`, `Edges`, `Token`, `Font` and `CubicBezier`, with
  /// the functions that replace its initializers. `access` is ignored.
  func shims(access: String) -> [String] {
    var functions: [String] = []
    if shadowed.contains("Color") {
      functions.append(
        """
        private func _kansoColor(red: Double, green: Double, blue: Double, alpha: Double = 1) -> Color {
          Color(red: red, green: green, blue: blue, alpha: alpha)
        }

        private func _kansoColor(
          _ space: ColorSpace, _ first: Double?, _ second: Double?, _ third: Double?, alpha: Double? = 1
        ) -> Color {
          Color(space, first, second, third, alpha: alpha)
        }
        """)
    }
    if shadowed.contains("Edges") {
      functions.append(
        """
        private func _kansoEdges(top: Double, leading: Double, bottom: Double, trailing: Double) -> Edges {
          Edges(top: top, leading: leading, bottom: bottom, trailing: trailing)
        }
        """)
    }
    if shadowed.contains("Token") {
      functions.append(
        """
        private func _kansoToken<Value: Sendable>(_ path: TokenPath, _ value: Value) -> Token<Value> {
          Token(path, value)
        }
        """)
    }
    if shadowed.contains("Font") {
      functions.append(
        """
        private func _kansoFont(
          families: [String], face: String? = nil, size: Double, weight: Double? = nil, isItalic: Bool = false,
          lineHeight: Double? = nil, letterSpacing: Double? = nil, textStyle: TextStyle? = nil, \
        maximumSize: Double? = nil
        ) -> Font {
          Font(
            families: families, face: face, size: size, weight: weight, isItalic: isItalic, lineHeight: lineHeight,
            letterSpacing: letterSpacing, textStyle: textStyle, maximumSize: maximumSize)
        }
        """)
    }
    if shadowed.contains(Self.curveType) { functions.append(Self.curveShim) }
    return functions
  }
}

extension TextBuffer {
  /// Appends four lengths in points as arguments with labels, in parentheses.
  mutating func append(arguments edges: Edges) {
    self += "(top: "
    append(number: edges.top.value)
    self += ", leading: "
    append(number: edges.leading.value)
    self += ", bottom: "
    append(number: edges.bottom.value)
    self += ", trailing: "
    append(number: edges.trailing.value)
    self += ")"
  }

  /// Appends an array literal with the string literals of texts.
  mutating func append(literals texts: [String]) {
    self += "["
    for (index, text) in texts.enumerated() {
      if index > 0 { self += ", " }
      append(literal: text)
    }
    self += "]"
  }
}
