import KansoFormatting
import KansoTheme

// Easing curves in Swift.

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
}

extension AppleSyntax {
  /// Appends a call of `_kansoCurve`, a function of the template.
  func append(_ curve: CubicBezier, to text: inout TextBuffer) {
    text += "_kansoCurve"
    text.append(arguments: curve)
  }
}

extension TextBuffer {
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
