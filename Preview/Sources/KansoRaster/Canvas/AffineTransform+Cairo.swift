import CPango
import KansoDrawing

extension AffineTransform {
  /// The limit of the coefficients of invertible transforms. Cairo's number format cannot represent the
  /// inverse of a transform with larger coefficients, or with a smaller determinant; the drawing would not be
  /// visible anyway.
  private static let maxScale = 1e9
  /// The limit of the determinant of invertible transforms, without its sign.
  private static let minDeterminant = 1e-12

  /// True if Cairo can draw with the transform. After a transform that it cannot invert, Cairo refuses all further
  /// commands.
  var isUsable: Bool {
    maxCoefficient <= Self.maxScale && tx.isFinite && ty.isFinite && areaScale >= Self.minDeterminant
  }

  /// The largest absolute value of the coefficients without the translation; infinite if one of them is not
  /// finite.
  var maxCoefficient: Double {
    let scales = [a, b, c, d].map(abs)
    return scales.allSatisfy(\.isFinite) ? scales.reduce(0, max) : .infinity
  }

  /// The factor by which the transform scales areas: the determinant without its sign, so a reflection does
  /// not make it negative.
  var areaScale: Double { abs(a * d - b * c) }

  /// The transform as a Cairo matrix.
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
