import Foundation
import KansoDiagnostics
import KansoGuide
import KansoStandard
import KansoTheme
import TestSupport
import Testing

@testable import KansoInterchange

/// Exports as documents of the design-token standard.
struct DesignTokenWriterTests {
  static let guides = [
    "everything": try? text("Tests/Compiler/KansoCodeGenerationTests/Guides/everything.yaml"),
    "everything2": try? text("Tests/Compiler/KansoCodeGenerationTests/Guides/everything2.yaml"),
    "modes": """
    kanso: 2
    modes:
      light: {appearance: light}
      dark: {appearance: dark, fallback: light}
      darkContrast: {appearance: dark, contrast: increased, fallback: dark}
      compact: {density: compact, fallback: light}
    colors:
      ink: {light: "#111111", dark: "#EEEEEE", darkContrast: "#FFFFFF"}
      text: {value: "{colors.ink}", description: Text, deprecated: "use {colors.ink}"}
      brand: {light: ink, dark: "#00FF00"}
    padding:
      gap: {light: 8, compact: 4}
      card: {light: {top: 1, leading: 2, bottom: 3, trailing: 4}, compact: 2}
      sheet: card

    """,
    "competing": """
    kanso: 2
    modes:
      light: {appearance: light}
      dark: {appearance: dark, fallback: light}
      compact: {density: compact, fallback: light}
      wide: {density: wide, fallback: light}
    sizes:
      gap: {light: 1, dark: 2, compact: 1}
      side: {light: gap, dark: 3, compact: gap, wide: 4}

    """,
    "combinations": """
    kanso: 2
    modes:
      light: {appearance: light}
      dark: {appearance: dark, fallback: light}
      compact: {density: compact, fallback: light}
      dark-compact: {appearance: dark, density: compact, fallback: dark}
    sizes:
      gap: {light: 8, dark: 7, compact: 4, dark-compact: 3}

    """,
  ]

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: Project.file(path), encoding: .utf8)
  }

  private func trip(_ name: String) throws -> ExportRoundTrip {
    let guide = try #require(Self.guides[name] ?? nil)
    return try ExportRoundTrip(guide, DesignTokenWriter.self, ResolverTokenReader.self)
  }

  @Test(arguments: guides.keys.sorted())
  func theImportIsTheGuide(_ name: String) throws {
    let trip = try trip(name)
    // A missing alpha is 0 in a guide that was imported.
    for difference in trip.differences(inDefaultModes: name == "combinations")
    where !difference.contains("alpha: nil") {
      Issue.record("\(difference)")
    }
    #expect(trip.export.findings.allSatisfy { $0.message.contains("texts") })
  }

  /// The resolver document, or the only document, has no problem in any context, and gives the values of the theme.
  @Test(arguments: guides.keys.sorted())
  func theFilesAreStandard(_ name: String) throws {
    let trip = try trip(name)
    let files = Dictionary(uniqueKeysWithValues: trip.export.files.map { ($0.name, $0.bytes) })
    let root = try #require(trip.export.files.last)
    var document = StandardDocument(root.bytes, path: root.name) { path in
      files[path].map { .bytes($0) } ?? .unreadable("there is no such file")
    }
    #expect(document.diagnostics.map(\.message) == [])
    #expect(document.tokens.count > 0)
    document = StandardDocument(trip.export.files[0].bytes, path: trip.export.files[0].name)
    #expect(document.diagnostics.map(\.message) == [])
  }

  /// The resolver document compiles to the theme that it was made of, without an import.
  @Test func theFilesCompile() throws {
    let trip = try trip("competing")
    let files = Dictionary(uniqueKeysWithValues: trip.export.files.map { ($0.name, $0.bytes) })
    let root = try #require(trip.export.files.last)
    let access = GuideFiles(
      read: { path, limit in files[path].map { .success($0) } ?? GuideFiles.none.read(path, limit) },
      identity: { $0 })
    let compiled = CompiledGuide(
      GuideDocuments([GuideFile(path: root.name, bytes: root.bytes)], including: access))
    let theme = try #require(compiled.theme, "\(compiled.diagnostics.map(\.message))")
    for token in trip.theme.tokens {
      let found = try #require(theme[token.path])
      for first in trip.theme.modes {
        for second in trip.theme.modes {
          let context = Context(first.context.values.merging(second.context.values) { $1 })
          #expect(
            theme.value(of: found, in: context) == trip.theme.value(of: token, in: context),
            "\(token.path) in \(context.sorted)")
        }
      }
    }
  }

  /// The data of other tools stays with its token, from a document to a theme, and to an export.
  @Test func dataOfOtherToolsStays() throws {
    let extensions = ##"{"com.figma": {"scopes": ["ALL", 1.5, null, true]}, "a/b": "</x>"}"##
    let text =
      ##"{"gap": {"$type": "number", "$value": 8, "$extensions": \##(extensions)}, "s": {"$type": "color", "##
      + ##""$value": {"colorSpace": "srgb", "components": [2, 0, 0]}, "$extensions": {"x": 1}}}"##
    let wanted = try JSONParser.parse(Array(extensions.utf8))
    var compiled = CompiledGuide(
      bytes: Array(text.replacing("[2, 0, 0]", with: "[1, 0, 0]").utf8), path: "a.tokens.json")
    for _ in 0..<2 {
      let theme = try #require(compiled.theme, "\(compiled.diagnostics.map(\.message))")
      let export = DesignTokenWriter.write(try #require(ForeignTokens(compiled)))
      for bytes in [theme.encoded(), export.files[0].bytes] {
        let root = try JSONParser.parse(bytes)
        let own = root["numbers"]?["gap"]?.extensionsOfOthers ?? []
        #expect(
          JSONNode(content: .object(own), offset: 0).equals(wanted),
          "\(String(decoding: bytes, as: UTF8.self))")
        #expect(root["colors"]?["s"]?.extensionsOfOthers.map(\.key) == ["x"])
      }
      #expect(try Theme(json: theme.encoded(), path: "theme.json") == theme)
      // The theme is a document, too.
      compiled = CompiledGuide(bytes: theme.encoded(), path: "theme.json")
    }
  }

  @Test func namesOfFiles() throws {
    let modes = "{a: {}, b: {x: 日}, c: {x: é-e}}"
    let trip = try ExportRoundTrip(
      "kanso: 2\nmodes: \(modes)\npadding: {gap: {a: 1, b: 2, c: 3}}", DesignTokenWriter.self,
      ResolverTokenReader.self)
    #expect(
      trip.export.files.map(\.name).sorted() == [
        "theme.resolver.json", "theme.tokens.json", "theme.u65e5.tokens.json", "theme.ue9-e.tokens.json",
      ])
  }

  /// Guides at random, with names and texts that are hard to write, come back, and their exports are standard.
  @Test func anyGuideComesBack() throws {
    var random = RandomGuide(.announced(for: "anyGuideComesBack"))
    for round in 0..<100 {
      let trip = try ExportRoundTrip(random.next(), DesignTokenWriter.self, ResolverTokenReader.self)
      for difference in trip.differences() where !difference.contains("alpha: nil") {
        Issue.record("round \(round): \(difference)")
      }
      let base = trip.export.files[0]
      let document = StandardDocument(base.bytes, path: base.name)
      #expect(document.diagnostics.map(\.message) == [], "round \(round)")
    }
  }

  /// The length of a chain of aliases does not matter.
  @Test func longChainsOfAliases() throws {
    var guide = "kanso: 2\nmodes: [light, dark]\nnumbers:\n  n0: {light: 1, dark: 2}\n"
    for index in 1..<300 { guide += "  n\(index): n\(index - 1)\n" }
    let trip = try ExportRoundTrip(guide, DesignTokenWriter.self, ResolverTokenReader.self)
    let text = String(decoding: trip.export.files[0].bytes, as: UTF8.self)
    #expect(text.contains("\"n299\": {"))
    #expect(text.contains("{numbers.n298}"))
  }
}
