import KansoScreens
import Testing

/// `addSubviews` and the declarative description of layouts.
struct DescriptionTests {
  private let root = View.layerRoot()
  private let view = SizedView("", 40, 20)

  private func frame(_ descriptions: LayoutDescription...) -> Rect {
    root.addSubviews((view, descriptions))
    root.layoutIfNeeded()
    return view.frame
  }

  @Test func fillingGoesFromEdgeToEdge() {
    let plain = View()
    root.addSubviews((plain, [.fill(root)]))
    root.layoutIfNeeded()
    #expect(plain.frame == root.bounds)
  }

  @Test func insetsAreDistancesInwards() {
    let (even, directional, absolute, single) = (View(), View(), View(), View())
    root.traitCollection.layoutDirection = .rightToLeft
    root.addSubviews(
      (even, [.fill(root, insets: 5)]),
      (directional, [.fill(root, insets: DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))]),
      (absolute, [.fill(root, insets: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))]),
      (single, [.fill(root, leading: 10)]))
    root.layoutIfNeeded()
    #expect(even.frame == Rect(x: 5, y: 5, width: 290, height: 90))
    #expect(directional.frame == Rect(x: 4, y: 1, width: 294, height: 96))
    #expect(absolute.frame == Rect(x: 2, y: 1, width: 294, height: 96))
    #expect(single.frame == Rect(x: 0, y: 0, width: 290, height: 100))
  }

  @Test func fillingOneAxisLeavesTheOther() {
    let (wide, high) = (SizedView("", 40, 20), SizedView("", 40, 20))
    for axis in LayoutAxis.allCases {
      wide.setContentHuggingPriority(1, for: axis)
      high.setContentHuggingPriority(1, for: axis)
    }
    root.addSubviews(
      (wide, [.fillHorizontally(root, insets: 10), .centerVertically(in: root)]),
      (high, [.fillVertically(root, top: 10), .centerHorizontally(in: root)]))
    root.layoutIfNeeded()
    #expect(wide.frame == Rect(x: 10, y: 40, width: 280, height: 20))
    #expect(high.frame == Rect(x: 130, y: 10, width: 40, height: 90))
  }

  @Test func aCentredViewIsInTheMiddle() {
    #expect(frame(.center(in: root)) == Rect(x: 130, y: 40, width: 40, height: 20))
  }

  @Test func anOffsetMovesOffTheMiddle() {
    #expect(
      frame(.centerHorizontally(in: root, offset: 10), .centerVertically(in: root, offset: -5))
        == Rect(x: 140, y: 35, width: 40, height: 20))
  }

  @Test func anAnchorTakesAnyEdgeOfAnother() {
    #expect(
      frame(.anchor(.left, root.centerX(margin: 5)), .anchor(.bottom, root.bottom(margin: -7)))
        == Rect(x: 155, y: 73, width: 40, height: 20))
  }

  @Test func atLeastAndAtMostAreInequalities() {
    #expect(
      frame(
        .anchor(.left, atLeast: root.left(margin: 30)), .anchor(.left, root.left()).priority(.defaultLow),
        .anchor(.bottom, atMost: root.bottom(margin: -30)),
        .anchor(.bottom, root.bottom()).priority(.defaultLow))
        == Rect(x: 30, y: 50, width: 40, height: 20))
  }

  @Test func siblingsMayBeNamedBeforeTheyAreAdded() {
    let sibling = SizedView("", 30, 10)
    let made = root.addSubviews(
      (view, [.anchor(.left, sibling.right(margin: 8)), .anchor(.firstBaseline, sibling.bottom())]),
      (sibling, [.anchor(.leading, root.leading(margin: 4)), .anchor(.top, root.top())]))
    root.layoutIfNeeded()
    #expect(view.frame == Rect(x: 42, y: 10, width: 40, height: 20))
    #expect(made.map(\.isActive) == [true, true, true, true])
    #expect(root.subviews.map { $0 === view } == [true, false])
  }

  @Test func guidesGoWhereViewsGo() {
    root.additionalSafeAreaInsets = EdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
    let plain = View()
    root.addSubviews((plain, [.fill(root.safeAreaLayoutGuide)]))
    root.layoutIfNeeded()
    #expect(plain.frame == Rect(x: 0, y: 20, width: 300, height: 70))
  }

  @Test func aGuideThatStandsForTextHasEdgesForBaselines() {
    let guide = LayoutGuide()
    root.addLayoutGuide(guide)
    LayoutConstraint.activate(
      LayoutDescription.fill(root, insets: 10).constraints(of: guide)
        + LayoutDescription.anchor(.firstBaseline, guide.firstBaseline()).constraints(of: view))
    root.addSubviews((view, [.anchor(.lastBaseline, guide.lastBaseline())]))
    root.layoutIfNeeded()
    #expect(view.frame.maxY == 90)
  }

  @Test func sizesAreNumbersOrOtherSizes() {
    let (photo, half, small) = (View(), View(), View())
    root.addSubviews(
      (photo, [.size(Size(width: 60, height: 30))]),
      (half, [.width(photo.width(times: 0.5, margin: 1)), .height(half.width())]),
      (small, [.size(of: photo)]))
    root.layoutIfNeeded()
    #expect(photo.frame.size == Size(width: 60, height: 30))
    #expect(half.frame.size == Size(width: 31, height: 31))
    #expect(small.frame.size == Size(width: 60, height: 30))
  }

  @Test func sizesHaveLimits() {
    let (wide, low, like) = (View(), View(), View())
    root.addSubviews(
      (wide, [.width(atLeast: 50), .width(10).priority(.defaultLow), .height(5)]),
      (low, [.height(atMost: 20), .height(90).priority(.defaultLow), .width(7)]),
      (
        like,
        [.width(atMost: wide.width()), .width(99).priority(.defaultLow), .height(atLeast: low.height())]
      )
    )
    root.layoutIfNeeded()
    #expect(wide.frame.size == Size(width: 50, height: 5))
    #expect(low.frame.size == Size(width: 7, height: 20))
    #expect(like.frame.size == Size(width: 50, height: 20))
  }

  @Test func aConstraintSaysWhereItWasDescribed() {
    let line = #line + 1
    let made = root.addSubviews((view, [.width(9), .fill(root)]))
    #expect(
      made.map(\.source) == Array(repeating: "KansoScreensTests/DescriptionTests.swift:\(line)", count: 5))
  }

  @Test func theParentKeepsItsMask() {
    root.addSubviews((view, [.fill(root)]))
    #expect(root.translatesAutoresizingMaskIntoConstraints)
  }
}

