import KansoRendering
import KansoTheme

/// A builder of lines for a terminal. Control characters in the texts of a document are escaped, because documents are
/// untrusted.
struct DocumentLines {
  /// The lines so far, each with its line break.
  private(set) var text = ""
  private let columns: Int
  private let pen: TerminalPen
  private let colors: TerminalColors

  /// The maximum width of a drawing, in characters.
  private static let maxPictureColumns = 72
  /// The minimum width of lines, in characters. Narrower lines are not readable, so a smaller request is raised to it.
  private static let minColumns = 20
  /// The maximum length of a text, in characters. A document may contain class names of any length.
  private static let maxCharacterCount = 1_000
  /// The indentation per depth, in characters.
  static let step = 2

  /// Creates a builder without lines.
  /// - Parameter columns: the maximum width of lines, in characters; at least 20 is used.
  init(columns: Int, colors: TerminalColors) {
    self.columns = max(columns, Self.minColumns)
    (self.colors, pen) = (colors, TerminalPen(colors))
  }

  /// Adds the path, the device, the reason for a failure if there is one, an empty line, and all scenes.
  mutating func add(_ document: DocumentPicture) {
    addLine(document.path, .bold)
    if let device = document.device { addLine(device) }
    if let reason = document.failureReason { addLine("Nothing to be seen: \(reason)") }
    addLine("")
    for scene in document.scenes { add(scene) }
  }

  /// Adds the caption with the details and the size, the drawing in at most 72 columns, one line for each
  /// color and font, and an empty line.
  private mutating func add(_ scene: ScenePicture) {
    addLine(
      ([scene.caption] + scene.details + ["\(scene.sizeDescription) pt"]).joined(separator: " · "), .bold)
    // The width is limited: a terminal wider than a phone's screen would enlarge the scene.
    text += scene.drawing.terminal(columns: min(columns, Self.maxPictureColumns), colors: colors)
    for entry in scene.styles { add(entry) }
    addLine("")
  }

  /// Adds a line with the name, the notation, the number of uses if there are several, and the matching
  /// tokens. The line begins with a swatch if the terminal has colors and the value is a known color, else it
  /// is indented.
  private mutating func add(_ entry: SceneStyleEntry) {
    var text = entry.name
    if !entry.notation.isEmpty { text += "  \(entry.notation)" }
    if entry.count > 1 { text += "  ×\(entry.count)" }
    if !entry.tokens.isEmpty { text += "  = \(entry.tokenDescriptions.joined(separator: ", "))" }
    if case .color(let color) = entry.value, pen.showsColors {
      addWrapped(TerminalLine.swatch(color) + TerminalLine(" ") + Self.truncatedLine(text), indent: Self.step)
    } else {
      addLine(text, depth: 1)
    }
  }

  /// Adds a text as a line. A text of more than 1,000 characters is cut, and ends with `…`. A line wider than
  /// the terminal is wrapped, and its continuation is indented by one more step.
  /// - Parameter depth: the number of indentation steps.
  mutating func addLine(_ text: String, _ style: TerminalLine.Style = .plain, depth: Int = 0) {
    let margin = depth * Self.step
    addWrapped(
      TerminalLine(String(repeating: " ", count: margin)) + Self.truncatedLine(text, style),
      indent: margin + Self.step
    )
  }

  /// Returns a line with the first 1,000 characters of a text, and `…` if there are more. The line is not
  /// wrapped.
  private static func truncatedLine(_ text: String, _ style: TerminalLine.Style = .plain) -> TerminalLine {
    let shown = text.prefix(maxCharacterCount)
    return TerminalLine(shown.endIndex < text.endIndex ? shown + "…" : String(shown), style)
  }

  /// Adds a line with its line break, wrapped to the width.
  /// - Parameter indent: the indentation of the continuation lines, in characters.
  private mutating func addWrapped(_ line: TerminalLine, indent: Int) {
    for part in line.wrapped(to: columns, indent: indent) { text += pen.text(of: part) + "\n" }
  }
}
