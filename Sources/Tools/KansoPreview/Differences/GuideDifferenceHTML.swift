import KansoRendering
import KansoGuideComparison
import KansoTheme

/// A writer of a difference as one HTML file.
struct GuideDifferenceHTML {
  let difference: GuideDifference
  let title: String
  /// The pages of the site that the page belongs to; empty for a page on its own.
  var pages: [PageShell.SitePage] = []
  /// The file of the page within its site.
  var file = ""

  /// The minimum number of changes for a search field. A shorter list needs no search.
  private static let minSearchedCount = 12
  /// The anchor of the summary. Like the next two anchors, its text begins with `#`, as no path of a token
  /// does.
  private static let summaryAnchor = PageAnchor("#summary")
  private static let contrastsAnchor = PageAnchor("#contrasts")
  private static let notesAnchor = PageAnchor("#notes")

  /// Returns the page as one HTML file: the summary, the changes by kind, the contrasts and the notes. It has
  /// a search field if there are at least 12 changes, not counting followers.
  /// - Parameter live: the parts that exist only while the page is served; nil for a file.
  func html(live: LiveParts?) -> String {
    var shell = PageShell(title: title, kind: "Style guides compared", live: live)
    shell.facts = sides.map {
      PageShell.Fact(
        label: $0.label, text: $0.side.tokenCount == 1 ? "1 token" : "\($0.side.tokenCount) tokens")
    }
    shell.footFacts = sides.map {
      PageShell.Fact(label: "\($0.label), fingerprint", text: $0.side.fingerprint, isCode: true)
    }
    shell.sections = links
    (shell.pages, shell.file) = (pages, file)
    if difference.changes.count >= Self.minSearchedCount { shell.searched = "changes" }
    shell.styles = [GuideDifferenceStyle.rules]
    return shell.html { page in
      writeSummary(to: &page)
      for kind in difference.kinds { write(kind, to: &page) }
      writeContrasts(to: &page)
      writeNotes(to: &page)
    }
  }

  /// The guides with their labels, the old guide first.
  private var sides: [(label: String, side: GuideSide)] {
    [("Before", difference.old), ("After", difference.new)]
  }

  /// The navigation links to the kinds of changes, the contrasts and the notes. What does not occur has no
  /// link.
  private var links: [PageShell.Link] {
    var links = difference.kinds.map { kind in
      PageShell.Link(
        title: kind.title, anchor: kind.anchor, count: difference.changes(kind).count)
    }
    if !difference.contrasts.isEmpty {
      links.append(
        PageShell.Link(
          title: ContrastChange.title, anchor: Self.contrastsAnchor, count: difference.contrasts.count))
    }
    if !difference.notes.isEmpty {
      links.append(PageShell.Link(title: GuideDifference.notesTitle, anchor: Self.notesAnchor))
    }
    return links
  }

  // MARK: Sections

  /// Writes the section with the summary. Its heading is only for screen readers.
  private func writeSummary(to page: inout MarkupWriter) {
    page.writeSection(Self.summaryAnchor, "In short", isUnseen: true) { page in
      page.markup("<p class=\"statement\">")
      page.text(difference.summaryWithVerdict)
      page.markup("</p>\n")
    }
  }

  /// Writes the section of the changes of a kind.
  private func write(_ kind: TokenChange.Kind, to page: inout MarkupWriter) {
    page.writeSection(kind.anchor, kind.title) { page in
      page.markup("<div class=\"changes\">\n")
      for change in difference.changes(kind) { write(change, to: &page) }
      page.markup("</div>\n")
    }
  }

  /// Writes the section of the contrasts; nothing if there are none.
  private func writeContrasts(to page: inout MarkupWriter) {
    guard !difference.contrasts.isEmpty else { return }
    page.writeSection(Self.contrastsAnchor, ContrastChange.title) { page in
      page.markup("<p class=\"lead\">Texts need a contrast of 4.5 or more.</p>\n<div class=\"changes\">\n")
      for contrast in difference.contrasts { write(contrast, to: &page) }
      page.markup("</div>\n")
    }
  }

  /// Writes the section of the differences that are not visible, one list for each note; nothing if there are
  /// none.
  private func writeNotes(to page: inout MarkupWriter) {
    guard !difference.notes.isEmpty else { return }
    page.writeSection(Self.notesAnchor, GuideDifference.notesTitle) { page in
      for note in difference.notes {
        page.markup("<h3 class=\"note\">")
        page.text(note.kind.title)
        page.markup("</h3>\n<ul class=\"notes\">\n")
        for line in note.lines {
          page.markup("<li>")
          if let path = line.path {
            page.markup("<code dir=\"auto\">")
            page.text(path.dotted)
            page.markup("</code> ")
          }
          page.markup("<bdi>")
          page.text(line.text)
          page.markup("</bdi></li>\n")
        }
        page.markup("</ul>\n")
      }
    }
  }

  // MARK: Changes

