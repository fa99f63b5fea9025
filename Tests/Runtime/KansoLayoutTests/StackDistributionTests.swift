import Testing

@testable import KansoLayout

/// The distribution of space along the axis, as in UIStackView.h and "UIStackView" (developer.apple.com).
struct StackDistributionTests {
  // MARK: Fill

  @Test(arguments: LayoutAxis.allCases)
  func fillGrowsTheViewThatHugsLeast(_ axis: LayoutAxis) {
    let views = stackBoxes([40, 60], axis)
    views[0].setContentHuggingPriority(251, for: axis)
    let scene = StackScene(views, axis, length: 300)
    #expect(scene.along == [[0, 40], [40, 260]])
  }

  @Test(arguments: LayoutAxis.allCases)
  func fillShrinksTheViewThatResistsLeast(_ axis: LayoutAxis) {
    let views = stackBoxes([40, 60], axis)
    views[0].setContentCompressionResistancePriority(751, for: axis)
    let scene = StackScene(views, axis, length: 80)
    #expect(scene.along == [[0, 40], [40, 40]])
  }

  @Test(arguments: LayoutAxis.allCases)
  func fillKeepsSpacesExactWhereItGrows(_ axis: LayoutAxis) {
    let views = stackBoxes([40, 60, 50], axis)
    views[1].setContentHuggingPriority(249, for: axis)
    let scene = StackScene(views, axis, length: 300) { $0.spacing = 10 }
    // 300 - 40 - 50 - 2 · 10 = 190
    #expect(scene.along == [[0, 40], [50, 190], [250, 50]])
  }

  @Test(arguments: LayoutAxis.allCases)
  func fillKeepsSpacesExactWhereItShrinks(_ axis: LayoutAxis) {
    let views = stackBoxes([40, 60], axis)
    views[0].setContentCompressionResistancePriority(751, for: axis)
    let scene = StackScene(views, axis, length: 40) { $0.spacing = 10 }
    // 40 - 10 = 30 points remain, all for the view with the higher resistance.
    #expect(scene.along == [[0, 30], [40, 0]])
  }

  @Test func fillGivesARestToAViewWithoutContent() {
    let scene = StackScene(stackBoxes([40, nil, 60]), length: 300) { $0.spacing = 10 }
    #expect(scene.along == [[0, 40], [50, 180], [240, 60]])
  }

  @Test func fillStretchesASingleView() {
    #expect(StackScene(stackBoxes([40]), length: 300) { $0.spacing = 10 }.along == [[0, 300]])
  }

  @Test func aSizeThatIsRequiredOverridesContent() {
    let views = stackBoxes([40, 60])
    let scene = StackScene(views, length: 300)
    views[0].widthAnchor.constraint(equalToConstant: 100).activate()
    #expect(scene.along == [[0, 100], [100, 200]])
  }

  @Test func negativeSpacingLetsViewsOverlap() {
    let scene = StackScene(stackBoxes([40, 60])) { $0.spacing = -10 }
    #expect(scene.along == [[0, 40], [30, 60]])
    #expect(scene.length == 90)
  }

  @Test func spacesThatAreWiderThanTheStackAreAConflict() {
    let scene = StackScene(stackBoxes([40, 60]), length: 5) { $0.spacing = 10 }
    scene.root.layoutIfNeeded()
    #expect(scene.root.layoutProblems.map(\.kind) == [.unsatisfiable])
  }

  // MARK: Sized by content

  /// Three results: 40 + 60 + 50; 3 · 60; and 40 + 60 + 50 with centers as equally spaced as the minimum spacing of 10
  /// allows. For the last, 20 + g + 30 and 30 + h + 25 with h = 10 give g = 15.
  @Test(
    arguments: [
      (.fill, 0, 150), (.fill, 10, 170), (.fillEqually, 0, 180), (.fillEqually, 10, 200),
      (.fillProportionally, 0, 150), (.fillProportionally, 10, 170), (.equalSpacing, 0, 150),
      (.equalSpacing, 10, 170), (.equalCentering, 0, 155), (.equalCentering, 10, 175),
    ] as [(StackView.Distribution, Double, Double)], LayoutAxis.allCases)
  func aStackIsAsLongAsItsContent(
    _ row: (distribution: StackView.Distribution, spacing: Double, length: Double), _ axis: LayoutAxis
  ) {
    let scene = StackScene(stackBoxes([40, 60, 50], axis), axis) { stack in
      stack.distribution = row.distribution
      stack.spacing = row.spacing
    }
    #expect(scene.length == row.length)
    #expect(scene.breadth == 20)
    #expect(scene.problems.isEmpty)
  }

  // MARK: Fill equally

  @Test(
    arguments: [(0, 330, 110), (10, 320, 100), (10, 170, 50), (10, 20, 0)] as [(Double, Double, Double)],
    LayoutAxis.allCases)
  func fillEquallySharesWhatSpacesLeave(
    _ row: (spacing: Double, length: Double, each: Double), _ axis: LayoutAxis
  ) {
    let scene = StackScene(stackBoxes([40, 60, nil], axis), axis, length: row.length) { stack in
      stack.distribution = .fillEqually
      stack.spacing = row.spacing
    }
    let step = row.each + row.spacing
    #expect(scene.along == [[0, row.each], [step, row.each], [2 * step, row.each]])
    #expect(scene.problems.isEmpty)
  }

  @Test func fillEquallyMakesAllAsLongAsTheLongest() {
    let scene = StackScene(stackBoxes([40, 60, 50])) { $0.distribution = .fillEqually }
    #expect(scene.along == [[0, 60], [60, 60], [120, 60]])
  }

