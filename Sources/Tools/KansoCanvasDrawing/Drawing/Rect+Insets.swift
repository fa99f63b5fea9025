import KansoLayout
import KansoTheme

extension Rect {
  /// Returns the rectangle made smaller by insets. A length that would be negative is 0. Negative insets make
  /// the rectangle larger.
  func inset(_ insets: EdgeInsets) -> Rect {
    Rect(
      x: minX + insets.left, y: minY + insets.top, width: max(0, width - insets.left - insets.right),
      height: max(0, height - insets.top - insets.bottom))
  }

  /// Returns the rectangle made smaller by the same distance at all edges. A negative length becomes 0.
  func inset(_ distance: Double) -> Rect {
    inset(EdgeInsets(top: distance, left: distance, bottom: distance, right: distance))
  }

  /// Returns a rectangle of a size with the same center. It can be larger than this one.
  func centeredRect(of size: Size) -> Rect {
    Rect(x: midX - size.width / 2, y: midY - size.height / 2, width: size.width, height: size.height)
  }

  var center: Point { Point(x: midX, y: midY) }
}

extension ColorValue {
  /// Returns the color with its opacity multiplied by a factor. A missing opacity counts as 0.
  func multiplyingOpacity(by factor: Double) -> ColorValue {
    ColorValue(space, first, second, third, alpha: (alpha ?? 0) * factor)
  }
}
