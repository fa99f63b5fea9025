import Foundation
import KansoProject
import KansoTheme
import KansoThemeEncoding
import TestSupport
import Testing

@testable import KansoCodeGeneration

/// Combining marks beside delimiters, in each field of a guide. Compilers read code points, so they must see the texts
/// as complete literals.
struct MarkedDelimiterTests {
  private static let compiled = Result { try theme(of: MarkedDelimiters.guide) }

  @Test(arguments: [(Platform.uikit, ["UIKit"]), (.appkit, ["AppKit"]), (.swiftui, ["UIKit", "SwiftUI"])])
  func swiftForAppleCompiles(_ platform: Platform, _ frameworks: [String]) async throws {
    let files = try files(of: try Self.compiled.get(), platform)
    let outcome = try await SwiftCompiler.typeCheck(files, againstStubsOf: frameworks)
    #expect(outcome.status == 0, "\(outcome.errors.prefix(4000))")
  }

  /// The lists name every token, and each token knows its path.
  @Test func portableSwiftHasEveryToken() async throws {
    let theme = try Self.compiled.get()
    let paths = theme.tokens.filter { $0.path.section == "padding" }.map(\.path.dotted)
    #expect(paths.count > MarkedDelimiters.names.count)
    let outcome = try await SwiftCompiler.run(
      try files(of: theme, .portable).filter { $0.name != "Fonts.swift" },
      printing: "for token in Padding.kansoTokens { print(Array(token.path.dotted.utf8)) }")
    #expect(outcome.status == 0, "\(outcome.errors.prefix(4000))")
    #expect(outcome.output == paths.map { "\(Array($0.utf8))\n" }.joined())
  }

  @Test(arguments: ["0", "1"])
  func theHeaderCompiles(_ isMac: String) async throws {
    let generator = CodeGenerator(
      options: GenerationOptions(platform: .uikit, writesObjectiveCHeader: true))
    let header = try generator.files(of: try Self.compiled.get()).text(CodeGenerator.headerFileName)
    let outcome = try await ObjectiveCHeaderTests.compile(header, isMac: isMac)
    #expect(outcome.status == 0, "\(outcome.errors.prefix(4000))")
  }

  /// Another JSON parser reads the same texts, code point by code point.
  @Test func theThemeHasTheTexts() throws {
    let theme = try Self.compiled.get()
    let root = try #require(
      try JSONSerialization.jsonObject(with: Data(theme.encoded())) as? [String: Any])
    let colors = try #require(root["colors"] as? [String: Any])
    for (index, text) in MarkedDelimiters.texts.enumerated() {
      let color = colors["c\(index)"] as? [String: Any]
      let read = [color?["$description"], color?["$deprecated"]].map { Array(($0 as? String ?? "").utf8) }
      #expect(read == [Array(text.utf8), Array(text.utf8)])
    }
    #expect(try Theme(json: theme.encoded()) == theme)
  }
}
