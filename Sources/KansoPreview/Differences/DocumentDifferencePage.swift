import KansoDiagnostics
import KansoInterfaceBuilder
import KansoLayout
import KansoRendering
import KansoTheme

/// Two versions of a storyboard or xib: the scenes that look different before and after, what changed in them and why, and a plain
/// statement where nothing that can be seen did.
package struct DocumentDifferencePage: PreviewPage {
  let scenes: [ChangedScene]
  /// What is written otherwise and cannot be seen.
  let unseen: [String]
  let names: (old: String, new: String)
  private let inputs: (old: DocumentInput, new: DocumentInput)
  /// What is to be said first: how much looks different, or that nothing visible changed.
  package let statement: String
  /// Whether both versions could be read.
  package let isComplete: Bool
  /// Whether something that can be seen changed.
  package let isVisible: Bool
  /// What is wrong with the documents.
  package let diagnostics: [Diagnostic]

  /// Compares two versions of a document.
  /// - Parameters:
  ///   - theme: where the tokens of colors and fonts are looked for; nil for nowhere.
  ///   - measurer: what the texts of scenes are set with.
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

  /// What is wrong with the documents, for people; empty if nothing is.
  package var complaints: String { diagnostics.complaints }

  /// The name of the newer version.
  package var title: String {
    let (old, new) = (FilePath.lastName(of: names.old), FilePath.lastName(of: names.new))
    return old == new ? "Changes of \(new)" : "\(old) and \(new)"
  }

  /// One file with each scene before and after.
  package func html(live: LiveParts?) -> String { DocumentDifferenceHTML(self).html(live: live) }

  /// Each scene before and after, one below the other.
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

  /// The fonts of the scenes that are shown.
  package var shownFonts: [ShownFont] {
    inputs.new.shownFonts(scenes.flatMap(\.styles.new)) + inputs.old.shownFonts(scenes.flatMap(\.styles.old))
  }

  /// The statement and every change in lines.
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
  /// The first of many, and how many more there are.
  func listed(_ most: Int) -> [String] {
    count > most ? prefix(most) + ["and \(count - most) more"] : self
  }
}
