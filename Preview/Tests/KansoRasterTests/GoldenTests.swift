import CatBreeds
import Foundation
import KansoLayout
import KansoRaster
import KansoRendering
import KansoTheme
import Testing

/// Expected images, in the shipped fonts.
struct GoldenTests {
  @Test func everyCommandLooksAsItDid() throws {
    let drawing = SamplePictures.drawing(try SamplePictures.tiles())
    try GoldenPicture.check(try Rasterizer(fonts: .shipped).png(of: drawing), against: "commands")
  }

  @Test(arguments: [
    ("light", ScreenConfiguration()), ("dark", ScreenConfiguration(style: .dark)),
    ("right-to-left", ScreenConfiguration(direction: .rightToLeft)),
    ("large-text", ScreenConfiguration(category: .extraExtraExtraLarge)),
  ]) func screensLookAsTheyDid(name: String, configuration: ScreenConfiguration) throws {
    let rasterizer = Rasterizer(fonts: .shipped)
    let pictures = ScreenPictures(measurer: rasterizer.textMeasurer)
    let drawing = pictures.drawing(of: .detail, in: configuration)
    try GoldenPicture.check(try rasterizer.png(of: drawing, scale: 1), against: "cat-breeds-\(name)")
  }

  private static let plain = Font(families: ["system-ui"], size: 17)
  private static let texts: [(text: String, font: Font, lines: Int, mode: LineBreakMode)] = [
    ("Ligatures in office, AVAST kerned", Font(families: ["Noto Serif"], size: 18), 1, .byTruncatingTail),
    ("Lines break between words where there is no more room", plain, 0, .byWordWrapping),
    ("What does not fit on two lines ends with an ellipsis, as this one does", plain, 2, .byTruncatingTail),
    ("An ellipsis in the middle of a line", plain, 1, .byTruncatingMiddle),
    ("שלום, a cat (1) and 😀🐈👍🏽", plain, 0, .byWordWrapping),
    ("القط ينام كثيرا abc 12", plain, 0, .byWordWrapping),
    ("नमस्ते 簡素 日本語猫色、", plain, 0, .byWordWrapping),
    ("Handwriting", Font(families: ["Chalkboard SE"], size: 22), 1, .byTruncatingTail),
    ("let padding = 8", Font(families: ["Menlo"], size: 15), 1, .byTruncatingTail),
    ("Rounded and bold", Font(families: ["SF Rounded"], size: 18, weight: 700), 1, .byTruncatingTail),
  ]

  /// Tests every script of the test fonts, wrapped, truncated, and in each generic family.
  @Test(arguments: [UserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func textsLookAsTheyDid(_ direction: UserInterfaceLayoutDirection) throws {
    let rasterizer = Rasterizer(fonts: .test)
    let page = View(frame: Rect(x: 0, y: 0, width: 240, height: 460))
    page.traitCollection.textMeasurer = rasterizer.textMeasurer
    page.traitCollection.layoutDirection = direction
    page.backgroundColor = Color(red: 1, green: 1, blue: 1)
    let stack = StackView(frame: page.bounds)
    (stack.axis, stack.spacing) = (.vertical, 8)
    for (text, font, lines, mode) in Self.texts {
      let label = Label(text)
      (label.font, label.numberOfLines, label.lineBreakMode) = (font, lines, mode)
      stack.addArrangedSubview(label)
    }
    stack.translatesAutoresizingMaskIntoConstraints = false
    page.addSubview(stack)
    LayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: page.topAnchor),
      stack.leadingAnchor.constraint(equalTo: page.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: page.trailingAnchor),
    ])
    let name = direction == .leftToRight ? "texts" : "texts-right-to-left"
    try GoldenPicture.check(try rasterizer.png(of: Drawing(of: page)), against: name)
  }
}

/// Differences that the comparison of images reports, and differences that it ignores.
struct PictureDistanceTests {
  private static let side = 200.0

  /// Returns a card with lines of small boxes in place of words, and a thin line.
  private func page(
    moved: Double = 0, color: ColorValue = .blue, hasLine: Bool = true, by shift: Double = 0
  ) throws -> Pixels {
    var commands: [DrawCommand] = [
      .fill(.rectangle(Rect(width: Self.side, height: Self.side)), .color(.white)),
      .begin(DrawGroup(transform: AffineTransform(translationX: shift, y: shift))),
      .fill(.rectangle(Rect(x: 20, y: 20, width: 60, height: 30), cornerRadius: 8), .color(color)),
    ]
    for index in 0..<24 {
      let (column, row) = (Double(index % 4), Double(index / 4))
      let x = 20.4 + column * 40 + (index == 10 ? moved : 0)
      commands.append(
        .fill(.ellipse(Rect(x: x, y: 70.3 + row * 16, width: 22.2, height: 7.5)), .color(.black)))
    }
    if hasLine {
      commands.append(
        .fill(.rectangle(Rect(x: 20, y: 60, width: 150, height: 1)), .color(ColorValue(hex: "#ccc")!)))
    }
    let drawing = Drawing(size: Size(width: Self.side, height: Self.side), commands: commands + [.end])
    return try Pixels(png: try Rasterizer(fonts: .shipped).png(of: drawing, scale: 1))
  }

  @Test func theSamePictureHasNoDistance() throws {
    #expect(PictureDistance(try page(), try page()).worst == 0)
  }

  @Test func whatMovedIsFound() throws {
    #expect(!PictureDistance(try page(), try page(moved: 3)).isSmall)
  }

  @Test func anotherColorIsFound() throws {
    #expect(
      !PictureDistance(try page(), try page(color: ColorValue(red: 0, green: 0.12, blue: 0.95))).isSmall)
  }

  @Test func aMissingLineIsFound() throws {
    #expect(!PictureDistance(try page(), try page(hasLine: false)).isSmall)
  }

  @Test func anotherSizeIsFound() throws {
    let other = Pixels(width: 1, height: 1, bytes: [0, 0, 0, 0])
    #expect(!PictureDistance(try page(), other).isSmall)
  }

  /// Edges at other positions within their pixels, as another version of a library may draw them, are ignored.
  @Test func otherAntialiasingIsNot() throws {
    let distance = PictureDistance(try page(), try page(by: 0.02))
    #expect(distance.worst > 0)
    #expect(distance.isSmall, "\(distance)")
  }
}
