import KansoRendering
import KansoTheme

extension GuidePage {
  /// The layout of a token.
  private enum Layout {
    /// A card with the samples above the caption.
    case card
    /// A row with the caption beside the samples.
    case row

    /// Creates the layout for a type of value. A length is a card only in the section `radii`.
    init(_ value: TokenValue, in section: Section?) {
      switch value {
      case .color, .edges, .cubicBezier, .spring, .transition, .border, .shadow: self = .card
      case .dimension: self = Specimen.Use(section: section) == .corner ? .card : .row
      case .typography, .fontFamily, .fontWeight, .duration, .number, .strokeStyle, .gradient,
        .string:
        self = .row
      }
    }
  }

  /// The maximum number of listed tokens that are aliases of a token. Further ones are in a collapsed list.
  private static let maxAliasingCount = 6

  /// Writes the article of a token: a card with samples, caption and details, or a row with caption and
  /// values. The layout follows from the first value.
  mutating func write(_ token: GuideToken) {
    let layout = Layout(token.values[0].value, in: token.section)
    page.markup("<article")
    switch (layout, token.deprecation == nil) {
    case (.card, true): page.markup(" class=\"token card\"")
    case (.card, false): page.markup(" class=\"token card deprecated\"")
    case (.row, true): page.markup(" class=\"token row\"")
    case (.row, false): page.markup(" class=\"token row deprecated\"")
    }
    page.attribute("id", PageAnchor(token.path).id)
    page.attribute("data-find", searchText(of: token))
    page.markup(">\n")
    if layout == .card { writeSamples(of: token) }
    writeCaption(of: token)
    if layout == .card { writeDetails(of: token) } else { writeValues(of: token) }
    page.markup("</article>\n")
  }

  /// Returns the text that the search examines: the path, the name in Swift, all notations of the values, the
  /// description, and the word “deprecated” with its note.
  private func searchText(of token: GuideToken) -> String {
    var text = "\(token.path.dotted) \(token.swiftName)"
    if let description = token.description { text += " " + description }
    if let note = token.deprecation { text += " deprecated " + (note.text ?? "") }
    for value in token.values { for notation in value.notations { text += " " + notation.text } }
    return text
  }

  /// Writes the title as a heading with the mark of a deprecation, the button that copies the name in Swift,
  /// the description, the note on the deprecation, and the tokens that are aliases of this one.
  private mutating func writeCaption(of token: GuideToken) {
    page.markup("<div class=\"caption\">")
    let heading = Heading(depth: token.depth)
    page.markup(heading.start)
    page.markup("><bdi>")
    writeBreakable(token.title)
    page.markup("</bdi>")
    writeMark(token.deprecation)
    page.markup(heading.end)
    page.markup("<button type=\"button\" class=\"copy\"")
    page.attribute("data-copy", token.swiftName)
    page.markup("><span class=\"unseen\">Copy </span><code>")
    writeBreakable(token.swiftName)
    page.markup("</code></button>\n")
    if let description = token.description {
      page.markup("<p class=\"about\" dir=\"auto\">")
      page.text(description)
      page.markup("</p>\n")
    }
    if let remark = remarks[token.path] {
      page.markup("<p class=\"about\">")
      page.text(remark)
      page.markup("</p>\n")
    }
    writeNote(token.deprecation)
    writeAliasingTokens(of: token)
    page.markup("</div>\n")
  }

  /// Writes links to the tokens that are aliases of the token: six, and the others in a collapsed list.
  /// Writes nothing if there are none.
  private mutating func writeAliasingTokens(of token: GuideToken) {
    guard !token.aliasedBy.isEmpty else { return }
    page.markup("<div class=\"users\"><p>Used by ")
    writeLinks(to: token.aliasedBy.prefix(Self.maxAliasingCount))
    page.markup("</p>")
    let rest = token.aliasedBy.dropFirst(Self.maxAliasingCount)
    if !rest.isEmpty {
      page.markup("<details><summary>and ")
      page.text(String(rest.count))
      page.markup(" more</summary><p>")
      writeLinks(to: rest)
      page.markup("</p></details>")
    }
    page.markup("</div>\n")
  }

  /// Writes the paths of tokens, separated by commas.
  private mutating func writeLinks(to tokens: ArraySlice<TokenPath>) {
    for (index, path) in tokens.enumerated() {
      if index > 0 { page.markup(", ") }
      writeLink(to: path)
    }
  }

  /// Writes the path of a token, as a link if the guide has the token.
  mutating func writeLink(to path: TokenPath) {
    guard paths.contains(path) else {
      page.markup("<bdi>")
      page.text(path.dotted)
      page.markup("</bdi>")
      return
    }
    page.markup("<a")
    page.attribute("href", PageAnchor(path).link)
    page.markup("><bdi>")
    page.text(path.dotted)
    page.markup("</bdi></a>")
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
