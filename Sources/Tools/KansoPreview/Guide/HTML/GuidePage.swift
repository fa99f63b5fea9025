import KansoRendering
import KansoTheme

/// A writer of the HTML page of a guide.
struct GuidePage {
  let model: GuideModel
  /// The part of the guide on the page; nil for the whole guide.
  let part: GuidePagePart?
  /// The tokens on the page.
  let paths: Set<TokenPath>
  /// The sections of the page with their blocks.
  private let sections: [(section: GuideSection, blocks: [GuideBlock])]
  var page = MarkupWriter()
  /// The CSS notations of the nearest sRGB colors, by color. It is a cache, because aliases repeat the same colors.
  var colors: [ColorValue: String] = [:]
  private let maxByteCount: Int
  /// Remarks on tokens, such as the number of their uses.
  let remarks: [TokenPath: String]
  /// The uses of tokens in sources; nil if they are unknown.
  let uses: TokenUses?

  /// The bytes after which no more tokens are written (192 MiB). The largest guides that are read have smaller pages,
  /// unless they are made to have a large one, and browsers open no larger ones.
  static let maxByteCount = 192 << 20

  /// True if the page has the whole guide.
  var isWhole: Bool { part?.isWhole ?? true }

  /// Creates a writer of a guide, without content.
  private init(
    _ model: GuideModel, part: GuidePagePart?, uses: TokenUses?, maxByteCount: Int,
    remarks: [TokenPath: String]
  ) {
    (self.model, self.part, self.uses, self.remarks) = (model, part, uses, remarks)
    self.maxByteCount = maxByteCount
    paths = Set(model.sections.flatMap(\.items).compactMap(\.token?.path))
    sections = model.sections.map { ($0, GuideBlock.blocks(of: $0)) }
  }

  /// Returns the page as one HTML file. After `maxByteCount` bytes, no more groups and tokens are written; a
  /// note in their section has the number of these tokens.
  /// - Parameters:
  ///   - part: the part of the guide on the page; nil for the whole guide. The navigation has the other pages, too.
  ///   - uses: the uses of tokens in sources; nil if they are unknown.
  ///   - live: the parts that exist only while the page is served; nil for a file.
  ///   - additions: what the page has beside the guide; nil for nothing.
  static func html(
    _ whole: GuideModel, part: GuidePagePart? = nil, uses: TokenUses? = nil, live: LiveParts? = nil,
    additions: PageAdditions? = nil, maxByteCount: Int = GuidePage.maxByteCount
  ) -> String {
    let model = part?.path.map { whole.limited(to: $0) } ?? whole
    var content = GuidePage(
      model, part: part, uses: uses, maxByteCount: maxByteCount, remarks: additions?.remarks ?? [:])
    let shell = PageShell(
      title: part?.path?.name ?? additions?.title ?? model.name,
      kind: additions?.kind ?? (part?.isWhole == false ? model.name : "Style guide"),
      facts: (additions?.facts ?? []) + content.facts, footFacts: content.footFacts,
      sections: (additions?.sections.map(\.link) ?? []) + content.links(of: whole), pages: part?.pages ?? [],
      file: part?.file ?? "",
      searched: "tokens", hasCards: !model.sections.isEmpty,
      modes: model.modes.count > 1 ? model.modes.map(\.name) : [],
      styles: [
        GuideStyle.blocks, GuideStyle.rows, GuideStyle.samples, GuideStyle.contrasts, GuideStyle.cards,
      ] + (additions?.styles ?? []),
      narrowStyles: [(Sizes.desk, GuideStyle.desk), (Sizes.phone, GuideStyle.phone)], live: live)
    let isWhole = content.isWhole
    return shell.html { page in
      for section in additions?.sections ?? [] { section.write(to: &page) }
      // The content is written into the page itself, since a copy of it may be large.
      swap(&page, &content.page)
      if isWhole { content.writeStatedContrasts() }
      for (section, blocks) in content.sections { content.write(section, blocks) }
      if isWhole { content.writeRoleContrasts() }
      if model.sections.isEmpty { content.page.markup("<p class=\"lead\">The guide holds no tokens.</p>\n") }
      swap(&page, &content.page)
    }
  }

  // MARK: Facts and navigation

  /// The maximum number of modes that are named below the heading.
  private static let maxModeCount = 16

  /// The facts below the heading: the numbers of tokens, contrasts and unused tokens, and the names of the modes.
  private var facts: [PageShell.Fact] {
    var facts = [PageShell.Fact(label: "Tokens", text: String(model.tokenCount))]
    let modes = model.modes.map(\.name).filter { !$0.isEmpty }
    if !modes.isEmpty {
      // The foot of the page has all of them.
      let more = modes.count - Self.maxModeCount
      let names =
        modes.prefix(Self.maxModeCount).joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
      facts.append(PageShell.Fact(label: modes.count == 1 ? "Mode" : "Modes", text: names))
    }
    if !model.contrasts.rows.isEmpty, isWhole {
      let count = model.contrasts.rows.count { !$0.passes }
      facts.append(
        PageShell.Fact(
          label: "Contrasts",
          text: "\(model.contrasts.rows.count) stated, \(count == 0 ? "all enough" : "\(count) too low")"))
    }
    if let uses {
      let tokens = model.sections.lazy.flatMap(\.items).compactMap(\.token)
      let unused = tokens.count { uses.uses[$0.path] == nil && $0.aliasedBy.isEmpty }
      facts.append(PageShell.Fact(label: "Not used", text: String(unused)))
    }
    return facts
  }

