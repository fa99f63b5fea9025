import KansoTheme
import Testing

@testable import KansoLayout

/// The positions of views across the axis, as in UIStackView.h.
struct StackAlignmentTests {
  private func boxes(_ breadths: [Double?], _ axis: LayoutAxis) -> [StackBox] {
    breadths.map { StackBox(along: 10, across: $0, axis) }
  }

  /// Views of 20, 40 and 30 points. In views without text, the first baseline is the top edge, the last the bottom
  /// edge.
  private static let cases: [(alignment: StackView.Alignment, breadth: Double?, across: [[Double]])] = [
    (.fill, 100, [[0, 100], [0, 100], [0, 100]]), (.leading, 100, [[0, 20], [0, 40], [0, 30]]),
    (.center, 100, [[40, 20], [30, 40], [35, 30]]), (.trailing, 100, [[80, 20], [60, 40], [70, 30]]),
    // The stack is as broad as its broadest view.
    (.fill, nil, [[0, 40], [0, 40], [0, 40]]), (.leading, nil, [[0, 20], [0, 40], [0, 30]]),
    (.center, nil, [[10, 20], [0, 40], [5, 30]]), (.trailing, nil, [[20, 20], [0, 40], [10, 30]]),
    // The stack is too small for the second view; no view extends beyond the stack.
    (.fill, 30, [[0, 30], [0, 30], [0, 30]]), (.leading, 30, [[0, 20], [0, 30], [0, 30]]),
    (.center, 30, [[5, 20], [0, 30], [0, 30]]), (.trailing, 30, [[10, 20], [0, 30], [0, 30]]),
  ]

  @Test(arguments: cases, LayoutAxis.allCases)
  func viewsStandAcrossTheAxis(
    _ row: (alignment: StackView.Alignment, breadth: Double?, across: [[Double]]), _ axis: LayoutAxis
  ) {
    let scene = StackScene(boxes([20, 40, 30], axis), axis, breadth: row.breadth) { stack in
      stack.alignment = row.alignment
    }
    #expect(scene.across == row.across)
    #expect(scene.along == [[0, 10], [10, 10], [20, 10]])
    #expect(scene.breadth == row.breadth ?? 40)
    #expect(scene.problems.isEmpty)
  }

  @Test(
    arguments: [
      (.firstBaseline, 100, [[0, 20], [0, 40], [0, 30]]),
      (.firstBaseline, nil, [[0, 20], [0, 40], [0, 30]]),
      (.lastBaseline, 100, [[80, 20], [60, 40], [70, 30]]),
      (.lastBaseline, nil, [[20, 20], [0, 40], [10, 30]]),
    ] as [(StackView.Alignment, Double?, [[Double]])])
  func baselinesOfViewsWithoutTextAreTheirEdges(
    _ row: (alignment: StackView.Alignment, breadth: Double?, across: [[Double]])
  ) {
    let scene = StackScene(boxes([20, 40, 30], .horizontal), breadth: row.breadth) { stack in
      stack.alignment = row.alignment
    }
    #expect(scene.across == row.across)
  }

  /// The documentation says "valid for horizontal axis only". In a vertical stack, no view extends beyond the stack.
  @Test(arguments: [StackView.Alignment.firstBaseline, .lastBaseline])
  func baselinesOfAVerticalStackKeepViewsInside(_ alignment: StackView.Alignment) {
    let scene = StackScene(boxes([20, 40], .vertical), .vertical) { $0.alignment = alignment }
    #expect(scene.problems.isEmpty)
    #expect(scene.breadth == 40)
    #expect(scene.across.allSatisfy { $0[0] >= 0 && $0[0] + $0[1] <= 40 })
  }

  @Test func namesOfHorizontalStacksStandForTheSame() {
    #expect(StackView.Alignment.top == .leading)
    #expect(StackView.Alignment.bottom == .trailing)
  }

  // MARK: Sizes across

  @Test(arguments: [StackView.Alignment.leading, .center, .trailing], LayoutAxis.allCases)
  func viewsWithoutContentTakeNoSpaceAcross(_ alignment: StackView.Alignment, _ axis: LayoutAxis) {
    let scene = StackScene(boxes([nil, 40], axis), axis) { $0.alignment = alignment }
    #expect(scene.across[0][1] == 0)
    #expect(scene.breadth == 40)
  }

  @Test(arguments: LayoutAxis.allCases)
  func fillStretchesViewsWithoutContent(_ axis: LayoutAxis) {
    #expect(StackScene(boxes([nil, 40], axis), axis).across == [[0, 40], [0, 40]])
  }

