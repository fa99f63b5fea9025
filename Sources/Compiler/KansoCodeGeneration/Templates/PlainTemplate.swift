import KansoFormatting

/// A template, or the text of a section, that can be rendered without the template library: it contains only fields of a
/// declaration, sections over tokens and groups, and partials.
struct PlainTemplate {
  /// The contexts that a template is rendered in.
  enum Context {
    case token
    case group
  }

  private indirect enum Piece {
    case text(String)
    case tokenField(TokenContext.Field)
    case groupField(GroupContext.Field)
    /// The keyword of the access level with a space after it.
    case access
    /// A section over the tokens of a group.
    case tokens(PlainTemplate)
    /// A section over the groups of a group.
    case groups(PlainTemplate)
    /// A section for a group with tokens of its own.
    case ifTokens(PlainTemplate)
    /// Another template for the same group.
    case partial(String)
  }

  private var pieces: [Piece] = []

  private init() {}

  /// Parses the text of a template or of a section; nil if it contains anything else than what is plain.
  init?(_ text: String, of context: Context) {
    // The open sections with their names, of which the first is the whole.
    var open: [(name: String, template: PlainTemplate)] = [("", PlainTemplate())]
    var rest = text[...]
    while !rest.isEmpty {
      let end = rest.firstIndex(of: "\n").map { rest.index(after: $0) } ?? rest.endIndex
      let line = rest[..<end]
      rest = rest[end...]
      guard let tag = Self.standaloneTag(of: line) else {
        let isToken = context == .token || open.last?.name == GroupContext.Field.tokens.rawValue
        guard open[open.count - 1].template.appendLine(line, of: isToken ? .token : .group) else {
          return nil
        }
        continue
      }
      // Tags within a section over tokens would need contexts of values.
      let isInTokens = context == .token || open.last?.name == GroupContext.Field.tokens.rawValue
      switch tag.marker {
      case "#" where !isInTokens: open.append((tag.name, PlainTemplate()))
      case ">" where !isInTokens && !tag.isIndented && !tag.name.hasPrefix("*"):
        open[open.count - 1].template.pieces.append(.partial(tag.name))
      case "/" where open.count > 1:
        let closed = open.removeLast()
        guard closed.name == tag.name, let piece = Self.section(closed.name, closed.template) else {
          return nil
        }
        open[open.count - 1].template.pieces.append(piece)
      case "%" where tag.name == "CONTENT_TYPE: TEXT": break
      default: return nil
      }
    }
    guard open.count == 1 else { return nil }
    self = open[0].template
  }

  /// Returns the piece of a section; nil for one that is not plain.
  private static func section(_ name: String, _ template: PlainTemplate) -> Piece? {
    switch GroupContext.Field(rawValue: name) {
    case .tokens: .tokens(template)
    case .groups: .groups(template)
    case .hasTokens: .ifTokens(template)
    default: nil
    }
  }

  /// Returns the tag of a line that consists of one tag which inserts nothing by itself, so that the library removes the
  /// line; nil for other lines.
  private static func standaloneTag(of line: Substring) -> (
    marker: Character, name: String, isIndented: Bool
  )? {
    let trimmed = line.drop(while: \.isWhitespace)
    guard trimmed.hasPrefix("{{"), let close = trimmed.firstRange(of: "}}"),
      trimmed[close.upperBound...].allSatisfy(\.isWhitespace),
      let marker = trimmed.dropFirst(2).first, "#/>%^!=".contains(marker)
    else { return nil }
    let name = trimmed[..<close.lowerBound].dropFirst(3).split(separator: " ").joined(separator: " ")
    return (marker, name, trimmed.startIndex != line.startIndex)
  }

  /// Appends a line of text and fields. Returns false if it contains another tag.
  private mutating func appendLine(_ line: Substring, of context: Context) -> Bool {
    var rest = line
    while let open = rest.firstRange(of: "{{") {
      let tag = rest[open.upperBound...].prefix { $0 != "}" }
      let end = rest[tag.endIndex...].prefix(2)
      let name = tag.drop { $0 == " " }.prefix { $0 != " " }
      guard end == "}}", let field = Self.field(String(name), of: context) else { return false }
      append(rest[..<open.lowerBound])
      pieces.append(field)
      rest = rest[end.endIndex...]
    }
    append(rest)
    return true
  }

  /// Appends a text, to the last piece if this is one.
  private mutating func append(_ text: Substring) {
    guard !text.isEmpty else { return }
    if case .text(let last) = pieces.last {
      pieces[pieces.count - 1] = .text(last + text)
    } else {
      pieces.append(.text(String(text)))
    }
  }

  /// Returns the piece of a field; nil for one that is not a text of a declaration.
  private static func field(_ name: String, of context: Context) -> Piece? {
    switch context {
    case .token:
      return TokenContext.Field(rawValue: name).flatMap { $0.isOfDeclaration ? .tokenField($0) : nil }
    case .group:
      if name == SourceContext.Field.access.rawValue { return .access }
      return GroupContext.Field(rawValue: name).flatMap { $0.isOfDeclaration ? .groupField($0) : nil }
    }
  }

  /// The names of the templates that this one includes.
  var partials: [String] {
    pieces.flatMap { piece -> [String] in
      switch piece {
      case .partial(let name): [name]
      case .groups(let inner), .ifTokens(let inner), .tokens(let inner): inner.partials
      case .text, .tokenField, .groupField, .access: []
      }
    }
  }

  /// Appends the template for a token.
  func append(_ token: TokenContext, to text: inout TextBuffer) {
    for piece in pieces {
      switch piece {
      case .text(let piece): text += piece
      case .tokenField(let field): token.append(field, to: &text)
      case .groupField, .access, .tokens, .groups, .ifTokens, .partial: break
      }
    }
  }

  /// Appends the template for a group. The depth of the recursion is that of the groups.
  ///
  /// - Parameter partial: returns the template with a name.
  func append(
    _ group: GroupContext, to text: inout TextBuffer, partial: (_ name: String) -> PlainTemplate?
  ) {
    for piece in pieces {
      switch piece {
      case .text(let piece): text += piece
      case .groupField(let field): group.append(field, to: &text)
      case .access: text += group.access
      case .tokens(let inner): for token in group.tokens { inner.append(token, to: &text) }
      case .groups(let inner):
        for nested in group.groups { inner.append(nested, to: &text, partial: partial) }
      case .ifTokens(let inner): if group.hasTokens { inner.append(group, to: &text, partial: partial) }
      case .partial(let name): partial(name)?.append(group, to: &text, partial: partial)
      case .tokenField: break
      }
    }
  }
}
