import Foundation
import KansoDiagnostics
import KansoInterfaceBuilderDiagnostics
import TestSupport
import Testing

@testable import KansoCanvasLayout
@testable import KansoInterfaceBuilder

/// Documents that exceed the limits are rejected before they cost time or memory. Documents just within the limits are
/// laid out.
struct BoundsTests {
  private func nested(_ depth: Int, _ element: String = "array") -> String {
    // `document`, `objects` and the view enclose it.
    let inner = depth - 3
    return SoundBox.xib().replacing(
      "</view>\n</objects>",
      with: String(repeating: "<\(element)>", count: inner)
        + String(repeating: "</\(element)>", count: inner) + "</view>\n</objects>")
  }

  private func nestedViews(_ count: Int) -> String {
    TestDocument.xib(
      (0..<count).map {
        "<subviews><view id=\"v\($0)\"><rect key=\"frame\" x=\"1\" y=\"1\" width=\"9\" height=\"9\"/>"
      }
      .joined() + String(repeating: "</view></subviews>", count: count))
  }

  @Test func depthIsBounded() throws {
    let limit = DocumentLimits.depth
    #expect(Reading(nestedViews((limit - 4) / 2)).messages == [])
    #expect(Reading(nestedViews((limit - 4) / 2)).frames.count == (limit - 4) / 2 + 1)
    for count in [limit / 2, 1_000, 100_000] {
      let reading = Reading(nestedViews(count))
      #expect(reading.ids == [.documentTooLarge])
      #expect(reading.placed[0].hasSuffix("elements are nested more than \(limit) deep"))
    }
  }

  @Test func theElementThatIsTooDeepIsPointedAt() {
    let lines = (1...300).map { "<a\($0)>" }.joined(separator: "\n")
    #expect(Reading(lines).placed == ["241:1 elements are nested more than 240 deep"])
    let closed =
      (1...240).map { "<a\($0)>" }.joined() + "<b/>" + (1...240).reversed().map { "</a\($0)>" }.joined()
    #expect(Reading(closed).ids == [.notInterfaceBuilder])
  }

  @Test func elementsAreBounded() throws {
    let many = "<a>\n" + String(repeating: "<b/>", count: DocumentLimits.elements) + "</a>"
    #expect(throws: TagScanner.ScanError.self) { try TagScanner.tags(in: Array(many.utf8)) }
    let (root, problems) = XMLReader.read(SourceFile(path: "Many.xib", text: many))
    #expect(root == nil && problems.map(\.message) == ["there are more than 250000 elements"])
    let enough = "<a>\n" + String(repeating: "<b/>", count: DocumentLimits.elements - 1) + "</a>"
    #expect(try TagScanner.tags(in: Array(enough.utf8)).count == DocumentLimits.elements)
  }

  /// The file is a sparse file of one tebibyte, which does not fit into memory.
  @Test func hugeFilesAreRefusedAtOnce() throws {
    let directory = try TemporaryDirectory()
    let url = try directory.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n", to: "Huge.storyboard")
    let file = try FileHandle(forWritingTo: url)
    try file.truncate(atOffset: 1 << 40)
    try file.close()
    let report = FrameReport(ofDocumentAt: url.path)
    #expect(!report.hasFrames)
    #expect(report.line.contains("1:1: the document has \(1 << 40) bytes"))
    #expect(report.diagnosticsText.contains("Huge.storyboard:1:1: error:"))
  }

  @Test func whatIsNoFileIsAnError() throws {
    let directory = try TemporaryDirectory()
    for path in [directory.path("gone.xib"), directory.url.path, "", "/dev/null/a.xib"] {
      let report = FrameReport(ofDocumentAt: path)
      #expect(!report.hasFrames && !report.diagnosticsText.isEmpty)
      let json = try JSONSerialization.jsonObject(with: Data(report.line.utf8)) as? [String: String]
      #expect(json?["path"] == path && json?["error"]?.isEmpty == false)
    }
  }

  @Test func lengthIsNoTrouble() {
    let many = (0..<200).map { "a\($0)=\"\"" }.joined(separator: " ")
    let long = String(repeating: "x", count: 1_000_000)
    for content in [
      view("label", id: "b", frame: (0, 0, 1, 1), fixed: true, attributes: many),
      view("label", id: "b", frame: (0, 0, 1, 1), fixed: true, attributes: "text=\"\(long)\""),
      view("label", id: long, frame: (0, 0, 1, 1), fixed: true), "<!--\(long)-->",
      (0..<2_000).map { view("view", id: "v\($0)", frame: (0, 0, 1, 1), fixed: true) }.joined(),
    ] {
      let reading = Reading(SoundBox.xib(content))
      #expect(reading.messages == [])
      #expect(reading.frames["sound"] == SoundBox.frame)
    }
  }

  @Test func attributesAreBounded() {
    func element(_ count: Int) -> String {
      "<doc " + (0..<count).map { "a\($0)=''" }.joined(separator: " ") + "/>"
    }
    #expect(firstError(in: element(DocumentLimits.attributes)) == "it is read")
    #expect(
      firstError(in: element(DocumentLimits.attributes + 1)) == "1:1 an element has more than 256 attributes")
    // Attributes of other elements do not count.
    let many = "<doc>" + String(repeating: element(200).replacing("doc", with: "a"), count: 3) + "</doc>"
    #expect(firstError(in: many) == "it is read")
  }

  /// Without this, each of these hyphens would be a separate report that contains the whole comment before it.
  @Test func aCommentOfHyphensIsRefusedAtTheFirst() {
    for comment in [String(repeating: "-- ", count: 100_000), String(repeating: "<!-- ", count: 100_000)] {
      let text = "<doc>\n<!--\(comment)--></doc>"
      #expect(firstError(in: text).hasSuffix("`--` is inside a comment, which XML does not allow"))
    }
    #expect(firstError(in: "<doc>\n<!-- a -- b --></doc>").hasPrefix("2:8 `--`"))
    #expect(firstError(in: "<doc>\n<!-- a ---></doc>").hasPrefix("2:8 `--`"))
    for comment in ["<!---->", "<!-- - a -b- -->", "<!--->-->", "<!-->-->"] {
      #expect(firstError(in: "<doc>\(comment)</doc>") == "it is read", "\(comment)")
    }
  }

  @Test func namesOfAnyLengthAreRefusedOrRead() {
    let long = String(repeating: "x", count: 1_000_000)
    for content in [
      view("label", id: "b", frame: (0, 0, 1, 1), fixed: true, attributes: "\(long)=\"\""),
      view("a" + long, id: "b", frame: (0, 0, 1, 1), fixed: true),
    ] {
      let reading = Reading(SoundBox.xib(content))
      #expect(reading.messages.isEmpty || reading.ids == [.xmlSyntax])
      #expect(reading.isRead == reading.messages.isEmpty)
    }
  }

  @Test func manyConstraintsAreLaidOut() {
    let rows = (0..<200).map {
      constraint("box.leading == root.leading + \($0)", id: "row\($0)").replacing(
        "/>", with: " priority=\"500\"/>")
    }
    let reading = Reading(SoundBox.xib(view("view", id: "box", frame: (0, 0, 9, 9)), rows.joined()))
    #expect(reading.messages == [])
    #expect(reading.frames["sound"] == SoundBox.frame)
    #expect((reading.frames["box"]?.minX).map { (0..<200).contains($0) } ?? false)
  }
}
