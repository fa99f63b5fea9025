import KansoRendering
import KansoTheme

/// The frame of every page of `kanso preview`: one HTML file without further files, with a heading, a navigation, and a
/// search field.
///
/// Its content security policy allows no loading and no script but our own. Texts go through `MarkupWriter` and are
/// escaped.
struct PageShell: Sendable {
  /// A link of the navigation.
  struct Link: Sendable {
    var title: String
    /// The target of the link.
    var anchor: PageAnchor
    /// The number of items at the target; nil shows none.
    var count: Int?
    /// The page of the target, as a relative URL without a fragment; empty for this page.
    var file = ""
    /// The links to the parts of the target.
    var members: [Link] = []
  }

  /// A fact about the whole page, shown below the heading.
  struct Fact: Sendable {
    var label: String
    var text: String
    /// An additional remark in smaller letters.
    var note = ""
    /// True if the text is set in the font of code.
    var isCode = false
  }

  /// A page of the site that this page belongs to.
  struct SitePage: Sendable {
    var title: String
    /// The page as a relative URL.
    var file: String
  }

  /// The heading, and the title of the window.
  var title: String
  /// The kind of the page in a few words, shown above the heading.
  var kind: String
  /// The facts below the heading.
  var facts: [Fact] = []
  /// The facts at the end of the page, such as those for machines.
  var footFacts: [Fact] = []
  /// The sections in the navigation. Without sections, there is no navigation.
  var sections: [Link] = []
  /// The pages of the site that have a link at the top; empty for a page on its own.
  var pages: [SitePage] = []
  /// The file of this page within its site.
  var file = ""
  /// The plural noun for the items that the search finds, such as `tokens`; nil for a page without a search
  /// field.
  var searched: String?
  /// True if the items of the content can be shown as cards, with all details.
  var hasCards = false
  /// The names of the modes that can be shown alone. With fewer than two modes, there is no mode selection.
  var modes: [String] = []
  /// The CSS rules of the content, in addition to those of the shell.
  var styles: [StaticString] = []
  /// The CSS rules of the content for windows up to a width in CSS pixels, the widest first.
  var narrowStyles: [(width: Double, rules: StaticString)] = []
  /// The parts that exist only while the page is served; nil for a file.
  var live: LiveParts?

  /// Returns the page with its heading, tools, navigation, content and scripts as one HTML file.
  /// - Parameter main: writes the content: sections with a heading of the second level.
  func html(_ main: (inout MarkupWriter) -> Void) -> String {
    HTMLFrame.document(
      title: live?.windowTitle(title) ?? title, script: PageScript.script,
      connectedScript: live == nil ? nil : LiveScript.script, style: writeStyle
    ) { page in
      page.markup("<a class=\"skip\" href=\"#main\">Skip to the content</a>\n")
      live?.writePanel(to: &page)
      writePages(to: &page)
      writeHeader(to: &page)
      writeTools(to: &page)
      page.markup("<div class=\"frame\">\n")
      writeNavigation(to: &page)
      page.markup("<main id=\"main\" tabindex=\"-1\">\n")
      main(&page)
      if searched != nil { page.markup("<p id=\"nothing\" hidden>Nothing matches.</p>\n") }
      page.markup("</main>\n</div>\n")
      page.markup("<footer class=\"colophon\">\n")
      write(footFacts, to: &page)
      page.markup("<p>Made by Kanso.</p></footer>\n")
      page.markup("<p id=\"status\" class=\"unseen\" role=\"status\"></p>\n")
      live?.writeState(to: &page)
    }
  }

  /// Writes the CSS rules of the shell, of the content and, if the page is served, of the served parts. A
  /// rule for each mode hides the elements of other modes while the mode is selected.
  private func writeStyle(to page: inout MarkupWriter) {
    PageStyle.write(to: &page)
    for style in styles { page.markup(style) }
    for (width, rules) in narrowStyles { PageStyle.writeRules(upTo: width, rules, to: &page) }
    if live != nil {
      page.markup(LiveStyle.rules)
      PageStyle.writeRules(upTo: Sizes.phone, LiveStyle.phone, to: &page)
    }
    for mode in modes.indices {
      page.markup(":root[data-mode=\"")
      page.text(String(mode))
      page.markup("\"] [data-modes]:not([data-modes~=\"")
      page.text(String(mode))
      page.markup("\"]){display:none}\n")
    }
  }

  /// Writes the kind, the heading and the facts.
  private func writeHeader(to page: inout MarkupWriter) {
    page.markup("<header class=\"masthead\">\n<p class=\"kind\">")
    page.text(kind)
    page.markup("</p>\n<h1 dir=\"auto\">")
    page.text(title)
    page.markup("</h1>\n")
    write(facts, to: &page)
    page.markup("</header>\n")
  }

  /// Writes facts as a list; nothing if there are none.
  private func write(_ facts: [Fact], to page: inout MarkupWriter) {
    guard !facts.isEmpty else { return }
    page.markup("<dl class=\"facts\">\n")
    for fact in facts {
      page.markup("<div><dt dir=\"auto\">")
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
}
