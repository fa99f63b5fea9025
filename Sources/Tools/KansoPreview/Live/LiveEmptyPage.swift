import KansoRendering

/// The page of a live preview as long as every save has had errors.
struct LiveEmptyPage {
  /// The name of the input.
  let title: String

  /// Returns the page as one HTML file: the sentence “Nothing can be shown yet.” and the parts for the served
  /// page, such as the errors.
  func html(live: LiveParts) -> String {
    PageShell(title: title, kind: "Preview", live: live).html { page in
      page.markup("<p class=\"lead\">Nothing can be shown yet.</p>\n")
    }
  }
}
