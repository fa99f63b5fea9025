/// A color that depends on the context, like `UIColor`. Generated `Colors` use it on platforms without UIKit and
/// AppKit.
public struct Color: Sendable, Equatable {
  /// The path of the token; nil for a color that is not a token.
  public let path: TokenPath?
  package let values: Contextual<ColorValue>

  /// Creates a color with the same value in every context.
  public init(_ value: ColorValue) { self.init(Contextual(value), path: nil) }

  /// Creates a color from its values in all contexts.
  private init(_ values: Contextual<ColorValue>, path: TokenPath?) {
    self.values = values
    self.path = path
  }

  /// Creates an sRGB color; each component is from 0 to 1.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.init(ColorValue(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates a color in any space; a nil component is missing.
  public init(_ space: ColorSpace, _ first: Double?, _ second: Double?, _ third: Double?, alpha: Double? = 1)
  {
    self.init(ColorValue(space, first, second, third, alpha: alpha))
  }

  /// Returns this color as the token at a path, so that it can follow a theme at run time. The path replaces the
  /// existing one, such as that of an alias's target.
  public func named(_ path: TokenPath) -> Color { Color(values, path: path) }

  /// Returns this color with another variant: in the context, it has the default value of `color`, whose
  /// variants are ignored. The path stays the same.
  public func when(_ context: Context, use color: Color) -> Color {
    Color(Contextual(values.value, variants: values.variants + [(context, color.values.value)]), path: path)
  }

  /// Returns the color with changed compiled values in all contexts. It is no token, so that a theme does not replace
  /// these values.
  package func map(_ change: (ColorValue) -> ColorValue) -> Color {
    Color(
      Contextual(change(values.value), variants: values.variants.map { ($0.context, change($0.value)) }),
      path: nil)
  }

  /// Returns the compiled value in a context. Axes that no variant uses have no effect.
  public func resolved(in context: Context = [:]) -> ColorValue { values.resolved(in: context) }

  /// Returns the value of the token in a context of a theme. Returns the compiled value if there is no theme,
  /// if the color is not a token, or if the theme does not contain it as a color.
  public func resolved(in context: Context = [:], of theme: Theme?) -> ColorValue {
    guard let path, case .color(let color) = theme?.value(at: path, in: context) else {
      return resolved(in: context)
    }
    return color
  }
}
