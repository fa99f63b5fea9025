import KansoCanvasLayout
import KansoDiagnostics
import KansoLayout
import KansoRendering
import KansoSystem
import KansoTheme

/// A preview of storyboards and xibs. It shows every scene with the layout of Interface Builder's canvas, its colors
/// and fonts, and the tokens that match them.
package struct DocumentsPreview: PreviewPage {
  /// The documents in the order of the inputs, including those that could not be read.
  let documents: [DocumentPicture]
  /// The problems in all documents, in the order of the inputs.
  package let diagnostics: [Diagnostic]
  /// The name of the theme, or “the guide” if it has none; nil without a theme.
  private let themeName: String?

  /// Creates the preview of documents. They are read, laid out and drawn here.
  /// - Parameters:
  ///   - theme: the theme whose tokens are matched with colors and fonts; nil for no matching.
  ///   - environment: the circumstances in which the scenes are shown.
  ///   - selection: the scenes that are shown.
  package init(
    _ documents: [DocumentInput], theme: Theme? = nil, environment: CanvasEnvironment = CanvasEnvironment(),
    showing selection: SceneSelection = .scenes
  ) {
    let finder = TokenFinder(theme)
    var (pictures, diagnostics): ([DocumentPicture], [Diagnostic]) = ([], [])
    for document in documents {
      let (picture, problems) = DocumentPicture.make(
        document, finder, environment, showing: selection)
      pictures.append(picture)
      diagnostics += problems
    }
    (self.documents, self.diagnostics) = (pictures, diagnostics)
    themeName = theme.map { $0.name ?? "the guide" }
  }

  /// The problems in the documents as a report without colors, at most 1,000 of them; empty if there are
  /// none.
  package var problemReport: String { diagnostics.problemReport }

  /// True if each document could be read and has at least one scene.
  package var isComplete: Bool { documents.allSatisfy { $0.failureReason == nil } }

  /// The file name of the document; `2 documents` if there are several.
  package var title: String {
    guard documents.count == 1, let only = documents.first else { return "\(documents.count) documents" }
    return FilePath.lastName(of: only.path)
  }

  /// The number of scenes in all documents.
  var sceneCount: Int { documents.reduce(0) { $0 + $1.scenes.count } }

  /// Returns one HTML file with every scene and its colors and fonts.
  /// - Parameter live: the parts that exist only while the page is served; nil for a file.
  package func html(live: LiveParts?) -> String {
    DocumentsHTML(self, themeName: themeName).html(live: live)
  }

  /// Returns the scenes of all documents in rows, as a column of blocks. If the column becomes full, the rest
  /// is left out.
  package func column(_ layout: PictureLayout) -> PictureColumn {
    SceneSheet.column(of: documents.map(\.part), layout)
  }

  /// The fonts of all scenes, each with the place of its first use in its scene. A font that several scenes
  /// use is included several times.
  package var requestedFonts: [RequestedFont] { documents.flatMap(\.requestedFonts) }

  /// Returns lines for a terminal: every scene drawn in characters, with its colors and fonts.
  /// - Parameter columns: the maximum width, in characters; at least 20 is used.
  package func terminal(columns: Int, colors: TerminalColors) -> String {
    var lines = DocumentLines(columns: columns, colors: colors)
    for document in documents { lines.add(document) }
    return lines.text
  }
}

extension DocumentPicture {
  /// The document as a part of a sheet: its path, its scenes, and a note with the reason for a failure or
  /// else with the device.
  fileprivate var part: SceneSheet.Part {
    SceneSheet.Part(
      title: path, notes: [failureReason ?? device].compactMap { $0 },
      pictures: scenes.map { scene in
        SceneSheet.Entry(
          drawing: scene.drawing, title: scene.caption,
          notes: scene.details + ["\(scene.sizeDescription) pt"], isFullSize: scene.isMap)
      })
  }
}
