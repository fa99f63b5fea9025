import KansoTheme
import Testing

@testable import KansoLayout

/// Spacing when views are added, removed and hidden, as in UIStackView.h.
struct StackSpacingTests {
  // MARK: Custom spaces

  @Test func theStandardSpaceIsEight() {
    let scene = StackScene(stackBoxes([40, 60])) { $0.spacing = StackView.spacingUseSystem }
    #expect(scene.along == [[0, 40], [48, 60]])
  }

  /// "Setting spacing to UIStackViewSpacingUseDefault will result in a spacing of 0."
  @Test func theDefaultOfAllSpacesIsNone() {
    let scene = StackScene(stackBoxes([40, 60])) { $0.spacing = StackView.spacingUseDefault }
    #expect(scene.along == [[0, 40], [40, 60]])
    #expect(scene.problems.isEmpty)
  }

  /// The starts of the second and third of three views of 40, 60 and 50 points. The other spaces are 10 points.
  @Test(
    arguments: [
      (0, 20, [0, 60, 130]), (1, 20, [0, 50, 130]), (2, 20, [0, 50, 120]), (0, 0, [0, 40, 110]),
      (0, -10, [0, 30, 100]), (0, StackView.spacingUseSystem, [0, 48, 118]),
      (1, StackView.spacingUseDefault, [0, 50, 120]),
    ] as [(Int, Double, [Double])])
  func aCustomSpaceTakesTheStacksPlace(_ index: Int, _ space: Double, _ starts: [Double]) {
    let views = stackBoxes([40, 60, 50])
    let scene = StackScene(views) { stack in
      stack.spacing = 10
      stack.setCustomSpacing(space, after: views[index])
    }
    #expect(scene.along.map { $0[0] } == starts)
    #expect(scene.length == starts[2] + 50)
    #expect(scene.stack.customSpacing(after: views[index]) == space)
  }

  @Test func theDefaultTakesACustomSpaceAway() {
    let views = stackBoxes([40, 60])
    let scene = StackScene(views)
    #expect(scene.stack.customSpacing(after: views[0]) == StackView.spacingUseDefault)
    scene.stack.setCustomSpacing(20, after: views[0])
    #expect(scene.along == [[0, 40], [60, 60]])
    scene.stack.setCustomSpacing(StackView.spacingUseDefault, after: views[0])
    #expect(scene.along == [[0, 40], [40, 60]])
  }

  /// "Maintained when the arranged subview changes position in the stack view."
  @Test func aCustomSpaceMovesWithItsView() {
    let views = stackBoxes([40, 60, 50])
    let scene = StackScene(views) { $0.setCustomSpacing(20, after: views[0]) }
    scene.stack.insertArrangedSubview(views[0], at: 1)
    // 60, 40, 20 points of spacing, 50
    #expect(scene.along == [[0, 60], [60, 40], [120, 50]])
  }

  /// "… but not after it is removed from the arrangedSubviews list."
  @Test func aCustomSpaceGoesWithItsView() {
    let views = stackBoxes([40, 60])
    let scene = StackScene(views) { $0.setCustomSpacing(20, after: views[0]) }
    scene.stack.removeArrangedSubview(views[0])
    scene.stack.insertArrangedSubview(views[0], at: 0)
    #expect(scene.stack.customSpacing(after: views[0]) == StackView.spacingUseDefault)
    #expect(scene.along == [[0, 40], [40, 60]])
  }

  /// "Ignored if arrangedSubview is not actually an arranged subview."
  @Test func aCustomSpaceIsIgnoredAfterAViewThatIsNotArranged() {
    let views = stackBoxes([40, 60])
    let stack = StackView()
    stack.setCustomSpacing(20, after: views[0])
    #expect(stack.customSpacing(after: views[0]) == StackView.spacingUseDefault)
  }

