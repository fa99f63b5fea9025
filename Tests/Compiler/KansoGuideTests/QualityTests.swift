import KansoDiagnostics
import KansoTheme
import KansoYAML
import TestSupport
import Testing

@testable import KansoGuide

struct QualityTests {
  private func diagnostics(_ text: String, disabledWarnings: Set<DiagnosticDescriptor> = []) -> [Diagnostic] {
    CompiledGuide(
      bytes: Array(text.utf8), path: "guide.yaml", disabledWarnings: disabledWarnings, checksQuality: true
    )
    .diagnostics
  }

  /// The spatial index finds the same pairs as a comparison of all pairs.
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
    let found = diagnostics(text).filter { $0.descriptor == .nearDuplicateColor }
    let expected = colors.indices.filter { index in
      colors[..<index].contains { $0.difference(from: colors[index]) < 0.02 }
    }
    #expect(found.count == expected.count)
    #expect(found.map(\.range.text) == expected.map { "\"\(colors[$0].hex)\"" })
  }

  /// The skipped cells of the index hold no nearer color.
  @Test func aWarningNamesTheNearestColor() throws {
    var random = SeededGenerator.announced(for: "aWarningNamesTheNearestColor")
    let colors = (0..<300).map { _ in
      ColorValue(
        red: Double(Int.random(in: 90...120, using: &random)) / 255,
        green: Double(Int.random(in: 90...120, using: &random)) / 255,
        blue: Double(Int.random(in: 90...120, using: &random)) / 255)
    }
    let text = "colors:\n" + colors.enumerated().map { "  c\($0): \"\($1.hex)\"\n" }.joined()
    let named = diagnostics(text).filter { $0.descriptor == .nearDuplicateColor }.map {
      $0.notes.first?.range?.text
    }
    let places = colors.map { color in color.converted(to: .oklab).components.map { $0 ?? 0 } }
    func distance(_ first: Int, _ second: Int) -> Double {
      let parts = (0..<3).map { places[first][$0] - places[second][$0] }
      return parts.reduce(0) { $0 + $1 * $1 }.squareRoot()
    }
    let nearest = colors.indices.compactMap { index -> Int? in
      let first = (0..<index).min { (distance($0, index), $0) < (distance($1, index), $1) }
      return first.flatMap { distance($0, index) < 0.02 ? $0 : nil }
    }
    #expect(named == nearest.map { "c\($0)" })
  }

  @Test func aSuppressionAppliesToTheNextLineOnly() {
    let text = """
      colors:
        white: "#FFFFFF"
        # kanso:disable:next near-duplicate-color - paper is a little warmer
        # and stays so
        paper: "#FFFEFE"
        sheet: "#FFFFFE"
      """
    #expect(diagnostics(text).map(\.descriptor) == [.nearDuplicateColor])
    #expect(diagnostics(text).first?.message.contains("colors.sheet") == true)
  }

  @Test func withoutTheQualityChecksNoSuppressionIsUnused() {
    let text = "colors:\n  # kanso:disable:next near-duplicate-color - it is\n  white: \"#FFF\"\n"
    #expect(CompiledGuide(bytes: Array(text.utf8), path: "guide.yaml").diagnostics.isEmpty)
    #expect(diagnostics(text).map(\.descriptor) == [.unusedSuppression])
  }

  @Test func errorsAndUnknownWarningsCannotBeSuppressed() {
    for id in ["unknown-alias", "near-duplicate-colour", "literal-padding", ""] {
      let text = "padding:\n  # kanso:disable:next \(id) - because\n  standard: 8\n"
      #expect(diagnostics(text).map(\.descriptor) == [.invalidSuppression], "\(id)")
    }
    #expect(
      diagnostics("padding:\n  # kanso:disable:next unused-color\n  a: 8\n").map(\.descriptor) == [
        .invalidSuppression
      ])
  }

  @Test(arguments: [
    "  paper: '#FFFEFE' # kanso:disable:this near-duplicate-color - a little warmer\n",
    "  paper: '#FFFEFE'\n  # kanso:disable:previous near-duplicate-color - a little warmer\n",
    "  # kanso:disable near-duplicate-color - whites\n  paper: '#FFFEFE'\n  sheet: '#FFFFFE'\n",
    "  # kanso:disable near-duplicate-color - whites\n  paper: '#FFFEFE'\n  # kanso:enable\n",
    """
      # kanso:disable:next near-duplicate-color - a little warmer
      # kanso:disable:next color-clamped - measured
      paper: rgb(300 254 254)

    """,
  ])
  func commentsSuppress(_ lines: String) {
    let text = "colors:\n  white: '#FFFFFF'\n" + lines
    #expect(diagnostics(text).isEmpty, "\(diagnostics(text))")
  }

  @Test func aSuppressedRangeEnds() {
    let text = """
      colors:
        white: "#FFFFFF"
        # kanso:disable near-duplicate-color - whites
        paper: "#FFFEFE"
        # kanso:enable
        sheet: "#FFFFFE"
      """
    #expect(diagnostics(text).map(\.descriptor) == [.nearDuplicateColor])
    #expect(diagnostics(text).first?.message.contains("colors.sheet") == true)
  }

  @Test func aLongCommentSuppressesNothing() {
    let reason = String(repeating: "x", count: ReadingLimits.text)
    let text = "padding:\n  # kanso:disable:next unused-color - \(reason)\n  a: 8\n"
    #expect(diagnostics(text).map(\.message) == ["the comment has more than \(ReadingLimits.text) bytes"])
  }

  @Test func commentsInCommentsAndQuotesSuppressNothing() {
    let text = """
      name: "# kanso:nothing" # as in `# kanso:nothing`
      # see # kanso:nothing
      colors: {white: "#FFFFFF"}
      """
    #expect(diagnostics(text).isEmpty, "\(diagnostics(text))")
  }

  @Test func colorsWithModesAreNotAliasesOfEachOther() {
    let text =
      "modes: [light, dark]\ncolors:\n  a: {light: '#000', dark: '#FFF'}\n  b: {light: '#000', dark: '#888'}\n"
    #expect(diagnostics(text).isEmpty)
  }

  /// Equal colors, comments and long lines take linear time.
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

  @Test func disabledWarningsAreNotReported() {
    let text = "colors: {a: '#FFF', b: '#FFF'}"
    #expect(diagnostics(text, disabledWarnings: [.nearDuplicateColor]).isEmpty)
    #expect(diagnostics(text).map(\.descriptor) == [.nearDuplicateColor])
  }
}
