import Foundation
import KansoDiagnostics
import Testing

@testable import KansoCanvasLayout
@testable import KansoInterfaceBuilder

/// A document that was only half written, and documents damaged by a merge or an editor.
struct TruncatedDocumentTests {
  static let document = Array(
    TestDocument().storyboard(
      subviews(
        view(
          "label", id: "title", frame: (10, 20, 30, 40), attributes: "text=\"é &amp; 😀\"",
          content: "<!-- a --><string key=\"text\"><![CDATA[<a>]]></string>"))
        + constraints("title.leading == root.leading + 10", "title.top == safe.top + 20")
    ).utf8)

  /// Cuts the document at every byte: in tags, values, comments and characters. All positions lie within the cut text.
  @Test func everyCutHasAPlace() {
    for length in Self.document.indices {
      let (_, problems) = DocumentReader.read(
        SourceFile(path: "Cut.storyboard", bytes: Array(Self.document[..<length])))
      for problem in problems { #expect(problem.range.upperBound <= length) }
      let report = FrameReport(path: "Cut.storyboard", bytes: Array(Self.document[..<length]))
      #expect((try? JSONSerialization.jsonObject(with: Data(report.line.utf8))) != nil, "\(length)")
    }
    #expect(Reading(Self.document).messages == [])
  }
}
