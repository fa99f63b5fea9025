import KansoLayout
import KansoRendering
import KansoTheme

/// What changed from one style guide to another, as people look at it: before and after of each value side by side, what follows from it,
/// and apart from that what cannot be seen.
package struct GuideDifferencePage: PreviewPage {
  let difference: GuideDifference

  /// The page of two themes.
  /// - Parameters:
  ///   - old: how it was.
  ///   - new: how it is.
  ///   - oldName: what the old one is called: the name of its file, for example.
  ///   - newName: what the new one is called.
  package init(from old: Theme, to new: Theme, oldName: String, newName: String) {
    difference = GuideDifference(from: old, to: new, oldName: oldName, newName: newName)
  }

  /// The names of both.
  package var title: String { "\(difference.old.name) → \(difference.new.name)" }

  /// What changed, in one or two plain sentences; that nothing visible did, if it is so.
  package var statement: String { difference.statement }

  /// Whether nothing changed at all, visible or not.
  package var isEmpty: Bool { difference.isEmpty }

  /// One file, with search among the changes.
  package func html(live: LiveParts?) -> String {
    GuideDifferenceHTML(difference: difference, title: title).html(live: live)
  }

  /// All changes as cards in rows.
  package func column(_ layout: PictureLayout) -> PictureColumn {
    GuideDifferencePicture.column(of: difference, title: title, layout)
  }

  /// The fonts of what changed.
  package var shownFonts: [ShownFont] { difference.shownFonts }

  /// Lines for a terminal.
  package func terminal(columns: Int, colors: TerminalColors) -> String {
    var terminal = GuideDifferenceTerminal(columns: columns, colors: colors)
    terminal.write(difference, title: title)
    return terminal.text
  }
}
