import KansoLayout
import KansoTheme
import TestSupport
import Testing

@testable import KansoRaster

/// Properties of any text, with each measurer.
struct TextRulesTests {
  /// The text measurers.
  enum Measurer: String, CaseIterable {
    case plain
    case sansSerif
    case pango

    var measurer: any TextMeasurer {
      switch self {
      case .plain: return PlainTextMeasurer()
      case .sansSerif: return SansSerifTextMeasurer()
      case .pango: return PangoTextMeasurer(fonts: .test)
      }
    }

    func set(_ text: String, width: Length?, lines: Int, mode: LineBreakMode = .byWordWrapping)
      -> TextLayout
    {
      measurer.typeset([TextRun(text, font: inter(), size: 20)], width: width, lines: lines, mode: mode)
    }
  }

  private static let pieces = [
    "a", "b", "il", " ", " ", "\n", "\r\n", "\u{2029}", "é", "e\u{301}", "簡", "👨‍👩‍👧", "🇨🇭", "-", "W", "AV", "fi",
    "\t", "\u{A0}",
    "word", "שלום", "12", "(", "مرحبا", "नमस्ते",
  ]
  private static let tolerance = 1e-5

  private func forRandomTexts(_ test: String = #function, _ check: (String, Length, Int) -> Void) {
    var generator = SeededGenerator.announced(for: test)
    for _ in 0..<200 {
      let text = (0..<Int.random(in: 0...30, using: &generator))
        .map { _ in Self.pieces.randomElement(using: &generator)! }.joined()
      check(text, .random(in: 0...300, using: &generator), .random(in: 0...4, using: &generator))
    }
  }

  @Test(arguments: Measurer.allCases)
  func whatIsMeasuredIsWhatIsSet(_ kind: Measurer) {
    forRandomTexts { text, width, lines in
      guard !text.isEmpty else { return }
      let measured = kind.measurer.measure(text, font: inter(), size: 20, width: width, lines: lines)
      let set = kind.set(text, width: width, lines: lines).extent
      #expect(measured.lineCount == set.lineCount)
      #expect(abs(measured.size.width - set.size.width) < Self.tolerance)
      #expect(abs(measured.size.height - set.size.height) < Self.tolerance)
      #expect(abs(measured.firstBaseline - set.firstBaseline) < Self.tolerance)
      #expect(abs(measured.lastBaseline - set.lastBaseline) < Self.tolerance)
    }
  }

