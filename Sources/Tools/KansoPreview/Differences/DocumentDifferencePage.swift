import KansoCanvasDrawing
import KansoCanvasLayout
import KansoDiagnostics
import KansoInterfaceBuilder
import KansoInterfaceViews
import KansoLayout
import KansoRendering
import KansoSystem
import KansoTheme

/// A comparison of two versions of a storyboard or xib. It shows each scene with visible changes before and after, the
/// changes and their reasons. The summary reports if nothing visible changed.
package struct DocumentDifferencePage: PreviewPage {
  let scenes: [ChangedScene]
  /// The descriptions of changes that are not visible.
  let invisibleChanges: [String]
  /// The display paths of both versions. An absolute path is reduced to the file name.
  let names: (old: String, new: String)
  private let inputs: (old: DocumentInput, new: DocumentInput)
  /// The summary: the visible changes, that there are none, or the first version that cannot be read.
  package let summary: String
  /// True if both versions could be read.
  package let isComplete: Bool
  /// True if something visible changed; false if a version could not be read.
  package let isVisible: Bool
  /// The problems in both documents, and those of the comparison if both could be read.
  package let diagnostics: [Diagnostic]

  /// Reads, lays out and compares two versions of a document. If one of them cannot be read, the comparison
  /// has no scenes and is not complete.
  /// - Parameters:
  ///   - theme: the theme whose tokens are matched with colors and fonts; nil for no matching.
  ///   - environment: the circumstances in which the scenes are shown.
  package init(
    from old: DocumentInput, to new: DocumentInput, theme: Theme? = nil,
    environment: CanvasEnvironment = CanvasEnvironment()
  ) {
    inputs = (old, new)
    let (before, oldProblems) = old.read()
    let (after, newProblems) = new.read()
    names = (old.path.displayPath, new.path.displayPath)
    guard let before, let after else {
      (scenes, invisibleChanges, isVisible, isComplete) = ([], [], false, false)
      diagnostics = oldProblems + newProblems
      summary = "\(before == nil ? old.path : new.path) cannot be understood, so nothing can be compared."
      return
    }
    let assets = new.assets(for: after)
    let difference = DocumentDifference(from: before, to: after, environment: environment, assets: assets)
    let finder = TokenFinder(theme)
    let palettes = (
      old: DocumentPalette(before, assetColors: assets.colors),
      new: DocumentPalette(after, assetColors: assets.colors)
    )
    scenes = difference.scenes.map { ChangedScene($0, finder, palettes) }
    invisibleChanges = difference.invisibleChanges
    (summary, isVisible, isComplete) = (difference.summary, difference.isVisible, true)
    diagnostics = oldProblems + newProblems + difference.diagnostics
  }

  /// The problems in the documents as a report without colors, at most 1,000 of them; empty if there are
  /// none.
  package var problemReport: String { diagnostics.problemReport }

  /// The title, such as `Changes of Main.storyboard`, or the two file names if they differ.
  package var title: String {
    let (old, new) = (FilePath.lastName(of: names.old), FilePath.lastName(of: names.new))
    return old == new ? "Changes of \(new)" : "\(old) and \(new)"
  }

  /// Returns one HTML file with each changed scene before and after.
  /// - Parameter live: the parts that exist only while the page is served; nil for a file.
  package func html(live: LiveParts?) -> String { DocumentDifferenceHTML(self).html(live: live) }

  /// Returns the title, the summary, each changed scene before and after, and at most 40 changes that are not
  /// visible, as a column of blocks. If the column becomes full, the rest is left out.
  package func column(_ layout: PictureLayout) -> PictureColumn {
    var parts = [SceneSheet.Part(title: title, notes: [summary])]
    parts += scenes.map(\.part)
    if !invisibleChanges.isEmpty {
      parts.append(
        SceneSheet.Part(
          title: "Changed, and not visible", notes: invisibleChanges.truncatedList(to: Self.maxListedCount)))
    }
    return SceneSheet.column(of: parts, layout)
  }

  /// The maximum number of listed changes that are not visible, in pictures and on terminals.
  private static let maxListedCount = 40

  /// The fonts of the changed scenes, first those of the new version, then those of the old one. A font that
  /// several scenes use is included several times.
  package var requestedFonts: [RequestedFont] {
    inputs.new.requestedFonts(in: scenes.flatMap(\.styles.new))
      + inputs.old.requestedFonts(in: scenes.flatMap(\.styles.old))
  }

  /// Returns lines for a terminal: the summary, the changes of each scene, and at most 40 changes that are
  /// not visible. There are no drawings.
  /// - Parameter columns: the maximum width, in characters; at least 20 is used.
  package func terminal(columns: Int, colors: TerminalColors) -> String {
    var lines = DocumentLines(columns: columns, colors: colors)
    lines.addLine(summary, .bold)
    for scene in scenes {
      lines.addLine("")
      lines.addLine(scene.title, .bold)
      for words in scene.lines { lines.addLine(words, depth: 1) }
    }
    if !invisibleChanges.isEmpty {
      lines.addLine("")
      lines.addLine("Changed, and not visible:", .bold)
      for words in invisibleChanges.truncatedList(to: Self.maxListedCount) { lines.addLine(words, depth: 1) }
    }
    return lines.text
  }
}

extension [String] {
  /// Returns the first `maxCount` elements and, as one more element, the number of the others: `and 3 more`.
  /// Returns all elements if there are at most `maxCount`.
  func truncatedList(to maxCount: Int) -> [String] {
    count > maxCount ? prefix(maxCount) + ["and \(count - maxCount) more"] : self
  }
}
