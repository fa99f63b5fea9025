import Testing

@testable import KansoLayout

/// The equation `first.attribute relation multiplier × second.attribute + constant`, for views in every relation to
/// each other: ancestors, siblings and others.
struct AnchorTests {
  private let root = screen(320, 480)
  private let a = box(40, 30)
  private let b = box(40, 30)
  private let c = box(40, 30)

  @Test func eachPositionIsThatOfTheOtherAnchor() {
    let cases: [(LayoutConstraint, Rect)] = [
      (a.leadingAnchor.constraint(equalTo: root.leadingAnchor), Rect(x: 0, y: 0, width: 40, height: 30)),
      (a.trailingAnchor.constraint(equalTo: root.trailingAnchor), Rect(x: 280, y: 0, width: 40, height: 30)),
      (a.leftAnchor.constraint(equalTo: root.leftAnchor), Rect(x: 0, y: 0, width: 40, height: 30)),
      (a.rightAnchor.constraint(equalTo: root.rightAnchor), Rect(x: 280, y: 0, width: 40, height: 30)),
      (a.centerXAnchor.constraint(equalTo: root.centerXAnchor), Rect(x: 140, y: 0, width: 40, height: 30)),
      (a.topAnchor.constraint(equalTo: root.topAnchor), Rect(x: 0, y: 0, width: 40, height: 30)),
      (a.bottomAnchor.constraint(equalTo: root.bottomAnchor), Rect(x: 0, y: 450, width: 40, height: 30)),
      (a.centerYAnchor.constraint(equalTo: root.centerYAnchor), Rect(x: 0, y: 225, width: 40, height: 30)),
      (a.leadingAnchor.constraint(equalTo: root.centerXAnchor), Rect(x: 160, y: 0, width: 40, height: 30)),
      (a.bottomAnchor.constraint(equalTo: root.centerYAnchor), Rect(x: 0, y: 210, width: 40, height: 30)),
    ]
    root.add(a)
    for (constraint, frame) in cases {
      a.frame = .zero
      constraint.isActive = true
      root.layoutIfNeeded()
      #expect(a.frame == frame, "\(constraint.summary)")
      constraint.isActive = false
    }
  }

