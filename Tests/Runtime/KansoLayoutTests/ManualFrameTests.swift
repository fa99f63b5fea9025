import Testing

@testable import KansoLayout

/// Views with set frames beside views that constraints lay out.
struct ManualFrameTests {
  private let root = screen(320, 480)
  private let a = box(40, 30)
  private let b = box(60, 20)

  /// Adds a view with a set frame to the root.
  private func set(_ frame: Rect) -> View {
    let view = View(frame: frame)
    root.addSubview(view)
    return view
  }

  @Test func aFrameThatWasSetHolds() {
    let view = set(Rect(x: 10.3, y: 20.7, width: 100.1, height: 50))
    root.layoutIfNeeded()
    #expect(view.frame == Rect(x: 10.3, y: 20.7, width: 100.1, height: 50))
    #expect(!view.hasAmbiguousLayout)
    #expect(root.layoutProblems.isEmpty)
  }

  @Test func contentDoesNotChangeAFrameThatWasSet() {
    a.frame = Rect(x: 1, y: 2, width: 300, height: 5)
    root.addSubview(a)
    root.layoutIfNeeded()
    #expect(a.frame == Rect(x: 1, y: 2, width: 300, height: 5))
  }

  @Test func constrainedViewsFollowAFrameThatIsSet() {
    let view = set(Rect(x: 10, y: 20, width: 100, height: 50))
    root.add(a)
    activate(
      a.leftAnchor.constraint(equalTo: view.rightAnchor, constant: 8),
      a.centerYAnchor.constraint(equalTo: view.centerYAnchor))
    root.layoutIfNeeded()
    #expect(a.frame == Rect(x: 118, y: 30, width: 40, height: 30))
    view.frame = Rect(x: 30, y: 100, width: 50, height: 70)
    #expect(a.frame == Rect(x: 118, y: 30, width: 40, height: 30), "nothing moves before layout")
    root.layoutIfNeeded()
    #expect(a.frame == Rect(x: 88, y: 120, width: 40, height: 30))
  }

  @Test func whatIsInAFrameThatIsSetFollowsIt() {
    let view = set(Rect(x: 10, y: 20, width: 100, height: 50))
    let content = view.cover(view.layoutMarginsGuide)
    root.layoutIfNeeded()
    #expect(content.frame == Rect(x: 8, y: 8, width: 84, height: 34))
    view.frame = Rect(x: 0, y: 0, width: 200, height: 100)
    root.layoutIfNeeded()
    #expect(content.frame == Rect(x: 8, y: 8, width: 184, height: 84))
  }

  @Test func aFrameThatWasSetInAConstrainedViewMovesWithIt() {
    let outer = View()
    root.add(outer)
    outer.pin(x: 50, y: 60, width: 100, height: 100)
    let view = View(frame: Rect(x: 5, y: 6, width: 20, height: 20))
    outer.addSubview(view)
    root.add(a)
    a.leftAnchor.constraint(equalTo: view.rightAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame == Rect(x: 5, y: 6, width: 20, height: 20))
    #expect(a.frame.minX == 75)
  }

  @Test func aFrameMeansNothingWhereConstraintsSayEverything() {
    root.add(a)
    a.pin(x: 10, y: 20)
    root.layoutIfNeeded()
    a.frame = Rect(x: 100, y: 100, width: 5, height: 5)
    root.layoutIfNeeded()
    #expect(a.frame == Rect(x: 10, y: 20, width: 40, height: 30))
  }

  @Test func aFrameIsWhereAViewStaysIfConstraintsLeaveItOpen() {
    root.add(a)
    a.pin(x: 10)
    root.layoutIfNeeded()
    a.frame = Rect(x: 100, y: 77, width: 5, height: 5)
    root.layoutIfNeeded()
    #expect(a.frame == Rect(x: 10, y: 77, width: 40, height: 30))
  }

  // MARK: Turning it on and off

  @Test func constraintsTakeOverOnceFramesDoNotHold() {
    a.frame = Rect(x: 100, y: 100, width: 200, height: 200)
    root.addSubview(a)
    root.layoutIfNeeded()
    a.translatesAutoresizingMaskIntoConstraints = false
    root.layoutIfNeeded()
    #expect(a.frame == Rect(x: 100, y: 100, width: 40, height: 30), "where it was, as large as its content")
    a.pin(x: 5, y: 6)
    root.layoutIfNeeded()
    #expect(a.frame == Rect(x: 5, y: 6, width: 40, height: 30))
  }

