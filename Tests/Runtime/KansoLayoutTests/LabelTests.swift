import KansoTheme
import Testing

@testable import KansoLayout

/// Labels measured by `PlainTextMeasurer`: a character is half as wide as the font size, and a line is 2444/2048 of the
/// font size high.
///
/// At 16 points, a character is 8 points wide. One, two and three lines are 19.09, 38.19 and 57.28 points high; rounded
/// up to half points, 19.5, 38.5 and 57.5.
struct LabelTests {
  private let root = screen(320, 480)

  private func label(_ text: String, lines: Int = 1, size: Double = 16) -> Label {
    let label = Label(text)
    label.font = Font(families: ["system-ui"], size: size)
    label.numberOfLines = lines
    root.add(label)
    return label
  }

  @Test func aLabelIsAsLargeAsItsTextRoundedUpToPixels() {
    #expect(label("abcd").intrinsicContentSize == Size(width: 32, height: 19.5))
    #expect(label("abc", size: 15).intrinsicContentSize == Size(width: 22.5, height: 18))
    root.traitCollection.displayScale = 1
    #expect(label("abc", size: 15).intrinsicContentSize == Size(width: 23, height: 18))
    root.traitCollection.displayScale = 3
    #expect(label("abcd").intrinsicContentSize == Size(width: 32, height: 58.0 / 3))
  }

  @Test func anEmptyLabelHasNoSize() {
    #expect(label("").intrinsicContentSize == .zero)
  }

  @Test func ideographsAreAsWideAsTheFontIsLarge() {
    #expect(label("簡素ab").intrinsicContentSize.width == 48)
  }

  @Test func aLabelFollowsItsTextAndFont() {
    let label = label("abcd")
    label.pin(x: 0, y: 0)
    root.layoutIfNeeded()
    #expect(label.frame == Rect(x: 0, y: 0, width: 32, height: 19.5))
    label.text = "abcdef"
    root.layoutIfNeeded()
    #expect(label.frame == Rect(x: 0, y: 0, width: 48, height: 19.5))
    label.font = Font(families: ["system-ui"], size: 32)
    root.layoutIfNeeded()
    #expect(label.frame == Rect(x: 0, y: 0, width: 96, height: 38.5))
  }

  @Test func aLabelHugsALittleMoreThanOtherViews() {
    let label = label("abcd")
    let other = box(50, 10)
    root.add(other)
    label.pin(x: 0, y: 0)
    activate(
      other.leftAnchor.constraint(equalTo: label.rightAnchor),
      other.rightAnchor.constraint(equalTo: root.rightAnchor))
    root.layoutIfNeeded()
    #expect(label.frame.width == 32)
    #expect(other.frame.width == 288)
  }

  @Test func oneLineStaysOneHoweverNarrow() {
    let label = label("aaaa bbbb cccc")
    label.pin(x: 0, y: 0, width: 40)
    root.layoutIfNeeded()
    #expect(label.frame == Rect(x: 0, y: 0, width: 40, height: 19.5))
  }

  /// Words of 32 points with spaces of 8: one line needs 112 points, two words need 72.
  @Test(arguments: [(112.0, 19.5), (111, 38.5), (72, 38.5), (71.5, 57.5), (32, 57.5)])
  func aTextWrapsAtTheWidthThatItGets(_ width: Double, _ height: Double) {
    let label = label("aaaa bbbb cccc", lines: 0)
    label.pin(x: 0, y: 0, width: width)
    root.layoutIfNeeded()
    #expect(label.frame == Rect(x: 0, y: 0, width: width, height: height))
  }

  @Test func linesAreNoMoreThanTheirNumber() {
    let label = label("aaaa bbbb cccc dddd", lines: 2)
    label.pin(x: 0, y: 0, width: 40)
    root.layoutIfNeeded()
    #expect(label.frame.height == 38.5)
  }

