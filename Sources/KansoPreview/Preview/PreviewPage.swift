import KansoDiagnostics
import KansoLayout
import KansoRendering
import KansoTheme

/// Something that people look at, in every format that there is.
package protocol PreviewPage: Sendable {
  /// What it is called: in the window of a browser, and for people who cannot see a picture.
  var title: String { get }
  /// One file that needs no other.
  func html() -> String
  /// All of it as one picture.
  /// - Parameter width: how wide it is, in points.
  func drawing(width: Length) -> Drawing
  /// Lines for a terminal, each ended.
  /// - Parameter columns: how wide the terminal is.
  func terminal(columns: Int, colors: TerminalColors) -> String
}

extension PreviewPage {
  /// All of it as one SVG document.
  /// - Parameter width: how wide it is, in points.
  package func svg(width: Length) -> String { drawing(width: width).svg(title: title.printable) }
}
