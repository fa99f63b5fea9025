import KansoTheme
import TestSupport
import Testing

@testable import KansoTypesetting

/// Names that are longer than a line. Characters are 10 points wide.
struct SegmentTextTests {
  private func set(
    _ text: String, _ characters: Double, lines: Int = 0, _ mode: LineBreakMode = .byWordWrapping
  )
    -> TextLayout
  {
    SegmentTextMeasurer(PlainTextMeasurer()).typeset(
      runs((text, 20)), width: characters * 10, lines: lines, mode: mode)
  }

  @Test(arguments: [
    ("base.orange.9", ["base.", "orange.", "9"]), ("Colors.Gray._0", ["Colors.", "Gray.", "_0"]),
    ("does-not_fit", ["does-", "not_", "fit"]), ("FavoriteCell", ["Favorite", "Cell"]),
    ("onPrimary", ["on", "Primary"]), ("HTMLView2Go", ["HTMLView2", "Go"]),
    ("größe.Ärger", ["größe.", "Ärger"]),
    ("a--b", ["a--b"]), ("...", ["..."]), ("-a", ["-a"]), ("a.\u{301}b", ["a.\u{301}b"]), ("", []),
  ])
  func namesHaveSegments(_ name: String, _ segments: [String]) {
    #expect(name.nameSegments.map(String.init) == segments)
  }

  @Test(arguments: [
    ("base.orange.9", 8.0, ["base.", "orange.9"]), ("FavoriteTableCell", 10, ["Favorite", "TableCell"]),
    // A name that fits on one line is not broken.
    ("a colors.base", 11, ["a", "colors.base"]), ("a colors.base", 10, ["a colors.", "base"]),
    // A segment that is longer than a line is broken inside.
    ("abcdefg.h", 3, ["abc", "def", "g.h"]),
  ])
  func longNamesBreakBetweenSegments(_ text: String, _ characters: Double, _ lines: [String]) {
    let layout = set(text, characters)
    #expect(layout.texts == lines)
    for line in layout.lines {
      #expect(line.width == Double(line.text.count) * 10)
      #expect(line.fragments.allSatisfy { $0.advances.count == $0.text.count })
    }
  }

  @Test func aTextOnOneLineAndOneThatBreaksAnywhereStayAsTheyAre() {
    #expect(set("base.orange.9", 8, lines: 1, .byTruncatingTail).texts == ["base.or…"])
    #expect(set("base.orange.9", 8, .byCharWrapping).texts == ["base.ora", "nge.9"])
    #expect(set("base.orange.9", 6, lines: 2, .byTruncatingTail).texts == ["base.", "orang…"])
  }

  @Test func whatIsMeasuredIsWhatIsSet() {
    var generator = SeededGenerator.announced(for: "SegmentTextTests.whatIsMeasuredIsWhatIsSet")
    let measurer = SegmentTextMeasurer(SansSerifTextMeasurer())
    let font = Typography(families: ["Inter"], size: 20, letterSpacing: .points(1))
    for _ in 0..<200 {
      let text = (0..<Int.random(in: 1...12, using: &generator)).map { _ in
        ["base", ".", "orange", "-", "Cell", " ", "_", "9", "é", "簡"].randomElement(using: &generator)!
      }.joined()
      let width = Double.random(in: 0...200, using: &generator)
      let measured = measurer.measure(text, font: font, size: 20, width: width, lines: 0)
      let set = measurer.typeset(
        [TextRun(text, font: font, size: 20)], width: width, lines: 0, mode: .byWordWrapping)
      #expect(measured.lineCount == set.lines.count)
      #expect(abs(measured.size.width - set.extent.size.width) < 1e-6, "\(text) in \(width)")
      #expect(set.lines.map(\.text).joined().filter { $0 != " " } == text.filter { $0 != " " })
    }
  }

  // MARK: Zero-width spaces

  @Test func aZeroWidthSpaceHasNoWidthAndMayEndALine() {
    let text = "aaa\u{200B}bbb"
    #expect(KansoTypesettingTests.set(text, 5).texts == ["aaa", "bbb"])
    #expect(KansoTypesettingTests.set(text, 6).extent.size.width == 60)
    let extent = PlainTextMeasurer().measure(text, font: plainFont(20), size: 20, width: 50, lines: 0)
    #expect(extent == KansoTypesettingTests.set(text, 5).extent)
    #expect(
      PlainTextMeasurer().measure(text, font: plainFont(20), size: 20, width: nil, lines: 0).size.width == 60)
  }
}