  /// Writes the article of a change: the path, the remarks, the values, and a collapsed list of the
  /// followers. The search finds the article by the old path, the new path and the paths of the followers.
  private func write(_ change: TokenChange, to page: inout MarkupWriter) {
    page.markup("<article class=\"change\"")
    page.attribute("id", PageAnchor(change.path).id)
    let paths = [change.path, change.oldPath].compactMap(\.?.dotted) + change.followers.map(\.path.dotted)
    page.attribute("data-find", paths.joined(separator: " "))
    page.markup(">\n<h3 dir=\"auto\">")
    page.text(change.path.dotted)
    page.markup("</h3>\n")
    for remark in [change.oldPathRemark, change.remark].compactMap({ $0 }) {
      page.writeParagraph("about", remark)
    }
    for value in change.values { write(value, of: change, to: &page) }
    if let title = change.followerCountText {
      page.markup("<details class=\"followers\"><summary>")
      page.text(title)
      page.markup("</summary><ul>\n")
      for follower in change.followers {
        page.markup("<li dir=\"auto\">")
        page.text(follower.pathAndSources)
        page.markup("</li>\n")
      }
      page.markup("</ul></details>\n")
    }
    page.markup("</article>\n")
  }

  /// Writes the names of the modes, the values before and after with their samples, texts and aliases, and
  /// the remark.
  private func write(_ value: ValueChange, of change: TokenChange, to page: inout MarkupWriter) {
    page.beginPair(isDark: value.isDark, isOfMode: value.modeNames != nil)
    if let modes = value.modeNames { page.writeParagraph("where", modes) }
    page.markup("<div class=\"sides\">\n")
    for (title, side) in value.sides {
      page.markup("<div class=\"side\">\n")
      GuideDifferenceSample(value: side.value, section: change.section, isDark: value.isDark).write(to: &page)
      if let title {
        page.markup("<p class=\"when\">")
        page.markup(title)
        page.markup("</p>\n")
      }
      page.markup("<p class=\"value\"><code dir=\"auto\">")
      page.text(side.text)
      page.markup("</code></p>\n")
      if let alias = side.alias { page.writeParagraph("when", "alias of \(alias)") }
      page.markup("</div>\n")
    }
    page.markup("</div>\n")
    if let remark = value.remark { page.writeParagraph("remark", remark) }
    page.markup("</div>\n")
  }

  /// Writes the article of a contrast: the paths, the mode, samples with the ratios before and after, and the
  /// effect.
  private func write(_ contrast: ContrastChange, to page: inout MarkupWriter) {
    page.markup("<article class=\"change\">\n<h3 dir=\"auto\">")
    page.text(contrast.pathsText)
    page.markup("</h3>\n")
    page.beginPair(isDark: contrast.isDark, isOfMode: !contrast.mode.isEmpty)
    if !contrast.mode.isEmpty { page.writeParagraph("where", contrast.mode) }
    page.markup("<div class=\"sides\">\n")
    for (title, pair) in [("Before", contrast.old), ("After", contrast.new)] as [(StaticString, ColorPair)] {
      page.markup("<div class=\"side\">\n")
      GuideDifferenceSample.write(pair, to: &page)
      page.markup("<p class=\"when\">")
      page.markup(title)
      page.markup("</p>\n<p class=\"value\">")
      page.text(pair.formattedRatio)
      page.markup("</p>\n</div>\n")
    }
    page.markup("</div>\n")
    page.writeParagraph(contrast.becameInsufficient ? "remark fell" : "remark rose", contrast.summary)
    page.markup("</div>\n</article>\n")
  }
}

extension TokenChange.Kind {
  /// The anchor of the section. It begins with `#`, which no path of a token does, so it cannot conflict with a token's
  /// anchor.
  fileprivate var anchor: PageAnchor { PageAnchor("#\(title)") }
}

extension MarkupWriter {
  /// Writes the start tag of the block for a pair of values. The block has a fixed dark or light background
  /// if one of the arguments is true, else the background of the card.
  /// - Parameters:
  ///   - isDark: true if all modes of the values are dark.
  ///   - isOfMode: true if the values belong to some of the modes only.
  fileprivate mutating func beginPair(isDark: Bool, isOfMode: Bool) {
    guard isOfMode || isDark else { return markup("<div class=\"pair\">\n") }
    markup(isDark ? "<div class=\"pair on-dark\">\n" : "<div class=\"pair on-light\">\n")
  }

  /// Writes a section with a heading that has the id of the anchor.
  /// - Parameters:
  ///   - isUnseen: true if only screen readers present the heading.
  ///   - content: writes the content below the heading.
  fileprivate mutating func writeSection(
    _ anchor: PageAnchor, _ title: String, isUnseen: Bool = false, _ content: (inout MarkupWriter) -> Void
  ) {
    markup("<section")
    attribute("aria-labelledby", anchor.id)
    markup(">\n<h2")
    attribute("id", anchor.id)
    if isUnseen { attribute("class", "unseen") }
    markup(">")
    text(title)
    markup("</h2>\n")
    content(&self)
    markup("</section>\n")
  }

  /// Writes a paragraph, whose text is escaped.
  /// - Parameters:
  ///   - kind: the value of the `class` attribute.
  ///   - content: the text.
  fileprivate mutating func writeParagraph(_ kind: StaticString, _ content: String) {
    markup("<p class=\"")
    markup(kind)
    markup("\" dir=\"auto\">")
    text(content)
    markup("</p>\n")
  }
}
