import Foundation
import KansoTheme
import KansoThemeEncoding
import TestSupport
import Testing

@testable import KansoCodeGeneration

/// The Objective-C header, checked by clang against stubs.
struct ObjectiveCHeaderTests {
  private func header(_ guide: String) throws -> String {
    let generator = CodeGenerator(options: GenerationOptions(platform: .uikit, writesObjectiveCHeader: true))
    return try generator.files(of: try theme(of: guide)).text(CodeGenerator.headerFileName)
  }

  @Test(arguments: ["everything", "everything2", "hostile"])
  func isAsRecorded(_ name: String) throws {
    let golden = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Golden/\(name)/\(CodeGenerator.headerFileName)")
    try Golden.check(try header(try GoldenTests.guide(name)), against: golden)
  }

  @Test(arguments: ["catbreeds", "everything", "everything2", "hostile"], ["0", "1"])
  func compilesWithoutWarnings(_ name: String, _ isMac: String) async throws {
    let outcome = try await Self.compile(try header(try GoldenTests.guide(name)), isMac: isMac)
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  /// Compiles a header against the stubs, with warnings as errors.
  static func compile(_ header: String, isMac: String) async throws -> Shell.Outcome {
    let directory = try TemporaryDirectory()
    try directory.write(header, to: "Tokens.h")
    // A header consists of functions that may have no caller.
    try directory.write("#import \"Tokens.h\"\n", to: "main.m")
    let stubs = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "Stubs/ObjectiveC")
    return try await Shell.run(
      "clang",
      [
        "-x", "objective-c", "-fsyntax-only", "-fblocks", "-fobjc-runtime=macosx", "-Wall", "-Wextra",
        "-Werror",
        "-DTARGET_OS_OSX=\(isMac)", "-I", stubs.path, directory.path("main.m"),
      ])
  }

  @Test func namesThatRunTogetherAreFound() throws {
    let theme = try theme(of: "padding: {card: {inner-gap: 1}, cardInner: {gap: 2}, other: 3}")
    let collisions = CName.collisions(in: theme, SwiftNaming())
    #expect(collisions.map(\.token) == ["padding.cardInner.gap"])
    #expect(collisions.map(\.first) == ["padding.card.inner-gap"])
  }

  @Test(arguments: [
    ("a\"b\\c?", "\"a\\\"b\\\\c\\?\""), ("é\n", "\"\\303\\251\\012\""), ("\u{0}1", "\"\\0001\""),
    ("\"\u{301}", "\"\\\"\\314\\201\""),
  ])
  func textIsInert(_ text: String, _ literal: String) { #expect(ObjectiveCText.literal(text) == literal) }

  /// A mark beside a quote does not prevent the escape, nor beside a backslash at the end of a line.
  @Test func marksHideNothing() {
    // The same holds outside the macro. The macro does not see a backslash after U+0600 either.
    let texts = [
      (ObjectiveCText.attributeLiteral("\"\u{301}?\\\u{600}"), "\"\\\"\u{301}\\?\\\\\u{600}\""),
      (ObjectiveCText.commentLine("\u{600}\\"), "\u{600}\\ ."),
      (ObjectiveCText.commentLine("\u{600}??/"), "\u{600}??/ ."),
    ]
    for (written, expected) in texts { #expect(Array(written.utf8) == Array(expected.utf8)) }
  }
}