  @Test(arguments: StackView.Distribution.allCases)
  func customSpacesHoldInAllDistributions(_ distribution: StackView.Distribution) {
    let views = stackBoxes([50, 50])
    let scene = StackScene(views) { stack in
      stack.distribution = distribution
      stack.setCustomSpacing(20, after: views[0])
    }
    #expect(scene.along == [[0, 50], [70, 50]])
  }

  // MARK: Hidden views

  /// Views of 40, 60, 50 and 30 points with spaces of 10: the pattern of hidden views, and the positions of the others.
  private static let hidden: [(pattern: String, shown: [[Double]], length: Double)] = [
    ("-xxx", [[0, 60], [70, 50], [130, 30]], 160), ("x-xx", [[0, 40], [50, 50], [110, 30]], 140),
    ("xxx-", [[0, 40], [50, 60], [120, 50]], 170), ("x--x", [[0, 40], [50, 30]], 80),
    ("--xx", [[0, 50], [60, 30]], 90), ("xx--", [[0, 40], [50, 60]], 110),
    ("-xx-", [[0, 60], [70, 50]], 120), ("---x", [[0, 30]], 30), ("x---", [[0, 40]], 40),
    ("-x-x", [[0, 60], [70, 30]], 100),
  ]

  @Test(arguments: hidden, LayoutAxis.allCases)
  func hiddenViewsTakeNoLengthAndNoSpacing(
    _ row: (pattern: String, shown: [[Double]], length: Double), _ axis: LayoutAxis
  ) {
    let views = stackBoxes([40, 60, 50, 30], axis)
    for (view, mark) in zip(views, row.pattern) { view.isHidden = mark == "-" }
    let scene = StackScene(views, axis) { $0.spacing = 10 }
    #expect(scene.spans(of: views.filter { !$0.isHidden }, axis) == row.shown)
    #expect(scene.spans(of: views.filter(\.isHidden), axis).allSatisfy { $0[1] == 0 })
    #expect(scene.length == row.length)
    #expect(scene.problems.isEmpty)
  }

  @Test(arguments: StackView.Distribution.allCases)
  func allMayBeHidden(_ distribution: StackView.Distribution) {
    let views = stackBoxes([40, 60])
    for view in views { view.isHidden = true }
    let scene = StackScene(views) { stack in
      stack.distribution = distribution
      stack.spacing = 10
    }
    #expect(scene.problems.isEmpty)
    #expect(scene.along.allSatisfy { $0[1] == 0 })
  }

  @Test func aViewThatIsNoLongerHiddenTakesItsPlace() {
    let views = stackBoxes([40, 60, 50])
    let scene = StackScene(views) { $0.spacing = 10 }
    views[1].isHidden = true
    #expect(scene.length == 100)
    views[1].isHidden = false
    #expect(scene.along == [[0, 40], [50, 60], [120, 50]])
    #expect(scene.length == 170)
  }

  @Test func theCustomSpaceOfAShownViewHoldsBeforeAHiddenOne() {
    let views = stackBoxes([40, 60, 50])
    views[1].isHidden = true
    let scene = StackScene(views) { stack in
      stack.spacing = 10
      stack.setCustomSpacing(20, after: views[0])
      stack.setCustomSpacing(30, after: views[1])
    }
    #expect(scene.spans(of: [views[0], views[2]], .horizontal) == [[0, 40], [60, 50]])
  }

  // MARK: What comes and goes

  @Test func aViewThatIsNoLongerArrangedTakesNoSpaceAndStaysASubview() {
    let views = stackBoxes([40, 60, 50])
    let scene = StackScene(views) { $0.spacing = 10 }
    #expect(scene.length == 170)
    scene.stack.removeArrangedSubview(views[1])
    #expect(scene.along == [[0, 40], [50, 50]])
    #expect(scene.length == 100)
    #expect(views[1].superview === scene.stack)
  }

