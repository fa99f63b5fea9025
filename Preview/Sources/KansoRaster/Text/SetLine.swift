import CPango
import KansoDrawing
import KansoTheme
import KansoTypesetting

/// A line as it is drawn. Its parts have one run and one direction each, and are shaped on their own.
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

  /// A part that is not shaped yet.
  private struct Part {
    var text: String
    let run: Int
    let level: UInt8
  }

  /// Shapes the pieces in reading order and places their parts from left to right. An empty line has the
  /// height of the paragraph's first run.
  init(_ pieces: [Piece], of paragraph: Paragraph) {
    var parts = Self.parts(pieces, of: paragraph)
    Self.insertJoiners(in: &parts)
    var lineHeights: [LineHeight] = []
    for part in parts {
      let (fragment, lineHeight) = paragraph.fragment(part.text, run: part.run, level: part.level)
      fragments.append(fragment)
      lineHeights.append(lineHeight)
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

  /// Returns the text of the pieces, divided where the run or the level changes.
  private static func parts(_ pieces: [Piece], of paragraph: Paragraph) -> [Part] {
    var parts: [Part] = []
    /// Appends a character to the last part if run and level are equal, otherwise as a new part.
    func append(_ character: Character, _ run: Int, _ level: UInt8) {
      if let last = parts.last, last.run == run, last.level == level {
        parts[parts.count - 1].text.append(character)
      } else {
        parts.append(Part(text: String(character), run: run, level: level))
      }
    }
    for (place, piece) in pieces.enumerated() {
      switch piece {
      case .ellipsis(let run): append("…", run, level(around: place, pieces, of: paragraph))
      case .characters(let range):
        let isLast = place == pieces.count - 1
        let end = isLast ? paragraph.endWithoutSpaces(of: range) : range.upperBound
        for index in range {
          // Spaces at the end of a line have the level of the paragraph (rule L1).
          let level = index < end ? paragraph.level(of: index) : paragraph.level
          append(paragraph.characters[index], paragraph.runOf[index], level)
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

  /// Inserts zero-width joiners, so that Arabic letters at the boundary of two parts with the same level keep
  /// their connected forms.
  private static func insertJoiners(in parts: inout [Part]) {
    for index in parts.indices.dropFirst() where parts[index - 1].level == parts[index].level {
      let last = parts[index - 1].text.unicodeScalars.last { !$0.isMark }
      guard last?.joinsNext == true, parts[index].text.unicodeScalars.first?.joinsPrevious == true else {
        continue
      }
      parts[index - 1].text += "\u{200D}"
      parts[index].text = "\u{200D}" + parts[index].text
    }
  }
}

extension Unicode.Scalar {
  /// The block of the Arabic letters, whose forms depend on their neighbours.
  private static let arabic: ClosedRange<UInt32> = 0x0620...0x06FF
  /// The letters that never join (`ArabicShaping.txt`, type U).
  private static let alone: Set<UInt32> = [0x0621, 0x0674, 0x06D5]
  /// The letters that join only the previous letter (`ArabicShaping.txt`, type R).
  private static let last: [ClosedRange<UInt32>] = [
    0x0622...0x0625, 0x0627...0x0627, 0x0629...0x0629, 0x062F...0x0632, 0x0648...0x0648, 0x0671...0x0673,
    0x0675...0x0677, 0x0688...0x0699, 0x06C0...0x06C0, 0x06C3...0x06CB, 0x06CD...0x06CD, 0x06CF...0x06CF,
    0x06D2...0x06D3,
    0x06EE...0x06EF,
  ]

  /// True for a combining mark without width.
  fileprivate var isMark: Bool { properties.generalCategory == .nonspacingMark }

  /// True for an Arabic letter that connects to the letter before it.
  fileprivate var joinsPrevious: Bool {
    Self.arabic.contains(value) && properties.isAlphabetic && !isMark && !Self.alone.contains(value)
  }

  /// True for an Arabic letter that connects to the letter after it.
  fileprivate var joinsNext: Bool { joinsPrevious && !Self.last.contains { $0.contains(value) } }
}

extension Paragraph {
  /// Returns the end of a range without the spaces at its end; its start if there is nothing else.
  func endWithoutSpaces(of range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound, source.isSpace(end - 1) { end -= 1 }
    return end
  }

  /// Returns a part of a line, shaped as it will be drawn, and its height. The part is at x 0. Its text may
  /// get marks that override the direction.
  fileprivate func fragment(_ text: String, run index: Int, level: UInt8)
    -> (fragment: TextLayout.Fragment, lineHeight: LineHeight)
  {
    let direction: UserInterfaceLayoutDirection? =
      self.direction == nil ? nil : level % 2 == 1 ? .rightToLeft : .leftToRight
    var shaped = typesetter.shape(text, as: runs[index], direction ?? .leftToRight)
    var text = text
    if direction != nil, shaped.items.contains(where: { $0.level % 2 != level % 2 }) {
      // In the paragraph, an earlier mark overrides the direction of this text. The same override is added, because the
      // text is shaped on its own here.
      text = (level % 2 == 1 ? "\u{202E}" : "\u{202D}") + text + "\u{202C}"
      shaped = typesetter.shape(text, as: runs[index], direction ?? .leftToRight)
    }
    let fragment = TextLayout.Fragment(
      text: text, run: index, x: 0, width: shaped.width, advances: shaped.advances, direction: direction,
      glyphs: GlyphReference(ShapedGlyphs(shaped, runs[index], typesetter.unusedItems)))
    return (fragment, shaped.lineHeight(in: runs[index]))
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

  /// Returns the height of the line. The fonts of other items may enlarge it, unless the font of the run
  /// defines its own line height.
  func lineHeight(in run: SetRun) -> LineHeight {
    let own = LineHeight(run.font.metrics, run.run.font, run.size)
    guard run.run.font.ownLineHeight == nil else { return own }
    var (above, below) = (own.above, own.below)
    for item in items {
      guard let font = item.font, font != run.font.font?.pointer else { continue }
      let metrics = FontMetrics(font)
      (above, below) = (max(above, metrics.ascent * run.size), max(below, metrics.descent * run.size))
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
