import KansoDiagnostics
import KansoLayout
import KansoRendering
import KansoTheme

/// A preview that can be shown in every format.
package protocol PreviewPage: Sendable {
  /// The title in the window of a browser, and for people who cannot see a picture.
  var title: String { get }
  /// Returns one HTML file that needs no other files.
  /// - Parameter live: the parts that exist only while the page is served; nil for a file.
  func html(live: LiveParts?) -> String
  /// Lays out the whole content as a column of blocks.
  func column(_ layout: PictureLayout) -> PictureColumn
  /// The amounts of detail in which the preview can be shown, the largest first.
  var forms: [PictureForm] { get }
  /// Returns a lower bound of the picture's area, in square points, without a layout.
  func leastArea(_ layout: PictureLayout) -> Double
  /// The fonts that the inputs ask for, without the fonts of the page itself.
  var shownFonts: [ShownFont] { get }
  /// Returns lines for a terminal. Each line ends with a line break.
  /// - Parameter columns: the width of the terminal, in characters.
  func terminal(columns: Int, colors: TerminalColors) -> String
}

extension PreviewPage {
  /// Returns one HTML file that needs no other files.
  package func html() -> String { html(live: nil) }

  /// The form with all details, which is the only one by default.
  package var forms: [PictureForm] { [.full] }

  /// Returns 0, because the area is unknown by default.
  package func leastArea(_ layout: PictureLayout) -> Double { 0 }

  /// Returns the whole content as one picture of any height.
  /// - Parameters:
  ///   - width: the width, in points, from 240 to 10,000; other values are clamped to this range. Nil selects the width
  ///     that suits the page.
  ///   - measurer: the text measurer for the layout.
  package func drawing(width: Length?, measurer: any TextMeasurer = SansSerifTextMeasurer()) -> Drawing {
    column(PictureLayout(width: width, measurer: measurer)).drawing
  }

  /// Returns the whole content as one picture that can be drawn, in the first of its forms that allows one; nil if
  /// there is none. The layout of a picture stops as soon as it becomes too large.
  /// - Parameter isPreferred: returns true if a picture of a size should have one column.
  func drawing(_ layout: PictureLayout, inOneColumnWhere isPreferred: (Size) -> Bool) -> Drawing? {
    for form in forms {
      var layout = layout
      layout.form = form
      guard layout.hasRoom(forArea: leastArea(layout)) else { continue }
      if let drawing = column(layout).drawing(inOneColumnWhere: isPreferred) { return drawing }
    }
    return nil
  }

  /// Returns the whole content as one SVG document.
  /// - Parameter width: the width, in points; nil selects the one that suits the page.
  package func svg(width: Length?) -> String { drawing(width: width).svg(title: title.printable) }
}

extension Length {
  /// The possible widths of pictures, in points. Narrower pictures are not readable, and viewers show no wider ones.
  static let pictureWidths: ClosedRange<Length> = 240...10_000

  /// The nearest width that a picture can have, in points. NaN becomes the minimum.
  var asPictureWidth: Length {
    isNaN
      ? Self.pictureWidths.lowerBound
      : min(max(self, Self.pictureWidths.lowerBound), Self.pictureWidths.upperBound)
  }
}
