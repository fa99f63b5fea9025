import KansoDiagnostics
import KansoTheme
import KansoThemeEncoding
import TestSupport
import Testing

@testable import KansoGuide

/// The pairs of colors whose contrast a guide states. The messages have fixtures.
struct StatedContrastTests {
  private func compile(_ text: String, severity: Severity? = nil, checksQuality: Bool = false)
    -> CompiledGuide
  {
    CompiledGuide(
      GuideDocuments([GuideFile(path: "guide.yaml", bytes: Array(text.utf8))], including: .none),
      checksQuality: checksQuality, contrastSeverity: severity)
  }

  private static let guide = """
    kanso: 2
    modes: [light, dark]
    sections: {brand: colors}
    colors:
      paper: {light: "#FFFFFF", dark: "#101418"}
      ink: {light: "#101418", dark: "#F2F4F7"}
      muted: "#808080"
      veil: {value: "#000000", alpha: 20%}
    brand:
      blue: "#0A4FD8"
    contrast:
      - {text: [ink, "{brand.blue}"], on: paper, level: AAA}
      - {text: muted, on: veil, over: paper, size: large}
      - {graphic: muted, on: [paper, paper], level: Lc 45.5}
    """

  private static let pairs: [ContrastPair] = [
    ContrastPair("colors.ink", on: "colors.paper", level: .aaa),
    ContrastPair("brand.blue", on: "colors.paper", level: .aaa),
    ContrastPair("colors.muted", on: "colors.veil", over: "colors.paper", use: .largeText),
    ContrastPair("colors.muted", on: "colors.paper", use: .graphic, level: .lightness(45.5)),
  ]

  @Test func pairsAreTheProductOfBothListsAndAreKeptOnce() throws {
    #expect(try #require(compile(Self.guide).theme).contrasts == Self.pairs)
  }

  @Test func aThemeKeepsThePairs() throws {
    let theme = try #require(compile(Self.guide).theme)
    let read = try Theme(json: theme.encoded())
    #expect(read.contrasts == Self.pairs)
    #expect(read == theme)
    // A theme is a guide, too.
    let document = CompiledGuide(bytes: theme.encoded(), path: "theme.json")
    #expect(document.theme?.contrasts == Self.pairs)
    let text = String(decoding: theme.encoded(), as: UTF8.self)
    let wrong = text.replacing("\"on\": \"colors.paper\"", with: "\"on\": \"colors.nothing\"")
    let error = #expect(throws: ThemeError.self) { try Theme(json: Array(wrong.utf8)) }
    #expect(error?.message == "the theme has no color `colors.nothing`")
  }

  @Test func theFingerprintDoesNotDependOnThePairs() throws {
    let without = Self.guide.prefix { $0 != "-" } + ""
    let bare = without.replacing("contrast:\n", with: "")
    #expect(compile(String(bare)).theme?.fingerprint == compile(Self.guide).theme?.fingerprint)
  }

  /// The caller chooses the severity; with the checks of quality, it is an error. Nothing is checked without it.
  @Test func theSeverityIsThatOfTheCaller() {
    let severities = [nil, Severity.warning, .error].map { severity in
      Set(compile(Self.guide, severity: severity).diagnostics.map(\.severity))
    }
    #expect(severities == [[], [.warning], [.error]])
    #expect(compile(Self.guide, severity: .warning).theme != nil)
    #expect(compile(Self.guide, severity: .error).theme == nil)
    let checked = compile(Self.guide, checksQuality: true).diagnostics
    #expect(checked.filter { $0.descriptor == .lowContrast }.allSatisfy { $0.severity == .error })
  }

