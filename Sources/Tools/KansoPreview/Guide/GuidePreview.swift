import KansoLayout
import KansoRendering
import KansoTheme
import KansoThemeEncoding

/// A preview of a style guide. It shows all tokens in the guide's order, each with a sample of its value.
public struct GuidePreview: PreviewPage {
  /// The content without lists of contrasts, which only pictures have.
  let model: GuideModel
  private let theme: Theme
  private let naming: SwiftNaming
  /// The uses of tokens in sources; nil if they are unknown.
  let uses: TokenUses?

  /// Creates the preview of a theme.
  public init(_ theme: Theme) { self.init(theme, naming: SwiftNaming()) }

  /// Creates the preview of a theme with the names of the generated enums.
  package init(_ theme: Theme, naming: SwiftNaming) { self.init(theme, naming: naming, uses: nil) }

  /// Creates the preview of a theme with the uses of its tokens.
  init(_ theme: Theme, naming: SwiftNaming, uses: TokenUses?) {
    (self.theme, self.naming, self.uses) = (theme, naming, uses)
    model = GuideModel(theme, naming: naming, listsContrasts: false)
  }

  /// The guide's name; “Style guide” if it has none.
  public var title: String { model.name }

  /// Returns one HTML file with a search field, a selection of the mode, and names that can be copied.
  public func html() -> String { html(live: nil) }

  /// Returns one HTML file with a search field, a selection of the mode, and names that can be copied.
  /// - Parameter live: the parts that exist only while the page is served; nil for a file.
  package func html(live: LiveParts?) -> String { GuidePage.html(model, uses: uses, live: live) }

  /// Returns one picture of the whole guide, with all details, in one column.
  /// - Parameters:
  ///   - width: the width in points, from 240 to 10,000; other values are clamped to this range.
  ///   - measurer: the text measurer; without it, texts have the widths of Helvetica.
  public func drawing(width: Length, measurer: any TextMeasurer = SansSerifTextMeasurer()) -> Drawing {
    column(PictureLayout(width: width, measurer: measurer)).drawing
  }

  /// Returns the header and all tokens as cards in rows, as a column of blocks. If the column becomes full,
  /// the rest is left out.
  package func column(_ layout: PictureLayout) -> PictureColumn {
    GuidePicture.column(of: GuideModel(theme, naming: naming), layout)
  }

  /// The form with all details, then the form with only the name, the sample and the value of each token.
  package var forms: [PictureForm] { [.full, .brief] }

  /// Returns a lower bound of the area of the cards, in square points. Lays out nothing.
  package func minArea(_ layout: PictureLayout) -> Double { GuidePicture.minArea(of: model, layout) }

  /// The fonts of the tokens' values in all modes, with duplicates.
  package var requestedFonts: [RequestedFont] { model.requestedFonts }

  /// Returns lines for a terminal. Each line ends with a line break.
  /// - Parameter columns: the maximum width, in characters; at least 10 is used.
  public func terminal(columns: Int, colors: TerminalColors) -> String {
    GuideLines.text(of: model, columns: columns, colors: colors)
  }
}
