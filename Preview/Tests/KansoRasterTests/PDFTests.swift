import Foundation
import KansoLayout
import KansoRendering
import KansoTheme
import Testing

@testable import KansoRaster

/// Pages of pictures, as other programs read them.
struct PDFTests {
  private let rasterizer = Rasterizer(fonts: .shipped)

  private func file(_ drawing: Drawing, title: String = "Cats", pageHeight: Length = 14_400) throws
    -> (folder: ScratchFolder, path: String)
  {
    let folder = try ScratchFolder()
    let pdf = try rasterizer.pdf(of: drawing, title: title, pageHeight: pageHeight)
    return (folder, try folder.write(Data(pdf), to: "picture.pdf").path)
  }

  /// Poppler draws masks a pixel larger than they are, and clips at whole pixels.
  private static let largestMean = 0.015

  @Test(.enabled(if: Program.pdftoppm.isThere)) func aPageLooksAsThePixelsDo() throws {
    let (tiles, columns) = (try SamplePictures.tiles(), 5)
    let drawing = SamplePictures.drawing(columns: columns, tiles)
    let (folder, path) = try file(drawing)
    try Program.pdftoppm.run(["-r", "144", "-png", "-singlefile", path, folder.path("page")])
    let page = try Pixels(png: Array(Data(contentsOf: folder.url.appendingPathComponent("page.png"))))
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

  @Test(.enabled(if: Program.qpdf.isThere)) func aFileIsWellFormed() throws {
    let (folder, path) = try file(SamplePictures.drawing(try SamplePictures.tiles()))
    try Program.qpdf.run(["--check", path])
    _ = folder
  }

  @Test(.enabled(if: Program.pdfinfo.isThere)) func aFileSaysWhatItIs() throws {
    let drawing = SamplePictures.drawing(columns: 2, Array(try SamplePictures.tiles().prefix(4)))
    let (folder, path) = try file(drawing, title: "Cats & קטים\n\0")
    let text = try Program.pdfinfo.run([path])
    #expect(text.contains("Cats & קטים"))
    #expect(text.contains(/Creator: +Kanso/))
    #expect(text.contains(/Page size: +120 x 120 pts/))
    _ = folder
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

  @Test(.enabled(if: Program.pdftotext.isThere)) func textsCanBeSelected() throws {
    let drawing = Drawing(
      size: Size(width: 300, height: 200),
      commands: [
        text("Cats sleep & dream", 30), .begin(DrawGroup(opacity: 0.5)), text("Faint letters", 60), .end,
      ])
    let (folder, path) = try file(drawing)
    let selected = try Program.pdftotext.run([path, "-"])
    #expect(selected.contains("Cats sleep & dream"))
    #expect(selected.contains("Faint letters"))
    _ = folder
  }

  @Test(.enabled(if: Program.pdftotext.isThere)) func aTextIsFoundOnOnePage() throws {
    let drawing = Drawing(
      size: Size(width: 300, height: 230), commands: (1...9).map { text("Line \($0)", Double($0) * 24) })
    let (folder, path) = try file(drawing, pageHeight: 70)
    let selected = try Program.pdftotext.run([path, "-"])
    for line in 1...9 { #expect(selected.components(separatedBy: "Line \(line)").count == 2, "\(selected)") }
    _ = folder
  }

  @Test func theSamePictureMakesTheSameBytes() throws {
    let drawing = SamplePictures.drawing(try SamplePictures.tiles())
    let first = try rasterizer.pdf(of: drawing, title: "Cats")
    #expect(first == (try rasterizer.pdf(of: drawing, title: "Cats")))
    #expect(first == (try Rasterizer(fonts: .shipped).pdf(of: drawing, title: "Cats")))
  }

  @Test(.enabled(if: Program.pdfinfo.isThere)) func theDateIsThatOfNoDay() throws {
    let drawing = Drawing(size: Size(width: 9, height: 9), commands: [])
    let (folder, path) = try file(drawing)
    #expect(try Program.pdfinfo.run(["-isodates", path]).contains("2000-01-01"))
    _ = folder
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

  @Test(.enabled(if: Program.pdfinfo.isThere)) func aHighPictureHasSeveralPages() throws {
    let (folder, path) = try file(list(rows: 10), pageHeight: 100)
    let text = try Program.pdfinfo.run(["-l", "9", path])
    #expect(text.contains(/Pages: +4/), "\(text)")
    _ = folder
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
  @Test(arguments: 0..<50) func pagesAreWhole(seed: Int) {
    var generator = Sequence(state: UInt64(seed) * 7919 + 1)
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
        // Everything in the lower half is covered.
        for y in stride(from: page.lowerBound + 150, through: page.upperBound, by: 1) {
          #expect(extents.contains { $0!.lowerBound <= y + 0.1 && $0!.upperBound >= y - 0.1 }, "\(y)")
        }
      }
    }
  }

  /// Numbers that are the same each time.
  private struct Sequence: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state ^ state >> 33) &* 0xFF51_AFD7_ED55_8CCD
    }
  }
}
