import Foundation
import KansoGuide
import KansoProject
import KansoTheme
import TestSupport
import Testing

@testable import KansoExport

/// Sass, TypeScript and JSON, read by their own compilers.
struct WebFormatTests {
  private static let guides = ["catbreeds", "everything", "everything2", "hostile"]

  private func theme(_ name: String) throws -> Theme {
    let path =
      name == "catbreeds" ? "tokens.yaml" : "Tests/Compiler/KansoCodeGenerationTests/Guides/\(name).yaml"
    let bytes = try Data(contentsOf: Project.root.appendingPathComponent(path))
    return try #require(CompiledGuide(bytes: Array(bytes), path: path).theme)
  }

  /// Returns the files of a format by their names.
  private func files(
    _ format: ExportFormat, _ theme: Theme, _ change: (inout ExportOptions) -> Void = { _ in }
  ) throws -> [String: String] {
    var options = ExportOptions()
    change(&options)
    let exporter = try #require(Exporter(format, options))
    #expect(exporter.problems.map(\.message) == [])
    return Dictionary(
      exporter.files(of: theme).map { ($0.name, String(decoding: $0.bytes, as: UTF8.self)) },
      uniquingKeysWith: { first, _ in first })
  }

  @Test(arguments: [
    (ExportFormat.tailwind, "theme.css"), (.scss, "_tokens.scss"), (.typescript, "tokens.ts"),
    (.json, "tokens.json"),
  ])
  func outputIsAsRecorded(_ format: ExportFormat, _ file: String) throws {
    for name in ["catbreeds", "hostile"] {
      let golden = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Golden/\(name)/\(file)")
      try Golden.check(try #require(try files(format, try theme(name))[file]), against: golden)
    }
  }

  @Test func optionsAreAsRecorded() throws {
    let golden = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Golden/everything/references.css")
    let sheet = try files(.css, try theme("everything")) {
      ($0.dark, $0.references, $0.rem, $0.fonts, $0.prefix) = (.lightDark, true, 16, .parts, "ds")
    }
    try Golden.check(try #require(sheet["tokens.css"]), against: golden)
  }

  // MARK: Sass

  /// Each variable has the value of the custom property, also where Sass would divide, interpolate or round.
  @Test(.requires(.program("sassc")), arguments: guides, [false, true])
  func sassHasTheValuesOfTheStyleSheet(_ name: String, _ references: Bool) async throws {
    let theme = try theme(name)
    let directory = try TemporaryDirectory()
    let sass = try files(.scss, theme) { $0.references = references }
    try directory.write(try #require(sass["_tokens.scss"]), to: "_tokens.scss")
    try directory.write(
      """
      @import "tokens";
      :root { @each $name, $value in $tokens { x-#{$name}: $value; } }
      @each $mode, $values in $modes { mode { @each $name, $value in $values { x-#{$name}: $value; } } }

      """, to: "use.scss")
    let outcome = try await Shell.run(
      "sassc", ["--style", "expanded", "--precision", "10", directory.path("use.scss")])
    try #require(outcome.status == 0, "\(outcome.errors)")
    // The values of custom properties would not be computed.
    let found = declarations(outcome.output.replacing("  x-", with: "  --"))
    let root = try #require(try files(.css, theme)["tokens.css"])
    let expected = declarations(root.components(separatedBy: "\n}")[0])
    #expect(found.count >= expected.count)
    for (property, value) in zip(expected, found) { #expect(property == value) }
  }

  /// Returns the declarations of custom properties in a style sheet. A number without a digit before its point has a zero
  /// there.
  private func declarations(_ sheet: String) -> [String] {
    sheet.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { $0.hasPrefix("--") }.map { line in
      String(line).replacing(/\b0\./, with: ".")
    }
  }

  // MARK: TypeScript and JSON

  /// A small project that uses the tokens: literal types, paths and modes.
  @Test(.requires(.program("tsc"))) func aProjectOfTypeScriptUsesTheTokens() async throws {
    let directory = try TemporaryDirectory()
    let module = try files(.typescript, try theme("catbreeds"))
    try directory.write(try #require(module["tokens.ts"]), to: "tokens.ts")
    try directory.write(
      """
      import { modes, tokens, Mode, TokenPath, Tokens } from "./tokens";

      const padding: "8px" = tokens.padding.standard;
      const path: TokenPath = "colors.blackish";
      const size: string = tokens.fonts.heading.fontSize;
      function color(name: keyof Tokens["colors"]): string { return tokens.colors[name]; }
      const dark: Mode = "dark";
      console.log(padding, path, size, color("white"), modes[dark].colors.blackish);
      // @ts-expect-error: there is no such token
      const missing: TokenPath = "colors.none";
      // @ts-expect-error: tokens do not change
      tokens.padding.standard = "9px";

      """, to: "use.ts")
    let outcome = try await Shell.run(
      "tsc", ["--strict", "--noEmit", "--target", "es2020", "--moduleResolution", "node", "use.ts"],
      in: directory.url)
    #expect(outcome.status == 0, "\(outcome.output)")
  }

  /// The module compiles for any guide, and its objects are those of the JSON, in both shapes.
  @Test(
    .requires(.program("tsc")), .requires(.program("node")), arguments: guides,
    [(ExportOptions.Shape.nested, false), (.flat, true)])
  func theModuleHasTheValuesOfTheJSON(
    _ name: String, _ form: (shape: ExportOptions.Shape, numbers: Bool)
  ) async throws {
    let theme = try theme(name)
    let change: (inout ExportOptions) -> Void = { ($0.shape, $0.numbers) = form }
    let directory = try TemporaryDirectory()
    try directory.write(try #require(try files(.typescript, theme, change)["tokens.ts"]), to: "tokens.ts")
    let compiled = try await Shell.run(
      "tsc", ["--strict", "--target", "es2020", "--module", "commonjs", "tokens.ts"], in: directory.url)
    try #require(compiled.status == 0, "\(compiled.output)")
    let printed = try await Shell.run(
      "node", ["-e", "const t = require('./tokens.js'); console.log(JSON.stringify([t.tokens, t.modes]))"],
      in: directory.url)
    let module = try #require(
      try JSONSerialization.jsonObject(with: printed.outputBytes) as? [[String: Any]], "\(printed.errors)")
    let json = try files(.json, theme, change)
    #expect(NSDictionary(dictionary: module[0]) == (try object(json["tokens.json"])))
    for (mode, values) in module[1] {
      #expect(try #require(values as? NSDictionary) == (try object(json["tokens.\(mode).json"])))
    }
    #expect(json.count == module[1].count + 1)
  }

  /// Returns the tokens of a document.
  private func object(_ json: String?) throws -> NSDictionary {
    let object = try JSONSerialization.jsonObject(with: Data(try #require(json).utf8))
    var members = try #require(object as? [String: Any])
    #expect(
      (members.removeValue(forKey: "$description") as? String)?.hasPrefix("Generated by Kanso.") == true)
    return NSDictionary(dictionary: members)
  }
}
