import KansoLayout
import KansoTheme
import TestSupport
import Testing

@testable import KansoRendering

/// What viewers make of the SVG: each command in a tile of its own, looked at pixel by pixel.
@Suite(.requires(.browser), .requires(.program("rsvg-convert"))) struct PixelTests {
  private struct Probe {
    let tile: String
    let x: Int
    let y: Int
    let color: [Int]
    init(_ tile: String, _ x: Int, _ y: Int, _ color: [Int]) {
      (self.tile, self.x, self.y, self.color) = (tile, x, y, color)
    }
  }

  private static let (white, red, green, blue, black) = (
    [255, 255, 255], [255, 0, 0], [0, 255, 0], [0, 0, 255], [0, 0, 0]
  )
  private static let tolerance = 6

  private static let probes = [
    Probe("fill", 5, 5, white), Probe("fill", 10, 10, red), Probe("fill", 49, 49, red),
    Probe("fill", 50, 50, white),
    Probe("rounded", 11, 11, white), Probe("rounded", 30, 10, [255, 128, 128]),
    Probe("rounded", 16, 16, [255, 128, 128]),
    Probe("ellipse", 30, 30, green), Probe("ellipse", 13, 13, white), Probe("ellipse", 11, 30, green),
    Probe("triangle", 12, 12, white), Probe("triangle", 14, 47, [0, 251, 41]),
    Probe("gradient", 11, 30, [249, 0, 6]), Probe("gradient", 30, 30, [126, 0, 129]),
    Probe("gradient", 48, 30, [11, 0, 244]),
    Probe("border", 8, 30, blue), Probe("border", 11, 30, blue), Probe("border", 13, 30, white),
    Probe("border", 9, 9, white),
    Probe("dashes", 15, 30, black), Probe("dashes", 22, 30, white), Probe("dashes", 27, 30, black),
    Probe("dashes", 15, 26, white),
    Probe("round ends", 6, 30, black), Probe("round ends", 5, 26, white), Probe("round ends", 4, 30, white),
    Probe("shadow", 30, 30, white), Probe("shadow", 52, 30, black), Probe("shadow", 30, 52, black),
    Probe("shadow", 12, 30, white),
    Probe("soft", 30, 30, white), Probe("soft", 10, 49, white), Probe("soft", 8, 30, [117, 117, 117]),
    Probe("soft", 30, 52, [138, 138, 138]), Probe("soft", 1, 1, white),
    Probe("inset", 12, 30, blue), Probe("inset", 17, 30, blue), Probe("inset", 19, 30, white),
    Probe("inset", 8, 30, white),
    Probe("soft inset", 10, 30, [255, 141, 141]), Probe("soft inset", 30, 30, white),
    Probe("soft inset", 9, 30, white),
    Probe("opacity", 12, 12, [255, 128, 128]), Probe("opacity", 30, 30, [191, 128, 191]),
    Probe("clip", 30, 30, red), Probe("clip", 12, 12, white),
    Probe("turn", 20, 30, white), Probe("turn", 31, 30, green), Probe("turn", 48, 48, green),
    Probe("image", 12, 30, red), Probe("image", 47, 30, blue), Probe("image", 8, 30, white),
    Probe("image", 12, 11, red),
  ]

  @Test(arguments: Raster.Viewer.allCases)
  func everyCommandIsDrawn(by viewer: Raster.Viewer) async throws {
    let tiles = SVGSample.tiles
    let columns = 5
    let raster = try await Raster(SVGSample.drawing(columns: columns), viewer)
    for probe in Self.probes {
      let index = try #require(tiles.firstIndex { $0.name == probe.tile })
      let tile = Int(SVGSample.tile)
      let color = raster.color(index % columns * tile + probe.x, index / columns * tile + probe.y)
      // A browser shows what sRGB cannot hold as near as its screen can.
      if viewer == .chromium, probe.tile == "triangle", color == Self.green { continue }
      let isNear = zip(color, probe.color).allSatisfy { abs($0 - $1) <= Self.tolerance }
      #expect(isNear, "\(probe.tile) at \(probe.x), \(probe.y): \(color) instead of \(probe.color)")
    }
  }

  @Test(.requires(.helvetica), arguments: Raster.Viewer.allCases)
  func textsStandWhereTheyWereMeasured(by viewer: Raster.Viewer) async throws {
    func line(_ text: String, _ y: Double, _ direction: UserInterfaceLayoutDirection) -> DrawCommand {
      let width = SansSerifTextMeasurer.width(of: text, font: .plain, size: 20)
      return .text(
        DrawnText(
          text, font: .plain, size: 20, color: .black, origin: Point(x: 50, y: y), width: width,
          direction: direction))
    }
    let (hebrew, arabic) = ("שלום עולם", "مرحبا")
    let drawing = Drawing(
      size: Size(width: 240, height: 160),
      commands: [
        .fill(.rectangle(Rect(width: 240, height: 160)), .color(.white)), line("Hello", 30, .leftToRight),
        line(hebrew, 70, .rightToLeft), line(arabic, 110, .rightToLeft), line("Hello", 150, .rightToLeft),
      ])
    let raster = try await Raster(drawing, viewer)
    let hello = try #require(raster.ink(x: 0..<240, y: 14..<36))
    #expect((49...53).contains(hello.first), "begins at \(hello.first)")
    #expect(abs(hello.last - 95) < 4, "ends at \(hello.last)")
    for (text, y) in [(hebrew, 54..<76), (arabic, 94..<116), ("Hello", 134..<156)] {
      let right = 50 + SansSerifTextMeasurer.width(of: text, font: .plain, size: 20)
      let ink = try #require(raster.ink(x: 0..<240, y: y))
      #expect(abs(Double(ink.last) - right) < 4, "\(text) ends at \(ink.last) instead of \(right)")
      #expect(ink.first > 30, "\(text) begins at \(ink.first)")
    }
  }

  @Test(.requires(.helvetica), arguments: Raster.Viewer.allCases)
  func spacesStay(in viewer: Raster.Viewer) async throws {
    let text = "A       B"
    let width = SansSerifTextMeasurer.width(of: text, font: .plain, size: 20)
    let line = DrawnText(
      text, font: .plain, size: 20, color: .black, origin: Point(x: 10, y: 30), width: width)
    let raster = try await Raster(
      Drawing(
        size: Size(width: 240, height: 40),
        commands: [.fill(.rectangle(Rect(width: 240, height: 40)), .color(.white)), .text(line)]), viewer)
    let ink = try #require(raster.ink(x: 0..<240, y: 10..<36))
    #expect(abs(Double(ink.last) - 10 - width) < 4)
  }

  @Test func whatIsTooWideIsSetNarrower() async throws {
    let text = DrawnText(
      "WWWWWWWWWW", font: .plain, size: 20, color: .black, origin: Point(x: 10, y: 30), width: 100)
    let raster = try await Raster(
      Drawing(
        size: Size(width: 240, height: 40),
        commands: [.fill(.rectangle(Rect(width: 240, height: 40)), .color(.white)), .text(text)]), .chromium)
    let ink = try #require(raster.ink(x: 0..<240, y: 10..<36))
    #expect(ink.last <= 111)
  }

  /// A device's picture in a sheet, enlarged and cut at its edges.
  @Test(arguments: Raster.Viewer.allCases)
  func picturesInASheetAreDrawn(by viewer: Raster.Viewer) async throws {
    let picture = Drawing(
      size: Size(width: 20, height: 20),
      commands: [.fill(.rectangle(Rect(x: 0, y: 0, width: 30, height: 10)), .color(.red))])
    var style = SheetStyle()
    (style.margin, style.spacing, style.narrowestColumn) = (10, 10, 0)
    (style.frameColor, style.cornerRadius) = (nil, 0)
    let sheet = Sheet([Picture(picture), Picture(picture)], columns: 2, scale: 2, style: style).drawing
    #expect(sheet.size == Size(width: 110, height: 60))
    let raster = try await Raster(sheet, viewer)
    let places = [(5, 15), (12, 12), (48, 28), (48, 32), (52, 15), (62, 12), (102, 12)]
    let colors = places.map { raster.color($0.0, $0.1) }
    #expect(colors == [Self.white, Self.red, Self.red, Self.white, Self.white, Self.red, Self.white])
  }
}