  /// The facts at the end of the page: the contexts of the modes, and the fingerprint.
  private var footFacts: [PageShell.Fact] {
    var facts: [PageShell.Fact] = []
    for (index, mode) in model.modes.enumerated() where !mode.name.isEmpty && !mode.context.isEmpty {
      // The first mode is the default. It applies where no other mode does.
      let label = index == 0 ? "\(mode.name) (default)" : mode.name
      facts.append(PageShell.Fact(label: label, text: mode.context.joined(separator: ", ")))
    }
    facts.append(PageShell.Fact(label: "Fingerprint", text: model.fingerprint, isCode: true))
    return facts
  }

  /// Returns the links to the sections with the numbers of their tokens, and to their groups. The sections that are
  /// on other pages have links to those.
  private func links(of whole: GuideModel) -> [PageShell.Link] {
    var links: [PageShell.Link] = []
    if !model.contrasts.rows.isEmpty, isWhole {
      links.append(
        PageShell.Link(title: "Contrasts", anchor: Self.statedAnchor, count: model.contrasts.rows.count))
    }
    for section in whole.sections {
      var link = PageShell.Link(
        title: section.title, anchor: PageAnchor(section.path),
        count: section.items.lazy.compactMap(\.token).count, file: file(of: section.path))
      link.members = GuideBlock.blocks(of: section).compactMap { block in
        guard block.group != nil, part?.lists(block.path) ?? true else { return nil }
        return PageShell.Link(
          title: block.path.withinSection, anchor: PageAnchor(block.path), file: file(of: block.path))
      }
      links.append(link)
    }
    if !model.roleContrasts.isEmpty, isWhole {
      links.append(PageShell.Link(title: "Possible contrasts", anchor: Self.roleAnchor))
    }
    return links
  }

  /// Returns the page of a section or group, as a relative URL; empty for this page.
  private func file(of path: TokenPath) -> String {
    guard let part, !part.contains(path) else { return "" }
    return part.file(of: path)
  }

  // MARK: Sections

  /// Writes a section with its heading, deprecation, description and blocks. When the page is too large, the rest of
  /// the section is left out, and a note gives the number of its tokens.
  private mutating func write(_ section: GuideSection, _ blocks: [GuideBlock]) {
    // Small sections are beside each other.
    let isSmall =
      blocks.count == 1
      && blocks[0].layout(columnCount: blocks[0].columns(modeCount: model.modes.count)?.count).width == .third
    openSection(
      PageAnchor(section.path), section.title, deprecation: section.deprecation, isSmall: isSmall,
      page: pageLink(of: section.path))
    writeLead(section.description)
    writeNote(section.deprecation)
    page.markup("<div class=\"blocks\">\n")
    var leftOutCount = 0
    for block in blocks {
      if page.bytes.count < maxByteCount {
        leftOutCount += write(block, maxByteCount: maxByteCount)
      } else {
        leftOutCount += block.entries.count
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

  /// Writes the start of a section with its heading.
  mutating func openSection(
    _ anchor: PageAnchor, _ title: String, deprecation: DeprecationNote? = nil, isSmall: Bool = false,
    page link: String? = nil
  ) {
    page.markup(isSmall ? "<section data-group class=\"third\"" : "<section data-group")
    page.attribute("id", anchor.id)
    page.attribute("aria-labelledby", "heading-\(anchor.id)")
    page.markup(">\n<h2")
    page.attribute("id", "heading-\(anchor.id)")
    page.markup("><bdi>")
    page.text(title)
    page.markup("</bdi>")
    writeMark(deprecation)
    page.markup("</h2>\n")
    writePageLink(link, title)
  }

  /// Returns the page of a section or group, on the page of the whole guide; nil on other pages.
  func pageLink(of path: TokenPath) -> String? { isWhole ? part?.files[path] : nil }

  /// Writes a link to the page of a section or group; nothing if it has none.
  mutating func writePageLink(_ file: String?, _ title: String) {
    guard let file else { return }
    page.markup("<a class=\"own\"")
    page.attribute("href", file)
    page.attribute("aria-label", "Page of \(title)")
    page.markup(">Page</a>\n")
  }

  /// Writes a description as a paragraph; nothing for nil.
  mutating func writeLead(_ text: String?) {
    guard let text else { return }
    page.markup("<p class=\"lead\" dir=\"auto\">")
    page.text(text)
    page.markup("</p>\n")
  }
}

extension GuideItem {
  /// The token; nil for a group.
  var token: GuideToken? {
    if case .token(let token) = self { token } else { nil }
  }
}
