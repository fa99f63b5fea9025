import KansoDiagnostics
import KansoGuide
import KansoLintRules
import KansoTheme
import KansoThemeEncoding
import Testing

@testable import KansoLint

/// The lint reads and writes the names of the generated enums that a project has configured.
struct NamingTests {
  private static let guide = """
    modes: [light, dark]
    colors:
      ink: "#2C4251"
      old: {value: "{colors.ink}", deprecated: "Use {colors.ink}."}
      rest: "#123456"
    padding:
      standard: 8
      unused: 40

    """

  private static func naming(_ namespace: String?, _ names: [String: String] = [:]) -> SwiftNaming {
    var naming = SwiftNaming()
    (naming.namespace, naming.names) = (namespace, names)
    return naming
  }

  private static let nested = naming("Design", ["colors": "Palette"])

  private func linter(
    _ naming: SwiftNaming, rules: Set<DiagnosticDescriptor> = Linter.defaultRules.union([.unusedToken]),
    module: String? = nil
  ) -> Linter {
    Linter(
      theme: CompiledGuide(bytes: Array(Self.guide.utf8), path: "tokens.yaml").theme, rules: rules,
      module: module, naming: naming,
      fixer: Fixer(Fixer.Types(platform: "uikit"), writesObjectiveCHeader: true))
  }

  private func fixed(_ source: String, _ naming: SwiftNaming, path: String = "a.swift") -> String {
    let fixed = linter(naming).fix(SourceFile(path: path, text: source))
    return fixed.bytes.map { String(decoding: $0, as: UTF8.self) } ?? source
  }

  @Test func fixesWriteTheConfiguredNames() {
    #expect(fixed("stack.spacing = 8", Self.nested) == "stack.spacing = Design.Padding.standard")
    #expect(fixed("a.textColor = Design.Palette.old", Self.nested) == "a.textColor = Design.Palette.ink")
    let names = Self.naming(nil, ["colors": "Palette", "padding": "Space"])
    #expect(fixed("stack.spacing = 8", names) == "stack.spacing = Space.standard")
    #expect(fixed("a.textColor = Palette.old", names) == "a.textColor = Palette.ink")
  }

  /// The prefix of names that begin with a digit is that of the project, in findings, fixes and both languages.
  @Test(arguments: [("n", "N"), ("step", "Step"), ("_", "_")])
  func namesThatBeginWithADigitHaveThePrefix(_ member: String, _ type: String) {
    let guide =
      "padding: {50: {100: 8, old: {value: '{padding.50.100}', deprecated: 'Use {padding.50.100}.'}}}\n"
    var naming = SwiftNaming()
    naming.digitPrefix = member
    let linter = Linter(
      theme: CompiledGuide(bytes: Array(guide.utf8), path: "tokens.yaml").theme,
      rules: Linter.defaultRules.union([.unusedToken]), naming: naming,
      fixer: Fixer(Fixer.Types(platform: "uikit"), writesObjectiveCHeader: true))
    func fixed(_ source: String, _ path: String) -> String {
      let fixed = linter.fix(SourceFile(path: path, text: source))
      return fixed.bytes.map { String(decoding: $0, as: UTF8.self) } ?? source
    }
    let name = "Padding.\(type)50.\(member)100"
    #expect(fixed("stack.spacing = 8", "a.swift") == "stack.spacing = \(name)")
    #expect(fixed("stack.spacing = Padding.\(type)50.old", "a.swift") == "stack.spacing = \(name)")
    #expect(fixed("view.spacing = 8;", "a.m").hasSuffix("view.spacing = Padding\(type)50\(type)100();"))
    let format =
      "let a = NSLayoutConstraint.constraints(withVisualFormat: \"H:|-8-[a]\", metrics: nil, views: v)"
    #expect(fixed(format, "a.swift").contains("[\"\(member)50\(type)100\": \(name)]"))
    let found = linter.findings(in: SourceFile(path: "a.swift", text: "a = Padding.\(type)50.\(member)10"))
    #expect(found.map(\.help) == ["Did you mean `\(name)`?"])
    #expect(linter.inspect(SourceFile(path: "a.swift", text: "a = \(name)")).tokens == ["padding.50.100"])
  }

