import KansoLayout
import KansoTheme
import TestSupport
import Testing

@testable import KansoRaster

/// Texts with both directions. The parts are at their visual positions.
struct BidirectionalTextTests {
  /// Returns the parts of the first line in visual order, from left to right.
  private func seen(_ text: String, _ width: Length? = nil) -> [String] {
    set(text, width).lines[0].fragments.sorted { $0.x < $1.x }.map(\.text)
  }

  @Test func aTextFromTheRightBeginsThere() {
    #expect(seen("שלום abc עולם") == [" עולם", "abc", "שלום "])
    #expect(seen("abc שלום def") == ["abc ", "שלום", " def"])
  }

  @Test func numbersAreReadFromTheLeft() {
    #expect(seen("שלום 123 עולם") == [" עולם", "123", "שלום "])
    #expect(seen("abc שלום 123 def") == ["abc ", "123", "שלום ", " def"])
  }

  @Test func linesHoldThePartsInTheOrderInWhichTheyAreRead() {
    let text = "שלום abc עולם 12 (def) שלום"
    #expect(set(text).texts == [text])
    #expect(set(text, 70).texts.joined(separator: " ") == text)
  }

  @Test func partsThatAreNotReadInADirectionWaitForThatOfTheView() {
    #expect(set("12 + 3").lines[0].fragments.map(\.direction) == [nil])
    #expect(set("abc 12").lines[0].fragments.map(\.direction) == [.leftToRight])
  }

  @Test func spacesAtTheEndOfAParagraphAreAtItsEnd() {
    // In right-to-left text, trailing spaces are at the left end, even after a left-to-right word.
    #expect(seen("שלום abc ") == [" ", "abc", "שלום "])
  }

  @Test(arguments: [("ح", "ب"), ("مح", "با"), ("مر", "حبا"), ("ا", "ب")])
  func arabicLettersKeepTheirFormsWherePartsMeet(_ first: String, _ second: String) {
    let parts = [first, second].map { TextRun($0, font: inter(), size: 200) }
    let line = PangoTextMeasurer(fonts: .test).typeset(parts, width: nil, lines: 0, mode: .byWordWrapping)
      .lines[0]
    // Kerning across the border of two parts is not applied.
    #expect(abs(line.width - width(first + second, size: 200)) < 9)
    #expect(line.fragments[1].x < line.fragments[0].x)
  }

  @Test func whatWasNotPartedIsDrawnAsItIsSeen() {
    let text = "abc שלום 12 def"
    let (whole, parts) = (Canvas(220, 60), Canvas(220, 60))
    FontLibrary.test.draw(.black(text), on: whole.pointer)
    for part in set(text).lines[0].fragments {
      let place = Point(x: 20 + part.x, y: 40)
      FontLibrary.test.draw(
        .black(part.text, at: place, width: part.width, direction: part.direction ?? .leftToRight),
        on: parts.pointer)
    }
    let different = zip(whole.pixels, parts.pixels).filter { abs(Int($0 & 0xFF) - Int($1 & 0xFF)) > 64 }
    #expect(different.isEmpty)
  }

  @Test func overriddenTextHasItsGivenDirection() throws {
    let parts = set("x\u{202E}abc\u{202C}y").lines[0].fragments
    let middle = try #require(parts.first { $0.text.contains("b") })
    #expect(middle.direction == .rightToLeft)
    #expect(abs(width("xabcy") - set("x\u{202E}abc\u{202C}y").extent.size.width) < 2)
  }

  @Test func whatIsIsolatedDoesNotChangeWhatIsAroundIt() {
    // Without the isolate the number would be read as a part of the Hebrew text.
    #expect(seen("a \u{2068}שלום\u{2069} 12").last?.contains("12") == true)
    #expect(seen("a שלום 12").last == "שלום ")
    #expect(set("\u{2068}שלום\u{2069} 12").lines[0].fragments.map(\.direction) == [nil])
  }

  /// Marks that end nothing, or are not ended, crash some versions of the libraries that Pango uses.
  @Test func marksOfDirectionMayBeAnywhere() {
    let marks = [
      "\u{202A}", "\u{202B}", "\u{202C}", "\u{202D}", "\u{202E}", "\u{2066}", "\u{2067}", "\u{2068}",
      "\u{2069}", "a", "ש",
    ]
    var generator = SeededGenerator.announced(for: "marksOfDirectionMayBeAnywhere")
    for _ in 0..<60 {
      let text = (0..<150).map { _ in marks.randomElement(using: &generator)! }.joined()
      #expect(set(text, 60).extent.size.width <= 61)
    }
    #expect(ShapingSource("\u{2067}a\u{2069}").shapedBytes == Array("\u{2067}a\u{2069}".utf8))
    #expect(ShapingSource("\u{2069}a\u{2067}").shapedBytes == Array("\u{2060}a\u{2060}".utf8))
    #expect(ShapingSource("a\u{202C}\u{202B}").shapedBytes == Array("a\u{202C}\u{202B}".utf8))
    // Marks that are too deeply nested are left out, together with their ends.
    for (mark, end) in [("\u{2067}", "\u{2069}"), ("\u{202B}", "\u{202C}")] {
      let nested = String(repeating: mark, count: 31) + String(repeating: end, count: 31)
      let kept = String(repeating: mark, count: 30) + "\u{2060}\u{2060}" + String(repeating: end, count: 30)
      #expect(ShapingSource(nested).shapedBytes == Array(kept.utf8))
    }
  }

  @Test func justifiedLinesOfBothDirectionsFillTheirWidth() {
    let layout = set("שלום abc def עולם ghi jkl", 120)
    let placed = layout.placed(in: Rect(x: 0, y: 0, width: 120, height: 100), direction: .rightToLeft) { _ in
      .justified
    }
    for (before, line) in zip(layout.lines, placed.lines) where line.isContinued {
      #expect(abs((line.fragments.map(\.x).min() ?? 0)) < 1e-6)
      #expect(abs((line.fragments.map { $0.x + $0.width }.max() ?? 0) - 120) < 1e-6)
      // The words keep their visual order.
      let order = line.fragments.sorted { $0.x < $1.x }.map(\.text)
      let words = before.fragments.sorted { $0.x < $1.x }.flatMap { part -> [String] in
        let words = part.text.split(separator: " ").map(String.init)
        return part.direction == .rightToLeft ? words.reversed() : words
      }
      #expect(order == words)
    }
  }

  @Test func aLineStandsAtTheRightInATreeFromTheRight() {
    let line = set("שלום").placed(in: Rect(x: 0, y: 0, width: 200, height: 40), direction: .rightToLeft) {
      _ in .natural
    }.lines[0]
    #expect(abs(line.fragments[0].x + line.width - 200) < 1e-6)
  }
}
