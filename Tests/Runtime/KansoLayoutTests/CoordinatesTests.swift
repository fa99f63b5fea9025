import KansoLayout
import TestSupport
import Testing

/// Conversion of positions between the coordinates of views, and hit testing.
struct CoordinatesTests {
  private let root = View(frame: Rect(x: 0, y: 0, width: 300, height: 300))
  private let list = ScrollView(frame: Rect(x: 10, y: 20, width: 100, height: 100))
  private let inner = View(frame: Rect(x: 5, y: 150, width: 50, height: 50))

  init() {
    root.addSubview(list)
    list.addSubview(inner)
    list.contentOffset = Point(x: 0, y: 100)
  }

  @Test func aPlaceIsThatOfTheRootAsFarAsItWasScrolled() {
    #expect(inner.convert(Point(x: 1, y: 2), to: nil) == Point(x: 16, y: 72))
    #expect(inner.convert(Point(x: 1, y: 2), to: list) == Point(x: 6, y: 152))
    #expect(
      inner.convert(Rect(x: 1, y: 2, width: 3, height: 4), to: root)
        == Rect(x: 16, y: 72, width: 3, height: 4))
  }

  @Test func aPlaceComesFromAnotherViewToo() {
    #expect(inner.convert(Point(x: 16, y: 72), from: nil) == Point(x: 1, y: 2))
    #expect(
      inner.convert(Rect(x: 6, y: 152, width: 3, height: 4), from: list)
        == Rect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func theRootsOwnCoordinatesAreItsBounds() {
    root.boundsOrigin = Point(x: 7, y: 9)
    #expect(root.convert(Point(x: 1, y: 1), to: nil) == Point(x: 1, y: 1))
    #expect(list.convert(Point(x: 0, y: 100), to: nil) == list.convert(Point(x: 0, y: 100), to: root))
  }

  @Test func thereAndBackIsTheSamePlace() {
    var random = SeededGenerator.announced(for: "thereAndBackIsTheSamePlace")
    var views = [root, list, inner]
    for _ in 0..<50 {
      let view = View(frame: Rect(x: whole(&random), y: whole(&random), width: 10, height: 10))
      view.boundsOrigin = Point(x: whole(&random), y: whole(&random))
      views.randomElement(using: &random)?.addSubview(view)
      views.append(view)
    }
    for view in views {
      let point = Point(x: whole(&random), y: whole(&random))
      let other = views.randomElement(using: &random)
      #expect(view.convert(view.convert(point, to: other), from: other) == point)
    }
  }

  private func whole(_ random: inout SeededGenerator) -> Double {
    Double(Int.random(in: -99...99, using: &random))
  }

  @Test func theFrontmostViewIsTouched() {
    let front = View(frame: inner.frame)
    list.addSubview(front)
    #expect(root.hitTest(Point(x: 16, y: 72)) === front)
    list.sendSubviewToBack(front)
    #expect(root.hitTest(Point(x: 16, y: 72)) === inner)
  }

  @Test func whatReachesBeyondItsSuperviewIsNotTouchedThere() {
    inner.frame.origin.y = 180
    #expect(root.hitTest(Point(x: 16, y: 115)) === inner)
    #expect(root.hitTest(Point(x: 16, y: 125)) === root)
    #expect(root.hitTest(Point(x: 300, y: 0)) == nil)
  }

  @Test func whatIsHiddenOrTakesNoTouchesIsPassedOver() {
    let point = Point(x: 16, y: 72)
    inner.isUserInteractionEnabled = false
    #expect(root.hitTest(point) === list)
    inner.isUserInteractionEnabled = true
    inner.alpha = 0.01
    #expect(root.hitTest(point) === list)
    list.isHidden = true
    #expect(root.hitTest(point) === root)
    root.isUserInteractionEnabled = false
    #expect(root.hitTest(point) == nil)
  }

  @Test func treesMayBeDeep() {
    var view = root
    for _ in 0..<100_000 {
      let next = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))
      view.addSubview(next)
      view = next
    }
    #expect(root.hitTest(Point(x: 5, y: 5)) === view)
    #expect(view.convert(Point.zero, to: nil) == .zero)
  }
}
