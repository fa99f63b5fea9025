import CPango
import KansoDrawing
import KansoTheme
import KansoTypesetting

/// A paragraph: its glyphs, the widths of its characters, its possible line breaks, and its writing directions.
///
/// It is shaped once as a whole; its lines are parts of these glyphs. So Arabic letters keep their connected forms
/// where runs meet, and where a word is broken, as CSS requires (CSS Text Level 3, Shaping Across Intra-word Breaks).
final class Paragraph {
  /// All runs of the text, including those of other paragraphs.
  let runs: [SetRun]
  /// The owner of the paragraph.
  unowned let typesetter: Typesetter
  /// The index of the first run; for an empty paragraph, that of the run with its newline.
  private(set) var firstRun = 0
  /// The characters in the form for shaping.
  private(set) var source = ShapingSource()
  /// The characters of the paragraph.
  private(set) var characters: [Character] = []
  /// The index of the run of each character.
  private(set) var runOf: [Int] = []

  /// The shaped ellipses by run.
  var ellipses: [Int: ShapedRun] = [:]

  /// An empty paragraph of a text with these runs.
  init(_ runs: [SetRun], _ typesetter: Typesetter) { (self.runs, self.typesetter) = (runs, typesetter) }

  /// The number of characters.
  var count: Int { characters.count }

  /// Appends a character of the run with the given index. Must not be called after the paragraph was
  /// measured.
  func append(_ character: Character, of run: Int) {
    if characters.isEmpty { firstRun = run }
    characters.append(character)
    runOf.append(run)
    source.append(character)
  }

  /// Ends the paragraph with a newline of the given run, which defines the font of an empty paragraph.
  func end(in run: Int) { if characters.isEmpty { firstRun = run } }

  /// The writing direction; nil if no character has a direction.
  private(set) lazy var direction: UserInterfaceLayoutDirection? = String(characters).writingDirection

  /// The embedding level of characters without a direction.
  var level: UInt8 { direction == .rightToLeft ? 1 : 0 }

  /// The measures of the characters.
  struct Measures {
    /// The glyphs in reading order.
    var items: [ShapedItem]
    /// The sum of the widths before each character, in points, and the total width at the end.
    var sums: [Length]
    /// The embedding level of each character; empty if all are 0.
    var levels: [UInt8]
  }

  /// The measures of the characters, shaped as a whole paragraph. If no character has a direction, all levels are that
  /// of the paragraph.
  private(set) lazy var measures: Measures = {
    let items = typesetter.shape(
      source, spans: spans, direction: direction == .rightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
    var measures = Measures(items: items, sums: [0], levels: [])
    measures.sums.reserveCapacity(count + 1)
    for (index, advance) in items.advances(in: source).enumerated() {
      let run = runs[runOf[index]]
      measures.sums.append(measures.sums[index] + advance * run.scale + run.spacing)
    }
    guard !isPlain else { return measures }
    measures.levels = [UInt8](repeating: level, count: count)
    guard direction != nil else { return measures }
    for item in items where !item.bytes.isEmpty {
      let last = source.characterIndex(atByte: item.bytes.upperBound - 1)
      for index in source.characterIndex(atByte: item.bytes.lowerBound)...last {
        measures.levels[index] = item.level
      }
    }
    return measures
  }()

  /// Returns the width of a range of characters, in points.
  func width(of range: Range<Int>) -> Length {
    measures.sums[range.upperBound] - measures.sums[range.lowerBound]
  }

  /// True if the whole paragraph is certainly read from left to right: all code points are below U+0580. All
  /// right-to-left scripts and all directional marks have code points above U+0590.
  private(set) lazy var isPlain: Bool = source.bytes.allSatisfy { $0 < 0xD6 }

  /// Returns the embedding level of a character; 0 in a plain paragraph.
  func level(of index: Int) -> UInt8 { isPlain ? 0 : measures.levels[index] }

  /// The fonts of the paragraph: one span for each sequence of characters of one run.
  private var spans: [Typesetter.FontSpan] {
    var spans: [Typesetter.FontSpan] = []
    for index in 0..<count where index + 1 == count || runOf[index + 1] != runOf[index] {
      let run = runs[runOf[index]]
      spans.append(.init(end: source.starts[index + 1], font: run.font, isSpaced: run.spacing != 0))
    }
    return spans
  }

  /// The possible line breaks: true if a line may end before the character (Unicode Standard Annex 14, as tailored by
  /// Pango).
  private(set) lazy var breaks: [Bool] = {
    var scalars = 0
    for byte in source.bytes where byte & 0xC0 != 0x80 { scalars += 1 }
    var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: scalars + 1)
    source.bytes.withUnsafeBytes { raw in
      pango_get_log_attrs(
        raw.bindMemory(to: CChar.self).baseAddress, Int32(raw.count), -1, pango_language_from_string("en"),
        &attributes, Int32(attributes.count))
    }
    var (breaks, scalar, next) = ([Bool](repeating: false, count: count), 0, 0)
    for (offset, byte) in source.bytes.enumerated() where byte & 0xC0 != 0x80 {
      if next < count, offset == source.starts[next] {
        breaks[next] = attributes[scalar].is_line_break != 0
        next += 1
      }
      scalar += 1
    }
    return breaks
  }()

  /// Returns a line of characters.
  func line(_ range: Range<Int>) -> SetLine { SetLine([.characters(range)], of: self) }
}
