/// The tags of a template with their source ranges, nested like its sections.
///
/// The template library parses templates, too, but provides neither source ranges nor names. This parser reads the same
/// grammar, with three simplifications: it works on characters, a change of delimiters ends with its section, and
/// templates that the library refuses have an unspecified outline.
struct TemplateOutline {
  /// The kinds of tags that are rendered.
  enum Kind {
    case value, section, invertedSection, block
    case partial, dynamicPartial, parent, dynamicParent

    /// True if the tag contains other tags, up to a closing tag.
    var hasContents: Bool {
      switch self {
      case .section, .invertedSection, .block, .parent, .dynamicParent: true
      case .value, .partial, .dynamicPartial: false
      }
    }
  }

  /// A tag that is rendered, with the tags in it.
  struct Tag {
    let kind: Kind
    /// The name, without functions.
    let name: String
    /// The functions that are applied to the value, from the outermost to the innermost.
    let functions: [String]
    /// The byte range of the name in the template, including functions.
    let range: Range<Int>
    fileprivate(set) var contents: [Tag] = []
  }

  /// The tags that are not in a section.
  private(set) var tags: [Tag] = []
  /// The range of the name in the first tag that is nested deeper than `maxDepth`; the outline ends there.
  /// The library parses and renders sections recursively, so a deeper nesting could overflow its stack.
  private(set) var tooDeep: Range<Int>?

  /// The maximum nesting of sections.
  static let maxDepth = 64

  /// The names of the templates that tags include. A name that is taken from a field is not among them.
  var includedNames: Set<String> {
    var names: Set<String> = []
    /// Adds the names of partials and parents in tags, at every depth.
    func collect(_ tags: [Tag]) {
      for tag in tags {
        if tag.kind == .partial || tag.kind == .parent { names.insert(tag.name) }
        collect(tag.contents)
      }
    }
    collect(tags)
    return names
  }

  /// Parses a template. A section that is not closed ends with the text, and a closing tag closes the innermost
  /// section, whatever its name.
  init(_ text: String) {
    var reader = Reader(text)
    // The open sections; the innermost one is last.
    var open: [(tag: Tag, delimiters: Delimiters)] = []
    var delimiters = Delimiters()
    /// Adds a complete tag to the innermost open section, or to the outline if none is open.
    func add(_ tag: Tag, to open: inout [(tag: Tag, delimiters: Delimiters)], _ tags: inout [Tag]) {
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
      case .tag(let tag): add(tag, to: &open, &tags)
      case .end:
        guard let last = open.popLast() else { continue }
        delimiters = last.delimiters
        add(last.tag, to: &open, &tags)
      }
    }
    while let last = open.popLast() { add(last.tag, to: &open, &tags) }
  }

  /// The texts that begin and end a tag.
  private struct Delimiters {
    var start = "{{"
    var end = "}}"
  }

  /// A tag in the text: a single or opening one, whose `contents` are empty, or a closing one.
  private enum Event {
    case tag(Tag)
    case end
  }

  /// Finds the tags of a text in order.
  private struct Reader {
    private let text: String
    private var rest: Substring

    /// Creates a reader that begins at the start of the text.
    init(_ text: String) {
      self.text = text
      rest = text[...]
    }

    /// Returns the next opening, single or closing tag; nil at the end of the text, or at a tag that is not
    /// closed. Skips comments and settings; a change of delimiters is applied to `delimiters`.
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
        case "=": setDelimiters(&delimiters, from: body)
        case "/": return .end
        default: return .tag(makeTag(sigil, body))
        }
      }
      return nil
    }

    /// Sets the delimiters to the two words of a tag. Changes nothing if there are not exactly two.
    private func setDelimiters(_ delimiters: inout Delimiters, from body: Substring) {
      let words = body.split(whereSeparator: \.isWhitespace)
      guard words.count == 2 else { return }
      delimiters = Delimiters(start: String(words[0]), end: String(words[1]))
    }

    /// Returns the tag with a sigil, such as `#`, and the text after it. Without a known sigil it is a value.
    private func makeTag(_ sigil: Character?, _ body: Substring) -> Tag {
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
      // `last(reversed(tokens))` has two functions and a name. Parentheses in the names of partials are part of the
      // name.
      let parts = isOfPartial ? [name] : name.split(separator: "(", omittingEmptySubsequences: false)
      let inner = isOfPartial ? name : (parts.last ?? "").prefix { $0 != ")" }
      return Tag(
        kind: kind, name: String(inner), functions: parts.dropLast().map(String.init),
        range: lower..<lower + name.utf8.count)
    }
  }
}
