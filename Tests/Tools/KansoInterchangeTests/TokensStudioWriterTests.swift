import KansoDiagnostics
import KansoFormatting
import KansoGuide
import KansoTheme
import TestSupport
import Testing

@testable import KansoInterchange

/// The export for Tokens Studio.
struct TokensStudioWriterTests {
  private let guide = """
    kanso: 2
    modes: {light: {appearance: light}, dark: {appearance: dark, fallback: light}, tight: {density: tight, fallback: light}}
    colors:
      ink: {value: "#2C4251", description: "Texts {of} all kinds"}
      text: {light: ink, dark: rgb(255 255 255 / 90%)}
    padding:
      card: {top: 1, leading: 2, bottom: 3, trailing: 4rem}
      gap: {light: 8, dark: 8, tight: 4}
      old: {value: 12, deprecated: "use {padding.gap}"}
    fonts:
      title: {family: [Avenir Next, serif], size: 20, weight: bold, italic: true, lineHeight: 1.25}
    lineHeights: {body: 1.5}
    easings: {move: [0.2, 0, 0, 1], same: move}
    shadows:
      card: [{color: ink, y: 1, blur: 2}, {color: "#000", y: -1, inset: true}]
    gradients: {sky: [ink, white], same: sky}
    strings: {date: d MMMM, same: "{strings.date}"}
    """.replacing("white]", with: "\"#fff\"]")

  @Test func file() throws {
    let trip = try ExportRoundTrip(guide, TokensStudioWriter.self, TokensStudioReader.self)
    #expect(trip.export.files.map(\.name) == ["tokens.json"])
    try Golden.check(
      String(decoding: trip.files[0].source.bytes, as: UTF8.self),
      against: Project.root.appendingPathComponent(
        "Tests/Tools/KansoInterchangeTests/Golden/tokens-studio/tokens.json"))
    #expect(trip.export.findings.isEmpty)
    #expect(trip.differences() == [])
    #expect(TokensStudioReader.recognizes(trip.files))
  }

  /// Random guides are the same after an export and an import.
  @Test func everyGuideComesBack() throws {
    var random = RandomGuide(.announced(for: "TokensStudioWriterTests.everyGuideComesBack"))
    for _ in 0..<60 {
      let guide = random.next()
      let trip = try ExportRoundTrip(guide, TokensStudioWriter.self, TokensStudioReader.self)
      #expect(trip.differences() == [], "\(guide)")
    }
  }

