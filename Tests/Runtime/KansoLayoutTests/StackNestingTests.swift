import KansoTheme
import Testing

@testable import KansoLayout

/// Nested stacks, the fitting sizes of stacks, and stacks in right-to-left layout.
struct StackNestingTests {
  private func row(_ views: [View], _ axis: LayoutAxis = .horizontal, spacing: Double = 0) -> StackView {
    let stack = StackView(arrangedSubviews: views)
    stack.axis = axis
    stack.spacing = spacing
    return stack
  }

  private func label(size: Double, _ text: String = "a") -> Label {
    let label = Label(text)
    label.font = Font(families: ["system-ui"], size: size)
    return label
  }

  // MARK: Stacks in stacks

  /// Returns rows of a label of 20 points' height and a field of 30 points' height without an intrinsic width.
  private func form() -> (scene: StackScene, labels: [StackBox], fields: [StackBox]) {
    let labels = [60, 80].map { StackBox($0, 20).keeping(hugging: 251) }
    let fields = [StackBox(nil, 30), StackBox(nil, 30)]
    let rows = zip(labels, fields).map { row([$0, $1], spacing: 8) }
    return (StackScene(rows, .vertical, breadth: 300) { $0.spacing = 8 }, labels, fields)
  }

  @Test func fieldsFillWhatLabelsLeave() {
    let (scene, labels, fields) = form()
    #expect(scene.along == [[0, 30], [38, 30]])
    #expect(scene.across == [[0, 300], [0, 300]])
    #expect(scene.spans(of: labels, .horizontal) == [[0, 60], [0, 80]])
    #expect(scene.spans(of: fields, .horizontal) == [[68, 232], [88, 212]])
    #expect(scene.spans(of: labels + fields, .vertical).allSatisfy { $0 == [0, 30] })
  }

  @Test func labelsOfEqualWidthLineFieldsUp() {
    let (scene, labels, fields) = form()
    labels[0].widthAnchor.constraint(equalTo: labels[1].widthAnchor).activate()
    #expect(scene.spans(of: labels, .horizontal) == [[0, 80], [0, 80]])
    #expect(scene.spans(of: fields, .horizontal) == [[88, 212], [88, 212]])
  }

  @Test func aHiddenRowTakesNoSpace() {
    let (scene, _, _) = form()
    #expect(scene.length == 68)
    scene.stack.arrangedSubviews[0].isHidden = true
    #expect(scene.length == 30)
    #expect(scene.problems.isEmpty)
  }

  @Test func columnsOfEqualWidthStretchWhatIsInThem() {
    let boxes = stackBoxes([40, 60, 50], .vertical)
    let scene = StackScene(boxes.map { row([$0], .vertical) }, length: 320) { stack in
      stack.distribution = .fillEqually
      stack.spacing = 10
    }
    #expect(scene.along == [[0, 100], [110, 100], [220, 100]])
    #expect(scene.spans(of: boxes, .horizontal).allSatisfy { $0 == [0, 100] })
  }

  @Test func whatIsInAStackSaysWhetherItGrows() {
    let boxes = [StackBox(40, 20).keeping(hugging: 251), StackBox(60, 20)]
    let scene = StackScene([row([boxes[0]]), row([boxes[1]])], length: 300)
    #expect(scene.along == [[0, 40], [40, 260]])
  }

  @Test func fiftyStacksInEachOtherAddUpTheirMargins() {
    var view: View = StackBox(10, 10)
    for depth in 0..<50 {
      let stack = row([view], depth.isMultiple(of: 2) ? .horizontal : .vertical)
      stack.layoutMargins = EdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
      stack.isLayoutMarginsRelativeArrangement = true
      view = stack
    }
    let scene = StackScene([view])
    #expect([scene.length, scene.breadth] == [110, 110])
  }

  // MARK: Baselines of stacks

  /// "A horizontal stack view returns its tallest view", "a vertical stack view returns its first arranged view … and
  /// its
  /// last".
  @Test(arguments: [(.horizontal, 1, 1), (.vertical, 0, 2)] as [(LayoutAxis, Int, Int)])
  func oneViewStandsForTheBaselinesOfAStack(_ axis: LayoutAxis, _ first: Int, _ last: Int) {
    let views = [StackBox(10, 20), StackBox(10, 40), StackBox(10, 30)]
    let scene = StackScene(views, axis) { $0.alignment = .leading }
    scene.root.layoutIfNeeded()
    #expect(scene.stack.forFirstBaselineLayout === views[first])
    #expect(scene.stack.forLastBaselineLayout === views[last])
  }

  /// At 20.48 points: ascender 19.5, descender 4.94, height 24.5. At 40.96: 39, 9.88, 49.
  @Test(
    arguments: [
      (.firstBaseline, [[0, 49], [19.5, 73.5]]),  // 39 - 19.5
      (.lastBaseline, [[24.5, 49], [0, 73.5]]),  // 24.5 + 49 - 49
    ] as [(StackView.Alignment, [[Double]])])
  func aColumnHasTheBaselinesOfItsFirstAndLastText(_ alignment: StackView.Alignment, _ across: [[Double]]) {
    let column = row([label(size: 20.48), label(size: 40.96)], .vertical)
    let scene = StackScene([label(size: 40.96), column]) { $0.alignment = alignment }
    #expect(scene.across == across)
  }

