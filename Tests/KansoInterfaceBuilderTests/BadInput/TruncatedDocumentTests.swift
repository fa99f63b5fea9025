import Foundation
import KansoDiagnostics
import Testing

@testable import KansoInterfaceBuilder

/// A document that was written half, and one that a merge or an editor damaged.
struct TruncatedDocumentTests {
  static let document = Array(
    TestDocument().storyboard(
      subviews(
        view(
          "label", "title", (10, 20, 30, 40), "text=\"é &amp; 😀\"",
          "<!-- a --><string key=\"text\"><![CDATA[<a>]]></string>"))
        + constraints("title.leading == root.leading + 10", "title.top == safe.top + 20")
    ).utf8)

  /// Each cut is told apart by nothing: not by where it falls in a tag, a value, a comment or a character.
  @Test func everyCutHasAPlace() {
    for length in Self.document.indices {
      let (_, problems) = DocumentReader.read(
        SourceFile(path: "Cut.storyboard", bytes: Array(Self.document[..<length])))
      for problem in problems { #expect(problem.range.upperBound <= length) }
      let report = FrameReport(path: "Cut.storyboard", bytes: Array(Self.document[..<length]))
      #expect((try? JSONSerialization.jsonObject(with: Data(report.line.utf8))) != nil, "\(length)")
    }
    #expect(Reading(Self.document).complaints == [])
  }
}
