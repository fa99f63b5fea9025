import CPango
import KansoLayout
import KansoTheme

/// Sets texts in the fonts of a library, and keeps what it has set. Used by one thread at a time.
final class Typesetter {
  /// The fonts.
  let shelf: FontShelf
  private var layouts = RecentValues<LayoutRequest, TextLayout>(limit: mostKept)
  private var texts = RecentValues<[RunKey], ShapedText>(limit: mostKept)

  /// How many characters are kept of texts that were set, and as many again of older ones.
  private static let mostKept = 100_000
  /// What an entry counts for beside its characters.
  private static let entryCost = 16

  /// A run by its bytes: texts that Unicode takes for the same, as one with a letter and its mark apart, are not the same when they are
  /// drawn and copied.
  private struct RunKey: Hashable {
    let text: [UInt8]
    let font: Typography
    let size: Length

    init(_ run: TextRun) { (text, font, size) = (Array(run.text.utf8), run.font, run.size) }
  }

  private struct LayoutRequest: Hashable {
    let runs: [RunKey]
    let width: Length
    let lines: Int
    let mode: LineBreakMode
  }

  init(_ shelf: FontShelf) { self.shelf = shelf }

  /// A text in lines. A width that is no number is none.
  func typeset(_ runs: [TextRun], width: Length?, lines: Int, mode: LineBreakMode) -> TextLayout {
    let limit = width.map { $0.isNaN ? .infinity : max($0, 0) } ?? .infinity
    let keys = runs.map(RunKey.init)
    let request = LayoutRequest(runs: keys, width: limit, lines: max(lines, 0), mode: mode)
    if let known = layouts[request] { return known }
    let text = texts[keys] ?? ShapedText(runs, self)
    let layout = text.layout(limit: limit, lines: request.lines, mode: mode)
    let cost = text.count + Self.entryCost
    texts.insert(text, for: keys, cost: cost)
    layouts.insert(layout, for: request, cost: cost)
    return layout
  }

  /// The room of a line in a font, above and below its baseline, in points.
  func lineHeight(_ font: Typography, _ size: Length) -> LineRoom {
    LineRoom(choice(font).metrics, font, size.usableSize)
  }

  /// The font in which a text is set.
  func choice(_ font: Typography) -> FontChoice { shelf.choice(font) }
}

/// The room of a line above and below its baseline, in points: that of its font, and half of what a line height adds to it on either side.
struct LineRoom {
  let above: Length
  let below: Length

  init(above: Length, below: Length) { (self.above, self.below) = (above, below) }

  init(_ metrics: FontMetrics, _ font: Typography, _ size: Length) {
    let half = font.ownLineHeight.map { ($0 - metrics.ascent - metrics.descent) * size / 2 } ?? 0
    (above, below) = (half + metrics.ascent * size, half + metrics.descent * size)
  }
}

extension Typography {
  /// No lines are further apart, as a multiple of their size.
  private static let mostLineHeight = 1_000.0
  /// No letters are further apart, in points.
  private static let mostSpacing = 10_000.0

  /// The distance between baselines as a multiple of the size, where the font says one.
  var ownLineHeight: Double? {
    guard !implied.contains(.lineHeight), lineHeight.isFinite else { return nil }
    return min(max(lineHeight, 0), Self.mostLineHeight)
  }

  /// Space added between letters, in points.
  var usableSpacing: Length {
    let spacing = letterSpacing.value
    return spacing.isFinite ? min(max(spacing, -Self.mostSpacing), Self.mostSpacing) : 0
  }
}

extension Length {
  /// No letters are larger, in points: Pango counts in 1024ths of points, in 32 bits.
  private static let largestSize = 100_000.0

  /// A size that letters can have; what is no number is none.
  var usableSize: Length { isNaN ? 0 : Swift.min(Swift.max(self, 0), Self.largestSize) }
}
