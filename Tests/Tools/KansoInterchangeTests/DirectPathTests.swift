import Foundation
import KansoDiagnostics
import KansoGuide
import KansoTheme
import TestSupport
import Testing

@testable import KansoInterchange

/// A document of the standard has the same tokens in a guide whether it is compiled or imported.
struct DirectPathTests {
  /// Returns the paths and the aliases of the tokens of a guide, with the values of its modes.
  private func tokens(_ compiled: CompiledGuide) throws -> [String] {
    let theme = try #require(
      compiled.theme, "\(TextReporter(color: false).report(compiled.diagnostics))")
    return theme.modes.map { "\($0.name) \($0.context.sorted) \($0.fallback ?? "")" }
      + theme.tokens.map { token in
        "\(token.path) \(token.alias?.dotted ?? "") \(token.variants.map { theme.modes[$0.mode].name })"
      }.sorted()
  }

  private func expectSameTokens(_ text: String, _ name: String) throws {
    let file = ForeignFile(name: name, source: SourceFile(path: name, text: text))
    let guide = GuideWriter.write(ResolverTokenReader.read([file], ImportSelection()))
    let direct = Set(try tokens(CompiledGuide(bytes: Array(text.utf8), path: name)))
    let imported = Set(try tokens(CompiledGuide(bytes: Array(guide.text.utf8), path: "tokens.yaml")))
    let difference =
      direct.subtracting(imported).map { "+ \($0)" } + imported.subtracting(direct).map { "- \($0)" }
    #expect(difference.sorted() == [], "\(text)\n\(guide.findings.map(\.message))")
  }

  @Test func anExample() throws {
    let url = Project.root.appendingPathComponent("Examples/Standard/base.tokens.json")
    let text = try String(contentsOf: url, encoding: .utf8)
    try expectSameTokens(text, "base.tokens.json")
  }

  @Test func contexts() throws {
    try expectSameTokens(
      """
      {
        "version": "2025.10",
        "sets": {"core": {"sources": [{
          "ink": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0]}},
          "text": {"$value": "{ink}", "$type": "color"},
          "gap": {"$type": "dimension", "$value": {"value": 8, "unit": "px"}}}]}},
        "modifiers": {
          "theme": {"default": "light", "contexts": {"light": [], "dark": [
            {"ink": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 1, 1]}}}]}},
          "brand": {"default": "a", "contexts": {"a": [], "b": [
            {"ink": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 0, 0]}},
             "gap": {"$type": "dimension", "$value": {"value": 4, "unit": "px"}}}]}}
        },
        "resolutionOrder": [{"$ref": "#/sets/core"}, {"$ref": "#/modifiers/theme"}, {"$ref": "#/modifiers/brand"}]
      }
      """, "all.resolver.json")
  }

  private static let names = [
    "color", "Color", "space", "size", "500", "a b", "a-b", "A", "value", "default", "$root",
    "tokens",
    "kansoTokens", "radius", "line-height", "opacity", "fontWeight", "tracking", "width", "top", "x/y",
    "ramp", "é",
  ]
  private static let values = [
    ("color", ##"{"colorSpace": "srgb", "components": [0, 0, 0]}"##), ("number", "0.5"), ("number", "500"),
    ("dimension", ##"{"value": 8, "unit": "px"}"##), ("dimension", ##"{"value": -8, "unit": "rem"}"##),
    ("duration", ##"{"value": 8, "unit": "ms"}"##), ("fontFamily", "\"Inter\""), ("fontWeight", "300"),
    ("cubicBezier", "[0, 0, 1, 1]"), ("strokeStyle", "\"solid\""),
  ]

  @Test func randomNames() throws {
    var random = SeededGenerator.announced(for: "randomNames")
    for _ in 0..<100 {
      var paths: [String] = []
      func group(_ path: [String], depth: Int) -> String {
        var names: Set<String> = []
        let members = (0..<Int.random(in: 1...5, using: &random)).compactMap { _ -> String? in
          guard let name = Self.names.randomElement(using: &random), name != "$root" || !path.isEmpty,
            names.insert(name).inserted
          else { return nil }
          let own = path + [name]
          if depth > 0, name != "$root", Bool.random(using: &random) {
            return "\"\(name)\": {\(group(own, depth: depth - 1))}"
          }
          let known = paths.randomElement(using: &random)
          paths.append(own.joined(separator: "."))
          if let known, Int.random(in: 0..<3, using: &random) == 0 {
            return "\"\(name)\": {\"$value\": \"{\(known)}\"}"
          }
          let (type, value) = Self.values.randomElement(using: &random) ?? ("number", "1")
          return "\"\(name)\": {\"$type\": \"\(type)\", \"$value\": \(value)}"
        }
        return members.joined(separator: ", ")
      }
      let members = group([], depth: 2)
      if !paths.isEmpty { try expectSameTokens("{\(members)}", "a.tokens.json") }
    }
  }
}
