import KansoLayout

/// A painter of the content of a canvas view. It has no effect on layout.
package protocol ContentPainter {
  /// Draws the content in the view's own coordinates.
  func draw(_ view: View, in context: inout DrawingContext)
}

/// A canvas view with a painter.
package protocol PaintableView: View {
  var painter: (any ContentPainter)? { get set }
}
