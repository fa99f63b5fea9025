/// A font that depends on the context. Generated `Fonts` use it on platforms without UIKit and AppKit.
public struct Font: Sendable, Equatable {
  /// The path of the token; nil for a font that is not a token.
  public let path: TokenPath?
  package let values: Contextual<Typography>

  /// Creates a font with the same value in every context.
  public init(_ value: Typography) { self.init(Contextual(value), path: nil) }

  /// Creates a font from its values in all contexts.
  private init(_ values: Contextual<Typography>, path: TokenPath?) {
    self.values = values
    self.path = path
  }

  /// Creates a font from its properties. A weight, line height or letter spacing that is nil is 400, 1.2 or
  /// 0.
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

  /// Returns this font as the token at a path, so that it can follow a theme at run time. The path replaces the
  /// existing one, such as that of an alias's target.
  public func named(_ path: TokenPath) -> Font { Font(values, path: path) }

  /// Returns this font with another variant: in the context, it has the default value of `font`, whose
  /// variants are ignored. The path stays the same.
  public func when(_ context: Context, use font: Font) -> Font {
    Font(Contextual(values.value, variants: values.variants + [(context, font.values.value)]), path: path)
  }

  /// Returns the compiled value in a context. Axes that no variant uses have no effect.
  public func resolved(in context: Context = [:]) -> Typography { values.resolved(in: context) }

  /// Returns the value of the token in a context of a theme. Returns the compiled value if there is no theme,
  /// if the font is not a token, or if the theme does not contain it as a font.
  public func resolved(in context: Context = [:], of theme: Theme?) -> Typography {
    guard let path, case .typography(let font) = theme?.value(at: path, in: context) else {
      return resolved(in: context)
    }
    return font
  }
}
