import KansoDiagnostics
import KansoLayout
import KansoRendering
import KansoTheme

/// A preview of storyboards and xibs. It shows every scene with the layout of Interface Builder's canvas, its colors
/// and fonts, and the tokens that match them.
package struct DocumentsPreview: PreviewPage {
  let documents: [DocumentPicture]
  /// The problems in the documents.
  package let diagnostics: [Diagnostic]
  private let themeName: String?

  /// Creates the preview of documents. They are read, laid out and drawn here.
  /// - Parameters:
  ///   - theme: the theme whose tokens are matched with colors and fonts; nil for no matching.
  ///   - measurer: the text measurer for the layout of scenes.
  package init(
    _ documents: [DocumentInput], theme: Theme? = nil, measurer: any TextMeasurer = SansSerifTextMeasurer()
  ) {
    let finder = TokenFinder(theme)
    var (pictures, diagnostics): ([DocumentPicture], [Diagnostic]) = ([], [])
    for document in documents {
      let (picture, problems) = DocumentPicture.make(document, finder, measurer)
      pictures.append(picture)
      diagnostics += problems
    }
    (self.documents, self.diagnostics) = (pictures, diagnostics)
    themeName = theme.map { $0.name ?? "the guide" }
  }

  /// The problems in the documents as text for people; empty if there are none.
  package var complaints: String { diagnostics.complaints }

  /// True if each document could be drawn.
  package var isComplete: Bool { documents.allSatisfy { $0.refusal == nil } }

  /// The file name of the document, or the number of documents if there are several.
  package var title: String {
    guard documents.count == 1, let only = documents.first else { return "\(documents.count) documents" }
    return FilePath.lastName(of: only.path)
  }

  var sceneCount: Int { documents.reduce(0) { $0 + $1.scenes.count } }

  /// Returns one HTML file with every scene and its colors and fonts.
  package func html(live: LiveParts?) -> String {
    DocumentsHTML(self, themeName: themeName).html(live: live)
  }

  /// Returns a column with all scenes in rows.
  package func column(_ layout: PictureLayout) -> PictureColumn {
    SceneSheet.column(of: documents.map(\.part), layout)
  }

  /// The fonts of all scenes.
  package var shownFonts: [ShownFont] { documents.flatMap(\.shownFonts) }

  /// Returns lines for a terminal: every scene drawn in characters, with its colors and fonts. `columns` is the maximum
  /// width in characters.
  package func terminal(columns: Int, colors: TerminalColors) -> String {
    var lines = DocumentLines(columns: columns, colors: colors)
    for document in documents { lines.add(document) }
    return lines.text
  }
}

extension DocumentPicture {
  /// The document as a part of a sheet.
  fileprivate var part: SceneSheet.Part {
    SceneSheet.Part(
      title: path, notes: [refusal ?? device].compactMap { $0 },
      pictures: scenes.map { scene in
        SceneSheet.Entry(
          drawing: scene.drawing, title: scene.caption, notes: scene.details + ["\(scene.sizeText) pt"])
      })
  }
}
