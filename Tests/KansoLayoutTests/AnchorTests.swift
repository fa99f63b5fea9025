import Testing

@testable import KansoLayout

/// `first.attribute relation multiplier × second.attribute + constant`, of views of all kinds of kinship.
struct AnchorTests {
  private let root = screen(320, 480)
  private let a = box(40, 30)
  private let b = box(40, 30)
  private let c = box(40, 30)

  @Test func eachPositionIsThatOfTheOtherAnchor() {
    let cases: [(LayoutConstraint, Rect)] = [
      (a.leadingAnchor.constraint(equalTo: root.leadingAnchor), rect(0, 0, 40, 30)),
      (a.trailingAnchor.constraint(equalTo: root.trailingAnchor), rect(280, 0, 40, 30)),
      (a.leftAnchor.constraint(equalTo: root.leftAnchor), rect(0, 0, 40, 30)),
      (a.rightAnchor.constraint(equalTo: root.rightAnchor), rect(280, 0, 40, 30)),
      (a.centerXAnchor.constraint(equalTo: root.centerXAnchor), rect(140, 0, 40, 30)),
      (a.topAnchor.constraint(equalTo: root.topAnchor), rect(0, 0, 40, 30)),
      (a.bottomAnchor.constraint(equalTo: root.bottomAnchor), rect(0, 450, 40, 30)),
      (a.centerYAnchor.constraint(equalTo: root.centerYAnchor), rect(0, 225, 40, 30)),
      (a.leadingAnchor.constraint(equalTo: root.centerXAnchor), rect(160, 0, 40, 30)),
      (a.bottomAnchor.constraint(equalTo: root.centerYAnchor), rect(0, 210, 40, 30)),
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
    #expect(a.frame == rect(268, 7, 40, 30))
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
    a.pin(0, 0, nil, 90)
    a.widthAnchor.constraint(equalTo: a.heightAnchor, multiplier: 16.0 / 9).isActive = true
    root.layoutIfNeeded()
    #expect(isNear(a.frame, rect(0, 0, 160, 90)))
  }

  @Test func multipliersOfPositionsCountFromTheViewThatOwnsTheConstraint() {
    let outer = View()
    root.add(outer, c)
    outer.pin(20, 100, 200, 200)
    outer.add(a, b)
    a.pin(10, nil)
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
    left.pin(10, 20, 100, 100)
    right.pin(150, 60, 100, 100)
    left.add(a)
    right.add(b)
    a.pin(5, 6)
    activate(b.leftAnchor.constraint(equalTo: a.leftAnchor), b.topAnchor.constraint(equalTo: a.bottomAnchor))
    root.layoutIfNeeded()
    #expect(b.frame == rect(15 - 150, 20 + 6 + 30 - 60, 40, 30))
  }

  @Test func aViewAlignsWithItsGrandparent() {
    let parent = View()
    root.add(parent)
    parent.pin(30, 40, 100, 100)
    parent.add(a)
    activate(
      a.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -8),
      a.centerYAnchor.constraint(equalTo: root.centerYAnchor))
    root.layoutIfNeeded()
    #expect(a.frame == rect(320 - 8 - 40 - 30, 240 - 15 - 40, 40, 30))
  }

  @Test func distancesCompareAsSizesDo() {
    root.add(a, b, c)
    a.pin(20, 0)
    c.pin(260, 200)
    let gaps = [
      a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor),
      b.trailingAnchor.anchorWithOffset(to: c.leadingAnchor),
    ]
    let above = a.bottomAnchor.anchorWithOffset(to: b.topAnchor)
    let below = b.bottomAnchor.anchorWithOffset(to: c.topAnchor)
    // From 60 to 260, less 40, in parts of 3 : 1; from 30 to 200, less 30, in halves.
    activate(gaps[0].constraint(equalTo: gaps[1], multiplier: 3), above.constraint(equalTo: below))
    root.layoutIfNeeded()
    #expect(b.frame == rect(180, 100, 40, 30))
  }

  @Test func distancesArePositiveForwards() {
    root.add(a, b, c)
    a.pin(20)
    activate(
      a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor).constraint(equalToConstant: 25),
      c.leadingAnchor.anchorWithOffset(to: a.trailingAnchor).constraint(equalToConstant: -30))
    root.layoutIfNeeded()
    #expect(b.frame.minX == 85)
    #expect(c.frame.minX == 90)
  }

  @Test func aDistanceLeavesWithEitherOfItsViews() {
    root.add(a, b)
    a.pin(20)
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
    a.pin(10, 10)
    activate(
      b.leadingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 1),
      c.leadingAnchor.constraint(greaterThanOrEqualToSystemSpacingAfter: b.trailingAnchor, multiplier: 2),
      b.topAnchor.constraint(equalToSystemSpacingBelow: a.bottomAnchor, multiplier: 0.5),
      c.topAnchor.constraint(lessThanOrEqualToSystemSpacingBelow: b.bottomAnchor, multiplier: 1),
      c.topAnchor.constraint(equalTo: root.bottomAnchor).at(1))
    root.layoutIfNeeded()
    #expect(b.frame == rect(58, 44, 40, 30))
    #expect(c.frame == rect(114, 82, 40, 30))
  }
}
