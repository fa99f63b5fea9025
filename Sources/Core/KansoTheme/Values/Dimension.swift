/// A length in points. A point is a layout unit, not a device pixel.
public typealias Length = Double

/// A length with one of the standard's units.
public struct Dimension: Hashable, Sendable {
  /// The units of the standard.
  public enum Unit: String, Sendable {
    /// A point on Apple's platforms, a density-independent pixel on Android.
    case px
    /// A multiple of the system's default font size.
    case rem
  }

  /// The number of units.
  public let value: Double
  /// The unit of `value`.
  public let unit: Unit

  /// Creates a dimension of `value` units.
  public init(_ value: Double, _ unit: Unit = .px) {
    self.value = value
    self.unit = unit
  }

  /// Returns a length in points.
  public static func points(_ value: Length) -> Dimension { Dimension(value, .px) }
}

/// The padding of four edges. Leading and trailing follow the writing direction.
public struct Edges: Hashable, Sendable {
  /// The padding at the top.
  public let top: Dimension
  /// The padding at the leading edge, where lines begin.
  public let leading: Dimension
  /// The padding at the bottom.
  public let bottom: Dimension
  /// The padding at the trailing edge, where lines end.
  public let trailing: Dimension

  /// Creates edges from lengths in points.
  public init(top: Length, leading: Length, bottom: Length, trailing: Length) {
    self.init(
      top: .points(top), leading: .points(leading), bottom: .points(bottom), trailing: .points(trailing))
  }

  /// Creates edges from dimensions.
  public init(top: Dimension, leading: Dimension, bottom: Dimension, trailing: Dimension) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
