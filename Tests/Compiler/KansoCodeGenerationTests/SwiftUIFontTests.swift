import TestSupport
import Testing

@testable import KansoCodeGeneration

/// Fonts for SwiftUI, compiled with working substitutes of SwiftUI and UIKit, and run.
struct SwiftUIFontTests {
  private static let guide = """
    fonts:
      styled: {family: system, size: 17, textStyle: body}
      scaled: {family: system, size: 16, weight: bold, textStyle: body}
      fixed: {family: system-rounded, size: 13, italic: true}
      second: {family: [Nowhere, Georgia, system], size: 12, textStyle: title1}
      third: {family: [Nowhere, Elsewhere, Menlo], size: 12}
      design: {family: [Nowhere, system-serif, Georgia], size: 12}
      none: {family: [Nowhere, Elsewhere], size: 12, textStyle: body}
      face: {family: Menlo, face: Georgia-Bold, weight: bold, size: 12}
      lostFace: {family: Georgia, face: Nowhere-Bold, weight: bold, size: 12, textStyle: body}

    """

  /// Families are tried in order, a text style scales any font, and all sizes come from the guide.
  @Test func fontsAreThoseOfTheGuide() async throws {
    let fonts = try files(of: try theme(of: Self.guide), .swiftui, access: .internal).text("Fonts.swift")
    let expected = [
      ("styled", "default as body regular"), ("scaled", "default 32.0 bold"),
      ("fixed", "rounded 13.0 regular italic"), ("second", "Georgia 12.0 as title regular"),
      ("third", "Menlo 12.0 regular"), ("design", "serif 12.0 regular"), ("none", "default 24.0 regular"),
      ("face", "Georgia-Bold 12.0"), ("lostFace", "Georgia 12.0 as body bold"),
    ]
    let outcome = try await SwiftCompiler.run(
      fonts: fonts, printing: expected.map { "print(Fonts.\($0.0).description)" }.joined(separator: "\n"))
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.split(separator: "\n").map(String.init) == expected.map(\.1))
  }

  private static let styles = """
    fonts:
      body: {family: system, size: 16, textStyle: body, lineHeight: 1.5, letterSpacing: 0.5}
      limited: {extends: body, maximumSize: 24}
      fixed: {family: [Nowhere, Georgia], size: 16, weight: bold, lineHeight: 2, letterSpacing: -1}
      tight: {family: system-serif, size: 16, italic: true, textStyle: title1, lineHeight: 1}
      plain: {family: Menlo, face: Georgia-Bold, size: 10, textStyle: caption2, maximumSize: 1}

    """

  /// The modifier scales the font, the line height and the letter spacing alike, and half of the space between lines is
  /// above and below the text.
  @Test func textStylesSetTheWholeStyle() async throws {
    let fonts = try files(of: try theme(of: Self.styles), .swiftui, access: .internal).text("Fonts.swift")
    let expected = [
      ("body", "default 32.0 regular, tracking 1.0, spacing 8.0, vertical 4.0"),
      ("limited", "default 24.0 regular, tracking 0.75, spacing 6.0, vertical 3.0"),
      ("fixed", "Georgia 16.0 bold, tracking -1.0, spacing 8.0, vertical 4.0"),
      ("tight", "serif 32.0 regular italic, tracking 0.0, spacing 0.0, vertical 0.0"),
      ("plain", "Georgia-Bold 1.0, tracking 0.0, spacing 0.0, vertical 0.0"),
    ]
    let outcome = try await SwiftCompiler.run(
      fonts: fonts,
      printing: expected.map { "print(Text().textStyle(.\($0.0)).modifiers.joined(separator: \", \"))" }
        .joined(separator: "\n"))
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.split(separator: "\n").map(String.init) == expected.map(\.1))
  }

  /// The plain font of a style is that of the enum.
  @Test func theFontOfAStyleIsThatOfTheEnum() async throws {
    let fonts = try files(of: try theme(of: Self.guide), .swiftui, access: .internal).text("Fonts.swift")
    let names = ["styled", "scaled", "fixed", "second", "face", "lostFace"]
    let outcome = try await SwiftCompiler.run(
      fonts: fonts,
      printing: names.map { "print(KansoTextStyle.\($0).font.description == Fonts.\($0).description)" }
        .joined(separator: "\n"))
    #expect(outcome.output == names.map { _ in "true\n" }.joined(), "\(outcome.errors)")
  }
}