  @Test func aConstantIsAddedToThePositionOfTheSecond() {
    root.add(a)
    activate(
      a.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -12),
      a.topAnchor.constraint(equalTo: root.topAnchor, constant: 7))
    root.layoutIfNeeded()
    #expect(a.frame == Rect(x: 268, y: 7, width: 40, height: 30))
  }

  @Test func inequalitiesBoundPositionsFromOneSide() {
    root.add(a, b)
    activate(
      a.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 20),
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5).at(500),
      b.leadingAnchor.constraint(lessThanOrEqualTo: root.leadingAnchor, constant: 20),
      b.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5).at(500))
    root.layoutIfNeeded()
    #expect(a.frame.minX == 20)
    #expect(b.frame.minX == 5)
  }

  @Test func sizesAreNumbersOrFollowFromOtherSizes() {
    root.add(a, b)
    activate(
      a.widthAnchor.constraint(equalToConstant: 100),
      a.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.25, constant: -20),
      b.widthAnchor.constraint(greaterThanOrEqualTo: a.widthAnchor, multiplier: 2),
      b.heightAnchor.constraint(lessThanOrEqualToConstant: 10))
    root.layoutIfNeeded()
    #expect(a.frame.size == Size(width: 100, height: 100))
    #expect(b.frame.size == Size(width: 200, height: 10))
  }

  @Test func anAspectRatioComparesWidthAndHeight() {
    root.add(a)
    a.pin(x: 0, y: 0, height: 90)
    a.widthAnchor.constraint(equalTo: a.heightAnchor, multiplier: 16.0 / 9).isActive = true
    root.layoutIfNeeded()
    #expect(isNear(a.frame, Rect(x: 0, y: 0, width: 160, height: 90)))
  }

  @Test func multipliersOfPositionsCountFromTheViewThatOwnsTheConstraint() {
    let outer = View()
    root.add(outer, c)
    outer.pin(x: 20, y: 100, width: 200, height: 200)
    outer.add(a, b)
    a.pin(x: 10)
    activate(
      LayoutConstraint(
        item: c, attribute: .top, relatedBy: .equal, toItem: root, attribute: .bottom, multiplier: 0.3,
        constant: 0),
      LayoutConstraint(
        item: a, attribute: .top, relatedBy: .equal, toItem: root, attribute: .bottom, multiplier: 0.3,
        constant: 0),
      LayoutConstraint(
        item: b, attribute: .top, relatedBy: .equal, toItem: outer, attribute: .bottom, multiplier: 0.3,
        constant: 1),
      LayoutConstraint(
        item: b, attribute: .left, relatedBy: .equal, toItem: a, attribute: .right, multiplier: 2, constant: 0
      ))
    root.layoutIfNeeded()
    #expect(c.frame.minY == 144)
    #expect(a.frame.minY == 44, "144 of the root, whose coordinates count")
    #expect(b.frame.minY == 61)
    #expect(b.frame.minX == 100, "twice 10 + 40")
  }

  @Test func viewsInDifferentSuperviewsAlignInTheRoot() {
    let (left, right) = (View(), View())
    root.add(left, right)
    left.pin(x: 10, y: 20, width: 100, height: 100)
    right.pin(x: 150, y: 60, width: 100, height: 100)
    left.add(a)
    right.add(b)
    a.pin(x: 5, y: 6)
    activate(b.leftAnchor.constraint(equalTo: a.leftAnchor), b.topAnchor.constraint(equalTo: a.bottomAnchor))
    root.layoutIfNeeded()
    #expect(b.frame == Rect(x: 15 - 150, y: 20 + 6 + 30 - 60, width: 40, height: 30))
  }

  @Test func aViewAlignsWithItsGrandparent() {
    let parent = View()
    root.add(parent)
    parent.pin(x: 30, y: 40, width: 100, height: 100)
    parent.add(a)
    activate(
      a.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -8),
      a.centerYAnchor.constraint(equalTo: root.centerYAnchor))
    root.layoutIfNeeded()
    #expect(a.frame == Rect(x: 320 - 8 - 40 - 30, y: 240 - 15 - 40, width: 40, height: 30))
  }

  @Test func distancesCompareAsSizesDo() {
    root.add(a, b, c)
    a.pin(x: 20, y: 0)
    c.pin(x: 260, y: 200)
    let gaps = [
      a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor),
      b.trailingAnchor.anchorWithOffset(to: c.leadingAnchor),
    ]
    let above = a.bottomAnchor.anchorWithOffset(to: b.topAnchor)
    let below = b.bottomAnchor.anchorWithOffset(to: c.topAnchor)
    // From 60 to 260, less 40, in the ratio 3 : 1; from 30 to 200, less 30, in halves.
    activate(gaps[0].constraint(equalTo: gaps[1], multiplier: 3), above.constraint(equalTo: below))
    root.layoutIfNeeded()
    #expect(b.frame == Rect(x: 180, y: 100, width: 40, height: 30))
  }

  @Test func distancesArePositiveForwards() {
    root.add(a, b, c)
    a.pin(x: 20)
    activate(
      a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor).constraint(equalToConstant: 25),
      c.leadingAnchor.anchorWithOffset(to: a.trailingAnchor).constraint(equalToConstant: -30))
    root.layoutIfNeeded()
    #expect(b.frame.minX == 85)
    #expect(c.frame.minX == 90)
  }

  @Test func aDistanceLeavesWithEitherOfItsViews() {
    root.add(a, b)
    a.pin(x: 20)
    let gap = a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor).constraint(equalToConstant: 25)
    gap.isActive = true
    root.layoutIfNeeded()
    b.removeFromSuperview()
    #expect(!gap.isActive)
  }

  @Test func aDistanceFollowsMargins() {
    root.add(a)
    a.leadingAnchor.anchorWithOffset(to: root.layoutMarginsGuide.trailingAnchor)
      .constraint(equalToConstant: 100).isActive = true
    root.layoutIfNeeded()
    #expect(a.frame.minX == 320 - 8 - 100)
    root.layoutMargins.right = 30
    root.layoutIfNeeded()
    #expect(a.frame.minX == 320 - 30 - 100)
  }

  @Test func systemSpacingIsEightPointsTimesTheMultiplier() {
    root.add(a, b, c)
    a.pin(x: 10, y: 10)
    activate(
      b.leadingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 1),
      c.leadingAnchor.constraint(greaterThanOrEqualToSystemSpacingAfter: b.trailingAnchor, multiplier: 2),
      b.topAnchor.constraint(equalToSystemSpacingBelow: a.bottomAnchor, multiplier: 0.5),
      c.topAnchor.constraint(lessThanOrEqualToSystemSpacingBelow: b.bottomAnchor, multiplier: 1),
      c.topAnchor.constraint(equalTo: root.bottomAnchor).at(1))
    root.layoutIfNeeded()
    #expect(b.frame == Rect(x: 58, y: 44, width: 40, height: 30))
    #expect(c.frame == Rect(x: 114, y: 82, width: 40, height: 30))
  }
}
