import CPango
import KansoDrawing
import KansoTheme
import KansoTypesetting

extension FontLibrary {
  /// Draws a text at its origin with the current color, always on a single line. Does nothing for an empty
  /// text, for one whose origin is more than a million points away, and for letters below 0.01 or above
  /// 10,000 pixels.
  ///
  /// Draws the glyphs that the text was measured with if they come from this library; otherwise it shapes the text. The
  /// text's anchor stays in place if the text is wider or narrower than measured. Color glyphs, such as emoji, keep
  /// their own colors.
  ///
  /// - Parameter canvas: the `cairo_t` to draw with. Its state is restored afterwards, except that its path
  ///   is cleared.
  func draw(_ text: TextCommand, on canvas: OpaquePointer) {
    guard text.isDrawable else { return }
    typesetter.withLock { typesetter in
      typesetter.unusedItems.empty()
      let glyphs = typesetter.glyphs(of: text)
      let size = text.size.usableSize
      guard canvas.canDraw(size) else { return }
      canvas.withSavedState {
        // Glyphs of a text that was set in another size are scaled.
        let scale = glyphs.run.size > 0 ? size / glyphs.run.size : 0
        let width = glyphs.width * scale
        cairo_translate(canvas, text.left(ofWidth: width), text.origin.y)
        if text.isUnderlined { canvas.drawUnderline(width, glyphs.run, size) }
        // The glyphs are in the size of shaping, so they are scaled.
        cairo_scale(canvas, size / FontMap.size, size / FontMap.size)
        glyphs.draw(on: canvas)
      }
    }
  }
}

extension Typesetter {
  /// Returns the glyphs of a text: those that it was measured with, if they come from this typesetter; otherwise new
  /// ones.
  func glyphs(of text: TextCommand) -> ShapedGlyphs {
    if let known = text.glyphs.run as? ShapedGlyphs, known.bin === unusedItems { return known }
    let run = SetRun(TextRun(text.text, font: text.font, size: text.size), self)
    let shaped = shape(text.text, as: run, text.direction)
    return ShapedGlyphs(shaped.items, of: shaped.source, run, unusedItems)
  }
}

extension TextCommand {
  /// The maximum distance from the origin, in points. Cairo counts in 256ths of a pixel, in 32 bits.
  private static let maxCoordinate = 1e6

  /// The maximum valid measured width, in points. A larger value counts as not measured.
  private static let maxMeasuredWidth = 1e9

  /// Returns the left end of the drawn text, in points. The anchor of a text that was not measured is at its origin.
  fileprivate func left(ofWidth drawn: Length) -> Length {
    let measured = abs(width) <= Self.maxMeasuredWidth ? max(width, 0) : 0
    switch anchor {
    case .left: return origin.x
    case .center: return origin.x + (measured - drawn) / 2
    case .right: return origin.x + measured - drawn
    }
  }

  /// True if the text is not empty, its font size is more than 0, and its origin is in the range of Cairo.
  fileprivate var isDrawable: Bool {
    !text.isEmpty && size.usableSize > 0 && abs(origin.x) <= Self.maxCoordinate
      && abs(origin.y) <= Self.maxCoordinate
  }
}

extension ShapedItem {
  /// Adds space after each character, by changing the widths of the glyphs.
  ///
  /// - Parameter units: the space per character, in Pango units.
  func addSpacing(_ units: Double, in source: ShapingSource) {
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
  fileprivate func canDraw(_ size: Length) -> Bool {
    guard cairo_status(self) == CAIRO_STATUS_SUCCESS else { return false }
    var matrix = cairo_matrix_t()
    cairo_get_matrix(self, &matrix)
    let across = (x: matrix.xx * size, y: matrix.yx * size)
    let down = (x: matrix.xy * size, y: matrix.yy * size)
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
  /// - Parameters:
  ///   - width: the width of the line, in points.
  ///   - size: the font size, in points.
  fileprivate func drawUnderline(_ width: Length, _ run: SetRun, _ size: Length) {
    let metrics = run.font.metrics
    cairo_rectangle(self, 0, metrics.underlineOffset * size, width, metrics.underlineThickness * size)
    cairo_fill(self)
  }
}
