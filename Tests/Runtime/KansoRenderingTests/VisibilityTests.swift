import KansoLayout
import KansoTheme
import Testing

@testable import KansoRendering

/// The visible parts are the same in every format.
struct VisibilityTests {
  private static let red = ColorValue(red: 1, green: 0, blue: 0)
  private static let box = Outline.rectangle(Rect(x: 0, y: 0, width: 20, height: 20))
  private static let inside = Outline.rectangle(Rect(x: 15, y: 15, width: -10, height: -10))

  private func isVisible(_ commands: [DrawCommand]) -> (svg: Bool, terminal: Bool) {
    let drawing = Drawing(size: Size(width: 20, height: 20), commands: commands)
    let svg = drawing.svg(title: "")
    return (svg.contains("#ff0000"), drawing.screen().pixel(10, 10) != nil)
  }

  private func group(_ group: DrawGroup) -> [DrawCommand] {
    [.begin(group), .fill(Self.box, .color(Self.red)), .end]
  }

  private static let unseen: [DrawCommand] = [
    .fill(inside, .color(red)), .stroke(inside, Stroke(red, width: 20)),
    .stroke(box, Stroke(red, width: -40)),
    .stroke(box, Stroke(red, width: 40, dashes: [-1, 5])),
    .fill(.ellipse(Rect(x: 20, y: 20, width: -20, height: -20)), .color(red)),
    .image(EncodedImage(.png, bytes: [0]), in: Rect(x: 20, y: 20, width: -20, height: -20)),
  ]

  @Test(arguments: unseen) func whatHasNoExtentIsNotSeen(_ command: DrawCommand) {
    #expect(isVisible([command]) == (false, false))
  }

  @Test func whatIsInAGroupThatIsNotSeenIsNotSeen() {
    #expect(isVisible(group(DrawGroup())) == (true, true))
    for opacity in [0, -1, Double.nan] {
      #expect(isVisible(group(DrawGroup(opacity: opacity))) == (false, false))
    }
    for clip in [Self.inside, .rectangle(Rect(x: .nan, y: 0, width: 20, height: 20)), .path(Path())] {
      #expect(isVisible(group(DrawGroup(clip: clip))) == (false, false))
    }
    #expect(
      isVisible(group(DrawGroup(transform: AffineTransform(scaleX: .infinity, y: 1)))) == (false, false))
    // The commands after the group are visible.
    #expect(isVisible(group(DrawGroup(opacity: .nan)) + group(DrawGroup())) == (true, true))
  }

  @Test func stopsOfGradientsAreInOrder() {
    let blue = ColorValue(red: 0, green: 0, blue: 1)
    func drawing(_ places: [Double]) -> Drawing {
      let stops = zip([Self.red, blue, Self.red, blue], places).map { GradientStop(color: $0, position: $1) }
      let gradient = LinearGradient(stops: stops, from: .zero, to: Point(x: 20))
      return Drawing(
        size: Size(width: 20, height: 20), commands: [.fill(Self.box, .gradient(gradient))])
    }
    for (written, shown) in [
      ([.nan, 0.5, 0.25, 1], [0, 0.5, 0.5, 1]), ([-1, 0.25, 0.5, 7], [0, 0.25, 0.5, 1]),
      ([0, .infinity, 0.5, 1], [0, 0, 0.5, 1]),
    ] {
      let (written, shown) = (drawing(written), drawing(shown))
      #expect(written.svg(title: "") == shown.svg(title: ""))
      #expect(
        written.terminal(columns: 20, colors: .trueColor) == shown.terminal(columns: 20, colors: .trueColor))
    }
  }

  @Test func shadowsInRemAreDrawnInPoints() {
    let shadow = Shadow(
      color: Self.red, offsetX: Dimension(1, .rem), offsetY: Dimension(3), blur: Dimension(0.5, .rem),
      spread: Dimension(-0.25, .rem))
    let expected = ResolvedShadow(Self.red, offset: Point(x: 16, y: 3), blur: 8, spread: -4)
    #expect(ResolvedShadow(shadow) == expected)
  }
}
