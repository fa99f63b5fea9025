import Foundation
import KansoLayout
import KansoRendering
import KansoTheme
import TestSupport
import Testing

@testable import KansoRaster

/// Pages of drawings, as other programs read them.
struct PDFTests {
  private let rasterizer = Rasterizer(fonts: .shipped)

  /// Returns a directory with a drawing as `picture.pdf`.
  private func directory(_ drawing: Drawing, title: String = "Cats", pageHeight: Length? = nil) throws
    -> TemporaryDirectory
  {
    let directory = try TemporaryDirectory()
    let pdf = try rasterizer.pdf(of: drawing, title: title, pageHeight: pageHeight)
    try directory.write(Data(pdf), to: "picture.pdf")
    return directory
  }

  /// Poppler draws masks one pixel too large, and clips at whole pixels.
  private static let largestMean = 0.015

  @Test(.requires(.program("pdftoppm"))) func aPageLooksAsThePixelsDo() async throws {
    let (tiles, columns) = (try SamplePictures.tiles(), 5)
    let drawing = SamplePictures.drawing(columns: columns, tiles)
    let directory = try directory(drawing)
    try await directory.run("pdftoppm", "-r", "144", "-png", "-singlefile", "picture.pdf", "page")
    let page = try Pixels(png: directory.bytes(of: "page.png"))
    let pixels = try Pixels(png: try rasterizer.png(of: drawing, scale: 2))
    let side = Int(SamplePictures.side) * 2
    for (index, tile) in tiles.enumerated() {
      // PDF viewers enlarge images without smoothing.
      if tile.name == "image" { continue }
      let (x, y) = (index % columns * side, index / columns * side)
      let distance = PictureDistance(
        page.part(x: x, y: y, width: side, height: side), pixels.part(x: x, y: y, width: side, height: side))
      #expect(distance.mean < Self.largestMean, "\(tile.name): \(distance)")
    }
    print("PDF beside PNG, commands without text: \(PictureDistance(page, pixels))")
  }

  @Test(.requires(.program("qpdf"))) func aFileIsWellFormed() async throws {
    let directory = try directory(SamplePictures.drawing(try SamplePictures.tiles()))
    let report = try await directory.run("qpdf", "--check", "picture.pdf")
    #expect(report.contains("No syntax or stream encoding errors found"), "\(report)")
  }

  @Test(.requires(.program("pdfinfo"))) func aFileSaysWhatItIs() async throws {
    let drawing = SamplePictures.drawing(columns: 2, Array(try SamplePictures.tiles().prefix(4)))
    let directory = try directory(drawing, title: "Cats & קטים\n\0")
    let text = try await directory.run("pdfinfo", "picture.pdf")
    #expect(text.contains("Cats & קטים"))
    #expect(text.contains(/Creator: +Kanso/))
    #expect(text.contains(/Page size: +120 x 120 pts/))
  }

  private func text(_ text: String, _ y: Double, _ direction: UserInterfaceLayoutDirection = .leftToRight)
    -> DrawCommand
  {
    let font = Typography(families: ["Inter"], size: 16)
    return .text(
      TextCommand(
        text, font: font, size: 16, color: .black, origin: Point(x: 10, y: y), width: 150,
        direction: direction))
  }

  @Test(.requires(.program("pdftotext"))) func textsCanBeSelected() async throws {
    let drawing = Drawing(
      size: Size(width: 300, height: 200),
      commands: [
        text("Cats sleep & dream", 30), .begin(DrawGroup(opacity: 0.5)), text("Faint letters", 60), .end,
      ])
    let selected = try await directory(drawing).run("pdftotext", "picture.pdf", "-")
    #expect(selected.contains("Cats sleep & dream"))
    #expect(selected.contains("Faint letters"))
  }

