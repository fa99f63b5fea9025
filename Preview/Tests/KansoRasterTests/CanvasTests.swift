import KansoLayout
import KansoRendering
import KansoTheme
import Testing

@testable import KansoRaster

/// Each command in its own tile, checked pixel by pixel.
struct CanvasTests {
  private struct Probe {
    let tile: String
    let x: Double
    let y: Double
    let color: [Int]
    init(_ tile: String, x: Double, y: Double, color: [Int]) {
      (self.tile, self.x, self.y, self.color) = (tile, x, y, color)
    }
  }

  private static let (white, red, green, blue, black) = (
    [255, 255, 255], [255, 0, 0], [0, 255, 0], [0, 0, 255], [0, 0, 0]
  )
  private static let tolerance = 3

  /// The centers of pixels at scale 1.
  private static let probes = [
    Probe("fill", x: 5, y: 5, color: white), Probe("fill", x: 10, y: 10, color: red),
    Probe("fill", x: 49, y: 49, color: red),
    Probe("fill", x: 50, y: 50, color: white),
    Probe("rounded", x: 11, y: 11, color: white), Probe("rounded", x: 30, y: 10, color: [255, 128, 128]),
    Probe("rounded", x: 16, y: 16, color: [255, 128, 128]),
    Probe("ellipse", x: 30, y: 30, color: green), Probe("ellipse", x: 13, y: 13, color: white),
    Probe("ellipse", x: 11, y: 30, color: green),
    Probe("triangle", x: 12, y: 12, color: white), Probe("triangle", x: 14, y: 47, color: [0, 251, 41]),
    Probe("gradient", x: 30, y: 30, color: [126, 0, 129]), Probe("border", x: 8, y: 30, color: blue),
    Probe("border", x: 11, y: 30, color: blue),
    Probe("border", x: 13, y: 30, color: white), Probe("border", x: 9, y: 9, color: white),
    Probe("dashes", x: 15, y: 30, color: black), Probe("dashes", x: 22, y: 30, color: white),
    Probe("dashes", x: 27, y: 30, color: black),
    Probe("dashes", x: 15, y: 26, color: white),
    Probe("round ends", x: 6, y: 30, color: black), Probe("round ends", x: 5, y: 26, color: white),
    Probe("round ends", x: 4, y: 30, color: white),
    Probe("square ends", x: 5, y: 26, color: black), Probe("square ends", x: 4, y: 30, color: white),
    Probe("shadow", x: 30, y: 30, color: white), Probe("shadow", x: 52, y: 30, color: black),
    Probe("shadow", x: 30, y: 52, color: black),
    Probe("shadow", x: 12, y: 30, color: white),
    Probe("soft", x: 30, y: 30, color: white), Probe("soft", x: 10, y: 49, color: white),
    Probe("soft", x: 1, y: 1, color: white),
    Probe("inset", x: 12, y: 30, color: blue), Probe("inset", x: 17, y: 30, color: blue),
    Probe("inset", x: 19, y: 30, color: white),
    Probe("inset", x: 8, y: 30, color: white),
    Probe("soft inset", x: 30, y: 30, color: white), Probe("soft inset", x: 9, y: 30, color: white),
    Probe("opacity", x: 12, y: 12, color: [255, 128, 128]),
    Probe("opacity", x: 30, y: 30, color: [191, 128, 191]),
    Probe("clip", x: 30, y: 30, color: red), Probe("clip", x: 12, y: 12, color: white),
    Probe("turn", x: 20, y: 30, color: white), Probe("turn", x: 31, y: 30, color: green),
    Probe("turn", x: 48, y: 48, color: green),
    Probe("image", x: 12, y: 30, color: red), Probe("image", x: 47, y: 30, color: blue),
    Probe("image", x: 8, y: 30, color: white),
    Probe("image", x: 12, y: 11, color: red),
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

  /// A Gaussian's edge is the error function (CSS Backgrounds 3, "Blurring shadow edges"). At the position of the sharp
  /// edge, the shadow has half of its opacity.
  @Test(arguments: [(blur: 2.0, scale: 1.0), (8, 1), (8, 2), (30, 2), (100, 3)])
  func aShadowIsAsSoftAsAGaussian(blur: Double, scale: Double) throws {
    let reach = blur * 2
    let far = Rect(x: reach, y: -1000, width: 4000, height: 2000)
    // The outline itself is far away, so that it clips nothing of the shadow.
    let shadow = ResolvedShadow(.black, offset: Point(x: 0, y: 5000), blur: blur)
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
