import KansoRendering
import KansoTheme

/// What every page of `kanso preview` has around its content: one HTML file that needs no other, with a heading, a navigation, and search.
///
/// Its policy lets nothing be loaded and no script run but our own. Texts go through `MarkupWriter` and are escaped.
struct PageShell: Sendable {
  /// A link of the navigation.
  struct Link: Sendable {
    /// What it says.
    var title: String
    /// Where it leads.
    var anchor: PageAnchor
    /// How many things are there; nil says nothing.
    var count: Int?
  }

  /// Something that is said of the whole below its name.
  struct Fact: Sendable {
    var label: String
    var text: String
    /// What is said of it besides, in smaller letters.
    var note = ""
    /// Whether it is set as code is.
    var isCode = false
  }

  /// The heading, and the name of the window.
  var title: String
  /// What kind of page it is, in a word or two, above the heading.
  var kind: String
  /// What is said below the heading.
  var facts: [Fact] = []
  /// The sections that the navigation lists; without any there is none.
  var sections: [Link] = []
  /// What search looks for, as in `tokens`; nil leaves it out.
  var searched: String?
  /// The names of the modes that can be looked at alone; one or none leaves the choice out.
  var modes: [String] = []
  /// Rules for what is in the page, beside those of the shell.
  var styles: [StaticString] = []
  /// What it has besides while it is served; nil in a file.
  var live: LiveParts?

  /// The page, with `main` writing its content: sections with a heading of the second level.
  func html(_ main: (inout MarkupWriter) -> Void) -> String {
    HTMLFrame.document(
      title: live?.windowTitle(title) ?? title, script: PageScript.script,
      connectedScript: live == nil ? nil : LiveScript.script, style: writeStyle
    ) { page in
      page.markup("<a class=\"skip\" href=\"#main\">Skip to the content</a>\n")
      live?.writePanel(to: &page)
      writeHeader(to: &page)
      writeTools(to: &page)
      page.markup("<div class=\"frame\">\n")
      writeNavigation(to: &page)
      page.markup("<main id=\"main\" tabindex=\"-1\">\n")
      main(&page)
      if searched != nil { page.markup("<p id=\"nothing\" hidden>Nothing matches.</p>\n") }
      page.markup("</main>\n</div>\n")
      page.markup("<footer class=\"colophon\"><p>Made by Kanso.</p></footer>\n")
      page.markup("<p id=\"status\" class=\"unseen\" role=\"status\"></p>\n")
      live?.writeState(to: &page)
    }
  }

  private func writeStyle(to page: inout MarkupWriter) {
    PageStyle.write(to: &page)
    for style in styles { page.markup(style) }
    if live != nil {
      page.markup(LiveStyle.rules)
      PageStyle.write(upTo: Sizes.phone, LiveStyle.phone, to: &page)
    }
    for mode in modes.indices {
      page.markup(":root[data-mode=\"")
      page.text(String(mode))
      page.markup("\"] [data-modes]:not([data-modes~=\"")
      page.text(String(mode))
      page.markup("\"]){display:none}\n")
    }
  }

  private func writeHeader(to page: inout MarkupWriter) {
    page.markup("<header class=\"masthead\">\n<p class=\"kind\">")
    page.text(kind)
    page.markup("</p>\n<h1 dir=\"auto\">")
    page.text(title)
    page.markup("</h1>\n")
    if !facts.isEmpty {
      page.markup("<dl class=\"facts\">\n")
      for fact in facts {
        page.markup("<div><dt>")
        page.text(fact.label)
        page.markup("</dt><dd dir=\"auto\">")
        if fact.isCode { page.markup("<code>") }
        page.text(fact.text)
        if fact.isCode { page.markup("</code>") }
        if !fact.note.isEmpty {
          page.markup("<span class=\"remark\"><bdi>")
          page.text(fact.note)
          page.markup("</bdi></span>")
        }
        page.markup("</dd></div>\n")
      }
      page.markup("</dl>\n")
    }
    page.markup("</header>\n")
  }

  private func writeNavigation(to page: inout MarkupWriter) {
    guard !sections.isEmpty else { return }
    page.markup("<nav aria-label=\"Sections\"><ul>\n")
    for section in sections {
      page.markup("<li><a")
      page.attribute("href", section.anchor.link)
      page.markup("><bdi>")
      page.text(section.title)
      page.markup("</bdi>")
      if let count = section.count {
        page.markup(" <span class=\"count\">")
        page.text(String(count))
        page.markup("</span>")
      }
      page.markup("</a></li>\n")
    }
    page.markup("</ul></nav>\n")
  }
}
