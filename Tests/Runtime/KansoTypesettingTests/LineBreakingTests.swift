import Testing

@testable import KansoTypesetting

/// Line breaks. Characters are 10 points wide.
struct LineBreakingTests {
  @Test(arguments: [
    ("aaa bbb", 7.0, ["aaa bbb"]), ("aaa bbb", 6, ["aaa", "bbb"]), ("aaa bbb", 3, ["aaa", "bbb"]),
    ("aaa bbb", 2, ["aa", "a", "bb", "b"]), ("aaa bbb", 0, ["a", "a", "a", "b", "b", "b"]),
  ])
  func linesBreakBetweenWords(_ text: String, _ characters: Double, _ lines: [String]) {
    #expect(set(text, characters).texts == lines)
  }

  @Test func aLongWordBeginsOnALineOfItsOwn() {
    #expect(set("aa bbbbbb", 4).texts == ["aa", "bbbb", "bb"])
  }

  @Test func spacesAtTheEndOfALineTakeNoWidth() {
    let layout = set("aa    bb", 3)
    #expect(layout.texts == ["aa", "bb"])
    #expect(layout.lines.map(\.width) == [20, 20])
  }

  @Test func spacesAtTheEndOfAParagraphMakeNoLine() {
    #expect(set("aa    ", 3).texts == ["aa "])
    #expect(set("aa    ", 3).extent.size.width == 30)
    #expect(set("aa    ").texts == ["aa    "])
  }

  @Test func spacesAtItsBeginningStay() {
    #expect(set("  aa bb", 5).texts == ["  aa", "bb"])
    #expect(set("  aaaa", 5).texts == ["", "aaaa"])
  }

  @Test func spacesAloneAreALine() {
    #expect(set("   ").texts == ["   "])
    #expect(set("   ", 2).texts == ["  "])
    #expect(set("   ", 0).texts == [""])
  }

  @Test(arguments: ["a\nb", "a\r\nb", "a\rb", "a\u{2028}b", "a\u{2029}b", "a\u{85}b"])
  func newlinesOfAnyKindEndParagraphs(_ text: String) {
    #expect(set(text).texts == ["a", "b"])
  }

  @Test func newlinesAloneAreEmptyLines() {
    #expect(set("\n\n").texts == ["", "", ""])
    #expect(set("\n\n").extent.size.height == set("a\na\na").extent.size.height)
  }

  @Test func noTextIsNoLines() {
    #expect(set("").lines.isEmpty)
    #expect(set("").extent.size == .zero)
  }

  @Test func charactersOfManyScalarsStayWhole() {
    // The family emoji is one character, twice as wide as a letter. An accent belongs to its letter.
    #expect(set("👨‍👩‍👧👨‍👩‍👧", 3).texts == ["👨‍👩‍👧", "👨‍👩‍👧"])
    #expect(set("e\u{301}e\u{301}", 1).texts == ["e\u{301}", "e\u{301}"])
  }

  @Test func aSpaceThatDoesNotBreakKeepsWordsTogether() {
    #expect(set("aa\u{A0}bb cc", 5).texts == ["aa\u{A0}bb", "cc"])
  }

  @Test func linesBreakAnywhereByCharacters() {
    #expect(set("aaa bbb", 5, .byCharWrapping).texts == ["aaa b", "bb"])
    #expect(set("aaa bbb", 3, .byCharWrapping).texts == ["aaa", "bbb"])
  }

  @Test func runsGoOnWithinAWord() {
    let layout = PlainTextMeasurer().typeset(
      runs(("aa b", 20), ("bb", 20)), width: 40, lines: 0, mode: .byWordWrapping)
    #expect(layout.texts == ["aa", "bbb"])
    #expect(layout.lines[1].fragments.map(\.x) == [0, 10])
    #expect(layout.lines[1].fragments.map(\.run) == [0, 1])
  }

  @Test func aLineIsAsHighAsWhatIsOnIt() {
    let layout = PlainTextMeasurer().typeset(
      runs(("aa ", 20), ("bb", 40), (" cc", 20)), width: 40, lines: 0, mode: .byWordWrapping)
    #expect(layout.texts == ["aa", "bb", "cc"])
    #expect(layout.lines[1].height == 2 * layout.lines[0].height)
    #expect(layout.lines[2].top == 3 * layout.lines[0].height)
    #expect(layout.lines[1].baseline - layout.lines[1].top == 40 * PlainTextMeasurer.ascender)
  }

  @Test func anEmptyLineIsAsHighAsItsNewline() {
    let layout = PlainTextMeasurer().typeset(
      runs(("a\n", 20), ("\n", 40), ("a", 20)), width: nil, lines: 0, mode: .byWordWrapping)
    #expect(layout.lines.map { $0.height / layout.lines[0].height } == [1, 2, 1])
  }

  @Test func onlyTheLastLineOfAParagraphIsNotContinued() {
    #expect(set("aa bb\ncc  ", 2).lines.map(\.isContinued) == [true, false, false])
  }
}
