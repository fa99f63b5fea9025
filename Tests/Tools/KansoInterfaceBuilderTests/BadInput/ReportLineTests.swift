import Foundation
import Testing

@testable import KansoCanvasLayout
@testable import KansoInterfaceBuilder

/// A report is one line of JSON, for any document and any path.
struct ReportLineTests {
  private func json(_ report: FrameReport, sourceLocation: SourceLocation = #_sourceLocation) throws
    -> [String: Any]
  {
    #expect(!report.line.utf8.contains { $0 < 0x20 }, sourceLocation: sourceLocation)
    let object = try JSONSerialization.jsonObject(with: Data(report.line.utf8))
    return try #require(object as? [String: Any], sourceLocation: sourceLocation)
  }

  private static let names = [
    "\"", "\\", "a\"b\\c", "\\u0041", "\", \"x\": [", "</script>", "<view id=\"a\"/>", "line\nline",
    "tab\ttab", "a\r\nb", "é😀",
    "\u{85}\u{2028}\u{2029}", "\u{202E}\u{FEFF}", "{}", "[1,2]", "null", "", " ", "'", "a/b", "%s%n",
    "\u{7F}", "e\u{301}", "\u{AD}\u{F8FF}\u{F0000}\u{10FFFF}",
  ]

  /// Returns a text as an XML attribute holds it.
  private func escaped(_ text: String) -> String {
    text.unicodeScalars.map { "&#\($0.value);" }.joined()
  }

  @Test(arguments: names) func idsAreKeys(_ name: String) throws {
    let text = SoundBox.xib(view("view", id: escaped(name), frame: (1, 2, 3, 4), fixed: true))
    let report = FrameReport(path: "a.xib", bytes: Array(text.utf8))
    let views = try #require(try json(report)["views"] as? [String: [Double]])
    #expect(views[name] == [1, 2, 3, 4])
    #expect(views["sound"] == [10, 20, 30, 40])
    #expect(report.diagnosticsText == "" && report.hasFrames)
  }

  @Test(arguments: names + ["\u{1B}[31mred\u{1B}[0m", "\u{0}", "\u{1}\u{8}\u{C}"]) func pathsAreValues(
    _ name: String
  ) throws {
    for text in [SoundBox.xib(), "<doc>", ""] {
      let report = FrameReport(path: name, bytes: Array(text.utf8))
      #expect(try json(report)["path"] as? String == name)
      #expect(!report.diagnosticsText.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    }
    let report = FrameReport(ofDocumentAt: "/nowhere/\(name)")
    #expect(try json(report)["path"] as? String == "/nowhere/\(name)")
  }

  @Test(arguments: names) func valuesInMessagesAreEscaped(_ name: String) throws {
    let text =
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" targetRuntime=\"\(escaped(name))\"/>"
    let report = FrameReport(path: "a.xib", bytes: Array(text.utf8))
    #expect(try json(report)["error"] as? String == "1:76: the document is for \(name), not for iOS")
    #expect(!report.diagnosticsText.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
  }

  @Test func thereAreViewsOrAnError() throws {
    let good = FrameReport(path: "a.xib", bytes: Array(SoundBox.xib().utf8))
    #expect(try json(good).keys.sorted() == ["path", "views"])
    let bad = FrameReport(path: "a.xib", bytes: [])
    #expect(try json(bad).keys.sorted() == ["error", "path"])
    #expect((try json(bad)["error"] as? String)?.hasPrefix("1:1: ") ?? false)
  }

  @Test func theSameBytesGiveTheSameLine() {
    let odd = (0..<40).map {
      view($0 % 3 == 0 ? "stackView" : "label", id: "v\($0 / 2)", frame: (0, 0, Double($0), 5))
    }
    let rows = (1..<20).map { constraint("v\($0).leading == v\($0 - 1).trailing + \($0)", id: "k\($0)") }
    let bytes = Array(SoundBox.xib(odd.joined(), rows.joined()).utf8)
    let first = FrameReport(path: "a.xib", bytes: bytes)
    for _ in 0..<10 {
      let again = FrameReport(path: "a.xib", bytes: bytes)
      #expect(again.line == first.line && again.diagnosticsText == first.diagnosticsText)
    }
  }
}
