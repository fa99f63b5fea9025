import Foundation
import KansoDiagnostics
import KansoGuide
import KansoTheme
import KansoThemeEncoding
import TestSupport
import Testing

@testable import KansoStandard

/// Whole documents: their recognition, their output, and documents of others.
struct DocumentTests {
  @Test(
    "Documents of the standard are recognised by name and content",
    arguments: [
      ("a.tokens.json", "{}", true), ("a.tokens", "{", true), ("a.resolver.json", "{}", true),
      ("a.json", "{\"a\": {\"$value\": 1}}", true), ("a.json", "{\"resolutionOrder\": []}", true),
      ("a.json", "{\"$schema\": \"https://www.designtokens.org/schemas/2025.10/format.json\"}", true),
      ("a.json", "{\"colors\": {\"white\": \"#FFFFFF\"}}", false),
      ("a.json", "{\"colors\": {\"white\": \"#FFFFFF\", \"a\": {\"$value\": 1}}}", false),
      ("a.json", "{", false), ("a.yaml", "{\"a\": {\"$value\": 1}}", false),
      ("a.json", "{\"$themes\": [], \"a\": {\"$value\": 1}}", false),
      ("a.tokens.json", "{\"$metadata\": {}, \"a\": {\"$value\": 1}}", false),
    ])
  func recognition(_ path: String, _ text: String, _ isDocument: Bool) {
    #expect((StandardSource(Array(text.utf8), path: path) != nil) == isDocument)
  }

  @Test func valuesAreWrittenAsTheyAre() throws {
    let text = StandardText(
      #"{"a b": {"c": {"$type": "color", "$value": {"colorSpace": "oklch", "components": [0.5, "none", 10], "alpha": 0.5}}}, "d": {"$value": "{a b.c}"}, "s": {"$type": "dimension", "$value": {"value": 1.5, "unit": "rem"}}}"#
    )
    let (json, problems) = text.document.resolvedValues()
    #expect(problems.isEmpty)
    #expect(
      String(decoding: json, as: UTF8.self) == """
        {
          "a b.c": {"colorSpace": "oklch", "components": [0.5, "none", 10], "alpha": 0.5},
          "d": {"colorSpace": "oklch", "components": [0.5, "none", 10], "alpha": 0.5},
          "s": {"value": 1.5, "unit": "rem"}
        }

        """)
  }

  @Test func diagnosticsHavePointers() {
    let text = StandardText(
      #"{"a/b": {"$type": "border", "$value": {"width": 1, "color": "{c}", "style": "solid"}}, "x.y": {"~": 1}}"#
    )
    #expect(
      text.document.diagnostics.map(\.pointer) == ["/a~1b/$value/width", "/a~1b/$value/color", "/x.y"])
    #expect(JSONReporter().report(text.document.diagnostics).contains(#""pointer": "/x.y""#))
  }

  @Test func linesAreForPeople() {
    let text = StandardText(#"{"a": {"b": {"$type": "number", "$value": 2}}, "c": {"$value": "{a.b}"}}"#)
    #expect(text.document.resolvedLines() == "a.b  2\nc  2\n")
  }

  @Test func tokensOfLaterSourcesReplaceGroups() throws {
    let text = StandardText(
      resolver:
        ##""sets": {"s": {"sources": [{"a": {"b": {"$type": "number", "$value": 1}}, "c": {"$type": "number", "$value": 2}}, {"a": {"$type": "number", "$value": 3}, "c": {"d": {"$type": "number", "$value": 4}}}, {"a": {"b": {"$type": "number", "$value": 5}}}]}}, "resolutionOrder": [{"$ref": "#/sets/s"}]"##
    )
    #expect(text.ids == [] && text.paths == ["a.b", "c.d"])
    #expect(try text.value("a.b") == "5")
  }

  /// Each context is checked once, and a problem of several contexts is reported once.
  @Test func allContextsAreChecked() throws {
    let contexts = (0..<4).map { "\"c\($0)\": [{\"a\": {\"$type\": \"number\", \"$value\": \"\($0)\"}}]" }
    let text = """
      {"version": "2025.10", "sets": {"s": {"sources": [{"b": {"$value": "{none}"}}]}},
       "modifiers": {"m": {"default": "c0", "contexts": {\(contexts.joined(separator: ", "))}}},
       "resolutionOrder": [{"$ref": "#/sets/s"}, {"$ref": "#/modifiers/m"}]}
      """
    let source = try #require(StandardSource(Array(text.utf8), path: "a.resolver.json"))
    var limits = StandardLimits()
    limits.contextCount = 3
    let all = StandardReadings.diagnostics(of: source, limits: limits) { _ in .unreadable("") }.diagnostics
    #expect(all.count { $0.id == "invalid-token-value" } == 4)
    #expect(all.count { $0.id == "unknown-reference" } == 1)
    limits.contextCount = 2
    let few = StandardReadings.diagnostics(of: source, limits: limits) { _ in .unreadable("") }.diagnostics
    #expect(few.contains { $0.id == "document-limit" })
  }

  /// A theme that Kanso writes is a valid document of the standard, with the same values.
  @Test(arguments: ["tokens.yaml", "Tests/Compiler/KansoCodeGenerationTests/Guides/everything2.yaml"])
  func themesAreDocuments(_ guide: String) throws {
    let bytes = Array(try Data(contentsOf: Project.root.appendingPathComponent(guide)))
    let theme = try #require(CompiledGuide(bytes: bytes, path: guide).theme)
    let source = try #require(StandardSource(theme.encoded(), path: "theme.json"))
    #expect(source.isTheme)
    let document = StandardDocument(source) { _ in .unreadable("") }
    #expect(document.diagnostics.isEmpty, "\(TextReporter(color: false).report(document.diagnostics))")
    func values(_ json: [UInt8]) throws -> [String: Any] {
      try #require(try JSONSerialization.jsonObject(with: Data(json)) as? [String: Any])
    }
    // The standard has no type for texts.
    let texts = Set(theme.tokens.filter { $0.type == .string }.map(\.path.dotted))
    let expected = try values(theme.encodedValues()).filter { !texts.contains($0.key) }
    #expect(try values(document.resolvedValues().json) as NSDictionary == expected as NSDictionary)
  }

  /// Damaged documents are reported, and never end the program.
  @Test func damagedDocumentsNeverCrash() {
    var random = SeededGenerator.announced(for: "damagedDocumentsNeverCrash")
    let pieces = [
      "{\"$ref\": \"#/a\"}", "\"{a}\"", "\"{a.b}\"", "{\"$value\": \"{b}\"}", "{\"$extends\": \"{a}\"}", "{}",
      "[]", "1",
      "{\"$ref\": \"#/a/$value/b\"}", "[\"{a}\", \"{b}\"]",
      "{\"$type\": \"gradient\", \"$value\": [\"{b.a}\"]}",
      "{\"$type\": \"color\", \"a\": {\"$value\": \"{b}\"}, \"$root\": {\"$value\": \"{a.b}\"}}",
    ]
    func piece(_ depth: Int) -> String {
      guard depth > 0, Int.random(in: 0..<3, using: &random) > 0 else {
        return pieces.randomElement(using: &random) ?? ""
      }
      let keys = ["a", "b", "$value", "$root", "$extends", "$ref", "$type"].shuffled(using: &random).prefix(3)
      return "{\(keys.map { "\"\($0)\": \(piece(depth - 1))" }.joined(separator: ", "))}"
    }
    for _ in 0..<2_000 {
      let document = StandardText("{\"a\": \(piece(3)), \"b\": \(piece(3))}").document
      _ = (document.tokens, document.resolvedValues(), document.resolvedTokens())
    }
  }

  @Test func manyReplacedTokensTakeLinearTime() {
    expectLinearTime(from: 200, growth: 32) { count in
      let source =
        "{\((0..<count).map { "\"t\($0)\": {\"$type\": \"number\", \"$value\": \($0)}" }.joined(separator: ","))}"
      let text = StandardText(
        resolver:
          "\"sets\": {\"s\": {\"sources\": [\(source), \(source)]}}, \"resolutionOrder\": [{\"$ref\": \"#/sets/s\"}]"
      )
      #expect(text.document.tokenCount == count)
    }
  }

  @Test func manyTokensTakeLinearTime() {
    expectLinearTime(from: 200, growth: 32) { count in
      let tokens = (0..<count).map {
        "\"t\($0)\": {\"$type\": \"color\", \"$value\": \($0 % 2 == 0 ? blue : "\"{g.t\($0 - 1)}\"")}"
      }
      let document = StandardText("{\"g\": {\(tokens.joined(separator: ","))}}").document
      #expect(document.diagnostics.isEmpty && document.tokenCount == count)
      _ = document.resolvedValues()
    }
  }
}

