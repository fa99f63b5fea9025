import KansoLayout
import KansoRendering
import KansoGuideComparison
import KansoTheme

/// A comparison of two style guides. It shows each value before and after side by side, the tokens that follow the
/// change and, in sections of their own, the changes that are not visible.
package struct GuideDifferencePage: PreviewPage {
  let difference: GuideDifference

  /// Creates the page of two themes.
  /// - Parameters:
  ///   - old: the theme before the change.
  ///   - new: the theme after the change.
  ///   - oldName: the display name of the old theme, for example the name of its file.
  ///   - newName: the display name of the new theme.
  package init(from old: Theme, to new: Theme, oldName: String, newName: String) {
    var difference = GuideDifference(from: old, to: new, oldName: oldName, newName: newName)
    if old.contrasts.isEmpty, new.contrasts.isEmpty {
      let renamed = GuideRenames(from: old, to: new).applied(to: old)
      difference.contrasts = ContrastChangeFinder(old: renamed, new: new).changes(in: difference.allChanges)
    }
    self.difference = difference
  }

  /// The display names of both guides, joined with an arrow: `old.yaml → new.yaml`.
  package var title: String { "\(difference.old.name) → \(difference.new.name)" }

  /// The summary of the visible changes and then of the others. It also reports if nothing, or nothing
  /// visible, changed.
  package var summary: String { difference.summary }

  /// True if nothing changed, visible or not.
  package var isEmpty: Bool { difference.isEmpty }

  /// Returns one HTML file. It has a search field if there are at least 12 changes, not counting followers.
  /// - Parameter live: the parts that exist only while the page is served; nil for a file.
  package func html(live: LiveParts?) -> String {
    GuideDifferenceHTML(difference: difference, title: title).html(live: live)
  }

  /// Returns the title, the summary, all changes as cards in rows, the contrasts and the notes as a column of
  /// blocks. If the column becomes full, the rest is left out.
  package func column(_ layout: PictureLayout) -> PictureColumn {
    GuideDifferencePicture.column(of: difference, title: title, layout)
  }

  /// The fonts of the changed values, before and after, with duplicates. Followers are left out.
  package var requestedFonts: [RequestedFont] { difference.requestedFonts }

  /// Returns lines for a terminal: the title, the summary, all changes with their values, the contrasts and
  /// the notes.
  /// - Parameter columns: the maximum width, in characters; at least 20 is used.
  package func terminal(columns: Int, colors: TerminalColors) -> String {
    var terminal = GuideDifferenceTerminal(columns: columns, colors: colors)
    terminal.write(difference, title: title)
    return terminal.text
  }
}
