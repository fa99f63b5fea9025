import Testing

@testable import KansoTypesetting

/// The line break modes that truncate. Characters and the ellipsis are 10 points wide.
struct TruncationTests {
  @Test(arguments: [
    (LineBreakMode.byTruncatingTail, "abcd…"), (.byTruncatingHead, "…fghi"), (.byTruncatingMiddle, "ab…hi"),
    (.byClipping, "abcdefghi"), (.byWordWrapping, "abcde"), (.byCharWrapping, "abcde"),
  ])
  func oneLineIsShortened(_ mode: LineBreakMode, _ text: String) {
    let layout = set("abcdefghi", 5, lines: 1, mode)
    #expect(layout.texts == [text])
    #expect(layout.isTruncated)
    #expect(layout.extent.size.width == 50)
  }

  @Test(arguments: LineBreakMode.allCases)
  func whatFitsIsNot(_ mode: LineBreakMode) {
    let layout = set("abcde", 5, lines: 1, mode)
    #expect(layout.texts == ["abcde"])
    #expect(!layout.isTruncated)
  }

  @Test(arguments: [
    (LineBreakMode.byTruncatingTail, "ccc…"), (.byTruncatingHead, "… ddd"), (.byTruncatingMiddle, "cc…dd"),
    (.byWordWrapping, "ccc"), (.byClipping, "ccc"),
  ])
  func theLastOfSeveralIs(_ mode: LineBreakMode, _ text: String) {
    let layout = set("aaa bbb ccc ddd", 7, lines: 2, mode)
    #expect(layout.texts.first == "aaa bbb")
    let short = set("aaa ccc ddd", 5, lines: 2, mode)
    #expect(short.texts == ["aaa", text])
    #expect(short.isTruncated)
  }

  @Test func noSpaceIsBeforeTheEllipsis() {
    #expect(set("abc defgh", 5, lines: 1, .byTruncatingTail).texts == ["abc…"])
  }

  @Test func paragraphsThatAreLeftOutShorten() {
    let layout = set("ab\ncd", 5, lines: 1, .byTruncatingTail)
    #expect(layout.texts == ["ab…"])
    #expect(layout.isTruncated)
    #expect(set("a\n\nb", 5, lines: 2, .byTruncatingTail).texts == ["a", "…"])
    #expect(set("ab\ncd", 5, lines: 1, .byWordWrapping).texts == ["ab"])
  }

  @Test(arguments: [0.0, 0.5, 1, 1.9])
  func aTextThatDoesNotFitAtAllBecomesAnEllipsis(_ characters: Double) {
    for mode in [LineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail] {
      #expect(set("abcdef", characters, lines: 1, mode).texts == ["…"])
    }
  }

  @Test func theEllipsisIsSetAsWhatIsBeforeIt() {
    // Letters of 10 and 30 points, and an ellipsis as wide as the letter before it.
    let layout = PlainTextMeasurer().typeset(
      runs(("ab", 20), ("cd", 60)), width: 60, lines: 1, mode: .byTruncatingTail)
    #expect(layout.texts == ["ab…"])
    #expect(layout.lines[0].fragments.map(\.run) == [0])
    #expect(layout.extent.size.width == 30)
    let wider = PlainTextMeasurer().typeset(
      runs(("ab", 20), ("cd", 60)), width: 79, lines: 1, mode: .byTruncatingTail)
    #expect(wider.texts == ["ab…"])
  }

  @Test func runsKeepTheirPlacesAroundAnEllipsis() {
    let layout = PlainTextMeasurer().typeset(
      runs(("abc", 20), ("def", 20)), width: 50, lines: 1, mode: .byTruncatingMiddle)
    #expect(layout.lines[0].fragments.map(\.text) == ["ab…", "ef"])
    #expect(layout.lines[0].fragments.map(\.x) == [0, 30])
  }

  @Test func aWordOnTheLastLineIsCutWhereItEnds() {
    #expect(set("aa bbbbbbb", 4, lines: 2, .byTruncatingTail).texts == ["aa", "bbb…"])
  }
}
