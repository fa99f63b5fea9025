import KansoFormatting
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
  /// Returns the content as a column of blocks. If the column becomes full, the rest of the content is left
  /// out.
  func column(_ layout: PictureLayout) -> PictureColumn
  /// The amounts of detail in which the preview can be shown, the largest first.
  var forms: [PictureForm] { get }
  /// Returns a lower bound of the picture's area, in square points; 0 if it is unknown. Lays out nothing.
  func minArea(_ layout: PictureLayout) -> Double
  /// The fonts that the inputs ask for, without the fonts of the page itself.
  var requestedFonts: [RequestedFont] { get }
  /// Returns lines for a terminal. Each line ends with a line break.
  /// - Parameter columns: the maximum width of lines, in characters. Each page has a minimum that is used instead of
  ///   smaller numbers.
  func terminal(columns: Int, colors: TerminalColors) -> String
}

extension PreviewPage {
  /// Returns one HTML file that needs no other files, without the parts that exist only while it is served.
  package func html() -> String { html(live: nil) }

  /// The form with all details, as the only one.
  package var forms: [PictureForm] { [.full] }

  /// Returns 0, which means that the area is unknown.
  package func minArea(_ layout: PictureLayout) -> Double { 0 }

  /// Returns the whole content as one picture of any height, in one column and with all details.
  /// - Parameters:
  ///   - width: the width, in points, from 240 to 10,000; other values are clamped to this range. Nil selects
  ///     the width that suits the page.
  ///   - measurer: the text measurer for the layout.
  package func drawing(width: Length?, measurer: any TextMeasurer = SansSerifTextMeasurer()) -> Drawing {
    column(PictureLayout(width: width, measurer: measurer)).drawing
  }

  /// Returns the content as one picture with its form: the first of some forms whose picture `layout.canDraw`
  /// accepts; nil if it accepts none. The form of the layout is ignored.
  /// - Parameter isPreferred: returns true if a picture of a size should have one column even if the layout
  ///   allows several.
  func drawing(
    _ layout: PictureLayout, in forms: [PictureForm], inOneColumnWhere isPreferred: (Size) -> Bool
  ) -> (drawing: Drawing, form: PictureForm)? {
    for form in forms {
      var layout = layout
      layout.form = form
      guard layout.canFit(area: minArea(layout)) else { continue }
      if let drawing = column(layout).drawing(inOneColumnWhere: isPreferred) { return (drawing, form) }
    }
    return nil
  }

  /// Returns the whole content as one SVG document, in one column and with all details.
  /// - Parameter width: the width, in points, clamped to 240 to 10,000; nil selects the width that suits the
  ///   page.
  package func svg(width: Length?) -> String { drawing(width: width).svg(title: title.printable) }
}
