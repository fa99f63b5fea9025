import Foundation
import Testing

@testable import KansoRendering

struct MarkupWriterTests {
  private func written(_ text: String) -> String {
    var writer = MarkupWriter()
    writer.text(text)
    return writer.string
  }

  @Test(arguments: [
    ("a & b", "a &amp; b"), ("<script>", "&lt;script&gt;"), ("]]>", "]]&gt;"), ("\"'", "&quot;&#39;"),
    ("\t\n\r", "&#9;&#10;&#13;"), ("\u{0}\u{1}\u{1B}\u{7F}", "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
    ("x\u{FFFE}y\u{FFFF}z", "x\u{FFFD}y\u{FFFD}z"), ("\u{FFFE}\u{FFFE}\u{FFFF}", "\u{FFFD}\u{FFFD}\u{FFFD}"),
    ("\u{FFFD}\u{FFBF}\u{EFBF}", "\u{FFFD}\u{FFBF}\u{EFBF}"), ("\u{2FFFE}\u{1FFFF}", "\u{2FFFE}\u{1FFFF}"),
    ("\u{BF}\u{BE}\u{3FFE}\u{FBFE}", "\u{BF}\u{BE}\u{3FFE}\u{FBFE}"), ("🐈 ש \u{202E}", "🐈 ש \u{202E}"),
  ])
  func escapes(text: String, expected: String) { #expect(written(text) == expected) }

  /// Tests every scalar alone and beside others: an XML parser reads back the same text, except for scalars that XML
  /// cannot contain.
  @Test func everyScalarIsReadBack() throws {
    let interesting: [UInt32] =
      Array(0...0x2FF) + Array(0xD7F0...0xD7FF) + Array(0xE000...0xE010) + Array(0xFDC0...0x1000F)
      + [0x1FFFE, 0x1FFFF, 0x10FFFE, 0x10FFFF]
    let scalars = interesting.compactMap(Unicode.Scalar.init)
    var writer = MarkupWriter()
    writer.markup("<t")
    let text = String(String.UnicodeScalarView(scalars))
    writer.attribute("a", text)
    writer.markup(">")
    writer.text(text)
    writer.markup("</t>")
    let expected = String(
      String.UnicodeScalarView(
        scalars.map { scalar in
          let isAllowed =
            scalar.value >= 0x20 && ![0x7F, 0xFFFE, 0xFFFF].contains(scalar.value)
            || "\t\n\r".unicodeScalars.contains(scalar)
          return isAllowed ? scalar : "\u{FFFD}"
        }))
    let read = try #require(XMLReading(writer.string))
    #expect(Array(read.text.unicodeScalars) == Array(expected.unicodeScalars))
    #expect(
      Array((read.elements.first?.attributes["a"] ?? "").unicodeScalars) == Array(expected.unicodeScalars))
  }

  @Test(arguments: [
    (0, "0"), (-0.0, "0"), (1, "1"), (-1.5, "-1.5"), (0.0004, "0"), (-0.0004, "0"), (0.0005, "0.001"),
    (1 / 3.0, "0.333"),
    (12.34, "12.34"), (1e7, "10000000"), (1e300, "1000000000"), (-1e300, "-1000000000"), (.infinity, "0"),
    (.nan, "0"),
    (0.05, "0.05"), (-0.999, "-0.999"), (99.9996, "100"),
  ])
  func numbers(value: Double, expected: String) {
    var writer = MarkupWriter()
    writer.number(value)
    #expect(writer.string == expected)
  }

  @Test func numbersHaveAsManyDecimalsAsAskedFor() {
    for (decimals, expected) in [(0, "1"), (1, "1.2"), (6, "1.234568"), (99, "1.234568"), (-1, "1")] {
      var writer = MarkupWriter()
      writer.number(1.23456789, decimals: decimals)
      #expect(writer.string == expected)
    }
  }

  @Test func base64IsFoundations() {
    for count in 0...64 {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 37 &+ count) }
      var writer = MarkupWriter()
      writer.base64(bytes)
      #expect(writer.string == Data(bytes).base64EncodedString())
    }
  }
}
