import KansoLayout
import KansoRendering
import KansoTheme

/// A preview of a style guide. It shows all tokens in the guide's order, each with a sample of its value.
public struct GuidePreview: PreviewPage {
  let model: GuideModel

  /// Creates the preview of a theme.
  public init(_ theme: Theme) { model = GuideModel(theme) }

  /// The guide's name.
  public var title: String { model.name }

  /// Returns one HTML file with a search field, a selection of the mode, and names that can be copied.
  public func html() -> String { html(live: nil) }

  package func html(live: LiveParts?) -> String { GuidePage.html(model, live: live) }

  /// Returns one picture of the whole guide.
  /// - Parameters:
  ///   - width: the width in points, from 240 to 10,000; other values are clamped to this range.
  ///   - measurer: the text measurer; without it, texts have the widths of Helvetica.
  public func drawing(width: Length, measurer: any TextMeasurer = SansSerifTextMeasurer()) -> Drawing {
    column(PictureLayout(width: width, measurer: measurer)).drawing
  }

  package func column(_ layout: PictureLayout) -> PictureColumn {
    GuidePicture.column(of: model, layout)
  }

  package var forms: [PictureForm] { [.full, .brief] }

  package func leastArea(_ layout: PictureLayout) -> Double { GuidePicture.leastArea(of: model, layout) }

  /// The fonts of the tokens.
  package var shownFonts: [ShownFont] { model.shownFonts }

  /// Returns lines for a terminal. `columns` is the maximum width in characters.
  public func terminal(columns: Int, colors: TerminalColors) -> String {
    GuideLines.text(of: model, columns: columns, colors: colors)
  }
}
