import CPango
import KansoLayout
import KansoTheme

/// A line as it is drawn: parts in one run and one direction, each shaped by itself.
struct SetLine {
  /// What is put on a line.
  enum Piece {
    case characters(Range<Int>)
    /// An ellipsis that is set as a run.
    case ellipsis(run: Int)
  }

  /// The parts in the order in which they are read, at the places where they are seen.
  private(set) var fragments: [TextLayout.Fragment] = []
  /// In points.
  private(set) var width: Length = 0
  /// The room of the line, in points.
  private(set) var room: LineRoom

  /// A part before it is shaped.
  private struct Part {
    var text: String
    let run: Int
    let level: UInt8
  }

  init(_ pieces: [Piece], of paragraph: Paragraph) {
    var parts = Self.parts(pieces, of: paragraph)
    Self.join(&parts)
    var rooms: [LineRoom] = []
    for part in parts {
      let (fragment, room) = paragraph.fragment(part.text, run: part.run, level: part.level)
      fragments.append(fragment)
      rooms.append(room)
    }
    if rooms.isEmpty {
      let run = paragraph.runs[paragraph.firstRun]
      rooms = [LineRoom(run.font.metrics, run.run.font, run.size)]
    }
    room = LineRoom(above: rooms.map(\.above).max() ?? 0, below: rooms.map(\.below).max() ?? 0)
    var x = 0.0
    for index in visualOrder(of: parts.map(\.level)) {
      fragments[index].x = x
      x += fragments[index].width
    }
    width = max(x, 0)
  }

  private static func parts(_ pieces: [Piece], of paragraph: Paragraph) -> [Part] {
    var parts: [Part] = []
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
        let end = isLast ? paragraph.withoutSpaces(range) : range.upperBound
        for index in range {
          // Spaces at the end of a line go where the paragraph ends (rule L1).
          let level = index < end ? paragraph.level(of: index) : paragraph.level
          append(paragraph.characters[index], paragraph.runOf[index], level)
        }
      }
    }
    return parts
  }

  /// An ellipsis is read as what is around it, or else as the paragraph (rules N1 and N2).
  private static func level(around place: Int, _ pieces: [Piece], of paragraph: Paragraph) -> UInt8 {
    guard place > 0, place < pieces.count - 1, case .characters(let before) = pieces[place - 1],
      case .characters(let after) = pieces[place + 1], let last = before.last, let first = after.first,
      paragraph.level(of: last) == paragraph.level(of: first)
    else { return paragraph.level }
    return paragraph.level(of: last)
  }

  /// Arabic letters that were parted keep the forms that they have beside each other.
  private static func join(_ parts: inout [Part]) {
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
  /// The letters of Arabic whose form depends on their neighbours.
  private static let arabic: ClosedRange<UInt32> = 0x0620...0x06FF
  /// Those that stand alone, and those that join only the letter before them (`ArabicShaping.txt`, types U and R).
  private static let alone: Set<UInt32> = [0x0621, 0x0674, 0x06D5]
  private static let last: [ClosedRange<UInt32>] = [
    0x0622...0x0625, 0x0627...0x0627, 0x0629...0x0629, 0x062F...0x0632, 0x0648...0x0648, 0x0671...0x0673,
    0x0675...0x0677, 0x0688...0x0699, 0x06C0...0x06C0, 0x06C3...0x06CB, 0x06CD...0x06CD, 0x06CF...0x06CF,
    0x06D2...0x06D3,
    0x06EE...0x06EF,
  ]

  fileprivate var isMark: Bool { properties.generalCategory == .nonspacingMark }

  fileprivate var joinsPrevious: Bool {
    Self.arabic.contains(value) && properties.isAlphabetic && !isMark && !Self.alone.contains(value)
  }

  fileprivate var joinsNext: Bool { joinsPrevious && !Self.last.contains { $0.contains(value) } }
}

extension Paragraph {
  /// Where a range ends without the spaces at its end.
  func withoutSpaces(_ range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound, source.isSpace(end - 1) { end -= 1 }
    return end
  }

  /// A part of a line, shaped by itself as it will be drawn, and the room that it takes.
  fileprivate func fragment(_ text: String, run index: Int, level: UInt8) -> (TextLayout.Fragment, LineRoom) {
    let direction: UserInterfaceLayoutDirection? =
      self.direction == nil ? nil : level % 2 == 1 ? .rightToLeft : .leftToRight
    var shaped = typesetter.shape(text, as: runs[index], direction ?? .leftToRight)
    var text = text
    if direction != nil, shaped.items.contains(where: { $0.level % 2 != level % 2 }) {
      // A character before it has overridden its direction.
      text = (level % 2 == 1 ? "\u{202E}" : "\u{202D}") + text + "\u{202C}"
      shaped = typesetter.shape(text, as: runs[index], direction ?? .leftToRight)
    }
    let fragment = TextLayout.Fragment(
      text: text, run: index, x: 0, width: shaped.width, advances: shaped.advances, direction: direction)
    return (fragment, shaped.room(in: runs[index]))
  }
}

/// A text in one run, on one line.
struct ShapedRun {
  /// In the order in which they are read.
  let items: [ShapedItem]
  let source: ShapingSource
  /// How wide each character is, in points.
  let advances: [Length]

  /// How wide it is, in points.
  var width: Length { advances.reduce(0, +) }

  /// The room of the font, and of those that stand in for it where they need more and the font says nothing of its lines.
  func room(in run: SetRun) -> LineRoom {
    let own = LineRoom(run.font.metrics, run.run.font, run.size)
    guard run.run.font.ownLineHeight == nil else { return own }
    var (above, below) = (own.above, own.below)
    for item in items {
      guard let font = item.font, font != run.font.font?.pointer else { continue }
      let metrics = FontMetrics(font)
      (above, below) = (max(above, metrics.ascent * run.size), max(below, metrics.descent * run.size))
    }
    return LineRoom(above: above, below: below)
  }
}

extension Typesetter {
  /// Shapes a text on one line.
  func shape(_ text: String, as run: SetRun, _ direction: UserInterfaceLayoutDirection) -> ShapedRun {
    let source = ShapingSource(text, limit: ShapedText.mostCharacters)
    let span = FontSpan(end: source.bytes.count, font: run.font, isSpaced: run.spacing != 0)
    let items = shape(source, [span], direction == .rightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
    let advances = items.advances(in: source).map { $0 * run.scale + run.spacing }
    return ShapedRun(items: items, source: source, advances: advances)
  }
}
