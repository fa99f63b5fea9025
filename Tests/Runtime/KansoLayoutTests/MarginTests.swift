import Testing

@testable import KansoLayout

/// Margins: 8 points by default, with minimums, the superview's margins, and the safe area.
struct MarginTests {
  private final class Listening: View {
    var changes = 0
    override func layoutMarginsDidChange() { changes += 1 }
  }

  private let root = screen(320, 480)
  private let view = View()

  /// Sets the view's position in the root, and its size.
  private func place(x: Double, y: Double, width: Double = 200, height: Double = 100) {
    root.add(view)
    view.pin(x: x, y: y, width: width, height: height)
  }

  @Test func marginsAreEightPointsUnlessTheyAreSet() {
    place(x: 50, y: 100)
    let content = view.cover(view.layoutMarginsGuide)
    root.layoutIfNeeded()
    #expect(content.frame == Rect(x: 8, y: 8, width: 184, height: 84))
    #expect(view.layoutMarginsGuide.layoutFrame == Rect(x: 8, y: 8, width: 184, height: 84))
  }

  @Test func theGuideIsInsideOfTheMarginsThatAreSet() {
    place(x: 50, y: 100)
    view.layoutMargins = EdgeInsets(top: 1, left: 20, bottom: 3, right: 40)
    let content = view.cover(view.layoutMarginsGuide)
    root.layoutIfNeeded()
    #expect(content.frame == Rect(x: 20, y: 1, width: 140, height: 96))
    view.layoutMargins = .zero
    root.layoutIfNeeded()
    #expect(content.frame == Rect(x: 0, y: 0, width: 200, height: 100))
  }

  @Test func directionalMarginsStartWhereLinesDo() {
    place(x: 50, y: 100)
    view.directionalLayoutMargins = DirectionalEdgeInsets(top: 1, leading: 20, bottom: 3, trailing: 40)
    root.layoutIfNeeded()
    #expect(view.layoutMargins == EdgeInsets(top: 1, left: 20, bottom: 3, right: 40))
  }

  @Test func eachMarginAttributeIsAnEdgeOfTheMargins() {
    place(x: 50, y: 100)
    view.layoutMargins = EdgeInsets(top: 1, left: 20, bottom: 3, right: 40)
    let probe = box(10, 10)
    view.add(probe)
    let cases: [(LayoutAttribute, LayoutAttribute, Rect)] = [
      (.left, .leftMargin, Rect(x: 20, y: 0, width: 10, height: 10)),
      (.right, .rightMargin, Rect(x: 150, y: 0, width: 10, height: 10)),
      (.leading, .leadingMargin, Rect(x: 20, y: 0, width: 10, height: 10)),
      (.trailing, .trailingMargin, Rect(x: 150, y: 0, width: 10, height: 10)),
      (.top, .topMargin, Rect(x: 0, y: 1, width: 10, height: 10)),
      (.bottom, .bottomMargin, Rect(x: 0, y: 87, width: 10, height: 10)),
      (.centerX, .centerXWithinMargins, Rect(x: 85, y: 0, width: 10, height: 10)),
      (.centerY, .centerYWithinMargins, Rect(x: 0, y: 44, width: 10, height: 10)),
    ]
    for (first, second, frame) in cases {
      probe.frame = .zero
      let constraint = LayoutConstraint(
        item: probe, attribute: first, relatedBy: .equal, toItem: view, attribute: second, multiplier: 1,
        constant: 0)
      constraint.isActive = true
      root.layoutIfNeeded()
      #expect(probe.frame == frame, "\(second)")
      constraint.isActive = false
    }
  }

  @Test func aViewCanBeAsLargeAsItsContentAndMargins() {
    root.add(view)
    view.pin(x: 0, y: 0)
    let content = view.cover(view.layoutMarginsGuide)
    activate(
      content.widthAnchor.constraint(equalToConstant: 40),
      content.heightAnchor.constraint(equalToConstant: 30))
    root.layoutIfNeeded()
    #expect(view.frame.size == Size(width: 56, height: 46))
  }

  @Test func marginsThatAreSetAreThereAtOnce() {
    view.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(view.layoutMargins == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    view.directionalLayoutMargins = DirectionalEdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 8)
    #expect(view.layoutMargins == EdgeInsets(top: 5, left: 6, bottom: 7, right: 8))
  }

  @Test func bothKindsOfMarginsAgree() {
    root.additionalSafeAreaInsets.top = 44
    root.directionalLayoutMargins = DirectionalEdgeInsets(top: 10, leading: 6, bottom: 7, trailing: 8)
    root.layoutIfNeeded()
    #expect(root.layoutMargins.top == 54)
    #expect(root.directionalLayoutMargins.top == 54)
  }

