import KansoFormatting
import KansoTheme

// Shadows, gradients, strokes, transitions and borders in portable Swift.

extension PortableSyntax {
  /// The types of composite values and of their parts, with the functions that replace their initializers if a group
  /// shadows them.
  static let compositeShims = [
    (
      name: "ColorValue",
      declaration: """
      private func _kansoColorValue(red: Double, green: Double, blue: Double, alpha: Double = 1) -> ColorValue {
        ColorValue(red: red, green: green, blue: blue, alpha: alpha)
      }

      private func _kansoColorValue(
        _ space: ColorSpace, _ first: Double?, _ second: Double?, _ third: Double?, alpha: Double? = 1
      ) -> ColorValue {
        ColorValue(space, first, second, third, alpha: alpha)
      }
      """
    ),
    (
      name: "Shadow",
      declaration: """
      private func _kansoShadow(
        color: ColorValue, x: Double, y: Double, blur: Double, spread: Double, isInset: Bool = false
      ) -> Shadow {
        Shadow(color: color, x: x, y: y, blur: blur, spread: spread, isInset: isInset)
      }
      """
    ),
    (
      name: "GradientStop",
      declaration: """
      private func _kansoGradientStop(color: ColorValue, position: Double) -> GradientStop {
        GradientStop(color: color, position: position)
      }
      """
    ),
    (
      name: "StrokeStyle",
      declaration: """
      private func _kansoStrokeStyle(_ keyword: StrokeStyle.Keyword) -> StrokeStyle {
        StrokeStyle(keyword)
      }

      private func _kansoStrokeStyle(dashes: [Double], lineCap: StrokeStyle.LineCap) -> StrokeStyle {
        StrokeStyle(dashes: dashes, lineCap: lineCap)
      }
      """
    ),
    (
      name: "Transition",
      declaration: """
      private func _kansoTransition(duration: Double, delay: Double, timingFunction: CubicBezier) -> Transition {
        Transition(duration: duration, delay: delay, timingFunction: timingFunction)
      }
      """
    ),
    (
      name: "Border",
      declaration: """
      private func _kansoBorder(color: ColorValue, width: Double, style: StrokeStyle) -> Border {
        Border(color: color, width: width, style: style)
      }
      """
    ),
  ]

  /// Appends the layers of a shadow as an array of `Shadow`, whose `isInset` is left out if it is false.
  func append(_ layers: [Shadow], _ indentation: String, to text: inout TextBuffer) {
    text.append(list: layers, indentation) { layer, _, text in
      text += shadowed.callName(ofType: "Shadow")
      text += "(color: "
      append(composite: layer.color, to: &text)
      for (label, length) in [
        (", x: ", layer.offsetX), (", y: ", layer.offsetY), (", blur: ", layer.blur),
        (", spread: ", layer.spread),
      ] {
        text += label
        text.append(number: length.value)
      }
      text += layer.isInset ? ", isInset: true)" : ")"
    }
  }

  /// Appends the stops of a gradient as an array of `GradientStop`.
  func append(_ stops: [GradientStop], _ indentation: String, to text: inout TextBuffer) {
    text.append(list: stops, indentation) { stop, _, text in
      text += shadowed.callName(ofType: "GradientStop")
      text += "(color: "
      append(composite: stop.color, to: &text)
      text += ", position: "
      text.append(number: stop.position)
      text += ")"
    }
  }

  /// Appends a call of `StrokeStyle`.
  func append(_ style: StrokeStyle, to text: inout TextBuffer) {
    text += shadowed.callName(ofType: "StrokeStyle")
    switch style {
    case .keyword(let keyword): text += "(.\(keyword.rawValue))"
    case .dashes(let dashes, let lineCap):
      text += "(dashes: "
      text.append(numbers: dashes.map(\.value))
      text += ", lineCap: .\(lineCap.rawValue))"
    }
  }

  /// Appends a call of `Transition`, with times in seconds.
  func append(_ transition: Transition, to text: inout TextBuffer) {
    text += shadowed.callName(ofType: "Transition")
    text += "(duration: "
    text.append(number: transition.duration.inSeconds)
    text += ", delay: "
    text.append(number: transition.delay.inSeconds)
    text += ", timingFunction: "
    append(transition.timingFunction, to: &text)
    text += ")"
  }

  /// Appends a call of `Border`.
  func append(_ border: Border, to text: inout TextBuffer) {
    text += shadowed.callName(ofType: "Border")
    text += "(color: "
    append(composite: border.color, to: &text)
    text += ", width: "
    text.append(number: border.width.value)
    text += ", style: "
    append(border.style, to: &text)
    text += ")"
  }

  /// Appends a call of `ColorValue`: a color within a composite value has no modes of its own.
  private func append(composite color: ColorValue, to text: inout TextBuffer) {
    append(color, asType: shadowed.callName(ofType: "ColorValue"), to: &text)
  }
}

extension TextBuffer {
  /// Appends an array literal: one element on the same line, several on lines of their own, indented by two spaces more
  /// than `indentation`.
  ///
  /// - Parameter append: appends an element whose line has the indentation that it gets.
  mutating func append<Element>(
    list elements: [Element], _ indentation: String, _ append: (Element, String, inout TextBuffer) -> Void
  ) {
    let inner = elements.count > 1 ? indentation + "  " : indentation
    self += "["
    for element in elements {
      if elements.count > 1 {
        self += "\n"
        self += inner
      }
      append(element, inner, &self)
      if elements.count > 1 { self += "," }
    }
    if elements.count > 1 {
      self += "\n"
      self += indentation
    }
    self += "]"
  }

  /// Appends an array literal of numbers.
  mutating func append(numbers: [Double]) {
    self += "["
    for (index, number) in numbers.enumerated() {
      if index > 0 { self += ", " }
      append(number: number)
    }
    self += "]"
  }
}
