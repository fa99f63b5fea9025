import KansoLayout
import Testing

/// Rectangles of which some corners are round.
struct RoundCornerTests {
  private let rect = Rect(x: 0, y: 0, width: 100, height: 50)

  @Test func onlyTheNamedCornersAreRound() throws {
    guard case .path(let path) = Outline(rect, cornerRadius: 10, corners: [.topLeft, .bottomRight]) else {
      Issue.record("some round corners need a path")
      return
    }
    let ends = path.elements.map { element -> String in
      switch element {
      case .move(let point): "M\(point.x) \(point.y)"
      case .line(let point): "L\(point.x) \(point.y)"
      case .curve(_, _, let point): "C\(point.x) \(point.y)"
      case .close: "Z"
      }
    }
    #expect(
      ends == [
        "M0.0 10.0", "C10.0 0.0", "L100.0 0.0", "L100.0 40.0", "C90.0 50.0", "L0.0 50.0", "Z",
      ])
    #expect(Outline.path(path).bounds == rect)
  }

  @Test func allOrNoneAreRectangles() {
    #expect(Outline(rect, cornerRadius: 10, corners: .all) == .rectangle(rect, cornerRadius: 10))
    #expect(Outline(rect, cornerRadius: 10, corners: []) == .rectangle(rect))
    #expect(Outline(rect, cornerRadius: 0, corners: .topLeft) == .rectangle(rect))
  }

  @Test func aRadiusIsAtMostHalfOfTheShorterSide() {
    guard case .path(let path) = Outline(rect, cornerRadius: 80, corners: .topLeft) else {
      Issue.record("a round corner needs a path")
      return
    }
    #expect(path.elements.first == .move(Point(x: 0, y: 25)))
  }

  @Test func aViewIsDrawnAndClippedWithItsCorners() {
    let view = View(frame: rect)
    (view.cornerRadius, view.maskedCorners) = (10, [.topLeft])
    #expect(view.boundsOutline == Outline(rect, cornerRadius: 10, corners: .topLeft))
  }
}
