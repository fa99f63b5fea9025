import KansoLayout
import KansoTheme

/// A painter of the content of a canvas view. It has no effect on layout.
protocol CanvasLook {
  /// Draws the content in the view's own coordinates.
  func draw(_ view: View, in context: inout DrawingContext)
}

/// A canvas view with a painter.
protocol LookWearer: View {
  var look: (any CanvasLook)? { get set }
}

extension Rect {
  /// Returns the rectangle without insets. Its size is never negative.
  func inset(_ insets: EdgeInsets) -> Rect {
    Rect(
      x: minX + insets.left, y: minY + insets.top, width: max(0, width - insets.left - insets.right),
      height: max(0, height - insets.top - insets.bottom))
  }

  func inset(_ distance: Double) -> Rect {
    inset(EdgeInsets(top: distance, left: distance, bottom: distance, right: distance))
  }

  /// Returns a rectangle of a size with the same center.
  func middle(_ size: Size) -> Rect {
    Rect(x: midX - size.width / 2, y: midY - size.height / 2, width: size.width, height: size.height)
  }

  var center: Point { Point(x: midX, y: midY) }
}

extension ColorValue {
  /// Returns the color with its opacity multiplied by a factor.
  func faded(_ factor: Double) -> ColorValue {
    ColorValue(space, first, second, third, alpha: (alpha ?? 0) * factor)
  }
}
