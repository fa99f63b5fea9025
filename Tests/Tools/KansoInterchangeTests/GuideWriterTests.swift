import KansoDiagnostics
import KansoGuide
import KansoTheme
import Testing

@testable import KansoInterchange

/// The guides that are written from the tokens of other tools.
struct GuideWriterTests {
  private let place = SourceFile(path: "source.json", text: "{}").wholeRange

  /// Returns a token at a dotted path.
  private func token(_ path: String, _ value: ForeignValue, type: String? = nil) -> ForeignToken {
    var token = ForeignToken(path.split(separator: ".").map { String($0) }, value, at: place)
    token.typeName = type
    return token
  }

  private func write(_ tokens: [ForeignToken], axes: [ForeignAxis] = []) -> ImportedGuide {
    var source = ForeignTokens()
    source.tokens = tokens
    source.axes = axes
    return GuideWriter.write(source)
  }

  private func color(_ hex: String) -> ForeignValue {
    .literal(.color(ColorValue(hex: hex) ?? ColorValue(.srgb, 0, 0, 0)))
  }
  private func points(_ points: Double) -> ForeignValue { .literal(.dimension(.points(points))) }

  @Test func sectionsAndReferences() {
    let guide = write([
      token("color.ink", color("#2c4251")),
      token("color.text", .reference(["color", "ink"])),
      token("spacing.small", points(4)),
      token("spacing.large", .expression([.reference(["spacing", "small"]), .text(" * 2")])),
      token("button.radius", .reference(["spacing", "small"])),
      token(
        "typography.body",
        .parts([.init("family", .text("Inter")), .init("size", .reference(["spacing", "large"]))])),
      token("title.size", .reference(["typography", "body", "fontSize"])),
      token("shadow.card", .parts([.init("color", .reference(["color", "ink"])), .init("y", points(2))])),
    ])
    #expect(guide.findings.isEmpty)
    #expect(
      guide.text == """
        kanso: 2

        colors:
          ink: "#2c4251"
          text: ink

        padding:
          small: 4
          large: "{padding.small} * 2"

        radii:
          button:
            radius: "{padding.small}"

        fonts:
          body: {family: Inter, size: "{padding.large}"}

        sizes:
          title:
            size: "{padding.large}"

        shadows:
          card: {color: "{colors.ink}", y: 2}

        """)
  }

  @Test func modesOfTheSystemAreAList() {
    var ink = token("ink", color("#000000"))
    ink.variants = [ForeignVariant([0: "Dark"], color("#ffffff"))]
    ink.description = "Text: \"body\""
    let guide = write([ink], axes: [ForeignAxis(name: nil, modes: ["Light", "Dark"])])
    #expect(
      guide.text == """
        kanso: 2
        modes: [light, dark]

        colors:
          ink:
            value: {light: "#000000", dark: "#ffffff"}
            description: "Text: \\"body\\""

        """)
  }

  @Test func danglingReferencesAreLost() {
    let guide = write([token("a", .reference(["b"])), token("c", .reference(["a"])), token("d", points(1))])
    #expect(guide.tokens.map(\.path) == ["sizes.d"])
    #expect(guide.findings.map(\.path) == [["a"], ["c"]])
  }
}
