import KansoProject
import KansoSystem
import KansoTheme
import KansoThemeEncoding
import TestSupport
import Testing

@testable import KansoCodeGeneration

/// Text styles of UIKit and AppKit: fonts with line heights and letter spacings, compiled with working substitutes of
/// the frameworks, and run.
struct TextStyleTests {
  private static let guide = """
    kanso: 2
    fonts:
      plain: {family: system, size: 16}
      body: {family: [Nowhere, system], size: 16, lineHeight: 24pt, letterSpacing: -0.02em, textStyle: body, maximumSize: 40}
      heading:
        large: {family: system, size: 32, lineHeight: 1.125, textStyle: title1}
        spaced: {family: system, size: 10, italic: true, letterSpacing: 1.5}
      quote: {value: body, deprecated: "use {fonts.body}"}

    """

  private func fonts(_ platform: Platform, _ guide: String = guide) throws -> String {
    try files(of: try theme(of: guide), platform, access: .internal).text("Fonts.swift")
  }

  /// Returns the lines that a program with a text style per line prints.
  private func run(
    _ platform: Platform, _ framework: String, _ lines: [String]
  ) async throws -> [String] {
    let body = "MainActor.assumeIsolated {\n\(lines.joined(separator: "\n"))\n}"
    let outcome = try await SwiftCompiler.run(
      try fonts(platform), importing: framework, with: "WorkingTextStyles", printing: body)
    #expect(outcome.status == 0, "\(outcome.errors)")
    return outcome.output.split(separator: "\n").map(String.init)
  }

