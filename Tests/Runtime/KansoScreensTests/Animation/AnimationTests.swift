import KansoScreens
import KansoTheme
import TestSupport
import Testing

struct AnimationTests {
  @Test func viewsHaveTheirFinalValuesAtOnce() {
    let screen = BoxInRoot()
    screen.root.animate(duration: 1) {
      screen.leading.constant = 90
      screen.box.alpha = 0
    }
    #expect(screen.box.frame == Rect(x: 90, y: 5, width: 50, height: 20))
    #expect(screen.box.alpha == 0)
  }

  @Test func constantsOfConstraintsMoveViews() {
    let screen = BoxInRoot()
    let animation = screen.root.animate(duration: 0.4, curve: .linear) { screen.leading.constant = 90 }
    #expect(animation.sample(at: 0.1)[screen.box]?.frame == Rect(x: 30, y: 5, width: 50, height: 20))
  }

  @Test func sizesChangeWithTheirConstants() {
    let screen = BoxInRoot()
    let animation = screen.root.animate(duration: 1, curve: .linear) { screen.width.constant = 150 }
    #expect(animation.sample(at: 0.5)[screen.box]?.frame == Rect(x: 10, y: 5, width: 100, height: 20))
  }

  @Test func theWayFollowsTheCurve() {
    let screen = BoxInRoot()
    let animation = screen.root.animate(duration: 2, curve: .easeIn) { screen.leading.constant = 110 }
    let x = animation.sample(at: 1)[screen.box]?.frame.minX ?? 0
    #expect(abs(x - (10 + 31.5356813)) < 1e-5)
  }

  @Test func anythingOfTheTreeMovesWhicheverViewIsAsked() {
    let screen = BoxInRoot()
    let animation = screen.box.animate(duration: 1, curve: .linear) {
      screen.root.backgroundColor = .init(.init(red: 0, green: 0, blue: 0))
    }
    #expect(animation.views.map(ObjectIdentifier.init) == [ObjectIdentifier(screen.root)])
    #expect(animation.sample(at: 0.5)[screen.root]?.backgroundColor?.alpha == 0.5)
  }

  @Test func whatWasToBeLaidOutBeforeDoesNotMoveAlong() {
    let screen = BoxInRoot()
    screen.root.layoutIfNeeded()
    screen.leading.constant = 50
    let animation = screen.root.animate(duration: 1, curve: .linear) { screen.box.alpha = 0.5 }
    #expect(animation.sample(at: 0)[screen.box]?.frame.minX == 50)
    #expect(animation.sample(at: 0.5)[screen.box]?.alpha == 0.75)
  }

  @Test func theEndsAreExact() {
    let screen = BoxInRoot()
    let animation = screen.root.animate(duration: 1, curve: .spring(dampingRatio: 0.3)) {
      screen.leading.constant = 33
    }
    let ends: [(Double, Double)] = [(-1, 10), (0, 10), (1, 33), (2, 33), (.nan, 33), (.infinity, 33)]
    for (time, x) in ends {
      #expect(animation.sample(at: time)[screen.box]?.frame.minX == x)
    }
  }

  @Test func aDelayKeepsTheStart() {
    let screen = BoxInRoot()
    let animation = screen.root.animate(duration: 1, curve: .linear, delay: 2) {
      screen.leading.constant = 20
    }
    #expect(animation.sample(at: 1.9)[screen.box]?.frame.minX == 10)
    #expect(animation.sample(at: 2.5)[screen.box]?.frame.minX == 15)
    #expect(animation.end == 3)
  }

  @Test(arguments: [0, -2, .nan, .infinity]) func durationsThatAreNoneGiveTheEndAtOnce(duration: Double) {
    let screen = BoxInRoot()
    let animation = screen.root.animate(duration: duration, delay: duration) { screen.leading.constant = 20 }
    #expect(animation.duration == 0)
    #expect(animation.sample(at: 0)[screen.box]?.frame.minX == 20)
  }

