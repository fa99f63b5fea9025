import Testing

@testable import KansoLayout

/// Guides that are added to views take part in constraints in the same way as views.
struct GuideTests {
  private let root = screen(320, 480)
  private let a = box(40, 30)
  private let b = box(60, 20)
  private let guide = LayoutGuide()

  @Test func aGuideIsLaidOut() {
    root.addLayoutGuide(guide)
    activate(
      guide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      guide.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -30),
      guide.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      guide.heightAnchor.constraint(equalTo: guide.widthAnchor, multiplier: 0.5))
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == Rect(x: 10, y: 170, width: 280, height: 140))
  }

  @Test func aGuideIsInTheCoordinatesOfItsView() {
    let outer = View()
    root.add(outer, a)
    outer.pin(x: 30, y: 40, width: 200, height: 200)
    outer.addLayoutGuide(guide)
    activate(
      guide.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 100),
      guide.topAnchor.constraint(equalTo: outer.topAnchor, constant: 5),
      guide.widthAnchor.constraint(equalToConstant: 20), guide.heightAnchor.constraint(equalToConstant: 20),
      a.leftAnchor.constraint(equalTo: guide.rightAnchor), a.topAnchor.constraint(equalTo: guide.bottomAnchor)
    )
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == Rect(x: 70, y: 5, width: 20, height: 20))
    #expect(a.frame == Rect(x: 120, y: 65, width: 40, height: 30))
  }

  @Test func spacersOfEqualWidthShareTheSpace() {
    let spacers = [LayoutGuide(), LayoutGuide(), LayoutGuide()]
    root.add(a, b)
    for spacer in spacers { root.addLayoutGuide(spacer) }
    activate(
      spacers[0].leadingAnchor.constraint(equalTo: root.leadingAnchor),
      a.leadingAnchor.constraint(equalTo: spacers[0].trailingAnchor),
      spacers[1].leadingAnchor.constraint(equalTo: a.trailingAnchor),
      b.leadingAnchor.constraint(equalTo: spacers[1].trailingAnchor),
      spacers[2].leadingAnchor.constraint(equalTo: b.trailingAnchor),
      spacers[2].trailingAnchor.constraint(equalTo: root.trailingAnchor),
      spacers[1].widthAnchor.constraint(equalTo: spacers[0].widthAnchor),
      spacers[2].widthAnchor.constraint(equalTo: spacers[0].widthAnchor))
    root.frame = Rect(x: 0, y: 0, width: 400, height: 480)
    root.layoutIfNeeded()
    // 400 - 40 - 60, divided by three.
    #expect(a.frame.minX == 100)
    #expect(b.frame.minX == 240)
  }

  @Test func aGuideCentresWhatIsInIt() {
    root.add(a, b)
    root.addLayoutGuide(guide)
    activate(
      a.topAnchor.constraint(equalTo: guide.topAnchor),
      b.topAnchor.constraint(equalTo: a.bottomAnchor, constant: 10),
      b.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      guide.centerYAnchor.constraint(equalTo: root.centerYAnchor))
    root.layoutIfNeeded()
    // The guide is 30 + 10 + 20 points high, centered at 240.
    #expect(a.frame.minY == 210)
    #expect(b.frame.minY == 250)
    #expect(guide.layoutFrame.height == 60)
  }

  @Test func noGuideIsOfNegativeSize() {
    root.addLayoutGuide(guide)
    guide.widthAnchor.constraint(equalToConstant: -20).at(900).isActive = true
    root.layoutIfNeeded()
    #expect(guide.layoutFrame.width == 0)
  }

  @Test func aGuideThatIsRemovedTakesItsConstraintsAlong() {
    root.add(a)
    root.addLayoutGuide(guide)
    let constraints = [
      guide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 50),
      guide.widthAnchor.constraint(equalToConstant: 10),
      a.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
    ]
    let other = a.topAnchor.constraint(equalTo: root.topAnchor, constant: 20)
    LayoutConstraint.activate(constraints + [other])
    root.layoutIfNeeded()
    #expect(a.frame.minX == 60)
    root.removeLayoutGuide(guide)
    #expect(constraints.allSatisfy { !$0.isActive })
    #expect(other.isActive)
    #expect(guide.owningView == nil)
    #expect(root.layoutGuides.isEmpty)
    root.layoutIfNeeded()
    #expect(a.frame == Rect(x: 60, y: 20, width: 40, height: 30), "it stays where it was")
  }

  @Test func aGuideOfNoViewTakesPartInNothing() {
    root.add(a)
    let constraint = a.leadingAnchor.constraint(equalTo: guide.leadingAnchor)
    constraint.isActive = true
    #expect(!constraint.isActive)
    #expect(constraint.problem?.kind == .noCommonAncestor)
    root.addLayoutGuide(guide)
    constraint.isActive = true
    #expect(constraint.isActive)
  }

  @Test func aGuideBelongsToOneView() {
    root.add(a)
    root.addLayoutGuide(guide)
    a.addLayoutGuide(guide)
    #expect(guide.owningView === a)
    #expect(root.layoutGuides.isEmpty)
    #expect(a.layoutGuides.count == 1)
  }

  @Test func aGuideThatIsAddedLaterIsLaidOut() {
    root.add(a)
    root.layoutIfNeeded()
    root.addLayoutGuide(guide)
    activate(
      guide.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
      a.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
      guide.leadingAnchor.constraint(equalTo: root.leadingAnchor))
    root.layoutIfNeeded()
    #expect(a.frame.minX == 160)
  }

  @Test func guidesOfMarginsGoOnWithMoreGuides() {
    root.addLayoutGuide(guide)
    activate(
      guide.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      guide.widthAnchor.constraint(equalTo: root.layoutMarginsGuide.widthAnchor, multiplier: 0.5))
    root.layoutIfNeeded()
    #expect(guide.layoutFrame.minX == 8)
    #expect(guide.layoutFrame.width == 152)
    root.layoutMargins = EdgeInsets(top: 0, left: 20, bottom: 0, right: 40)
    root.layoutIfNeeded()
    #expect(guide.layoutFrame.minX == 20)
    #expect(guide.layoutFrame.width == 130)
  }

  @Test func theGuideOfAViewThatIsRemovedLeavesWithIt() {
    let outer = View()
    root.add(outer, a)
    outer.addLayoutGuide(guide)
    let inside = guide.widthAnchor.constraint(equalToConstant: 10)
    let across = a.leadingAnchor.constraint(equalTo: guide.leadingAnchor)
    activate(inside, across)
    root.layoutIfNeeded()
    outer.removeFromSuperview()
    #expect(inside.isActive)
    #expect(!across.isActive)
  }
}
