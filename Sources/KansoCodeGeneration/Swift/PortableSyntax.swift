import KansoTheme

/// Values as the types of `KansoTheme`.
struct PortableSyntax: PlatformSyntax {
  let theme: Theme
  let shadowed: ShadowedNames

  func value(of token: ThemeToken, indentation: String) -> String {
    switch token.value {
    case .color, .typography:
      token.variants.reduce(single(token.value)) { expression, variant in
        let context = theme.modes[variant.mode].context.sorted
          .map { "\(SwiftText.literal($0.axis)): \(SwiftText.literal($0.value))" }
          .joined(separator: ", ")
        return "\(expression)\n\(indentation)  .when([\(context)], use: \(single(variant.value)))"
      }
    default: single(token.value)
    }
  }

  func token(_ token: ThemeToken, indentation: String) -> String {
    let start = "\(shadowed.call("Token"))(\(SwiftText.literal(token.path.dotted)), \(single(token.value)))"
    return token.variants.reduce(start) { expression, variant in
      let context = theme.modes[variant.mode].context.sorted
        .map { "\(SwiftText.literal($0.axis)): \(SwiftText.literal($0.value))" }
        .joined(separator: ", ")
      return "\(expression)\n\(indentation)  .when([\(context)], use: \(single(variant.value)))"
    }
  }

  private func single(_ value: TokenValue) -> String {
    switch value {
    case .color(let color): self.color(color)
    case .typography(let font): self.font(font)
    // A floating-point literal is a Double without naming a type that a group might shadow.
    case .dimension(let dimension): dimension.value.description
    case .edges(let edges): "\(shadowed.call("Edges"))(\(edges.arguments))"
    default: ""
    }
  }

  private func color(_ color: ColorValue) -> String {
    let components = color.components.map { $0.map { SwiftText.number($0) } ?? "nil" }
    let labels = ["red: ", "green: ", "blue: "]
    let isPlain = color.space == .srgb && !color.components.contains(nil) && color.alpha != nil
    var arguments = isPlain ? zip(labels, components).map { $0 + $1 } : [".\(color.space)"] + components
    if color.alpha != 1 { arguments.append("alpha: \(color.alpha.map { SwiftText.number($0) } ?? "nil")") }
    return "\(shadowed.call("Color"))(\(arguments.joined(separator: ", ")))"
  }

  private func font(_ font: Typography) -> String {
    var arguments = ["families: [\(font.families.map { SwiftText.literal($0) }.joined(separator: ", "))]"]
    if let face = font.face { arguments.append("face: \(SwiftText.literal(face))") }
    arguments.append("size: \(SwiftText.number(font.size))")
    if !font.implied.contains(.weight) { arguments.append("weight: \(SwiftText.number(font.weight))") }
    if font.isItalic { arguments.append("isItalic: true") }
    if !font.implied.contains(.lineHeight) {
      arguments.append("lineHeight: \(SwiftText.number(font.lineHeight))")
    }
    if !font.implied.contains(.letterSpacing) {
      arguments.append("letterSpacing: \(SwiftText.number(font.letterSpacing.value))")
    }
    if let textStyle = font.textStyle { arguments.append("textStyle: .\(textStyle.rawValue)") }
    if let maximumSize = font.maximumSize {
      arguments.append("maximumSize: \(SwiftText.number(maximumSize))")
    }
    return "\(shadowed.call("Font"))(\(arguments.joined(separator: ", ")))"
  }

  var fontType: String { "Font" }

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
          lineHeight: Double? = nil, letterSpacing: Double? = nil, textStyle: TextStyle? = nil, maximumSize: Double? = nil
        ) -> Font {
          Font(
            families: families, face: face, size: size, weight: weight, isItalic: isItalic, lineHeight: lineHeight,
            letterSpacing: letterSpacing, textStyle: textStyle, maximumSize: maximumSize)
        }
        """)
    }
    return functions
  }
}

extension Edges {
  /// The four lengths as arguments.
  var arguments: String {
    [("top", top), ("leading", leading), ("bottom", bottom), ("trailing", trailing)]
      .map { "\($0): \(SwiftText.number($1.value))" }.joined(separator: ", ")
  }
}
