/// A color that follows the context, as `UIColor` does: what generated `Colors` are made of where there is no
/// UIKit or AppKit.
public struct Color: Sendable, Equatable {
  private let values: Contextual<ColorValue>

  /// A color that is the same everywhere.
  public init(_ value: ColorValue) { self.values = Contextual(value) }

  private init(_ values: Contextual<ColorValue>) { self.values = values }

  /// An sRGB color, each component from 0 to 1.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.init(ColorValue(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// A color of any space; `nil` is a missing component.
  public init(_ space: ColorSpace, _ first: Double?, _ second: Double?, _ third: Double?, alpha: Double? = 1)
  {
    self.init(ColorValue(space, first, second, third, alpha: alpha))
  }

  /// This color with another value in a context.
  public func when(_ context: Context, use color: Color) -> Color {
    Color(Contextual(values.value, variants: values.variants + [(context, color.values.value)]))
  }

  /// The color's value in a context; axes that it does not speak of change nothing.
  public func resolved(in context: Context = [:]) -> ColorValue { values.resolved(in: context) }
}