  @Test func theFrameThatAViewHasHoldsOnceFramesDo() {
    root.add(a, b)
    a.pin(x: 5, y: 6)
    b.leftAnchor.constraint(equalTo: a.rightAnchor).isActive = true
    root.layoutIfNeeded()
    LayoutConstraint.deactivate(root.constraints.filter { $0.firstItem === a })
    a.translatesAutoresizingMaskIntoConstraints = true
    root.layoutIfNeeded()
    #expect(a.frame == Rect(x: 5, y: 6, width: 40, height: 30))
    a.frame = Rect(x: 50, y: 60, width: 70, height: 80)
    root.layoutIfNeeded()
    #expect(a.frame == Rect(x: 50, y: 60, width: 70, height: 80))
    #expect(b.frame.minX == 120)
  }

  @Test func forgettingToTurnFramesOffIsAConflict() {
    root.addSubview(a)
    activate(
      a.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      a.widthAnchor.constraint(equalToConstant: 100))
    root.layoutIfNeeded()
    #expect(root.layoutProblems.map(\.kind) == [.unsatisfiable, .unsatisfiable])
  }

  // MARK: Autoresizing masks

  /// The view's 20, 60 and 20 points of 100, in a superview that becomes 200 long: flexible parts grow in proportion.
  private static let resized: [(before: Bool, size: Bool, after: Bool, start: Double, length: Double)] = [
    (false, false, false, 20, 60), (true, false, false, 120, 60), (false, true, false, 20, 160),
    (false, false, true, 20, 60), (true, true, false, 45, 135), (false, true, true, 20, 135),
    (true, false, true, 70, 60), (true, true, true, 40, 120),
  ]

  private func mask(_ flags: [(Bool, AutoresizingMask)]) -> AutoresizingMask {
    AutoresizingMask(flags.filter(\.0).map(\.1))
  }

  @Test(arguments: [false, true]) func whatIsFlexibleGrowsInProportion(_ isConstrained: Bool) {
    for horizontal in Self.resized {
      for vertical in Self.resized {
        let root = screen(500, 500)
        let outer = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
        let view = View(frame: Rect(x: 20, y: 20, width: 60, height: 60))
        view.autoresizingMask = mask([
          (horizontal.before, .flexibleLeftMargin), (horizontal.size, .flexibleWidth),
          (horizontal.after, .flexibleRightMargin), (vertical.before, .flexibleTopMargin),
          (vertical.size, .flexibleHeight), (vertical.after, .flexibleBottomMargin),
        ])
        outer.addSubview(view)
        if isConstrained {
          root.add(outer)
          outer.pin(x: 0, y: 0, width: 200, height: 200)
        } else {
          root.addSubview(outer)
          outer.frame = Rect(x: 0, y: 0, width: 200, height: 200)
        }
        root.layoutIfNeeded()
        let expected = Rect(
          x: horizontal.start, y: vertical.start, width: horizontal.length, height: vertical.length)
        #expect(isNear(view.frame, expected), "\(horizontal), \(vertical)")
      }
    }
  }

  @Test func aMaskShrinksWhatItMakesGrow() {
    let view = set(Rect(x: 20, y: 20, width: 280, height: 440))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.layoutIfNeeded()
    root.frame = Rect(x: 0, y: 0, width: 200, height: 300)
    root.layoutIfNeeded()
    #expect(view.frame == Rect(x: 20, y: 20, width: 160, height: 260))
    root.frame = Rect(x: 0, y: 0, width: 320, height: 480)
    root.layoutIfNeeded()
    #expect(view.frame == Rect(x: 20, y: 20, width: 280, height: 440))
  }

  @Test func masksGoThroughViewsAndConstraintsFollowThem() {
    let outer = set(Rect(x: 0, y: 0, width: 320, height: 100))
    outer.autoresizingMask = [.flexibleWidth]
    let inner = View(frame: Rect(x: 220, y: 0, width: 100, height: 100))
    inner.autoresizingMask = [.flexibleLeftMargin]
    outer.addSubview(inner)
    root.add(a)
    a.rightAnchor.constraint(equalTo: inner.leftAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(a.frame.maxX == 220)
    root.frame = Rect(x: 0, y: 0, width: 400, height: 480)
    root.layoutIfNeeded()
    #expect(outer.frame == Rect(x: 0, y: 0, width: 400, height: 100))
    #expect(inner.frame == Rect(x: 300, y: 0, width: 100, height: 100))
    #expect(a.frame.maxX == 300)
  }
}
