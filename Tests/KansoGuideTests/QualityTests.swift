import KansoDiagnostics
import KansoTheme
import TestSupport
import Testing

@testable import KansoGuide

struct QualityTests {
  private func diagnostics(_ text: String, _ configuration: Configuration = Configuration()) -> [Diagnostic] {
    CompiledGuide(
      bytes: Array(text.utf8), path: "guide.yaml", configuration: configuration, checksQuality: true
    )
    .diagnostics
  }

  /// The spatial index finds what comparing each color with each would find.
  @Test func nearDuplicatesAreThoseOfAFullSearch() throws {
    var random = SeededGenerator.announced(for: "nearDuplicatesAreThoseOfAFullSearch")
    let colors = (0..<300).map { _ in
      ColorValue(
        red: Double(Int.random(in: 90...120, using: &random)) / 255,
        green: Double(Int.random(in: 90...120, using: &random)) / 255,
        blue: Double(Int.random(in: 90...120, using: &random)) / 255)
    }
    var text = "colors:\n"
    for (index, color) in colors.enumerated() { text += "  c\(index): \"\(color.hex)\"\n" }
    let found = diagnostics(text).filter { $0.id == .nearDuplicateColor }
    let expected = colors.indices.filter { index in
      colors[..<index].contains { $0.difference(from: colors[index]) < NearDuplicateColors.threshold }
    }
    #expect(found.count == expected.count)
    #expect(found.map(\.range.text) == expected.map { "\"\(colors[$0].hex)\"" })
  }

  /// The cells that are left out hold nothing nearer.
  @Test func aWarningNamesTheNearestColor() throws {
    var random = SeededGenerator.announced(for: "aWarningNamesTheNearestColor")
    let colors = (0..<300).map { _ in
      ColorValue(
        red: Double(Int.random(in: 90...120, using: &random)) / 255,
        green: Double(Int.random(in: 90...120, using: &random)) / 255,
        blue: Double(Int.random(in: 90...120, using: &random)) / 255)
    }
    let text = "colors:\n" + colors.enumerated().map { "  c\($0): \"\($1.hex)\"\n" }.joined()
    let named = diagnostics(text).filter { $0.id == .nearDuplicateColor }.map { $0.notes.first?.range?.text }
    let places = colors.map { color in color.converted(to: .oklab).components.map { $0 ?? 0 } }
    func distance(_ first: Int, _ second: Int) -> Double {
      let parts = (0..<3).map { places[first][$0] - places[second][$0] }
      return parts.reduce(0) { $0 + $1 * $1 }.squareRoot()
    }
    let nearest = colors.indices.compactMap { index -> Int? in
      let first = (0..<index).min { (distance($0, index), $0) < (distance($1, index), $1) }
      return first.flatMap { distance($0, index) < NearDuplicateColors.threshold ? $0 : nil }
    }
    #expect(named == nearest.map { "c\($0)" })
  }

  @Test func aSilencingSilencesTheNextLineAlone() {
    let text = """
      colors:
        white: "#FFFFFF"
        # kanso:disable:next near-duplicate-color - paper is a little warmer
        # and stays so
        paper: "#FFFEFE"
        sheet: "#FFFFFE"
      """
    #expect(diagnostics(text).map(\.id) == [.nearDuplicateColor])
    #expect(diagnostics(text).first?.message.contains("colors.sheet") == true)
  }

  @Test func withoutTheQualityChecksNoSilencingIsUnused() {
    let text = "colors:\n  # kanso:disable:next near-duplicate-color - it is\n  white: \"#FFF\"\n"
    #expect(CompiledGuide(bytes: Array(text.utf8), path: "guide.yaml").diagnostics.isEmpty)
    #expect(diagnostics(text).map(\.id) == [.unusedSilencing])
  }

  @Test func errorsAndUnknownWarningsCannotBeSilenced() {
    for id in ["unknown-alias", "near-duplicate-colour", ""] {
      let text = "padding:\n  # kanso:disable:next \(id) - because\n  standard: 8\n"
      #expect(diagnostics(text).map(\.id) == [.invalidSilencing], "\(id)")
    }
    #expect(
      diagnostics("padding:\n  # kanso:disable:next unused-color\n  a: 8\n").map(\.id) == [.invalidSilencing])
  }

  @Test func colorsWithModesAreNotAliasesOfEachOther() {
    let text =
      "modes: [light, dark]\ncolors:\n  a: {light: '#000', dark: '#FFF'}\n  b: {light: '#000', dark: '#888'}\n"
    #expect(diagnostics(text).isEmpty)
  }

  /// Equal colors, comments and long lines in great numbers take time in proportion to their number.
  @Test func nothingHereIsQuadratic() {
    let comment = "  # kanso:disable:next near-duplicate-color - x\n"
    func work(_ count: Int) {
      let equal = "colors:\n" + (0..<count).map { "  c\($0): \"#FFFFFF\"\n" }.joined()
      #expect(diagnostics(equal).count == count - 1)
      let comments = String(repeating: comment, count: count)
      #expect(diagnostics("padding:\n" + comments + "  a: 8\n").count == count)
      let line = "colors: {" + (0..<count).map { "c\($0): x\($0)" }.joined(separator: ", ") + "}"
      let found = diagnostics(line)
      #expect(found.count == count)
      for format in ReportFormat.allCases { _ = format.reporter(color: false).report(found) }
    }
    expectLinearTime(from: 24, growth: 32) { work($0) }
  }

  @Test func projectsDisableWarnings() {
    let (configuration, found) = Configuration.read(
      bytes: Array("warnings: {disable: [near-duplicate-color]}".utf8), path: "kanso.yaml")
    #expect(found.isEmpty)
    #expect(diagnostics("colors: {a: '#FFF', b: '#FFF'}", configuration).isEmpty)
    #expect(diagnostics("colors: {a: '#FFF', b: '#FFF'}").map(\.id) == [.nearDuplicateColor])
  }

  @Test(arguments: [
    ("warning: {}", DiagnosticID.unknownKey, "Did you mean `warnings`?"),
    ("warnings: {disabled: []}", .unknownKey, "Did you mean `disable`?"),
    ("warnings: {disable: near-duplicate-color}", .wrongShape, "Write `disable: [unused-color]`."),
    ("warnings: {disable: [unknown-alias]}", .invalidSilencing, "Delete it."),
    ("warnings: {disable: [near-duplicate]}", .invalidSilencing, "Name a warning by its id."),
    ("- a", .wrongShape, "Write `warnings: …`."),
    ("compile: {plattform: uikit}", .unknownKey, "Did you mean `platform`?"),
    ("compile: {platform: [uikit]}", .invalidSetting, "It is `uikit`, `swiftui`."),
    ("compile: {platform: swift-ui}", .invalidSetting, "Did you mean `swiftui`?"),
  ])
  func mistakesInAConfigurationAreRefused(_ text: String, _ id: DiagnosticID, _ help: String) {
    let (_, found) = Configuration.read(
      bytes: Array(text.utf8), path: "kanso.yaml", compileSettings: ["platform": ["uikit", "swiftui"]])
    #expect(found.map(\.id) == [id])
    #expect(found.first?.help == help)
  }

  @Test func anEmptyConfigurationIsFine() {
    #expect(Configuration.read(bytes: [], path: "kanso.yaml").diagnostics.isEmpty)
  }
}
