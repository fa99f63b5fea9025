import CPango
import Foundation
import KansoDrawing
import KansoTheme

/// The glyphs of a part of a line, as the typesetter of a library shaped and measured them. Only that library draws
/// them, while it has the lock of its typesetter.
final class ShapedGlyphs: GlyphRun, @unchecked Sendable {
  /// The items in reading order, with letter spacing.
  let items: [ShapedItem]
  let source: ShapingSource
  let run: SetRun
  /// The width, in points.
  let width: Length
  /// The place for the items when no drawing needs them any more. It identifies the library, too.
  let bin: UnusedItems

  /// Takes glyphs of a text, which get the letter spacing of their run.
  ///
  /// - Parameter items: the items in reading order, which nothing else uses.
  init(_ items: [ShapedItem], of source: ShapingSource, _ run: SetRun, _ bin: UnusedItems) {
    (self.items, self.source, self.run, self.bin) = (items, source, run, bin)
    let space = run.scale > 0 ? run.spacing / run.scale : 0
    if space != 0, space.isFinite {
      for item in items { item.addSpacing(space, in: source) }
    }
    width = items.reduce(0) { $0 + Double($1.width) } * run.scale
  }

  /// Takes a part of other glyphs.
  private init(partOf other: ShapedGlyphs, items: [ShapedItem]) {
    (self.items, source, run, bin) = (items, other.source, other.run, other.bin)
    width = items.reduce(0) { $0 + Double($1.width) } * run.scale
  }

  // Drawings end in any thread, but the fonts of the items belong to the typesetter.
  deinit { bin.add(items) }

  /// Returns the glyphs of some characters. A ligature belongs to the part with its first character.
  func part(_ characters: Range<Int>) -> (any GlyphRun)? {
    // The source can have other characters before and after those of these glyphs.
    guard let start = items.map(\.bytes.lowerBound).min() else { return nil }
    let first = source.characterIndex(atByte: start)
    let (lower, upper) = (first + characters.lowerBound, first + characters.upperBound)
    guard characters.lowerBound >= 0, upper <= source.count else { return nil }
    let bytes = source.starts[lower]..<source.starts[upper]
    return ShapedGlyphs(partOf: self, items: items.parts(bytes, in: source))
  }

  /// Draws the glyphs from left to right in the size of shaping, beginning at the origin of the canvas.
  func draw(on canvas: OpaquePointer) {
    source.bytes.withUnsafeBytes { raw in
      let text = raw.bindMemory(to: CChar.self).baseAddress
      var x = 0.0
      for item in items.inVisualOrder {
        cairo_move_to(canvas, x, 0)
        pango_cairo_show_glyph_item(canvas, text, item.pointer)
        x += Double(item.width) / FontMap.unitsPerPoint
      }
    }
  }
}

/// Items that no drawing needs any more. They are freed while a thread has the lock of their typesetter, because the
/// fonts of Pango are not safe for several threads.
final class UnusedItems: @unchecked Sendable {
  private let lock = NSLock()
  private var items: [ShapedItem] = []

  /// Keeps items until the next call of `empty`.
  func add(_ items: [ShapedItem]) {
    lock.lock()
    defer { lock.unlock() }
    self.items += items
  }

  /// Frees all items. Only for the thread with the lock of the typesetter.
  func empty() {
    lock.lock()
    let unused = items
    items = []
    lock.unlock()
    _ = unused
  }
}
