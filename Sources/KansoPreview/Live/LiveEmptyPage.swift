import KansoRendering

/// The page of a live preview that has had no content to show yet.
struct LiveEmptyPage {
  /// The name of the input.
  let title: String

  func html(live: LiveParts) -> String {
    PageShell(title: title, kind: "Preview", live: live).html { page in
      page.markup("<p class=\"lead\">Nothing can be shown yet.</p>\n")
    }
  }
}
