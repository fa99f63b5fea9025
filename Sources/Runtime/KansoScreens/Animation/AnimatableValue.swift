import KansoLayout
import KansoTheme

/// A value that can be interpolated between a start and an end.
public enum AnimatableValue: Equatable, Sendable {
  /// A number in any unit.
  case number(Double)
  /// A position, in points.
  case point(Point)
  /// A size, in points.
  case size(Size)
  /// A color; nil for none.
  case color(ColorValue?)
  /// An affine transform.
  case transform(AffineTransform)

  /// Returns the value between this value and another one of the same kind: this one at 0, the other one at 1, and an
  /// extrapolated one outside of 0...1.
  ///
  /// - Numbers, positions and sizes are interpolated linearly.
  /// - Colors are interpolated linearly in sRGB, with their components multiplied by their opacity. Core Animation and
  ///   CSS's legacy colors do the same (CSS Color 4, section 12.3). A missing color counts as the other color with
  ///   opacity 0.
  /// - Transforms are decomposed into translation, scale and rotation; the rotation takes the shorter way (CSS
  ///   Transforms 1, interpolation of matrices).
  ///
  /// Returns `end` if it is of another kind or if a number is not finite: in either value, or `progress`.
  public func interpolated(to end: AnimatableValue, at progress: Double) -> AnimatableValue {
    guard isFinite, end.isFinite, progress.isFinite else { return end }
    /// Returns first + (second − first) · progress.
    func lerp(_ first: Double, _ second: Double) -> Double { first + (second - first) * progress }
    switch (self, end) {
    case (.number(let first), .number(let second)): return .number(lerp(first, second))
    case (.point(let first), .point(let second)):
      return .point(Point(x: lerp(first.x, second.x), y: lerp(first.y, second.y)))
    case (.size(let first), .size(let second)):
      return .size(
        Size(width: lerp(first.width, second.width), height: lerp(first.height, second.height)))
    case (.color(let first), .color(let second)):
      return .color(ColorValue.interpolation(from: first, to: second, at: progress))
    case (.transform(let first), .transform(let second)):
      return .transform(AffineTransform.interpolation(from: first, to: second, at: progress))
    default: return end
    }
  }

  /// True if all numbers are finite. Missing color components and a missing color count as finite.
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
