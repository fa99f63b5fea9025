import CPango
import KansoLayout

extension AffineTransform {
  /// The limits of invertible transforms. Cairo's number format cannot represent the inverse of a transform with larger
  /// coefficients, or with a smaller determinant; the drawing would not be visible anyway.
  private static let largestScale = 1e9
  private static let smallestDeterminant = 1e-12

  /// True if Cairo can draw with the transform. After a transform that it cannot invert, Cairo refuses all further
  /// commands.
  var isUsable: Bool {
    scale <= Self.largestScale && tx.isFinite && ty.isFinite && determinant >= Self.smallestDeterminant
  }

  /// The largest scale factor, as the largest absolute coefficient; infinite if a coefficient is not finite.
  var scale: Double {
    let scales = [a, b, c, d].map(abs)
    return scales.allSatisfy(\.isFinite) ? scales.reduce(0, max) : .infinity
  }

  /// The factor by which the transform scales areas.
  var determinant: Double { abs(a * d - b * c) }

  var matrix: cairo_matrix_t { cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty) }

  /// Returns the smallest rectangle that encloses the transformed rectangle.
  func bounds(of rect: Rect) -> Rect {
    let corners = [
      rect.origin, Point(x: rect.maxX, y: rect.minY), Point(x: rect.minX, y: rect.maxY),
      Point(x: rect.maxX, y: rect.maxY),
    ].map { $0.applying(self) }
    return Outline.path(Path(corners)).bounds
  }
}
