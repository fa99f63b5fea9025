import KansoDiagnostics
import KansoLayout
import KansoRendering
import KansoTheme

/// Something that people look at, in every format that there is.
package protocol PreviewPage: Sendable {
  /// What it is called: in the window of a browser, and for people who cannot see a picture.
  var title: String { get }
  /// One file that needs no other.
  /// - Parameter live: what it has besides while it is served; nil in a file.
  func html(live: LiveParts?) -> String
  /// All of it as one picture.
  /// - Parameters:
  ///   - width: how wide it is, in points, from 240 to 10,000; others count as the nearest of these.
  ///   - measurer: what texts are set with.
  func drawing(width: Length, measurer: any TextMeasurer) -> Drawing
  /// The fonts that the inputs ask for, and not those of the page itself.
  var shownFonts: [ShownFont] { get }
  /// Lines for a terminal, each ended.
  /// - Parameter columns: how wide the terminal is.
  func terminal(columns: Int, colors: TerminalColors) -> String
}

extension PreviewPage {
  /// One file that needs no other.
  package func html() -> String { html(live: nil) }

  /// All of it as one SVG document.
  /// - Parameter width: how wide it is, in points.
  package func svg(width: Length) -> String {
    drawing(width: width, measurer: SansSerifTextMeasurer()).svg(title: title.printable)
  }
}

extension Length {
  /// How wide pictures can be, in points: there is nothing to be read in narrower ones, and viewers show no wider ones.
  static let pictureWidths: ClosedRange<Length> = 240...10_000

  /// The nearest width that a picture can have; what is no number is the least.
  var asPictureWidth: Length {
    isNaN
      ? Self.pictureWidths.lowerBound
      : min(max(self, Self.pictureWidths.lowerBound), Self.pictureWidths.upperBound)
  }
}