  /// The enum of a value of an axis has the members of its section.
  @Test func valuesOfNestedAxesAreKnown() {
    var naming = Self.nested
    naming.nestedAxes = ["appearance"]
    #expect(fixed("a.textColor = Design.Palette.Dark.old", naming) == "a.textColor = Design.Palette.Dark.ink")
    func unknown(_ name: String) -> [String] {
      linter(naming, rules: [.unknownToken]).findings(
        in: SourceFile(path: "a.swift", text: "let a = \(name)")
      )
      .map(\.message)
    }
    #expect(unknown("Design.Palette.Dark.ink").isEmpty)
    #expect(unknown("Design.Palette.Dark.inkk") == ["`Design.Palette` has no `inkk`"])
    #expect(unknown("Design.Palette.Sepia.ink") == ["`Design.Palette` has no `Sepia`"])
  }

  @Test func metricsOfVisualFormatsHaveTheConfiguredValue() {
    let source =
      "let a = NSLayoutConstraint.constraints(withVisualFormat: \"H:|-8-[a]\", metrics: nil, views: views)"
    #expect(fixed(source, Self.nested).contains("metrics: [\"standard\": Design.Padding.standard]"))
  }

  @Test func findingsNameTheConfiguredEnums() {
    let found = linter(Self.nested).findings(in: SourceFile(path: "a.swift", text: "stack.spacing = 8"))
    #expect(found.map(\.message) == ["`8` is `Design.Padding.standard`"])
  }

  @Test func documentsNameTheConfiguredEnums() {
    let document = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <objects><stackView id="a" spacing="8"/></objects></document>
      """
    let linter = linter(Self.nested, rules: [.documentLengths])
    let notes = linter.findings(in: SourceFile(path: "a.xib", text: document)).flatMap(\.notes)
    #expect(notes.contains { $0.message.contains("`Design.Padding.standard`") }, "\(notes.map(\.message))")
  }

  @Test func functionsOfObjectiveCKeepTheirNames() {
    let source = "void f(void) { stack.spacing = 8; label.textColor = ColorsOld(); }"
    let expected = "void f(void) { stack.spacing = PaddingStandard(); label.textColor = ColorsInk(); }"
    #expect(fixed(source, Self.nested, path: "a.m").hasSuffix(expected))
    let inspection = linter(Self.nested).inspect(SourceFile(path: "a.m", text: "UIColor *a = ColorsInk();"))
    #expect(inspection.tokens == ["colors.ink"])
  }

  @Test func usesAreThoseOfTheConfiguredNames() {
    let text = "a = Design.Palette.ink; b = Tokens.Design.Padding.standard; c = Palette.rest; d = Colors.rest"
    let inspection = linter(Self.nested, module: "Tokens").inspect(SourceFile(path: "a.swift", text: text))
    #expect(inspection.tokens == ["colors.ink", "padding.standard"])
    #expect(inspection.findings.isEmpty, "\(inspection.findings.map(\.message))")
  }

  @Test func unknownMembersGetTheNearestName() {
    let text = "a = Design.Palete.ink; b = Design.Palette.inkk; c = Design.Padding.kansoFingerprint"
    let findings = linter(Self.nested).findings(in: SourceFile(path: "a.swift", text: text))
    #expect(findings.map(\.help) == ["Did you mean `Design.Palette`?", "Did you mean `Design.Palette.ink`?"])
  }

  /// A namespace lets an app keep its own type `Colors`.
  @Test func ownTypesOfTheDefaultNameDoNotMatter() {
    let source = "enum Colors { static let ink = 1 }\nenum Padding {}\nstack.spacing = 8\na = Colors.inkk"
    #expect(fixed(source, Self.nested).contains("stack.spacing = Design.Padding.standard"))
    let own = "struct Design {}\nstack.spacing = 8"
    #expect(fixed(own, Self.nested) == own)
  }

  @Test func constantsOfTheGuidesOwnTypesStay() {
    let source = "extension Design.Padding { static let gap = 8 }"
    #expect(fixed(source, Self.nested) == source)
    let found = linter(Self.nested, rules: [.unknownToken]).inspect(
      SourceFile(path: "a.swift", text: "a = Design.Padding.gap"),
      beside: [SourceFile(path: "b.swift", text: source)])
    #expect(found.findings.isEmpty)
  }

  @Test func typesOfTheConfiguredNamesAreDefinedByHand() {
    let found = linter(Self.naming(nil, ["colors": "Palette"]), rules: [.styleDefinitionOutsideGuide])
      .findings(
        in: SourceFile(path: "a.swift", text: "enum Palette {}\nenum Colors {}\nenum Fonts {}"))
    #expect(found.map(\.range.text) == ["Palette", "Fonts"])
  }
}
