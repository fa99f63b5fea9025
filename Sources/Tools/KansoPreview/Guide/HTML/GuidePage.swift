import KansoRendering
import KansoTheme

/// A writer of the HTML page of a guide.
struct GuidePage {
  let model: GuideModel
  /// The tokens that links can point to.
  let paths: Set<TokenPath>
  var page = MarkupWriter()
  /// The CSS notations of the nearest sRGB colors, by color. It is a cache, because lists of contrasts repeat the same
  /// colors.
  var colors: [ColorValue: String] = [:]
  private let maxByteCount: Int
  /// Remarks on tokens, such as the number of their uses.
  let remarks: [TokenPath: String]

  /// The bytes after which no more tokens are written (192 MiB). The largest guides that are read have smaller pages,
  /// unless they are made to have a large one, and browsers open no larger ones.
  static let maxByteCount = 192 << 20

  /// Creates a writer of a guide, without content.
  private init(_ model: GuideModel, maxByteCount: Int, remarks: [TokenPath: String]) {
    (self.model, self.remarks) = (model, remarks)
    self.maxByteCount = maxByteCount
    paths = Set(model.sections.flatMap(\.items).compactMap(\.token?.path))
  }

  /// Returns the page as one HTML file. After `maxByteCount` bytes, no more groups and tokens are written; a
  /// note in their section has the number of these tokens.
  /// - Parameters:
  ///   - live: the parts that exist only while the page is served; nil for a file.
  ///   - additions: what the page has beside the guide; nil for nothing.
  static func html(
    _ model: GuideModel, live: LiveParts? = nil, additions: PageAdditions? = nil,
    maxByteCount: Int = GuidePage.maxByteCount
  ) -> String {
    var content = GuidePage(model, maxByteCount: maxByteCount, remarks: additions?.remarks ?? [:])
    let shell = PageShell(
      title: additions?.title ?? model.name, kind: additions?.kind ?? "Style guide",
      facts: (additions?.facts ?? []) + facts(of: model),
      sections: (additions?.sections.map(\.link) ?? []) + [contrastLink(of: model)].compactMap { $0 }
        + sectionLinks(of: model),
      searched: "tokens",
      modes: model.modes.count > 1 ? model.modes.map(\.name) : [],
      styles: [GuideStyle.cards, GuideStyle.parts] + (additions?.styles ?? []), live: live)
    return shell.html { page in
      for section in additions?.sections ?? [] { section.write(to: &page) }
      // The content is written into the page itself, since a copy of it may be large.
      swap(&page, &content.page)
      content.writeStatedContrasts()
      for section in model.sections { content.write(section) }
      if model.sections.isEmpty { content.page.markup("<p class=\"lead\">The guide holds no tokens.</p>\n") }
      swap(&page, &content.page)
    }
  }

  /// Returns the facts below the heading: the number of tokens, the modes with their contexts, the default
  /// mode first, and the fingerprint.
  private static func facts(of model: GuideModel) -> [PageShell.Fact] {
    var facts = [PageShell.Fact(label: "Tokens", text: String(model.tokenCount))]
    for (index, mode) in model.modes.enumerated() where !mode.name.isEmpty {
      // The first mode is the default. It applies where no other mode does.
      let label = index == 0 ? "Default mode" : "Mode"
      let context = mode.context.joined(separator: ", ")
      facts.append(PageShell.Fact(label: label, text: mode.name, note: context))
    }
    facts.append(PageShell.Fact(label: "Fingerprint", text: model.fingerprint, isCode: true))
    return facts
  }

  /// Returns the links to the sections with the numbers of their tokens.
  private static func sectionLinks(of model: GuideModel) -> [PageShell.Link] {
    model.sections.map { section in
      PageShell.Link(
        title: section.title, anchor: PageAnchor(section.path),
        count: section.items.lazy.compactMap(\.token).count)
    }
  }

  /// Writes a section with its heading, deprecation, description, groups and tokens. When the page is too
  /// large, the rest of the section is left out, and a note gives the number of its tokens.
  private mutating func write(_ section: GuideSection) {
    let anchor = PageAnchor(section.path)
    page.markup("<section data-group")
    page.attribute("id", anchor.id)
    page.attribute("aria-labelledby", "heading-\(anchor.id)")
    page.markup(">\n<h2")
    page.attribute("id", "heading-\(anchor.id)")
    page.markup("><bdi>")
    page.text(section.title)
    page.markup("</bdi>")
    writeMark(section.deprecation)
    page.markup("</h2>\n")
    writeLead(section.description)
    writeNote(section.deprecation)
    let isWide = section.items.contains { ($0.token?.values.count ?? 0) > 1 }
    if isWide { page.markup("<div class=\"grid wide\">\n") } else { page.markup("<div class=\"grid\">\n") }
    var depth = 0
    var leftOutCount = 0
    for item in section.items {
      guard page.bytes.count < maxByteCount else {
        if item.token != nil { leftOutCount += 1 }
        continue
      }
      switch item {
      case .group(let group):
        write(group)
        depth = group.depth + 1
      case .token(let token):
        // A rule marks the end of a group. Without it, the end of a group would not be visible.
        if token.depth < depth { page.markup("<hr>\n") }
        depth = token.depth
        write(token)
      }
    }
    page.markup("</div>\n")
    if leftOutCount > 0 {
      page.markup("<p class=\"lead\">Tokens that are left out, since the page would be too large: ")
      page.text(String(leftOutCount))
      page.markup(". A preview for a terminal (<code>--format terminal</code>) shows all.</p>\n")
    }
    page.markup("</section>\n")
  }

  /// Writes an element with the heading, description and deprecation of a group. The members of the group are
  /// not in this element; they follow it.
  private mutating func write(_ group: GuideGroup) {
    page.markup("<div class=\"group\" data-group")
    page.attribute("id", PageAnchor(group.path).id)
    page.markup(">")
    let heading = Heading(depth: group.depth)
    page.markup(heading.start)
    page.markup("><bdi>")
    page.text(group.title)
    page.markup("</bdi>")
    writeMark(group.deprecation)
    page.markup(heading.end)
    writeLead(group.description)
    writeNote(group.deprecation)
    page.markup("</div>\n")
  }

  /// Writes a description as a paragraph; nothing for nil.
  private mutating func writeLead(_ text: String?) {
    guard let text else { return }
    page.markup("<p class=\"lead\" dir=\"auto\">")
    page.text(text)
    page.markup("</p>\n")
  }
}

/// The heading of a group or a token. The level grows with the depth and stops at `h6`.
struct Heading {
  /// The start tag without its closing bracket, so that attributes can follow: `<h3`.
  let start: StaticString
  let end: StaticString

  /// Creates the heading of a group or a token: `h3` at depth 0, one level deeper for each enclosing group, and
  /// at most `h6`. The `h2` of the section is not made here.
  /// - Parameter depth: the number of enclosing groups within the section.
  init(depth: Int) {
    (start, end) =
      switch depth {
      case ...0: ("<h3", "</h3>")
      case 1: ("<h4", "</h4>")
      case 2: ("<h5", "</h5>")
      default: ("<h6", "</h6>")
      }
  }
}

extension GuideItem {
  /// The token; nil for a group.
  var token: GuideToken? {
    if case .token(let token) = self { token } else { nil }
  }
}
