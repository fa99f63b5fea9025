import KansoDrawing
import Testing

@testable import KansoTypesetting

/// The base direction of texts, and the positions of their parts.
struct TextDirectionTests {
  @Test(
    arguments: [
      ("abc", .leftToRight), ("12 שלום abc", .rightToLeft), ("(مرحبا)", .rightToLeft), ("é ש", .leftToRight),
      ("12 + 3", nil), ("", nil), ("\u{200F}abc", .rightToLeft), ("\u{2067}שלום\u{2069} abc", .leftToRight),
      ("\u{2069}ש", .rightToLeft), ("\u{2068}שלום", nil),
    ] as [(String, UserInterfaceLayoutDirection?)])
  func theFirstLetterTellsTheDirection(_ text: String, _ direction: UserInterfaceLayoutDirection?) {
    #expect(text.writingDirection == direction)
  }

  private func line(_ parts: [(text: String, x: Double, direction: UserInterfaceLayoutDirection?)])
    -> TextLayout.Line
  {
    let fragments = parts.map { part in
      TextLayout.Fragment(
        text: part.text, run: 0, x: part.x, width: 10 * Double(part.text.count), direction: part.direction)
    }
    let width = fragments.reduce(0) { $0 + $1.width }
    return TextLayout.Line(
      fragments: fragments, paragraph: 0, width: width, top: 0, baseline: 10, height: 12, isContinued: true)
  }

  @Test func partsWithoutADirectionAreMirrored() {
    let line = line([("ab", 0, nil), ("cde", 20, nil)])
    #expect(line.fragmentsAtVisualPositions(in: .rightToLeft).map(\.x) == [30, 0])
    #expect(line.fragmentsAtVisualPositions(in: .leftToRight).map(\.x) == [0, 20])
  }

  @Test func partsWithADirectionStandWhereTheyAreSeen() {
    let line = line([("ab", 30, .rightToLeft), ("cde", 0, .leftToRight)])
    for direction in [UserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
      #expect(line.fragmentsAtVisualPositions(in: direction) == line.fragments)
    }
  }

  /// The visual order from the left: "gh", "ab cd" in right-to-left order, "ef". So "cd" is left of "ab".
  @Test func gapsAreWidenedInVisualOrder() {
    var line = line([("ef ", 80, .leftToRight), ("ab cd", 30, .rightToLeft), ("gh ", 0, .leftToRight)])
    line.justify(by: 30)
    #expect(line.fragments.map(\.text) == ["ef", "ab", "cd", "gh"])
    // One of the three gaps is left of "cd", another left of "ab". The third is at the right end.
    #expect(line.fragments.map(\.x) == [100, 80, 40, 0])
    #expect(line.width == 140)
    #expect(line.fragments.map(\.direction) == [.leftToRight, .rightToLeft, .rightToLeft, .leftToRight])
  }
}