  // MARK: The superview's margins

  @Test func whatIsLeftOfTheSuperviewsMarginsCanBePreserved() {
    root.layoutMargins = EdgeInsets(top: 30, left: 20, bottom: 0, right: 50)
    // 4 points from the left, 10 from the top, 16 from the right.
    place(x: 4, y: 10, width: 300, height: 100)
    view.preservesSuperviewLayoutMargins = true
    root.layoutIfNeeded()
    #expect(view.layoutMargins == EdgeInsets(top: 20, left: 16, bottom: 8, right: 34))
    view.preservesSuperviewLayoutMargins = false
    root.layoutIfNeeded()
    #expect(view.layoutMargins == EdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  @Test func ownMarginsThatAreLargerStay() {
    root.layoutMargins = EdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    place(x: 0, y: 0)
    view.layoutMargins = EdgeInsets(top: 25, left: 5, bottom: 5, right: 5)
    view.preservesSuperviewLayoutMargins = true
    root.layoutIfNeeded()
    #expect(view.layoutMargins == EdgeInsets(top: 25, left: 20, bottom: 5, right: 5))
  }

  @Test func preservedMarginsFollowTheFrameThroughTwoViews() {
    root.layoutMargins = EdgeInsets(top: 40, left: 40, bottom: 40, right: 40)
    place(x: 10, y: 0)
    let inner = View()
    view.add(inner)
    inner.pin(x: 5, y: 0, width: 50, height: 50)
    for view in [view, inner] { view.preservesSuperviewLayoutMargins = true }
    root.layoutIfNeeded()
    #expect(inner.layoutMargins.left == 40 - 10 - 5)
    let left = root.constraints.first { $0.firstAttribute == .left && $0.constant == 10 }
    left?.constant = 20
    root.layoutIfNeeded()
    #expect(inner.layoutMargins.left == 40 - 20 - 5)
  }

  // MARK: The safe area

  @Test func marginsBeginWhereTheSafeAreaDoes() {
    root.additionalSafeAreaInsets = EdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    root.layoutMargins = EdgeInsets(top: 0, left: 16, bottom: 10, right: 16)
    root.layoutIfNeeded()
    #expect(root.layoutMargins == EdgeInsets(top: 44, left: 16, bottom: 44, right: 16))
  }

  @Test func marginsCanIgnoreTheSafeArea() {
    root.additionalSafeAreaInsets = EdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    root.insetsLayoutMarginsFromSafeArea = false
    let content = root.cover(root.layoutMarginsGuide)
    root.layoutIfNeeded()
    #expect(content.frame == Rect(x: 8, y: 8, width: 304, height: 464))
    root.insetsLayoutMarginsFromSafeArea = true
    root.layoutIfNeeded()
    #expect(content.frame == Rect(x: 8, y: 52, width: 304, height: 480 - 52 - 42))
  }

  @Test func anInnerViewAddsWhatOfItIsNotSafe() {
    root.additionalSafeAreaInsets = EdgeInsets(top: 44, left: 0, bottom: 0, right: 0)
    place(x: 0, y: 20)
    root.layoutIfNeeded()
    #expect(view.layoutMargins == EdgeInsets(top: 24 + 8, left: 8, bottom: 8, right: 8))
  }

  // MARK: Minimums

  @Test func marginsAreNoLessThanTheSystemsMinimum() {
    root.systemMinimumLayoutMargins = DirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    root.layoutIfNeeded()
    #expect(root.layoutMargins == EdgeInsets(top: 8, left: 16, bottom: 8, right: 16))
    root.directionalLayoutMargins = DirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 2)
    root.layoutIfNeeded()
    #expect(root.layoutMargins == EdgeInsets(top: 0, left: 30, bottom: 0, right: 16))
  }

  @Test func theMinimumIsCountedFromTheSafeArea() {
    root.systemMinimumLayoutMargins = DirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
    root.additionalSafeAreaInsets = EdgeInsets(top: 0, left: 44, bottom: 21, right: 44)
    root.directionalLayoutMargins = .zero
    root.layoutIfNeeded()
    #expect(root.layoutMargins == EdgeInsets(top: 0, left: 64, bottom: 21, right: 64))
  }

  @Test func aViewIsNotifiedOfItsMarginsOnce() {
    let listening = Listening()
    root.add(listening)
    listening.pin(x: 0, y: 0, width: 100, height: 100)
    root.layoutIfNeeded()
    listening.changes = 0
    listening.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    root.layoutIfNeeded()
    root.layoutIfNeeded()
    #expect(listening.changes == 1)
  }
}
