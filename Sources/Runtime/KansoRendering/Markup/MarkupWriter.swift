import KansoFormatting

/// A writer of XML and HTML. Only literals of the source code (`StaticString`) become markup. Every other text goes
/// through `text` or an attribute value and is escaped, so no name, description or text can become markup.
public struct MarkupWriter {
  /// The written bytes, in UTF-8.
  public internal(set) var bytes: [UInt8] = []
  /// The number of written pictures. It makes their ids distinct.
  var pictureCount = 0

  /// Creates an empty writer.
  public init() {}

  /// The written text. Each access copies it.
  public var string: String { String(decoding: bytes, as: UTF8.self) }

  /// Writes markup from the source code, without escaping.
  public mutating func markup(_ markup: StaticString) {
    markup.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Writes a text between tags, escaped. Control characters other than tabs and line breaks become U+FFFD.
  public mutating func text(_ text: some StringProtocol) { writeEscaped(text) }

  /// Writes an attribute after the name of a tag: a space, the name, and the escaped value in quotes. Control
  /// characters in the value, other than tabs and line breaks, become U+FFFD.
  public mutating func attribute(_ name: StaticString, _ value: some StringProtocol) {
    openAttribute(name)
    writeEscaped(value)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes an attribute with a number, rounded to three decimals.
  public mutating func attribute(_ name: StaticString, _ value: Double) {
    openAttribute(name)
    number(value)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes an attribute whose value is written by a closure. The value is not escaped again, so the closure
  /// must write no quotes as markup.
  public mutating func attribute(_ name: StaticString, _ value: (inout MarkupWriter) -> Void) {
    openAttribute(name)
    value(&self)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes a space, the name, an equals sign and the opening quote.
  private mutating func openAttribute(_ name: StaticString) {
    bytes.append(UInt8(ascii: " "))
    markup(name)
    markup("=\"")
  }

  /// Appends the content of another writer, without escaping, and adds its number of pictures.
  public mutating func append(_ other: MarkupWriter) {
    bytes.append(contentsOf: other.bytes)
    pictureCount += other.pictureCount
  }

  /// Writes a text as `XMLEscaping` does.
  private mutating func writeEscaped(_ text: some StringProtocol) {
    // The text is read through a buffer, because reading a string byte by byte takes most of the time of a page.
    var text = String(text)
    text.withUTF8 { XMLEscaping.append($0, to: &bytes) }
  }
}
