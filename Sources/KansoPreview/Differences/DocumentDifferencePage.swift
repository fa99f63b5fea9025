import KansoDiagnostics
import KansoInterfaceBuilder
import KansoLayout
import KansoRendering
import KansoTheme

/// A comparison of two versions of a storyboard or xib. It shows each scene with visible changes before and after, the
/// changes and their reasons. It has a plain statement if nothing visible changed.
package struct DocumentDifferencePage: PreviewPage {
  let scenes: [ChangedScene]
  /// The descriptions of changes that are not visible.
  let unseen: [String]
  let names: (old: String, new: String)
  private let inputs: (old: DocumentInput, new: DocumentInput)
  /// The summary. It comes first and reports the visible changes, that there are none, or that a version cannot be
  /// read.
  package let statement: String
  /// True if both versions could be read.
  package let isComplete: Bool
  /// True if something visible changed.
  package let isVisible: Bool
  /// The problems in the documents and in their comparison.
  package let diagnostics: [Diagnostic]

  /// Creates the comparison of two versions of a document.
  /// - Parameters:
  ///   - theme: the theme whose tokens are matched with colors and fonts; nil for no matching.
  ///   - measurer: the text measurer for the layout of scenes.
  package init(
    from old: DocumentInput, to new: DocumentInput, theme: Theme? = nil,
    measurer: any TextMeasurer = SansSerifTextMeasurer()
  ) {
    inputs = (old, new)
    let (before, oldProblems) = old.read()
    let (after, newProblems) = new.read()
    names = (old.path.shownPath, new.path.shownPath)
    guard let before, let after else {
      (scenes, unseen, isVisible, isComplete) = ([], [], false, false)
      diagnostics = oldProblems + newProblems
      statement = "\(before == nil ? old.path : new.path) cannot be understood, so nothing can be compared."
      return
    }
    let difference = DocumentDifference(from: before, to: after, measurer: measurer)
    let finder = TokenFinder(theme)
    let palettes = (old: DocumentPalette(before), new: DocumentPalette(after))
    scenes = difference.scenes.map { ChangedScene($0, finder, palettes) }
    unseen = difference.unseen
    (statement, isVisible, isComplete) = (difference.statement, difference.isVisible, true)
    diagnostics = oldProblems + newProblems + difference.diagnostics
  }

  /// The problems in the documents as text for people; empty if there are none.
  package var complaints: String { diagnostics.complaints }

  /// The title, made of the file names of both versions.
  package var title: String {
    let (old, new) = (FilePath.lastName(of: names.old), FilePath.lastName(of: names.new))
    return old == new ? "Changes of \(new)" : "\(old) and \(new)"
  }

  /// Returns one HTML file with each scene before and after.
  package func html(live: LiveParts?) -> String { DocumentDifferenceHTML(self).html(live: live) }

  /// Returns one column with each scene before and after, one below the other.
  package func column(_ layout: PictureLayout) -> PictureColumn {
    var parts = [SceneSheet.Part(title: title, notes: [statement])]
    parts += scenes.map(\.part)
    if !unseen.isEmpty {
      parts.append(
        SceneSheet.Part(title: "Changed, and not visible", notes: unseen.listed(Self.mostListed)))
    }
    return SceneSheet.column(of: parts, layout)
  }

  private static let mostListed = 40

  /// The fonts of the changed scenes, in both versions.
  package var shownFonts: [ShownFont] {
    inputs.new.shownFonts(scenes.flatMap(\.styles.new)) + inputs.old.shownFonts(scenes.flatMap(\.styles.old))
  }

  /// Returns the statement and every change as lines for a terminal. `columns` is the maximum width in characters.
  package func terminal(columns: Int, colors: TerminalColors) -> String {
    var lines = DocumentLines(columns: columns, colors: colors)
    lines.line(statement, .bold)
    for scene in scenes {
      lines.line("")
      lines.line(scene.title, .bold)
      for words in scene.lines { lines.line(words, depth: 1) }
    }
    if !unseen.isEmpty {
      lines.line("")
      lines.line("Changed, and not visible:", .bold)
      for words in unseen.listed(Self.mostListed) { lines.line(words, depth: 1) }
    }
    return lines.text
  }
}

extension [String] {
  /// Returns the first `most` elements and a line with the number of the others. Returns all elements if they are not
  /// more.
  func listed(_ most: Int) -> [String] {
    count > most ? prefix(most) + ["and \(count - most) more"] : self
  }
}