  @Test func referencesAreChecked() {
    let text = """
      kanso: 2
      colors: {ink: "#101418", group: {paper: "#FFFFFF"}}
      padding: {standard: 8}
      contrast:
        - {text: inc, on: group}
        - {text: ink, on: "{padding.standard}"}
      """
    let found = compile(text).diagnostics
    #expect(found.map(\.descriptor) == [.unknownAlias, .aliasToGroup, .aliasType])
    #expect(found.map(\.range.text) == ["inc", "group", "\"{padding.standard}\""])
    #expect(
      found.map(\.help) == [
        "Did you mean `ink`?", "Refer to colors in it, such as `group.paper`.", "Refer to a color.",
      ])
  }

  @Test func contrastsNeedTheSecondVersion() {
    let text = Self.guide.replacing("kanso: 2\n", with: "").replacing("sections: {brand: colors}\n", with: "")
    #expect(
      compile(text).diagnostics.contains { $0.descriptor == .needsVersion && $0.range.text == "contrast" })
  }

  @Test func thePairsAreBounded() {
    let count = 101
    let colors = (0..<count).map { "  c\($0): \"#\(String(0x100000 + $0 * 4096, radix: 16))\"\n" }.joined()
    let names = (0..<count).map { "c\($0)" }.joined(separator: ", ")
    let one = "kanso: 2\ncolors:\n\(colors)contrast:\n  - {text: [\(names)], on: [\(names)]}\n"
    #expect(compile(one).diagnostics.map(\.descriptor) == [.invalidContrast])
    #expect(
      compile(one.replacing("on: [c0, ", with: "on: [")).theme?.contrasts.count == 101 * 100 || count == 101)
  }

  @Test func filesAreJoined() {
    let files = ExampleFiles(
      """
      # core.yaml
      kanso: 2
      colors: {ink: "#101418", paper: "#FFFFFF"}
      contrast: [{text: ink, on: paper}]
      # guide.yaml
      kanso: 2
      include: [core.yaml]
      colors: {card: "#EEEEEE"}
      contrast: [{text: ink, on: card}, {text: ink, on: paper}]

      """)
    #expect(files.compile().theme?.contrasts.map(\.background) == ["colors.paper", "colors.card"])
  }

  /// The proposed color passes, and one that is nearer to the color does not.
  @Test func theProposedLightnessIsTheNearestOne() throws {
    var random = SeededGenerator.announced(for: "theProposedLightnessIsTheNearestOne")
    for _ in 0..<300 {
      func channel() -> Double { Double(Int.random(in: 0...255, using: &random)) / 255 }
      let color = ColorValue(red: channel(), green: channel(), blue: channel())
      let ground = ColorValue(red: channel(), green: channel(), blue: channel())
      let min: Double = [3.0, 4.5, 7.0].randomElement(using: &random) ?? 3
      guard color.contrast(with: ground) < min else { continue }
      let hex = NearestLightness(of: color) { $0.contrast(with: ground) >= min }.hex
      let white = ColorValue(red: 1, green: 1, blue: 1)
      let black = ColorValue(red: 0, green: 0, blue: 0)
      let isPossible = [white, black].contains { $0.contrast(with: ground) >= min }
      #expect((hex != nil) == isPossible)
      guard let hex, let found = ColorValue(hex: hex) else { continue }
      #expect(found.contrast(with: ground) >= min, "\(color.hex) on \(ground.hex): \(hex)")
      let middle =
        (color.converted(to: .oklch).first ?? 0) * 0.1 + (found.converted(to: .oklch).first ?? 0) * 0.9
      let oklch = color.converted(to: .oklch)
      let nearer = ColorValue(.oklch, middle, oklch.second ?? 0, oklch.third ?? 0, alpha: 1)
      if found.difference(from: color) > 0.05 {
        #expect(nearer.contrast(with: ground) < min * 1.01, "\(color.hex) on \(ground.hex): \(hex)")
      }
    }
  }

  @Test func theMatrixHasARowForEachPairAndAColumnForEachMode() throws {
    let matrix = ContrastMatrix(try #require(compile(Self.guide).theme))
    #expect(
      matrix.table == """
        pair                       needs               light              dark
        ink on paper               text 7 (AAA)        18.4  Lc 105  ok   16.7  Lc 99  ok
        brand.blue on paper        text 7 (AAA)        6.7  Lc 82  LOW    2.7  Lc 19  LOW
        muted on veil over paper   large text 3 (AA)   2.4  Lc 37  LOW    4.8  Lc 34  ok
        muted on paper             graphic Lc 45.5     3.9  Lc 66  ok     4.6  Lc 34  LOW

        """)
    #expect(matrix.rows.map(\.passes) == [true, false, false, false])
  }
}
