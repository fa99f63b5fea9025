/// A font that follows the context: what generated `Fonts` are made of where there is no UIKit or AppKit.
public struct Font: Sendable, Equatable {
  /// The token that the font is, where it is one of the guide; nil for a font made by hand.
  public let path: TokenPath?
  let values: Contextual<Typography>

  /// A font that is the same everywhere.
  public init(_ value: Typography) { self.init(Contextual(value), path: nil) }

  private init(_ values: Contextual<Typography>, path: TokenPath?) {
    self.values = values
    self.path = path
  }

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

  /// This font as the token at a path, so that at run time it can follow a theme. The path that it had, as an alias
  /// has its target's, gives way.
  public func named(_ path: TokenPath) -> Font { Font(values, path: path) }

  /// This font with another value in a context: the one that `font` has by default. It stays the token that it is.
  public func when(_ context: Context, use font: Font) -> Font {
    Font(Contextual(values.value, variants: values.variants + [(context, font.values.value)]), path: path)
  }

  /// The compiled value in a context; axes that it does not speak of change nothing.
  public func resolved(in context: Context = [:]) -> Typography { values.resolved(in: context) }

  /// The value that a theme gives the token, or the compiled one where there is no theme, the font is no token, or the
  /// theme has no such font.
  public func resolved(in context: Context = [:], of theme: Theme?) -> Typography {
    guard let path, case .typography(let font) = theme?.value(at: path, in: context) else {
      return resolved(in: context)
    }
    return font
  }
}
