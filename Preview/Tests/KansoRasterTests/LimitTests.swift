import Foundation
import KansoLayout
import KansoRendering
import KansoTheme
import TestSupport
import Testing

@testable import KansoRaster

/// Sizes, scales and commands that cannot be drawn, or need special handling.
struct LimitTests {
  private let rasterizer = Rasterizer(fonts: .shipped)
  private static let box = Rect(x: 10, y: 10, width: 40, height: 40)

  private func pixels(_ commands: [DrawCommand], scale: Double = 1) throws -> Pixels {
    try Pixels(png: try rasterizer.png(of: SamplePictures.drawing(commands), scale: scale))
  }

  @Test(arguments: [
    Size(width: 0, height: 10), Size(width: 10, height: -1), Size(width: .nan, height: 1),
    Size(width: 1, height: .infinity),
  ]) func aPictureWithoutExtentIsRefused(size: Size) throws {
    let error = #expect(throws: RasterError.self) {
      try rasterizer.png(of: Drawing(size: size, commands: []))
    }
    #expect(error?.reason.contains("give it a width and a height") == true)
    #expect(throws: RasterError.self) { try rasterizer.pdf(of: Drawing(size: size, commands: []), title: "") }
  }

  @Test(arguments: [
    (Size(width: 20_000, height: 1), "take a scale of 1.63 or less"),
    (Size(width: 10_000, height: 25_000), "take PDF, or part the picture"),
    (Size(width: 1, height: 1e300), "part the picture"),
    (Size(width: 15_000, height: 15_000), "part the picture"),
    (Size(width: 1e18, height: 1e18), "part the picture"),
  ]) func aPictureOfTooManyPixelsIsRefused(size: Size, advice: String) throws {
    let error = #expect(throws: RasterError.self) {
      try rasterizer.png(of: Drawing(size: size, commands: []), scale: 2)
    }
    #expect(error?.reason.hasSuffix("in all; " + advice) == true)
  }

  @Test func whatIsAdvisedForAPictureOfTooManyPixelsCanBeDone() throws {
    let wide = Drawing(size: Size(width: 20_000, height: 1), commands: [])
    #expect(Rasterizer.maxScale(of: wide.size) == 1.63)
    #expect(try Pixels(png: rasterizer.png(of: wide, scale: 1.63)).width == 32_600)
    let large = Drawing(size: Size(width: 10_000, height: 25_000), commands: [])
    #expect(throws: Never.self) { try rasterizer.pdf(of: large, title: "") }
  }

  /// The largest scale can be drawn, for any rounding.
  @Test func theLargestScaleIsWithinTheLimits() throws {
    var generator = SeededGenerator.announced(for: "theLargestScaleIsWithinTheLimits")
    for _ in 0..<500 {
      let size = Size(
        width: .random(in: 1...32_000, using: &generator), height: .random(in: 1...32_000, using: &generator))
      let scale = Rasterizer.maxScale(of: size)
      guard scale >= 1 else { continue }
      #expect(throws: Never.self) { try PixelSize(of: size, scale: min(scale, 3)) }
    }
    #expect(Rasterizer.maxScale(of: Size(width: 0, height: 5)) == 0)
  }

  @Test(arguments: [0.0, 0.99, 3.01, -1, .nan, .infinity])
  func aScaleThatIsNoneIsRefused(scale: Double) throws {
    let error = #expect(throws: RasterError.self) {
      try rasterizer.png(of: Drawing(size: Size(width: 1, height: 1), commands: []), scale: scale)
    }
    #expect(error?.reason.contains("1 to 3") == true)
  }

  private static let roundings: [(Double, Double, Int)] = [
    (10, 1, 10), (10.2, 1, 11), (10.5, 2, 21), (0.1, 1, 1), (3.3, 3, 10), (100.0 / 3, 3, 100),
  ]

  @Test(arguments: roundings)
  func fractionsAreRoundedUp(points: Double, scale: Double, pixels: Int) throws {
    let png = try rasterizer.png(
      of: Drawing(size: Size(width: points, height: points), commands: []), scale: scale)
    #expect(try Pixels(png: png).width == pixels)
  }

  @Test func whatFillsAPictureFillsItsLastPixels() throws {
    let size = Size(width: 10.5, height: 7.25)
    let fill = DrawCommand.fill(.rectangle(Rect(origin: .zero, size: size)), .color(.red))
    let pixels = try Pixels(png: try rasterizer.png(of: Drawing(size: size, commands: [fill]), scale: 1))
    #expect(pixels[10, 7] == [255, 0, 0, 255])
    #expect(pixels[10, 3] == [255, 0, 0, 255])
    #expect(pixels[3, 7] == [255, 0, 0, 255])
  }

  @Test func groupsThatAreNotBalancedAreSurvived() throws {
    let fill = DrawCommand.fill(.rectangle(Self.box), .color(.red))
    let open = try pixels([.end, .end, .begin(DrawGroup(opacity: 0.5)), .begin(DrawGroup()), fill])
    #expect(open[30, 30] == [255, 0, 0, 128])
  }

  @Test(arguments: [DrawGroup(), DrawGroup(opacity: 0.999), DrawGroup(clip: .rectangle(box))])
  func groupsMayBeVeryDeep(group: DrawGroup) throws {
    let fill = DrawCommand.fill(.rectangle(Self.box), .color(.red))
    let depth = 100_000
    let ends = [DrawCommand](repeating: .end, count: depth)
    let deep = try pixels([DrawCommand](repeating: .begin(group), count: depth) + [fill] + ends)
    #expect(deep[30, 30] == [0, 0, 0, 0])
    let usual = [DrawCommand](repeating: .begin(group), count: 100)
    #expect(try pixels(usual + [fill] + ends)[30, 30][3] > 200)
    // After the deep groups, all commands are drawn as before.
    let after = try pixels([DrawCommand](repeating: .begin(group), count: depth) + ends + [fill])
    #expect(after[30, 30] == [255, 0, 0, 255])
  }

  @Test func groupsThatTakeTooMuchMemoryAreTransparentByThemselves() throws {
    let size = Size(width: 2000, height: 2000)
    let groups = [DrawCommand](repeating: .begin(DrawGroup(opacity: 0.98)), count: 40)
    let fill = DrawCommand.fill(.rectangle(Rect(origin: .zero, size: size)), .color(.red))
    let pixels = try Pixels(
      png: try rasterizer.png(of: Drawing(size: size, commands: groups + [fill]), scale: 1))
    let expected = Int((pow(0.98, 40) * 255).rounded())
    #expect(abs(pixels[1000, 1000][3] - expected) <= 25, "\(pixels[1000, 1000]) instead of \(expected)")
  }

  /// Cairo draws nothing more after a matrix without an inverse, or after invalid dashes.
  @Test func whatCannotBeDrawnDoesNotStopTheRest() throws {
    let fill = DrawCommand.fill(.rectangle(Self.box), .color(.red))
    let (huge, path) = (1e308, Path([Point(x: -1e308, y: 3), Point(x: 1e308, y: 1e308)], isClosed: true))
    let transforms = [
      AffineTransform(scaleX: 0, y: 1), AffineTransform(scaleX: 1e-200, y: 1e-200),
      AffineTransform(scaleX: huge, y: huge), AffineTransform(a: 1, b: 1, c: 1, d: 1, tx: 0, ty: 0),
      AffineTransform(translationX: huge, y: -huge),
    ]
    var commands: [DrawCommand] = transforms.flatMap { [.begin(DrawGroup(transform: $0)), fill, .end] }
    let wide = Outline.rectangle(Rect(x: -huge, y: 0, width: huge, height: huge), cornerRadius: huge)
    commands += [
      .stroke(.path(path), Stroke(.red, width: huge, dashes: [huge, huge])),
      .stroke(.rectangle(Self.box), Stroke(.red, width: 1, dashes: [0, 0])),
      .stroke(.path(path), Stroke(.red, width: 1, dashes: [1e-9])),
      .shadow(wide, ResolvedShadow(.red, offset: Point(x: huge, y: 0), blur: huge, spread: huge)),
      .shadow(.path(path), ResolvedShadow(.red, offset: Point(x: 0, y: -huge), blur: huge, isInset: true)),
      .fill(
        wide,
        .gradient(
          LinearGradient(
            stops: [GradientStop(color: .red, position: .nan), GradientStop(color: .blue, position: huge)],
            from: Point(x: -huge, y: 0), to: Point(x: huge, y: huge)))),
      .fill(.rectangle(Rect(x: -huge, y: -huge, width: huge, height: huge)), .color(.blue)),
      .fill(.rectangle(Rect(width: 60, height: 60)), .color(.white)), fill,
    ]
    #expect(try pixels(commands)[30, 30] == [255, 0, 0, 255])
    #expect(!(try rasterizer.pdf(of: SamplePictures.drawing(commands), title: "\0")).isEmpty)
  }

  @Test func aRectangleThatIsLargerThanAllFillsThePicture() throws {
    let far = 1e12
    let wide = Rect(x: -far, y: -far, width: 2 * far, height: 2 * far)
    let pixels = try pixels([.fill(.rectangle(wide), .color(.red))])
    #expect(pixels[0, 0] == [255, 0, 0, 255])
    #expect(pixels[59, 59] == [255, 0, 0, 255])
  }

  /// A text may reach into the image from far outside it, transparent or not.
  @Test(arguments: [1.0, 0.5]) func aTextThatWasNotMeasuredIsNotLeftOut(opacity: Double) throws {
    let text = TextCommand(
      String(repeating: "M", count: 100), font: Typography(families: ["Inter"], size: 20), size: 20,
      color: .black, origin: Point(x: -600, y: 40), width: 0)
    let group = DrawGroup(opacity: opacity)
    let pixels = try pixels([.begin(group), .text(text), .end])
    #expect((0..<60).contains { x in pixels[x, 33][3] > 100 })
  }

  /// Dashes that are too small to see are drawn as a line of the color, with the dashes' share of the opacity.
  @Test func verySmallDashesAreAFaintLine() throws {
    let line = Path([Point(x: 0, y: 30), Point(x: 60, y: 30)])
    let pixels = try pixels([.stroke(.path(line), Stroke(.black, width: 10, dashes: [1e-5, 3e-5]))])
    #expect(abs(pixels[30, 30][3] - 64) <= 1)
  }

  @Test func aGradientWithoutALineHasItsLastColor() throws {
    let gradient = LinearGradient(
      stops: [GradientStop(color: .red, position: 0), GradientStop(color: .blue, position: 1)],
      from: Point(x: 30, y: 30), to: Point(x: 30, y: 30))
    #expect(try pixels([.fill(.rectangle(Self.box), .gradient(gradient))])[30, 30] == [0, 0, 255, 255])
  }

  /// Drawings with extreme numbers.
  @Test func whateverTheNumbersAreThereIsAPicture() throws {
    var numbers = HostileNumbers(.announced(for: "whateverTheNumbersAreThereIsAPicture"))
    for _ in 0..<40 {
      let commands = (0..<60).map { _ in numbers.command() }
      let drawing = Drawing(size: Size(width: 60, height: 60), commands: commands)
      #expect(try Pixels(png: try rasterizer.png(of: drawing, scale: 1)).width == 60)
      #expect(!(try rasterizer.pdf(of: drawing, title: "Numbers")).isEmpty)
    }
  }

  /// Transparency for a small shape in a large image needs memory only for the shape.
  @Test func aTransparentGroupIsDrawnWhole() throws {
    let shadow = DrawCommand.shadow(
      .rectangle(Self.box), ResolvedShadow(.black, offset: Point(x: 3, y: 3), blur: 6))
    let line = DrawCommand.stroke(
      .path(Path([Point(x: 12, y: 12), Point(x: 30, y: 48), Point(x: 48, y: 12)])), Stroke(.blue, width: 7))
    let turn = AffineTransform(rotationAngle: 0.2)
    let content: [DrawCommand] = [
      shadow, line, .begin(DrawGroup(transform: turn)), .fill(.ellipse(Self.box), .color(.red)), .end,
    ]
    let plain = try pixels(content)
    let faded = try pixels([.begin(DrawGroup(opacity: 0.5))] + content + [.end])
    for y in 0..<60 {
      for x in 0..<60 { #expect(abs(plain[x, y][3] / 2 - faded[x, y][3]) <= 1, "\(x), \(y)") }
    }
  }
}
