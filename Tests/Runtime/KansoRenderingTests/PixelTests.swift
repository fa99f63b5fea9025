import KansoLayout
import KansoTheme
import TestSupport
import Testing

@testable import KansoRendering

/// The pixels that viewers draw for the SVG. Each command has its own tile.
@Suite(.requires(.browser), .requires(.program("rsvg-convert"))) struct PixelTests {
  private struct Probe {
    let tile: String
    let x: Int
    let y: Int
    let color: [Int]
    init(_ tile: String, x: Int, y: Int, color: [Int]) {
      (self.tile, self.x, self.y, self.color) = (tile, x, y, color)
    }
  }

  private static let (white, red, green, blue, black) = (
    [255, 255, 255], [255, 0, 0], [0, 255, 0], [0, 0, 255], [0, 0, 0]
  )
  private static let tolerance = 6

  private static let probes = [
    Probe("fill", x: 5, y: 5, color: white), Probe("fill", x: 10, y: 10, color: red),
    Probe("fill", x: 49, y: 49, color: red),
    Probe("fill", x: 50, y: 50, color: white),
    Probe("rounded", x: 11, y: 11, color: white), Probe("rounded", x: 30, y: 10, color: [255, 128, 128]),
    Probe("rounded", x: 16, y: 16, color: [255, 128, 128]),
    Probe("ellipse", x: 30, y: 30, color: green), Probe("ellipse", x: 13, y: 13, color: white),
    Probe("ellipse", x: 11, y: 30, color: green),
    Probe("triangle", x: 12, y: 12, color: white), Probe("triangle", x: 14, y: 47, color: [0, 251, 41]),
    Probe("gradient", x: 11, y: 30, color: [249, 0, 6]),
    Probe("gradient", x: 30, y: 30, color: [126, 0, 129]),
    Probe("gradient", x: 48, y: 30, color: [11, 0, 244]),
    Probe("border", x: 8, y: 30, color: blue), Probe("border", x: 11, y: 30, color: blue),
    Probe("border", x: 13, y: 30, color: white),
    Probe("border", x: 9, y: 9, color: white),
    Probe("dashes", x: 15, y: 30, color: black), Probe("dashes", x: 22, y: 30, color: white),
    Probe("dashes", x: 27, y: 30, color: black),
    Probe("dashes", x: 15, y: 26, color: white),
    Probe("round ends", x: 6, y: 30, color: black), Probe("round ends", x: 5, y: 26, color: white),
    Probe("round ends", x: 4, y: 30, color: white),
    Probe("shadow", x: 30, y: 30, color: white), Probe("shadow", x: 52, y: 30, color: black),
    Probe("shadow", x: 30, y: 52, color: black),
    Probe("shadow", x: 12, y: 30, color: white),
    Probe("soft", x: 30, y: 30, color: white), Probe("soft", x: 10, y: 49, color: white),
    Probe("soft", x: 8, y: 30, color: [117, 117, 117]),
    Probe("soft", x: 30, y: 52, color: [138, 138, 138]), Probe("soft", x: 1, y: 1, color: white),
    Probe("inset", x: 12, y: 30, color: blue), Probe("inset", x: 17, y: 30, color: blue),
    Probe("inset", x: 19, y: 30, color: white),
    Probe("inset", x: 8, y: 30, color: white),
    Probe("soft inset", x: 10, y: 30, color: [255, 141, 141]),
    Probe("soft inset", x: 30, y: 30, color: white),
    Probe("soft inset", x: 9, y: 30, color: white),
    Probe("opacity", x: 12, y: 12, color: [255, 128, 128]),
    Probe("opacity", x: 30, y: 30, color: [191, 128, 191]),
    Probe("clip", x: 30, y: 30, color: red), Probe("clip", x: 12, y: 12, color: white),
    Probe("turn", x: 20, y: 30, color: white), Probe("turn", x: 31, y: 30, color: green),
    Probe("turn", x: 48, y: 48, color: green),
    Probe("image", x: 12, y: 30, color: red), Probe("image", x: 47, y: 30, color: blue),
    Probe("image", x: 8, y: 30, color: white),
    Probe("image", x: 12, y: 11, color: red),
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
      // A browser shows colors outside sRGB as well as its screen can.
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
        TextCommand(
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
    let line = TextCommand(
      text, font: .plain, size: 20, color: .black, origin: Point(x: 10, y: 30), width: width)
    let raster = try await Raster(
      Drawing(
        size: Size(width: 240, height: 40),
        commands: [.fill(.rectangle(Rect(width: 240, height: 40)), .color(.white)), .text(line)]), viewer)
    let ink = try #require(raster.ink(x: 0..<240, y: 10..<36))
    #expect(abs(Double(ink.last) - 10 - width) < 4)
  }

  @Test func whatIsTooWideIsSetNarrower() async throws {
    let text = TextCommand(
      "WWWWWWWWWW", font: .plain, size: 20, color: .black, origin: Point(x: 10, y: 30), width: 100)
    let raster = try await Raster(
      Drawing(
        size: Size(width: 240, height: 40),
        commands: [.fill(.rectangle(Rect(width: 240, height: 40)), .color(.white)), .text(text)]), .chromium)
    let ink = try #require(raster.ink(x: 0..<240, y: 10..<36))
    #expect(ink.last <= 111)
  }

  /// Tests a device's picture in a sheet, enlarged and clipped at its edges.
  @Test(arguments: Raster.Viewer.allCases)
  func picturesInASheetAreDrawn(by viewer: Raster.Viewer) async throws {
    let picture = Drawing(
      size: Size(width: 20, height: 20),
      commands: [.fill(.rectangle(Rect(x: 0, y: 0, width: 30, height: 10)), .color(.red))])
    var style = SheetStyle()
    (style.margin, style.spacing, style.minColumnWidth) = (10, 10, 0)
    (style.frameColor, style.cornerRadius) = (nil, 0)
    let sheet = Sheet([Picture(picture), Picture(picture)], columns: 2, scale: 2, style: style).drawing
    #expect(sheet.size == Size(width: 110, height: 60))
    let raster = try await Raster(sheet, viewer)
    let places = [(5, 15), (12, 12), (48, 28), (48, 32), (52, 15), (62, 12), (102, 12)]
    let colors = places.map { raster.color($0.0, $0.1) }
    #expect(colors == [Self.white, Self.red, Self.red, Self.white, Self.white, Self.red, Self.white])
  }
}
