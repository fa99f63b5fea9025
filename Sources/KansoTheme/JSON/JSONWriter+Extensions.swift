// Writes the parts of theme.json besides values: descriptions, deprecations, and Kanso's own object in `$extensions`.
extension JSONWriter {
  /// Writes `$extensions` with Kanso's own object in it.
  mutating func extensions(_ members: (inout JSONWriter) -> Void) {
    key("$extensions")
    object { writer in
      writer.key(named: ThemeSchema.extensionKey)
      writer.object(members)
    }
  }

  mutating func alias(_ path: TokenPath?) {
    guard let path else { return }
    key("alias")
    string(path.dotted)
  }

  /// Writes the description, and the deprecation if it differs from the inherited one.
  mutating func about(
    _ description: String?, _ deprecated: Deprecation?, _ inherited: Deprecation?
  ) {
    if let description {
      key("$description")
      string(description)
    }
    guard deprecated != inherited else { return }
    key("$deprecated")
    if let message = deprecated?.message { string(message) } else { bool(deprecated != nil) }
  }

  /// Writes the parts of a value that the standard cannot represent: the authored color, or additional properties of a
  /// font.
  mutating func extras(_ value: TokenValue) {
    switch value {
    case .color(let color) where color.standardized != color:
      key("color")
      write(color)
    case .typography(let font) where font.hasExtras: self.font(font)
    default: break
    }
  }

  private mutating func font(_ font: Typography) {
    key("font")
    object { writer in
      if let face = font.face {
        writer.key("face")
        writer.string(face)
      }
      if font.isItalic {
        writer.key("italic")
        writer.bool(true)
      }
      if let textStyle = font.textStyle {
        writer.key("textStyle")
        writer.string(textStyle.rawValue)
      }
      if let maximumSize = font.maximumSize {
        writer.key("maximumSize")
        writer.number(maximumSize)
      }
      guard !font.implied.isEmpty else { return }
      writer.key("implied")
      writer.array(inline: true) { writer in
        for (part, name) in Typography.ImpliedParts.names where font.implied.contains(part) {
          writer.element()
          writer.string(name)
        }
      }
    }
  }
}

extension Typography {
  var hasExtras: Bool {
    face != nil || isItalic || textStyle != nil || maximumSize != nil || !implied.isEmpty
  }
}

extension TokenValue {
  /// The value in a form that the standard's format can represent.
  var standardized: TokenValue {
    if case .color(let color) = self { .color(color.standardized) } else { self }
  }
}

extension Edges {
  /// The four edges with their names, in the order of the output.
  var named: [(name: String, value: Dimension)] {
    [("top", top), ("leading", leading), ("bottom", bottom), ("trailing", trailing)]
  }
}

extension Typography.ImpliedParts {
  /// The parts with their names in the standard.
  static let names: [(part: Typography.ImpliedParts, name: String)] = [
    (.weight, "fontWeight"), (.lineHeight, "lineHeight"), (.letterSpacing, "letterSpacing"),
  ]
}
