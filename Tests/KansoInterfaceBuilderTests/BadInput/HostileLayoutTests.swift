import Foundation
import KansoDiagnostics
import KansoLayout
import Testing

@testable import KansoInterfaceBuilder

/// What a document can ask of layout and of reports.
struct HostileLayoutTests {
  private func row(_ attributes: String) -> String {
    "<constraint firstItem=\"box\" \(attributes) id=\"row\"/>"
  }

  private func complaints(about row: String) -> [String] {
    let reading = Reading(SoundBox.xib(view("view", "box", (1, 2, 3, 4)), row))
    #expect(reading.frames["sound"] == SoundBox.frame)
    #expect(reading.ids.allSatisfy { $0 == .invalidInterfaceValue || $0 == .invalidConstraint })
    return reading.complaints
  }

  @Test(arguments: [
    ("left", "top", "x and y"), ("centerX", "firstBaseline", "x and y"),
    ("width", "left", "a size and a position"),
    ("top", "height", "a size and a position"), ("leading", "left", "leading and trailing follow"),
    ("rightMargin", "trailing", "leading and trailing follow"),
    ("notAnAttribute", "left", "it has to begin with an attribute"),
    ("left", "notAnAttribute", "a position needs another one"),
  ])
  func whatCannotBeComparedIsTold(_ first: String, _ second: String, _ why: String) {
    let row = row("firstAttribute=\"\(first)\" secondItem=\"root\" secondAttribute=\"\(second)\"")
    #expect(complaints(about: row).count == 1)
    #expect(complaints(about: row).first?.contains(why) ?? false)
    #expect(complaints(about: row).first?.hasSuffix(row) ?? false)
  }

  @Test(arguments: [
    "firstAttribute=\"left\" constant=\"5\"", "firstAttribute=\"width\" secondAttribute=\"width\"",
  ])
  func sidesThatAreMissingAreTold(_ attributes: String) {
    #expect(complaints(about: row(attributes)).count == 1)
  }

  @Test(arguments: ["1e308", "-1e308", "1e308:1e-308", "1e12"]) func multipliersBeyondCountingAreTold(
    _ multiplier: String
  ) {
    let row = row(
      "firstAttribute=\"width\" secondItem=\"root\" secondAttribute=\"width\" multiplier=\"\(multiplier)\"")
    #expect(complaints(about: row).count == 1)
    let (document, _) = DocumentReader.read(
      SourceFile(path: "a.xib", text: SoundBox.xib(view("view", "box", (1, 2, 3, 4)), row)))
    for view in document?.allViews ?? [] {
      for constraint in view.constraints { #expect(!constraint.summary.isEmpty) }
    }
  }

  @Test(arguments: ["0", "-1", "1000.5", "1e9"]) func prioritiesThatAreNoneAreTold(_ priority: String) {
    let row = row("firstAttribute=\"width\" constant=\"5\" priority=\"\(priority)\"")
    #expect(complaints(about: row) == ["'\(priority)' is no priority: \(priority)"])
  }

  /// A constraint with a view that is not there holds nothing, also where what is left of it would be a size.
  @Test func constraintsWithViewsThatAreGoneHoldNothing() {
    let row =
      "<constraint firstItem=\"box\" firstAttribute=\"width\" secondItem=\"gone\" constant=\"77\" id=\"row\"/>"
    let reading = Reading(SoundBox.xib(view("view", "box", (1, 2, 3, 4)), row))
    #expect(reading.ids == [.unknownObject])
    #expect(reading.frames["box"]?.width != 77)
  }

  /// Each scene leads to the next: as deep as there are scenes.
  @Test func seguesGoOnForAsLongAsTheyDo() {
    for count in [2, 8_000] {
      let scenes = (0..<count).map {
        """
        <scene><objects><viewController id="c\($0)"><view key="view" id="v\($0)"/>
        <connections><segue destination="c\(($0 + 1) % count)" kind="show" id="s\($0)"/></connections></viewController></objects></scene>
        """
      }
      #expect(Reading(TestDocument().scenes(scenes.joined())).frames.count == count)
    }
  }

  @Test func complaintsAreBounded() {
    let many = String(repeating: "<view id=\"a\"/>", count: 5_000)
    let report = FrameReport(path: "a.xib", bytes: Array(SoundBox.xib(many).utf8))
    #expect(report.complaints.hasSuffix("and 3999 more that are not shown\n"))
    #expect(report.complaints.utf8.count < 2_000_000)
    #expect(report.line.utf8.count < 1_000)
  }

  @Test func keysAreThereOnce() throws {
    let text = SoundBox.xib(
      view("view", "a", (1, 1, 1, 1), fixed: true) + view("view", "a", (2, 2, 2, 2), fixed: true))
    let line = FrameReport(path: "a.xib", bytes: Array(text.utf8)).line
    #expect(line.components(separatedBy: "\"a\": ").count == 2)
    #expect(line.contains("\"a\": [1.0, 1.0, 1.0, 1.0]"))
  }

  /// Readers that end lines at what Unicode calls line ends read one line, and terminals get no commands.
  @Test func linesHaveNoOtherEndsOfLines() throws {
    let name = "a\u{85}b\u{2028}c\u{2029}d\u{9B}e\u{202E}f\u{7F}"
    let text = SoundBox.xib(view("view", name, (1, 2, 3, 4), fixed: true))
    let line = FrameReport(path: name, bytes: Array(text.utf8)).line
    #expect(line.unicodeScalars.allSatisfy { !$0.isUnprintable })
    let json = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
    #expect(json?["path"] as? String == name)
    #expect((json?["views"] as? [String: [Double]])?[name] == [1, 2, 3, 4])
  }

  @Test func contradictionsAreTold() throws {
    let text = TestDocument.xib(
      subviews(view("view", "box", (0, 0, 10, 10)))
        + constraints("box.leading == root.leading + 10", "box.trailing == root.trailing", "box.width == 50"))
    let layout = CanvasLayout(try read(text))
    #expect(layout.diagnostics.map(\.id) == [.contradictoryConstraints])
    let told = try #require(layout.diagnostics.first)
    #expect(told.severity == .warning)
    // The broken one and the two others, each where it is written.
    let places = [told.range.text] + told.notes.compactMap { $0.range?.text }
    #expect(Set(places.map { $0.contains("Item=\"box\"") }) == [true])
    #expect(places.count == 3)
    #expect(Set(places).count == 3)
  }
}
