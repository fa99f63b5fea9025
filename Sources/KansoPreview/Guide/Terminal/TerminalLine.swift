import KansoDiagnostics
import KansoRendering
import KansoTheme

/// A line for a terminal as parts in different styles, with nothing in it that could steer the terminal.
struct TerminalLine: Equatable {
  /// How a part stands out.
  enum Style: Equatable {
    case plain, bold, heading, soft, warning
    /// Cells that are filled with a color.
    case filled(ColorValue)
  }

  /// A text in one style.
  struct Part: Equatable {
    var text: String
    var style: Style
  }

  private(set) var parts: [Part] = []

  init() {}

  /// A text, from wherever it comes.
  init(_ text: String, _ style: Style = .plain) {
    if !text.isEmpty { parts = [Part(text: text.printable, style: style)] }
  }

  /// A few cells of a color; what is translucent is seen on black and on white.
  static func swatch(_ color: ColorValue) -> TerminalLine {
    var line = TerminalLine()
    let grounds = [ColorValue(red: 0, green: 0, blue: 0), ColorValue(red: 1, green: 1, blue: 1)]
    line.parts =
      color.alpha == 1
      ? [Part(text: swatch + swatch, style: .filled(color))]
      : grounds.map { Part(text: swatch, style: .filled(color.composited(over: $0))) }
    return line
  }

  private static let swatch = "██"

  static func + (left: TerminalLine, right: TerminalLine) -> TerminalLine {
    var line = left
    line.parts += right.parts
    return line
  }

  static func += (left: inout TerminalLine, right: TerminalLine) { left.parts += right.parts }

  // MARK: Width

  /// How many columns it takes.
  var width: Int { parts.reduce(0) { $0 + $1.text.terminalColumns } }

  /// The line with spaces behind it, or its beginning where it is too long.
  func padded(to columns: Int) -> TerminalLine {
    let line = fitted(to: columns)
    let missing = columns - line.width
    return missing > 0 ? line + TerminalLine(String(repeating: " ", count: missing)) : line
  }

  /// The line, or its beginning with an ellipsis, in no more columns than there are.
  func fitted(to columns: Int) -> TerminalLine {
    guard width > columns else { return self }
    var line = TerminalLine()
    var room = columns - 1
    for part in parts {
      let text = part.text.prefix(columns: room)
      line.parts.append(Part(text: text, style: part.style))
      room -= text.terminalColumns
      if text.utf8.count < part.text.utf8.count {
        if room >= 0 { line.parts.append(Part(text: "…", style: .plain)) }
        return line
      }
    }
    return line
  }
}

extension String {
  fileprivate var terminalColumns: Int { unicodeScalars.reduce(0) { $0 + $1.terminalWidth } }

  /// As much of the text as some columns have room for.
  fileprivate func prefix(columns: Int) -> String {
    var (result, room) = (String.UnicodeScalarView(), columns)
    for scalar in unicodeScalars {
      room -= scalar.terminalWidth
      guard room >= 0 else { break }
      result.append(scalar)
    }
    return String(result)
  }
}

/// Writes lines for a terminal.
struct TerminalPen {
  private let colors: TerminalColors

  init(_ colors: TerminalColors) { self.colors = colors }

  /// Whether swatches can be seen.
  var showsColors: Bool { colors == .trueColor }

  func text(of line: TerminalLine) -> String {
    var text = ""
    for part in line.parts {
      guard colors == .trueColor, let codes = codes(of: part.style) else {
        text += part.text
        continue
      }
      text += "\u{1B}[\(codes)m\(part.text)\u{1B}[0m"
    }
    guard colors == .none else { return text }
    while text.last == " " { text.removeLast() }
    return text
  }

  /// Those of ECMA-48, "Select graphic rendition"; colors are direct ones of ITU-T T.416.
  private func codes(of style: TerminalLine.Style) -> String? {
    switch style {
    case .plain: return nil
    case .bold: return "1"
    case .heading: return "1;4"
    case .soft: return "2"
    case .warning: return "33"
    case .filled(let color):
      let bytes = color.mapped(toGamutOf: .srgb).components.map {
        String(Int((min(max($0 ?? 0, 0), 1) * 255).rounded()))
      }
      return "38;2;\(bytes.joined(separator: ";"))"
    }
  }
}
