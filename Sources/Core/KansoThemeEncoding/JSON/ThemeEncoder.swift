import KansoFormatting
import KansoTheme

extension Theme {
  /// Returns the theme as a document of the design-token standard (DTCG 2025.10), in UTF-8. Equal themes give equal
  /// bytes.
  public func encoded() -> [UInt8] {
    ThemeEncoder(theme: self).encodedDocument()
  }

  /// Returns a JSON object from the dotted path of each token to its `$value` in a context, in UTF-8. Edges
  /// are four entries, such as `padding.card.top`. The values have the same format as in `encoded()`, without
  /// the additional properties under `$extensions`.
  public func encodedValues(in context: Context = [:]) -> [UInt8] {
    var writer = JSONWriter()
    writer.writeObject { writer in
      for token in tokens {
        switch value(of: token, in: context) {
        case .edges(let edges):
          for (name, dimension) in edges.namedDimensions {
            writer.writeKey(named: token.path.appending(name).dotted)
            writer.write(dimension)
          }
        case let value:
          writer.writeKey(named: token.path.dotted)
          writer.write(value.standardized)
        }
      }
    }
    writer.writeNewline()
    return writer.bytes
  }
}

/// An encoder for theme.json. It writes default values, descriptions and deprecations in the standard's
/// format. Modes, variants, aliases, the fingerprint, texts, and properties that the standard lacks are under
/// `$extensions`.
struct ThemeEncoder {
  private let theme: Theme

  /// The properties that members inherit from their group.
  private struct Inherited {
    var type: TokenType?
    var deprecated: Deprecation?
  }

  init(theme: Theme) { self.theme = theme }

  /// Returns the whole document in UTF-8, with a line break at its end.
  func encodedDocument() -> [UInt8] {
    // A token takes about 250 bytes.
    var writer = JSONWriter(capacity: 1024 + 256 * theme.tokens.count)
    writer.writeObject { writer in
      writer.writeKey("$schema")
      writer.writeString(ThemeSchema.format)
      writeThemeExtensions(&writer)
      for section in standardSections { writeGroup(section, Inherited(), &writer) }
    }
    writer.writeNewline()
    return writer.bytes
  }

  /// The sections that the standard can represent.
  private var standardSections: [TokenGroup] { theme.sections.filter { !isOfStrings($0) } }

  /// Returns true for a section of texts. The standard has no type for them.
  private func isOfStrings(_ section: TokenGroup) -> Bool { theme.section(of: section.path) == .strings }

  /// Writes the `$extensions` of the root: schema version, name, fingerprint, kinds of sections, modes, contrasts, former
  /// names and texts. A
  /// missing name and empty lists are omitted.
  private func writeThemeExtensions(_ writer: inout JSONWriter) {
    writer.writeExtensions { writer in
      writer.writeKey("schemaVersion")
      writer.writeNumber(Double(ThemeSchema.version))
      if let name = theme.name {
        writer.writeKey("name")
        writer.writeString(name)
      }
      writer.writeKey("fingerprint")
      writer.writeString(theme.fingerprint.description)
      if !theme.kinds.isEmpty {
        writer.writeKey("sections")
        writer.writeObject { writer in
          for (name, kind) in theme.kinds.sorted(by: { $0.key < $1.key }) {
            writer.writeKey(named: name)
            writer.writeString(kind.rawValue)
          }
        }
      }
      if !theme.modes.isEmpty {
        writer.writeKey("modes")
        writer.writeArray { writer in
          for mode in theme.modes { Self.writeMode(mode, &writer) }
        }
      }
      writeContrasts(&writer)
      if !theme.renames.isEmpty {
        writer.writeKey("renamed")
        writer.writeObject { writer in
          for rename in theme.renames {
            writer.writeKey(named: rename.oldPath.dotted)
            writer.writeString(rename.newPath.dotted)
          }
        }
      }
      writeStrings(&writer)
    }
  }

  /// Writes the member `contrast` of Kanso's object: the stated pairs of colors, each on one line. Writes nothing
  /// without one.
  private func writeContrasts(_ writer: inout JSONWriter) {
    guard !theme.contrasts.isEmpty else { return }
    writer.writeKey("contrast")
    writer.writeArray { writer in
      for pair in theme.contrasts {
        writer.beginElement()
        writer.writeObject(inline: true) { $0.write(members: pair) }
      }
    }
  }

  /// Writes the member `strings` of Kanso's object: the sections of texts, in the form of the others. Unless they are
  /// the last ones, the names of all sections follow in their order. Writes nothing without such a section.
  private func writeStrings(_ writer: inout JSONWriter) {
    let sections = theme.sections.filter { isOfStrings($0) }
    guard !sections.isEmpty else { return }
    writer.writeKey("strings")
    writer.writeObject { writer in
      for section in sections { writeGroup(section, Inherited(), &writer) }
    }
    guard theme.sections.suffix(sections.count).map(\.path) != sections.map(\.path) else { return }
    writer.writeKey("order")
    writer.writeArray { writer in
      for section in theme.sections {
        writer.beginElement()
        writer.writeString(section.path.name)
      }
    }
  }

