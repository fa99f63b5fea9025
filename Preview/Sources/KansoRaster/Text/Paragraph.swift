import CPango
import KansoLayout
import KansoTheme

/// A paragraph: how wide its characters are, where its lines may break, and which way its parts are read.
///
/// A line is set by itself, and is as wide as it is then. The widths of characters in the whole paragraph tell about where it ends.
final class Paragraph {
  let runs: [SetRun]
  /// What keeps the paragraph.
  unowned let typesetter: Typesetter
  /// The run that it begins with; of one that is empty, the one that its newline is in.
  private(set) var firstRun = 0
  private(set) var source = ShapingSource()
  /// Its characters, and the runs that they are of.
  private(set) var characters: [Character] = []
  private(set) var runOf: [Int] = []
  private var knownLines: [Range<Int>: SetLine] = [:]
  private static let mostKnownLines = 256

  init(_ runs: [SetRun], _ typesetter: Typesetter) { (self.runs, self.typesetter) = (runs, typesetter) }

  /// How many characters it has.
  var count: Int { characters.count }

  func append(_ character: Character, of run: Int) {
    if characters.isEmpty { firstRun = run }
    characters.append(character)
    runOf.append(run)
    source.append(character)
  }

  /// Ends with a newline in a run.
  func end(in run: Int) { if characters.isEmpty { firstRun = run } }

  /// The direction in which it is read; nil if none of its characters has one.
  private(set) lazy var direction: UserInterfaceLayoutDirection? = String(characters).writingDirection

  /// The level of what has no direction of its own.
  var level: UInt8 { direction == .rightToLeft ? 1 : 0 }

  /// What the whole paragraph says of its characters.
  struct Measures {
    /// How wide the characters before each are together, in points, and all of them.
    var sums: [Length]
    /// The level of embedding of each.
    var levels: [UInt8]
  }

  private(set) lazy var measures: Measures = {
    if isPlain, Set(runOf).count == 1 { return plainMeasures }
    let items = typesetter.shape(
      source, spans, direction == .rightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
    let advances = items.advances(in: source)
    var measures = Measures(sums: [0], levels: [UInt8](repeating: level, count: count))
    measures.sums.reserveCapacity(count + 1)
    for (index, advance) in advances.enumerated() {
      let run = runs[runOf[index]]
      measures.sums.append(measures.sums[index] + advance * run.scale + run.spacing)
    }
    guard direction != nil else { return measures }
    for item in items where !item.bytes.isEmpty {
      let last = source.character(at: item.bytes.upperBound - 1)
      for index in source.character(at: item.bytes.lowerBound)...last { measures.levels[index] = item.level }
    }
    return measures
  }()

  /// In one run and one direction the whole is a line like any other.
  private var plainMeasures: Measures {
    var sums = [0.0]
    for advance in line(0..<count).fragments.first?.advances ?? [] { sums.append((sums.last ?? 0) + advance) }
    return Measures(sums: sums, levels: [])
  }

  /// Whether all of it is read from the left: all scripts that are not, and marks of direction, come after U+0590.
  private(set) lazy var isPlain: Bool = source.bytes.allSatisfy { $0 < 0xD6 }

  /// The level of embedding of a character.
  func level(of index: Int) -> UInt8 { isPlain ? 0 : measures.levels[index] }

  private var spans: [Typesetter.FontSpan] {
    var spans: [Typesetter.FontSpan] = []
    for index in 0..<count where index + 1 == count || runOf[index + 1] != runOf[index] {
      let run = runs[runOf[index]]
      spans.append(.init(end: source.starts[index + 1], font: run.font, isSpaced: run.spacing != 0))
    }
    return spans
  }

  /// Whether a line may end before each character (Unicode Standard Annex 14, as Pango tailors it).
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

  /// A line of characters.
  func line(_ range: Range<Int>) -> SetLine {
    if let known = knownLines[range] { return known }
    if knownLines.count >= Self.mostKnownLines { knownLines = [:] }
    let line = SetLine([.characters(range)], of: self)
    knownLines[range] = line
    return line
  }
}
