import KansoDiagnostics
import KansoProject
import KansoTheme
import KansoThemeEncoding
import Testing

/// The names of generated enums in a `kanso.yaml`, and the mistakes in them.
struct NamingTests {
  private func read(_ text: String) -> (naming: SwiftNaming, diagnostics: [Diagnostic]) {
    let (configuration, found) = Configuration.read(bytes: Array(text.utf8), path: "kanso.yaml", known: [])
    return (configuration.naming, found)
  }

  @Test func enumsAreRenamedPrefixedAndNested() {
    let (naming, found) = read("compile: {namespace: Design, prefix: Acme, names: {colors: Palette}}")
    #expect(found.isEmpty, "\(found.map(\.message))")
    #expect(naming.name(of: "colors.button.primary") == "Design.Palette.Button.primary")
    #expect(naming.name(of: "padding.default") == "Design.AcmePadding.`default`")
    #expect(naming.rootName(ofSection: "fonts") == "Design")
    #expect(SwiftNaming().name(of: "letterSpacings.tight") == "LetterSpacings.tight")
  }

  @Test func namesThatBeginWithADigitHaveAPrefix() {
    #expect(SwiftNaming().name(of: "colors.100.50") == "Colors.N100.n50")
    for (prefix, name) in [
      ("step", "Colors.Step100.step50"), ("_", "Colors._100._50"), ("_x", "Colors._x100._x50"),
      ("in", "Colors.In100.in50"), ("é", "Colors.É100.é50"),
    ] {
      let (naming, found) = read("compile: {digit-prefix: \(prefix)}")
      #expect(found.isEmpty, "\(found.map(\.message))")
      #expect(naming.name(of: "colors.100.50") == name)
      #expect(naming.name(of: "colors.a1.\u{30A}x") == "Colors.A1._\u{30A}x")
    }
  }

  @Test(
    arguments: [
      ("Step", "Did you mean `step`?"), ("my-step", "Did you mean `myStep`?"), ("1", nil), ("\"\"", nil),
      ("__", nil), ("_kanso", nil), ("[n]", nil), ("\"n\\u200B\"", "Did you mean `n`?"),
      ("\"n\\n}\"", "Did you mean `n`?"),
      ("\"`n\"", "Did you mean `n`?"),
    ] as [(String, String?)])
  func otherPrefixesOfDigitsAreRefused(_ prefix: String, _ help: String?) {
    let (naming, found) = read("compile: {digit-prefix: \(prefix)}")
    #expect(found.map(\.id) == ["invalid-setting"])
    #expect(found.first?.range.offsets.lowerBound == "compile: {digit-prefix: ".utf8.count)
    #expect(found.first?.help == help ?? "Write letters such as `step`, or `_`.")
    #expect(naming == SwiftNaming())
  }

  @Test func twoEnumsCanExchangeTheirNames() {
    let (naming, found) = read("compile: {names: {colors: Fonts, fonts: Colors}}")
    #expect(found.isEmpty)
    #expect(naming.name(of: "colors.ink") == "Fonts.ink" && naming.name(of: "fonts.body") == "Colors.body")
  }

  /// The part of the configuration that a diagnostic marks is in brackets.
  @Test(
    arguments: [
      ("namespace: ⟪design⟫", "Did you mean `Design`?"),
      ("namespace: ⟪My Design⟫", "Did you mean `MyDesign`?"),
      ("namespace: ⟪\"\"⟫", "Write letters and digits, with a capital letter first, such as `Design`."),
      ("namespace: ⟪Type⟫", "Did you mean `Type_`?"), ("namespace: ⟪Any⟫", nil), ("namespace: ⟪self⟫", nil),
      ("namespace: ⟪1st⟫", nil), ("namespace: ⟪_kansoFont⟫", nil), ("namespace: ⟪\"A {} struct B\"⟫", nil),
      ("namespace: ⟪\"A\\n}\"⟫", nil), ("namespace: ⟪\"De\\u200Bsign\"⟫", "Did you mean `Design`?"),
      ("namespace: ⟪A.B⟫", "Did you mean `AB`?"), ("namespace: ⟪[Design]⟫", "Write a name such as `Design`."),
      ("prefix: ⟪ui⟫", "Did you mean `Ui`?"),
      ("namespace: ⟪SwiftUI⟫", "Choose another name, such as `DesignSwiftUI`."),
      ("names: {colors: ⟪Color⟫}", "Choose another name, such as `DesignColor`."),
      ("names: {⟪color⟫: Palette}", "Did you mean `colors`?"),
      ("names: ⟪Palette⟫", nil),
      ("names: {colors: ⟪Fonts⟫}", "Choose another name for one of them."),
      ("names: {colors: Palette, fonts: ⟪Palette⟫}", "Choose another name for one of them."),
      ("prefix: My, names: {colors: ⟪MyFonts⟫}", "Choose another name for one of them."),
      (
        "namespace: ⟪Colors⟫",
        "Choose another name for one of them: in `Colors.Colors`, Swift finds the inner one only."
      ),
      ("namespace: ⟪Palette⟫, names: {colors: Palette}", nil),
    ] as [(String, String?)])
  func mistakesInNamesAreRefused(_ marked: String, _ help: String?) throws {
    let text = "compile: {\(marked.filter { !"⟪⟫".contains($0) })}"
    let start = "compile: {".utf8.count + marked.prefix { $0 != "⟪" }.utf8.count
    let length = marked.drop { $0 != "⟪" }.dropFirst().prefix { $0 != "⟫" }.utf8.count
    let (naming, found) = read(text)
    #expect(found.count == 1, "\(found.map(\.message))")
    #expect(found.first?.range.offsets == start..<start + length)
    if let help { #expect(found.first?.help == help) }
    #expect(naming.name(of: "colors.ink").hasSuffix("Colors.ink") && naming.namespace == nil)
  }
}
