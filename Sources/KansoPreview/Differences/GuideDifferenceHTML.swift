import KansoRendering
import KansoTheme

/// A writer of a difference as one HTML file.
struct GuideDifferenceHTML {
  let difference: GuideDifference
  let title: String

  /// The minimum number of changes for a search field. A shorter list needs no search.
  private static let leastSearched = 12
  private static let summary = PageAnchor("#summary")
  private static let contrasts = PageAnchor("#contrasts")
  private static let notes = PageAnchor("#notes")

  func html(live: LiveParts?) -> String {
    var shell = PageShell(title: title, kind: "Style guides compared", live: live)
    shell.facts = facts
    shell.sections = links
    if difference.changes.count >= Self.leastSearched { shell.searched = "changes" }
    shell.styles = [GuideDifferenceStyle.rules]
    return shell.html { page in
      writeSummary(to: &page)
      for kind in difference.kinds { write(kind, to: &page) }
      writeContrasts(to: &page)
      writeNotes(to: &page)
    }
  }

  private var facts: [PageShell.Fact] {
    [("Before", difference.old), ("After", difference.new)].flatMap { label, side in
      [
        PageShell.Fact(
          label: label, text: side.tokenCount == 1 ? "1 token" : "\(side.tokenCount) tokens"),
        PageShell.Fact(label: "\(label), fingerprint", text: side.fingerprint, isCode: true),
      ]
    }
  }

  private var links: [PageShell.Link] {
    var links = difference.kinds.map { kind in
      PageShell.Link(
        title: kind.title, anchor: kind.anchor, count: difference.changes(kind).count)
    }
    if !difference.contrasts.isEmpty {
      links.append(
        PageShell.Link(
          title: GuideContrastChange.title, anchor: Self.contrasts, count: difference.contrasts.count))
    }
    if !difference.notes.isEmpty {
      links.append(PageShell.Link(title: GuideDifference.notesTitle, anchor: Self.notes))
    }
    return links
  }

  // MARK: Sections

  private func writeSummary(to page: inout MarkupWriter) {
    page.section(Self.summary, "In short", isUnseen: true) { page in
      page.markup("<p class=\"statement\">")
      page.text(difference.statement)
      page.markup("</p>\n")
    }
  }

  private func write(_ kind: GuideChange.Kind, to page: inout MarkupWriter) {
    page.section(kind.anchor, kind.title) { page in
      page.markup("<div class=\"changes\">\n")
      for change in difference.changes(kind) { write(change, to: &page) }
      page.markup("</div>\n")
    }
  }

  private func writeContrasts(to page: inout MarkupWriter) {
    guard !difference.contrasts.isEmpty else { return }
    page.section(Self.contrasts, GuideContrastChange.title) { page in
      page.markup("<p class=\"lead\">Texts need a contrast of 4.5 or more.</p>\n<div class=\"changes\">\n")
      for contrast in difference.contrasts { write(contrast, to: &page) }
      page.markup("</div>\n")
    }
  }

  private func writeNotes(to page: inout MarkupWriter) {
    guard !difference.notes.isEmpty else { return }
    page.section(Self.notes, GuideDifference.notesTitle) { page in
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

  private func write(_ change: GuideChange, to page: inout MarkupWriter) {
    page.markup("<article class=\"change\"")
    page.attribute("id", PageAnchor(change.path).id)
    let paths = [change.path, change.oldPath].compactMap(\.?.dotted) + change.followers.map(\.path.dotted)
    page.attribute("data-find", paths.joined(separator: " "))
    page.markup(">\n<h3 dir=\"auto\">")
    page.text(change.path.dotted)
    page.markup("</h3>\n")
    for text in [change.oldName, change.remark].compactMap({ $0 }) { page.paragraph("about", text) }
    for value in change.values { write(value, of: change, to: &page) }
    if let title = change.followersTitle {
      page.markup("<details class=\"followers\"><summary>")
      page.text(title)
      page.markup("</summary><ul>\n")
      for follower in change.followers {
        page.markup("<li dir=\"auto\">")
        page.text(follower.followerText)
        page.markup("</li>\n")
      }
      page.markup("</ul></details>\n")
    }
    page.markup("</article>\n")
  }

  private func write(_ value: GuideValueChange, of change: GuideChange, to page: inout MarkupWriter) {
    page.beginPair(isDark: value.isDark, isOfMode: value.modeNames != nil)
    if let modes = value.modeNames { page.paragraph("where", modes) }
    page.markup("<div class=\"sides\">\n")
    for (title, side) in value.sides {
      page.markup("<div class=\"side\">\n")
      GuideDifferenceSample(value: side.value, path: change.path, isDark: value.isDark).write(to: &page)
      if let title {
        page.markup("<p class=\"when\">")
        page.markup(title)
        page.markup("</p>\n")
      }
      page.markup("<p class=\"value\"><code dir=\"auto\">")
      page.text(side.text)
      page.markup("</code></p>\n")
      if let alias = side.alias { page.paragraph("when", "alias of \(alias)") }
      page.markup("</div>\n")
    }
    page.markup("</div>\n")
    if let remark = value.remark { page.paragraph("remark", remark) }
    page.markup("</div>\n")
  }

  private func write(_ contrast: GuideContrastChange, to page: inout MarkupWriter) {
    page.markup("<article class=\"change\">\n<h3 dir=\"auto\">")
    page.text(contrast.names)
    page.markup("</h3>\n")
    page.beginPair(isDark: contrast.isDark, isOfMode: !contrast.mode.isEmpty)
    if !contrast.mode.isEmpty { page.paragraph("where", contrast.mode) }
    page.markup("<div class=\"sides\">\n")
    for (title, pair) in [("Before", contrast.old), ("After", contrast.new)] as [(StaticString, ColorPair)] {
      page.markup("<div class=\"side\">\n")
      GuideDifferenceSample.write(pair, to: &page)
      page.markup("<p class=\"when\">")
      page.markup(title)
      page.markup("</p>\n<p class=\"value\">")
      page.text(pair.text)
      page.markup("</p>\n</div>\n")
    }
    page.markup("</div>\n")
    page.paragraph(contrast.fell ? "remark fell" : "remark rose", contrast.words)
    page.markup("</div>\n</article>\n")
  }
}

extension GuideChange.Kind {
  /// The anchor of the section. It begins with `#`, which no path of a token does, so it cannot conflict with a token's
  /// anchor.
  fileprivate var anchor: PageAnchor { PageAnchor("#\(title)") }
}

extension MarkupWriter {
  /// Begins a pair of values. Values of a mode get the background of the mode, all others the background of the card.
  fileprivate mutating func beginPair(isDark: Bool, isOfMode: Bool) {
    guard isOfMode || isDark else { return markup("<div class=\"pair\">\n") }
    markup(isDark ? "<div class=\"pair on-dark\">\n" : "<div class=\"pair on-light\">\n")
  }

  fileprivate mutating func section(
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

  fileprivate mutating func paragraph(_ kind: StaticString, _ content: String) {
    markup("<p class=\"")
    markup(kind)
    markup("\" dir=\"auto\">")
    text(content)
    markup("</p>\n")
  }
}
