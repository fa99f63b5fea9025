import KansoLayout
import KansoRendering

extension PageShell {
  /// Writes the links to the pages of the site; nothing for a page on its own.
  func writePages(to page: inout MarkupWriter) {
    guard !pages.isEmpty else { return }
    page.markup("<nav class=\"site\" aria-label=\"Pages\"><ul>\n")
    for other in pages {
      page.markup("<li><a")
      page.attribute("href", other.file)
      if other.file == file { page.markup(" aria-current=\"page\"") }
      page.markup("><bdi>")
      page.text(other.title)
      page.markup("</bdi></a></li>\n")
    }
    page.markup("</ul></nav>\n")
  }

  /// Writes the links to the sections and to their parts; nothing if there are no sections. The links are in an element
  /// that can be closed, because they would fill the window of a phone.
  func writeNavigation(to page: inout MarkupWriter) {
    guard !sections.isEmpty else { return }
    page.markup(
      "<nav aria-label=\"Sections\"><details id=\"contents\" open><summary>Contents</summary><ul>\n")
    for section in sections {
      page.markup("<li>")
      write(section, to: &page)
      if !section.members.isEmpty {
        page.markup("<details><summary")
        page.attribute("aria-label", "Groups of \(section.title)")
        page.markup("></summary><ul>")
        for member in section.members {
          page.markup("<li>")
          write(member, to: &page)
          page.markup("</li>\n")
        }
        page.markup("</ul></details>")
      }
      page.markup("</li>\n")
    }
    page.markup("</ul></details></nav>\n")
  }

  /// Writes a link with the number of items at its target. Its title breaks between the segments of names.
  private func write(_ link: Link, to page: inout MarkupWriter) {
    page.markup("<a")
    page.attribute("href", link.file + link.anchor.link)
    page.markup("><bdi>")
    page.breakable(link.title)
    page.markup("</bdi>")
    if let count = link.count {
      page.markup(" <span class=\"count\">")
      page.text(String(count))
      page.markup("</span>")
    }
    page.markup("</a>")
  }
}

extension MarkupWriter {
  /// Writes a name with possible line breaks between its segments, such as at capital letters and dots.
  mutating func breakable(_ name: String) {
    for (index, segment) in name.nameSegments.enumerated() {
      if index > 0 { markup("<wbr>") }
      text(segment)
    }
  }
}
