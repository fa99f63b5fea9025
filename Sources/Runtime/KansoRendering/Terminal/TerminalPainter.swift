import KansoDrawing
import KansoTheme
import KansoTypesetting

/// A painter that draws commands on a grid, in their order.
struct TerminalPainter {
  /// The state that the open groups set.
  private struct State {
    var transform: AffineTransform
    var opacity: Float
    var clip: TerminalClip
  }

  private(set) var grid: TerminalGrid
  private let coverage: CoverageRasterizer
  private var state: State
  private var stateStack: [State] = []
  /// The colors in sRGB that were converted already.
  private var known: [ColorValue: SIMD4<Float>] = [:]
  /// The texts of each line, in the order of drawing.
  private var texts: [[PlacedText]]
  /// The end of the previous text: its place in points, and the column after it.
  private var end: (place: Point, column: Int)?

  /// Creates a painter on a grid, without clip and with the scale from points to pixels.
  init(_ grid: TerminalGrid) {
    self.grid = grid
    coverage = CoverageRasterizer(width: grid.columns, height: 2 * grid.rows)
    state = State(
      transform: AffineTransform(scaleX: 1 / grid.pixel, y: 1 / grid.pixel), opacity: 1,
      clip: TerminalClip(coverage))
    texts = Array(repeating: [], count: grid.rows)
  }

  /// The color that replaces an image, which characters cannot show.
  private static let imageColor = SIMD4<Float>(0.7, 0.7, 0.7, 1)

  /// Draws a command. Images become gray rectangles, and shadows are left out. Texts are only collected, for
  /// `cells(ofRow:)`.
  ///
  /// - Parameter commandNumber: the number of the command, from 1.
  mutating func draw(_ command: DrawCommand, commandNumber: Int) {
    // The content of an invisible group is hidden by its opacity of 0. It is still visited, because the end of the
    // group must be found.
    if case .begin = command {} else if !command.isVisible { return }
    switch command {
    case .fill(let outline, let paint): fill(FlattenedOutline(outline, state.transform), paint, commandNumber)
    case .stroke(let outline, let stroke):
      fill(FlattenedOutline(outline, stroke, state.transform), .color(stroke.color), commandNumber)
    case .image(_, let rect):
      let outline = FlattenedOutline(.rectangle(rect), state.transform)
      fillPixels(of: outline, commandNumber) { _, _ in Self.imageColor }
    case .text(let text): placeText(text, commandNumber)
    case .shadow: break
    case .begin(let group): beginGroup(group, isVisible: command.isVisible)
    case .end: if let last = stateStack.popLast() { state = last }
    }
  }

  /// Saves the state, and applies the transform, opacity and clip of a group to it. An invisible group gets
  /// an opacity of 0.
  private mutating func beginGroup(_ group: DrawGroup, isVisible: Bool) {
    stateStack.append(state)
    state.opacity *= isVisible ? Float(min(group.opacity, 1)) : 0
    guard state.opacity > 0 else { return }
    state.transform = group.transform.concatenating(state.transform)
    guard let clip = group.clip else { return }
    if let outline = FlattenedOutline(clip, state.transform) {
      state.clip.cut(to: outline)
    } else {
      state.opacity = 0
    }
  }

  // MARK: Fills

  /// Fills an outline, in pixels, with a color or gradient. Draws nothing if the outline is nil, or if the
  /// gradient has no stops.
  private mutating func fill(_ outline: FlattenedOutline?, _ paint: Paint, _ commandNumber: Int) {
    switch paint {
    case .color(let color):
      let color = terminalColor(color)
      fillPixels(of: outline, commandNumber) { _, _ in color }
    case .gradient(let gradient):
      let stops = gradient.normalizedStops.map {
        (location: Float($0.position), color: terminalColor($0.color))
      }
      guard let pixels = PixelGradient(gradient, stops, state.transform) else { return }
      fillPixels(of: outline, commandNumber) { x, y in pixels.color(column: x, row: y) }
    }
  }