  @Test func aViewThatLeavesTheStackIsNotArrangedAnyLonger() {
    let views = stackBoxes([40, 60])
    let scene = StackScene(views) { $0.spacing = 10 }
    #expect(scene.length == 110)
    views[0].removeFromSuperview()
    #expect(scene.stack.arrangedSubviews.map(ObjectIdentifier.init) == [ObjectIdentifier(views[1])])
    #expect(scene.along == [[0, 60]])
  }

  @Test func aViewMayBePutBetweenOthers() {
    let views = stackBoxes([40, 60, 50])
    let scene = StackScene([views[0], views[2]]) { $0.spacing = 10 }
    #expect(scene.length == 100)
    scene.stack.insertArrangedSubview(views[1], at: 1)
    #expect(scene.along == [[0, 40], [50, 60], [120, 50]])
  }

  @Test func aViewThatIsArrangedAgainMovesToTheEndAndStaysASubviewInItsPlace() {
    let views = stackBoxes([40, 60])
    let scene = StackScene(views)
    scene.stack.addArrangedSubview(views[0])
    #expect(scene.along == [[0, 60], [60, 40]])
    #expect(scene.stack.subviews.first === views[0])
  }

  @Test func aViewMayGoFromOneStackToAnother() {
    let views = stackBoxes([40, 60])
    let scene = StackScene(views)
    #expect(scene.length == 100)
    let other = StackScene(stackBoxes([10]))
    other.stack.addArrangedSubview(views[0])
    #expect(scene.along == [[0, 60]])
    #expect(other.along == [[0, 10], [10, 40]])
  }

  @Test func theAxisMayChangeAfterLayout() {
    let views = [StackBox(40, 20), StackBox(60, 30)]
    let scene = StackScene(views) { $0.spacing = 10 }
    #expect(scene.along == [[0, 40], [50, 60]])
    #expect([scene.length, scene.breadth] == [110, 30])
    scene.stack.axis = .vertical
    #expect(scene.along == [[0, 20], [30, 30]])
    #expect([scene.length, scene.breadth] == [60, 60])
  }

  // MARK: Margins and baselines

  @Test(arguments: LayoutAxis.allCases)
  func viewsStandWithinMargins(_ axis: LayoutAxis) {
    let scene = StackScene(stackBoxes([40, 60], axis), axis) { stack in
      stack.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 4, right: 8)
      stack.isLayoutMarginsRelativeArrangement = true
    }
    let (start, end, near, far) = axis == .horizontal ? (2.0, 8.0, 1.0, 4.0) : (1, 4, 2, 8)
    #expect(scene.along == [[start, 40], [start + 40, 60]])
    #expect(scene.across == [[near, 20], [near, 20]])
    #expect(scene.length == start + 100 + end)
    #expect(scene.breadth == near + 20 + far)
  }

  @Test func marginsAreEightAndCountOnlyIfAskedFor() {
    let scene = StackScene(stackBoxes([40]))
    #expect(scene.along == [[0, 40]])
    scene.stack.isLayoutMarginsRelativeArrangement = true
    #expect(scene.along == [[8, 40]])
    #expect(scene.length == 56)
  }

  /// Returns a label. At 20.48 points: ascender 19.5, descender 4.94, height 24.44, rounded up to 24.5 on pixels.
  private func label(_ text: String) -> Label {
    let label = Label(text)
    label.font = Font(families: ["system-ui"], size: 20.48)
    return label
  }

  @Test func baselineSpacesAreFromTheLastBaselineToTheFirst() {
    let views = [label("a"), label("b")]
    let scene = StackScene(views, .vertical) { stack in
      stack.spacing = 40
      stack.isBaselineRelativeArrangement = true
    }
    // 24.5 - 4.94 + 40 - 19.5 = 40.06
    #expect(scene.along[1][0] - scene.along[0][0] == 40)
  }

  @Test func horizontalStacksIgnoreBaselineSpaces() {
    let scene = StackScene(stackBoxes([40, 60])) { stack in
      stack.spacing = 10
      stack.isBaselineRelativeArrangement = true
    }
    #expect(scene.along == [[0, 40], [50, 60]])
  }
}
