/// A font as sources give it.
package struct StyleFont: Hashable, Sendable {
  /// The family or the face; nil for the system font.
  package let name: String?
  /// The size in points.
  package let size: Double
  /// The weight from 1 to 1000; nil for regular, and if the source gives none.
  package let weight: Double?

  package init(name: String?, size: Double, weight: Double? = nil) {
    (self.name, self.size, self.weight) = (name, size, weight == 400 ? nil : weight)
  }
}
