import CPango
import KansoDrawing
import KansoTheme
import KansoTypesetting

extension FontLibrary {
  /// Draws a text at its origin with the current color, always on a single line. Does nothing for an empty
  /// text, for one whose origin is more than a million points away, and for letters below 0.01 or above
  /// 10,000 pixels.
  ///
  /// The text's anchor stays in place if the text is wider or narrower than measured. A text that is more
  /// than an eighth wider than measured is compressed. Color glyphs, such as emoji, keep their own colors.
  ///
  /// - Parameter canvas: the `cairo_t` to draw with. Its state is restored afterwards, except that its path
  ///   is cleared.
  func draw(_ text: TextCommand, on canvas: OpaquePointer) {
    guard text.isDrawable else { return }
    typesetter.withLock { typesetter in
      let run = SetRun(TextRun(text.text, font: text.font, size: text.size), typesetter)
      let shaped = typesetter.shape(text.text, as: run, text.direction)
      let line = DrawnLine(text, shaped.width)
      guard canvas.canDraw(Size(width: run.size * line.horizontalScale, height: run.size)) else { return }
      canvas.withSavedState {
        cairo_translate(canvas, line.left, text.origin.y)
        cairo_scale(canvas, line.horizontalScale, 1)
        if text.isUnderlined { canvas.drawUnderline(shaped.width, run) }
        // The glyphs are in the size of shaping, so they are scaled.
        cairo_scale(canvas, run.size / FontMap.size, run.size / FontMap.size)
        shaped.draw(on: canvas, run)
      }
    }
  }
}

/// The position and the horizontal scale of a drawn text.
private struct DrawnLine {
  /// The left end of the text, in points.
  let left: Length
  /// The horizontal scale of the letters, up to 1.
  let horizontalScale: Double

  /// The maximum ratio of the drawn width to the measured width. A wider text is compressed.
  private static let maxWidthRatio = 1.125
  /// The maximum valid measured width, in points. A larger value counts as not measured.
  private static let maxMeasuredWidth = 1e9

  /// Computes the position and the scale from the drawn width, in points. A text that was not measured is not
  /// compressed, and its anchor is at its origin.
  init(_ text: TextCommand, _ width: Length) {
    let measuredWidth = abs(text.width) <= Self.maxMeasuredWidth ? max(text.width, 0) : 0
    horizontalScale =
      measuredWidth > 0 && width > measuredWidth * Self.maxWidthRatio ? measuredWidth / width : 1
    let spare = measuredWidth - width * horizontalScale
    switch text.anchor {
    case .left: left = text.origin.x
    case .center: left = text.origin.x + spare / 2
    case .right: left = text.origin.x + spare
    }
  }
}

extension TextCommand {
  /// The maximum distance from the origin, in points. Cairo counts in 256ths of a pixel, in 32 bits.
  private static let maxCoordinate = 1e6

  /// True if the text is not empty, its font size is more than 0, and its origin is in the range of Cairo.
  fileprivate var isDrawable: Bool {
    !text.isEmpty && size.usableSize > 0 && abs(origin.x) <= Self.maxCoordinate
      && abs(origin.y) <= Self.maxCoordinate
  }
}

extension ShapedRun {
  /// Draws the glyphs from left to right in the size of shaping, beginning at the origin of the canvas. Adds
  /// the letter spacing to the items, so a run can be drawn only once.
  fileprivate func draw(on canvas: OpaquePointer, _ run: SetRun) {
    let space = run.scale > 0 ? run.spacing / run.scale : 0
    source.bytes.withUnsafeBytes { raw in
      let text = raw.bindMemory(to: CChar.self).baseAddress
      var x = 0.0
      for item in items.inVisualOrder {
        if space != 0, space.isFinite { item.addSpacing(space, in: source) }
        cairo_move_to(canvas, x, 0)
        pango_cairo_show_glyph_item(canvas, text, item.pointer)
        x += Double(item.width) / FontMap.unitsPerPoint
      }
    }
  }
}

extension ShapedItem {
  /// Adds space after each character, by changing the widths of the glyphs.
  ///
  /// - Parameter units: the space per character, in Pango units.
  fileprivate func addSpacing(_ units: Double, in source: ShapingSource) {
    for cluster in clusters where !cluster.bytes.isEmpty {
      let (first, last) = (
        source.characterIndex(atByte: cluster.bytes.lowerBound),
        source.characterIndex(atByte: cluster.bytes.upperBound - 1)
      )
      // The space after a character belongs to the last one of its clusters.
      let ended = last - first + (source.starts[last + 1] <= cluster.bytes.upperBound ? 1 : 0)
      widen(cluster, by: Int32(max(min(units * Double(ended), Self.maxWidening), -Self.maxWidening)))
    }
  }

  /// The maximum space after a cluster, in Pango units.
  private static let maxWidening = Double(Int32.max / 4)
}

extension OpaquePointer {
  /// The maximum size of a letter, in pixels. No picture is as large, and FreeType renders no larger glyphs.
  private static let maxLetterSize = 10_000.0
  /// The minimum size of a letter, in pixels. Smaller letters are not visible, and Cairo has no outlines for them.
  private static let minLetterSize = 0.01

  /// Returns true if letters of this size in the coordinates of the canvas are from 0.01 to 10,000 pixels
  /// wide and high, and no command has failed yet. After a command that fails, Cairo ignores all further
  /// commands.
  fileprivate func canDraw(_ letter: Size) -> Bool {
    guard cairo_status(self) == CAIRO_STATUS_SUCCESS else { return false }
    var matrix = cairo_matrix_t()
    cairo_get_matrix(self, &matrix)
    let across = (x: matrix.xx * letter.width, y: matrix.yx * letter.width)
    let down = (x: matrix.xy * letter.height, y: matrix.yy * letter.height)
    let (wide, high) = (
      (across.x * across.x + across.y * across.y).squareRoot(),
      (down.x * down.x + down.y * down.y).squareRoot()
    )
    let area = abs(across.x * down.y - across.y * down.x)
    let sizes = Self.minLetterSize...Self.maxLetterSize
    // A transform that slants letters until they are only a line leaves no area.
    return sizes.contains(wide) && sizes.contains(high) && area >= Self.minLetterSize * Self.minLetterSize
  }

  /// Calls `body`. Restores the state of the canvas afterwards, and clears its path.
  fileprivate func withSavedState(_ body: () -> Void) {
    cairo_save(self)
    body()
    cairo_restore(self)
    cairo_new_path(self)
  }

  /// Draws an underline from x 0, relative to a baseline at y 0, as thick as the font defines.
  ///
  /// - Parameter width: the width of the line, in points.
  fileprivate func drawUnderline(_ width: Length, _ run: SetRun) {
    let (metrics, size) = (run.font.metrics, run.size)
    let thickness = metrics.underlineThickness * size
    cairo_rectangle(self, 0, metrics.underlineOffset * size, width, thickness)
    cairo_fill(self)
  }
}
