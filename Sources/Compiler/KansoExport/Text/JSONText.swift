import KansoFormatting
import KansoProject
import KansoTheme
import KansoThemeEncoding

/// Values as literals of JSON or TypeScript.
struct JSONText {
  private let css: CSSText
  /// True to write lengths in points and durations in milliseconds, without their units.
  private let writesNumbers: Bool
  /// True for keys in quotes, as JSON needs them.
  private let quotesKeys: Bool

  /// Creates literals of JSON; with `quotesKeys: false`, those of TypeScript.
  init(_ options: ExportOptions, quotesKeys: Bool = true) {
    css = CSSText(rem: options.rem)
    writesNumbers = options.numbers
    self.quotesKeys = quotesKeys
  }

  /// Returns a number for a number, an opacity, a line height or a weight; an object with properties of CSS for a font; else
  /// the value in CSS as a text. With numbers, also a number for a length or a duration, an object for edges, and an array
  /// for an easing curve.
  func formatted(_ value: TokenValue) -> String {
    switch value {
    case .number(let number): Self.number(number)
    case .fontWeight(let weight): Self.number(weight)
    case .typography(let font): object(members(of: font))
    case .string(let text): Self.quoted(text)
    case .dimension(let dimension) where writesNumbers: Self.number(dimension.value)
    case .duration(let duration) where writesNumbers: Self.number(duration.inMilliseconds)
    case .edges(let edges) where writesNumbers: object(Self.members(of: edges))
    case .cubicBezier(let curve) where writesNumbers: Self.array(curve)
    case .spring(let spring) where writesNumbers: Self.array(spring.curve)
    default: Self.quoted(css.formatted(value))
    }
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

  private static func number(_ number: Double) -> String { number.formatted(as: .shortest) }

  /// Returns an object of one line.
  private func object(_ members: [(key: String, value: String)]) -> String {
    let texts = members.map { quotesKeys ? "\"\($0.key)\": \($0.value)" : "\($0.key): \($0.value)" }
    let space = quotesKeys ? "" : " "
    return "{\(space)\(texts.joined(separator: ", "))\(space)}"
  }

  /// Returns the properties of a font with the names that style objects in JavaScript have.
  private func members(of font: Typography) -> [(key: String, value: String)] {
    var members = [
      ("fontFamily", Self.quoted(CSSText.list(font.families))), ("fontSize", length(.points(font.size))),
      ("fontWeight", Self.number(font.weight)),
    ]
    if font.isItalic { members.append(("fontStyle", "\"italic\"")) }
    if !font.implied.contains(.lineHeight) { members.append(("lineHeight", Self.number(font.lineHeight))) }
    if !font.implied.contains(.letterSpacing) {
      members.append(("letterSpacing", length(font.letterSpacing)))
    }
    return members
  }

  /// Returns a length as a number, or as a text with its unit.
  private func length(_ length: Dimension) -> String {
    writesNumbers ? Self.number(length.value) : Self.quoted(css.length(length))
  }

  private static func members(of edges: Edges) -> [(key: String, value: String)] {
    [
      ("top", number(edges.top.value)), ("leading", number(edges.leading.value)),
      ("bottom", number(edges.bottom.value)), ("trailing", number(edges.trailing.value)),
    ]
  }

  private static func array(_ curve: CubicBezier) -> String {
    "[\([curve.x1, curve.y1, curve.x2, curve.y2].map { number($0) }.joined(separator: ", "))]"
  }
}
