import KansoTheme
import Testing

@testable import KansoDrawing

struct OutlineTests {
  private let rect = Rect(x: 10, y: 20, width: 30, height: 40)

  @Test func grows() {
    #expect(
      Outline.rectangle(rect, cornerRadius: 4).outset(by: 2)
        == .rectangle(Rect(x: 8, y: 18, width: 34, height: 44), cornerRadius: 6))
    #expect(Outline.rectangle(rect).outset(by: 2) == .rectangle(Rect(x: 8, y: 18, width: 34, height: 44)))
    #expect(
      Outline.rectangle(rect, cornerRadius: 4).outset(by: -5)
        == .rectangle(Rect(x: 15, y: 25, width: 20, height: 30)))
    #expect(Outline.ellipse(rect).outset(by: -50).bounds.size == .zero)
    let path = Outline.path(Path([.zero, Point(x: 1, y: 1)]))
    #expect(path.outset(by: 5) == path)
  }

  @Test func hasBounds() {
    var path = Path()
    path.move(to: Point(x: 1, y: 2))
    path.curve(to: Point(x: 5, y: 2), Point(x: 2, y: -3), Point(x: 4, y: 7))
    path.close()
    #expect(Outline.path(path).bounds == Rect(x: 1, y: -3, width: 4, height: 10))
    #expect(Outline.path(Path()).bounds == .zero)
    #expect(Outline.ellipse(rect).bounds == rect)
  }

  @Test func isMoved() {
    let offset = Point(x: 1, y: -1)
    for outline in [
      Outline.rectangle(rect, cornerRadius: 3), .ellipse(rect),
      .path(Path([rect.origin, .zero], isClosed: true)),
    ] {
      let moved = outline.moved(by: offset)
      #expect(moved.bounds.origin == outline.bounds.origin.moved(by: offset, times: 1))
      #expect(moved.moved(by: Point(x: -1, y: 1)) == outline)
    }
  }

  @Test func pathsOfPoints() {
    #expect(Path([]).elements == [])
    #expect(Path([.zero], isClosed: true).elements == [.move(.zero), .close])
  }
}
