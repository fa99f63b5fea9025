import KansoLayout
import KansoRendering
import KansoTheme
import Testing

@testable import KansoRaster

/// Each command in a tile of its own, checked pixel by pixel.
struct CanvasTests {
  private struct Probe {
    let tile: String
    let x: Double
    let y: Double
    let color: [Int]
    init(_ tile: String, _ x: Double, _ y: Double, _ color: [Int]) {
      (self.tile, self.x, self.y, self.color) = (tile, x, y, color)
    }
  }

  private static let (white, red, green, blue, black) = (
    [255, 255, 255], [255, 0, 0], [0, 255, 0], [0, 0, 255], [0, 0, 0]
  )
  private static let tolerance = 3

  /// Middles of pixels at scale 1.
  private static let probes = [
    Probe("fill", 5, 5, white), Probe("fill", 10, 10, red), Probe("fill", 49, 49, red),
    Probe("fill", 50, 50, white),
    Probe("rounded", 11, 11, white), Probe("rounded", 30, 10, [255, 128, 128]),
    Probe("rounded", 16, 16, [255, 128, 128]),
    Probe("ellipse", 30, 30, green), Probe("ellipse", 13, 13, white), Probe("ellipse", 11, 30, green),
    Probe("triangle", 12, 12, white), Probe("triangle", 14, 47, [0, 251, 41]),
    Probe("gradient", 30, 30, [126, 0, 129]), Probe("border", 8, 30, blue), Probe("border", 11, 30, blue),
    Probe("border", 13, 30, white), Probe("border", 9, 9, white),
    Probe("dashes", 15, 30, black), Probe("dashes", 22, 30, white), Probe("dashes", 27, 30, black),
    Probe("dashes", 15, 26, white),
    Probe("round ends", 6, 30, black), Probe("round ends", 5, 26, white), Probe("round ends", 4, 30, white),
    Probe("square ends", 5, 26, black), Probe("square ends", 4, 30, white),
    Probe("shadow", 30, 30, white), Probe("shadow", 52, 30, black), Probe("shadow", 30, 52, black),
    Probe("shadow", 12, 30, white),
    Probe("soft", 30, 30, white), Probe("soft", 10, 49, white), Probe("soft", 1, 1, white),
    Probe("inset", 12, 30, blue), Probe("inset", 17, 30, blue), Probe("inset", 19, 30, white),
    Probe("inset", 8, 30, white),
    Probe("soft inset", 30, 30, white), Probe("soft inset", 9, 30, white),
    Probe("opacity", 12, 12, [255, 128, 128]), Probe("opacity", 30, 30, [191, 128, 191]),
    Probe("clip", 30, 30, red), Probe("clip", 12, 12, white),
    Probe("turn", 20, 30, white), Probe("turn", 31, 30, green), Probe("turn", 48, 48, green),
    Probe("image", 12, 30, red), Probe("image", 47, 30, blue), Probe("image", 8, 30, white),
    Probe("image", 12, 11, red),
  ]

  @Test(arguments: [1.0, 2, 3]) func everyCommandIsDrawn(scale: Double) throws {
    let (tiles, columns) = (try SamplePictures.tiles(), 5)
    let drawing = SamplePictures.drawing(columns: columns, tiles)
    let pixels = try Pixels(png: try Rasterizer(fonts: .shipped).png(of: drawing, scale: scale))
    #expect(Double(pixels.width) == drawing.size.width * scale)
    #expect(Double(pixels.height) == drawing.size.height * scale)
    for probe in Self.probes {
      let index = try #require(tiles.firstIndex { $0.name == probe.tile })
      let x = (Double(index % columns) * SamplePictures.side + probe.x + 0.5) * scale
      let y = (Double(index / columns) * SamplePictures.side + probe.y + 0.5) * scale
      let color = Array(pixels[Int(x), Int(y)].prefix(3))
      let isNear = zip(color, probe.color).allSatisfy { abs($0 - $1) <= Self.tolerance }
      #expect(isNear, "\(probe.tile) at \(probe.x), \(probe.y): \(color) instead of \(probe.color)")
    }
  }

  /// A Gaussian's edge is the error function (CSS Backgrounds 3, "Blurring shadow edges"): half of the shadow where its
  /// sharp edge is.
  @Test(arguments: [(blur: 2.0, scale: 1.0), (8, 1), (8, 2), (30, 2), (100, 3)])
  func aShadowIsAsSoftAsAGaussian(blur: Double, scale: Double) throws {
    let reach = blur * 2
    let far = Rect(x: reach, y: -1000, width: 4000, height: 2000)
    // The outline itself is far away, so that nothing of the shadow is cut.
    let shadow = DrawnShadow(.black, offset: Point(x: 0, y: 5000), blur: blur)
    let outline = Outline.rectangle(Rect(x: far.minX, y: far.minY - 5000, width: 4000, height: 2000))
    let drawing = Drawing(
      size: Size(width: 2 * reach, height: 2),
      commands: [
        .fill(.rectangle(Rect(width: 2 * reach, height: 2)), .color(.white)), .shadow(outline, shadow),
      ])
    let pixels = try Pixels(png: try Rasterizer(fonts: .shipped).png(of: drawing, scale: scale))
    for x in 0..<pixels.width {
      let place = (Double(x) + 0.5) / scale - reach
      let expected = 255 * (1 - Gaussian.share(below: place / (blur / 2)))
      let shown = Double(pixels[x, 1][0])
      #expect(abs(shown - expected) < 2.5, "at \(place): \(shown) instead of \(expected)")
    }
  }

  @Test func whereNothingIsDrawnIsTransparent() throws {
    let half = DrawCommand.fill(
      .rectangle(Rect(width: 30, height: 60)), .color(ColorValue(red: 1, green: 0.5, blue: 0, alpha: 0.5)))
    let pixels = try Pixels(
      png: try Rasterizer(fonts: .shipped).png(of: SamplePictures.drawing([half]), scale: 1))
    #expect(pixels[40, 20] == [0, 0, 0, 0])
    let color = pixels[20, 20]
    #expect(zip(color, [255, 128, 0, 128]).allSatisfy { abs($0 - $1) <= 1 }, "\(color)")
  }

  private static let colors: [ColorValue] = [
    ColorValue(.displayP3, 0, 1, 0), ColorValue(.displayP3, 1, 0.2, 0.1), ColorValue(.oklch, 0.7, 0.4, 150),
    ColorValue(.rec2020, 0.1, 0.9, 0.9), ColorValue(.lab, 50, 20, -30), ColorValue(.srgb, 0.1, 0.2, 0.7),
    ColorValue(.hsl, 200, 50, 50), ColorValue(.srgb, nil, 0.3, .nan),
  ]

  @Test(arguments: colors)
  func colorsAreThoseOfTheTheme(color: ColorValue) throws {
    let fill = DrawCommand.fill(.rectangle(Rect(width: 60, height: 60)), .color(color))
    let pixels = try Pixels(
      png: try Rasterizer(fonts: .shipped).png(of: SamplePictures.drawing([fill]), scale: 1))
    let hex = pixels[30, 30].prefix(3).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    #expect("#" + hex == color.hex)
  }

  @Test func theSameCommandsMakeTheSameBytes() throws {
    let drawing = SamplePictures.drawing(try SamplePictures.tiles())
    let rasterizer = Rasterizer(fonts: .shipped)
    #expect(try rasterizer.png(of: drawing) == rasterizer.png(of: drawing))
  }
}
