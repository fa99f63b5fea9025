import KansoFormatting
import KansoTheme

// Writes the members of tokens and groups besides `$value` and `$type`. Each function adds members to the
// object that is open.
extension JSONWriter {
  /// Writes the member `$extensions` with the members of other tools, and with Kanso's object in it. The closure writes
  /// the members of Kanso's object.
  mutating func writeExtensions(
    _ others: [JSONNode.Member] = [], _ members: (inout JSONWriter) -> Void
  ) {
    writeKey("$extensions")
    writeObject { writer in
      writer.write(others)
      writer.writeKey(named: ThemeSchema.extensionKey)
      writer.writeObject(members)
    }
  }

  /// Writes the member `$extensions` with the members of other tools alone; nothing without any.
  mutating func writeExtensions(ofOthers others: [JSONNode.Member]) {
    guard !others.isEmpty else { return }
    writeKey("$extensions")
    writeObject { $0.write(others) }
  }

  /// Writes members of the object that is open.
  private mutating func write(_ members: [JSONNode.Member]) {
    for member in members {
      writeKey(named: member.key)
      write(member.value)
    }
  }

  /// Writes any value. The recursion is as deep as the value.
  private mutating func write(_ node: JSONNode) {
    switch node.content {
    case .object(let members): writeObject { $0.write(members) }
    case .array(let elements):
      writeArray { writer in
        for element in elements {
          writer.beginElement()
          writer.write(element)
        }
      }
    case .string(let text): writeString(text)
    case .number(let number): writeNumber(number)
    case .bool(let value): writeBool(value)
    case .null: writeNull()
    }
  }

  /// Writes the member `alias` of Kanso's object or of a variant; nothing for nil.
  mutating func writeAlias(_ path: TokenPath?) {
    guard let path else { return }
    writeKey("alias")
    writeString(path.dotted)
  }

  /// Writes the member `$description` if there is one, and the member `$deprecated` if it differs from the
  /// inherited deprecation: the message, `true` without a message, or `false` to end the inherited one.
  mutating func writeDocumentation(
    description: String?, deprecated: Deprecation?, inherited: Deprecation?
  ) {
    if let description {
      writeKey("$description")
      writeString(description)
    }
    guard deprecated != inherited else { return }
    writeKey("$deprecated")
    if let message = deprecated?.message { writeString(message) } else { writeBool(deprecated != nil) }
  }

  /// Writes the member of Kanso's object, or of a variant, for a value that the standard cannot represent:
  /// `color` with the authored color, `value` with a border, a shadow or a gradient with the authored colors,
  /// `spring` with its three numbers, or `font` with the additional properties. Writes nothing for colors in the
  /// standard's ranges, a font without such properties, and values of other types.
  mutating func writeExtensionValues(_ value: TokenValue) {
    guard value.hasExtras else { return }
    switch value {
    case .color(let color):
      writeKey("color")
      write(color)
    case .border, .shadow, .gradient:
      writeKey("value")
      write(value)
    case .spring(let spring):
      writeKey("spring")
      writeObject(inline: true) { writer in
        for (key, number) in [
          ("mass", spring.mass), ("stiffness", spring.stiffness), ("damping", spring.damping),
        ] {
          writer.writeKey(named: key)
          writer.writeNumber(number)
        }
      }
    case .typography(let font): writeExtras(of: font)
    case .dimension, .edges, .fontFamily, .fontWeight, .duration, .cubicBezier, .number, .strokeStyle,
      .transition, .string:
      break
    }
  }

  /// Writes the member `font`: face, italic, text style and maximum size, each only if the font has it, and
  /// the names of the implied properties.
  private mutating func writeExtras(of font: Typography) {
    writeKey("font")
    writeObject { writer in
      if let face = font.face {
        writer.writeKey("face")
        writer.writeString(face)
      }
      if font.isItalic {
        writer.writeKey("italic")
        writer.writeBool(true)
      }
      if let textStyle = font.textStyle {
        writer.writeKey("textStyle")
        writer.writeString(textStyle.rawValue)
      }
      if let maximumSize = font.maximumSize {
        writer.writeKey("maximumSize")
        writer.writeNumber(maximumSize)
      }
      guard !font.implied.isEmpty else { return }
      writer.writeKey("implied")
      writer.writeArray(inline: true) { writer in
        for (part, name) in Typography.ImpliedParts.names where font.implied.contains(part) {
          writer.beginElement()
          writer.writeString(name)
        }
      }
    }
  }
}

extension Typography {
  /// True if the font has a property besides the five of the standard, or if the guide omits one of those.
  var hasExtras: Bool {
    face != nil || isItalic || textStyle != nil || maximumSize != nil || !implied.isEmpty
  }
}

extension Edges {
  /// The names of the four edges, in the order of the output.
  static let names = ["top", "leading", "bottom", "trailing"]

  /// The four edges with their names, in the order of the output.
  var namedDimensions: [(name: String, value: Dimension)] {
    [("top", top), ("leading", leading), ("bottom", bottom), ("trailing", trailing)]
  }
}
