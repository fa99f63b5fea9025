import CPango
import KansoLayout

extension AffineTransform {
  /// Maps with larger numbers than this, or that make areas smaller than this, cannot be undone in Cairo's numbers, and what they show cannot be seen.
  private static let largestScale = 1e9
  private static let smallestDeterminant = 1e-12

  /// Whether Cairo can draw with it; it refuses everything after one that it cannot undo.
  var isUsable: Bool {
    scale <= Self.largestScale && tx.isFinite && ty.isFinite && determinant >= Self.smallestDeterminant
  }

  /// How much longer it makes lines along the axis that it enlarges most; infinite where there are numbers that are none.
  var scale: Double {
    let scales = [a, b, c, d].map(abs)
    return scales.allSatisfy(\.isFinite) ? scales.reduce(0, max) : .infinity
  }

  /// How much larger it makes areas.
  var determinant: Double { abs(a * d - b * c) }

  var matrix: cairo_matrix_t { cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty) }

  /// The smallest rectangle around what it makes of one.
  func bounds(of rect: Rect) -> Rect {
    let corners = [
      rect.origin, Point(x: rect.maxX, y: rect.minY), Point(x: rect.minX, y: rect.maxY),
      Point(x: rect.maxX, y: rect.maxY),
    ].map { $0.applying(self) }
    return Outline.path(Path(corners)).bounds
  }
}
