import KansoTheme
import KansoTypesetting

/// Measures and breaks texts with Pango in real fonts: with shaping, fallback fonts and both writing directions.
///
/// Lines break at the positions that Unicode Standard Annex 14 allows, and within a word that is longer than a line. A
/// line has the ascender and descender of its font, or those of a fallback font if they are larger. If the font defines
/// a line height, the additional space is divided equally above and below. Widths of letters are those of the drawing,
/// in fractions of points.
public struct PangoTextMeasurer: TextMeasurer {
  /// The fonts of the texts.
  public let fonts: FontLibrary

  /// A measurer with fonts.
  public init(fonts: FontLibrary = .system) { self.fonts = fonts }

  /// Returns the size of a text, wrapped at words. An empty text has no size and no lines, but the baselines
  /// of its font.
  public func measure(_ text: String, font: Typography, size: Length, width: Length?, lines: Int)
    -> TextExtent
  {
    fonts.typesetter.withLock { typesetter in
      guard !text.isEmpty else {
        let lineHeight = typesetter.lineHeight(font, size)
        return TextExtent(
          size: .zero, firstBaseline: lineHeight.above, lastBaseline: lineHeight.below, lineCount: 0)
      }
      let run = TextRun(text, font: font, size: size)
      return typesetter.typeset([run], width: width, lines: lines, mode: .byWordWrapping).extent
    }
  }

  /// Returns `exact` for a font that is available, and `substitute` for one that is set in another font.
  public func fidelity(of font: Typography) -> FontFidelity {
    fonts.substitution(for: font) == nil ? .exact : .substitute
  }

  /// Returns a text divided into lines. A text of more than 100,000 characters is truncated.
  public func typeset(_ runs: [TextRun], width: Length?, lines: Int, mode: LineBreakMode) -> TextLayout {
    fonts.typesetter.withLock { $0.typeset(runs, width: width, lines: lines, mode: mode) }
  }
}
