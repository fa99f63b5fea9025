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
    var layout = PictureLayout(width: nil, measurer: RasterTextMeasurer(SampleRaster()))
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
    // A document with pages has one column.
    let pages = try large(.pdf, raster)
    #expect(String(decoding: pages.output, as: UTF8.self).contains(" 834.0:"), "\(pages.report)")
  }

  @Test func aGuideOfTooManyPixelsHasAsManyAsThereMayBe() throws {
    let raster = SampleRaster(area: 1.5 * (try area(.full)))
    let image = try ReportedImage(large(.png, raster))
    #expect(image.scale == 1.22 && image.hasEveryColor && image.text.contains("Colors.Group5"))
    // A requested scale is not changed, and the recommended scale can be drawn.
    let refused = try large(.png, raster, scale: 3)
    #expect(refused.exitCode == 1 && refused.output.isEmpty)
    #expect(refused.report.hasSuffix("at --scale 3; use --scale 1.22 or less\n"), "\(refused.report)")
    #expect(try ReportedImage(large(.png, raster, scale: 1.22)).scale == 1.22)
  }

  @Test func aGuideThatIsTooLargeIsDrawnInItsBriefForm() throws {
    let (full, brief) = (try area(.full), try area(.brief))
    #expect(2 * brief < full)
    let image = try ReportedImage(large(.png, SampleRaster(area: 1.2 * brief)))
    #expect(image.scale == 1.09 && image.hasEveryColor && image.text.contains("|#101040="))
    // The names in Swift are left out.
    #expect(!image.text.contains("Colors."))
  }

  @Test(arguments: [nil, 300] as [Length?])
  func whatIsAdvisedForAGuideThatIsTooLargeCanBeDone(_ width: Length?) throws {
    let html = "--format html, which shows all of it\n"
    let raster = SampleRaster(side: 1_000, area: 1e6)
    let refused = try large(.png, raster, width: width)
    #expect(refused.exitCode == 1 && refused.output.isEmpty)
    #expect(
      refused.report.hasSuffix("at --scale 1; use --format pdf, which has pages, or " + html),
      "\(refused.report)")
    #expect(try large(.pdf, raster, width: width).exitCode == 0)
    #expect(try large(.html, raster).exitCode == 0)

    let low = SampleRaster(side: 1_000, area: 1e6, highest: 1_000)
    for format in [PreviewFormat.png, .pdf] {
      let answer = try large(format, low, width: width)
      #expect(answer.exitCode == 1 && answer.report.hasSuffix("; use " + html), "\(answer.report)")
    }
  }

  // MARK: Work

  /// Returns the number of texts that are typeset for an image of a page that exceeds the limit.
  private func work(_ page: any PreviewPage, maxArea: Double) -> Int {
    let measurer = GuideSVGTests.CountingMeasurer()
    var layout = PictureLayout(width: nil, measurer: measurer)
    layout.allowsColumns = true
    layout.canDraw = { $0.width * $0.height <= maxArea }
    let drawing = page.drawing(layout, inOneColumnWhere: { _ in true })
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
