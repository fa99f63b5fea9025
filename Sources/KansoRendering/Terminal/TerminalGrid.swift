import KansoLayout

/// The pixels of a picture in characters: as many a row as there are columns, and two rows a line.
struct TerminalGrid {
  /// How wide pictures are at the most, in characters.
  static let mostColumns = 400
  /// How high they are at the most, in lines.
  static let mostRows = 1_000

  let columns: Int
  /// How many lines there are.
  let rows: Int
  /// How large a pixel is, in points.
  let pixel: Double
  /// Red, green, blue and opacity of each pixel, the colors multiplied by the opacity: sRGB from 0 to 1.
  private(set) var colors: [SIMD4<Float>]
  /// The number of the command that covered the pixel last, so that texts below it are not seen.
  private(set) var covers: [Int]

  /// Nothing for a picture without a size.
  init?(of size: Size, columns: Int) {
    guard size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0 else { return nil }
    self.columns = min(max(columns, 1), Self.mostColumns)
    pixel = size.width / Double(self.columns)
    let lines = (size.height / (2 * pixel) - Self.tolerance).rounded(.up)
    guard pixel > 0, lines.isFinite || size.height > size.width else { return nil }
    rows = Int(min(max(lines, 1), Double(Self.mostRows)))
    colors = Array(repeating: .zero, count: self.columns * rows * 2)
    covers = Array(repeating: 0, count: colors.count)
  }

  /// A line that is begun by an error of calculation is none.
  private static let tolerance = 1e-6

  /// From so opaque on a color hides what is below it.
  private static let hiding: Float = 0.5

  /// Lays a color over a pixel.
  mutating func blend(_ color: SIMD4<Float>, opacity: Float, x: Int, y: Int, number: Int) {
    let index = y * columns + x
    let alpha = color.w * opacity
    guard alpha > 0 else { return }
    var source = color * alpha
    source.w = alpha
    colors[index] = source + colors[index] * (1 - alpha)
    if alpha >= Self.hiding { covers[index] = number }
  }

  /// What a pixel shows, without opacity; nil where the terminal's own background is seen.
  func color(x: Int, y: Int) -> SIMD4<Float>? {
    let color = colors[y * columns + x]
    return color.w >= Self.hiding ? color / color.w : nil
  }

  /// What the two pixels of a cell show.
  func colors(column: Int, row: Int) -> (upper: SIMD4<Float>?, lower: SIMD4<Float>?) {
    let (upper, lower) = (2 * row, 2 * row + 1)
    return (color(x: column, y: upper), color(x: column, y: lower))
  }

  /// Whether something was drawn over a cell since a command.
  func isCovered(column: Int, row: Int, since number: Int) -> Bool {
    let upper = 2 * row * columns + column
    return covers[upper] > number && covers[upper + columns] > number
  }
}
