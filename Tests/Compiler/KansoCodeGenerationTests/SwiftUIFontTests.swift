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
}
