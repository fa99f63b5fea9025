import KansoLayout
import KansoRendering
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
    difference = GuideDifference(from: old, to: new, oldName: oldName, newName: newName)
  }

  /// The names of both guides.
  package var title: String { "\(difference.old.name) → \(difference.new.name)" }

  /// The summary in one or two sentences. It reports if nothing visible changed.
  package var statement: String { difference.statement }

  /// True if nothing changed, visible or not.
  package var isEmpty: Bool { difference.isEmpty }

  /// Returns one HTML file. It has a search field if there are many changes.
  package func html(live: LiveParts?) -> String {
    GuideDifferenceHTML(difference: difference, title: title).html(live: live)
  }

  /// Returns all changes as cards in rows.
  package func column(_ layout: PictureLayout) -> PictureColumn {
    GuideDifferencePicture.column(of: difference, title: title, layout)
  }

  /// The fonts of the changed values.
  package var shownFonts: [ShownFont] { difference.shownFonts }

  /// Returns lines for a terminal. `columns` is the maximum width in characters.
  package func terminal(columns: Int, colors: TerminalColors) -> String {
    var terminal = GuideDifferenceTerminal(columns: columns, colors: colors)
    terminal.write(difference, title: title)
    return terminal.text
  }
}
