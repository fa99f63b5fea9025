import Testing

@testable import KansoLayout

/// A position that constraints do not determine stays as it was. The ambiguity can be queried.
struct AmbiguityTests {
  private let root = screen(320, 480)
  private let view = View()
  private let a = box(40, 30)
  private let b = box(60, 20)

  @Test func aViewWithoutConstraintsStaysAndIsAmbiguous() {
    view.frame = Rect(x: 33, y: 44, width: 55, height: 66)
    root.add(view)
    root.layoutIfNeeded()
    #expect(view.frame == Rect(x: 33, y: 44, width: 55, height: 66))
    #expect(view.hasAmbiguousLayout)
    #expect(view.ambiguousAxes == [.horizontal, .vertical])
  }

  @Test func aViewWithAFixedPositionIsNotAmbiguous() {
    root.add(view)
    view.pin(x: 10, y: 10, width: 100, height: 100)
    root.layoutIfNeeded()
    #expect(!view.hasAmbiguousLayout)
    #expect(!root.hasAmbiguousLayout)
  }

  @Test func axesAreAmbiguousOneByOne() {
    root.add(view)
    view.pin(x: 10, width: 100, height: 100)
    root.layoutIfNeeded()
    #expect(view.ambiguousAxes == [.vertical])
    view.topAnchor.constraint(greaterThanOrEqualTo: root.topAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(view.ambiguousAxes == [.vertical], "an inequality alone leaves it open")
    view.topAnchor.constraint(equalTo: root.topAnchor).at(1).isActive = true
    root.layoutIfNeeded()
    #expect(view.ambiguousAxes.isEmpty, "the weakest constraint does not")
  }

  @Test func aSizeWithoutConstraintsIsAmbiguous() {
    root.add(view)
    view.pin(x: 10, y: 10, height: 100)
    root.layoutIfNeeded()
    #expect(view.ambiguousAxes == [.horizontal])
  }

  @Test func contentSettlesSizes() {
    root.add(a)
    a.pin(x: 10, y: 10)
    root.layoutIfNeeded()
    #expect(!a.hasAmbiguousLayout)
  }

  @Test func equalHuggingInARowIsAmbiguousAndUnequalIsNot() {
    root.add(a, b)
    a.pin(x: 0, y: 0)
    b.pin(y: 0)
    activate(
      b.leftAnchor.constraint(equalTo: a.rightAnchor), b.rightAnchor.constraint(equalTo: root.rightAnchor))
    root.layoutIfNeeded()
    #expect(a.ambiguousAxes == [.horizontal])
    #expect(b.ambiguousAxes == [.horizontal])
    a.setContentHuggingPriority(251, for: .horizontal)
    root.layoutIfNeeded()
    #expect(!a.hasAmbiguousLayout && !b.hasAmbiguousLayout)
    #expect(b.frame == Rect(x: 40, y: 0, width: 280, height: 20))
  }

  @Test func aViewIsLeftWhereItsConstraintsHadPutIt() {
    root.add(a)
    a.pin(x: 70, y: 80, width: 100, height: 110)
    root.layoutIfNeeded()
    LayoutConstraint.deactivate(root.constraints + a.constraints)
    root.layoutIfNeeded()
    #expect(a.frame.origin == Point(x: 70, y: 80))
    #expect(a.frame.size == Size(width: 40, height: 30), "its content decides of its size")
  }

  @Test func layingOutAgainMovesNothing() {
    root.add(a, b, view)
    activate(
      a.leftAnchor.constraint(greaterThanOrEqualTo: b.rightAnchor, constant: 8),
      view.widthAnchor.constraint(greaterThanOrEqualTo: a.widthAnchor),
      view.topAnchor.constraint(lessThanOrEqualTo: b.bottomAnchor))
    root.layoutIfNeeded()
    let frames = [a.frame, b.frame, view.frame]
    #expect(a.frame.minX >= b.frame.maxX + 8)
    for _ in 0..<3 {
      root.setNeedsLayout()
      a.invalidateIntrinsicContentSize()
      root.layoutIfNeeded()
      #expect([a.frame, b.frame, view.frame] == frames)
    }
  }

  @Test func theSameTreeIsAlwaysLaidOutTheSame() {
    let all = (0..<5).map { _ -> [Rect] in
      let root = screen(320, 480)
      let views = [box(100, 20), box(100, 20), box(100, 20)]
      for view in views { root.add(view) }
      activate(
        views[0].leftAnchor.constraint(equalTo: root.leftAnchor),
        views[1].leftAnchor.constraint(equalTo: views[0].rightAnchor),
        views[2].leftAnchor.constraint(equalTo: views[1].rightAnchor),
        views[2].rightAnchor.constraint(equalTo: root.rightAnchor, constant: -50))
      root.layoutIfNeeded()
      return views.map(\.frame)
    }
    #expect(Set(all).count == 1)
    #expect(all[0].last?.maxX == 270)
  }

  @Test func theFrameOfTheRootIsNeverAmbiguous() {
    root.layoutIfNeeded()
    #expect(!root.hasAmbiguousLayout)
    #expect(root.frame == Rect(x: 0, y: 0, width: 320, height: 480))
  }
}
