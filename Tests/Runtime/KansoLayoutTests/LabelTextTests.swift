import KansoTheme
import TestSupport
import Testing

@testable import KansoLayout

/// The texts of labels and their positions. At 16 points, a character is 8 points wide and a line 19.09 high.
struct LabelTextTests {
  private let root = screen(320, 480)
  private let line = 16 * (PlainTextMeasurer.ascender + PlainTextMeasurer.descender)

  private func label(_ text: String, _ width: Double, _ height: Double, lines: Int = 0) -> Label {
    let label = Label(text)
    label.font = Font(plainFont(16))
    label.numberOfLines = lines
    label.frame = Rect(x: 10, y: 10, width: width, height: height)
    root.addSubview(label)
    root.layoutIfNeeded()
    return label
  }

  @Test func aTextIsWhatWasSet() {
    let label = Label()
    #expect(label.text == nil)
    label.text = ""
    #expect(label.text == "")
    label.text = nil
    #expect(label.text == nil)
    label.attributedText = AttributedText([.init("a", .init(link: "x")), .init("b")])
    #expect(label.text == "ab")
    label.text = "c"
    #expect(label.attributedText == AttributedText("c"))
  }

  @Test func runsWithEqualAttributesAreMerged() {
    #expect(AttributedText([.init("a"), .init(""), .init("b")]).runs == [.init("ab")])
  }

  @Test func aTextIsInTheMiddleOfAHigherLabel() {
    let layout = label("ab", 100, 100).textLayout
    #expect(abs(layout.lines[0].top - (100 - line) / 2) < 1e-9)
  }

  @Test func aLowerLabelShowsTheLinesThatFit() {
    let layout = label("aa bb cc", 16, 40).textLayout
    #expect(layout.texts == ["aa", "b…"])
    #expect(layout.isTruncated)
  }

  @Test func aLabelThatIsLowerThanALineShowsOne() {
    let layout = label("aa bb cc", 16, 5).textLayout
    #expect(layout.texts == ["a…"])
    #expect(abs(layout.lines[0].top - (5 - line) / 2) < 1e-9)
  }

  @Test func aNarrowLabelShortensItsLine() {
    #expect(label("abcdef", 32, 20, lines: 1).textLayout.texts == ["abc…"])
  }

  @Test func linesStandWhereTheLabelSays() {
    let label = label("ab", 100, 20, lines: 1)
    for (alignment, x) in [(TextAlignment.left, 0.0), (.center, 42), (.right, 84), (.natural, 0)] {
      label.textAlignment = alignment
      #expect(label.textLayout.lines[0].fragments[0].x == x)
    }
    label.textAlignment = .natural
    root.traitCollection.layoutDirection = .rightToLeft
    #expect(label.textLayout.lines[0].fragments[0].x == 84)
  }

  @Test func partsHaveTheirOwnFonts() {
    let label = label("", 300, 100)
    label.attributedText = AttributedText([
      .init("aa"), .init("bb", .init(font: Font(plainFont(32)))),
    ])
    #expect(label.intrinsicContentSize == Size(width: 48, height: 38.5))
    #expect(label.firstBaselineOffsetFromTop == 32 * PlainTextMeasurer.ascender)
  }

  @Test func anEmptyLabelHasTheBaselinesOfItsFont() {
    let label = label("", 100, 100)
    #expect(label.intrinsicContentSize == .zero)
    #expect(label.firstBaselineOffsetFromTop == 16 * PlainTextMeasurer.ascender)
    #expect(label.lastBaselineOffsetFromBottom == 16 * PlainTextMeasurer.descender)
    #expect(label.textLayout.lines.isEmpty)
  }

  @Test func aTextThatBreaksAnywhereIsMeasuredLikeThat() {
    let label = label("aaa bbb", 0, 0)
    #expect(label.contentHeight(forWidth: 40) == 38.5)
    label.text = "aaa bbb ccc"
    #expect(label.contentHeight(forWidth: 40) == 57.5)
    label.lineBreakMode = .byCharWrapping
    // "aaa b", "bb cc" and "c" with five characters a line: the words form three lines.
    #expect(label.contentHeight(forWidth: 56) == 38.5)
  }

  @Test func aFontThatDoesNotAdjustKeepsItsSize() {
    let label = label("ab", 100, 100)
    label.font = Font(families: ["system-ui"], size: 17, textStyle: .body)
    label.adjustsFontForContentSizeCategory = false
    root.traitCollection.preferredContentSizeCategory = .extraExtraExtraLarge
    root.layoutIfNeeded()
    #expect(label.intrinsicContentSize.width == 17)
    label.adjustsFontForContentSizeCategory = true
    #expect(label.intrinsicContentSize.width == 23)
  }

  /// A label of its text's size shows the whole text, for any rounding of the edges.
  @Test func aTextThatFitsIsNotTruncated() {
    var generator = SeededGenerator.announced(for: "whole texts")
    for _ in 0..<200 {
      let root = screen(320, 480, scale: [1, 2, 3].randomElement(using: &generator)!)
      let label = Label(randomText(.random(in: 1...60, using: &generator), using: &generator))
      label.font = Font(plainFont(.random(in: 9...30, using: &generator)))
      label.numberOfLines = 0
      root.add(label)
      label.pin(x: .random(in: 0...50, using: &generator), y: .random(in: 0...50, using: &generator))
      label.widthAnchor.constraint(lessThanOrEqualToConstant: .random(in: 30...200, using: &generator))
        .activate()
      root.layoutIfNeeded()
      #expect(!label.textLayout.isTruncated, "\(label.text!.debugDescription) in \(label.frame)")
    }
  }
}
