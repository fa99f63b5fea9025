import KansoDiagnostics
import KansoLayout
import KansoRendering
import KansoTheme

/// Storyboards and xibs as people look at them: every scene, laid out as Interface Builder's canvas does, with its colors and fonts and the
/// tokens that they could be.
package struct DocumentsPreview: PreviewPage {
  let documents: [DocumentPicture]
  /// What is wrong with the documents.
  package let diagnostics: [Diagnostic]
  private let themeName: String?

  /// Reads documents, lays them out and draws them.
  /// - Parameters:
  ///   - theme: where tokens are looked for; nil for nowhere.
  ///   - measurer: what the texts of scenes are set with.
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

  /// What is wrong with the documents, for people; empty if nothing is.
  package var complaints: String { diagnostics.complaints }

  /// Whether each document could be drawn.
  package var isComplete: Bool { documents.allSatisfy { $0.refusal == nil } }

  /// The name of the document, or how many there are.
  package var title: String {
    guard documents.count == 1, let only = documents.first else { return "\(documents.count) documents" }
    return FilePath.lastName(of: only.path)
  }

  var sceneCount: Int { documents.reduce(0) { $0 + $1.scenes.count } }

  /// One file with every scene and what it is made of.
  package func html(live: LiveParts?) -> String {
    DocumentsHTML(self, themeName: themeName).html(live: live)
  }

  /// All scenes in rows.
  package func column(_ layout: PictureLayout) -> PictureColumn {
    SceneSheet.column(of: documents.map(\.part), layout)
  }

  /// The fonts of all scenes.
  package var shownFonts: [ShownFont] { documents.flatMap(\.shownFonts) }

  /// Every scene in characters, with its colors and fonts.
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
