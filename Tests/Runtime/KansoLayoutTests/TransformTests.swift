import KansoLayout
import TestSupport
import Testing

/// Transforms in frames, coordinates and hit tests.
struct TransformTests {
  private let root = screen(300, 300)
  private let panel = View(frame: Rect(x: 100, y: 100, width: 100, height: 40))
  private let inner = View(frame: Rect(x: 10, y: 10, width: 20, height: 10))

  init() {
    root.addSubview(panel)
    panel.addSubview(inner)
  }

  @Test func theFrameIsTheRectangleAroundTheTransformedView() {
    panel.transform = AffineTransform(scaleX: 2, y: 0.5)
    #expect(panel.frame == Rect(x: 50, y: 110, width: 200, height: 20))
    panel.transform = AffineTransform(rotationAngle: .pi / 2)
    #expect(isNear(panel.frame, Rect(x: 130, y: 70, width: 40, height: 100)))
    panel.transform = AffineTransform(translationX: 5, y: -5)
    #expect(panel.frame == Rect(x: 105, y: 95, width: 100, height: 40))
    panel.transform = .identity
    #expect(panel.frame == Rect(x: 100, y: 100, width: 100, height: 40))
  }

  @Test func boundsAndCenterDoNotKnowTheTransform() {
    panel.transform = AffineTransform(scaleX: 3, y: 3)
    #expect(panel.bounds == Rect(x: 0, y: 0, width: 100, height: 40))
    #expect(panel.center == Point(x: 150, y: 120))
    panel.center = Point(x: 100, y: 100)
    panel.transform = .identity
    #expect(panel.frame == Rect(x: 50, y: 80, width: 100, height: 40))
  }

  @Test func constraintsReferToTheRectangleBeforeTheTransform() {
    let other = box(10, 10)
    root.add(other)
    activate(
      other.leadingAnchor.constraint(equalTo: panel.trailingAnchor),
      other.topAnchor.constraint(equalTo: panel.topAnchor))
    panel.transform = AffineTransform(scaleX: 3, y: 3)
    root.layoutIfNeeded()
    #expect(other.frame == Rect(x: 200, y: 100, width: 10, height: 10))
  }

  @Test func positionsAreConvertedThroughTransforms() {
    panel.transform = AffineTransform(scaleX: 2, y: 2)
    // The panel's top left corner is at 50, 80.
    #expect(isNear(inner.convert(inner.bounds, to: root), Rect(x: 70, y: 100, width: 40, height: 20)))
    let point = inner.convert(Point(x: 70, y: 100), from: root)
    #expect(isNear([point.x, point.y], [0, 0]))
    #expect(panel.convert(Point(x: 1, y: 1), to: panel) == Point(x: 1, y: 1))
  }

  @Test func aTouchReachesTheViewWhereItIsDrawn() {
    panel.transform = AffineTransform(scaleX: 2, y: 2)
    #expect(root.hitTest(Point(x: 75, y: 105)) === inner)
    #expect(root.hitTest(Point(x: 55, y: 85)) === panel)
    panel.transform = .identity
    #expect(root.hitTest(Point(x: 75, y: 105)) === root)
  }

  @Test func aTransformWithoutAnInverseConvertsWithoutACrash() {
    panel.transform = AffineTransform(scaleX: 0, y: 0)
    #expect(panel.frame == Rect(x: 150, y: 120, width: 0, height: 0))
    #expect(inner.convert(Point.zero, from: root).isFinite)
    #expect(root.hitTest(Point(x: 150, y: 120)) != nil)
  }

  @Test func thereAndBackThroughTransformsIsTheSamePlace() {
    var random = SeededGenerator.announced(for: "thereAndBackThroughTransformsIsTheSamePlace")
    var views = [root]
    for _ in 0..<40 {
      let view = View(frame: Rect(x: 3, y: 5, width: 40, height: 30))
      view.boundsOrigin = Point(x: Double.random(in: -9...9, using: &random), y: 2)
      view.transform = AffineTransform(rotationAngle: Double.random(in: 0...6, using: &random))
        .concatenating(AffineTransform(scaleX: Double.random(in: 0.5...2, using: &random), y: 1))
      views.randomElement(using: &random)?.addSubview(view)
      views.append(view)
    }
    for view in views {
      let other = views.randomElement(using: &random)
      let point = view.convert(view.convert(Point(x: 7, y: 8), to: other), from: other)
      #expect(isNear([point.x, point.y], [7, 8]))
    }
  }

  @Test func anInverseUndoesATransform() {
    let turn = AffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 4, ty: 5)
    let point = Point(x: 3, y: 7).applying(turn).applying(turn.inverted())
    #expect(isNear([point.x, point.y], [3, 7]))
    let flat = AffineTransform(a: 1, b: 1, c: 1, d: 1, tx: 0, ty: 0)
    #expect(flat.inverted() == flat)
  }
}