  /// Blends a color into each pixel that the outline covers, with the current clip and opacity. Draws nothing
  /// if the outline is nil.
  ///
  /// - Parameter color: returns the color of a pixel from its column and row.
  private mutating func fillPixels(
    of outline: FlattenedOutline?, _ commandNumber: Int, _ color: (Int, Int) -> SIMD4<Float>
  ) {
    guard let outline, state.opacity > 0 else { return }
    let (clip, opacity) = (state.clip, state.opacity)
    coverage.forEachRow(of: outline) { y, columns, parts in
      for x in columns where parts[x] > 0 {
        let part = parts[x] * opacity * clip.visiblePart(x: x, y: y)
        if part > 0 { grid.blend(color(x, y), opacity: part, x: x, y: y, commandNumber: commandNumber) }
      }
    }
  }

  /// Returns a color in sRGB, as terminals show it. A color outside sRGB becomes the nearest one inside; a
  /// missing component becomes 0.
  private mutating func terminalColor(_ color: ColorValue) -> SIMD4<Float> {
    if let known = known[color] { return known }
    let mapped = color.mapped(toGamutOf: .srgb)
    /// Returns a component, clamped to the range from 0 to 1; 0 if it is missing or not finite.
    func number(_ value: Double?) -> Float {
      guard let value, value.isFinite else { return 0 }
      return Float(min(max(value, 0), 1))
    }
    let components = SIMD4(
      number(mapped.first), number(mapped.second), number(mapped.third), number(mapped.alpha))
    known[color] = components
    return components
  }

  // MARK: Texts

  /// The height of the middle of lowercase letters above the baseline, as a fraction of the font size.
  private static let letterMiddle = 0.35
  /// The maximum distance between texts that are joined, in points.
  private static let joint = 0.5

  /// Adds a text to the line in which the middle of its lowercase letters is. A text above or below the grid,
  /// or in a transparent group, is left out, and so are the characters beside the grid.
  private mutating func placeText(_ text: TextCommand, _ commandNumber: Int) {
    let middle = Point(x: text.origin.x, y: text.origin.y - text.size * Self.letterMiddle)
      .applying(state.transform)
    guard middle.x.isFinite, middle.y.isFinite, state.opacity > 0 else { return }
    let row = (middle.y / 2).rounded(.down)
    guard row >= 0, row < Double(grid.rows), abs(middle.x) < Self.farAway else { return }
    let cells = TerminalText(text.text)
    let column = column(of: text, cellCount: cells.width, from: middle.x)
    end = (Point(x: text.origin.x + text.width, y: text.origin.y), column + cells.width)
    var color = terminalColor(text.color)
    color.w *= state.opacity
    let style = TerminalStyle(
      color: color, isBold: text.font.isBold, isUnderlined: text.isUnderlined)
    var placed = PlacedText(cells, at: column, commandNumber: commandNumber, style: style)
    placed.clip(to: state.clip, row: Int(row), columns: grid.columns)
    texts[Int(row)].append(placed)
  }

  /// Returns the column in which a text begins. A centered or right-aligned text keeps its anchor. A
  /// left-aligned text that follows the previous one without a gap begins in the column after it.
  ///
  /// - Parameters:
  ///   - cellCount: the width of the text, in cells.
  ///   - left: the left edge of the text, in pixels.
  private func column(of text: TextCommand, cellCount: Int, from left: Double) -> Int {
    let (width, part): (Int, Double) =
      switch text.anchor {
      case .left: (0, 0)
      case .center: (cellCount / 2, 0.5)
      case .right: (cellCount, 1)
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

  /// Returns the cells of a line with the texts on it; nil for a cell that shows only its color. Covered
  /// characters are left out. A text is cut where the next one begins, and left out if an earlier one
  /// occupies its first cell.
  func cells(ofRow row: Int) -> [TerminalCell?] {
    var line = [TerminalCell?](repeating: nil, count: grid.columns)
    let seen = texts[row].map { $0.withoutCoveredCells(in: grid, row: row) }
    let starts = seen.compactMap(\.column).sorted()
    for text in seen {
      // A text is not shown if an earlier text already occupies its first cell.
      guard let column = text.column, line[column] == nil else { continue }
      text.write(to: &line, until: starts.first { $0 > column } ?? grid.columns)
    }
    return line
  }
}
