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
    /// Returns a guide with each of some colors on a hundred of them.
    func guide(of count: Int) -> String {
      let colors = (0..<count).map { "  c\($0): \"#\(String(0x100000 + $0 * 4096, radix: 16))\"\n" }.joined()
      let names = (0..<count).map { "c\($0)" }
      return "kanso: 2\ncolors:\n\(colors)contrast:\n  - {text: [\(names.joined(separator: ", "))], "
        + "on: [\(names.prefix(100).joined(separator: ", "))]}\n"
    }
    #expect(compile(guide(of: 100)).theme?.contrasts.count == SourceContrast.maxPairCount)
    #expect(compile(guide(of: 101)).diagnostics.map(\.descriptor) == [.invalidContrast])
  }

  /// A level is written into theme.json, so each one that a guide can have has to be read again.
  @Test func aLevelIsReadAsItIsWritten() throws {
    for hundredths in 1...10_800 {
      let level = ContrastPair.Level.lightness(Double(hundredths) / 100)
      #expect(ContrastPair.Level(ContrastPair("colors.a", on: "colors.b", level: level).levelText) == level)
    }
    #expect(ContrastPair.Level("Lc60") == .lightness(60))
    let wrong = [
      "Lc 0", "Lc 0.001", "Lc 108.01", "Lc 0x10", "Lc 1e1", "Lc -60", "Lc +60", "Lc  60", "Lc .5", "Lc 5.",
      "Lc ",
      "Lc 60 ", "Lc nan", "Lc inf", "lc 60", "aa", "A", "",
    ]
    for text in wrong { #expect(ContrastPair.Level(text) == nil, "\(text)") }
  }

  /// The decoder refuses a pair that a guide cannot state.
  @Test(arguments: [
    ("\"level\": \"AAA\"", "\"level\": \"A\"", "this is not a level of a contrast"),
    (
      "\"graphic\": \"colors.muted\"", "\"graphic\": \"colors.muted\", \"text\": \"colors.ink\"",
      "a contrast has to have either a `text` or a `graphic`"
    ),
    ("\"level\": \"Lc 45.5\"", "\"level\": \"AAA\"", "this is not a level of a contrast"),
    ("\"size\": \"large\"", "\"size\": \"small\"", "this is not a size of a contrast"),
  ])
  func wrongPairsOfAThemeAreRefused(part: String, wrong: String, message: String) throws {
    let theme = try #require(compile(Self.guide).theme)
    let text = String(decoding: theme.encoded(), as: UTF8.self)
    try #require(text.contains(part))
    let error = #expect(throws: ThemeError.self) {
      try Theme(json: Array(text.replacing(part, with: wrong).utf8))
    }
    #expect(error?.message == message)
  }

  /// A color on two backgrounds gets one proposal, which is enough on both.
  @Test func aProposalKeepsTheOtherPairsOfItsColor() {
    let text = """
      kanso: 2
      colors:
        paper: "#FFFFFF"
        card: "#E0E0E0"
        near: "#707070"
        dark: "#5C5C5C"
        ink: "#8A8A8A"
      contrast:
        - {text: ink, on: [paper, card]}
      """
    let found = compile(text, severity: .error).diagnostics
    #expect(found.map(\.replacement) == ["dark", "dark"])
    // `near` is enough on `paper` alone.
    let alone = compile(text.replacing("[paper, card]", with: "paper"), severity: .error).diagnostics
    #expect(alone.map(\.replacement) == ["near"])
  }

  /// With a replacement, the reported pair reaches its level, and no other pair loses its own.
  @Test func replacementsFixAPairAndBreakNone() throws {
    var random = SeededGenerator.announced(for: "replacementsFixAPairAndBreakNone")
    var replacementCount = 0
    for _ in 0..<150 {
      func hex() -> String {
        ColorValue(
          red: Double(Int.random(in: 0...255, using: &random)) / 255,
          green: Double(Int.random(in: 0...255, using: &random)) / 255,
          blue: Double(Int.random(in: 0...255, using: &random)) / 255
        ).hex
      }
      let names = ["a", "b", "c", "d", "e"]
      let colors = names.map { name in
        Bool.random(using: &random)
          ? "  \(name): \"\(hex())\"\n" : "  \(name): {light: \"\(hex())\", dark: \"\(hex())\"}\n"
      }.joined()
      let entries = (0..<4).map { _ in
        let (upper, lower) = (
          names.randomElement(using: &random) ?? "", names.randomElement(using: &random) ?? ""
        )
        let level = ["AA", "AAA", "Lc 30", "Lc 45"].randomElement(using: &random) ?? ""
        return "  - {text: \(upper), on: \(lower), level: \(level)}\n"
      }.joined()
      let text = "kanso: 2\nmodes: [light, dark]\ncolors:\n\(colors)contrast:\n\(entries)"
      /// Returns the stated pairs that reach their level, by mode.
      func passing(_ text: String) throws -> Set<String> {
        let matrix = ContrastMatrix(try #require(compile(text).theme, "\(text)"))
        return Set(
          matrix.rows.flatMap { row in
            zip(matrix.modes, row.measures).compactMap { mode, measure in
              measure?.reaches(row.pair) == true ? "\(row.pair.title) \(row.pair.levelText) \(mode)" : nil
            }
          })
      }
      let before = try passing(text)
      for diagnostic in compile(text, severity: .error).diagnostics {
        guard let replacement = diagnostic.replacement else { continue }
        replacementCount += 1
        var bytes = Array(text.utf8)
        bytes.replaceSubrange(diagnostic.range.offsets, with: replacement.utf8)
        let fixed = String(decoding: bytes, as: UTF8.self)
        let after = try passing(fixed)
        #expect(after.isSuperset(of: before) && after.count > before.count, "\(text)\(replacement)")
        #expect(!compile(fixed, severity: .error).diagnostics.contains { $0.message == diagnostic.message })
      }
    }
    #expect(replacementCount > 50)
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
    // The ratio is 3.9494, which must not be written as 3.95: a contrast could seem to be enough.
    let json = String(decoding: matrix.json, as: UTF8.self)
    #expect(json.contains("\"ratio\": 3.94, \"lightness\": "))
  }
}
