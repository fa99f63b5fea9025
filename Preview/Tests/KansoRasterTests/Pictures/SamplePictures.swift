import KansoLayout
import KansoRendering
import KansoTheme

extension ColorValue {
  static let red = ColorValue(red: 1, green: 0, blue: 0)
  static let green = ColorValue(red: 0, green: 1, blue: 0)
  static let blue = ColorValue(red: 0, green: 0, blue: 1)
  static let black = ColorValue(red: 0, green: 0, blue: 0)
  static let white = ColorValue(red: 1, green: 1, blue: 1)

  func opacity(_ alpha: Double) -> ColorValue { ColorValue(space, first, second, third, alpha: alpha) }
}

/// A sample with every drawing command, each in its own tile.
enum SamplePictures {
  typealias Tile = (name: String, commands: [DrawCommand])

  static let side = 60.0
  private static let box = Rect(x: 10, y: 10, width: 40, height: 40)
  private static let rectangle = Outline.rectangle(box)
  private static let rounded = Outline.rectangle(box, cornerRadius: 10)
  private static let line = Path([Point(x: 10, y: 30), Point(x: 50, y: 30)])

  /// Two pixels: the left one is red, the right one is blue.
  static func image() throws -> EncodedImage {
    EncodedImage(
      .png, bytes: try Pixels(width: 2, height: 1, bytes: [255, 0, 0, 255, 0, 0, 255, 255]).png())
  }

  /// Tiles without texts.
  static func tiles() throws -> [Tile] {
    try shapes + shadows + groups + [("image", [.image(image(), in: box)])]
  }

  private static var shapes: [Tile] {
    let triangle = Path([Point(x: 10, y: 50), Point(x: 30, y: 10), Point(x: 50, y: 50)], isClosed: true)
    var wave = Path()
    wave.move(to: Point(x: 10, y: 30))
    wave.curve(to: Point(x: 50, y: 30), Point(x: 20, y: 0), Point(x: 40, y: 60))
    let gradient = LinearGradient(
      stops: [GradientStop(color: .red, position: 0), GradientStop(color: .blue, position: 1)],
      from: Point(x: 10, y: 0), to: Point(x: 50, y: 0))
    return [
      ("fill", [.fill(rectangle, .color(.red))]),
      ("rounded", [.fill(rounded, .color(.red.opacity(0.5)))]),
      ("ellipse", [.fill(.ellipse(box), .color(.green))]),
      ("triangle", [.fill(.path(triangle), .color(ColorValue(.displayP3, 0, 1, 0)))]),
      ("gradient", [.fill(rectangle, .gradient(gradient))]),
      ("border", [.stroke(rounded, Stroke(.blue, width: 4))]),
      ("dashes", [.stroke(.path(line), Stroke(.black, width: 6, dashes: [10, 5]))]),
      ("round ends", [.stroke(.path(line), Stroke(.black, width: 10, cap: .round))]),
      ("square ends", [.stroke(.path(line), Stroke(.black, width: 10, cap: .square))]),
      ("wave", [.stroke(.path(wave), Stroke(.blue, width: 2))]),
    ]
  }

  private static var shadows: [Tile] {
    let ring = Path([
      Point(x: 10, y: 10), Point(x: 50, y: 10), Point(x: 50, y: 50), Point(x: 30, y: 30),
      Point(x: 10, y: 50),
    ])
    return [
      ("shadow", [.shadow(rounded, ResolvedShadow(.black, offset: Point(x: 4, y: 4)))]),
      ("soft", [.shadow(rectangle, ResolvedShadow(.black, blur: 8, spread: 2))]),
      ("inset", [.shadow(rectangle, ResolvedShadow(.blue, offset: Point(x: 8, y: 0), isInset: true))]),
      ("soft inset", [.shadow(rounded, ResolvedShadow(.red, blur: 8, isInset: true))]),
      ("very soft", [.shadow(.ellipse(box), ResolvedShadow(.black, blur: 24, spread: 4))]),
      ("faint", [.shadow(rounded, ResolvedShadow(.black.opacity(0.3), offset: Point(x: 0, y: 3), blur: 5))]),
      ("of a path", [.shadow(.path(ring), ResolvedShadow(.blue, offset: Point(x: 3, y: 3), blur: 4))]),
    ]
  }

  private static var groups: [Tile] {
    let turn = AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: side, ty: 0)
    let lean = AffineTransform(a: 0.9, b: 0.3, c: -0.3, d: 0.9, tx: 12, ty: -6)
    return [
      (
        "opacity",
        [
          .begin(DrawGroup(opacity: 0.5)), .fill(rectangle, .color(.red)),
          .begin(DrawGroup(opacity: 0.5)), .fill(.ellipse(box), .color(.blue)), .end, .end,
        ]
      ),
      ("clip", [.begin(DrawGroup(clip: .ellipse(box))), .fill(rectangle, .color(.red)), .end]),
      (
        "turn",
        [
          .begin(DrawGroup(transform: turn, clip: .rectangle(Rect(width: side, height: 30)))),
          .fill(rectangle, .color(.green)), .end,
        ]
      ),
      (
        "lean",
        [
          .begin(DrawGroup(transform: lean)), .shadow(rounded, ResolvedShadow(.black, blur: 6)),
          .fill(rounded, .color(.green)), .end,
        ]
      ),
    ]
  }

  /// Returns a drawing of tiles on white, in columns.
  static func drawing(columns: Int = 5, _ tiles: [Tile]) -> Drawing {
    let rows = (tiles.count + columns - 1) / columns
    let size = Size(width: Double(columns) * side, height: Double(rows) * side)
    var commands: [DrawCommand] = [.fill(.rectangle(Rect(origin: .zero, size: size)), .color(.white))]
    for (index, tile) in tiles.enumerated() {
      let place = AffineTransform(
        translationX: Double(index % columns) * side, y: Double(index / columns) * side)
      commands += [.begin(DrawGroup(transform: place))] + tile.commands + [.end]
    }
    return Drawing(size: size, commands: commands)
  }

  /// Returns a drawing of one tile.
  static func drawing(_ commands: [DrawCommand], size: Size = Size(width: side, height: side)) -> Drawing {
    Drawing(size: size, commands: commands)
  }
}
