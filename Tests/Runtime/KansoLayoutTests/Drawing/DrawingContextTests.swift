import KansoTheme
import Testing

@testable import KansoLayout

struct DrawingContextTests {
  private let red = ColorValue(red: 1, green: 0, blue: 0)
  private let box = Outline.rectangle(Rect(width: 10, height: 10))

  private func drawn(at offset: Point = .zero, _ draw: (inout DrawingContext) -> Void) -> [DrawCommand] {
    var context = DrawingContext(traits: TraitCollection())
    context.offset = offset
    draw(&context)
    return context.commands
  }

  @Test func everythingIsMovedToItsPlace() {
    let path = Path([.zero, Point(x: 1, y: 1)])
    let commands = drawn(at: Point(x: 5, y: 6)) { context in
      context.fill(.path(path), .color(red))
      context.fill(
        .ellipse(Rect(width: 1, height: 1)),
        .gradient(
          LinearGradient(stops: [GradientStop(color: red, position: 0)], from: .zero, to: Point(x: 1, y: 0))))
      context.text(
        TextCommand(
          "x", font: Typography(families: [], size: 1), size: 1, color: red, origin: .zero, width: 1))
      context.image(EncodedImage(.png, bytes: [1]), in: Rect(width: 2, height: 2))
    }
    #expect(commands[0] == .fill(.path(Path([Point(x: 5, y: 6), Point(x: 6, y: 7)])), .color(red)))
    guard case .fill(.ellipse(let rect), .gradient(let gradient)) = commands[1],
      case .text(let text) = commands[2],
      case .image(_, let place) = commands[3]
    else {
      Issue.record("something else was drawn")
      return
    }
    #expect(rect.origin == Point(x: 5, y: 6))
    #expect((gradient.start, gradient.end) == (Point(x: 5, y: 6), Point(x: 6, y: 6)))
    #expect(text.origin == Point(x: 5, y: 6))
    #expect(place.origin == Point(x: 5, y: 6))
  }

  @Test func aTransformIsAboutTheOriginOfTheView() {
    let commands = drawn(at: Point(x: 5, y: 6)) { context in
      context.group(DrawGroup(transform: AffineTransform(scaleX: 2, y: 2), clip: box)) {
        $0.fill(box, .color(red))
      }
    }
    guard case .begin(let group) = commands[0] else {
      Issue.record("no group was begun")
      return
    }
    #expect(Point(x: 5, y: 6).applying(group.transform) == Point(x: 5, y: 6))
    #expect(Point(x: 6, y: 6).applying(group.transform) == Point(x: 7, y: 6))
    #expect(group.clip == .rectangle(Rect(x: 5, y: 6, width: 10, height: 10)))
  }

  @Test func groupsOfNothingAreGone() {
    let commands = drawn { context in
      context.group(DrawGroup(opacity: 0.5)) {
        $0.group(DrawGroup()) { $0.fill(.path(Path()), .color(.init(hex: "#000")!)) }
      }
      context.end()
    }
    #expect(commands == [])
  }

  @Test func whatCannotBeSeenIsLeftOut() {
    let clear = ColorValue(red: 1, green: 0, blue: 0, alpha: 0)
    let commands = drawn { context in
      context.fill(box, .color(clear))
      context.fill(box, nil)
      context.stroke(box, nil, width: 1)
      context.stroke(box, Stroke(red, width: 0))
      context.shadow(box, ResolvedShadow(red, blur: -1))
      context.fill(.rectangle(Rect(width: 0, height: 5)), .color(red))
      context.fill(.rectangle(Rect(x: .nan, width: 5, height: 5)), .color(red))
      context.text(
        TextCommand(
          "  ", font: Typography(families: [], size: 1), size: 1, color: red, origin: .zero, width: 1)
      )
      context.image(EncodedImage(.png, bytes: []), in: Rect(width: 5, height: 5))
    }
    #expect(commands == [])
  }

  // MARK: Pictures

  @Test func aPictureIsStretchedAndCut() {
    let commands = drawn(at: Point(x: 100, y: 200)) { context in
      context.picture(
        [.fill(box, .color(red))], size: Size(width: 10, height: 20),
        in: Rect(x: 1, y: 2, width: 30, height: 20))
    }
    #expect(
      commands == [
        .begin(
          DrawGroup(
            transform: AffineTransform(a: 3, b: 0, c: 0, d: 1, tx: 101, ty: 202),
            clip: .rectangle(Rect(width: 10, height: 20)))), .fill(box, .color(red)), .end,
      ])
  }

  @Test func groupsOfAPictureCannotReachOutOfIt() {
    let size = Size(width: 10, height: 10)
    let commands = drawn { context in
      context.group(DrawGroup(opacity: 0.5)) { context in
        context.picture(
          [.end, .end, .begin(DrawGroup()), .fill(box, .color(red)), .begin(DrawGroup())], size: size,
          in: Rect(origin: .zero, size: size))
        context.fill(box, .color(red))
      }
    }
    let cut = DrawGroup(clip: .rectangle(Rect(origin: .zero, size: size)))
    let fill = DrawCommand.fill(box, .color(red))
    #expect(
      commands == [
        .begin(DrawGroup(opacity: 0.5)), .begin(cut), .begin(DrawGroup()), fill, .end, .end, fill, .end,
      ])
  }

  @Test(arguments: [0, -1, Double.nan, .infinity]) func aPictureOfNoSizeIsNotDrawn(length: Double) {
    let (none, some) = (Size(width: length, height: 10), Size(width: 10, height: 10))
    let commands = drawn { context in
      context.picture([.fill(box, .color(red))], size: none, in: Rect(origin: .zero, size: some))
      context.picture([.fill(box, .color(red))], size: some, in: Rect(origin: .zero, size: none))
    }
    #expect(commands == [])
  }
}
