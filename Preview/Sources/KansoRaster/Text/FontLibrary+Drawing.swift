import CPango
import KansoLayout
import KansoTheme

extension FontLibrary {
  /// Draws a text in the color that is set, at its place: on one line, whatever it holds.
  ///
  /// The part of its place that its anchor names stays where it is if the text takes another room than it was measured to take. One that is
  /// more than an eighth wider is set narrower. Colored letters have their own colors.
  ///
  /// - Parameter canvas: the `cairo_t` that it is drawn with, which is left as it was.
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
        // The text is drawn in the size in which it was shaped, and scaled.
        cairo_scale(canvas, run.size / FontMap.size, run.size / FontMap.size)
        shaped.draw(on: canvas, run)
      }
    }
  }
}

/// Where a text is drawn.
private struct DrawnLine {
  /// Its left end, in points.
  let left: Length
  /// How much narrower than usual its letters are, 1 for not at all.
  let squeeze: Double

  /// A text whose letters would take more than this part of the room that it was given is set narrower.
  private static let widest = 1.125
  /// A width beyond this, in points, was not measured.
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
  /// Nothing is further away than this, in points: Cairo counts in 256ths of pixels, in 32 bits.
  private static let furthest = 1e6

  fileprivate var isDrawable: Bool {
    !text.isEmpty && size.usableSize > 0 && abs(origin.x) <= Self.furthest && abs(origin.y) <= Self.furthest
  }
}

extension ShapedRun {
  /// Draws the letters from the current point on.
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
  /// Moves its characters apart, by so many of Pango's units each.
  fileprivate func space(by units: Double, in source: ShapingSource) {
    for cluster in clusters where !cluster.bytes.isEmpty {
      let (first, last) = (
        source.character(at: cluster.bytes.lowerBound), source.character(at: cluster.bytes.upperBound - 1)
      )
      // The space after a character comes after the last of its clusters.
      let ended = last - first + (source.starts[last + 1] <= cluster.bytes.upperBound ? 1 : 0)
      widen(cluster, by: Int32(max(min(units * Double(ended), Self.widest), -Self.widest)))
    }
  }

  private static let widest = Double(Int32.max / 4)
}

extension OpaquePointer {
  /// Letters of more pixels than this are not drawn: no picture is as large, and FreeType sets none that are larger.
  private static let largestLetter = 10_000.0
  /// Letters of fewer pixels than this cannot be seen, and have no outlines for Cairo.
  private static let smallestLetter = 0.01

  /// Whether letters of a size can be drawn. Cairo draws nothing at all anymore after something that cannot be.
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
    // What is leaned until nothing is left of it has no area.
    return sizes.contains(wide) && sizes.contains(high) && area >= Self.smallestLetter * Self.smallestLetter
  }

  /// Leaves the canvas as it was.
  fileprivate func drawing(_ body: () -> Void) {
    cairo_save(self)
    body()
    cairo_restore(self)
    cairo_new_path(self)
  }

  /// A line below a text.
  fileprivate func underline(_ width: Length, _ run: SetRun) {
    let (metrics, size) = (run.font.metrics, run.size)
    let thickness = metrics.underlineThickness * size
    cairo_rectangle(self, 0, metrics.underlineOffset * size, width, thickness)
    cairo_fill(self)
  }
}
