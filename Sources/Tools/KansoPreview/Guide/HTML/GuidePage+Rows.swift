import KansoRendering
import KansoTheme

extension GuidePage {
  /// Writes a token as a row: its name, its values, and its description below. The details can be opened.
  /// - Parameter columns: the modes of each column; nil if all values are in one cell.
  mutating func writeRow(_ entry: GuideBlock.Entry, _ columns: [[Int]]?) {
    let token = entry.token
    page.markup(token.deprecation == nil ? "<li class=\"token\"" : "<li class=\"token deprecated\"")
    writeIdentity(of: token)
    page.markup("><div class=\"name\">")
    writeName(entry.title, of: token)
    writeMark(token.deprecation)
    page.markup("</div>")
    if let columns, token.values.count == 1 {
      writeCell(
        token.values[0], of: token, columns.count > 1 || token.isComposite ? "cell all" : "cell", modes: nil)
    } else if let columns {
      for modes in columns { writeCell(token.value(inMode: modes[0]), of: token, "cell", modes: modes) }
    } else {
      page.markup("<div class=\"all values\">")
      for value in token.values {
        writeCell(value, of: token, "cell", modes: token.values.count > 1 ? value.modes : nil)
      }
      page.markup("</div>")
    }
    writeRemarks(of: token)
    page.markup("<details><summary")
    page.attribute("aria-label", "Details of \(entry.title)")
    page.attribute("title", "Details")
    page.markup("></summary>")
    writeDetails(of: token)
    page.markup("</details></li>\n")
  }

  /// Writes the attributes by which links and the search find a token: its anchor, its path and, if it differs in more
  /// than capital letters, its name in Swift. The search also examines the visible values and remarks.
  mutating func writeIdentity(of token: GuideToken) {
    page.attribute("id", PageAnchor(token.path).id)
    let path = token.path.dotted
    let isSame = path.lowercased() == token.swiftName.lowercased()
    page.attribute("data-find", isSame ? path : "\(path) \(token.swiftName)")
  }

  /// Writes a name, which is the button that copies the name in Swift.
  mutating func writeName(_ title: String, of token: GuideToken) {
    page.markup("<button type=\"button\" class=\"copy\"")
    page.attribute("data-copy", token.swiftName)
    page.attribute("title", "Copy \(token.swiftName)")
    page.markup("><bdi>")
    page.breakable(title)
    page.markup("</bdi></button>")
  }

  /// Writes a value: the modes if there are several values, a sample, the notation and the alias. Values of several
  /// modes, and values that look right only there, are on the background of their first mode.
  /// - Parameters:
  ///   - name: the CSS classes.
  ///   - modes: the modes of the cell; nil for all.
  private mutating func writeCell(
    _ value: GuideValue, of token: GuideToken, _ name: StaticString, modes: [Int]?
  ) {
    let ground = modes ?? (value.value.needsBackground ? value.modes : nil)
    openCell(name, ground: ground.map { isDark($0) }, modes: modes ?? [])
    if let modes, !names(of: modes).isEmpty {
      page.markup("<span class=\"mode\" dir=\"auto\">")
      page.text(shortNames(of: modes))
      page.markup("</span>")
    }
    writeSample(of: value, in: token)
    page.markup("<span class=\"v\" dir=\"auto\">")
    page.text(value.briefText)
    page.markup("</span>")
    if let alias = value.alias {
      page.markup("<span class=\"alias\">")
      writeLink(to: alias, isShort: true)
      page.markup("</span>")
    }
    page.markup("</div>")
  }

  /// Writes the start tag of a cell.
  /// - Parameters:
  ///   - name: the CSS classes.
  ///   - isDark: true for a dark background, false for a light one, nil for that of the page.
  ///   - modes: the modes of the cell; empty for all.
  mutating func openCell(_ name: StaticString, ground isDark: Bool?, modes: [Int]) {
    page.markup("<div class=\"")
    page.markup(name)
    if let isDark { page.markup(isDark ? " on-dark" : " on-light") }
    page.markup("\"")
    if !modes.isEmpty { writeModesAttribute(modes) }
    page.markup(">")
  }

  /// Writes what is to be read about a token: its description, its deprecation, a remark and its uses.
  private mutating func writeRemarks(of token: GuideToken) {
    for text in [token.description, remarks[token.path]] {
      guard let text else { continue }
      page.markup("<p class=\"about\" dir=\"auto\">")
      page.text(text)
      page.markup("</p>\n")
    }
    writeNote(token.deprecation)
    guard let uses else { return }
    guard let use = uses.uses[token.path] else {
      page.markup(
        token.aliasedBy.isEmpty
          ? "<p class=\"about\">Not used</p>\n" : "<p class=\"about\">Used by other tokens only</p>\n")
      return
    }
    page.markup("<p class=\"about\" dir=\"auto\">")
    page.text(use.summary)
    page.markup("</p>\n")
  }

  /// Writes the path of a token, as a link if this page or another page of the guide has the token.
  /// - Parameter isShort: true if the section is left out.
  mutating func writeLink(to path: TokenPath, isShort: Bool = false) {
    let file = paths.contains(path) ? "" : part.flatMap { $0.tokens.contains(path) ? $0.file(of: path) : nil }
    if let file {
      page.markup("<a")
      page.attribute("href", file + PageAnchor(path).link)
      page.markup(">")
    }
    page.markup("<bdi>")
    page.breakable(isShort ? path.withinSection : path.dotted)
    page.markup(file == nil ? "</bdi>" : "</bdi></a>")
  }

  /// Writes the label “Deprecated” for a deprecated item; nothing for others.
  mutating func writeMark(_ deprecation: DeprecationNote?) {
    if deprecation != nil { page.markup(" <span class=\"mark\">Deprecated</span>") }
  }

  /// Writes the author's note on a deprecation; nothing without one. The first reference to the replacement
  /// is written as a link to the token.
  mutating func writeNote(_ deprecation: DeprecationNote?) {
    guard let text = deprecation?.text else { return }
    page.markup("<p class=\"note\" dir=\"auto\">")
    if let replacement = deprecation?.replacement, let place = text.range(of: "{\(replacement.dotted)}") {
      page.text(text[..<place.lowerBound])
      writeLink(to: replacement)
      page.text(text[place.upperBound...])
    } else {
      page.text(text)
    }
    page.markup("</p>\n")
  }
}

extension TokenUses.Use {
  /// The maximum number of components that are named. More are counted.
  private static let maxComponentCount = 3

  /// The number of uses with the first components, such as `12 uses in CardView, Header and 3 more`.
  var summary: String {
    let uses = count == 1 ? "1 use" : "\(count) uses"
    guard !components.isEmpty else { return uses }
    let rest = components.count - Self.maxComponentCount
    return "\(uses) in \(components.prefix(Self.maxComponentCount).map(\.name).joined(separator: ", "))"
      + (rest > 0 ? " and \(rest) more" : "")
  }
}

extension TokenValue {
  /// True if the value looks right only on the background of its mode: for translucent colors, borders, shadows and
  /// gradients.
  fileprivate var needsBackground: Bool {
    switch self {
    case .color(let color): color.alpha != 1
    case .border, .shadow, .gradient: true
    default: false
    }
  }
}

extension GuideToken {
  /// True if the sample of the token needs the whole width of a row.
  var isComposite: Bool {
    if case .typography = values[0].value { true } else { false }
  }
}
