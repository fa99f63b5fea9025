import KansoDiagnostics
import KansoFormatting
import KansoGuide
import KansoTheme
import KansoThemeEncoding

/// The proposals for a place in a guide.
struct Completion {
  /// A proposal.
  struct Item {
    let label: String
    let detail: String
    let documentation: String
    /// The number of the protocol for what it is: 16 for a color, 21 for another constant, 9 for a section.
    let kind: Int
  }

  let items: [Item]
  /// The bytes that a proposal replaces.
  let range: Range<Int>

  /// The maximum number of proposals; a client asks again after more has been typed.
  private static let maxItemCount = 500

  /// Finds the proposals at an offset: sections at the start of a line, and tokens of the section as values.
  ///
  /// - Parameter known: the last state of the guide, which has errors where something is being typed.
  init(_ file: SourceFile, _ known: KnownGuide, at offset: Int) {
    let line = file.lines.position(at: offset).line
    let start = file.lines.contents(ofLine: line).lowerBound
    let before = file.text(in: start..<offset)
    let word = before.reversed().prefix { $0.isLetter || $0.isNumber || "-_.".contains($0) }
    let typed = String(word.reversed())
    range = offset - typed.utf8.count..<offset
    let rest = before.dropLast(typed.count)
    if rest.isEmpty {
      items = Section.allCases.filter { Self.matches($0.rawValue, typed) }.map {
        Item(label: $0.rawValue, detail: "section", documentation: "", kind: 9)
      }
      return
    }
    guard let guide = known.guide, rest.contains(":") || rest.contains("{"),
      let section = Self.section(ofLine: line, in: file),
      let kind = guide.tokens.first(where: { $0.path.section == section })?.section.type
    else {
      items = []
      return
    }
    let isInBraces = rest.last == "{" && rest.dropLast().last.map { !":, ".contains($0) } ?? false
    items = Array(
      guide.tokens.lazy.filter { $0.section.type == kind }.compactMap { token -> Item? in
        let isOwn = token.path.section == section
        let label = isOwn && !isInBraces ? token.path.withinSection : token.path.dotted
        guard Self.matches(label, typed) else { return nil }
        let resolved = known.theme?[token.path]
        var documentation = resolved?.description ?? ""
        // Clients show a swatch for a color in the documentation.
        if case .color(let color)? = resolved?.value { documentation = color.hex }
        return Item(
          label: isOwn || isInBraces ? label : "{\(label)}",
          detail: resolved?.value.briefDescription ?? token.sourceText(modes: guide.modes),
          documentation: documentation, kind: kind == .color ? 16 : 21)
      }.prefix(Self.maxItemCount))
  }

  /// Returns the name of the section that a line is in: the nearest key at the start of a line above it.
  private static func section(ofLine line: Int, in file: SourceFile) -> String? {
    for number in stride(from: line, through: 1, by: -1) {
      let text = file.text(in: file.lines.contents(ofLine: number))
      guard let first = text.first, first.isLetter, let colon = text.firstIndex(of: ":") else { continue }
      return String(text[..<colon])
    }
    return nil
  }

  /// Returns true if the letters that were typed occur in a label in their order, so that clients can rank it.
  private static func matches(_ label: String, _ typed: String) -> Bool {
    var rest = label.lowercased()[...]
    for character in typed.lowercased() {
      guard let index = rest.firstIndex(of: character) else { return false }
      rest = rest[rest.index(after: index)...]
    }
    return true
  }

  func write(in file: SourceFile, _ encoding: PositionEncoding, to json: inout JSONWriter) {
    json.writeObject { json in
      json.writeKey("isIncomplete")
      json.writeBool(items.count == Self.maxItemCount)
      json.writeKey("items")
      json.writeArray { json in
        for item in items {
          json.beginElement()
          json.writeObject { json in
            json.writeKey("label")
            json.writeString(item.label)
            json.writeKey("kind")
            json.writeNumber(Double(item.kind))
            json.writeKey("detail")
            json.writeString(item.detail)
            if !item.documentation.isEmpty {
              json.writeKey("documentation")
              json.writeString(item.documentation)
            }
            json.writeKey("textEdit")
            json.writeObject { json in
              json.writeKey("range")
              encoding.range(range, in: file).write(to: &json)
              json.writeKey("newText")
              json.writeString(item.label)
            }
          }
        }
      }
    }
  }
}
