import KansoDrawing
import KansoTheme
import Testing

@testable import KansoTypesetting

/// The positions of a text's lines in a rectangle. Characters are 10 points wide.
struct TextPlacementTests {
  private func xs(
    _ text: String, _ alignment: TextAlignment, _ direction: UserInterfaceLayoutDirection = .leftToRight
  ) -> [[Length]] {
    set(text, 10).placed(in: Rect(x: 5, y: 7, width: 100, height: 500), direction: direction) { _ in alignment
    }
    .lines.map { $0.fragments.map(\.x) }
  }

  @Test(arguments: [
    (TextAlignment.left, 5.0, 5.0), (.center, 50, 50), (.right, 95, 95), (.natural, 5, 95),
    (.justified, 5, 95),
  ])
  func aLineStandsWhereItsAlignmentWantsIt(_ alignment: TextAlignment, _ x: Length, _ mirrored: Length) {
    #expect(xs("a", alignment) == [[x]])
    #expect(xs("a", alignment, .rightToLeft) == [[mirrored]])
  }

  @Test func theFirstLineIsAtTheTop() {
    let layout = set("a\nb").placed(in: Rect(x: 5, y: 7, width: 100, height: 500), direction: .leftToRight) {
      _ in .left
    }
    #expect(layout.lines[0].top == 7)
    #expect(layout.lines[0].baseline == 7 + 20 * PlainTextMeasurer.ascender)
    #expect(layout.lines[1].top == 7 + layout.lines[0].height)
  }

  @Test func wordsOfAJustifiedLineFillIt() {
    // The first line has 8 characters, so 20 points are divided between two spaces.
    #expect(xs("aa bb cc dddd", .justified) == [[5, 45, 85], [5]])
  }

  @Test func wideCharactersOfAJustifiedLineKeepTheirWidths() {
    // 20 + 10 + 10 + 10 + 20, so 30 points are divided.
    let layout = set("簡 b cc ddddd", 10).placed(
      in: Rect(x: 0, y: 0, width: 100, height: 500), direction: .leftToRight
    ) { _ in
      .justified
    }
    #expect(layout.lines[0].fragments.map(\.x) == [0, 45, 80])
    #expect(layout.lines[0].fragments.map(\.width) == [20, 10, 20])
  }

  @Test func theLastLineOfAParagraphIsNotJustified() {
    #expect(xs("aa bb\ncc dd", .justified) == [[5], [5]])
  }

  @Test func aWordAloneIsNotMoved() {
    #expect(xs("aaaa bbbbbbbb", .justified) == [[5], [5]])
  }

  @Test func eachParagraphHasTheAlignmentOfItsFirstRun() {
    let layout = PlainTextMeasurer().typeset(
      runs(("a\n", 20), ("b", 20), ("c", 20)), width: 100, lines: 0, mode: .byWordWrapping)
    let placed = layout.placed(in: Rect(x: 0, y: 0, width: 100, height: 100), direction: .leftToRight) {
      $0 == 0 ? .right : .center
    }
    #expect(placed.lines.map { $0.fragments[0].x } == [90, 40])
  }
}
