/// A font that follows the context: what generated `Fonts` are made of where there is no UIKit or AppKit.
public struct Font: Sendable, Equatable {
  private let values: Contextual<Typography>

  /// A font that is the same everywhere.
  public init(_ value: Typography) { self.values = Contextual(value) }

  private init(_ values: Contextual<Typography>) { self.values = values }

  /// A font by its parts; what is left out has the standard's neutral value.
  public init(
    families: [String], face: String? = nil, size: Length, weight: Double? = nil, isItalic: Bool = false,
    lineHeight: Double? = nil, letterSpacing: Length? = nil, textStyle: TextStyle? = nil,
    maximumSize: Length? = nil
  ) {
    self.init(
      Typography(
        families: families, face: face, size: size, weight: weight, isItalic: isItalic,
        lineHeight: lineHeight,
        letterSpacing: letterSpacing.map { Dimension.points($0) }, textStyle: textStyle,
        maximumSize: maximumSize))
  }

  /// This font with another value in a context.
  public func when(_ context: Context, use font: Font) -> Font {
    Font(Contextual(values.value, variants: values.variants + [(context, font.values.value)]))
  }

  /// The font's value in a context; axes that it does not speak of change nothing.
  public func resolved(in context: Context = [:]) -> Typography { values.resolved(in: context) }
}