  /// Writes a mode as an element of the open array, on one line: `name`, `context`, and `fallback` if there
  /// is one. The axes are sorted by name.
  private static func writeMode(_ mode: Mode, _ writer: inout JSONWriter) {
    writer.beginElement()
    writer.writeObject(inline: true) { writer in
      writer.writeKey("name")
      writer.writeString(mode.name)
      writer.writeKey("context")
      writer.writeObject { writer in
        for (axis, value) in mode.context.sorted {
          writer.writeKey(named: axis)
          writer.writeString(value)
        }
      }
      if let fallback = mode.fallback {
        writer.writeKey("fallback")
        writer.writeString(fallback)
      }
    }
  }

  /// Writes a group as a member: type, documentation and all its members. Its `$type` is that of its first
  /// token at any depth, or else the inherited type; it is omitted if there is neither.
  private func writeGroup(_ group: TokenGroup, _ inherited: Inherited, _ writer: inout JSONWriter) {
    // Most tokens of the group inherit this type.
    let type = firstType(in: group) ?? inherited.type
    writer.writeKey(named: group.path.name)
    writer.writeObject { writer in
      if let type {
        writer.writeKey("$type")
        writer.writeString(type.rawValue)
      }
      writer.writeDocumentation(
        description: group.description, deprecated: group.deprecated, inherited: inherited.deprecated)
      let handedDown = Inherited(type: type, deprecated: group.deprecated)
      for member in group.members {
        switch member {
        case .token(let index): writeToken(theme.tokens[index], handedDown, &writer)
        case .group(let inner): writeGroup(inner, handedDown, &writer)
        }
      }
    }
  }

  /// Returns the type of the first token in a group, at any depth; nil if there is none.
  private func firstType(in group: TokenGroup) -> TokenType? {
    for member in group.members {
      switch member {
      case .token(let index): return theme.tokens[index].type
      case .group(let inner): if let type = firstType(in: inner) { return type }
      }
    }
    return nil
  }

  /// Writes a token as a member, and edges as in `writeEdges`. `$type` and `$deprecated` are omitted if they
  /// equal the inherited ones.
  private func writeToken(_ token: ThemeToken, _ inherited: Inherited, _ writer: inout JSONWriter) {
    writer.writeKey(named: token.path.name)
    if case .edges(let edges) = token.value { return writeEdges(edges, of: token, inherited, &writer) }
    writer.writeObject { writer in
      if token.type != inherited.type {
        writer.writeKey("$type")
        writer.writeString(token.type.rawValue)
      }
      writer.writeKey("$value")
      writer.write(token.value.standardized)
      writer.writeDocumentation(
        description: token.description, deprecated: token.deprecated, inherited: inherited.deprecated)
      let hasExtras = token.value.hasExtras
      guard token.alias != nil || !token.variants.isEmpty || hasExtras else {
        return writer.writeExtensions(ofOthers: token.extensions)
      }
      writer.writeExtensions(token.extensions) { writer in
        writer.writeAlias(token.alias)
        if hasExtras { writer.writeExtensionValues(token.value) }
        writeVariants(of: token, &writer) { variant, writer in
          writer.writeKey("$value")
          writer.write(variant.value.standardized)
          writer.writeAlias(variant.alias)
          writer.writeExtensionValues(variant.value)
        }
      }
    }
  }

  /// Writes edges, after their key, as a group of four dimensions. The member `edges` of Kanso's object marks
  /// the group as one token.
  private func writeEdges(
    _ edges: Edges, of token: ThemeToken, _ inherited: Inherited, _ writer: inout JSONWriter
  ) {
    writer.writeObject { writer in
      if inherited.type != .dimension {
        writer.writeKey("$type")
        writer.writeString(TokenType.dimension.rawValue)
      }
      writer.writeDocumentation(
        description: token.description, deprecated: token.deprecated, inherited: inherited.deprecated)
      writer.writeExtensions(token.extensions) { writer in
        writer.writeKey("edges")
        writer.writeBool(true)
        writer.writeAlias(token.alias)
        writeVariants(of: token, &writer) { variant, writer in
          if case .edges(let edges) = variant.value {
            for (name, dimension) in edges.namedDimensions {
              writer.writeKey(named: name)
              writer.write(dimension)
            }
          }
          writer.writeAlias(variant.alias)
        }
      }
      for (name, dimension) in edges.namedDimensions {
        writer.writeKey(named: name)
        writer.writeObject(inline: true) { writer in
          writer.writeKey("$value")
          writer.write(dimension)
        }
      }
    }
  }

  /// Writes the member `modes` of Kanso's object: an object for each variant, by mode name, whose members the
  /// closure writes. Writes nothing if there are no variants.
  private func writeVariants(
    of token: ThemeToken, _ writer: inout JSONWriter,
    _ members: (ThemeToken.Variant, inout JSONWriter) -> Void
  ) {
    guard !token.variants.isEmpty else { return }
    writer.writeKey("modes")
    writer.writeObject { writer in
      for variant in token.variants {
        writer.writeKey(named: theme.modes[variant.mode].name)
        writer.writeObject { writer in members(variant, &writer) }
      }
    }
  }
}
