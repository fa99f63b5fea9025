import Foundation
import KansoLayout
import KansoRendering
import KansoTheme
import TestSupport
import Testing

@testable import KansoPreview

/// Images of guides that exceed the limit of one column, of a scale, or of a format.
extension PreviewRequestTests {
  private static let count = 60

  /// A guide of colors in groups of ten.
  private static let large: String = {
    let groups = (0..<count / 10).map { group in
      let colors = (0..<10).map { "    c\(group)x\($0): \"#\(10 + $0)\(10 + group)40\"" }
      return "  group\(group):\n" + colors.joined(separator: "\n")
    }
    return "name: Large\ncolors:\n" + groups.joined(separator: "\n") + "\n"
  }()

  private func large(
    _ format: PreviewFormat, _ raster: SampleRaster, scale: Double? = nil, width: Length? = nil
  ) throws -> PreviewResult {
    try folder.write(Self.large, to: "large.yaml")
    var request = request("large.yaml")
    (request.format, request.raster) = (format, raster)
    (request.scale, request.width) = (scale, width)
    return request.run()
  }

  /// Returns the area of the guide's picture in columns, in square points.
  private func area(_ form: PictureForm) throws -> Double {
    var layout = PictureLayout(width: nil, measurer: SampleRaster().textMeasurer)
    layout.form = form
    let size = GuidePreview(try GuideSVGTests.theme(Self.large)).column(layout).sheet.size
    return size.width * size.height
  }

  /// An image's properties as reported by the raster.
  private struct ReportedImage {
    let scale: Double
    let width: Double
    let text: String

    init(_ answer: PreviewResult) throws {
      text = String(decoding: answer.output, as: UTF8.self)
      let match = try #require(text.firstMatch(of: /PNG ([0-9.]+) ([0-9.]+):/), "\(answer.report)")
      scale = try #require(Double(match.output.1))
      width = try #require(Double(match.output.2))
    }

    var hasEveryColor: Bool {
      (0..<PreviewRequestTests.count).allSatisfy { text.contains("|c\($0 / 10)x\($0 % 10)=") }
    }
  }

  @Test func aGuideThatIsTooHighHasColumns() throws {
    let one = try ReportedImage(large(.png, SampleRaster()))
    #expect(one.scale == 2 && one.width == 834 && one.hasEveryColor)
    let raster = SampleRaster(side: 10_000)
    let columns = try ReportedImage(large(.png, raster))
    #expect(columns.scale == 2 && columns.width > 834 && columns.width <= 5_000 && columns.hasEveryColor)
  }

