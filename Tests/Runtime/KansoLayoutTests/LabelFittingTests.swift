import KansoLayout
import KansoTheme
import Testing

/// Texts that become smaller to fit.
struct LabelFittingTests {
  /// A measurer that measures each font as another one, or as itself.
  private struct Measurer: TextMeasurer {
    let fidelity: FontFidelity

    func typeset(_ runs: [TextRun], width: Length?, lines: Int, mode: LineBreakMode) -> TextLayout {
      PlainTextMeasurer().typeset(runs, width: width, lines: lines, mode: mode)
    }

    func fidelity(of font: Typography) -> FontFidelity { fidelity }
  }

  /// Returns the drawn texts of a label with ten letters at 10 points, which are 50 points wide.
  private func drawn(
    width: Double, height: Double = 12, _ change: (Label) -> Void = { _ in }
  ) -> [TextCommand] {
    let label = Label("ABCDE FGHI")
    label.font = Font(families: [Typography.systemFamily], size: 10)
    label.frame = Rect(x: 0, y: 0, width: width, height: height)
    change(label)
    var context = DrawingContext(traits: label.traitCollection)
    label.draw(in: &context)
    return context.commands.compactMap { if case .text(let text) = $0 { text } else { nil } }
  }

  @Test func aLabelIsTruncatedUnlessItAdjusts() {
    #expect(drawn(width: 40).first?.text.hasSuffix("…") == true)
    let small = drawn(width: 40) { $0.adjustsFontSizeToFitWidth = true }
    #expect(small.map(\.text) == ["ABCDE FGHI"] && small[0].width <= 40)
    let limited = drawn(width: 40) { ($0.adjustsFontSizeToFitWidth, $0.minimumScaleFactor) = (true, 0.9) }
    #expect(limited[0].text.hasSuffix("…") && limited[0].size == 9)
  }

  @Test(arguments: [(FontFidelity.exact, false), (.substitute, true), (.estimated, true)])
  func aSubstituteFontIsSmallerInStoredFrames(fidelity: FontFidelity, isSmaller: Bool) {
    let texts = drawn(width: 46) { label in
      label.traitCollection.textMeasurer = Measurer(fidelity: fidelity)
      label.traitCollection.hasStoredFrames = true
    }
    #expect(texts[0].text.hasSuffix("…") != isSmaller && (texts[0].size < 10) == isSmaller)
    // Without stored frames, a text is truncated in any font.
    let others = drawn(width: 46) { $0.traitCollection.textMeasurer = Measurer(fidelity: fidelity) }
    #expect(others[0].text.hasSuffix("…") && others[0].size == 10)
  }

  @Test func aDisabledLabelIsPaler() {
    let label = Label("a")
    label.frame = Rect(x: 0, y: 0, width: 40, height: 20)
    label.isEnabled = false
    var context = DrawingContext(traits: label.traitCollection)
    label.draw(in: &context)
    #expect(context.commands.first == .begin(DrawGroup(opacity: 0.44)))
  }

  @Test func aHighlightedLabelHasItsColor() {
    let red = Color(red: 1, green: 0, blue: 0)
    let texts = drawn(width: 60) { ($0.highlightedTextColor, $0.isHighlighted) = (red, true) }
    #expect(texts[0].color == red.resolved())
  }

  /// Known measurements replace those of the text in layout.
  @Test func knownContentDeterminesTheSize() {
    let (root, label) = (View(frame: Rect(x: 0, y: 0, width: 300, height: 300)), Label("ABC"))
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    LayoutConstraint.activate([
      label.leftAnchor.constraint(equalTo: root.leftAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    label.knownContent = KnownContent(
      size: Size(width: 70, height: 30),
      alignmentRectInsets: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    root.layoutIfNeeded()
    #expect(label.frame == Rect(x: -2, y: -1, width: 76, height: 34))
    label.knownContent = nil
    root.layoutIfNeeded()
    #expect(label.frame.size == label.intrinsicContentSize)
  }
}
