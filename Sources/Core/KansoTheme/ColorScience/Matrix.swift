/// Three components of a color, in the order of its space.
typealias Triple = SIMD3<Double>

/// A 3×3 matrix: a linear map between color spaces.
struct Matrix: Sendable {
  private let rows: (Triple, Triple, Triple)

  /// Creates a matrix from its rows.
  init(_ first: Triple, _ second: Triple, _ third: Triple) { rows = (first, second, third) }

  /// Returns the product of a matrix and a column vector.
  static func * (matrix: Matrix, vector: Triple) -> Triple {
    Triple((matrix.rows.0 * vector).sum(), (matrix.rows.1 * vector).sum(), (matrix.rows.2 * vector).sum())
  }

  /// Returns the product of two matrices: the map `right`, followed by `left`.
  static func * (left: Matrix, right: Matrix) -> Matrix {
    let columns = right.transposed.rows
    let product = (left * columns.0, left * columns.1, left * columns.2)
    return Matrix(product.0, product.1, product.2).transposed
  }

  /// Returns the diagonal matrix, which scales each component.
  static func diagonal(_ values: Triple) -> Matrix {
    Matrix(Triple(values.x, 0, 0), Triple(0, values.y, 0), Triple(0, 0, values.z))
  }

  var transposed: Matrix {
    let (a, b, c) = rows
    return Matrix(Triple(a.x, b.x, c.x), Triple(a.y, b.y, c.y), Triple(a.z, b.z, c.z))
  }

  /// The inverse, computed by cofactors. It exists, since the matrices of color spaces are far from singular.
  var inverse: Matrix {
    let (a, b, c) = rows
    let first = Self.cross(b, c)
    let second = Self.cross(c, a)
    let third = Self.cross(a, b)
    let determinant = (a * first).sum()
    return Matrix(first / determinant, second / determinant, third / determinant).transposed
  }

  /// Returns the cross product.
  private static func cross(_ left: Triple, _ right: Triple) -> Triple {
    Triple(
      left.y * right.z - left.z * right.y, left.z * right.x - left.x * right.z,
      left.x * right.y - left.y * right.x)
  }
}