  @Test func fewerLinesThanTheirNumberTakeLessHeight() {
    let label = label("aaaa", lines: 3)
    label.pin(x: 0, y: 0)
    root.layoutIfNeeded()
    #expect(label.frame == Rect(x: 0, y: 0, width: 32, height: 19.5))
  }

  @Test func paragraphsBreakLinesOnTheirOwn() {
    let label = label("aaaa\nbb", lines: 0)
    label.pin(x: 0, y: 0)
    root.layoutIfNeeded()
    #expect(label.frame == Rect(x: 0, y: 0, width: 32, height: 38.5))
  }

  @Test func aTextThatMayWrapIsOneLineIfItFits() {
    let label = label("aaaa bbbb cccc", lines: 0)
    label.pin(x: 0, y: 0)
    label.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(label.frame == Rect(x: 0, y: 0, width: 112, height: 19.5))
  }

  @Test func whatIsBelowATextMovesAsItWraps() {
    let label = label("aaaa bbbb cccc", lines: 0)
    let below = box(10, 10)
    root.add(below)
    label.pin(x: 0, y: 0)
    activate(
      label.rightAnchor.constraint(equalTo: root.rightAnchor),
      below.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 8))
    for (width, y) in [(320.0, 27.5), (80, 46.5), (40, 65.5), (200, 27.5)] {
      root.frame = Rect(x: 0, y: 0, width: width, height: 480)
      root.layoutIfNeeded()
      #expect(below.frame.minY == y)
    }
  }

  @Test func aTextThatGrowsLargerThanItsFontFollowsTheTextSize() {
    let label = Label("abcd")
    label.font = Font(families: ["system-ui"], size: 17, textStyle: .body)
    root.add(label)
    label.pin(x: 0, y: 0)
    root.layoutIfNeeded()
    #expect(label.frame.width == 34)
    // Body is 17 points at the default size and 23 at the largest size below the accessibility sizes (Human Interface
    // Guidelines).
    root.traitCollection.preferredContentSizeCategory = .extraExtraExtraLarge
    root.layoutIfNeeded()
    #expect(label.frame.width == 46)
  }

  @Test func theNumberOfLinesChangesLive() {
    let label = label("aaaa bbbb cccc")
    label.pin(x: 0, y: 0, width: 40)
    for (lines, height) in [(1, 19.5), (0, 57.5), (2, 38.5), (1, 19.5)] {
      label.numberOfLines = lines
      root.layoutIfNeeded()
      #expect(label.frame.height == height)
    }
  }

  private struct SquareMeasurer: TextMeasurer {
    func typeset(_ runs: [TextRun], width: Length?, lines: Int, mode: LineBreakMode) -> TextLayout {
      let fragment = TextLayout.Fragment(text: runs[0].text, run: 0, x: 0, width: 50)
      let line = TextLayout.Line(
        fragments: [fragment], paragraph: 0, width: 50, top: 0, baseline: 40, height: 50, isContinued: false)
      return TextLayout(lines: [line], isTruncated: false)
    }
  }

  @Test func aLabelFollowsTheMeasurer() {
    let label = label("abcd")
    label.pin(x: 0, y: 0)
    root.layoutIfNeeded()
    root.traitCollection.textMeasurer = SquareMeasurer()
    root.layoutIfNeeded()
    #expect(label.frame == Rect(x: 0, y: 0, width: 50, height: 50))
  }

  @Test func theSizeThatFitsIsNoWiderThanTheGivenSize() {
    let label = label("aaaa bbbb cccc", lines: 0)
    let size = label.sizeThatFits(Size(width: 80, height: 1_000))
    #expect(size.width <= 80)
    #expect(size.height == 38.5)
  }

  @Test func sizeToFitTakesTheSizeOfTheText() {
    let label = label("abcd")
    label.translatesAutoresizingMaskIntoConstraints = true
    label.frame = Rect(x: 5, y: 6, width: 100, height: 100)
    label.sizeToFit()
    #expect(label.frame == Rect(x: 5, y: 6, width: 32, height: 19.5))
  }
}
