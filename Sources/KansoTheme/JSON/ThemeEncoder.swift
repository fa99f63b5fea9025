extension Theme {
  /// Returns the theme as a document of the design-token standard (DTCG 2025.10), in UTF-8. Equal themes give equal
  /// bytes.
  public func encoded() -> [UInt8] {
    ThemeEncoder(theme: self).document()
  }

  /// Returns a JSON object from the dotted path of each token to its `$value` in a context, in UTF-8. The values have
  /// the same format as in `encoded()`.
  public func encodedValues(in context: Context = [:]) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      for token in tokens {
        switch value(of: token, in: context) {
        case .edges(let edges):
          for (name, dimension) in edges.named {
            writer.key(named: token.path.appending(name).dotted)
            writer.write(dimension)
          }
        case let value:
          writer.key(named: token.path.dotted)
          writer.write(value.standardized)
        }
      }
    }
    writer.newline()
    return writer.bytes
  }
}

/// An encoder for theme.json. It writes the resolved values of the default mode in the standard's format, and
/// everything else under `$extensions`.
struct ThemeEncoder {
  private let theme: Theme

  /// The properties that members inherit from their group.
  private struct Inherited {
    var type: TokenType?
    var deprecated: Deprecation?
  }

  init(theme: Theme) { self.theme = theme }

  func document() -> [UInt8] {
    // A token takes about 250 bytes.
    var writer = JSONWriter(capacity: 1024 + 256 * theme.tokens.count)
    writer.object { writer in
      writer.key("$schema")
      writer.string(ThemeSchema.format)
      root(&writer)
      for section in theme.sections { group(section, Inherited(), &writer) }
    }
    writer.newline()
    return writer.bytes
  }

  private func root(_ writer: inout JSONWriter) {
    writer.extensions { writer in
      writer.key("schemaVersion")
      writer.number(Double(ThemeSchema.version))
      if let name = theme.name {
        writer.key("name")
        writer.string(name)
      }
      writer.key("fingerprint")
      writer.string(theme.fingerprint.description)
      guard !theme.modes.isEmpty else { return }
      writer.key("modes")
      writer.array { writer in
        for mode in theme.modes { Self.mode(mode, &writer) }
      }
    }
  }

  private static func mode(_ mode: Mode, _ writer: inout JSONWriter) {
    writer.element()
    writer.object(inline: true) { writer in
      writer.key("name")
      writer.string(mode.name)
      writer.key("context")
      writer.object { writer in
        for (axis, value) in mode.context.sorted {
          writer.key(named: axis)
          writer.string(value)
        }
      }
      if let fallback = mode.fallback {
        writer.key("fallback")
        writer.string(fallback)
      }
    }
  }

  private func group(_ group: TokenGroup, _ inherited: Inherited, _ writer: inout JSONWriter) {
    let type = firstType(in: group) ?? inherited.type
    writer.key(named: group.path.name)
    writer.object { writer in
      if let type {
        writer.key("$type")
        writer.string(type.rawValue)
      }
      writer.about(group.description, group.deprecated, inherited.deprecated)
      let handedDown = Inherited(type: type, deprecated: group.deprecated)
      for member in group.members {
        switch member {
        case .token(let index): token(theme.tokens[index], handedDown, &writer)
        case .group(let inner): self.group(inner, handedDown, &writer)
        }
      }
    }
  }

  private func firstType(in group: TokenGroup) -> TokenType? {
    for member in group.members {
      switch member {
      case .token(let index): return theme.tokens[index].type
      case .group(let inner): if let type = firstType(in: inner) { return type }
      }
    }
    return nil
  }

  private func token(_ token: ThemeToken, _ inherited: Inherited, _ writer: inout JSONWriter) {
    writer.key(named: token.path.name)
    if case .edges(let edges) = token.value { return self.edges(edges, of: token, inherited, &writer) }
    writer.object { writer in
      if token.type != inherited.type {
        writer.key("$type")
        writer.string(token.type.rawValue)
      }
      writer.key("$value")
      writer.write(token.value.standardized)
      writer.about(token.description, token.deprecated, inherited.deprecated)
      let hasExtras = Self.hasExtras(token.value)
      guard token.alias != nil || !token.variants.isEmpty || hasExtras else { return }
      writer.extensions { writer in
        writer.alias(token.alias)
        if hasExtras { writer.extras(token.value) }
        variants(of: token, &writer) { variant, writer in
          writer.key("$value")
          writer.write(variant.value.standardized)
          writer.alias(variant.alias)
          writer.extras(variant.value)
        }
      }
    }
  }

  /// Writes edges as a group of four dimensions with a mark, since the standard has no type for them.
  private func edges(_ edges: Edges, of token: ThemeToken, _ inherited: Inherited, _ writer: inout JSONWriter)
  {
    writer.object { writer in
      if inherited.type != .dimension {
        writer.key("$type")
        writer.string(TokenType.dimension.rawValue)
      }
      writer.about(token.description, token.deprecated, inherited.deprecated)
      writer.extensions { writer in
        writer.key("edges")
        writer.bool(true)
        writer.alias(token.alias)
        variants(of: token, &writer) { variant, writer in
          if case .edges(let edges) = variant.value {
            for (name, dimension) in edges.named {
              writer.key(named: name)
              writer.write(dimension)
            }
          }
          writer.alias(variant.alias)
        }
      }
      for (name, dimension) in edges.named {
        writer.key(named: name)
        writer.object(inline: true) { writer in
          writer.key("$value")
          writer.write(dimension)
        }
      }
    }
  }

  private func variants(
    of token: ThemeToken, _ writer: inout JSONWriter,
    _ members: (ThemeToken.Variant, inout JSONWriter) -> Void
  ) {
    guard !token.variants.isEmpty else { return }
    writer.key("modes")
    writer.object { writer in
      for variant in token.variants {
        writer.key(named: theme.modes[variant.mode].name)
        writer.object { writer in members(variant, &writer) }
      }
    }
  }

  /// Returns true if the standard cannot represent the whole value.
  private static func hasExtras(_ value: TokenValue) -> Bool {
    switch value {
    case .color(let color): color.standardized != color
    case .typography(let font): font.hasExtras
    default: false
    }
  }
}
