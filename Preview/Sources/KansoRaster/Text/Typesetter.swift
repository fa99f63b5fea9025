import CPango
import KansoTheme
import KansoTypesetting

/// Lays out texts in the fonts of a library, and caches the results. Not thread-safe: only one thread may use it at a
/// time.
final class Typesetter {
  /// The fonts of the library.
  let resolver: FontResolver
  /// The items that are freed with the next use.
  let unusedItems = UnusedItems()
  /// The number of shaped texts, for tests.
  var shapingCount = 0
  /// The cached layouts.
  private var layouts = RecentValues<LayoutRequest, TextLayout>(limit: maxCachedCost)
  /// The cached texts, whose shaped paragraphs layouts in other widths use again.
  private var texts = RecentValues<[RunKey], ShapedText>(limit: maxCachedCost)

  /// The maximum cost of a generation of a cache, in characters.
  private static let maxCachedCost = 100_000
  /// The cost of an entry in addition to its characters.
  private static let entryCost = 16

  /// A run, compared by its bytes. `String` treats canonically equivalent texts as equal, such as an accented letter
  /// and its decomposed form, but they are not the same when they are drawn or copied.
  private struct RunKey: Hashable {
    let text: [UInt8]
    let font: Typography
    let size: Length

    /// The key of a run.
    init(_ run: TextRun) { (text, font, size) = (Array(run.text.utf8), run.font, run.size) }
  }

  /// The parameters of a layout.
  private struct LayoutRequest: Hashable {
    let runs: [RunKey]
    let width: Length
    let lines: Int
    let mode: LineBreakMode
  }

  /// A typesetter with empty caches.
  init(_ resolver: FontResolver) { self.resolver = resolver }

  /// Returns a text divided into lines, and caches the result. A width of NaN counts as no width, a negative
  /// one as 0; 0 or fewer lines stand for any number.
  func typeset(_ runs: [TextRun], width: Length?, lines: Int, mode: LineBreakMode) -> TextLayout {
    let limit = width.map { $0.isNaN ? .infinity : max($0, 0) } ?? .infinity
    let keys = runs.map(RunKey.init)
    let request = LayoutRequest(runs: keys, width: limit, lines: max(lines, 0), mode: mode)
    unusedItems.empty()
    if let known = layouts[request] { return known }
    let text = texts[keys] ?? ShapedText(runs, self)
    let layout = text.layout(limit: limit, lines: request.lines, mode: mode)
    let cost = text.count + Self.entryCost
    texts.insert(text, for: keys, cost: cost)
    layouts.insert(layout, for: request, cost: cost)
    return layout
  }

  /// Returns the height of a line in a font above and below its baseline, in points.
  func lineHeight(_ font: Typography, _ size: Length) -> LineHeight {
    LineHeight(choice(for: font).metrics, font, size.usableSize)
  }

  /// Returns the font for a text, which is a substitute if the requested one is missing.
  func choice(for font: Typography) -> FontChoice { resolver.choice(for: font) }
}

/// The height of a line above and below its baseline, in points: the ascent and descent of the font, with half of the
/// additional line height on each side.
struct LineHeight {
  let above: Length
  let below: Length

  /// A line height with explicit values, in points.
  init(above: Length, below: Length) { (self.above, self.below) = (above, below) }

  /// The height of a line in a font. Without an own line height of the font, the additional height is 0.
  ///
  /// - Parameters:
  ///   - metrics: the metrics as fractions of the font size.
  ///   - size: the font size, in points.
  init(_ metrics: FontMetrics, _ font: Typography, _ size: Length) {
    let half = font.ownLineHeight.map { ($0 - metrics.ascent - metrics.descent) * size / 2 } ?? 0
    (above, below) = (half + metrics.ascent * size, half + metrics.descent * size)
  }
}

extension Typography {
  /// The maximum line height, as a multiple of the font size.
  private static let maxLineHeight = 1_000.0
  /// The maximum letter spacing, in points.
  private static let maxSpacing = 10_000.0

  /// The distance between baselines as a multiple of the font size, limited to the valid range; nil if the
  /// font does not define it, or if it is infinite or NaN.
  var ownLineHeight: Double? {
    guard !implied.contains(.lineHeight), lineHeight.isFinite else { return nil }
    return min(max(lineHeight, 0), Self.maxLineHeight)
  }

  /// The letter spacing in points, limited to the valid range; 0 if it is infinite or NaN.
  var usableSpacing: Length {
    let spacing = letterSpacing.value
    return spacing.isFinite ? min(max(spacing, -Self.maxSpacing), Self.maxSpacing) : 0
  }
}

extension Length {
  /// The maximum font size, in points: Pango counts in 1024ths of a point, in 32 bits.
  private static let maxFontSize = 100_000.0

  /// The font size, limited to the valid range; 0 for NaN.
  var usableSize: Length { isNaN ? 0 : Swift.min(Swift.max(self, 0), Self.maxFontSize) }
}
