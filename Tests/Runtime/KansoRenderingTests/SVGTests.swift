import Foundation
import KansoLayout
import KansoTheme
import TestSupport
import Testing

@testable import KansoRendering

struct SVGTests {
  private static let golden = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Golden")

  private func svg(_ commands: [DrawCommand]) -> String {
    Drawing(size: Size(width: 100, height: 100), commands: commands).svg(title: "Picture")
  }

  private let box = Outline.rectangle(Rect(x: 10, y: 10, width: 40, height: 40))

  @Test func everyCommandIsWritten() throws {
    let svg = SVGSample.drawing().svg(title: "One of <each>", description: "Tiles & more")
    try Golden.check(svg, against: Self.golden.appendingPathComponent("tiles.svg"))
  }

  @Test func theSamePictureIsTheSameBytes() {
    #expect(Set((0..<20).map { _ in SVGSample.drawing().svg(title: "a") }).count == 1)
  }

  @Test func titlesAreForPeopleWhoCannotSee() throws {
    let read = try #require(
      XMLReading(Drawing(size: .zero, commands: []).svg(title: "Name", description: "More")))
    #expect(read.texts("title") == ["Name"])
    #expect(read.texts("desc") == ["More"])
    #expect(read.elements[0].attributes["role"] == "img")
    let ids = read.elements.dropFirst().compactMap { $0.attributes["id"] }
    #expect(read.elements[0].attributes["aria-labelledby"] == ids.joined(separator: " "))
    #expect(!svg([]).contains("<desc"))
  }

  // MARK: Ids

  @Test func picturesOfOnePageHaveTheirOwnIds() throws {
    var page = MarkupWriter()
    page.markup("<page>")
    for _ in 0..<3 { SVGSample.drawing().writeSVG(to: &page, title: "a", description: "b") }
    var other = MarkupWriter()
    SVGSample.drawing().writeSVG(to: &other, title: "c", idPrefix: "other-")
    page.append(other)
    SVGSample.drawing().writeSVG(to: &page, title: "d")
    page.markup("</page>")
    let ids = try #require(XMLReading(page.string)).elements.compactMap { $0.attributes["id"] }
    #expect(ids.count > 50)
    #expect(Set(ids).count == ids.count)
  }

  @Test func everyReferenceHasItsDefinition() throws {
    let read = try #require(XMLReading(SVGSample.drawing().svg(title: "a")))
    let ids = Set(read.elements.compactMap { $0.attributes["id"] })
    let references = read.elements.flatMap { $0.attributes.values }.filter { $0.hasPrefix("url(#") }
    #expect(references.count == 9)
    for reference in references { #expect(ids.contains(String(reference.dropFirst(5).dropLast()))) }
  }

  @Test(arguments: ["\"><script>", "", "9", "-", "a b#)", "ü"]) func prefixesAreMadeSafe(prefix: String)
    throws
  {
    var writer = MarkupWriter()
    SVGSample.drawing().writeSVG(to: &writer, title: "a", idPrefix: prefix)
    let ids = try #require(XMLReading(writer.string)).elements.compactMap { $0.attributes["id"] }
    for id in ids { #expect(id.wholeMatch(of: /[A-Za-z][-A-Za-z0-9]*/) != nil) }
  }

  @Test func whatIsAlikeIsDefinedOnce() throws {
    let group = DrawGroup(clip: .ellipse(Rect(width: 5, height: 5)))
    let image = DrawCommand.image(SVGSample.image, in: Rect(width: 5, height: 5))
    let read = try #require(
      XMLReading(
        svg([
          .begin(group), .fill(box, .color(.red)), .end, .begin(group), .fill(box, .color(.blue)), .end,
          image, image, image,
        ])))
    #expect(read.elements.count { $0.name == "clipPath" } == 1)
    #expect(read.elements.count { $0.name == "image" } == 1)
    #expect(read.elements.count { $0.name == "use" } == 3)
  }

  // MARK: Groups

  @Test(arguments: [1, 128, 129, 10_000]) func groupsMayBeDeep(depth: Int) throws {
    var commands = [DrawCommand](repeating: .begin(DrawGroup(opacity: 0.99)), count: depth)
    commands += [.fill(box, .color(.red))] + [DrawCommand](repeating: .end, count: depth)
    commands.append(.fill(box, .color(.blue)))
    let read = try #require(XMLReading(svg(commands)))
    #expect(read.elements.count { $0.name == "g" } == min(depth, 128))
    // Groups that are too deeply nested are left out; the commands after them are drawn.
    #expect(
      read.elements.filter { $0.name == "rect" }.map { $0.attributes["fill"] }
        == (depth > 128 ? ["#0000ff"] : ["#ff0000", "#0000ff"]))
  }

  @Test func groupsThatDoNotMatchAreRepaired() throws {
    let commands: [DrawCommand] = [
      .end, .end, .begin(DrawGroup(opacity: 0.5)), .fill(box, .color(.red)), .begin(DrawGroup(opacity: 0)),
      .begin(DrawGroup()), .fill(box, .color(.blue)),
    ]
    let read = try #require(XMLReading(svg(commands)))
    #expect(read.elements.count { $0.name == "g" } == 1)
    #expect(read.elements.count { $0.name == "rect" } == 1)
  }

  // MARK: What is no length

  @Test(arguments: [Double.nan, .infinity, -.infinity]) func whatHasNoPlaceIsLeftOut(value: Double) throws {
    let rect = Rect(x: value, y: 0, width: 10, height: 10)
    let (point, place) = (Point(x: value, y: 0), Rect(width: 10, height: 10))
    let color = ColorValue.red
    let commands: [DrawCommand] = [
      .fill(.rectangle(rect), .color(color)), .fill(.ellipse(rect), .color(color)),
      .fill(.rectangle(place, cornerRadius: value), .color(color)),
      .fill(.path(Path([.zero, point])), .color(color)),
      .fill(
        box,
        .gradient(LinearGradient(stops: [GradientStop(color: color, position: 0)], from: point, to: .zero))),
      .stroke(box, Stroke(color, width: value)), .stroke(box, Stroke(color, width: 1, dashes: [1, value])),
      .shadow(box, ResolvedShadow(color, offset: point)), .shadow(box, ResolvedShadow(color, blur: value)),
      .text(TextCommand("x", font: .plain, size: value, color: color, origin: .zero, width: 1)),
      .text(TextCommand("x", font: .plain, size: 1, color: color, origin: point, width: 1)),
      .text(TextCommand("x", font: .plain, size: 1, color: color, origin: .zero, width: value)),
      .image(SVGSample.image, in: rect), .begin(DrawGroup(transform: AffineTransform(scaleX: value, y: 1))),
      .fill(box, .color(color)), .end, .begin(DrawGroup(clip: .rectangle(rect))), .fill(box, .color(color)),
      .end,
    ]
    let read = try #require(XMLReading(svg(commands)))
    #expect(read.names == ["svg", "title"])
  }

  @Test(arguments: [1e9, 1e300, -1e300, 1e-300]) func lengthsMayBeAnything(value: Double) throws {
    let rect = Rect(x: value, y: -value, width: abs(value), height: abs(value))
    for outline in [
      Outline.rectangle(rect, cornerRadius: value), .ellipse(rect),
      .path(Path([rect.origin, .zero, Point(x: value, y: value)])),
    ] {
      let commands: [DrawCommand] = [
        .fill(outline, .color(.red)), .stroke(outline, Stroke(.red, width: abs(value), dashes: [abs(value)])),
        .shadow(outline, ResolvedShadow(.red, offset: rect.origin, blur: value, spread: value)),
        .shadow(
          outline, ResolvedShadow(.red, offset: rect.origin, blur: value, spread: value, isInset: true)),
        .begin(DrawGroup(transform: AffineTransform(scaleX: value, y: value), clip: outline)),
        .fill(outline, .color(.red)),
      ]
      let text = Drawing(size: rect.size, commands: commands).svg(title: "a")
      #expect(XMLReading(text) != nil)
      #expect(!text.contains("nan") && !text.contains("inf\"") && !text.contains("e+"))
    }
  }

  @Test func colorsMayBeAnything() {
    for space in ColorSpace.allCases {
      for value in [Double.nan, .infinity, -.infinity, 1e300, -1e300, 1e-300] {
        for color in [
          ColorValue(space, value, 0.5, 0.5), ColorValue(space, value, value, value, alpha: value),
          ColorValue(space, nil, nil, nil),
        ] {
          let text = svg([.fill(box, .color(color)), .stroke(box, Stroke(color, width: 1))])
          #expect(XMLReading(text) != nil)
          #expect(!text.contains("nan") && !text.contains("inf"), "\(color): \(text)")
        }
      }
    }
  }

  @Test func pathsBeginWithAPlace() {
    var path = Path()
    path.close()
    path.line(to: Point(x: 1, y: 2))
    path.line(to: Point(x: 3, y: 4))
    path.close()
    #expect(svg([.fill(.path(path), .color(.red))]).contains("d=\"M1 2L3 4Z\""))
    var curve = Path()
    curve.curve(to: Point(x: 1, y: 2), .zero, .zero)
    curve.curve(to: Point(x: 5, y: 6), Point(x: 3, y: 3), Point(x: 4, y: 4))
    #expect(svg([.stroke(.path(curve), Stroke(.red, width: 1))]).contains("d=\"M1 2C3 3 4 4 5 6\""))
  }

  @Test func aLineOfARectangleWithoutWidthIsALine() {
    let flat = Outline.rectangle(Rect(x: 0, y: 5, width: 10, height: 0))
    #expect(svg([.stroke(flat, Stroke(.red, width: 1))]).contains("<path d=\"M0 5L10 5L10 5L0 5Z\""))
  }

  // MARK: Texts

  private func element(of font: Typography, _ text: String = "Text", width: Length = 30) throws
    -> XMLReading.Element
  {
    let text = TextCommand(text, font: font, size: 16, color: .black, origin: .zero, width: width)
    return try #require(XMLReading(svg([.text(text)]))?.elements.last { $0.name == "text" })
  }

  @Test func fontsAreWritten() throws {
    let font = Typography(
      families: ["Chalkboard SE"], face: "ChalkboardSE-Bold", size: 16, isItalic: true,
      letterSpacing: .points(0.5))
    let attributes = try element(of: font, width: 40).attributes
    #expect(attributes["font-family"] == "Chalkboard SE, Comic Sans MS, cursive")
    #expect(attributes["font-weight"] == "700")
    #expect(attributes["font-style"] == "italic")
    #expect(attributes["letter-spacing"] == "0.5")
    #expect(attributes["textLength"] == nil)
  }

  @Test func weightsAreThoseOfCSS() throws {
    for (weight, expected) in [(400.0, nil), (550.4, "550"), (0, "1"), (5000, "1000"), (.nan, nil)] {
      let font = Typography(families: [], size: 16, weight: weight)
      #expect(try element(of: font).attributes["font-weight"] == expected)
    }
  }

  @Test func onlyWhatIsFarTooWideIsSetNarrower() throws {
    let width = SansSerifTextMeasurer.width(of: "Text", font: .plain, size: 16)
    #expect(try element(of: .plain, width: width / 1.12).attributes["textLength"] == nil)
    #expect(try element(of: .plain, width: width / 1.13).attributes["lengthAdjust"] == "spacingAndGlyphs")
    #expect(try element(of: .plain, width: 0).attributes["textLength"] == nil)
  }

  // MARK: Colors

  @Test func colorsBeyondSRGBKeepTheirSpace() throws {
    func attributes(_ color: ColorValue) throws -> [String: String] {
      try #require(XMLReading(svg([.fill(box, .color(color))]))?.elements.last { $0.name == "rect" })
        .attributes
    }
    let vivid = try attributes(ColorValue(.displayP3, 1, 0, 0, alpha: 0.5))
    #expect(vivid["style"] == "fill:color(display-p3 1 0 0)")
    #expect(vivid["fill"]?.hasPrefix("#") == true)
    #expect(vivid["fill-opacity"] == "0.5")
    #expect(try attributes(ColorValue(.displayP3, 0.5, 0.5, 0.5))["style"] == nil)
    #expect(try attributes(ColorValue(.oklch, 0.7, 0.4, 140))["style"] == "fill:oklch(0.7 0.4 140)")
  }
}
