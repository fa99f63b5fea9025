import CPango
import KansoLayout
import KansoTheme

extension FontLibrary {
  /// Draws a text at its origin with the current color, always on a single line.
  ///
  /// The text's anchor stays in place if the text is wider or narrower than measured. A text that is more than an
  /// eighth wider than measured is compressed. Color glyphs, such as emoji, keep their own colors.
  ///
  /// - Parameter canvas: the `cairo_t` to draw with. Its state is restored afterwards.
  func draw(_ text: DrawnText, on canvas: OpaquePointer) {
    guard text.isDrawable else { return }
    typesetter.withLock { typesetter in
      let run = SetRun(TextRun(text.text, font: text.font, size: text.size), typesetter)
      let shaped = typesetter.shape(text.text, as: run, text.direction)
      let line = DrawnLine(text, shaped.width)
      guard canvas.canDraw(Size(width: run.size * line.squeeze, height: run.size)) else { return }
      canvas.drawing {
        cairo_translate(canvas, line.left, text.origin.y)
        cairo_scale(canvas, line.squeeze, 1)
        if text.isUnderlined { canvas.underline(shaped.width, run) }
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
  let squeeze: Double

  /// The maximum ratio of the drawn width to the measured width. A wider text is compressed.
  private static let widest = 1.125
  /// The maximum valid measured width, in points. A larger value counts as not measured.
  private static let mostRoom = 1e9

  init(_ text: DrawnText, _ width: Length) {
    let room = abs(text.width) <= Self.mostRoom ? max(text.width, 0) : 0
    squeeze = room > 0 && width > room * Self.widest ? room / width : 1
    let spare = room - width * squeeze
    switch text.anchor {
    case .left: left = text.origin.x
    case .center: left = text.origin.x + spare / 2
    case .right: left = text.origin.x + spare
    }
  }
}

extension DrawnText {
  /// The maximum distance from the origin, in points. Cairo counts in 256ths of a pixel, in 32 bits.
  private static let furthest = 1e6

  fileprivate var isDrawable: Bool {
    !text.isEmpty && size.usableSize > 0 && abs(origin.x) <= Self.furthest && abs(origin.y) <= Self.furthest
  }
}

extension ShapedRun {
  /// Draws the glyphs, beginning at the origin of the canvas.
  fileprivate func draw(on canvas: OpaquePointer, _ run: SetRun) {
    let space = run.scale > 0 ? run.spacing / run.scale : 0
    source.bytes.withUnsafeBytes { raw in
      let text = raw.bindMemory(to: CChar.self).baseAddress
      var x = 0.0
      for item in items.inVisualOrder {
        if space != 0, space.isFinite { item.space(by: space, in: source) }
        cairo_move_to(canvas, x, 0)
        pango_cairo_show_glyph_item(canvas, text, item.pointer)
        x += Double(item.width) / FontMap.unitsPerPoint
      }
    }
  }
}

extension ShapedItem {
  /// Adds space after each character.
  ///
  /// - Parameter units: the space per character, in Pango units.
  fileprivate func space(by units: Double, in source: ShapingSource) {
    for cluster in clusters where !cluster.bytes.isEmpty {
      let (first, last) = (
        source.character(at: cluster.bytes.lowerBound), source.character(at: cluster.bytes.upperBound - 1)
      )
      // The space after a character belongs to the last one of its clusters.
      let ended = last - first + (source.starts[last + 1] <= cluster.bytes.upperBound ? 1 : 0)
      widen(cluster, by: Int32(max(min(units * Double(ended), Self.widest), -Self.widest)))
    }
  }

  private static let widest = Double(Int32.max / 4)
}

extension OpaquePointer {
  /// The maximum size of a letter, in pixels. No picture is as large, and FreeType renders no larger glyphs.
  private static let largestLetter = 10_000.0
  /// The minimum size of a letter, in pixels. Smaller letters are not visible, and Cairo has no outlines for them.
  private static let smallestLetter = 0.01

  /// Returns true if letters of this size can be drawn. After a command that fails, Cairo ignores all further commands.
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
    let sizes = Self.smallestLetter...Self.largestLetter
    // A transform that slants letters until they are only a line leaves no area.
    return sizes.contains(wide) && sizes.contains(high) && area >= Self.smallestLetter * Self.smallestLetter
  }

  /// Calls `body`, and restores the state of the canvas afterwards.
  fileprivate func drawing(_ body: () -> Void) {
    cairo_save(self)
    body()
    cairo_restore(self)
    cairo_new_path(self)
  }

  /// Draws an underline.
  fileprivate func underline(_ width: Length, _ run: SetRun) {
    let (metrics, size) = (run.font.metrics, run.size)
    let thickness = metrics.underlineThickness * size
    cairo_rectangle(self, 0, metrics.underlineOffset * size, width, thickness)
    cairo_fill(self)
  }
}
