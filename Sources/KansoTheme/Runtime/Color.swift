/// A color that follows the context, as `UIColor` does: what generated `Colors` are made of where there is no
/// UIKit or AppKit.
public struct Color: Sendable, Equatable {
  /// The token that the color is, where it is one of the guide; nil for a color made by hand.
  public let path: TokenPath?
  let values: Contextual<ColorValue>

  /// A color that is the same everywhere.
  public init(_ value: ColorValue) { self.init(Contextual(value), path: nil) }

  private init(_ values: Contextual<ColorValue>, path: TokenPath?) {
    self.values = values
    self.path = path
  }

  /// An sRGB color, each component from 0 to 1.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.init(ColorValue(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// A color of any space; `nil` is a missing component.
  public init(_ space: ColorSpace, _ first: Double?, _ second: Double?, _ third: Double?, alpha: Double? = 1)
  {
    self.init(ColorValue(space, first, second, third, alpha: alpha))
  }

  /// This color as the token at a path, so that at run time it can follow a theme. The path that it had, as an alias
  /// has its target's, gives way.
  public func named(_ path: TokenPath) -> Color { Color(values, path: path) }

  /// This color with another value in a context: the one that `color` has by default. It stays the token that it is.
  public func when(_ context: Context, use color: Color) -> Color {
    Color(Contextual(values.value, variants: values.variants + [(context, color.values.value)]), path: path)
  }

  /// The compiled value in a context; axes that it does not speak of change nothing.
  public func resolved(in context: Context = [:]) -> ColorValue { values.resolved(in: context) }

  /// The value that a theme gives the token, or the compiled one where there is no theme, the color is no token, or the
  /// theme has no such color.
  public func resolved(in context: Context = [:], of theme: Theme?) -> ColorValue {
    guard let path, case .color(let color) = theme?.value(at: path, in: context) else {
      return resolved(in: context)
    }
    return color
  }
}
