import Foundation
import KansoLayout
import KansoRendering
import KansoTheme
import TestSupport
import Testing

@testable import KansoRaster

/// Pages of pictures, as other programs read them.
struct PDFTests {
  private let rasterizer = Rasterizer(fonts: .shipped)

  /// Returns a directory with a drawing as `picture.pdf`.
  private func directory(
    _ drawing: Drawing, title: String = "Cats", pageHeight: Length = 14_400
  ) throws -> TemporaryDirectory {
    let directory = try TemporaryDirectory()
    let pdf = try rasterizer.pdf(of: drawing, title: title, pageHeight: pageHeight)
    try directory.write(Data(pdf), to: "picture.pdf")
    return directory
  }

  /// Poppler draws masks a pixel larger than they are, and clips at whole pixels.
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
      // Viewers of PDF enlarge images with hard pixels.
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
      DrawnText(
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
    let error = #expect(throws: RasterError.self) {
      try rasterizer.pdf(of: Drawing(size: size, commands: []), title: "")
    }
    #expect(error?.reason.contains("take ") == true)
  }

  // MARK: Pages

  private static let row = 30.0

  /// Rows on a background that goes from the top to the bottom.
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

  /// Pages are in order and of the right heights, and nothing is cut that has not to be.
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
      let height = page.upperBound - page.lowerBound
      #expect(height <= 300.001 && height >= 149.999)
      let isCut = extents.contains {
        $0!.lowerBound + 0.1 < page.upperBound && $0!.upperBound - 0.1 > page.upperBound
      }
      if isCut {
        // There is no gap in the lower half.
        for y in stride(from: page.lowerBound + 150, through: page.upperBound, by: 1) {
          #expect(extents.contains { $0!.lowerBound <= y + 0.1 && $0!.upperBound >= y - 0.1 }, "\(y)")
        }
      }
    }
  }
}
