import KansoLayout
import KansoTheme

/// What a view of the canvas shows of itself. It takes no part in layout.
protocol CanvasLook {
  /// Draws the content in the view's own coordinates.
  func draw(_ view: View, in context: inout DrawingContext)
}

/// A view of the canvas that can show something.
protocol LookWearer: View {
  var look: (any CanvasLook)? { get set }
}

extension Rect {
  /// The rectangle within insets; never turned inside out.
  func inset(_ insets: EdgeInsets) -> Rect {
    Rect(
      x: minX + insets.left, y: minY + insets.top, width: max(0, width - insets.left - insets.right),
      height: max(0, height - insets.top - insets.bottom))
  }

  func inset(_ distance: Double) -> Rect {
    inset(EdgeInsets(top: distance, left: distance, bottom: distance, right: distance))
  }

  /// A rectangle of a size in the middle.
  func middle(_ size: Size) -> Rect {
    Rect(x: midX - size.width / 2, y: midY - size.height / 2, width: size.width, height: size.height)
  }

  var center: Point { Point(x: midX, y: midY) }
}

extension ColorValue {
  /// The color with its opacity multiplied.
  func faded(_ factor: Double) -> ColorValue {
    ColorValue(space, first, second, third, alpha: (alpha ?? 0) * factor)
  }
}
