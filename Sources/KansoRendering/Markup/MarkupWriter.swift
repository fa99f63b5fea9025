import KansoTheme

/// Writes XML and HTML. Markup can only be what stands in the source (`StaticString`); whatever comes from elsewhere goes through
/// `text` or a value of an attribute and is escaped, so that no name, description or text can become markup.
public struct MarkupWriter {
  /// What was written.
  public internal(set) var bytes: [UInt8] = []
  /// How many pictures are in it, whose ids have to differ.
  var pictures = 0

  /// Nothing written yet.
  public init() {}

  /// What was written.
  public var string: String { String(decoding: bytes, as: UTF8.self) }

  /// Markup as it stands in the source.
  public mutating func markup(_ markup: StaticString) {
    markup.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// A text between tags.
  public mutating func text(_ text: some StringProtocol) { escape(text) }

  /// An attribute after the name of a tag: a space, the name, and the value in quotes.
  public mutating func attribute(_ name: StaticString, _ value: some StringProtocol) {
    open(name)
    escape(value)
    bytes.append(UInt8(ascii: "\""))
  }

  /// An attribute that is a number, to a thousandth.
  public mutating func attribute(_ name: StaticString, _ value: Double) {
    open(name)
    number(value)
    bytes.append(UInt8(ascii: "\""))
  }

  /// An attribute whose value is written bit by bit.
  public mutating func attribute(_ name: StaticString, _ value: (inout MarkupWriter) -> Void) {
    open(name)
    value(&self)
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func open(_ name: StaticString) {
    bytes.append(UInt8(ascii: " "))
    markup(name)
    markup("=\"")
  }

  /// Puts in what another writer wrote.
  public mutating func append(_ other: MarkupWriter) {
    bytes.append(contentsOf: other.bytes)
    pictures += other.pictures
  }

  /// Characters that XML 1.0 does not allow, not even escaped, become the replacement character; so do U+FFFE and U+FFFF. Line breaks are
  /// kept as references, since readers change carriage returns and those within attributes.
  private mutating func escape(_ text: some StringProtocol) {
    // Through a buffer: to ask a string for one byte after the other takes most of the time of a page.
    var text = String(text)
    text.withUTF8 { escape($0) }
  }

  private mutating func escape(_ text: UnsafeBufferPointer<UInt8>) {
    var written = 0
    for (index, byte) in text.enumerated() {
      var start = index
      let escaped: StaticString
      switch byte {
      case UInt8(ascii: "&"): escaped = "&amp;"
      case UInt8(ascii: "<"): escaped = "&lt;"
      case UInt8(ascii: ">"): escaped = "&gt;"
      case UInt8(ascii: "\""): escaped = "&quot;"
      case UInt8(ascii: "'"): escaped = "&#39;"
      case 0x09: escaped = "&#9;"
      case 0x0A: escaped = "&#10;"
      case 0x0D: escaped = "&#13;"
      case 0x00...0x1F, 0x7F: escaped = "\u{FFFD}"
      // EF BF BE and EF BF BF are U+FFFE and U+FFFF.
      case 0xBE, 0xBF:
        guard index >= 2, text[index - 1] == 0xBF, text[index - 2] == 0xEF else { continue }
        (start, escaped) = (index - 2, "\u{FFFD}")
      default: continue
      }
      bytes.append(contentsOf: text[written..<start])
      markup(escaped)
      written = index + 1
    }
    bytes.append(contentsOf: text[written...])
  }
}