  @Test(.requires(.program("pdftotext"))) func aTextIsFoundOnOnePage() async throws {
    let drawing = Drawing(
      size: Size(width: 300, height: 230), commands: (1...9).map { text("Line \($0)", Double($0) * 24) })
    let selected = try await directory(drawing, pageHeight: 70).run("pdftotext", "picture.pdf", "-")
    for line in 1...9 { #expect(selected.components(separatedBy: "Line \(line)").count == 2, "\(selected)") }
  }

  @Test func theSamePictureMakesTheSameBytes() throws {
    let drawing = SamplePictures.drawing(try SamplePictures.tiles())
    let first = try rasterizer.pdf(of: drawing, title: "Cats")
    #expect(first == (try rasterizer.pdf(of: drawing, title: "Cats")))
    #expect(first == (try Rasterizer(fonts: .shipped).pdf(of: drawing, title: "Cats")))
  }

  @Test(.requires(.program("pdfinfo"))) func theDateIsThatOfNoDay() async throws {
    let drawing = Drawing(size: Size(width: 9, height: 9), commands: [])
    let text = try await directory(drawing).run("pdfinfo", "-isodates", "picture.pdf")
    #expect(text.contains("2000-01-01"), "\(text)")
  }

  @Test func aPhotoStaysAsItIs() throws {
    let photo = EncodedImage(.jpeg, bytes: try JPEGSample.quarters(width: 300, height: 200))
    let drawing = SamplePictures.drawing([.image(photo, in: Rect(width: 30, height: 20))])
    let pdf = try rasterizer.pdf(of: drawing, title: "Photo")
    #expect(Data(pdf).range(of: Data(photo.bytes)) != nil)
  }

  @Test(arguments: [0.0, -1, 0.5, .nan, 20_000]) func aPageHeightThatIsNoneIsRefused(height: Length) throws {
    let drawing = Drawing(size: Size(width: 1, height: 1), commands: [])
    #expect(throws: RasterError.self) { try rasterizer.pdf(of: drawing, title: "", pageHeight: height) }
  }

  @Test(arguments: [Size(width: 14_401, height: 1), Size(width: 1, height: 1e9)])
  func aPictureThatFitsOnNoPagesIsRefused(size: Size) throws {
    #expect(!Rasterizer.hasPages(for: size))
    let error = #expect(throws: RasterError.self) {
      try rasterizer.pdf(of: Drawing(size: size, commands: []), title: "")
    }
    #expect(error?.reason.contains("take ") == true)
  }