  @Test func whereLinesBeginOnTheRightTheyMoveFromThere() {
    let screen = BoxInRoot(direction: .rightToLeft)
    let animation = screen.root.animate(duration: 1, curve: .linear) { screen.leading.constant = 50 }
    #expect(animation.sample(at: 0.5)[screen.box]?.frame == Rect(x: 120, y: 5, width: 50, height: 20))
  }

  @Test func listsScroll() {
    let list = ScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let animation = list.animate(duration: 1, curve: .linear) { list.contentOffset = Point(x: 0, y: 80) }
    #expect(animation.sample(at: 0.25)[list]?.boundsOrigin == Point(x: 0, y: 20))
  }

  @Test func whatIsInAMovingViewStaysWhereItIsInIt() {
    let screen = BoxInRoot()
    let inner = View(frame: Rect(x: 1, y: 2, width: 3, height: 4))
    screen.box.addSubview(inner)
    let animation = screen.root.animate(duration: 1) { screen.leading.constant = 90 }
    #expect(animation.sample(at: 0.5)[inner]?.frame == inner.frame)
    #expect(animation.views.map(ObjectIdentifier.init) == [ObjectIdentifier(screen.box)])
  }

  @Test func lookChangesWithTheContext() {
    let root = View()
    root.backgroundColor = Color(red: 1, green: 1, blue: 1).when(
      ["appearance": "dark"], use: Color(red: 0, green: 0, blue: 0))
    let animation = root.animate(duration: 1, curve: .linear) {
      root.traitCollection.context = ["appearance": "dark"]
    }
    #expect(animation.sample(at: 0.5)[root]?.backgroundColor == ColorValue(red: 0.5, green: 0.5, blue: 0.5))
  }

  @Test func tintReachesWhatHasNoneOfItsOwn() {
    let screen = BoxInRoot()
    screen.root.tintColor = Color(red: 1, green: 0, blue: 0)
    let animation = screen.root.animate(duration: 1, curve: .linear) {
      screen.root.tintColor = Color(red: 0, green: 0, blue: 0)
    }
    #expect(animation.sample(at: 0.5)[screen.box]?.tintColor == ColorValue(red: 0.5, green: 0, blue: 0))
  }

  @Test func edgesAndTransformsMove() {
    let screen = BoxInRoot()
    let animation = screen.root.animate(duration: 1, curve: .linear) {
      screen.box.cornerRadius = 8
      screen.box.borderWidth = 2
      screen.box.transform = AffineTransform(translationX: 10, y: 0)
    }
    let middle = animation.sample(at: 0.5)[screen.box]
    #expect(middle?.cornerRadius == 4)
    #expect(middle?.borderWidth == 1)
    #expect(middle?.transform == AffineTransform(translationX: 5, y: 0))
  }

  @Test func springsDoNotMakeSizesNegative() {
    let screen = BoxInRoot()
    let animation = screen.root.animate(duration: 1, curve: .spring(dampingRatio: 0.2)) {
      screen.width.constant = 0
      screen.box.alpha = 0
    }
    let moments = animation.frames(perSecond: 100).compactMap { $0.frame[screen.box] }
    #expect(moments.allSatisfy { $0.frame.width >= 0 && $0.alpha >= 0 })
    #expect(moments.contains { $0.frame.width == 0 && $0.alpha == 0 })
  }

  @Test func viewsThatAreAddedAreAtTheirPlaceFromTheStart() {
    let screen = BoxInRoot()
    let new = View(frame: Rect(x: 70, y: 0, width: 10, height: 10))
    let animation = screen.root.animate(duration: 1) { screen.root.addSubview(new) }
    #expect(animation.sample(at: 0)[new]?.frame == new.frame)
    #expect(animation.views.isEmpty)
  }

  @Test func viewsThatAreTakenOutAreNotThere() {
    let screen = BoxInRoot()
    let animation = screen.root.animate(duration: 1) { screen.box.removeFromSuperview() }
    #expect(animation.sample(at: 0)[screen.box] == nil)
    #expect(animation.sample(at: 0).views.count == 1)
  }

