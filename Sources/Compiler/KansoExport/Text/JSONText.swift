import KansoFormatting
import KansoProject
import KansoTheme
import KansoThemeEncoding

/// Values as literals of JSON, which are literals of JavaScript, too.
struct JSONText {
  private let css: CSSText
  /// True to write lengths in points and durations in milliseconds, without their units.
  private let writesNumbers: Bool

  init(_ options: ExportOptions) {
    css = CSSText(rem: options.rem)
    writesNumbers = options.numbers
  }

  /// Returns a number for a number, an opacity, a line height or a weight; an object with properties of CSS for a font; else
  /// the value in CSS as a text. With numbers, also a number for a length or a duration, an object for edges, and an array
  /// for an easing curve.
  func formatted(_ value: TokenValue) -> String {
    var writer = JSONWriter(capacity: 64)
    switch value {
    case .number(let number): writer.writeNumber(number)
    case .fontWeight(let weight): writer.writeNumber(weight)
    case .typography(let font): write(font, &writer)
    case .string(let text): writer.writeString(text)
    case .dimension(let dimension) where writesNumbers: writer.writeNumber(dimension.value)
    case .duration(let duration) where writesNumbers: writer.writeNumber(duration.inMilliseconds)
    case .edges(let edges) where writesNumbers: Self.write(edges, &writer)
    case .cubicBezier(let curve) where writesNumbers: Self.write(curve, &writer)
    case .spring(let spring) where writesNumbers: Self.write(spring.curve, &writer)
    default: writer.writeString(css.formatted(value))
    }
    return writer.text
  }

  /// Returns a text in quotes.
  static func quoted(_ text: String) -> String {
    var writer = JSONWriter(capacity: text.utf8.count + 2)
    writer.writeString(text)
    return writer.text
  }

  /// Returns a value of the guide's data in one line.
  static func formatted(_ node: JSONNode) -> String {
    var writer = JSONWriter(capacity: 64)
    write(node, &writer)
    return writer.text
  }

  /// Returns a value of the guide's data: a text without quotes, and anything else as JSON.
  static func text(of node: JSONNode) -> String {
    if case .string(let text) = node.content { text } else { formatted(node) }
  }

  /// Writes any value. The recursion is as deep as the value.
  private static func write(_ node: JSONNode, _ writer: inout JSONWriter) {
    switch node.content {
    case .object(let members):
      writer.writeObject(inline: true) { writer in
        for member in members {
          writer.writeKey(named: member.key)
          write(member.value, &writer)
        }
      }
    case .array(let elements):
      writer.writeArray(inline: true) { writer in
        for element in elements {
          writer.beginElement()
          write(element, &writer)
        }
      }
    case .string(let text): writer.writeString(text)
    case .number(let number): writer.writeNumber(number)
    case .bool(let value): writer.writeBool(value)
    case .null: writer.writeNull()
    }
  }

  /// Writes a font as an object with the names that style objects in JavaScript have.
  private func write(_ font: Typography, _ writer: inout JSONWriter) {
    writer.writeObject(inline: true) { writer in
      writer.writeKey("fontFamily")
      writer.writeString(CSSText.list(font.families))
      writer.writeKey("fontSize")
      write(.points(font.size), &writer)
      writer.writeKey("fontWeight")
      writer.writeNumber(font.weight)
      if font.isItalic {
        writer.writeKey("fontStyle")
        writer.writeString("italic")
      }
      if !font.implied.contains(.lineHeight) {
        writer.writeKey("lineHeight")
        writer.writeNumber(font.lineHeight)
      }
      if !font.implied.contains(.letterSpacing) {
        writer.writeKey("letterSpacing")
        write(font.letterSpacing, &writer)
      }
    }
  }

  /// Writes a length as a number, or as a text with its unit.
  private func write(_ length: Dimension, _ writer: inout JSONWriter) {
    if writesNumbers { writer.writeNumber(length.value) } else { writer.writeString(css.length(length)) }
  }

  private static func write(_ edges: Edges, _ writer: inout JSONWriter) {
    writer.writeObject(inline: true) { writer in
      writer.writeKey("top")
      writer.writeNumber(edges.top.value)
      writer.writeKey("leading")
      writer.writeNumber(edges.leading.value)
      writer.writeKey("bottom")
      writer.writeNumber(edges.bottom.value)
      writer.writeKey("trailing")
      writer.writeNumber(edges.trailing.value)
    }
  }

  private static func write(_ curve: CubicBezier, _ writer: inout JSONWriter) {
    writer.writeArray(inline: true) { writer in
      for coordinate in [curve.x1, curve.y1, curve.x2, curve.y2] {
        writer.beginElement()
        writer.writeNumber(coordinate)
      }
    }
  }
}