/// Public documents of others, with independently computed values.
struct StandardCorpusTests {
  private struct Case: Decodable {
    struct Mode: Decodable {
      let resolver: String
      let inputs: [String: String]?
    }
    let id: String
    let format: String
    let root: String
    let modes: [String: Mode]
    let tokens: [String: Int]

    enum CodingKeys: CodingKey { case id, format, root, modes, tokens }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      id = try container.decode(String.self, forKey: .id)
      format = try container.decode(String.self, forKey: .format)
      root = try container.decode(String.self, forKey: .root)
      modes = format == "dtcg" ? try container.decode([String: Mode].self, forKey: .modes) : [:]
      tokens = try container.decode([String: Int].self, forKey: .tokens)
    }
  }

  private struct Index: Decodable { let cases: [Case] }

  /// What is found in public documents is a value that the standard does not allow; everything else is understood.
  @Test(.requires(.corpus)) func publicDocumentsAreRead() throws {
    let folder = Project.shared.appendingPathComponent("corpus/tokens")
    let index = try JSONDecoder().decode(
      Index.self, from: Data(contentsOf: folder.appendingPathComponent("index.json")))
    let cases = index.cases.filter { $0.format == "dtcg" }
    #expect(!cases.isEmpty)
    for item in cases {
      for (name, mode) in item.modes {
        let path = folder.appendingPathComponent("\(item.root)/\(mode.resolver)").path
        let source = try #require(
          StandardSource(Array(try Data(contentsOf: URL(fileURLWithPath: path))), path: path))
        let inputs = ResolverInputs((mode.inputs ?? [:]).map { "\($0.key)=\($0.value)" })
        let document = StandardDocument(source, inputs: inputs) { file in
          (try? Data(contentsOf: URL(fileURLWithPath: file))).map { .bytes(Array($0)) }
            ?? .unreadable("missing")
        }
        let ids = Set(document.diagnostics.filter { $0.severity == .error }.map(\.id))
        #expect(ids.isSubset(of: ["invalid-token-value"]), "\(item.id) \(name)")
        #expect(document.tokenCount >= item.tokens[name] ?? 1, "\(item.id) \(name)")
      }
    }
  }
}
