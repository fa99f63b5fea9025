import KansoTheme
import KansoTypesetting

/// The heights of a font in the default mode, as texts are laid out without the files of fonts: those of Apple's system
/// font, with half of an additional line height above and below.
extension UIFont {
  /// The distance from the baseline to the top of a line, in points.
  public var ascender: CGFloat { line.firstBaseline }
  /// The distance from the baseline to the bottom of a line, in points; negative.
  public var descender: CGFloat { -line.lastBaseline }
  /// The height of a line, in points.
  public var lineHeight: CGFloat { line.firstBaseline + line.lastBaseline }
  /// The space between lines in addition to their height, in points: zero.
  public var leading: CGFloat { 0 }
  /// The height of capital letters, in points: that of Helvetica, whose widths letters have.
  public var capHeight: CGFloat { resolved().size * Self.capHeight }
  /// The height of the letter x, in points: that of Helvetica, whose widths letters have.
  public var xHeight: CGFloat { resolved().size * Self.xHeight }

  /// The heights of letters as a fraction of the size (Adobe's font metrics of Helvetica: CapHeight 718, XHeight 523).
  private static let (capHeight, xHeight) = (0.718, 0.523)

  /// The baselines of a line.
  private var line: TextExtent {
    let font = resolved()
    return PlainTextMeasurer().measure("", font: font, size: font.size, width: nil, lines: 1)
  }
}
