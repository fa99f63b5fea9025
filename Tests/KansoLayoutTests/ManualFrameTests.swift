import Testing

@testable import KansoLayout

/// Frames that are set, beside views that constraints lay out.
struct ManualFrameTests {
  private let root = screen(320, 480)
  private let a = box(40, 30)
  private let b = box(60, 20)

  /// A view with a frame that was set in the root.
  private func set(_ frame: Rect) -> View {
    let view = View(frame: frame)
    root.addSubview(view)
    return view
  }

  @Test func aFrameThatWasSetHolds() {
    let view = set(rect(10.3, 20.7, 100.1, 50))
    root.layoutIfNeeded()
    #expect(view.frame == rect(10.3, 20.7, 100.1, 50))
    #expect(!view.hasAmbiguousLayout)
    #expect(root.layoutProblems.isEmpty)
  }

  @Test func contentDoesNotChangeAFrameThatWasSet() {
    a.frame = rect(1, 2, 300, 5)
    root.addSubview(a)
    root.layoutIfNeeded()
    #expect(a.frame == rect(1, 2, 300, 5))
  }

  @Test func constrainedViewsFollowAFrameThatIsSet() {
    let view = set(rect(10, 20, 100, 50))
    root.add(a)
    activate(
      a.leftAnchor.constraint(equalTo: view.rightAnchor, constant: 8),
      a.centerYAnchor.constraint(equalTo: view.centerYAnchor))
    root.layoutIfNeeded()
    #expect(a.frame == rect(118, 30, 40, 30))
    view.frame = rect(30, 100, 50, 70)
    #expect(a.frame == rect(118, 30, 40, 30), "nothing moves before layout")
    root.layoutIfNeeded()
    #expect(a.frame == rect(88, 120, 40, 30))
  }

  @Test func whatIsInAFrameThatIsSetFollowsIt() {
    let view = set(rect(10, 20, 100, 50))
    let content = view.cover(view.layoutMarginsGuide)
    root.layoutIfNeeded()
    #expect(content.frame == rect(8, 8, 84, 34))
    view.frame = rect(0, 0, 200, 100)
    root.layoutIfNeeded()
    #expect(content.frame == rect(8, 8, 184, 84))
  }

  @Test func aFrameThatWasSetInAConstrainedViewMovesWithIt() {
    let outer = View()
    root.add(outer)
    outer.pin(50, 60, 100, 100)
    let view = View(frame: rect(5, 6, 20, 20))
    outer.addSubview(view)
    root.add(a)
    a.leftAnchor.constraint(equalTo: view.rightAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame == rect(5, 6, 20, 20))
    #expect(a.frame.minX == 75)
  }

  @Test func aFrameMeansNothingWhereConstraintsSayEverything() {
    root.add(a)
    a.pin(10, 20)
    root.layoutIfNeeded()
    a.frame = rect(100, 100, 5, 5)
    root.layoutIfNeeded()
    #expect(a.frame == rect(10, 20, 40, 30))
  }

  @Test func aFrameIsWhereAViewStaysIfConstraintsLeaveItOpen() {
    root.add(a)
    a.pin(10)
    root.layoutIfNeeded()
    a.frame = rect(100, 77, 5, 5)
    root.layoutIfNeeded()
    #expect(a.frame == rect(10, 77, 40, 30))
  }

  // MARK: Turning it on and off

  @Test func constraintsTakeOverOnceFramesDoNotHold() {
    a.frame = rect(100, 100, 200, 200)
    root.addSubview(a)
    root.layoutIfNeeded()
    a.translatesAutoresizingMaskIntoConstraints = false
    root.layoutIfNeeded()
    #expect(a.frame == rect(100, 100, 40, 30), "where it was, as large as its content")
    a.pin(5, 6)
    root.layoutIfNeeded()
    #expect(a.frame == rect(5, 6, 40, 30))
  }

  @Test func theFrameThatAViewHasHoldsOnceFramesDo() {
    root.add(a, b)
    a.pin(5, 6)
    b.leftAnchor.constraint(equalTo: a.rightAnchor).isActive = true
    root.layoutIfNeeded()
    LayoutConstraint.deactivate(root.constraints.filter { $0.firstItem === a })
    a.translatesAutoresizingMaskIntoConstraints = true
    root.layoutIfNeeded()
    #expect(a.frame == rect(5, 6, 40, 30))
    a.frame = rect(50, 60, 70, 80)
    root.layoutIfNeeded()
    #expect(a.frame == rect(50, 60, 70, 80))
    #expect(b.frame.minX == 120)
  }

  @Test func forgettingToTurnFramesOffIsAContradiction() {
    root.addSubview(a)
    activate(
      a.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      a.widthAnchor.constraint(equalToConstant: 100))
    root.layoutIfNeeded()
    #expect(root.layoutProblems.map(\.kind) == [.unsatisfiable, .unsatisfiable])
  }

  // MARK: Autoresizing masks

  /// 20, 60 and 20 of 100, in a superview that becomes 200 long: what is flexible grows in proportion.
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
        let outer = View(frame: rect(0, 0, 100, 100))
        let view = View(frame: rect(20, 20, 60, 60))
        view.autoresizingMask = mask([
          (horizontal.before, .flexibleLeftMargin), (horizontal.size, .flexibleWidth),
          (horizontal.after, .flexibleRightMargin), (vertical.before, .flexibleTopMargin),
          (vertical.size, .flexibleHeight), (vertical.after, .flexibleBottomMargin),
        ])
        outer.addSubview(view)
        if isConstrained {
          root.add(outer)
          outer.pin(0, 0, 200, 200)
        } else {
          root.addSubview(outer)
          outer.frame = rect(0, 0, 200, 200)
        }
        root.layoutIfNeeded()
        let expected = rect(horizontal.start, vertical.start, horizontal.length, vertical.length)
        #expect(isNear(view.frame, expected), "\(horizontal), \(vertical)")
      }
    }
  }

  @Test func aMaskShrinksWhatItMakesGrow() {
    let view = set(rect(20, 20, 280, 440))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.layoutIfNeeded()
    root.frame = rect(0, 0, 200, 300)
    root.layoutIfNeeded()
    #expect(view.frame == rect(20, 20, 160, 260))
    root.frame = rect(0, 0, 320, 480)
    root.layoutIfNeeded()
    #expect(view.frame == rect(20, 20, 280, 440))
  }

  @Test func masksGoThroughViewsAndConstraintsFollowThem() {
    let outer = set(rect(0, 0, 320, 100))
    outer.autoresizingMask = [.flexibleWidth]
    let inner = View(frame: rect(220, 0, 100, 100))
    inner.autoresizingMask = [.flexibleLeftMargin]
    outer.addSubview(inner)
    root.add(a)
    a.rightAnchor.constraint(equalTo: inner.leftAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(a.frame.maxX == 220)
    root.frame = rect(0, 0, 400, 480)
    root.layoutIfNeeded()
    #expect(outer.frame == rect(0, 0, 400, 100))
    #expect(inner.frame == rect(300, 0, 100, 100))
    #expect(a.frame.maxX == 300)
  }
}
