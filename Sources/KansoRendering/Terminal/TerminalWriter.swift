/// A writer of lines of cells, with as few escape codes as possible (ECMA-48, and ISO 8613-6 for colors of 24 bits).
struct TerminalWriter {
  private struct Codes: Equatable {
    var foreground: SIMD3<Int>?
    var background: SIMD3<Int>?
    var isBold = false
    var isUnderlined = false
  }

  private let colors: TerminalColors
  private var text = ""
  private var current = Codes()
  /// The number of empty lines that are not written yet.
  private var emptyLines = 0

  init(_ colors: TerminalColors) { self.colors = colors }

  /// Returns everything that was written. Without colors, empty lines at the end are left out.
  func ended() -> String { text }

  mutating func write(_ line: [TerminalCell?], of row: Int, in grid: TerminalGrid) {
    switch colors {
    case .none: writePlain(line)
    case .trueColor: writeColored(line, row, grid)
    }
  }

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

  private mutating func writeColored(_ line: [TerminalCell?], _ row: Int, _ grid: TerminalGrid) {
    for (column, cell) in line.enumerated() {
      let (upper, lower) = grid.colors(column: column, row: row)
      if let cell {
        write(cell, on: Self.mixed(upper, lower))
      } else {
        writeHalves(upper.map(Self.bytes), lower.map(Self.bytes))
      }
    }
    set(Codes())
    text += "\n"
  }

  private mutating func write(_ cell: TerminalCell, on background: SIMD4<Float>?) {
    guard !cell.text.isEmpty else { return }
    let color = cell.style.color
    let opacity = color.w
    // The terminal's own background is unknown, so the color cannot be mixed with it.
    let mixed = background.map { color * opacity + $0 * (1 - opacity) } ?? color
    set(
      Codes(
        foreground: Self.bytes(mixed), background: background.map(Self.bytes),
        isBold: cell.style.isBold, isUnderlined: cell.style.isUnderlined))
    text += cell.text
  }

  private mutating func writeHalves(_ upper: SIMD3<Int>?, _ lower: SIMD3<Int>?) {
    if upper == lower {
      // A space does not show the foreground color, so the color does not change.
      set(Codes(foreground: current.foreground, background: upper))
      text += " "
    } else if let upper {
      set(Codes(foreground: upper, background: lower))
      text += "▀"
    } else {
      set(Codes(foreground: lower, background: nil))
      text += "▄"
    }
  }

  private static func mixed(_ upper: SIMD4<Float>?, _ lower: SIMD4<Float>?) -> SIMD4<Float>? {
    guard let upper, let lower else { return upper ?? lower }
    return (upper + lower) / 2
  }

  private static func bytes(_ color: SIMD4<Float>) -> SIMD3<Int> {
    func byte(_ value: Float) -> Int { Int((min(max(0, value), 1) * 255).rounded()) }
    return SIMD3(byte(color.x), byte(color.y), byte(color.z))
  }

  private mutating func set(_ codes: Codes) {
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
