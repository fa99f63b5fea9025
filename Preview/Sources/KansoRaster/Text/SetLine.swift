import CPango
import KansoDrawing
import KansoTheme
import KansoTypesetting

/// A line as it is drawn. Its parts have one run and one direction each.
struct SetLine {
  /// A piece of a line.
  enum Piece {
    case characters(Range<Int>)
    /// An ellipsis with the attributes of a run.
    case ellipsis(run: Int)
  }

  /// The parts in reading order, with their visual positions.
  private(set) var fragments: [TextLayout.Fragment] = []
  /// The width in points.
  private(set) var width: Length = 0
  /// The height of the line above and below its baseline, in points.
  private(set) var lineHeight: LineHeight

  /// A part with one run and one level: characters, or an ellipsis.
  private struct Part {
    var characters: Range<Int>?
    let run: Int
    let level: UInt8
  }

  /// Places the parts of the pieces, which are in reading order, from left to right. An empty line has the
  /// height of the paragraph's first run.
  init(_ pieces: [Piece], of paragraph: Paragraph) {
    let parts = Self.parts(pieces, of: paragraph)
    var lineHeights: [LineHeight] = []
    for part in parts {
      let fragment = paragraph.fragment(part.characters, run: part.run, level: part.level)
      lineHeights.append(fragment.lineHeight)
      fragments.append(fragment.fragment)
    }
    if lineHeights.isEmpty {
      let run = paragraph.runs[paragraph.firstRun]
      lineHeights = [LineHeight(run.font.metrics, run.run.font, run.size)]
    }
    lineHeight = LineHeight(
      above: lineHeights.map(\.above).max() ?? 0, below: lineHeights.map(\.below).max() ?? 0)
    var x = 0.0
    for index in visualOrder(of: parts.map(\.level)) {
      fragments[index].x = x
      x += fragments[index].width
    }
    width = max(x, 0)
  }

  /// Returns the pieces, divided where the run or the level changes.
  private static func parts(_ pieces: [Piece], of paragraph: Paragraph) -> [Part] {
    var parts: [Part] = []
    for (place, piece) in pieces.enumerated() {
      switch piece {
      case .ellipsis(let run):
        parts.append(Part(run: run, level: level(around: place, pieces, of: paragraph)))
      case .characters(let range):
        let isLast = place == pieces.count - 1
        let end = isLast ? paragraph.endWithoutSpaces(of: range) : range.upperBound
        for index in range {
          let run = paragraph.runOf[index]
          // Spaces at the end of a line have the level of the paragraph (rule L1).
          let level = index < end ? paragraph.level(of: index) : paragraph.level
          if let last = parts.last, last.characters?.upperBound == index, last.run == run, last.level == level
          {
            parts[parts.count - 1].characters = (last.characters?.lowerBound ?? index)..<index + 1
          } else {
            parts.append(Part(characters: index..<index + 1, run: run, level: level))
          }
        }
      }
    }
    return parts
  }

  /// Returns the embedding level of an ellipsis: that of both of its neighbours if they have the same level, or else
  /// that of the paragraph (rules N1 and N2).
  private static func level(around place: Int, _ pieces: [Piece], of paragraph: Paragraph) -> UInt8 {
    guard place > 0, place < pieces.count - 1, case .characters(let before) = pieces[place - 1],
      case .characters(let after) = pieces[place + 1], let last = before.last, let first = after.first,
      paragraph.level(of: last) == paragraph.level(of: first)
    else { return paragraph.level }
    return paragraph.level(of: last)
  }
}

extension Paragraph {
  /// Returns the end of a range without the spaces at its end; its start if there is nothing else.
  func endWithoutSpaces(of range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound, source.isSpace(end - 1) { end -= 1 }
    return end
  }

  /// Returns a part of a line with its glyphs, and its height. The part is at x 0.
  ///
  /// - Parameter characters: the characters of the part; nil for an ellipsis.
  fileprivate func fragment(_ characters: Range<Int>?, run index: Int, level: UInt8)
    -> (fragment: TextLayout.Fragment, lineHeight: LineHeight)
  {
    let direction: UserInterfaceLayoutDirection? =
      self.direction == nil ? nil : level % 2 == 1 ? .rightToLeft : .leftToRight
    guard let characters else {
      let shaped = ellipsis(index)
      let glyphs = ShapedGlyphs(
        shaped.items.parts(0..<shaped.source.bytes.count, in: shaped.source), of: shaped.source, runs[index],
        typesetter.unusedItems)
      let fragment = TextLayout.Fragment(
        text: "…", run: index, x: 0, width: shaped.width, advances: shaped.advances, direction: direction,
        glyphs: GlyphReference(glyphs))
      return (fragment, shaped.items.lineHeight(in: runs[index]))
    }
    let sums = measures.sums[characters.lowerBound...characters.upperBound]
    let bytes = source.starts[characters.lowerBound]..<source.starts[characters.upperBound]
    let items = measures.items.parts(bytes, in: source)
    let glyphs = ShapedGlyphs(items, of: source, runs[index], typesetter.unusedItems)
    let fragment = TextLayout.Fragment(
      text: String(self.characters[characters]), run: index, x: 0, width: width(of: characters),
      advances: zip(sums.dropFirst(), sums).map { $0 - $1 }, direction: direction,
      glyphs: GlyphReference(glyphs))
    return (fragment, items.lineHeight(in: runs[index]))
  }
}

/// A shaped text in one run, on one line.
struct ShapedRun {
  /// The shaped items in reading order.
  let items: [ShapedItem]
  /// The text that was shaped.
  let source: ShapingSource
  /// The width of each character, in points.
  let advances: [Length]

  /// The total width, in points.
  var width: Length { advances.reduce(0, +) }
}

extension [ShapedItem] {
  /// Returns the height of a line with these items. Other fonts than that of the run may enlarge it, unless the font of
  /// the run defines its own line height.
  fileprivate func lineHeight(in run: SetRun) -> LineHeight {
    let own = LineHeight(run.font.metrics, run.run.font, run.size)
    guard run.run.font.ownLineHeight == nil else { return own }
    var (above, below) = (own.above, own.below)
    for item in self {
      guard let font = item.font, font != run.font.font?.pointer else { continue }
      let metrics = FontMetrics(font)
      (above, below) = (
        Swift.max(above, metrics.ascent * run.size), Swift.max(below, metrics.descent * run.size)
      )
    }
    return LineHeight(above: above, below: below)
  }
}

extension Typesetter {
  /// Shapes a text on one line, with newlines as spaces. Characters after the first 100,000 are dropped. The
  /// widths include the letter spacing, the items do not.
  func shape(_ text: String, as run: SetRun, _ direction: UserInterfaceLayoutDirection) -> ShapedRun {
    let source = ShapingSource(text, limit: ShapedText.maxCharacterCount)
    let span = FontSpan(end: source.bytes.count, font: run.font, isSpaced: run.spacing != 0)
    let items = shape(
      source, spans: [span],
      direction: direction == .rightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
    let advances = items.advances(in: source).map { $0 * run.scale + run.spacing }
    return ShapedRun(items: items, source: source, advances: advances)
  }
}
