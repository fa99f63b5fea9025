import KansoDiagnostics
import KansoGuide
import KansoLintRules
import KansoTheme
import Testing

@testable import KansoLint

/// The token of a literal's value, or the nearest token.
struct TokenMatchTests {
  private static let theme = CompiledGuide(
    bytes: Array(
      """
      kanso: 2
      modes: [light, dark]
      colors:
        white: "#FFFFFF"
        ink: "#2C4251"
        title: {text: "#2C4251"}
        text: {light: ink, dark: white}
        muted: {value: ink, alpha: 12%}
      fonts:
        heading: {family: Chalkboard SE, face: ChalkboardSE-Bold, weight: bold, size: 24}
        body: {family: system, size: 16}
      padding:
        standard: 8
        card:
          gap: {light: 12, dark: 14}
        again: 8
        row: {inset: 20}
        list: {gap: 20}
      sizes:
        row: 44
      radii:
        card: 6
        button: 8
      breakpoints: {tablet: 768}
      letterSpacings: {wide: 8}

      """.utf8), path: "tokens.yaml"
  ).theme

  private func findings(_ source: String) -> [Diagnostic] {
    Linter(theme: Self.theme).findings(in: SourceFile(path: "a.swift", text: source))
  }

  @Test(arguments: [
    ("stack.spacing = 8.0", "padding.standard"), ("stack.spacing = -8", "padding.standard"),
    ("stack.spacing = 14", "padding.card.gap"), ("view.rowHeight = 44", "sizes.row"),
    ("layer.cornerRadius = 6", "radii.card"),
    ("a.fill = UIColor(red: 44.0 / 255.0, green: 66 / 255, blue: 81 / 255, alpha: 1.0)", "colors.ink"),
    ("a.fill = UIColor(hex: 0x2c4251)", "colors.ink"),
    ("a.fill = UIColor(hex: \"#fff\")", "colors.white"),
    ("a.fill = UIColor(white: 1, alpha: 1)", "colors.white"),
    ("a.fill = UIColor(red: 44.0 / 255, green: 66 / 255, blue: 81 / 255, alpha: 0.12)", "colors.muted"),
    (
      "a.fill = UIColor(hue: 0.567568, saturation: 0.45679, brightness: 0.317647, alpha: 1)",
      "colors.ink"
    ),
    ("a.font = UIFont(name: \"ChalkboardSE-Bold\", size: 24)", "fonts.heading"),
    ("a.font = .systemFont(ofSize: 16)", "fonts.body"),
  ])
  func valuesAreNamed(_ source: String, _ token: String) {
    let found = findings(source)
    #expect(found.map { $0.literal?.token } == [token], "\(found.map(\.message))")
    #expect(found.first?.literal?.distance == 0)
  }

  @Test(arguments: [
    ("stack.spacing = 9", "padding.standard", 1.0), ("layer.cornerRadius = 4", "radii.card", 2),
    ("a.font = .systemFont(ofSize: 15)", "fonts.body", 1),
  ])
  func othersAreNearOne(_ source: String, _ token: String, _ distance: Double) throws {
    let found = try #require(findings(source).first)
    #expect(found.literal?.token == token)
    #expect(found.literal?.distance == distance)
    #expect(found.message.contains("the nearest is"))
  }

