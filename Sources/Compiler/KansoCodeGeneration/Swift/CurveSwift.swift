import KansoFormatting
import KansoTheme

// Easing curves and springs in Swift.

extension PortableSyntax {
  /// The type of easing curves.
  static let curveType = "CubicBezier"
  /// The function that replaces the initializer of the type if a group shadows it.
  static let curveShim = """
    private func _kansoCubicBezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> CubicBezier {
      CubicBezier(x1, y1, x2, y2)
    }
    """

  /// Appends a call of `CubicBezier`.
  func append(_ curve: CubicBezier, to text: inout TextBuffer) {
    text += shadowed.callName(ofType: Self.curveType)
    text.append(arguments: curve)
  }

  /// The type of springs.
  static let springType = "Spring"
  /// The function that replaces the initializer of the type if a group shadows it.
  static let springShim = """
    private func _kansoSpring(mass: Double, stiffness: Double, damping: Double) -> Spring {
      Spring(mass: mass, stiffness: stiffness, damping: damping)
    }
    """

  /// Appends a call of `Spring`.
  func append(_ spring: Spring, to text: inout TextBuffer) {
    text += shadowed.callName(ofType: Self.springType)
    text.append(arguments: spring)
  }
}

extension AppleSyntax {
  /// Appends a call of `_kansoCurve`, a function of the template.
  func append(_ curve: CubicBezier, to text: inout TextBuffer) {
    text += "_kansoCurve"
    text.append(arguments: curve)
  }

  /// Appends a call of `_kansoSpring`, a function of the template.
  func append(_ spring: Spring, to text: inout TextBuffer) {
    text += "_kansoSpring"
    text.append(arguments: spring)
  }
}

extension TextBuffer {
  /// Appends the mass, the stiffness and the damping with their labels in parentheses.
  fileprivate mutating func append(arguments spring: Spring) {
    for (label, number) in [
      ("(mass: ", spring.mass), (", stiffness: ", spring.stiffness), (", damping: ", spring.damping),
    ] {
      self += label
      append(number: number)
    }
    self += ")"
  }

  /// Appends the coordinates of both control points in parentheses.
  fileprivate mutating func append(arguments curve: CubicBezier) {
    self += "("
    for (index, coordinate) in [curve.x1, curve.y1, curve.x2, curve.y2].enumerated() {
      if index > 0 { self += ", " }
      append(number: coordinate)
    }
    self += ")"
  }
}

extension Theme {
  /// True if a token is an easing curve.
  var hasCurves: Bool {
    tokens.contains { if case .cubicBezier = $0.value { true } else { false } }
  }

  /// True if a token is a spring.
  var hasSprings: Bool { tokens.contains { $0.value.isSpring } }
}

extension TokenValue {
  /// True for a spring.
  var isSpring: Bool { if case .spring = self { true } else { false } }
}
