import KansoLayout
import KansoTheme

/// Something that can be between a start and an end.
public enum AnimatableValue: Equatable, Sendable {
  /// A number of anything.
  case number(Double)
  /// A place, in points.
  case point(Point)
  /// A size, in points.
  case size(Size)
  /// A color; nil for none.
  case color(ColorValue?)
  /// A map of the plane.
  case transform(AffineTransform)

  /// What is a part of the way from this value to another one of the same kind: this one at 0, the other one at 1, beyond them outside.
  ///
  /// Numbers, places and sizes go straight. Colors go straight in sRGB with their components multiplied by their opacity, as those of
  /// Core Animation and CSS's legacy colors do (CSS Color 4, section 12.3), and no color is the other one without its opacity. Transforms
  /// are moved, enlarged and turned by the shorter way (CSS Transforms 1, interpolation of matrices). It is the other value if that is of another kind
  /// or one of them has a number that is not finite.
  public func interpolated(to end: AnimatableValue, at progress: Double) -> AnimatableValue {
    guard isFinite, end.isFinite, progress.isFinite else { return end }
    func between(_ first: Double, _ second: Double) -> Double { first + (second - first) * progress }
    switch (self, end) {
    case (.number(let first), .number(let second)): return .number(between(first, second))
    case (.point(let first), .point(let second)):
      return .point(Point(x: between(first.x, second.x), y: between(first.y, second.y)))
    case (.size(let first), .size(let second)):
      return .size(
        Size(width: between(first.width, second.width), height: between(first.height, second.height)))
    case (.color(let first), .color(let second)):
      return .color(ColorValue.between(first, second, at: progress))
    case (.transform(let first), .transform(let second)):
      return .transform(AffineTransform.between(first, second, at: progress))
    default: return end
    }
  }

  private var isFinite: Bool {
    switch self {
    case .number(let number): number.isFinite
    case .point(let point): point.x.isFinite && point.y.isFinite
    case .size(let size): size.width.isFinite && size.height.isFinite
    case .color(let color):
      color?.components.allSatisfy { $0?.isFinite ?? true } ?? true && color?.alpha?.isFinite ?? true
    case .transform(let map):
      [map.a, map.b, map.c, map.d, map.tx, map.ty].allSatisfy(\.isFinite)
    }
  }
}
