import Foundation
import KansoGuide
import KansoProject
import KansoTheme
import TestSupport
import Testing

@testable import KansoExport

/// Dart for Flutter, parsed by an independent grammar of Dart. Neither Dart nor Flutter was available.
struct FlutterTests {
  private func theme(_ guide: String) throws -> Theme {
    let compiled = CompiledGuide(bytes: Array(guide.utf8), path: "guide.yaml")
    return try #require(compiled.theme, "\(compiled.diagnostics.map(\.message))")
  }

  private func text(_ theme: Theme) throws -> String {
    let exporter = try #require(Exporter(.flutter))
    #expect(exporter.problems.map(\.message) == [])
    #expect(exporter.fileNames == ["tokens.dart"])
    return String(decoding: try #require(exporter.files(of: theme).first).bytes, as: UTF8.self)
  }

  private func source(_ name: String) throws -> String {
    let path =
      name == "catbreeds" ? "tokens.yaml" : "Tests/Compiler/KansoCodeGenerationTests/Guides/\(name).yaml"
    return try text(try theme(String(contentsOf: Project.file(path), encoding: .utf8)))
  }

  private func expectDart(_ text: String) async throws {
    let directory = try TemporaryDirectory()
    let file = try directory.write(text, to: "tokens.dart")
    let parsed = try await Shell.run(Project.file("scripts/check-syntax").path, ["dart", file.path])
    #expect(parsed.status == 0, "\(parsed.errors)")
  }

  @Test(arguments: ["catbreeds", "everything", "everything2", "hostile"])
  func outputIsAsRecorded(_ name: String) throws {
    let golden = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Golden/\(name)/tokens.dart")
    try Golden.check(try source(name), against: golden)
  }

  @Test(
    .requires(.python("tree_sitter_language_pack")),
    arguments: ["catbreeds", "everything", "everything2", "hostile"])
  func aGrammarOfDartAccepts(_ name: String) async throws { try await expectDart(try source(name)) }

  @Test(.requires(.python("tree_sitter_language_pack"))) func textsCannotEndTheirLiterals() async throws {
    try await expectDart(try text(try theme(MarkedDelimiters.guide)))
  }

  @Test(.requires(.python("tree_sitter_language_pack"))) func namesAreLegal() async throws {
    let text = try text(
      try theme(
        #"""
        kanso: 2
        modes: [light, dark]
        colors:
          class: {light: "#000000", dark: "#FFFFFF"}
          t: "#000000"
          "9": "#000000"
          hashCode: "#000000"
          light: "#000000"
        numbers: {double: 1, half: 0.5}
        strings:
          old: {value: "$x", deprecated: "use {colors.t}, not $this'"}
        """#))
    for part in [
      "  final Color class_;\n", "  final Color t_;\n", "  final Color $9;\n", "  final Color hashCode_;\n",
      "  final Color light;\n", "const lightColors = TokenColors(\n", "  static const double double_ = 1;\n",
      "  @Deprecated('use tokens.colors.t_, not \\$this\\'')\n  static const String old = '\\$x';\n",
    ] { #expect(text.contains(part), "\(part)\n\(text)") }
    try await expectDart(text)
  }

  @Test(.requires(.python("tree_sitter_language_pack"))) func axesAreParameters() async throws {
    let text = try text(
      try theme(
        """
        kanso: 2
        modes:
          light: {appearance: light, density: regular}
          dark: {appearance: dark, fallback: light}
          compact: {density: compact, fallback: light}
        colors:
          ink: {light: "#000000", dark: "#FFFFFF"}
          text: ink
        sizes: {gap: {light: 8, compact: 4}}
        padding: {inset: {top: 1, leading: 2, bottom: 3, trailing: 4}, same: inset}
        """))
    for part in [
      "enum TokenDensity { regular, compact }\n", "import 'dart:ui' show lerpDouble;\n",
      "    Brightness brightness = Brightness.light,\n    TokenDensity density = TokenDensity.regular,\n",
      "      brightness == Brightness.dark ? darkColors : lightColors,\n",
      "      density == TokenDensity.compact ? compactSizes : regularSizes,\n",
      "      text: Color.lerp(text, other.text, t)!,\n", "      gap: lerpDouble(gap, other.gap, t)!,\n",
      "  static const EdgeInsetsDirectional same = inset;\n",
      "final darkColors = lightColors.copyWith(\n  ink: Color(0xFFFFFFFF),\n  text: Color(0xFFFFFFFF),\n);\n",
      "  TokenColors get colors => _data.extension<TokenColors>() ?? lightColors;\n",
    ] { #expect(text.contains(part), "\(part)\n\(text)") }
    try await expectDart(text)
  }

  @Test(.requires(.python("tree_sitter_language_pack"))) func aSectionHasAnyNumberOfColors() async throws {
    let colors = (0..<600).map { "  c\($0): {light: '#000001', dark: '#000002'}\n" }.joined()
    try await expectDart(try text(try theme("kanso: 2\nmodes: [light, dark]\ncolors:\n" + colors)))
  }
}
