import KansoRendering
import KansoTheme

/// Lines for a terminal. Nothing that a document says reaches it but as inert text.
struct DocumentLines {
  private(set) var text = ""
  private let columns: Int
  private let pen: TerminalPen
  private let colors: TerminalColors

  private static let widestPicture = 72
  /// Narrower than this nothing can be read, so that lines are longer than asked for.
  private static let leastColumns = 20
  /// Nobody reads more of a line, which may be the name of a class of any length.
  private static let mostCharacters = 1_000
  /// How much further in what belongs to something stands.
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
    // A terminal wider than a phone's screen is no larger window on it.
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

  /// Writes a line; what is wider than the terminal goes on below it.
  /// - Parameter depth: how many steps further in it stands.
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