  @Test func aGuideOfTooManyPixelsHasAsManyAsThereMayBe() throws {
    let raster = SampleRaster(area: 1.5 * (try area(.full)))
    let image = try ReportedImage(large(.png, raster))
    #expect(image.scale == 1.22 && image.hasEveryColor && image.text.contains("Colors.Group5"))
    let report = try large(.png, raster).report
    #expect(
      report == "Large: note: it is too large for one PNG with 2 pixels per point, so it has 1.22; "
        + "add --scale 2 for pages\n")
    // A requested scale is not changed.
    #expect(try ReportedImage(large(.png, raster, scale: 1.22)).scale == 1.22)
    #expect(try large(.png, raster, scale: 1.22).report.isEmpty)
  }

  @Test func aGuideThatIsTooLargeIsDrawnInItsBriefForm() throws {
    let (full, brief) = (try area(.full), try area(.brief))
    #expect(2 * brief < full)
    let image = try ReportedImage(large(.png, SampleRaster(area: 1.2 * brief)))
    #expect(image.scale == 1.09 && image.hasEveryColor && image.text.contains("|#101040="))
    // The names in Swift are left out.
    #expect(!image.text.contains("Colors."))
    let report = try large(.png, SampleRaster(area: 1.2 * brief)).report
    #expect(report.contains("so each token has its name, sample and value, in 1.09 pixels per point; "))
  }

  // MARK: Pages

  /// Returns the name of a color.
  private static func name(_ index: Int) -> String { "c\(index / 10)x\(index % 10)" }

  /// A number of pixels that is not enough for the guide, even in its brief form at scale 1.
  private static let lowArea = 2.4e6

  private func pages(_ raster: SampleRaster, scale: Double? = nil, width: Length? = nil) throws -> (
    files: [String: ReportedImage], report: String
  ) {
    try folder.write(Self.large, to: "large.yaml")
    var request = request("large.yaml")
    (request.output, request.raster) = (folder.path("large.png"), raster)
    (request.scale, request.width) = (scale, width)
    let answer = request.run()
    #expect(answer.exitCode == 0 && answer.output.isEmpty, "\(answer.report)")
    var files: [String: ReportedImage] = [:]
    for name in try folder.listing() where name.hasPrefix("large-") {
      var result = PreviewResult()
      result.output = try folder.bytes(of: name)
      files[name] = try ReportedImage(result)
    }
    return (files, answer.report)
  }

  @Test(arguments: [(nil, nil), (3, nil), (nil, 300)] as [(Double?, Length?)])
  func aPNGThatIsTooLargeIsDividedIntoNumberedFiles(_ scale: Double?, _ width: Length?) throws {
    let raster = SampleRaster(side: 3_000, area: scale == nil ? Self.lowArea : 6e6)
    let (files, report) = try pages(raster, scale: scale, width: width)
    let count = files.count
    #expect(count > 1)
    #expect(Set(files.keys) == Set((1...count).map { "large-\($0).png" }))
    #expect(report.contains("large.png: note: it is too large for one PNG, so it is divided into \(count) "))
    #expect(report.contains("large-1.png to ") && report.hasSuffix("large-\(count).png\n"))
    #expect(files.values.allSatisfy { $0.scale == scale ?? 2 && $0.width == width ?? 834 })
    // Each color is on exactly one page, with all details.
    let texts = files.values.map(\.text)
    for index in 0..<Self.count {
      let name = Self.name(index)
      #expect(texts.count { $0.contains("|\(name)=") || $0.contains(": \(name)=") } == 1, "\(name)")
    }
    #expect(texts.joined().contains("Colors.Group5"))
    #expect(!FileManager.default.fileExists(atPath: folder.path("large.png")))
  }

  @Test func standardOutputGetsTheFirstPageAndANote() throws {
    let raster = SampleRaster(side: 3_000, area: Self.lowArea)
    let piped = try large(.png, raster)
    let (files, _) = try pages(raster)
    #expect(piped.exitCode == 0)
    #expect(String(decoding: piped.output, as: UTF8.self) == files["large-1.png"]?.text)
    let note = "it is too large for one PNG, so this is the first of \(files.count) pages; name a file with "
    #expect(piped.report == "Large: note: \(note)--output to write all of them\n")
  }

  @Test func allPagesAreWrittenOrNone() throws {
    try folder.write("old", to: "large-1.png")
    try FileManager.default.createDirectory(
      atPath: folder.path("large-2.png"), withIntermediateDirectories: false)
    try folder.write(Self.large, to: "large.yaml")
    var request = request("large.yaml")
    (request.output, request.raster) = (
      folder.path("large.png"), SampleRaster(side: 3_000, area: Self.lowArea)
    )
    let answer = request.run()
    #expect(
      answer.exitCode == 74 && answer.report.contains("large-2.png: it is a directory"), "\(answer.report)")
    #expect(try folder.read("large-1.png") == "old")
    #expect(try folder.listing().allSatisfy { !$0.hasSuffix(".kanso") })
  }

  @Test func filesOfAnEarlierRunAreReportedAndKept() throws {
    let raster = SampleRaster(side: 3_000, area: Self.lowArea)
    let count = try pages(raster).files.count
    try folder.write("old", to: "large-\(count + 1).png")
    try folder.write("old", to: "large.png")
    try folder.write(Self.large, to: "large.yaml")
    var request = request("large.yaml")
    (request.output, request.raster) = (folder.path("large.png"), raster)
    let report = request.run().report
    #expect(report.contains("large-\(count + 1).png: note: it is not a page of this picture"), "\(report)")
    #expect(report.contains("large.png: note: the file of this name was not changed"), "\(report)")
    #expect(try folder.read("large.png") == "old" && folder.read("large-\(count + 1).png") == "old")
  }

  @Test(arguments: [
    ("guide.png", "guide-2.png"), ("a.b/guide", "a.b/guide-2"), (".png", ".png-2"), ("x/G.PNG", "x/G-2.PNG"),
    ("a.tar.png", "a.tar-2.png"),
  ])
  func theNumberIsBeforeTheEnding(_ path: String, _ numbered: String) {
    #expect(PreviewOutput(path: path).numbered(2).path == numbered)
  }

  // MARK: PDF

  @Test(arguments: [PreviewPaper.a4, .letter], [nil, 300] as [Length?])
  func aPDFHasContentsAndAllTokens(_ paper: PreviewPaper, _ width: Length?) throws {
    try folder.write(Self.large, to: "large.yaml")
    var request = request("large.yaml")
    (request.format, request.raster, request.paper, request.width) = (.pdf, SampleRaster(), paper, width)
    let text = String(decoding: request.run().output, as: UTF8.self)
    #expect(text.contains("|Contents=") && text.contains("1 Colors on 2"))
    #expect(text.contains("2 group5 on "))
    let widths = text.matches(of: /\n([0-9.]+):/).map { Double($0.output.1) }
    #expect(widths.count > 1 && widths.allSatisfy { $0 == paper.size.width })
    for index in 0..<Self.count {
      let name = Self.name(index)
      #expect(text.contains("|\(name)=") || text.contains(": \(name)="), "\(name)")
    }
  }

  @Test func aPDFThatCannotBeDrawnIsReported() throws {
    let answer = try large(.pdf, SampleRaster(mostPages: 1))
    #expect(answer.exitCode == 1 && answer.report == "error: Large cannot be drawn: it would be too long\n")
  }

  // MARK: Work

  /// Returns the number of texts that are typeset for an image of a page that exceeds the limit.
  private func work(_ page: any PreviewPage, maxArea: Double) -> Int {
    let measurer = GuideSVGTests.CountingMeasurer()
    var layout = PictureLayout(width: nil, measurer: measurer)
    layout.allowsColumns = true
    layout.canDraw = { $0.width * $0.height <= maxArea }
    let drawing = page.drawing(layout, in: page.forms, inOneColumnWhere: { _ in true })
    #expect(drawing == nil)
    return measurer.count
  }

  @Test func aGuideThatIsMuchTooLargeIsNotLaidOut() throws {
    let colors = (0..<400).map { "  c\($0): \"#\(100_000 + $0)\"\n" }.joined()
    #expect(work(GuidePreview(try GuideSVGTests.theme("colors:\n" + colors)), maxArea: 1e6) == 0)
  }

  @Test func layoutStopsAtThePictureLimit() throws {
    func theme(_ tokens: Int, _ value: Int) throws -> Theme {
      try GuideSVGTests.theme("padding:\n" + (0..<tokens).map { "  p\($0): \(value)\n" }.joined())
    }
    func work(_ tokens: Int) throws -> Int {
      let page = GuideDifferencePage(
        from: try theme(tokens, 4), to: try theme(tokens, 8), oldName: "old", newName: "new")
      return self.work(page, maxArea: 1e6)
    }
    let (few, many) = (try work(20), try work(80))
    #expect(few > 0 && many < 2 * few, "\(few) texts are set for 20 changes, \(many) for 80")
  }

  @Test(arguments: [240, 834, 3_000] as [Length], [PictureForm.full, .brief])
  func noGuideIsSmallerThanItsMinArea(_ width: Length, _ form: PictureForm) throws {
    let url = Project.root.appendingPathComponent(
      "Tests/Compiler/KansoCodeGenerationTests/Guides/everything.yaml")
    let everything = try GuideSVGTests.theme(String(contentsOf: url, encoding: .utf8))
    var layout = PictureLayout(width: width, measurer: SansSerifTextMeasurer())
    layout.form = form
    for theme in [everything, try Sample.harbor(), Sample.types()] {
      let page = GuidePreview(theme)
      let (least, size) = (page.minArea(layout), page.column(layout).drawing.size)
      #expect(least > 0 && least <= size.width * size.height, "\(least) of \(size)")
    }
  }
}
