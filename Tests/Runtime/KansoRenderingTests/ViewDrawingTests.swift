import KansoLayout
import KansoTheme
import Testing

@testable import KansoRendering

/// A view that draws a rectangle of its own.
private final class Canvas: View {
  override func draw(in context: inout DrawingContext) {
    context.fill(.rectangle(Rect(x: 1, y: 2, width: 3, height: 4)), .color(.green))
  }
}

struct ViewDrawingTests {
  private let root = View(frame: Rect(x: 7, y: 8, width: 100, height: 100))

  private func view(_ frame: Rect, _ color: Color? = nil) -> View {
    let view = View(frame: frame)
    view.backgroundColor = color
    return view
  }

  private func rectangle(x: Double, y: Double, width: Double, height: Double, radius: Double = 0)
    -> Outline
  {
    .rectangle(Rect(x: x, y: y, width: width, height: height), cornerRadius: radius)
  }

  private var commands: [DrawCommand] { Drawing(of: root).commands }
  private let red = Color(.red)
  private let blue = Color(.blue)

  @Test func aPictureIsAsLargeAsItsView() {
    root.backgroundColor = red
    let drawing = Drawing(of: root)
    #expect(drawing.size == Size(width: 100, height: 100))
    #expect(drawing.commands == [.fill(rectangle(x: 0, y: 0, width: 100, height: 100), .color(.red))])
  }

