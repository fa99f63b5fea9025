import KansoLayout
import KansoRendering
import KansoTheme

/// A style guide as people look at it: all of its tokens in the guide's order, each with what it looks like.
public struct GuidePreview: PreviewPage {
  let model: GuideModel

  /// The page of a theme.
  public init(_ theme: Theme) { model = GuideModel(theme) }

  /// The guide's name.
  public var title: String { model.name }

  /// One file with search, a choice of mode and names to be copied.
  public func html() -> String { html(live: nil) }

  package func html(live: LiveParts?) -> String { GuidePage.html(model, live: live) }

  /// All of it as one picture.
  /// - Parameters:
  ///   - width: how wide it is, in points, from 240 to 10,000; others count as the nearest of these.
  ///   - measurer: what texts are set with; the widths of Helvetica without it.
  public func drawing(width: Length, measurer: any TextMeasurer = SansSerifTextMeasurer()) -> Drawing {
    column(PictureLayout(width: width, measurer: measurer)).drawing
  }

  package func column(_ layout: PictureLayout) -> PictureColumn {
    GuidePicture.column(of: model, layout)
  }

  package var forms: [PictureForm] { [.full, .brief] }

  package func leastArea(_ layout: PictureLayout) -> Double { GuidePicture.leastArea(of: model, layout) }

  /// The fonts of its tokens.
  package var shownFonts: [ShownFont] { model.shownFonts }

  /// Lines for a terminal.
  public func terminal(columns: Int, colors: TerminalColors) -> String {
    GuideLines.text(of: model, columns: columns, colors: colors)
  }
}
