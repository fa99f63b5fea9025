import KansoLayout
import KansoRendering
import KansoTheme

/// The screen of a terminal after an output. It supports only the codes that the renderer writes.
struct TerminalScreen {
  struct Cell: Equatable {
    var character = " "
    var foreground: String?
    var background: String?
    var isBold = false
    var isUnderlined = false
  }

  private(set) var lines: [[Cell]] = []
  /// True if the output has only cells, newlines and supported codes.
  private(set) var isUnderstood = true

  init(_ output: String) {
    var (line, style): ([Cell], Cell) = ([], Cell())
    var rest = output.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\n":
        lines.append(line)
        line = []
      case "\u{1B}":
        guard rest.popFirst() == "[", let end = rest.firstIndex(of: "m") else {
          isUnderstood = false
          return
        }
        let codes = String(rest[..<end]).split(separator: ";").map { Int($0) ?? -1 }
        rest = rest[end...].dropFirst()
        apply(codes, to: &style)
      default:
        if scalar.value < 0x20 || scalar.value == 0x7F { isUnderstood = false }
        var cell = style
        cell.character = String(scalar)
        line.append(cell)
      }
    }
    if !line.isEmpty || style != Cell() { isUnderstood = false }
  }

  private mutating func apply(_ codes: [Int], to style: inout Cell) {
    var rest = codes[...]
    func color() -> String {
      let bytes = rest.prefix(4).dropFirst()
      rest = rest.dropFirst(4)
      return ColorValue(
        red: Double(bytes[bytes.startIndex]) / 255, green: Double(bytes[bytes.startIndex + 1]) / 255,
        blue: Double(bytes[bytes.startIndex + 2]) / 255
      ).hex
    }
    while let code = rest.popFirst() {
      switch code {
      case 0: style = Cell()
      case 1: style.isBold = true
      case 22: style.isBold = false
      case 4: style.isUnderlined = true
      case 24: style.isUnderlined = false
      case 38 where rest.count >= 4 && rest.first == 2: style.foreground = color()
      case 48 where rest.count >= 4 && rest.first == 2: style.background = color()
      case 39: style.foreground = nil
      case 49: style.background = nil
      default: isUnderstood = false
      }
    }
  }

  var texts: [String] { lines.map { $0.map(\.character).joined() } }

  /// Returns the color of a pixel, which is the upper or the lower half of a cell.
  func pixel(_ x: Int, _ y: Int) -> String? {
    let cell = lines[y / 2][x]
    switch cell.character {
    case "▀": return y.isMultiple(of: 2) ? cell.foreground : cell.background
    case "▄": return y.isMultiple(of: 2) ? cell.background : cell.foreground
    default: return cell.background
    }
  }
}

extension Drawing {
  /// Creates the screen of a drawing of 20 × 20 points.
  init(_ commands: DrawCommand...) { self.init(size: Size(width: 20, height: 20), commands: commands) }

  func screen(_ columns: Int = 20) -> TerminalScreen {
    TerminalScreen(terminal(columns: columns, colors: .trueColor))
  }
}