  @Test func whatIsAdvisedForTooManyPagesCanBeDone() throws {
    let drawing = Drawing(size: Size(width: 10, height: 600_000), commands: [])
    let error = #expect(throws: RasterError.self) {
      try rasterizer.pdf(of: drawing, title: "", pageHeight: 1_000)
    }
    #expect(error?.reason.hasSuffix("take higher pages") == true)
    #expect(Rasterizer.hasPages(for: drawing.size))
    #expect(throws: Never.self) { try rasterizer.pdf(of: drawing, title: "") }
  }

  @Test(arguments: [
    (Size(width: 834, height: 24_000), 1_179.0), (Size(width: 240, height: 9_000), 842.0),
    (Size(width: 834, height: 6_000_000.5), 12_001.0), (Size(width: 14_400, height: 10), 14_400.0),
  ])
  func pagesAreSheetsOfPaper(_ size: Size, _ height: Double) {
    #expect(PDFFile.defaultHeight(of: size).rounded(.down) == height)
  }

  // MARK: Pages

  private static let row = 30.0

  /// Returns rows on a background of the full height.
  private func list(rows: Int) -> Drawing {
    let size = Size(width: 100, height: Double(rows) * Self.row)
    let background = DrawCommand.fill(.rectangle(Rect(origin: .zero, size: size)), .color(.white))
    let boxes = (0..<rows).map { index -> DrawCommand in
      let place = Rect(x: 5, y: Double(index) * Self.row + 2, width: 90, height: Self.row - 4)
      return .fill(.rectangle(place, cornerRadius: 4), .color(index % 2 == 0 ? .red : .blue))
    }
    return Drawing(size: size, commands: [background] + boxes)
  }

  @Test(.requires(.program("pdfinfo"))) func aHighPictureHasSeveralPages() async throws {
    let text = try await directory(list(rows: 10), pageHeight: 100).run("pdfinfo", "-l", "9", "picture.pdf")
    #expect(text.contains(/Pages: +4/), "\(text)")
    let paper = try await directory(list(rows: 60)).run("pdfinfo", "-l", "9", "picture.pdf")
    #expect(paper.contains(/Page +1 size: +100 x 842 pts/) && paper.contains(/Pages: +3/), "\(paper)")
  }

  @Test func pagesArePartedBetweenRows() {
    let list = list(rows: 10)
    let pages = PageBreaks(
      height: list.size.height, pageHeight: 100, extents: list.commands.verticalExtents
    ).pages
    #expect(pages == [0...90, 90...180, 180...270, 270...300])
  }

  @Test func whatTouchesIsParted() {
    let extents: [ClosedRange<Length>?] = [0...40, 40...80, 80...120, nil, 120...160]
    #expect(PageBreaks(height: 160, pageHeight: 100, extents: extents).pages == [0...80, 80...160])
  }

  @Test func whereThereIsNoPlaceItIsCut() {
    let extents: [ClosedRange<Length>?] = [10...90, 30...150, 170...200]
    #expect(PageBreaks(height: 200, pageHeight: 100, extents: extents).pages == [0...100, 100...200])
    #expect(PageBreaks(height: 100, pageHeight: 100, extents: [0...100]).pages == [0...100])
  }

  @Test func aPageEndsWhereverWhatFollowsWouldBeCut() {
    // The break is in the upper half of a page at the earliest, and as late as the next page allows.
    #expect(
      PageBreaks(height: 200, pageHeight: 100, extents: [0...30, 35...125]).pages
        == [0...32.5, 32.5...132.5, 132.5...200])
    #expect(
      PageBreaks(height: 160, pageHeight: 100, extents: [0...10, 60...155]).pages == [
        0...55, 55...155, 155...160,
      ])
  }

  @Test func whatIsKeptTogetherIsOnOnePage() throws {
    // Lines of text with gaps between them, in pairs.
    let size = Size(width: 100, height: 300)
    let lines = (0..<10).map { text("Line \($0)", Double($0) * 30 + 20) }
    let pairs = (0..<5).map { Double($0) * 60...Double($0) * 60 + 55 }
    func pages(_ extents: [ClosedRange<Length>?]) -> [ClosedRange<Length>] {
      PageBreaks(height: size.height, pageHeight: 100, extents: extents).pages
    }
    #expect(pages(lines.verticalExtents).count == 3 + 1)
    #expect(pages(lines.verticalExtents + pairs.map(Optional.some)).count == 5)
  }

  @Test func aPageHasWhatIsSeenOnItAndTheGroupsAroundThat() {
    let pages: [ClosedRange<Length>] = [0...100, 100...200]
    let box = { (y: Double, height: Double) in
      DrawCommand.fill(.rectangle(Rect(x: 0, y: y, width: 10, height: height)), .color(.red))
    }
    let shadow = DrawCommand.shadow(
      .rectangle(Rect(x: 0, y: 110, width: 10, height: 10)), ResolvedShadow(.black, blur: 2))
    let group = DrawCommand.begin(DrawGroup(opacity: 0.5))
    let commands: [DrawCommand] = [
      group, group, box(10, 10), .end, group, box(90, 20), .end, .end, group, .end, shadow, group,
      box(150, 5),
    ]
    #expect(commands.distributed(to: pages) == [[0, 1, 2, 3, 4, 5, 6, 7], [0, 4, 5, 6, 7, 10, 11, 12]])
  }

  /// The commands of a page do not depend on the number of pages.
  @Test func workGrowsWithThePicture() {
    let list = list(rows: 3_000)
    let pages = PageBreaks(height: list.size.height, pageHeight: 842, extents: list.commands.verticalExtents)
      .pages
    let places = list.commands.distributed(to: pages)
    // The background is on each page.
    #expect(pages.count > 100 && places.joined().count == 3_000 + pages.count)
  }

  /// Pages are in order and have the right heights, and only necessary cuts are made.
  @Test func pagesAreWhole() {
    var generator = SeededGenerator.announced(for: "pagesAreWhole")
    for _ in 0..<50 { checkPages(using: &generator) }
  }

  private func checkPages(using generator: inout SeededGenerator) {
    let extents = (0..<60).map { _ -> ClosedRange<Length>? in
      let start = Double.random(in: 0...1950, using: &generator)
      return start...start + Double.random(in: 1...40, using: &generator)
    }
    let pages = PageBreaks(height: 2000, pageHeight: 300, extents: extents).pages
    #expect(pages.first?.lowerBound == 0 && pages.last?.upperBound == 2000)
    for (page, next) in zip(pages, pages.dropFirst()) {
      #expect(page.upperBound == next.lowerBound)
      #expect(page.upperBound - page.lowerBound <= 300.001)
      // Two consecutive pages together exceed the maximum height, except at the end.
      #expect(next.upperBound == 2000 || next.upperBound - page.lowerBound >= 299.9)
      let isCut = extents.contains {
        $0!.lowerBound + 0.1 < page.upperBound && $0!.upperBound - 0.1 > page.upperBound
      }
      // A block that is cut has no gap, and is higher than a page.
      if isCut { #expect(height(ofBlockAt: page.upperBound, extents) > 299.9) }
    }
  }

  /// Returns the height of the block of overlapping commands around a position.
  private func height(ofBlockAt place: Length, _ extents: [ClosedRange<Length>?]) -> Length {
    var block = place...place
    for extent in extents.compactMap(\.self).sorted(by: { $0.lowerBound < $1.lowerBound }).reversed()
    where extent.upperBound >= block.lowerBound && extent.lowerBound < block.lowerBound {
      block = extent.lowerBound...block.upperBound
    }
    for extent in extents.compactMap(\.self).sorted(by: { $0.lowerBound < $1.lowerBound })
    where extent.lowerBound <= block.upperBound && extent.upperBound > block.upperBound {
      block = block.lowerBound...extent.upperBound
    }
    return block.upperBound - block.lowerBound
  }
}
