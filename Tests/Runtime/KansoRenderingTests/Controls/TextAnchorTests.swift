import KansoLayout
import KansoRendering
import KansoTheme
import Testing

/// The positions of texts in a viewer whose font is wider or narrower than the measured one.
struct TextAnchorTests {
  private func label(_ alignment: TextAlignment, _ text: String = "Cats") -> Label {
    let label = Label(text)
    label.textAlignment = alignment
    return label
  }

  @Test func aLineKeepsTheEdgeThatItIsAlignedTo() {
    for (alignment, anchor, mirrored) in [
      (TextAlignment.left, TextCommand.Anchor.left, TextCommand.Anchor.left), (.center, .center, .center),
      (.right, .right, .right), (.natural, .left, .right), (.justified, .left, .right),
    ] {
      #expect(label(alignment).shown(200, 40).texts.map(\.anchor) == [anchor], "\(alignment)")
      let other = label(alignment).shown(200, 40) { $0.layoutDirection = .rightToLeft }
      #expect(other.texts.map(\.anchor) == [mirrored], "\(alignment)")
    }
  }

  @Test func partsOfALineBeginWhereTheyWereMeasured() {
    let label = Label()
    label.attributedText.append("Cats ", AttributedText.Attributes(alignment: .center))
    label.attributedText.append("and dogs", AttributedText.Attributes(isUnderlined: true))
    #expect(label.shown(200, 40).texts.map(\.anchor) == [.left, .left])
  }

  @Test func svgSaysTheAnchor() {
    func svg(_ anchor: TextCommand.Anchor?, _ direction: UserInterfaceLayoutDirection) -> String {
      let font = Typography(families: [], size: 10)
      let text = TextCommand(
        "Cats", font: font, size: 10, color: ColorValue(red: 0, green: 0, blue: 0),
        origin: Point(x: 20, y: 30), width: 40, direction: direction, anchor: anchor)
      return Drawing(size: Size(width: 100, height: 50), commands: [.text(text)]).svg(title: "Cats")
    }
    #expect(svg(nil, .leftToRight).contains("<text x=\"20\" y=\"30\" font"))
    #expect(svg(.center, .leftToRight).contains("<text x=\"40\" y=\"30\" text-anchor=\"middle\" font"))
    #expect(svg(.right, .leftToRight).contains("<text x=\"60\" y=\"30\" text-anchor=\"end\" font"))
    #expect(svg(nil, .rightToLeft).contains("<text x=\"60\" y=\"30\" direction=\"rtl\" font"))
    #expect(
      svg(.center, .rightToLeft).contains("<text x=\"40\" y=\"30\" direction=\"rtl\" text-anchor=\"middle\""))
    #expect(
      svg(.left, .rightToLeft).contains("<text x=\"20\" y=\"30\" direction=\"rtl\" text-anchor=\"end\""))
  }
}