  @Test func whatIsInAViewIsDrawnBetweenItsBackgroundAndItsBorder() {
    let canvas = Canvas(frame: Rect(x: 10, y: 20, width: 50, height: 50))
    (canvas.backgroundColor, canvas.borderColor, canvas.borderWidth) = (red, blue, 2)
    root.addSubview(canvas)
    canvas.addSubview(view(Rect(x: 5, y: 5, width: 10, height: 10), blue))
    canvas.addSubview(view(Rect(x: 6, y: 6, width: 10, height: 10), red))
    #expect(
      commands == [
        .fill(rectangle(x: 10, y: 20, width: 50, height: 50), .color(.red)),
        .fill(rectangle(x: 11, y: 22, width: 3, height: 4), .color(.green)),
        .fill(rectangle(x: 15, y: 25, width: 10, height: 10), .color(.blue)),
        .fill(rectangle(x: 16, y: 26, width: 10, height: 10), .color(.red)),
        .stroke(rectangle(x: 11, y: 21, width: 48, height: 48), Stroke(.blue, width: 2)),
      ])
  }

  @Test func aPartOfATreeIsAPicture() {
    let inner = view(Rect(x: 10, y: 20, width: 50, height: 50), red)
    root.addSubview(inner)
    inner.addSubview(view(Rect(x: 5, y: 5, width: 10, height: 10), blue))
    #expect(
      Drawing(of: inner).commands == [
        .fill(rectangle(x: 0, y: 0, width: 50, height: 50), .color(.red)),
        .fill(rectangle(x: 5, y: 5, width: 10, height: 10), .color(.blue)),
      ])
  }

  @Test func whatIsHiddenIsNotDrawn() {
    for (index, child) in [view(Rect(width: 9, height: 9), red), view(Rect(width: 8, height: 8), red)]
      .enumerated()
    {
      root.addSubview(child)
      child.addSubview(view(Rect(width: 5, height: 5), blue))
      if index == 0 { child.isHidden = true } else { child.alpha = 0 }
    }
    #expect(commands == [])
  }

  @Test func opacityIsThatOfTheWhole() {
    let child = view(Rect(x: 1, y: 1, width: 9, height: 9), red)
    child.alpha = 0.5
    (child.borderWidth, child.borderColor) = (1, blue)
    root.addSubview(child)
    child.addSubview(view(Rect(width: 5, height: 5), blue))
    #expect(commands.first == .begin(DrawGroup(opacity: 0.5)))
    #expect(commands.last == .end)
    #expect(commands.count == 5)
  }

  @Test func contentsAreCutButNotShadowsAndBorder() {
    let child = view(Rect(x: 10, y: 10, width: 20, height: 20), red)
    (child.clipsToBounds, child.cornerRadius, child.borderWidth, child.borderColor) = (true, 4, 2, blue)
    child.shadows = [
      Shadow(color: .black, offsetX: .points(1), offsetY: .points(2), blur: .points(3), spread: .points(4))
    ]
    root.addSubview(child)
    child.addSubview(view(Rect(x: 15, y: 0, width: 20, height: 20), blue))
    #expect(
      commands == [
        .shadow(
          rectangle(x: 10, y: 10, width: 20, height: 20, radius: 4),
          ResolvedShadow(.black, offset: Point(x: 1, y: 2), blur: 3, spread: 4)),
        .fill(rectangle(x: 10, y: 10, width: 20, height: 20, radius: 4), .color(.red)),
        .begin(DrawGroup(clip: rectangle(x: 10, y: 10, width: 20, height: 20, radius: 4))),
        .fill(rectangle(x: 25, y: 10, width: 20, height: 20), .color(.blue)), .end,
        .stroke(rectangle(x: 11, y: 11, width: 18, height: 18, radius: 3), Stroke(.blue, width: 2)),
      ])
  }

  /// The topmost layer is drawn last, and inner shadows are on top of the background.
  @Test func shadowsLieOnEachOther() {
    func layer(_ blur: Double, isInset: Bool = false) -> Shadow {
      Shadow(
        color: .black, offsetX: .points(0), offsetY: .points(0), blur: .points(blur), spread: .points(0),
        isInset: isInset)
    }
    root.backgroundColor = red
    root.shadows = [layer(1), layer(2, isInset: true), layer(3), layer(4, isInset: true)]
    let blurs = commands.map { command -> Double in
      if case .shadow(_, let shadow) = command { shadow.blur } else { 0 }
    }
    #expect(blurs == [3, 1, 0, 4, 2])
  }

  @Test func aTransformIsAboutTheMiddle() throws {
    let child = view(Rect(x: 20, y: 30, width: 40, height: 20), red)
    child.transform = AffineTransform(scaleX: 2, y: 3)
    root.addSubview(child)
    guard case .begin(let group) = commands.first else { throw Unexpected() }
    let middle = Point(x: 40, y: 40)
    #expect(middle.applying(group.transform) == middle)
    #expect(Point(x: 20, y: 30).applying(group.transform) == Point(x: 0, y: 10))
  }

  @Test func transformsInTransformsAndScrolledBounds() throws {
    let outer = view(Rect(x: 10, y: 10, width: 50, height: 50))
    outer.boundsOrigin = Point(x: 100, y: 200)
    outer.transform = AffineTransform(translationX: 5, y: 0)
    root.addSubview(outer)
    let inner = view(Rect(x: 110, y: 220, width: 10, height: 10), red)
    inner.transform = AffineTransform(scaleX: 2, y: 2)
    outer.addSubview(inner)
    guard commands.count == 5, case .begin(let first) = commands[0], case .begin(let second) = commands[1],
      case .fill(.rectangle(let rect, _), _) = commands[2]
    else { throw Unexpected() }
    #expect(rect == Rect(x: 20, y: 30, width: 10, height: 10))
    let corner = rect.origin.applying(second.transform).applying(first.transform)
    #expect(corner == Point(x: 20, y: 25))
  }

  @Test func scrolledContentsMove() {
    let scrolled = view(Rect(x: 10, y: 10, width: 50, height: 50), red)
    scrolled.boundsOrigin = Point(x: 0, y: 30)
    scrolled.clipsToBounds = true
    root.addSubview(scrolled)
    scrolled.addSubview(view(Rect(x: 0, y: 40, width: 10, height: 10), blue))
    #expect(
      commands == [
        .fill(rectangle(x: 10, y: 10, width: 50, height: 50), .color(.red)),
        .begin(DrawGroup(clip: rectangle(x: 10, y: 10, width: 50, height: 50))),
        .fill(rectangle(x: 10, y: 20, width: 10, height: 10), .color(.blue)), .end,
      ])
  }

  /// Layout would move the view back, so the view is drawn without layout.
  @Test func framesAreDrawnAsTheyAre() {
    let child = view(.zero, red)
    child.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(child)
    child.widthAnchor.constraint(equalToConstant: 10).isActive = true
    child.heightAnchor.constraint(equalToConstant: 10).isActive = true
    #expect(Drawing(ofFramesOf: root).commands == [])
    #expect(Drawing(of: root).commands == [.fill(rectangle(x: 0, y: 0, width: 10, height: 10), .color(.red))])
    child.drawnGeometry.frame = Rect(x: 3, y: 3, width: 5, height: 5)
    #expect(
      Drawing(ofFramesOf: root).commands == [.fill(rectangle(x: 3, y: 3, width: 5, height: 5), .color(.red))])
  }

  @Test func colorsAreThoseOfTheTree() {
    root.backgroundColor = red.when(["appearance": "dark"], use: blue)
    root.traitCollection.userInterfaceStyle = .dark
    #expect(commands == [.fill(rectangle(x: 0, y: 0, width: 100, height: 100), .color(.blue))])
  }

  @Test func textsStandWhereTheirLabelHasThem() throws {
    let label = Label("Hello")
    (label.font, label.textColor) = (Font(families: ["Arial"], size: 10), red)
    label.frame = Rect(x: 10, y: 10, width: 60, height: 40)
    root.addSubview(label)
    guard case .text(let text) = commands.first else { throw Unexpected() }
    #expect((text.text, text.size, text.width) == ("Hello", 10, 25))
    #expect(text.origin.x == 10)
    #expect(abs(text.origin.y - (30 + (1950.0 - 494) / 2048 * 5)) < 1e-9)
    label.textAlignment = .right
    guard case .text(let moved) = commands.first else { throw Unexpected() }
    #expect(moved.origin.x == 45)
  }

  @Test func treesMayBeDeep() {
    var inner = root
    for _ in 0..<10_000 {
      let next = view(Rect(x: 0, y: 0, width: 5, height: 5), red)
      next.alpha = 0.99
      inner.addSubview(next)
      inner = next
    }
    let drawing = Drawing(ofFramesOf: root)
    #expect(drawing.commands.count == 30_000)
    #expect(XMLReading(drawing.svg(title: "Deep")) != nil)
  }

  private struct Unexpected: Error {}
}