  @Test(arguments: [StackView.Alignment.firstBaseline, .lastBaseline])
  func aRowHasTheBaselineOfItsTallestText(_ alignment: StackView.Alignment) {
    let inner = row([label(size: 20.48), label(size: 40.96)])
    inner.alignment = .top
    let scene = StackScene([label(size: 40.96), inner]) { $0.alignment = alignment }
    #expect(scene.across == [[0, 49], [0, 49]])
  }

  // MARK: Fitting

  @Test(arguments: [View.layoutFittingCompressedSize, View.layoutFittingExpandedSize])
  func contentDecidesHowLargeAStackWantsToBe(_ target: Size) {
    // Hugging and resistance have precedence over the target at 50.
    let stack = row([StackBox(40, 20), StackBox(60, 30)], spacing: 10)
    #expect(stack.systemLayoutSizeFitting(target) == Size(width: 110, height: 30))
  }

  @Test func theSizesOfStacksInAStackAddUp() {
    let stack = row([row(stackBoxes([40, 60]), spacing: 10), StackBox(50, 30)], .vertical, spacing: 8)
    // 20 + 8 + 30
    #expect(stack.systemLayoutSizeFitting(View.layoutFittingCompressedSize) == Size(width: 110, height: 58))
  }

  @Test func marginsAreAddedToTheSize() {
    let stack = row(stackBoxes([40, 60]))
    stack.isLayoutMarginsRelativeArrangement = true
    #expect(stack.systemLayoutSizeFitting(View.layoutFittingCompressedSize) == Size(width: 116, height: 36))
  }

  @Test func hiddenViewsDoNotCountInTheSize() {
    let views = [StackBox(40, 20), StackBox(60, 30)]
    views[1].isHidden = true
    let stack = row(views, spacing: 10)
    stack.alignment = .top
    #expect(stack.systemLayoutSizeFitting(View.layoutFittingCompressedSize).width == 40)
  }

  @Test func textWrapsAtTheWidthThatIsGiven() {
    // Words of 40.96 points; two lines are 48.88, rounded up to 49 points high.
    let text = label(size: 20.48, "aaaa aaaa")
    text.numberOfLines = 0
    let size = row([text, StackBox(10, 10)], .vertical).systemLayoutSizeFitting(
      Size(width: 50, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == Size(width: 50, height: 59))
  }

  // MARK: From the right to the left

  private func mirrored(
    _ views: [View], _ axis: LayoutAxis = .horizontal, length: Double? = nil,
    _ configure: (StackView) -> Void = { _ in }
  ) -> StackScene {
    let scene = StackScene(views, axis, length: length, configure)
    scene.root.traitCollection.layoutDirection = .rightToLeft
    return scene
  }

  @Test func theFirstViewStandsOnTheRight() {
    let scene = mirrored(stackBoxes([40, 60])) { $0.spacing = 10 }
    #expect(scene.along == [[70, 40], [0, 60]])
    #expect(scene.stack.frame.minX == 890)
  }

  @Test(
    arguments: [
      (.fillEqually, [40, 60], 200, [[100, 100], [0, 100]]),
      (.fillProportionally, [40, 60], 200, [[120, 80], [0, 120]]),
      (.equalSpacing, [40, 60, 50], 300, [[260, 40], [125, 60], [0, 50]]),
      (.equalCentering, [40, 60, 50], 300, [[260, 40], [122.5, 60], [0, 50]]),
    ] as [(StackView.Distribution, [Double], Double, [[Double]])])
  func distributionsAreMirrored(
    distribution: StackView.Distribution, contents: [Double], length: Double, along: [[Double]]
  ) {
    #expect(mirrored(stackBoxes(contents), length: length) { $0.distribution = distribution }.along == along)
  }

  @Test(
    arguments: [(.leading, [[20, 20], [0, 40]]), (.trailing, [[0, 20], [0, 40]])]
      as [(StackView.Alignment, [[Double]])])
  func theLeadingEdgeOfAColumnIsOnTheRight(_ alignment: StackView.Alignment, _ across: [[Double]]) {
    let views = [StackBox(20, 10), StackBox(40, 10)]
    #expect(mirrored(views, .vertical) { $0.alignment = alignment }.across == across)
  }

  @Test func customSpacesAndMarginsAreMirrored() {
    let views = stackBoxes([40, 60])
    let scene = mirrored(views) { stack in
      stack.setCustomSpacing(20, after: views[0])
      stack.directionalLayoutMargins = DirectionalEdgeInsets(top: 0, leading: 2, bottom: 0, trailing: 8)
      stack.isLayoutMarginsRelativeArrangement = true
    }
    #expect(scene.along == [[88, 40], [8, 60]])
    #expect(scene.length == 130)
  }

  @Test func aStackMayHaveADirectionOfItsOwn() {
    let scene = mirrored(stackBoxes([40, 60])) { $0.semanticContentAttribute = .forceLeftToRight }
    #expect(scene.along == [[0, 40], [40, 60]])
    scene.stack.semanticContentAttribute = .unspecified
    #expect(scene.along == [[60, 40], [0, 60]])
    let other = StackScene(stackBoxes([40, 60])) { $0.semanticContentAttribute = .forceRightToLeft }
    #expect(other.along == [[60, 40], [0, 60]])
  }

  @Test func theDirectionMayChangeAfterLayout() {
    let scene = StackScene(stackBoxes([40, 60]))
    #expect(scene.along == [[0, 40], [40, 60]])
    scene.root.traitCollection.layoutDirection = .rightToLeft
    #expect(scene.along == [[60, 40], [0, 60]])
  }
}