  @Test func fillEquallyStretchesASingleView() {
    #expect(StackScene(stackBoxes([40]), length: 90) { $0.distribution = .fillEqually }.along == [[0, 90]])
  }

  // MARK: Fill proportionally

  @Test(
    arguments: [
      ([40, 60], 0, 200, [80, 120]),  // 200 · 40 / 100
      ([40, 60], 0, 50, [20, 30]),  // 50 · 40 / 100
      ([40, 60], 10, 220, [80, 130]),  // 220 · 40 / 110 at 999, and what is left
      ([40, 60, 80], 10, 400, [80, 120, 180]),  // 400 · 40 / 200, 400 · 60 / 200, and what is left
      ([nil, nil], 10, 210, [100, 100]),  // as fillEqually
      ([40, nil, 60], 0, 200, [80, 0, 120]),  // no content, no part
      ([nil, 40], 0, 200, [0, 200]), ([40], 0, 200, [200]), ([40], 10, 200, [200]), ([nil], 0, 200, [200]),
    ] as [([Double?], Double, Double, [Double])], LayoutAxis.allCases)
  func fillProportionallySharesByContent(
    _ row: (contents: [Double?], spacing: Double, length: Double, lengths: [Double]), _ axis: LayoutAxis
  ) {
    let scene = StackScene(stackBoxes(row.contents, axis), axis, length: row.length) { stack in
      stack.distribution = .fillProportionally
      stack.spacing = row.spacing
    }
    #expect(scene.along.map { $0[1] } == row.lengths)
    #expect(scene.problems.isEmpty)
  }

  @Test func proportionsFollowContentThatChanges() {
    let views = stackBoxes([40, 60])
    let scene = StackScene(views, length: 200) { $0.distribution = .fillProportionally }
    #expect(scene.along == [[0, 80], [80, 120]])
    views[0].setContent(20, 20)
    // 200 · 20 / 80
    #expect(scene.along == [[0, 50], [50, 150]])
  }

  @Test func hiddenViewsHaveNoPartInProportions() {
    let views = stackBoxes([40, 100, 60])
    views[1].isHidden = true
    let scene = StackScene(views, length: 200) { $0.distribution = .fillProportionally }
    #expect(scene.along.map { $0[1] } == [80, 0, 120])
  }

  // MARK: Equal spacing

  @Test(
    arguments: [
      (0, 300, [[0, 40], [115, 60], [250, 50]]),  // (300 - 150) / 2 = 75
      (10, 170, [[0, 40], [50, 60], [120, 50]]), (20, 300, [[0, 40], [115, 60], [250, 50]]),
    ] as [(Double, Double, [[Double]])], LayoutAxis.allCases)
  func equalSpacingSharesWhatIsLeft(
    _ row: (spacing: Double, length: Double, along: [[Double]]), _ axis: LayoutAxis
  ) {
    let scene = StackScene(stackBoxes([40, 60, 50], axis), axis, length: row.length) { stack in
      stack.distribution = .equalSpacing
      stack.spacing = row.spacing
    }
    #expect(scene.along == row.along)
  }

  @Test(arguments: [StackView.Distribution.equalSpacing, .equalCentering], LayoutAxis.allCases)
  func theWeakestViewShrinksIfSpaceIsMissing(
    _ distribution: StackView.Distribution, _ axis: LayoutAxis
  ) {
    let views = stackBoxes([40, 60], axis)
    views[1].setContentCompressionResistancePriority(749, for: axis)
    let scene = StackScene(views, axis, length: 80) { stack in
      stack.distribution = distribution
      stack.spacing = 10
    }
    #expect(scene.along == [[0, 40], [50, 30]])
  }

  @Test(arguments: [StackView.Distribution.equalSpacing, .equalCentering])
  func twoViewsStandAtTheEnds(_ distribution: StackView.Distribution) {
    let scene = StackScene(stackBoxes([40, 60]), length: 200) { $0.distribution = distribution }
    #expect(scene.along == [[0, 40], [140, 60]])
  }

  @Test(arguments: [StackView.Distribution.equalSpacing, .equalCentering])
  func aSingleViewIsPinnedToBothEnds(_ distribution: StackView.Distribution) {
    let scene = StackScene(stackBoxes([40]), length: 200) { $0.distribution = distribution }
    #expect(scene.along == [[0, 200]])
  }

  // MARK: Equal centring

  @Test(
    arguments: [
      // The centers are 20, 147.5 and 275.
      (0, 300, [[0, 40], [117.5, 60], [250, 50]]), (72, 300, [[0, 40], [117.5, 60], [250, 50]]),
      // The second space would be 72.5. The minimum is 74, so the middle view ends at 250 - 74.
      (74, 300, [[0, 40], [116, 60], [250, 50]]), (75, 300, [[0, 40], [115, 60], [250, 50]]),
    ] as [(Double, Double, [[Double]])], LayoutAxis.allCases)
  func equalCenteringKeepsCentresApartAsFarAsSpacesAllow(
    _ row: (spacing: Double, length: Double, along: [[Double]]), _ axis: LayoutAxis
  ) {
    let scene = StackScene(stackBoxes([40, 60, 50], axis), axis, length: row.length) { stack in
      stack.distribution = .equalCentering
      stack.spacing = row.spacing
    }
    #expect(scene.along == row.along)
    #expect(scene.problems.isEmpty)
  }
}