  /// What Tokens Studio does not have is reported: transitions, stroke styles, springs, dashes, texts with references,
  /// colors that its plugin does not read, parts of fonts, and values of two modes together.
  @Test func findings() throws {
    let guide = """
      kanso: 2
      modes:
        light: {appearance: light}
        dark: {appearance: dark, fallback: light}
        tight: {density: tight, fallback: light}
        darkTight: {appearance: dark, density: tight, fallback: dark}
      colors:
        wide: color(display-p3 1 0.5 0)
        both: {light: "#000", dark: "#111", tight: "#222", darkTight: "#333"}
      fonts: {body: {family: Georgia, size: 16, maximumSize: 20}}
      easings: {bouncy: {duration: 1s}}
      transitions: {enter: {duration: 1s}}
      strokes: {line: dashed, same: line}
      borders: {cut: {width: 1, color: "#000", style: {dashes: [1, 2]}}}
      strings: {price: "$price", same: "{strings.price}"}
      """
    let trip = try ExportRoundTrip(guide, TokensStudioWriter.self, TokensStudioReader.self)
    #expect(
      trip.export.findings.map { "\($0.kind) \($0.path.joined(separator: ".")): \($0.message)" } == [
        "doubtful colors.wide: Tokens Studio does not show colors such as `color(display-p3 1 0.5 0)`",
        "lost fonts.body: Tokens Studio has no maximum size of a font",
        "doubtful easings.bouncy: Tokens Studio has no springs, and gets a curve like it",
        "lost transitions.enter: Tokens Studio has no transitions",
        "lost strokes.line: Tokens Studio has no stroke styles",
        "doubtful borders.cut: Tokens Studio has no lengths of dashes; the border is `dashed`",
        "lost strings.price: Tokens Studio takes `{…}` and `$…` in a text for references",
        "lost strokes.same: the token to which it refers is not exported",
        "lost strings.same: the token to which it refers is not exported",
        "lost colors.both: Tokens Studio has no sets for `dark` and `tight` together",
      ])
    #expect(trip.differences() == [])
  }

  /// Neither names nor texts can break out of JSON, and a slash in a mode's name makes no folder of sets.
  @Test func untrustedTexts() throws {
    let guide = #"""
      kanso: 2
      modes: {light: {appearance: light}, "x/\"y": {"a/b": "x/\"y", fallback: light}, "x-\"y": {"a/b": "x-\"y", fallback: light}}
      colors:
        "\"], \\ \"x\": [": {value: {light: "#fff", "x/\"y": "#000", "x-\"y": "#111"}, description: "\"}} \n*/ </script>"}
        __proto__: "#fff"
      """#
    let trip = try ExportRoundTrip(guide, TokensStudioWriter.self, TokensStudioReader.self)
    let sets = try JSONParser.parse(trip.files[0].source.bytes)["$metadata"]?["tokenSetOrder"]?.elements?.map(
      \.text)
    #expect(sets == ["base", "a-b/x-\"y", "a-b/x-\"y 2"])
    #expect(trip.export.findings.isEmpty)
    #expect(trip.imported.tokens.count == 2)
    #expect(trip.result?.tokens.first?.path == ["colors", "\"], \\ \"x\": ["])
  }

  /// The default value in a combination of modes replaces the value in one of them.
  @Test func combinations() throws {
    let guide = """
      kanso: 2
      modes: {light: {appearance: light}, dark: {appearance: dark, fallback: light}, tight: {density: tight, fallback: light}}
      sizes: {icon: {light: 1, dark: 2, tight: 1}}
      """
    let trip = try ExportRoundTrip(guide, TokensStudioWriter.self, TokensStudioReader.self)
    let tokens = TokensStudioReader.read(trip.files, ImportSelection()).tokens
    #expect(
      tokens[0].variants.map { "\($0.modes.sorted { $0.key < $1.key }.map(\.value)) \($0.value)" } == [
        "[\"dark\", \"default\"] literal(KansoTheme.TokenValue.dimension(KansoTheme.Dimension(value: 2.0, unit: KansoTheme.Dimension.Unit.px)))",
        "[\"dark\", \"tight\"] literal(KansoTheme.TokenValue.dimension(KansoTheme.Dimension(value: 1.0, unit: KansoTheme.Dimension.Unit.px)))",
      ])
    #expect(trip.differences() == [])
  }

  /// Paddings have two to four lengths, of which some can be references.
  @Test(arguments: [
    ("4px 8", "[4, 8, 4, 8]"), ("1px 2px 3px", "[1, 2, 3, 2]"), ("1px {a} 3px 4px", "[1, 5, 3, 4]"),
  ])
  func edges(text: String, expected: String) throws {
    let json = """
      {"base": {"a": {"$value": "5px", "$type": "spacing"}, "b": {"$value": "\(text)", "$type": "spacing"},
      "c": {"$value": "\(text)", "$type": "borderRadius"}}, "$themes": [], "$metadata": {}}
      """
    let file = ForeignFile(name: "tokens.json", source: SourceFile(path: "tokens.json", text: json))
    let guide = GuideWriter.write(TokensStudioReader.read([file], ImportSelection())).text
    let theme = CompiledGuide(bytes: Array(guide.utf8), path: "tokens.yaml").theme
    guard case .edges(let edges)? = theme?["padding.b"]?.value else {
      Issue.record("no edges in \(guide)")
      return
    }
    let lengths = [edges.top, edges.trailing, edges.bottom, edges.leading].map { Int($0.value) }
    #expect("\(lengths)" == expected)
    #expect(theme?["radii.c"] == nil)
  }
}
