/// A writer of lines of cells, with as few escape codes as possible (ECMA-48, and ISO 8613-6 for colors of 24 bits).
struct TerminalWriter {
  /// The state of the terminal that escape codes change.
  private struct Codes: Equatable {
    var foreground: SIMD3<Int>?
    var background: SIMD3<Int>?
    var isBold = false
    var isUnderlined = false
  }

  private let colors: TerminalColors
  private var text = ""
  /// The codes that were written last.
  private var current = Codes()
  /// The number of empty lines that are not written yet.
  private var emptyLines = 0

  /// Creates a writer for a terminal with these colors.
  init(_ colors: TerminalColors) { self.colors = colors }

  /// Returns everything that was written. Without colors, empty lines at the end are left out.
  func finish() -> String { text }

  /// Writes a line and a line break. Without colors, an empty line is written only if another line follows
  /// it.
  ///
  /// - Parameters:
  ///   - line: the texts of the cells; nil for a cell that shows only its color.
  ///   - row: the index of the line, for its colors in the grid.
  mutating func write(_ line: [TerminalCell?], of row: Int, in grid: TerminalGrid) {
    switch colors {
    case .none: writePlain(line)
    case .trueColor: writeColored(line, row, grid)
    }
  }

  /// Writes the texts of a line without escape codes, and without spaces at its end. An empty line is written
  /// only if another line follows it.
  private mutating func writePlain(_ line: [TerminalCell?]) {
    guard let last = line.lastIndex(where: { $0 != nil && $0?.text != " " }) else {
      emptyLines += 1
      return
    }
    text += String(repeating: "\n", count: emptyLines)
    emptyLines = 0
    for cell in line[...last] { text += cell?.text ?? " " }
    text += "\n"
  }

  /// Writes the texts and colors of a line, and resets the codes at its end.
  private mutating func writeColored(_ line: [TerminalCell?], _ row: Int, _ grid: TerminalGrid) {
    for (column, cell) in line.enumerated() {
      let (upper, lower) = grid.colors(column: column, row: row)
      if let cell {
        writeCell(cell, on: Self.average(upper, lower))
      } else {
        writeHalves(upper.map(Self.channels(of:)), lower.map(Self.channels(of:)))
      }
    }
    setCodes(Codes())
    text += "\n"
  }

  /// Writes a text in its style. Its opacity is applied only if the background is known. Nothing is written
  /// for the second cell of a wide character.
  private mutating func writeCell(_ cell: TerminalCell, on background: SIMD4<Float>?) {
    guard !cell.text.isEmpty else { return }
    let color = cell.style.color
    let opacity = color.w
    // The terminal's own background is unknown, so the color cannot be mixed with it.
    let mixed = background.map { color * opacity + $0 * (1 - opacity) } ?? color
    setCodes(
      Codes(
        foreground: Self.channels(of: mixed), background: background.map(Self.channels(of:)),
        isBold: cell.style.isBold, isUnderlined: cell.style.isUnderlined))
    text += cell.text
  }

  /// Writes a cell without text: a space, or a half block if its pixels differ. nil is the terminal's own
  /// background.
  private mutating func writeHalves(_ upper: SIMD3<Int>?, _ lower: SIMD3<Int>?) {
    if upper == lower {
      // A space does not show the foreground color, so the color does not change.
      setCodes(Codes(foreground: current.foreground, background: upper))
      text += " "
    } else if let upper {
      setCodes(Codes(foreground: upper, background: lower))
      text += "▀"
    } else {
      setCodes(Codes(foreground: lower, background: nil))
      text += "▄"
    }
  }

  /// Returns the mean of two colors. If one is nil, returns the other one; nil if both are nil.
  private static func average(_ upper: SIMD4<Float>?, _ lower: SIMD4<Float>?) -> SIMD4<Float>? {
    guard let upper, let lower else { return upper ?? lower }
    return (upper + lower) / 2
  }

  /// Returns the channels from 0 to 255, without the opacity.
  private static func channels(of color: SIMD4<Float>) -> SIMD3<Int> {
    /// Returns a channel from 0 to 1 as an integer from 0 to 255.
    func byte(_ value: Float) -> Int { Int((min(max(0, value), 1) * 255).rounded()) }
    return SIMD3(byte(color.x), byte(color.y), byte(color.z))
  }

  /// Writes the escape code from the current state to another one; nothing if they are equal.
  private mutating func setCodes(_ codes: Codes) {
    guard codes != current else { return }
    defer { current = codes }
    guard codes != Codes() else {
      text += "\u{1B}[0m"
      return
    }
    var parts: [String] = []
    if codes.isBold != current.isBold { parts.append(codes.isBold ? "1" : "22") }
    if codes.isUnderlined != current.isUnderlined { parts.append(codes.isUnderlined ? "4" : "24") }
    if codes.foreground != current.foreground {
      parts.append(codes.foreground.map { "38;2;\($0.x);\($0.y);\($0.z)" } ?? "39")
    }
    if codes.background != current.background {
      parts.append(codes.background.map { "48;2;\($0.x);\($0.y);\($0.z)" } ?? "49")
    }
    text += "\u{1B}[" + parts.joined(separator: ";") + "m"
  }
}
