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

  @Test func colorsAreWrittenForPeople() {
    let color = ColorValue(red: 142.0 / 255, green: 150.0 / 255, blue: 170.0 / 255, alpha: 0.14)
    let guide = write([token("veil", .literal(.color(color)))])
    #expect(guide.text.contains("veil: rgb(142 150 170 / 0.14)"))
    let exact = write([token("exact", .literal(.color(ColorValue(.srgb, 0.1234, 0, 0, alpha: 0.14))))])
    #expect(exact.text.contains("exact: color(srgb 0.1234 0 0 / 0.14)"))
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

  @Test(arguments: [
    ["LightMode", "DarkMode"], ["default - light", "default - dark"], ["Light theme", "DARK"],
  ])
  func modesOfTheSystemHaveOtherNamesInTools(_ modes: [String]) {
    var ink = token("ink", color("#000000"))
    ink.variants = [ForeignVariant([0: modes[1]], color("#ffffff"))]
    let guide = write([ink], axes: [ForeignAxis(name: "theme", modes: modes)])
    #expect(guide.text.contains("modes: [light, dark]\n"))
  }

  @Test func otherModesThatAreBrightAreNotThoseOfTheSystem() {
    var ink = token("ink", color("#000000"))
    ink.variants = [ForeignVariant([0: "dark blue"], color("#ffffff"))]
    let guide = write([ink], axes: [ForeignAxis(name: "theme", modes: ["lightning", "dark blue"])])
    #expect(guide.text.contains("theme: dark blue"))
  }

  @Test func aLengthDividedByALengthIsANumber() {
    var ratio = token("ratio", .expression([.reference(["sizes", "a"]), .text(" / 1px")]))
    ratio.section = .numbers
    let guide = write([token("sizes.a", points(4)), ratio])
    #expect(guide.tokens.map(\.path) == ["sizes.a", "numbers.ratio"])
  }

  @Test func danglingReferencesAreLost() {
    let guide = write([token("a", .reference(["b"])), token("c", .reference(["a"])), token("d", points(1))])
    #expect(guide.tokens.map(\.path) == ["sizes.d"])
    #expect(guide.findings.map(\.path) == [["a"], ["c"]])
  }

  @Test func namesThatAGuideCannotHaveAreChanged() {
    var dark = token("color.dark.ink", color("#000000"))
    dark.variants = [ForeignVariant([0: "dark"], color("#ffffff"))]
    let guide = write(
      [
        dark,
        ForeignToken(["color", "1.5"], color("#111111"), at: place),
        ForeignToken(["color", "{x}"], .reference(["color", "1.5"]), at: place),
        token("color.Light Gray", color("#cccccc")),
        token("color.light-gray", color("#cdcdcd")),
        token("space.inset.top", points(1)),
      ], axes: [ForeignAxis(name: "Theme", modes: ["light", "dark"])])
    #expect(
      guide.text == """
        kanso: 2
        modes: [light, dark]

        colors:
          dark-group:
            ink: {light: "#000000", dark: "#ffffff"}
          1-5: "#111111"
          x: "{colors.1-5}"
          Light Gray: "#cccccc"
          light-gray-2: "#cdcdcd"

        padding:
          inset:
            top-token: 1

        """)
    #expect(guide.findings.map(\.kind) == Array(repeating: .renamed, count: 5))
  }

  @Test func aTokenWithMembersBecomesAMember() {
    let guide = write([
      token("red", color("#ff0000")), token("red.dark", color("#880000")), token("text", .reference(["red"])),
      token("blue.default", color("#0000ff")), token("blue", .reference(["blue", "default"])),
    ])
    #expect(
      guide.text == """
        kanso: 2

        colors:
          red:
            default: "#ff0000"
            dark: "#880000"
          text: red.default
          blue:
            default: blue.default-2
            default-2: "#0000ff"

        """)
  }

  @Test func modesOfSeveralAxesAreCombinedWhereATokenNeedsThem() throws {
    var base = token("base", color("#000000"))
    base.variants = [ForeignVariant([0: "dark"], color("#ffffff"))]
    var brand = token("brand", color("#ff0000"))
    brand.variants = [ForeignVariant([1: "b"], color("#00ff00"))]
    var text = token("text", .reference(["base"]))
    text.variants = [ForeignVariant([1: "b"], .reference(["brand"]))]
    let guide = write(
      [base, brand, text],
      axes: [
        ForeignAxis(name: nil, modes: ["light", "dark"]), ForeignAxis(name: "Brand", modes: ["a", "b"]),
      ])
    #expect(
      guide.text == """
        kanso: 2
        modes:
          light: {appearance: light}
          dark: {appearance: dark, fallback: light}
          b: {brand: b, fallback: light}
          dark-b: {appearance: dark, brand: b, fallback: dark}

        colors:
          base: {light: "#000000", dark: "#ffffff"}
          brand: {light: "#ff0000", b: "#00ff00", dark-b: "#00ff00"}
          text: {light: base, b: brand, dark-b: brand}

        """)
    let compiled = CompiledGuide(bytes: Array(guide.text.utf8), path: "tokens.yaml")
    let theme = try #require(compiled.theme)
    let token = try #require(theme["colors.text"])
    #expect(
      theme.value(of: token, in: ["appearance": "dark", "brand": "b"])
        == .color(ColorValue(red: 0, green: 1, blue: 0)))
    #expect(
      theme.value(of: token, in: ["appearance": "dark"]) == .color(ColorValue(red: 1, green: 1, blue: 1)))
  }

  @Test func fontsWithoutASizeAreDoubtful() {
    let guide = write([
      token(
        "heading", .parts([.init("weight", .literal(.fontWeight(700))), .init("textCase", .text("none"))]))
    ])
    #expect(
      guide.text == """
        kanso: 2

        fonts:
          # Check: the font has no size; 16 is written instead
          heading: {family: system, size: 16, weight: 700}

        """)
    #expect(guide.findings.map(\.kind) == [.lost, .doubtful])
  }

  @Test func aTokenThatDoesNotCompileIsLostWithAllThatReferToIt() {
    let guide = write([
      token("opacity.a", .expression([.text("50% of it")])),
      token("opacity.b", .reference(["opacity", "a"])),
      token("opacity.c", .literal(.number(0.5))), token("huge", points(1e9)),
    ])
    #expect(guide.tokens.map(\.path) == ["opacities.c"])
    #expect(guide.findings.allSatisfy { $0.kind == .lost })
    #expect(guide.findings.map(\.path) == [["opacity", "a"], ["opacity", "b"], ["huge"]])
  }

  @Test func lengthsAndNumbersAreConverted() {
    let guide = write([
      token("ratio", .literal(.number(2))),
      token("shadow", .parts([.init("color", color("#000000")), .init("y", .reference(["ratio"]))])),
      token(
        "text",
        .parts([.init("size", .reference(["ratio"])), .init("letterSpacing", .reference(["tracking"]))])),
      token("tracking", .expression([.text("-0.02em")])),
    ])
    #expect(guide.text.contains("y: \"{numbers.ratio} * 1px\""))
    #expect(
      guide.text.contains("size: \"{numbers.ratio} * 1px\", letterSpacing: \"-0.02em\"")
        || guide.text.contains("letterSpacing: -0.02em"))
    #expect(guide.findings.map(\.path) == [["tracking"]])
  }
}