/// Invalid descriptions.
struct DescriptionMisuseTests {
  private let root = View.layerRoot()
  private let view = View()

  @Test func aViewOfAnotherTreeIsReported() {
    let made = root.addSubviews((view, [.anchor(.left, View.layerRoot().right()), .width(5)]))
    root.layoutIfNeeded()
    #expect(root.layoutProblems.map(\.kind) == [.noCommonAncestor])
    #expect(made.map(\.isActive) == [false, true])
  }

  @Test func aParentIsNotAddedToWhatIsInIt() {
    root.addSubview(view)
    #expect(view.addSubviews((root, [.fill(view)]), (view, [.width(5)])).isEmpty)
    #expect(root.layoutProblems.map(\.kind) == [.cycle, .cycle])
    #expect(root.translatesAutoresizingMaskIntoConstraints && view.translatesAutoresizingMaskIntoConstraints)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
  func aNumberThatIsNoneIsReported(_ number: Double) {
    root.addSubviews((view, [.width(number), .anchor(.left, root.left(margin: number))]))
    root.layoutIfNeeded()
    #expect(root.layoutProblems.allSatisfy { $0.kind == .numberOutOfRange })
    #expect(root.layoutProblems.count == 2)
  }

  @Test func whatCannotBeComparedIsReported() {
    root.addSubviews(
      (view, [.width(root.left()), .anchor(.leading, root.right())]))
    #expect(root.layoutProblems.map(\.kind) == Array(repeating: .incompatibleAttributes, count: 2))
  }

  @Test func aPriorityOutOfRangeIsReported() {
    root.addSubviews((view, [.width(5).priority(1001)]))
    #expect(root.layoutProblems.map(\.kind) == [.numberOutOfRange])
  }

  @Test func aViewThatIsGoneIsReported() {
    let constraints = LayoutDescription.width(View().width()).constraints(of: view)
    root.addSubview(view)
    root.addLayoutConstraints(for: view, constraints)
    #expect(root.layoutProblems.map(\.kind) == [.noCommonAncestor])
  }

  @Test func aViewThatWasNeverAddedIsReported() {
    let made = root.addLayoutConstraints(for: view, [.fill(root)])
    #expect(made.allSatisfy { $0.problem?.kind == .noCommonAncestor })
  }
}
