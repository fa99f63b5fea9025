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
  /// Lays all of it out as blocks below each other.
  func column(_ layout: PictureLayout) -> PictureColumn
  /// The forms in which it can be shown, the one first that shows most.
  var forms: [PictureForm] { get }
  /// Returns an area that it takes at least, in square points, without laying it out.
  func leastArea(_ layout: PictureLayout) -> Double
  /// The fonts that the inputs ask for, and not those of the page itself.
  var shownFonts: [ShownFont] { get }
  /// Lines for a terminal, each ended.
  /// - Parameter columns: how wide the terminal is.
  func terminal(columns: Int, colors: TerminalColors) -> String
}

extension PreviewPage {
  /// One file that needs no other.
  package func html() -> String { html(live: nil) }

  /// The form that shows everything.
  package var forms: [PictureForm] { [.full] }

  /// An area of which nothing is known.
  package func leastArea(_ layout: PictureLayout) -> Double { 0 }

  /// All of it as one picture of any height.
  /// - Parameters:
  ///   - width: the width, in points, from 240 to 10,000; others count as the nearest of these. Nil is the width that suits the page.
  ///   - measurer: measures texts.
  package func drawing(width: Length?, measurer: any TextMeasurer = SansSerifTextMeasurer()) -> Drawing {
    column(PictureLayout(width: width, measurer: measurer)).drawing
  }

  /// All of it as one picture that can be drawn, in the first of its forms that has one; nil if there is none. A picture that would be too
  /// large is not laid out any further.
  ///
  /// - Parameter isPreferred: returns whether a picture of a size is good in one column.
  func drawing(_ layout: PictureLayout, inOneColumnWhere isPreferred: (Size) -> Bool) -> Drawing? {
    for form in forms {
      var layout = layout
      layout.form = form
      guard layout.hasRoom(forArea: leastArea(layout)) else { continue }
      if let drawing = column(layout).drawing(inOneColumnWhere: isPreferred) { return drawing }
    }
    return nil
  }

  /// All of it as one SVG document.
  /// - Parameter width: the width, in points; nil is the one that suits the page.
  package func svg(width: Length?) -> String { drawing(width: width).svg(title: title.printable) }
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
