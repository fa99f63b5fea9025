import KansoDrawing
import KansoTheme

/// A string in one font: a part of a text.
public struct TextRun: Hashable, Sendable {
  /// The string, with newlines between paragraphs.
  public var text: String
  /// The font. `size` replaces the font's own size.
  public var font: Typography
  /// The size in points.
  public var size: Length

  /// Creates a run.
  public init(_ text: String, font: Typography, size: Length) {
    (self.text, self.font, self.size) = (text, font, size)
  }
}

/// A text broken into lines.
public struct TextLayout: Equatable, Sendable {
  /// A part of a line in one font.
  public struct Fragment: Equatable, Sendable {
    /// The displayed text: a part of a run, an ellipsis, or both.
    public var text: String
    /// The index of the run that contains the text, or provides the font of the ellipsis.
    public var run: Int
    /// The left edge, in points.
    public var x: Length
    /// The width, in points.
    public var width: Length
    /// The width of each character, in points; empty if the characters count as equally wide.
    public var advances: [Length]
    /// The direction of the letters if the measurer provides it. The fragment is then at its visual position. If it is
    /// nil, the fragments are placed from left to right, and those of a right-to-left line must still be mirrored.
    public var direction: UserInterfaceLayoutDirection?
    /// The glyphs, if the measurer provides them.
    public var glyphs: GlyphReference

    /// Creates a fragment.
    public init(
      text: String, run: Int, x: Length, width: Length, advances: [Length] = [],
      direction: UserInterfaceLayoutDirection? = nil, glyphs: GlyphReference = GlyphReference()
    ) {
      (self.text, self.run, self.x, self.width) = (text, run, x, width)
      (self.advances, self.direction, self.glyphs) = (advances, direction, glyphs)
    }
  }

  /// A line of a text.
  public struct Line: Equatable, Sendable {
    /// The fragments of the line, in reading order.
    public var fragments: [Fragment]
    /// The index of the run that begins the line's paragraph.
    public var paragraph: Int
    /// The width of the text, in points.
    public var width: Length
    /// The upper edge, in points.
    public var top: Length
    /// The baseline of the text, in points, in the coordinates of `top`.
    public var baseline: Length
    /// The height of the line, in points.
    public var height: Length
    /// True if the paragraph continues in the next line.
    public var isContinued: Bool

    /// Creates a line.
    public init(
      fragments: [Fragment], paragraph: Int, width: Length, top: Length, baseline: Length, height: Length,
      isContinued: Bool
    ) {
      (self.fragments, self.paragraph, self.width) = (fragments, paragraph, width)
      (self.top, self.baseline, self.height) = (top, baseline, height)
      self.isContinued = isContinued
    }

    /// The displayed text of the line.
    public var text: String { fragments.map(\.text).joined() }
  }

  /// The lines, from top to bottom.
  public var lines: [Line]
  /// True if a part of the text is dropped or cut off.
  public var isTruncated: Bool
  /// The factor of the font sizes of the runs; less than 1 for a text that was made smaller to fit.
  public var scale = 1.0

  /// Creates a layout from its lines.
  public init(lines: [Line], isTruncated: Bool) { (self.lines, self.isTruncated) = (lines, isTruncated) }

  /// The size of the text. Without lines, the size and the baselines are zero.
  public var extent: TextExtent {
    guard let first = lines.first, let last = lines.last else {
      return TextExtent(size: .zero, firstBaseline: 0, lastBaseline: 0, lineCount: 0)
    }
    let bottom = last.top + last.height
    return TextExtent(
      size: Size(width: lines.map(\.width).max() ?? 0, height: bottom - first.top),
      firstBaseline: first.baseline - first.top, lastBaseline: bottom - last.baseline, lineCount: lines.count)
  }

  /// Returns the layout moved into a rectangle: each line at its alignment, and the top of the first line at
  /// the top edge. The layout must begin at zero. The height of the rectangle has no effect. Justified lines
  /// fill the width, except in the last line of a paragraph.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - direction: The direction that determines the side of natural lines and of the last lines of
  ///     justified paragraphs.
  ///   - alignment: Returns the alignment of a paragraph, by the index of its first run.
  public func placed(
    in rect: Rect, direction: UserInterfaceLayoutDirection, alignment: (_ run: Int) -> TextAlignment
  ) -> TextLayout {
    var placed = self
    for index in lines.indices {
      let spare = rect.width - lines[index].width
      placed.lines[index].top += rect.minY
      placed.lines[index].baseline += rect.minY
      let alignment = alignment(lines[index].paragraph)
      if alignment == .justified, lines[index].isContinued { placed.lines[index].justify(by: spare) }
      let offset =
        rect.minX
        + Self.offset(
          spareWidth: spare, alignment: alignment, direction: direction, isContinued: lines[index].isContinued
        )
      for fragment in placed.lines[index].fragments.indices {
        placed.lines[index].fragments[fragment].x += offset
      }
    }
    return placed
  }

  /// Returns the distance from the left edge of the rectangle to the line, in points. `isContinued` is true
  /// if the paragraph continues in the next line.
  private static func offset(
    spareWidth: Length, alignment: TextAlignment, direction: UserInterfaceLayoutDirection, isContinued: Bool
  ) -> Length {
    switch alignment {
    case .left: return 0
    case .center: return spareWidth / 2
    case .right: return spareWidth
    case .justified where isContinued: return 0
    case .justified, .natural: return direction == .rightToLeft ? spareWidth : 0
    }
  }
}
