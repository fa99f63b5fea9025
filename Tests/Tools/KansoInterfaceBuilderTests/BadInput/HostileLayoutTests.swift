import Foundation
import KansoDiagnostics
import KansoFormatting
import KansoInterfaceBuilderDiagnostics
import KansoLayout
import Testing

@testable import KansoCanvasLayout
@testable import KansoInterfaceBuilder

/// Documents that demand too much of layout or of reports.
struct HostileLayoutTests {
  private func row(_ attributes: String) -> String {
    "<constraint firstItem=\"box\" \(attributes) id=\"row\"/>"
  }

  private func messages(about row: String) -> [String] {
    let reading = Reading(SoundBox.xib(view("view", id: "box", frame: (1, 2, 3, 4)), row))
    #expect(reading.frames["sound"] == SoundBox.frame)
    #expect(reading.ids.allSatisfy { $0 == .invalidInterfaceValue || $0 == .invalidConstraint })
    return reading.messages
  }

  @Test(arguments: [
    ("width", "left", "a size and a position"),
    ("top", "height", "a size and a position"), ("leading", "left", "leading and trailing follow"),
    ("rightMargin", "trailing", "leading and trailing follow"),
    ("notAnAttribute", "left", "it has to begin with an attribute"),
    ("left", "notAnAttribute", "a position needs another one"),
  ])
  func itemsThatCannotBeComparedAreReported(_ first: String, _ second: String, _ why: String) {
    let row = row("firstAttribute=\"\(first)\" secondItem=\"root\" secondAttribute=\"\(second)\"")
    #expect(messages(about: row).count == 1)
    #expect(messages(about: row).first?.contains(why) ?? false)
    #expect(messages(about: row).first?.hasSuffix(row) ?? false)
  }

  @Test(arguments: [
    "firstAttribute=\"left\" constant=\"5\"", "firstAttribute=\"width\" secondAttribute=\"width\"",
  ])
  func missingSidesAreReported(_ attributes: String) {
    #expect(messages(about: row(attributes)).count == 1)
  }

  @Test(arguments: ["1e308", "-1e308", "1e308:1e-308", "1e12"]) func hugeMultipliersAreReported(
    _ multiplier: String
  ) {
    let row = row(
      "firstAttribute=\"width\" secondItem=\"root\" secondAttribute=\"width\" multiplier=\"\(multiplier)\"")
    #expect(messages(about: row).count == 1)
    let (document, _) = DocumentReader.read(
      SourceFile(path: "a.xib", text: SoundBox.xib(view("view", id: "box", frame: (1, 2, 3, 4)), row)))
    for view in document?.allViews ?? [] {
      for constraint in view.constraints { #expect(!constraint.summary.isEmpty) }
    }
  }

  @Test(arguments: ["0", "-1", "1000.5", "1e9"]) func invalidPrioritiesAreReported(_ priority: String) {
    let row = row("firstAttribute=\"width\" constant=\"5\" priority=\"\(priority)\"")
    #expect(messages(about: row) == ["'\(priority)' is not a priority: \(priority)"])
  }

  /// A constraint with an unknown view has no effect, even if its remaining part could set a size.
  @Test func constraintsWithViewsThatAreGoneHoldNothing() {
    let row =
      "<constraint firstItem=\"box\" firstAttribute=\"width\" secondItem=\"gone\" constant=\"77\" id=\"row\"/>"
    let reading = Reading(SoundBox.xib(view("view", id: "box", frame: (1, 2, 3, 4)), row))
    #expect(reading.ids == [.unknownObject])
    #expect(reading.frames["box"]?.width != 77)
  }

  /// Each scene leads to the next, so the depth is the number of scenes.
  @Test func seguesGoOnForAsLongAsTheyDo() {
    for count in [2, 8_000] {
      let scenes = (0..<count).map {
        """
        <scene><objects><viewController id="c\($0)"><view key="view" id="v\($0)"/>
        <connections><segue destination="c\(($0 + 1) % count)" kind="show" id="s\($0)"/></connections>\
        </viewController></objects></scene>
        """
      }
      #expect(Reading(TestDocument().scenes(scenes.joined())).frames.count == count)
    }
  }

  @Test func reportsAreBounded() {
    let many = String(repeating: "<view id=\"a\"/>", count: 5_000)
    let report = FrameReport(path: "a.xib", bytes: Array(SoundBox.xib(many).utf8))
    #expect(report.diagnosticsText.hasSuffix("and 3999 more that are not shown\n"))
    #expect(report.diagnosticsText.utf8.count < 2_000_000)
    #expect(report.line.utf8.count < 1_000)
  }

  @Test func keysAreThereOnce() throws {
    let text = SoundBox.xib(
      view("view", id: "a", frame: (1, 1, 1, 1), fixed: true)
        + view("view", id: "a", frame: (2, 2, 2, 2), fixed: true))
    let line = FrameReport(path: "a.xib", bytes: Array(text.utf8)).line
    #expect(line.components(separatedBy: "\"a\": ").count == 2)
    #expect(line.contains("\"a\": [1, 1, 1, 1]"))
  }

  /// Readers that split lines at Unicode line separators read one line, and terminals receive no control codes.
  @Test func linesHaveNoOtherEndsOfLines() throws {
    let name = "a\u{85}b\u{2028}c\u{2029}d\u{9B}e\u{202E}f\u{7F}"
    let text = SoundBox.xib(view("view", id: name, frame: (1, 2, 3, 4), fixed: true))
    let line = FrameReport(path: name, bytes: Array(text.utf8)).line
    #expect(line.unicodeScalars.allSatisfy { !$0.isUnprintable })
    let json = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
    #expect(json?["path"] as? String == name)
    #expect((json?["views"] as? [String: [Double]])?[name] == [1, 2, 3, 4])
  }

  @Test func conflictsAreReported() throws {
    let text = TestDocument.xib(
      subviews(view("view", id: "box", frame: (0, 0, 10, 10)))
        + constraints("box.leading == root.leading + 10", "box.trailing == root.trailing", "box.width == 50"))
    let layout = CanvasLayout(try read(text))
    #expect(layout.diagnostics.map(\.descriptor) == [.contradictoryConstraints])
    let diagnostic = try #require(layout.diagnostics.first)
    #expect(diagnostic.severity == .warning)
    // The finding is at the broken constraint, and the notes are at the two others.
    let places = [diagnostic.range.text] + diagnostic.notes.compactMap { $0.range?.text }
    #expect(Set(places.map { $0.contains("Item=\"box\"") }) == [true])
    #expect(places.count == 3)
    #expect(Set(places).count == 3)
  }
}
