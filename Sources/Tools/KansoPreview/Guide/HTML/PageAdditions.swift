import KansoRendering
import KansoTheme

/// The parts of a page that are beside the guide on it: what is known of the guide's tokens in an app.
struct PageAdditions {
  /// A section before those of the guide.
  struct Section {
    let link: PageShell.Link
    /// Writes what is below the heading.
    let content: (inout MarkupWriter) -> Void

    /// - Parameters:
    ///   - title: the heading, also of the link.
    ///   - content: writes what is below the heading.
    init(_ title: String, content: @escaping (inout MarkupWriter) -> Void) {
      // No token has a path with a space.
      link = PageShell.Link(title: title, anchor: PageAnchor("inventory \(title)"))
      self.content = content
    }

    func write(to page: inout MarkupWriter) {
      page.markup("<section")
      page.attribute("id", link.anchor.id)
      page.attribute("aria-labelledby", "heading-\(link.anchor.id)")
      page.markup(">\n<h2")
      page.attribute("id", "heading-\(link.anchor.id)")
      page.markup(">")
      page.text(link.title)
      page.markup("</h2>\n")
      content(&page)
      page.markup("</section>\n")
    }
  }

  /// The heading of the page.
  let title: String
  /// The kind of the page in a few words.
  let kind: String
  /// The facts before those of the guide.
  let facts: [PageShell.Fact]
  let sections: [Section]
  /// Remarks on tokens.
  let remarks: [TokenPath: String]
  /// The rules of the sections.
  let styles: [StaticString]
}
