import KansoLayout
import KansoTheme

@testable import KansoRendering

extension ColorValue {
  static let red = ColorValue(red: 1, green: 0, blue: 0)
  static let green = ColorValue(red: 0, green: 1, blue: 0)
  static let blue = ColorValue(red: 0, green: 0, blue: 1)
  static let black = ColorValue(red: 0, green: 0, blue: 0)
  static let white = ColorValue(red: 1, green: 1, blue: 1)

  func opacity(_ alpha: Double) -> ColorValue { ColorValue(space, first, second, third, alpha: alpha) }
}

extension Typography {
  static let plain = Typography(families: ["Helvetica"], size: 16)
}

/// A sample with every drawing command.
enum SVGSample {
  static let tile = 60.0

  /// Two pixels: the left one is red, the right one is blue.
  static let image = EncodedImage(
    .png,
    bytes: [
      137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 2, 0, 0, 0, 1, 8, 2, 0, 0, 0,
      123, 64, 232, 221, 0, 0, 0, 13, 73, 68, 65, 84, 120, 156, 99, 248, 207, 0, 4, 255, 1, 7, 0, 1, 255, 226,
      35, 158, 89, 0, 0, 0, 0, 73, 69, 78, 68, 174, 66, 96, 130,
    ])

  static var tiles: [(name: String, commands: [DrawCommand])] {
    let box = Rect(x: 10, y: 10, width: 40, height: 40)
    let rectangle = Outline.rectangle(box)
    let rounded = Outline.rectangle(box, cornerRadius: 10)
    let triangle = Path([Point(x: 10, y: 50), Point(x: 30, y: 10), Point(x: 50, y: 50)], isClosed: true)
    var wave = Path()
    wave.move(to: Point(x: 10, y: 30))
    wave.curve(to: Point(x: 50, y: 30), Point(x: 20, y: 0), Point(x: 40, y: 60))
    let line = Path([Point(x: 10, y: 30), Point(x: 50, y: 30)])
    let p3 = ColorValue(.displayP3, 0, 1, 0)
    let turn = AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: tile, ty: 0)
    let gradient = LinearGradient(
      stops: [GradientStop(color: .red, position: 0), GradientStop(color: .blue, position: 1)],
      from: Point(x: 10, y: 0), to: Point(x: 50, y: 0))
    func text(_ text: String, _ y: Double, _ direction: UserInterfaceLayoutDirection = .leftToRight)
      -> TextCommand
    {
      TextCommand(
        text, font: .plain, size: 16, color: .black, origin: Point(x: 10, y: y), width: 40,
        direction: direction)
    }
    return [
      ("fill", [.fill(rectangle, .color(.red))]),
      ("rounded", [.fill(rounded, .color(.red.opacity(0.5)))]),
      ("ellipse", [.fill(.ellipse(box), .color(.green))]),
      ("triangle", [.fill(.path(triangle), .color(p3))]),
      ("gradient", [.fill(rectangle, .gradient(gradient))]),
      ("border", [.stroke(rounded, Stroke(.blue, width: 4))]),
      ("dashes", [.stroke(.path(line), Stroke(.black, width: 6, dashes: [10, 5]))]),
      ("round ends", [.stroke(.path(line), Stroke(.black, width: 10, cap: .round))]),
      ("wave", [.stroke(.path(wave), Stroke(.blue, width: 2))]),
      ("shadow", [.shadow(rounded, ResolvedShadow(.black, offset: Point(x: 4, y: 4)))]),
      ("soft", [.shadow(rectangle, ResolvedShadow(.black, blur: 8, spread: 2))]),
      ("inset", [.shadow(rectangle, ResolvedShadow(.blue, offset: Point(x: 8, y: 0), isInset: true))]),
      ("soft inset", [.shadow(rounded, ResolvedShadow(.red, blur: 8, isInset: true))]),
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
          .begin(DrawGroup(transform: turn, clip: .rectangle(Rect(width: tile, height: 30)))),
          .fill(rectangle, .color(.green)), .end,
        ]
      ),
      ("image", [.image(image, in: box)]),
      ("text", [.text(text("Text", 24)), .text(text("Wide  Text", 44))]),
      ("hebrew", [.text(text("שלום", 24, .rightToLeft)), .text(text("abc!", 44, .rightToLeft))]),
      ("arabic", [.text(text("سلام", 24, .rightToLeft))]),
    ]
  }

  /// Returns a drawing of all tiles, in columns.
  static func drawing(columns: Int = 5, _ tiles: [(name: String, commands: [DrawCommand])] = tiles) -> Drawing
  {
    var commands: [DrawCommand] = [
      .fill(
        .rectangle(Rect(width: Double(columns) * tile, height: height(columns, tiles.count))), .color(.white))
    ]
    for (index, part) in tiles.enumerated() {
      let place = AffineTransform(
        translationX: Double(index % columns) * tile, y: Double(index / columns) * tile)
      commands += [.begin(DrawGroup(transform: place))] + part.commands + [.end]
    }
    return Drawing(
      size: Size(width: Double(columns) * tile, height: height(columns, tiles.count)), commands: commands)
  }

  private static func height(_ columns: Int, _ count: Int) -> Double {
    Double((count + columns - 1) / columns) * tile
  }
}
