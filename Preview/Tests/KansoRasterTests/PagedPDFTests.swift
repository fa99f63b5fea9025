import Foundation
import KansoRendering
import KansoTheme
import TestSupport
import Testing

@testable import KansoRaster

/// Documents of pages, as other programs read them.
struct PagedPDFTests {
  private let rasterizer = Rasterizer(fonts: .shipped)
  private static let a4 = Size(width: 595.275, height: 841.889)

  /// Returns a page with a text.
  private func page(_ text: String, links: [PagedDrawing.Link] = []) -> PagedDrawing.Page {
    let font = Typography(families: ["Inter"], size: 16)
    let command = TextCommand(
      text, font: font, size: 16, color: .black, origin: Point(x: 50, y: 90), width: 150,
      direction: .leftToRight)
    return PagedDrawing.Page(Drawing(size: Self.a4, commands: [.text(command)]), links: links)
  }

  /// Three pages: contents with two links, and a chapter with a section on each of the others.
  private var document: PagedDrawing {
    let areas = [Rect(x: 36, y: 100, width: 300, height: 20), Rect(x: 36, y: 120.4, width: 300, height: 20)]
    return PagedDrawing(
      pages: [
        page("Contents", links: [.init(area: areas[0], heading: 0), .init(area: areas[1], heading: 2)]),
        page("First"), page("Second"),
      ],
      headings: [
        .init("Colors (\\)'\u{0}", level: 1, page: 1, top: 50), .init("brand", level: 2, page: 1, top: 300.6),
        .init("Größen", level: 1, page: 2, top: 0),
      ])
  }

  private func directory(_ document: PagedDrawing) throws -> TemporaryDirectory {
    let directory = try TemporaryDirectory()
    try directory.write(Data(try rasterizer.pdf(of: document, title: "Cats")), to: "pages.pdf")
    return directory
  }

  @Test(.requires(.program("qpdf"))) func aDocumentIsWellFormed() async throws {
    for document in [document, PagedDrawing(pages: [page("Alone")])] {
      let report = try await directory(document).run("qpdf", "--check", "pages.pdf")
      #expect(report.contains("No syntax or stream encoding errors found"), "\(report)")
    }
  }

  @Test(.requires(.program("pdfinfo"))) func pagesHaveTheirSizesAndHeadingsArePlaces() async throws {
    let directory = try directory(document)
    let text = try await directory.run("pdfinfo", "-l", "3", "pages.pdf")
    #expect(
      text.contains(/Pages: +3/) && text.contains(/Page +3 size: +595.27[0-9] x 841.88[0-9] pts \(A4\)/),
      "\(text)")
    let places = try await directory.run("pdfinfo", "-dests", "pages.pdf")
    #expect(
      places.contains(/2 \[ XYZ +0 +792 null +\] "h0"/) && places.contains(/3 \[ XYZ +0 +842 null/),
      "\(places)")
  }

  @Test(.requires(.program("qpdf"))) func theOutlineHasTheHeadingsInTheirLevels() async throws {
    let directory = try directory(document)
    let json = try await directory.run("qpdf", "--json", "--json-key=outlines", "pages.pdf")
    struct Outline: Decodable { let title: String; let kids: [Outline]; let destpageposfrom1: Int? }
    struct File: Decodable { let outlines: [Outline] }
    let outlines = try JSONDecoder().decode(File.self, from: Data(json.utf8)).outlines
    #expect(outlines.map(\.title) == ["Colors (\\)'", "Größen"])
    #expect(outlines.first?.kids.map(\.title) == ["brand"])
  }

  @Test(.requires(.program("qpdf"))) func linksLeadToHeadings() async throws {
    let directory = try directory(document)
    try await directory.run("qpdf", "--qdf", "--object-streams=disable", "pages.pdf", "text.pdf")
    let text = String(decoding: try directory.bytes(of: "text.pdf"), as: UTF8.self)
    #expect(text.components(separatedBy: "/Subtype /Link").count == 3)
    // Each heading has an entry in the outline, and two have a link.
    let counts = (0...2).map { text.components(separatedBy: "/Dest (h\($0))").count - 1 }
    #expect(counts == [2, 1, 2])
  }

  @Test(.requires(.program("pdftotext"))) func textsAreOnTheirPages() async throws {
    let directory = try directory(document)
    for (page, text) in [(1, "Contents"), (2, "First"), (3, "Second")] {
      let found = try await directory.run("pdftotext", "-f", "\(page)", "-l", "\(page)", "pages.pdf", "-")
      #expect(found.trimmingCharacters(in: .whitespacesAndNewlines) == text)
    }
  }

  @Test func theSameDocumentMakesTheSameBytes() throws {
    #expect(try rasterizer.pdf(of: document, title: "a") == rasterizer.pdf(of: document, title: "a"))
  }

  @Test func documentsBeyondTheLimitsAreRefused() throws {
    let empty = PagedDrawing(pages: [])
    let small = PagedDrawing(pages: [.init(Drawing(size: Size(width: 0, height: 5), commands: []))])
    let wide = PagedDrawing(pages: [.init(Drawing(size: Size(width: 20_000, height: 5), commands: []))])
    let none = PagedDrawing(pages: [.init(Drawing(size: Size(width: .nan, height: 5), commands: []))])
    for document in [empty, small, wide, none] {
      #expect(throws: RasterError.self) { try rasterizer.pdf(of: document, title: "") }
    }
  }

  /// Headings and links to pages and headings that do not exist are left out, and numbers without a place are limited.
  @Test(.requires(.program("qpdf"))) func hostileNumbersAreHarmless() async throws {
    let area = Rect(x: -.infinity, y: .nan, width: 1e300, height: -5)
    let document = PagedDrawing(
      pages: [page("A", links: [.init(area: area, heading: 0), .init(area: area, heading: 9)])],
      headings: [
        .init("", level: .min, page: 0, top: .nan), .init("b", level: .max, page: 7, top: 1),
        .init("c", level: 0, page: -1, top: 1), .init("d", level: 5, page: 0, top: 1e30),
      ])
    let report = try await directory(document).run("qpdf", "--check", "pages.pdf")
    #expect(report.contains("No syntax or stream encoding errors found"), "\(report)")
  }
}