  @Test func attributesOfUIKitAreThoseOfTheGuide() async throws {
    let printed = try await run(
      .uikit, "UIKit",
      [
        "print(describe(KansoTextStyle.plain.attributes))", "print(describe(KansoTextStyle.body.attributes))",
        "print(describe(KansoTextStyle.headingLarge.attributes))",
        "print(describe(KansoTextStyle.headingSpaced.attributes))",
        "print(KansoTextStyle.plain.lineHeight ?? 0, KansoTextStyle.body.lineHeight ?? 0)",
        "UITraitCollection.current.textScale = 2",
        "print(describe(KansoTextStyle.body.attributes))",
        "print(describe(KansoTextStyle.headingSpaced.attributes))",
        // The maximum size.
        "print(describe(KansoTextStyle.body.attributes(compatibleWith: UITraitCollection(textScale: 4))))",
        "print(KansoTextStyle.body.font.pointSize)",
        "print(KansoTextStyle.headingLarge.font(compatibleWith: UITraitCollection(textScale: 3)).pointSize)",
      ])
    #expect(
      printed == [
        "System 16.0",
        "System 16.0, kern -0.32, line 24.0-24.0 natural byWordWrapping, offset 2.0",
        // The line height is less than that of the font.
        "System 32.0, line 36.0-36.0 natural byWordWrapping, offset -2.0",
        "System 10.0, kern 1.5", "0.0 24.0",
        "System 32.0, kern -0.64, line 48.0-48.0 natural byWordWrapping, offset 4.0", "System 10.0, kern 1.5",
        "System 40.0, kern -0.8, line 60.0-60.0 natural byWordWrapping, offset 5.0", "32.0", "96.0",
      ])
  }

  @Test func labelsFollowTheTextSize() async throws {
    let printed = try await run(
      .uikit, "UIKit",
      [
        "let label = UILabel()", "label.textAlignment = .center",
        "label.setText(\"Cats\", style: .body)", "print(describe(label.attributedText))",
        "print(label.adjustsFontForContentSizeCategory, label.registrationCount)",
        "label.traitCollection.textScale = 1.5", "print(describe(label.attributedText))",
        // The attributes that the app has added stay.
        "addColor(\"red\", to: label)", "label.traitCollection.textScale = 1",
        "print(describe(label.attributedText))",
        // A cell that is used again has one registration, and none for a fixed size.
        "label.setText(\"Dogs\", style: .headingLarge)", "print(label.registrationCount)",
        "label.traitCollection.textScale = 2", "print(describe(label.attributedText))",
        "label.setText(\"Dogs\", style: .headingSpaced)",
        "print(label.registrationCount, label.adjustsFontForContentSizeCategory)",
        "print(describe(label.attributedText))", "label.setText(nil, style: .body)",
        "print(describe(label.attributedText), label.font.pointSize)",
      ])
    #expect(
      printed == [
        "Cats: System 16.0, kern -0.32, line 24.0-24.0 center byTruncatingTail, offset 2.0", "true 1",
        "Cats: System 24.0, kern -0.48, line 36.0-36.0 center byTruncatingTail, offset 3.0",
        "Cats: System 16.0, kern -0.32, line 24.0-24.0 center byTruncatingTail, offset 2.0, color red", "1",
        "Dogs: System 64.0, line 72.0-72.0 center byTruncatingTail, offset -4.0", "0 false",
        "Dogs: System 10.0, kern 1.5, line 0.0-0.0 center byTruncatingTail", "none 32.0",
      ])
  }

  @Test func textFieldsOfAppKitHaveTheStyle() async throws {
    let printed = try await run(
      .appkit, "AppKit",
      [
        "print(describe(KansoTextStyle.plain.attributes))", "print(describe(KansoTextStyle.body.attributes))",
        "let field = NSTextField()", "field.alignment = .center",
        "field.setText(\"Cats\", style: .headingLarge)", "print(describe(field.attributedStringValue))",
      ])
    #expect(
      printed == [
        "System 16.0", "System 16.0, kern -0.32, line 24.0-24.0 natural byWordWrapping, offset 2.0",
        "Cats: System 32.0, line 36.0-36.0 center byWordWrapping, offset -2.0, color ink",
      ])
  }

  @Test func namesOfGroupsAreJoined() throws {
    let theme = try theme(
      of: """
        fonts:
          a: {family: system, size: 1}
          headingLarge: {extends: a}
          heading: {large: {extends: a}, large2: {extends: a}, "50": {extends: a}, "+": {extends: a}}
          head: {ingLarge: {extends: a}}
          50: {60: {extends: a}}
          init: {extends: a}
          self: {extends: a}
          default: {extends: a}
          textStyle: {extends: a}
          attributes: {extends: a}

        """)
    var naming = SwiftNaming()
    naming.digitPrefix = "step"
    let names = FlatNames(of: theme.tokens, reserved: ["init", "self"], naming).members.map(\.name)
    #expect(
      names == [
        "a", "headingLarge", "headingLarge3", "headingLarge2", "heading50", "headingU2B", "headIngLarge",
        "step50_60", "init2", "self2", "default", "textStyle", "attributes",
      ])
  }

  /// Members with the names of properties, and of what Swift reserves.
  @Test(arguments: CompilationTests.platforms.filter { $0.platform != .swiftui })
  func membersOfAnyNameCompile(_ target: (platform: Platform, frameworks: [String])) async throws {
    let names = [
      "init", "self", "default", "Type", "textStyle", "attributes", "font", "lineHeight", "letterSpacing",
      "none",
      "_kans", "UIFont", "kansoTextStyle",
    ]
    let guide =
      "fonts:\n" + names.map { "  \($0): {family: system, size: 17, lineHeight: 1.5}\n" }.joined()
      + "  old: {value: none, deprecated: 'use {fonts.none}'}\n"
    let use = GeneratedFile(
      name: "Use.swift",
      bytes: Array("let styles: [KansoTextStyle] = [.default, .textStyle, .font, .init2, .attributes]\n".utf8)
    )
    let files =
      try files(of: try theme(of: guide), target.platform) + (target.platform == .uikit ? [use] : [])
    let outcome = try await SwiftCompiler.typeCheck(files, againstStubsOf: target.frameworks)
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  @Test(arguments: [Platform.uikit, .appkit, .swiftui, .portable])
  func aGuideWithoutFontsHasNoTextStyles(_ platform: Platform) throws {
    #expect(!(try fonts(platform, "padding: {a: 1}").contains("KansoTextStyle")))
  }
}
