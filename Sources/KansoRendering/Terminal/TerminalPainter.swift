import KansoLayout
import KansoTheme

/// A painter that draws commands on a grid, in their order.
struct TerminalPainter {
  private struct State {
    var transform: AffineTransform
    var opacity: Float
    var clip: TerminalClip
  }

  private(set) var grid: TerminalGrid
  private let coverage: Coverage
  private var state: State
  private var around: [State] = []
  private var known: [ColorValue: SIMD4<Float>] = [:]
  /// The texts of each line, in the order of drawing.
  private var texts: [[PlacedText]]
  /// The end of the previous text: its place in points, and its column.
  private var end: (place: Point, column: Int)?

  init(_ grid: TerminalGrid) {
    self.grid = grid
    coverage = Coverage(width: grid.columns, height: 2 * grid.rows)
    state = State(
      transform: AffineTransform(scaleX: 1 / grid.pixel, y: 1 / grid.pixel), opacity: 1,
      clip: TerminalClip(coverage))
    texts = Array(repeating: [], count: grid.rows)
  }

  /// The color that replaces an image, which characters cannot show.
  private static let imageColor = SIMD4<Float>(0.7, 0.7, 0.7, 1)

  /// Draws a command.
  /// - Parameter number: the number of the command, from 1.
  mutating func draw(_ command: DrawCommand, number: Int) {
    // The content of an invisible group is hidden by its opacity of 0. It is still visited, because the end of the
    // group must be found.
    if case .begin = command {} else if !command.isSeen { return }
    switch command {
    case .fill(let outline, let paint): fill(FlatOutline(outline, state.transform), paint, number)
    case .stroke(let outline, let stroke):
      fill(FlatOutline(outline, stroke, state.transform), .color(stroke.color), number)
    case .image(_, let rect):
      paint(FlatOutline(.rectangle(rect), state.transform), number) { _, _ in Self.imageColor }
    case .text(let text): place(text, number)
    case .shadow: break
    case .begin(let group): begin(group, isSeen: command.isSeen)
    case .end: if let last = around.popLast() { state = last }
    }
  }

  private mutating func begin(_ group: DrawGroup, isSeen: Bool) {
    around.append(state)
    state.opacity *= isSeen ? Float(min(group.opacity, 1)) : 0
    guard state.opacity > 0 else { return }
    state.transform = group.transform.concatenating(state.transform)
    guard let clip = group.clip else { return }
    if let outline = FlatOutline(clip, state.transform) {
      state.clip.cut(to: outline)
    } else {
      state.opacity = 0
    }
  }

  // MARK: Fills

  private mutating func fill(_ outline: FlatOutline?, _ paint: Paint, _ number: Int) {
    switch paint {
    case .color(let color):
      let color = shown(color)
      self.paint(outline, number) { _, _ in color }
    case .gradient(let gradient):
      let stops = gradient.shownStops.map { (place: Float($0.position), color: shown($0.color)) }
      guard let line = GradientLine(gradient, stops, state.transform) else { return }
      self.paint(outline, number) { x, y in line.color(inPixel: x, y) }
    }
  }

  private mutating func paint(
    _ outline: FlatOutline?, _ number: Int, _ color: (Int, Int) -> SIMD4<Float>
  ) {
    guard let outline, state.opacity > 0 else { return }
    let (clip, opacity) = (state.clip, state.opacity)
    coverage.forEachRow(of: outline) { y, columns, parts in
      for x in columns where parts[x] > 0 {
        let part = parts[x] * opacity * clip.part(x: x, y: y)
        if part > 0 { grid.blend(color(x, y), opacity: part, x: x, y: y, number: number) }
      }
    }
  }

  /// Returns a color in sRGB, as terminals show it. A color outside sRGB becomes the nearest one inside.
  private mutating func shown(_ color: ColorValue) -> SIMD4<Float> {
    if let known = known[color] { return known }
    let mapped = color.mapped(toGamutOf: .srgb)
    func number(_ value: Double?) -> Float {
      guard let value, value.isFinite else { return 0 }
      return Float(min(max(value, 0), 1))
    }
    let shown = SIMD4(
      number(mapped.first), number(mapped.second), number(mapped.third), number(mapped.alpha))
    known[color] = shown
    return shown
  }

  // MARK: Texts

  /// The height of the middle of lowercase letters above the baseline, as a fraction of the font size.
  private static let letterMiddle = 0.35
  /// The maximum distance between texts that are joined, in points.
  private static let joint = 0.5

  private mutating func place(_ text: DrawnText, _ number: Int) {
    let middle = Point(x: text.origin.x, y: text.origin.y - text.size * Self.letterMiddle)
      .applying(state.transform)
    guard middle.x.isFinite, middle.y.isFinite, state.opacity > 0 else { return }
    let row = (middle.y / 2).rounded(.down)
    guard row >= 0, row < Double(grid.rows), abs(middle.x) < Self.farAway else { return }
    let cells = TerminalText(text.text)
    let column = column(of: text, cells.width, from: middle.x)
    end = (Point(x: text.origin.x + text.width, y: text.origin.y), column + cells.width)
    var color = shown(text.color)
    color.w *= state.opacity
    let style = TerminalStyle(
      color: color, isBold: text.font.isBold, isUnderlined: text.isUnderlined)
    var placed = PlacedText(cells, at: column, number: number, style: style)
    placed.clip(to: state.clip, row: Int(row), columns: grid.columns)
    texts[Int(row)].append(placed)
  }

  /// Returns the column in which a text begins.
  private func column(of text: DrawnText, _ cells: Int, from left: Double) -> Int {
    let (width, part): (Int, Double) =
      switch text.anchor {
      case .left: (0, 0)
      case .center: (cells / 2, 0.5)
      case .right: (cells, 1)
      }
    if text.anchor != .left {
      let place = Point(x: text.origin.x + text.width * part, y: text.origin.y).applying(state.transform).x
      if place.isFinite, abs(place) < Self.farAway { return Int(place.rounded()) - width }
    } else if let end, abs(end.place.x - text.origin.x) < Self.joint, end.place.y == text.origin.y {
      return end.column
    }
    return Int(left.rounded(.down))
  }

  /// The limit of positions, in cells. Positions beyond it are not visible, and their conversion to `Int` could trap.
  private static let farAway = 1e6

  /// Returns the cells of a line; nil for a cell that shows only its color.
  func line(_ row: Int) -> [TerminalCell?] {
    var line = [TerminalCell?](repeating: nil, count: grid.columns)
    let seen = texts[row].map { $0.uncovered(in: grid, row: row) }
    let starts = seen.compactMap(\.column).sorted()
    for text in seen {
      // A text is not shown if an earlier text already occupies its first cell.
      guard let column = text.column, line[column] == nil else { continue }
      text.write(to: &line, until: starts.first { $0 > column } ?? grid.columns)
    }
    return line
  }
}