  @Test(arguments: LayoutAxis.allCases)
  func aSizeThatIsRequiredMakesTheStackBroader(_ axis: LayoutAxis) {
    let views = boxes([20, 40], axis)
    let scene = StackScene(views, axis) { $0.alignment = .center }
    (axis == .horizontal ? views[0].heightAnchor : views[0].widthAnchor).constraint(equalToConstant: 60)
      .activate()
    #expect(scene.across == [[0, 60], [10, 40]])
    #expect(scene.breadth == 60)
  }

  @Test func fillGoesByTheFirmestWish() {
    let views = [StackBox(10, 20).keeping(hugging: 800), StackBox(10, 40)]
    // Hugging at 800 has precedence over resistance at 750.
    #expect(StackScene(views).across == [[0, 20], [0, 20]])
  }

  @Test func alignmentMayChangeAfterLayout() {
    let scene = StackScene(boxes([20, 40], .horizontal))
    #expect(scene.across == [[0, 40], [0, 40]])
    scene.stack.alignment = .trailing
    #expect(scene.across == [[20, 20], [0, 40]])
    scene.stack.alignment = .center
    #expect(scene.across == [[10, 20], [0, 40]])
  }

  // MARK: Baselines of texts

  /// Returns a label. At 20.48 points: ascender 19.5, descender 4.94, height 24.44, rounded up to 24.5 on pixels. At
  /// 40.96 points: 39, 9.88, 48.88, rounded up to 49.
  private func label(_ text: String, size: Double, lines: Int = 1) -> Label {
    let label = Label(text)
    label.font = Font(families: ["system-ui"], size: size)
    label.numberOfLines = lines
    return label
  }

  @Test func firstBaselinesAreOnOneLine() {
    let scene = StackScene([label("a", size: 20.48), label("a", size: 40.96)]) {
      $0.alignment = .firstBaseline
    }
    // 39 - 19.5
    #expect(scene.across == [[19.5, 24.5], [0, 49]])
    #expect(scene.breadth == 49)
  }

  @Test func lastBaselinesAreOnOneLine() {
    let scene = StackScene([label("a", size: 20.48), label("a", size: 40.96)]) {
      $0.alignment = .lastBaseline
    }
    // 49 - 9.88 + 4.94 - 24.5 = 19.56
    #expect(scene.across == [[19.5, 24.5], [0, 49]])
    #expect(scene.breadth == 49)
  }

  /// Two lines of 40.96 points: 97.76, rounded up to 98.
  @Test(arguments: [(.firstBaseline, 19.5), (.lastBaseline, 68.5)] as [(StackView.Alignment, Double)])
  func firstAndLastLinesHaveBaselinesOfTheirOwn(_ alignment: StackView.Alignment, _ top: Double) {
    let scene = StackScene([label("a\nb", size: 40.96, lines: 2), label("a", size: 20.48)]) { stack in
      stack.alignment = alignment
    }
    // 98 - 9.88 + 4.94 - 24.5 = 68.56
    #expect(scene.across == [[0, 98], [top, 24.5]])
  }

  @Test func aTextStandsOnTheBottomOfAViewWithoutText() {
    let scene = StackScene([label("a", size: 40.96), StackBox(10, 80)]) { $0.alignment = .lastBaseline }
    // The box ends on the baseline, and the text ends 9.88 below it: 80 + 9.88 - 49 = 40.88, and 89.88.
    #expect(scene.across == [[41, 49], [0, 80]])
    #expect(scene.breadth == 90)
  }

  @Test func theStackReachesRoundAViewThatRisesHigherThanTheFirst() {
    let scene = StackScene([label("a", size: 20.48), label("a", size: 40.96), label("a", size: 20.48)]) {
      $0.alignment = .firstBaseline
    }
    #expect(scene.across == [[19.5, 24.5], [0, 49], [19.5, 24.5]])
  }

  /// Two implementations of `UIStackView` by others, Arranged and TZStackView, agree on it.
  @Test(arguments: LayoutAxis.allCases) func aHiddenViewCountsAcrossTheAxisIfViewsFill(_ axis: LayoutAxis) {
    for isFirst in [true, false] {
      let views = boxes(isFirst ? [44, 20] : [20, 44], axis)
      views[isFirst ? 0 : 1].isHidden = true
      let scene = StackScene(views, axis)
      #expect(scene.across == [[0, 44], [0, 44]], "\(isFirst)")
      #expect(scene.along[isFirst ? 0 : 1][1] == 0)
    }
  }
}
