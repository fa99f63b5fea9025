import KansoFormatting
import KansoTheme

// Shadows, gradients, strokes, transitions and borders in Swift for Apple's frameworks. The templates declare the types
// that the frameworks lack.

extension AppleSyntax {
  /// Appends the layers of a shadow as an array of `KansoShadow`.
  func append(_ layers: [Shadow], of token: ThemeToken, _ indentation: String, to text: inout TextBuffer) {
    let colors = ScreenColor.Appearances.ofColors(in: token, of: theme)
    text.append(list: Array(zip(layers, colors)), indentation) { element, indentation, text in
      let (layer, color) = element
      text += shadowed.callName(ofType: AppleTypeNames.shadow)
      text += "(color: "
      append(color, indentation, to: &text)
      for (label, length) in [
        (", x: ", layer.offsetX), (", y: ", layer.offsetY), (", blur: ", layer.blur),
        (", spread: ", layer.spread),
      ] {
        text += label
        text.append(number: length.value)
      }
      text += ", isInset: \(layer.isInset))"
    }
  }

  /// Appends the stops of a gradient: as the framework's `Gradient`, else as an array of `KansoGradientStop`.
  func append(_ stops: [GradientStop], of token: ThemeToken, _ indentation: String, to text: inout TextBuffer)
  {
    let colors = ScreenColor.Appearances.ofColors(in: token, of: theme)
    if typeNames.hasGradientsAndAnimations {
      text += shadowed.callName(ofType: AppleTypeNames.gradient)
      text += "(stops: "
    }
    let stop =
      typeNames.hasGradientsAndAnimations ? ".init" : shadowed.callName(ofType: AppleTypeNames.gradientStop)
    text.append(list: Array(zip(stops, colors)), indentation) { element, indentation, text in
      text += stop
      text += "(color: "
      append(element.1, indentation, to: &text)
      text += ", location: "
      text.append(number: element.0.position)
      text += ")"
    }
    if typeNames.hasGradientsAndAnimations { text += ")" }
  }

  /// Appends a case of `KansoStroke` with its type.
  func append(_ style: StrokeStyle, to text: inout TextBuffer) {
    let isShadowed = shadowed.contains(AppleTypeNames.stroke)
    text += shadowed.callName(ofType: AppleTypeNames.stroke)
    if isShadowed { text += "(" }
    append(caseOf: style, to: &text)
    if isShadowed { text += ")" }
  }

  /// Appends a case of `KansoStroke` without its type.
  private func append(caseOf style: StrokeStyle, to text: inout TextBuffer) {
    switch style {
    case .keyword(let keyword): text += ".\(keyword.rawValue)"
    case .dashes(let dashes, let lineCap):
      text += ".dashes("
      text.append(numbers: dashes.map(\.value))
      text += ", cap: .\(lineCap.rawValue))"
    }
  }

  /// Appends a call of `_kansoAnimation`, a function of the template, or of `KansoTransition`. Times are in seconds.
  func append(_ transition: Transition, to text: inout TextBuffer) {
    /// Appends a number with its label.
    func appendArgument(_ label: String, _ number: Double) {
      text += label
      text.append(number: number)
    }
    let curve = transition.timingFunction
    text +=
      typeNames.hasGradientsAndAnimations
      ? "_kansoAnimation" : shadowed.callName(ofType: AppleTypeNames.transition)
    appendArgument("(duration: ", transition.duration.inSeconds)
    appendArgument(", delay: ", transition.delay.inSeconds)
    appendArgument(", x1: ", curve.x1)
    appendArgument(", y1: ", curve.y1)
    appendArgument(", x2: ", curve.x2)
    appendArgument(", y2: ", curve.y2)
    text += ")"
  }

  /// Appends a call of `KansoBorder`.
  func append(_ border: Border, of token: ThemeToken, _ indentation: String, to text: inout TextBuffer) {
    text += shadowed.callName(ofType: AppleTypeNames.border)
    text += "(color: "
    for color in ScreenColor.Appearances.ofColors(in: token, of: theme) {
      append(color, indentation, to: &text)
    }
    text += ", width: "
    text.append(number: border.width.value)
    text += ", style: "
    append(caseOf: border.style, to: &text)
    text += ")"
  }
}

extension AppleTypeNames {
  // The types of composite values, which the templates declare.
  static let shadow = "KansoShadow"
  static let gradientStop = "KansoGradientStop"
  static let stroke = "KansoStroke"
  static let transition = "KansoTransition"
  static let border = "KansoBorder"
  /// SwiftUI's type of gradients.
  static let gradient = "Gradient"

  /// The types of tokens whose values call the initializers of these types.
  static let compositeTypes: [String: TokenType] = [
    shadow: .shadow, gradientStop: .gradient, gradient: .gradient, stroke: .strokeStyle,
    transition: .transition, border: .border,
  ]

  /// The functions that replace the initializers of these types if a group shadows them.
  var compositeShims: [Shim] {
    let gradients =
      hasGradientsAndAnimations
      ? [
        Shim(
          name: Self.gradient,
          declaration: """
            private func _kansoGradient(stops: [Gradient.Stop]) -> Gradient {
              Gradient(stops: stops)
            }
            """)
      ]
      : [
        Shim(
          name: Self.gradientStop,
          declaration: """
            private func _kansoKansoGradientStop(color: \(color), location: CGFloat) -> KansoGradientStop {
              KansoGradientStop(color: color, location: location)
            }
            """),
        Shim(
          name: Self.transition,
          declaration: """
            private func _kansoKansoTransition(
              duration: Double, delay: Double, x1: Double, y1: Double, x2: Double, y2: Double
            ) -> KansoTransition {
              KansoTransition(duration: duration, delay: delay, x1: x1, y1: y1, x2: x2, y2: y2)
            }
            """),
      ]
    return gradients + [
      Shim(
        name: Self.shadow,
        declaration: """
          private func _kansoKansoShadow(
            color: \(color), x: CGFloat, y: CGFloat, blur: CGFloat, spread: CGFloat, isInset: Bool
          ) -> KansoShadow {
            KansoShadow(color: color, x: x, y: y, blur: blur, spread: spread, isInset: isInset)
          }
          """),
      Shim(
        name: Self.stroke,
        declaration: """
          private func _kansoKansoStroke(_ style: KansoStroke) -> KansoStroke {
            style
          }
          """),
      Shim(
        name: Self.border,
        declaration: """
          private func _kansoKansoBorder(color: \(color), width: CGFloat, style: KansoStroke) -> KansoBorder {
            KansoBorder(color: color, width: width, style: style)
          }
          """),
    ]
  }
}