  @Test func aColorIsNearByTheEye() throws {
    let found = try #require(
      findings("a.fill = UIColor(red: 0.18, green: 0.27, blue: 0.33, alpha: 1)").first)
    #expect(found.literal?.token == "colors.ink")
    let distance = try #require(found.literal?.distance)
    #expect(distance > 0.005 && distance < 0.03)
  }

  /// Of several tokens with the literal's value, the first is the one whose name matches names around the literal.
  @Test(arguments: [
    ("list.gap = 20", "padding.list.gap"), ("stack.spacing = 20", "padding.row.inset"),
    ("layout(listGap: 20)", "padding.list.gap"),
    ("let listView = make { $0.spacing = 20 }", "padding.list.gap"),
    ("titleLabel.textColor = UIColor(hex: 0x2C4251)", "colors.title.text"),
    ("inkView.tintColor = UIColor(hex: 0x2C4251)", "colors.ink"),
  ])
  func namesTellTokensApart(_ source: String, _ token: String) {
    #expect(findings(source).map { $0.literal?.token } == [token])
  }

  /// A radius is not a padding, even if their values are equal.
  @Test func anotherRoleIsANoteAtMost() throws {
    let found = try #require(findings("view.layer.borderWidth = 8").first)
    #expect(found.literal?.token == nil)
    #expect(found.notes.map(\.message).first == "`Padding.standard` has the same value, as a padding")
  }

  /// No literal has the kind of these lengths.
  @Test func breakpointsAndLetterSpacingsAreNotProposed() throws {
    let found = try #require(findings("stack.spacing = 768").first)
    #expect(found.literal?.token != "breakpoints.tablet" && found.notes.isEmpty)
  }

  /// The theme of a guide of version 2 with opacities and durations.
  private static let motion = CompiledGuide(
    bytes: Array(
      """
      kanso: 2
      padding: {half: 0.5}
      opacities: {disabled: 38%, hover: 8%}
      durations: {fast: 150ms, slow: 0.4s}
      numbers: {modal: 0.2}
      """.utf8), path: "tokens.yaml"
  ).theme

  @Test(arguments: [
    ("view.alpha = 0.38", "`0.38` is `Opacities.disabled`"),
    (
      "view.alpha = 0.4",
      "`0.4` is an opacity without a name; the nearest is `Opacities.disabled` (0.38, 0.02 away)"
    ),
    ("UIView.animate(withDuration: 0.15) {}", "`0.15` is `Durations.fast`"),
    ("animation.duration = 0.4", "`0.4` is `Durations.slow`"),
    (
      "animation.duration = 1.4",
      "`1.4` is a duration without a name"
    ),
  ])
  func opacitiesAndDurations(_ source: String, _ message: String) throws {
    let linter = Linter(theme: Self.motion, rules: [.literalOpacity, .literalDuration])
    let found = linter.findings(in: SourceFile(path: "a.swift", text: source))
    #expect(found.map(\.message) == [message])
    // Lengths of the same value are no tokens of these kinds.
    #expect(found.allSatisfy { $0.notes.isEmpty })
  }

  @Test func theOthersOfTheSameValueAreNotes() throws {
    let found = try #require(findings("stack.spacing = 8").first)
    #expect(found.message == "`8` is `Padding.standard`")
    #expect(
      found.notes.map(\.message) == [
        "`Padding.again` has the same value", "`Radii.button` has the same value, as a radius",
      ])
    #expect(findings("a.font = .systemFont(ofSize: 16, weight: .bold)").first?.literal?.token == nil)
  }

  /// The notes list three other tokens, each once, also if a token has the value in several modes.
  @Test func theNotesAreFewAndDifferent() {
    let guide = """
      modes:
        light: {appearance: light}
        dark: {appearance: dark}
        compact: {density: compact, fallback: light}
      padding: {gap: {light: 8, dark: 8, compact: 4}}
      sizes: {unit: {light: 8, dark: 4, compact: 8}, row: 8, cell: 8}

      """
    let theme = CompiledGuide(bytes: Array(guide.utf8), path: "tokens.yaml").theme
    let found = Linter(theme: theme).findings(
      in: SourceFile(path: "a.swift", text: "layer.cornerRadius = 8"))
    #expect(
      found.first?.notes.map(\.message) == [
        "`Padding.gap` has the same value, as a padding", "`Sizes.unit` has the same value, as a size",
        "`Sizes.row` has the same value, as a size",
      ])
  }

  /// The order may be RGBA or ARGB, so the literal is found but not matched with a token.
  @Test(arguments: ["\"#2C4251FF\"", "0xFF2C4251", "\"#FFFF\""])
  func eightDigitsMatchNoToken(_ hex: String) {
    let found = findings("a.textColor = UIColor(hex: \(hex))")
    #expect(found.map(\.descriptor) == [.literalColor])
    #expect(found.first?.literal?.token == nil)
  }

  /// White with a variable opacity is not the token of white.
  @Test(arguments: ["UIColor(white: 1, alpha: fade)", "UIColor(hex: 0x2C4251, alpha: fade)"])
  func aVariableAlphaIsNoToken(_ color: String) {
    let found = findings("a.fill = \(color)")
    #expect(found.map(\.descriptor) == [.literalColor])
    #expect(found.first?.literal?.token == nil && found.first?.help == "Add it to the guide's `colors`.")
  }

  @Test(arguments: [
    ("p.lineSpacing = 4", "`4` is a line spacing without a name"),
    ("p.paragraphSpacingBefore = 4", "`4` is a paragraph spacing without a name"),
    ("attributes[.kern] = 0.4", "`0.4` is a kerning without a name"),
    ("text.addAttribute(.kern, value: 0.8, range: all)", "`0.8` is a kerning without a name"),
    ("f([.baselineOffset: 2])", "`2` is a baseline offset without a name"),
    ("Text(a).tracking(2)", "`2` is a tracking without a name"),
    ("layer.fontSize = 15", "`15` is a font size without a name"),
  ])
  func measuresOfTextHaveTheirNouns(_ source: String, _ message: String) {
    #expect(findings(source).map(\.message) == [message])
  }

  @Test(arguments: [
    (
      "stack.spacing = 9", "the nearest is `Padding.standard` (8, 1 point away)",
      "Add it to the guide's `padding`."
    ),
    (
      "view.rowHeight = 50", "the nearest is `Sizes.row` (44, 6 points away)",
      "Add it to the guide's `sizes`."
    ),
    ("view.rowHeight = 51", "`51` is a size without a name", "Add it to the guide's `sizes`."),
    ("view.rowHeight = 224", "`224` is a size without a name", "Add it to the guide's `sizes`."),
    (
      "a.font = .systemFont(ofSize: 40)", "`.systemFont(ofSize: 40)` is a font without a name",
      "Add it to the guide's `fonts`."
    ),
  ])
  func aTokenThatIsFarAwayIsNotNamed(_ source: String, _ end: String, _ help: String) throws {
    let found = try #require(findings(source).first)
    #expect(found.message.hasSuffix(end), "\(found.message)")
    #expect(found.help == help)
  }

  @Test func theLimitsOfNearTokensCanBeSet() throws {
    func end(_ source: String, _ near: NearLimits) throws -> Bool {
      let linter = Linter(theme: Self.theme, near: near)
      let found = try #require(linter.findings(in: SourceFile(path: "a.swift", text: source)).first)
      return found.message.contains("the nearest is")
    }
    #expect(try !end("stack.spacing = 9", NearLimits(points: 0.5, percent: 0)))
    #expect(try end("stack.spacing = 9", NearLimits(points: 0, percent: 10)) == false)
    #expect(try end("stack.spacing = 9", NearLimits(points: 0, percent: 20)))
    #expect(try end("a.fill = UIColor(red: 1, green: 0, blue: 0, alpha: 1)", NearLimits(color: 2)))
  }

  @Test func aColorThatIsFarAwayIsNoAdvice() throws {
    let found = try #require(findings("a.fill = UIColor(red: 1, green: 0, blue: 0, alpha: 1)").first)
    #expect(found.help == "Add it to the guide's `colors`.")
  }

  @Test func withoutAGuideThereIsNoToken() {
    let found = Linter(theme: nil).findings(in: SourceFile(path: "a.swift", text: "stack.spacing = 8"))
    #expect(found.map(\.message) == ["`8` is a padding without a name"])
  }

  /// The minus may be part of the token's value, or an operator before the token.
  @Test func negativeTokensAreMeantByNegativeLiterals() {
    let guide = "padding: {standard: 8, overlap: -4.5}\n"
    let theme = CompiledGuide(bytes: Array(guide.utf8), path: "tokens.yaml").theme
    let linter = Linter(theme: theme, fixer: Fixer(Fixer.Types(platform: "uikit")))
    func matches(_ source: String, in path: String = "a.swift") -> [LiteralMatch?] {
      linter.findings(in: SourceFile(path: path, text: source)).map(\.literal)
    }
    let negative = matches("a.spacing = -4.5") + matches("void f() { a.spacing = -4.5f; }", in: "a.m")
    #expect(negative.map { $0?.token } == ["padding.overlap", "padding.overlap"])
    #expect(negative.map { $0?.distance } == [0, 0])
    #expect(matches("a.spacing = 4.5").map { $0?.distance } == [3.5])
    #expect(matches("a.spacing = -8").map { $0?.token } == ["padding.standard"])
    #expect(matches("a.spacing = 1").map { $0?.token } == ["padding.standard"])
    let left = linter.findings(in: SourceFile(path: "a.swift", text: "a.spacing = -4.5"))
    #expect(
      left[0].replacement == nil && left[0].notes.contains { $0.message.contains("has the minus itself") })
  }
}
