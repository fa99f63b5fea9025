import KansoDiagnostics
import KansoRendering
import KansoTheme

/// Lines for a terminal. Nothing that a document says reaches it but as inert text.
struct DocumentLines {
  private(set) var text = ""
  private let columns: Int
  private let colors: TerminalColors

  private static let widestPicture = 72
  private static let leastColumns = 20
  private static let mostColumns = 10_000
  private static let longestName = 200

  init(columns: Int, colors: TerminalColors) {
    self.columns = min(max(columns, Self.leastColumns), Self.mostColumns)
    self.colors = colors
  }

  mutating func add(_ document: DocumentPicture) {
    line(document.path, style: "1")
    if let device = document.device { line(device) }
    if let refusal = document.refusal { line("Nothing to be seen: \(refusal)") }
    line("")
    for scene in document.scenes { add(scene) }
  }

  private mutating func add(_ scene: ScenePicture) {
    line(([scene.caption] + scene.details + ["\(scene.sizeText) pt"]).joined(separator: " · "), style: "1")
    draw(scene.drawing)
    for entry in scene.styles { add(entry) }
    line("")
  }

  /// Draws a picture, not wider than a phone would be.
  mutating func draw(_ drawing: Drawing) {
    text += drawing.terminal(columns: min(columns, Self.widestPicture), colors: colors)
  }

  private mutating func add(_ entry: SceneStyleEntry) {
    var words = entry.name
    if !entry.notation.isEmpty { words += "  \(entry.notation)" }
    if entry.count > 1 { words += "  ×\(entry.count)" }
    if !entry.tokens.isEmpty { words += "  = \(entry.tokenWords.joined(separator: ", "))" }
    if case .color(let color) = entry.value { swatch(color) } else { text += "  " }
    text += " "
    line(words)
  }

  private mutating func swatch(_ color: ColorValue) {
    guard case .trueColor = colors else {
      text += "  "
      return
    }
    let mapped = color.mapped(toGamutOf: .srgb)
    let bytes = mapped.components.map { Int((min(max($0 ?? 0, 0), 1) * 255).rounded()) }
    text += "\u{1B}[48;2;\(bytes.map(String.init).joined(separator: ";"))m  \u{1B}[0m"
  }

  /// Writes a line, cut to the columns that there are.
  /// - Parameter style: the parameters of `ESC [ … m` where there are colors.
  mutating func line(_ words: String, style: String? = nil) {
    let inert = String(words.prefix(Self.longestName)).printable
    let shown = inert.count > columns ? String(inert.prefix(columns - 1)) + "…" : inert
    if let style, case .trueColor = colors {
      text += "\u{1B}[\(style)m\(shown)\u{1B}[0m\n"
    } else {
      text += shown + "\n"
    }
  }
}
