import KansoFormatting
import KansoRendering
import KansoTheme

/// A line for a terminal, made of parts in different styles. Characters that could steer the terminal are escaped.
struct TerminalLine: Equatable {
  /// The style of a part.
  enum Style: Equatable {
    case plain, bold, heading, soft, warning
    /// Block characters in a color.
    case filled(ColorValue)
  }

  /// A text in one style.
  struct Part: Equatable {
    var text: String
    var style: Style
    /// True if the part is not broken at its spaces, unless it is too long for one line.
    var isWhole = false
  }

  private(set) var parts: [Part] = []

  /// Creates a line without parts.
  init() {}

  /// Creates a line with one part, or without parts if the text is empty. The text may be untrusted; control
  /// characters in it are escaped.
  /// - Parameter isWhole: true if the text is not broken at its spaces, unless it is too long for one line.
  init(_ text: String, _ style: Style = .plain, isWhole: Bool = false) {
    if !text.isEmpty { parts = [Part(text: text.printable, style: style, isWhole: isWhole)] }
  }

  /// Returns a swatch of four columns in a color. A translucent color is shown on black in the first two
  /// columns and on white in the last two.
  static func swatch(_ color: ColorValue) -> TerminalLine {
    var line = TerminalLine()
    let backgrounds = [ColorValue(red: 0, green: 0, blue: 0), ColorValue(red: 1, green: 1, blue: 1)]
    line.parts =
      color.alpha == 1
      ? [Part(text: swatch + swatch, style: .filled(color))]
      : backgrounds.map { Part(text: swatch, style: .filled(color.composited(over: $0))) }
    return line
  }

  /// The characters of half a swatch, two columns wide.
  private static let swatch = "██"

  /// Returns a line with the parts of both lines, without a space between them.
  static func + (left: TerminalLine, right: TerminalLine) -> TerminalLine {
    var line = left
    line.parts += right.parts
    return line
  }

  /// Appends the parts of another line, without a space between them.
  static func += (left: inout TerminalLine, right: TerminalLine) { left.parts += right.parts }

  // MARK: Width

  /// The width, in columns of the terminal.
  var width: Int { parts.reduce(0) { $0 + $1.text.terminalColumns } }

  /// Returns the line, extended with spaces to a width in columns. A wider line stays as it is.
  func padded(to columns: Int) -> TerminalLine {
    let missing = columns - width
    return missing > 0 ? self + TerminalLine(String(repeating: " ", count: missing)) : self
  }

  /// Returns the line as several lines, none wider than the terminal unless a single character is; the line
  /// itself if it fits. It is broken between words, and within a word that is wider than a line. Spaces at a
  /// break are dropped.
  /// - Parameters:
  ///   - columns: the maximum width, in columns.
  ///   - indent: the indentation of all lines but the first, in columns; at most half the width is used.
  func wrapped(to columns: Int, indent: Int) -> [TerminalLine] {
    guard width > columns else { return [self] }
    let indent = min(indent, columns / 2)
    var wrapping = LineWrapping(columns: columns, indent: indent)
    for part in parts {
      let isWhole = part.isWhole && part.text.terminalColumns <= columns - indent
      let words = isWhole ? [part.text[...]] : part.text.wordsAndSpaces
      for word in words { wrapping.add(word, part.style) }
    }
    return wrapping.lines + [wrapping.line]
  }
}

/// The wrapping of a line into several lines, at its spaces.
private struct LineWrapping {
  let columns: Int
  let indent: Int
  var lines: [TerminalLine] = []
  var line = TerminalLine()
  /// The width of the current line, in columns.
  private var used = 0
  /// The number of pending spaces. They are written if a word follows them on the same line.
  private var spaces = 0

  /// Creates a wrapping without lines.
  init(columns: Int, indent: Int) { (self.columns, self.indent) = (columns, indent) }

  /// Adds a word or a run of spaces. A word that does not fit begins a new line; one that is wider than a
  /// line is divided.
  mutating func add(_ word: Substring, _ style: TerminalLine.Style) {
    if word.first == " " {
      spaces += word.count
      return
    }
    let width = word.terminalColumns
    if used + spaces + width > columns, used > indent { breakLine() }
    // A text may begin with more spaces than fit.
    spaces = min(spaces, max(columns - used - 1, 0))
    write(String(repeating: " ", count: spaces), .plain)
    spaces = 0
    // The width of the rest is computed by subtraction, not measured again, because words may be as long as a file.
    var (rest, restWidth) = (word, width)
    while used + restWidth > columns {
      // At least one character is written, even if it is wider than the line. Otherwise the loop would not end.
      let part = rest.prefix(max(rest.characterCount(within: columns - used), 1))
      write(String(part), style)
      rest = rest[part.endIndex...]
      restWidth -= part.terminalColumns
      if !rest.isEmpty { breakLine() }
    }
    write(String(rest), style)
  }

  /// Adds a text to the current line without wrapping.
  private mutating func write(_ text: String, _ style: TerminalLine.Style) {
    line += TerminalLine(text, style)
    used += text.terminalColumns
  }

  /// Ends the current line and begins an indented one. Pending spaces are dropped.
  private mutating func breakLine() {
    lines.append(line)
    line = TerminalLine(String(repeating: " ", count: indent))
    (used, spaces) = (indent, 0)
  }
}

extension StringProtocol {
  /// The width of the text, in columns of the terminal.
  fileprivate var terminalColumns: Int { unicodeScalars.reduce(0) { $0 + $1.terminalWidth } }

  /// Returns the number of leading characters that together fit in a width in columns.
  fileprivate func characterCount(within columns: Int) -> Int {
    var remaining = columns
    return prefix { character in
      remaining -= character.unicodeScalars.reduce(0) { $0 + $1.terminalWidth }
      return remaining >= 0
    }.count
  }
}

extension String {
  /// The words and the runs of spaces between them, in order. Other whitespace belongs to words.
  fileprivate var wordsAndSpaces: [Substring] {
    var (parts, start): ([Substring], Index) = ([], startIndex)
    while start < endIndex {
      let isSpace = self[start] == " "
      let end = self[start...].firstIndex { ($0 == " ") != isSpace } ?? endIndex
      parts.append(self[start..<end])
      start = end
    }
    return parts
  }
}

/// A writer of lines as text for a terminal, with escape sequences if the terminal has colors.
struct TerminalPen {
  private let colors: TerminalColors

  /// Creates a writer for a terminal with some colors.
  init(_ colors: TerminalColors) { self.colors = colors }

  /// True if the terminal shows 24-bit colors, so that swatches are visible.
  var showsColors: Bool { colors == .trueColor }

  /// Returns the text of a line without a line break. Without colors, there are no escape sequences at all,
  /// also not for bold text, and spaces at the end are removed.
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

  /// Returns the codes of a style for an escape sequence; nil for `plain`. The codes are those of ECMA-48,
  /// “Select graphic rendition”. Colors are direct colors of ITU-T T.416, mapped to sRGB.
  private func codes(of style: TerminalLine.Style) -> String? {
    switch style {
    case .plain: return nil
    case .bold: return "1"
    case .heading: return "1;4"
    case .soft: return "2"
    case .warning: return "33"
    case .filled(let color):
      let bytes = color.mapped(toGamutOf: .srgb).components.map {
        // NaN becomes 0, because `max(0, .nan)` is 0.
        String(Int((min(max(0, $0 ?? 0), 1) * 255).rounded()))
      }
      return "38;2;\(bytes.joined(separator: ";"))"
    }
  }
}
