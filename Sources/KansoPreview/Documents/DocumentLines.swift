import KansoRendering
import KansoTheme

/// A builder of lines for a terminal. Control characters in the texts of a document are escaped, because documents are
/// untrusted.
struct DocumentLines {
  private(set) var text = ""
  private let columns: Int
  private let pen: TerminalPen
  private let colors: TerminalColors

  private static let widestPicture = 72
  /// The minimum width of lines, in characters. Narrower lines are not readable, so a smaller request is raised to it.
  private static let leastColumns = 20
  /// The maximum length of a text, in characters. A document may contain class names of any length.
  private static let mostCharacters = 1_000
  /// The indentation per depth, in characters.
  static let step = 2

  init(columns: Int, colors: TerminalColors) {
    self.columns = max(columns, Self.leastColumns)
    (self.colors, pen) = (colors, TerminalPen(colors))
  }

  mutating func add(_ document: DocumentPicture) {
    line(document.path, .bold)
    if let device = document.device { line(device) }
    if let refusal = document.refusal { line("Nothing to be seen: \(refusal)") }
    line("")
    for scene in document.scenes { add(scene) }
  }

  private mutating func add(_ scene: ScenePicture) {
    line(([scene.caption] + scene.details + ["\(scene.sizeText) pt"]).joined(separator: " · "), .bold)
    // The width is limited: a terminal wider than a phone's screen would enlarge the scene.
    text += scene.drawing.terminal(columns: min(columns, Self.widestPicture), colors: colors)
    for entry in scene.styles { add(entry) }
    line("")
  }

  private mutating func add(_ entry: SceneStyleEntry) {
    var words = entry.name
    if !entry.notation.isEmpty { words += "  \(entry.notation)" }
    if entry.count > 1 { words += "  ×\(entry.count)" }
    if !entry.tokens.isEmpty { words += "  = \(entry.tokenWords.joined(separator: ", "))" }
    if case .color(let color) = entry.value, pen.showsColors {
      write(TerminalLine.swatch(color) + TerminalLine(" ") + Self.cut(words), indent: Self.step)
    } else {
      line(words, depth: 1)
    }
  }

  /// Writes a line. A line wider than the terminal is wrapped.
  /// - Parameter depth: the number of indentation steps.
  mutating func line(_ words: String, _ style: TerminalLine.Style = .plain, depth: Int = 0) {
    let margin = depth * Self.step
    write(
      TerminalLine(String(repeating: " ", count: margin)) + Self.cut(words, style), indent: margin + Self.step
    )
  }

  private static func cut(_ words: String, _ style: TerminalLine.Style = .plain) -> TerminalLine {
    let shown = words.prefix(mostCharacters)
    return TerminalLine(shown.endIndex < words.endIndex ? shown + "…" : String(shown), style)
  }

  private mutating func write(_ line: TerminalLine, indent: Int) {
    for part in line.wrapped(to: columns, indent: indent) { text += pen.text(of: part) + "\n" }
  }
}