  @Test(arguments: Measurer.allCases)
  func noLineIsWiderThanTheLimitButASingleCharacter(_ kind: Measurer) {
    forRandomTexts { text, width, lines in
      for mode in LineBreakMode.allCases where mode != .byClipping {
        let layout = kind.set(text, width: width, lines: lines, mode: mode)
        #expect(lines == 0 || layout.lines.count <= lines)
        for line in layout.lines {
          let sum = line.fragments.reduce(0) { $0 + $1.width }
          #expect(
            sum <= width + Self.tolerance || line.text.count == 1, "\(text.debugDescription) \(width) \(mode)"
          )
        }
      }
    }
  }

  @Test(arguments: Measurer.allCases)
  func aZeroWidthSpaceHasNoWidthAndMayEndALine(_ kind: Measurer) {
    let text = "abcd\u{200B}efgh"
    let width = kind.set("abcdef", width: nil, lines: 0).extent.size.width
    let lines = kind.set(text, width: width, lines: 0).lines
    #expect(lines.map { $0.text.filter { $0 != "\u{200B}" } } == ["abcd", "efgh"])
    let whole =
      kind.set("abcd", width: nil, lines: 0).extent.size.width
      + kind.set("efgh", width: nil, lines: 0).extent.size.width
    #expect(abs(kind.set(text, width: nil, lines: 0).extent.size.width - whole) < 1)
  }

  @Test(arguments: Measurer.allCases)
  func aTextIsSetAlikeEachTime(_ kind: Measurer) {
    let other = FontLibrary(usesSystemFonts: false, files: FontLibrary.testFiles)
    forRandomTexts { text, width, lines in
      let first = kind.set(text, width: width, lines: lines)
      #expect(kind.set(text, width: width, lines: lines) == first)
      guard kind == .pango else { return }
      let run = TextRun(text, font: inter(), size: 20)
      #expect(
        PangoTextMeasurer(fonts: other).typeset([run], width: width, lines: lines, mode: .byWordWrapping)
          == first)
    }
  }

  @Test(arguments: Measurer.allCases)
  func everyCharacterIsOnOneLineOrABreak(_ kind: Measurer) {
    forRandomTexts { text, width, _ in
      for mode in LineBreakMode.allCases {
        let layout = kind.set(text, width: width, lines: 0, mode: mode)
        #expect(!layout.isTruncated)
        func visible(_ text: String) -> String { text.filter { $0 != " " && $0 != "\t" && !$0.isNewline } }
        #expect(visible(layout.texts.joined()) == visible(text))
      }
      let whole = kind.measurer.typeset(
        [TextRun(text, font: inter(), size: 20)], width: nil, lines: 0, mode: .byWordWrapping)
      let paragraphs = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      #expect(whole.texts == (text.isEmpty ? [] : paragraphs.map(String.init)))
    }
  }

  @Test(arguments: Measurer.allCases)
  func aLargerWidthNeverNeedsMoreLines(_ kind: Measurer) {
    forRandomTexts { text, width, _ in
      #expect(
        kind.set(text, width: width + 30, lines: 0).lines.count
          <= kind.set(text, width: width, lines: 0).lines.count,
        "\(text.debugDescription) \(width)")
    }
  }

  /// A label as wide as its text still shows the measured lines.
  @Test(arguments: Measurer.allCases)
  func aTextHasTheSameLinesInItsOwnWidth(_ kind: Measurer) {
    forRandomTexts { text, width, _ in
      let layout = kind.set(text, width: width, lines: 0)
      guard layout.lines.allSatisfy({ $0.text.count > 1 }) else { return }
      #expect(
        kind.set(text, width: layout.extent.size.width, lines: 0).texts == layout.texts,
        "\(text.debugDescription) \(width)"
      )
    }
  }

  @Test(arguments: Measurer.allCases)
  func fragmentsStandSideBySide(_ kind: Measurer) {
    forRandomTexts { text, width, lines in
      let runs = [text, "x y", "(\(text)"].map { TextRun($0, font: inter(), size: 20) }
      for line in kind.measurer.typeset(runs, width: width, lines: lines, mode: .byTruncatingMiddle).lines {
        var x = 0.0
        for fragment in line.fragments.sorted(by: { ($0.x, $0.width) < ($1.x, $1.width) }) {
          #expect(abs(fragment.x - x) < Self.tolerance)
          #expect(abs(fragment.advances.reduce(0, +) - fragment.width) < Self.tolerance)
          #expect(fragment.advances.count == fragment.text.count)
          x += fragment.width
        }
        #expect(abs(min(x, width) - line.width) < Self.tolerance)
      }
    }
  }

  @Test(arguments: Measurer.allCases)
  func linesStandBelowEachOther(_ kind: Measurer) {
    forRandomTexts { text, width, lines in
      var bottom = 0.0
      for line in kind.set(text, width: width, lines: lines).lines {
        #expect(abs(line.top - bottom) < Self.tolerance && line.height > 0)
        #expect((line.top...line.top + line.height).contains(line.baseline))
        bottom = line.top + line.height
      }
    }
  }

  @Test(arguments: Measurer.allCases)
  func noTextHasTheBaselinesOfItsFont(_ kind: Measurer) {
    let (none, one) = ["", "x"].map {
      kind.measurer.measure($0, font: inter(), size: 20, width: nil, lines: 0)
    }.pair
    #expect(none.size == .zero && none.lineCount == 0)
    #expect((none.firstBaseline, none.lastBaseline) == (one.firstBaseline, one.lastBaseline))
    #expect(kind.set("", width: nil, lines: 0) == TextLayout(lines: [], isTruncated: false))
  }

  @Test(arguments: Measurer.allCases)
  func spacesAtTheEndOfALineTakeNoWidth(_ kind: Measurer) {
    let word = kind.set("aa", width: nil, lines: 0).extent.size.width
    #expect(kind.set("aa    aa", width: word + 1, lines: 0).texts == ["aa", "aa"])
    #expect(abs(kind.set("aa    aa", width: word + 1, lines: 0).extent.size.width - word) < Self.tolerance)
    #expect(kind.set("aa    ", width: word, lines: 0).texts == ["aa"])
    #expect(kind.set("aa  ", width: nil, lines: 0).texts == ["aa  "])
    #expect(kind.set("aa  ", width: nil, lines: 0).extent.size.width > word)
    #expect(
      kind.set("  aaaa", width: kind.set("aaaa", width: nil, lines: 0).extent.size.width, lines: 0).texts == [
        "", "aaaa",
      ])
  }

  @Test(arguments: Measurer.allCases, [Double.nan, .infinity, -.infinity, -1, 1e300])
  func numbersThatAreNoneAreBorne(_ kind: Measurer, _ number: Double) {
    for size in [number, 20] {
      let font = Typography(families: ["Inter"], size: size, weight: number)
      let layout = kind.measurer.typeset(
        [TextRun("ab cd", font: font, size: size)], width: number, lines: 1, mode: .byTruncatingTail)
      #expect(layout.lines.count == 1)
    }
  }
}

extension [TextExtent] {
  fileprivate var pair: (TextExtent, TextExtent) { (self[0], self[1]) }
}
