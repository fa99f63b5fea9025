import KansoDiagnostics
import Testing

@testable import KansoInterfaceBuilder

/// Text that is not XML is rejected, with the position of the first error.
struct BrokenXMLTests {
  @Test func UTF16IsRefused() {
    let text = "<?xml version=\"1.0\" encoding=\"UTF-16\"?><doc/>"
    let big = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    let little = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    for bytes in [big, little, [0xFE, 0xFF] + big, [0xFF, 0xFE] + little, [0, 0, 0xFE, 0xFF] + big] {
      #expect(firstError(in: bytes) == "1:1 the document is not UTF-8")
    }
  }

  @Test func whatHasNoElementIsRefused() {
    for text in [
      "", " ", "\n\n", "x", "<", "<!", "text only", "<!-- a comment -->", "<?xml version=\"1.0\"?>", "&amp;",
    ] {
      #expect(firstError(in: text).contains(":"), "\(text)")
    }
    #expect(firstError(in: Array(repeating: 0, count: 100)).hasPrefix("1:1 "))
  }

  @Test func marksOfTheByteOrderAndLinesOfAllKindsAreRead() {
    for text in [
      "\u{FEFF}<doc/>", "<doc>\r\n<a/>\r</doc>\n\n",
      "\n<doc a='1' b = \"2>\" ><a/ ></doc >".replacing("/ ", with: "/"),
    ] {
      #expect(firstError(in: text) == "it is read", "\(text.debugDescription)")
    }
  }
}
