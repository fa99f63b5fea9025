import KansoRendering

/// The page of a live preview without content: before the first build, and as long as every save has had errors.
struct LiveEmptyPage {
  /// The name of the input.
  let title: String
  /// The sentence of the page.
  var text: StaticString = "Nothing can be shown yet."

  /// Returns the page as one HTML file: the sentence and the parts for the served
  /// page, such as the errors.
  func html(live: LiveParts) -> String {
    PageShell(title: title, kind: "Preview", live: live).html { page in
      page.markup("<p class=\"lead\">")
      page.markup(text)
      page.markup("</p>\n")
    }
  }
}
