import KansoLayout
import KansoTheme

/// Measures and breaks texts as Pango sets them in real fonts: with shaping, fallback, and both directions.
///
/// Lines break where Unicode Standard Annex 14 lets them, and within a word that is longer than a line. A line has the ascender and
/// descender of its font, and of the fonts that stand in for it where those are higher; the line height of a font that has one of its own
/// is shared half and half above and below. Letters are as wide as they are drawn, in fractions of points.
public struct PangoTextMeasurer: TextMeasurer {
  /// The fonts.
  public let fonts: FontLibrary

  /// A measurer with fonts.
  public init(fonts: FontLibrary = .system) { self.fonts = fonts }

  /// The room that a text takes. One that is empty has the baselines of its font.
  public func measure(_ text: String, font: Typography, size: Length, width: Length?, lines: Int)
    -> TextExtent
  {
    fonts.typesetter.withLock { typesetter in
      guard !text.isEmpty else {
        let room = typesetter.lineHeight(font, size)
        return TextExtent(size: .zero, firstBaseline: room.above, lastBaseline: room.below, lineCount: 0)
      }
      let run = TextRun(text, font: font, size: size)
      return typesetter.typeset([run], width: width, lines: lines, mode: .byWordWrapping).extent
    }
  }

  /// A text in lines. Of a text of more than 100,000 characters the others are left out.
  public func typeset(_ runs: [TextRun], width: Length?, lines: Int, mode: LineBreakMode) -> TextLayout {
    fonts.typesetter.withLock { $0.typeset(runs, width: width, lines: lines, mode: mode) }
  }
}
