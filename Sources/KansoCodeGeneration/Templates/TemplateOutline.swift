/// The tags of a template with their places, nested as its sections are.
///
/// The template library reads templates too, but keeps neither places nor names for others to see. This reads the same
/// grammar: it goes by characters, a change of the delimiters ends with the section that it is in, and what the library
/// refuses is read somehow.
struct TemplateOutline {
  /// The meaning of a tag that is rendered.
  enum Kind {
    case value, section, invertedSection, block
    case partial, dynamicPartial, parent, dynamicParent

    /// Whether tags up to a closing one are within it.
    var hasContents: Bool {
      switch self {
      case .section, .invertedSection, .block, .parent, .dynamicParent: true
      case .value, .partial, .dynamicPartial: false
      }
    }
  }

  struct Tag {
    let kind: Kind
    /// The name, without the functions that are called with it.
    let name: String
    /// The functions that are called with the value, the outermost first.
    let functions: [String]
    /// The byte range of the name, functions included.
    let range: Range<Int>
    fileprivate(set) var contents: [Tag] = []
  }

  /// The tags that are in no section.
  private(set) var tags: [Tag] = []
  /// The first tag that is nested deeper than `maxDepth`, where the outline ends. The library reads and renders sections by
  /// recursion, so that deeper ones could overflow its stack.
  private(set) var tooDeep: Range<Int>?

  /// The depth that sections can have.
  static let maxDepth = 64

  init(_ text: String) {
    var reader = Reader(text)
    // The innermost section last.
    var open: [(tag: Tag, delimiters: Delimiters)] = []
    var delimiters = Delimiters()
    func close(_ tag: Tag, into open: inout [(tag: Tag, delimiters: Delimiters)], _ tags: inout [Tag]) {
      if open.isEmpty { tags.append(tag) } else { open[open.count - 1].tag.contents.append(tag) }
    }
    while let event = reader.next(&delimiters) {
      switch event {
      case .tag(let tag) where tag.kind.hasContents:
        open.append((tag, delimiters))
        if open.count > Self.maxDepth {
          tooDeep = tag.range
          return
        }
      case .tag(let tag): close(tag, into: &open, &tags)
      case .end:
        guard let last = open.popLast() else { continue }
        delimiters = last.delimiters
        close(last.tag, into: &open, &tags)
      }
    }
    while let last = open.popLast() { close(last.tag, into: &open, &tags) }
  }

  /// The texts that begin and end a tag.
  private struct Delimiters {
    var start = "{{"
    var end = "}}"
  }

  private enum Event {
    case tag(Tag)
    case end
  }

  /// Finds the tags of a text one after the other.
  private struct Reader {
    private let text: String
    private var rest: Substring

    init(_ text: String) {
      self.text = text
      rest = text[...]
    }

    /// The next tag that opens, stands or closes; nil at the end. Comments and settings are passed over.
    mutating func next(_ delimiters: inout Delimiters) -> Event? {
      while let start = rest.firstRange(of: delimiters.start) {
        rest = rest[start.upperBound...]
        let sigil = rest.first.flatMap { "#^/<$>!%=&{".contains($0) ? $0 : nil }
        if sigil != nil { rest = rest.dropFirst() }
        let closing = sigil == "=" ? "=" + delimiters.end : delimiters.end
        guard let end = rest.firstRange(of: closing) else { return nil }
        let body = rest[..<end.lowerBound]
        rest = rest[end.upperBound...]
        switch sigil {
        case "!", "%": continue
        case "=": change(&delimiters, to: body)
        case "/": return .end
        default: return .tag(tag(sigil, body))
        }
      }
      return nil
    }

    private func change(_ delimiters: inout Delimiters, to body: Substring) {
      let words = body.split(whereSeparator: \.isWhitespace)
      guard words.count == 2 else { return }
      delimiters = Delimiters(start: String(words[0]), end: String(words[1]))
    }

    private func tag(_ sigil: Character?, _ body: Substring) -> Tag {
      var name = body.drop(while: \.isWhitespace)
      let isDynamic = (sigil == ">" || sigil == "<") && name.first == "*"
      if isDynamic { name = name.dropFirst().drop(while: \.isWhitespace) }
      name = name.prefix { !$0.isWhitespace }
      let lower = text.utf8.distance(from: text.startIndex, to: name.startIndex)
      let kind: Kind =
        switch sigil {
        case "#": .section
        case "^": .invertedSection
        case "$": .block
        case ">": isDynamic ? .dynamicPartial : .partial
        case "<": isDynamic ? .dynamicParent : .parent
        default: .value
        }
      let isOfPartial = sigil == ">" || sigil == "<"
      // `last(reversed(tokens))` is two functions and a name; the names of partials may have parentheses in them.
      let parts = isOfPartial ? [name] : name.split(separator: "(", omittingEmptySubsequences: false)
      let inner = isOfPartial ? name : (parts.last ?? "").prefix { $0 != ")" }
      return Tag(
        kind: kind, name: String(inner), functions: parts.dropLast().map(String.init),
        range: lower..<lower + name.utf8.count)
    }
  }
}