  @Test func viewsThatGoIntoAnotherViewAreAtTheirPlaceFromTheStart() {
    let root = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let (first, second) = (
      View(frame: Rect(x: 0, y: 0, width: 50, height: 50)),
      View(frame: Rect(x: 50, y: 0, width: 50, height: 50))
    )
    let moved = View(frame: Rect(x: 1, y: 1, width: 5, height: 5))
    root.addSubview(first)
    root.addSubview(second)
    first.addSubview(moved)
    let animation = root.animate(duration: 1) {
      second.addSubview(moved)
      moved.frame.origin.x = 30
    }
    #expect(animation.sample(at: 0)[moved]?.frame.minX == 30)
  }

  @Test func theViewThatWasAskedMayLeaveItsTree() {
    let screen = BoxInRoot()
    let animation = screen.box.animate(duration: 1, curve: .linear) {
      screen.box.removeFromSuperview()
      screen.root.alpha = 0
    }
    #expect(animation.sample(at: 0.5)[screen.root]?.alpha == 0.5)
  }

  @Test func aViewIsTakenOutOfItsConstraintsMovedAndPutBack() {
    let screen = BoxInRoot()
    screen.root.layoutIfNeeded()
    let constraints = screen.root.constraints + screen.box.constraints
    LayoutConstraint.deactivate(constraints)
    screen.box.translatesAutoresizingMaskIntoConstraints = true
    let away = screen.root.animate(duration: 1, curve: .linear) { screen.box.center = Point(x: 135, y: 55) }
    #expect(away.sample(at: 0.5)[screen.box]?.frame == Rect(x: 60, y: 25, width: 50, height: 20))
    let back = screen.root.animate(duration: 1, curve: .linear) {
      screen.box.enableAutoLayout()
      LayoutConstraint.activate(constraints)
    }
    #expect(back.sample(at: 0.5)[screen.box]?.frame == Rect(x: 60, y: 25, width: 50, height: 20))
    #expect(screen.box.frame == Rect(x: 10, y: 5, width: 50, height: 20))
    #expect(screen.root.layoutProblems.isEmpty)
  }

  @Test func viewsSayWhatElseOfThemMoves() {
    let gauge = Gauge()
    let animation = gauge.animate(duration: 1, curve: .linear) {
      gauge.needle = 80
      gauge.needleColor = Color(red: 1, green: 1, blue: 1)
    }
    let frame = animation.sample(at: 0.25)
    #expect(frame[gauge]?["needle"] == .number(20))
    #expect(frame[gauge]?["needleColor"] == .color(ColorValue(red: 0.25, green: 0.25, blue: 0.25)))
    #expect(frame[gauge]?["hand"] == nil)
  }

  @Test func errorsOfTheChangesArePassedOn() {
    struct Failure: Error {}
    #expect(throws: Failure.self) { try View().animate(duration: 1) { throw Failure() } }
  }

  @Test func animationsHoldTheirViewsAndAreNotHeldByThem() {
    weak var held: View?
    do {
      var animation: Animation?
      do {
        let view = View()
        held = view
        animation = view.animate(duration: 1) { view.alpha = 0 }
      }
      #expect(held != nil)
      #expect(animation?.views.count == 1)
      animation = nil
    }
    #expect(held == nil)
  }

  @Test func timeGrowsWithTheNumberOfViews() {
    func work(_ count: Int) {
      let root = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
      for index in 0..<count {
        root.addSubview(View(frame: Rect(x: Double(index), y: 0, width: 1, height: 1)))
      }
      root.layoutIfNeeded()
      let animation = root.animate(duration: 1) { for view in root.subviews { view.frame.origin.y = 10 } }
      for time in [0.2, 0.5, 0.8] { animation.sample(at: time).present {} }
    }
    expectLinearTime(from: 100) { work($0) }
  }
}
