import KansoDrawing

/// The pixels of a picture in characters. Each cell has two pixels, one above the other.
struct TerminalGrid {
  /// The maximum width of a picture, in characters.
  static let maxColumns = 400
  /// The maximum height of a picture, in lines.
  static let maxRows = 1_000

  let columns: Int
  /// The number of lines.
  let rows: Int
  /// The size of a pixel, in points.
  let pixel: Double
  /// The color of each pixel: red, green, blue and opacity, in sRGB from 0 to 1. The colors are premultiplied by the
  /// opacity.
  private(set) var colors: [SIMD4<Float>]
  /// The number of the last command that covered each pixel. Texts of earlier commands are hidden there.
  private(set) var covers: [Int]

  /// Creates an empty grid; nil for a picture whose size is not positive and finite. The columns are clamped
  /// to the range from 1 to `maxColumns`, and the lines to `maxRows`.
  init?(of size: Size, columns: Int) {
    guard size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0 else { return nil }
    self.columns = min(max(columns, 1), Self.maxColumns)
    pixel = size.width / Double(self.columns)
    let lines = (size.height / (2 * pixel) - Self.tolerance).rounded(.up)
    guard pixel > 0, lines.isFinite || size.height > size.width else { return nil }
    rows = Int(min(max(lines, 1), Double(Self.maxRows)))
    colors = Array(repeating: .zero, count: self.columns * rows * 2)
    covers = Array(repeating: 0, count: colors.count)
  }

  /// The tolerance for the number of lines. A rounding error must not begin another line.
  private static let tolerance = 1e-6

  /// The minimum opacity of a color that hides the content below it.
  private static let hiding: Float = 0.5

  /// Draws a color over a pixel. Its alpha is multiplied by `opacity`. If the product is at least one half,
  /// the pixel counts as covered by the command; if it is 0, nothing changes.
  ///
  /// - Parameters:
  ///   - color: red, green, blue and alpha, not premultiplied.
  ///   - commandNumber: the number of the command, from 1.
  mutating func blend(_ color: SIMD4<Float>, opacity: Float, x: Int, y: Int, commandNumber: Int) {
    let index = y * columns + x
    let alpha = color.w * opacity
    guard alpha > 0 else { return }
    var source = color * alpha
    source.w = alpha
    colors[index] = source + colors[index] * (1 - alpha)
    if alpha >= Self.hiding { covers[index] = commandNumber }
  }

  /// Returns the color of a pixel, made opaque; nil if its opacity is below one half, so that the terminal's
  /// own background is visible.
  func color(x: Int, y: Int) -> SIMD4<Float>? {
    let color = colors[y * columns + x]
    return color.w >= Self.hiding ? color / color.w : nil
  }

  /// Returns the opaque colors of the two pixels of a cell; nil where the terminal's own background is
  /// visible.
  func colors(column: Int, row: Int) -> (upper: SIMD4<Float>?, lower: SIMD4<Float>?) {
    let (upper, lower) = (2 * row, 2 * row + 1)
    return (color(x: column, y: upper), color(x: column, y: lower))
  }

  /// Returns true if commands with larger numbers than `commandNumber` covered both pixels of a cell.
  func isCovered(column: Int, row: Int, since commandNumber: Int) -> Bool {
    let upper = 2 * row * columns + column
    return covers[upper] > commandNumber && covers[upper + columns] > commandNumber
  }
}
