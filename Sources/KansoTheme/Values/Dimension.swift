/// A length in points. On Apple's platforms a point is a layout unit, not a device pixel.
public typealias Length = Double

/// An amount of distance with the standard's units.
public struct Dimension: Hashable, Sendable {
  /// The units that the standard allows.
  public enum Unit: String, Sendable {
    /// One point on Apple's platforms, one density-independent pixel on Android.
    case px
    /// A multiple of the system's default font size.
    case rem
  }

  /// The amount, in `unit`.
  public let value: Double
  /// What the amount counts.
  public let unit: Unit

  /// A dimension of `value` units.
  public init(_ value: Double, _ unit: Unit = .px) {
    self.value = value
    self.unit = unit
  }

  /// A length in points.
  public static func points(_ value: Length) -> Dimension { Dimension(value, .px) }
}

/// Four paddings, one an edge, in points. Leading and trailing follow the direction of writing.
public struct Edges: Hashable, Sendable {
  /// The padding at the top.
  public let top: Dimension
  /// The padding where lines begin.
  public let leading: Dimension
  /// The padding at the bottom.
  public let bottom: Dimension
  /// The padding where lines end.
  public let trailing: Dimension

  /// Four paddings in points, in their usual order.
  public init(top: Length, leading: Length, bottom: Length, trailing: Length) {
    self.init(
      top: .points(top), leading: .points(leading), bottom: .points(bottom), trailing: .points(trailing))
  }

  /// Four paddings in their usual order.
  public init(top: Dimension, leading: Dimension, bottom: Dimension, trailing: Dimension) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
