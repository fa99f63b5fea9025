import Foundation
import KansoDiagnostics
import KansoGuide
import KansoProject
import KansoSystem
import KansoTheme
import KansoThemeEncoding
import TestSupport
import Testing

@testable import KansoCodeGeneration

/// Generated Swift compiles and has the values of its guide, for every legal guide: hundreds of guides from a seed, all
/// compiled in one run for each platform.
struct CompiledTruthTests {
  private static let themes: [Theme] = {
    var guides = RandomGuide(.announced(for: "CompiledTruthTests"))
    var themes: [Theme] = []
    var refused = 0
    while themes.count < 200 {
      let text = guides.next()
      let compiled = CompiledGuide(bytes: Array(text.utf8), path: "random.yaml")
      if let theme = compiled.theme {
        themes.append(theme)
      } else {
        // A guide may be rejected for colliding names, cycles and similar errors, but never without a message.
        precondition(compiled.diagnostics.hasErrors, "rejected without a message:\n\(text)")
        refused += 1
        precondition(
          refused < 3000, "nearly every guide is refused: \(compiled.diagnostics[0].message)\n\(text)")
      }
    }
    let tokens = themes.map(\.tokens.count).reduce(0, +)
    print("CompiledTruthTests: \(themes.count) guides with \(tokens) tokens, \(refused) refused")
    return themes
  }()

  @Test(arguments: [
    (Platform.uikit, ["UIKit"]), (.appkit, ["AppKit"]), (.swiftui, ["UIKit", "SwiftUI"]),
  ])
  func everyGuideCompilesForApple(_ platform: Platform, _ frameworks: [String]) async throws {
    let sources = try Self.sources(platform)
    let outcome = try await SwiftCompiler.typeCheck(sources, againstStubsOf: frameworks)
    #expect(outcome.status == 0, "\(outcome.errors.prefix(4000))")
  }

  @Test(arguments: [
    (Platform.uikit, ["UIKit"]), (.appkit, ["AppKit"]), (.swiftui, ["UIKit", "SwiftUI"]),
  ])
  func everyGuideThatFollowsAThemeCompiles(_ platform: Platform, _ frameworks: [String]) async throws {
    let sources = try Self.sources(platform, followsTheme: true)
    let outcome = try await SwiftCompiler.typeCheck(sources, againstStubsOf: frameworks, withThemeUI: true)
    #expect(outcome.status == 0, "\(outcome.errors.prefix(4000))")
  }

  @Test func everyPortableValueIsThatOfItsTheme() async throws {
    var body: [String] = []
    var expected: [String] = []
    for (index, theme) in Self.themes.enumerated() {
      // The use of a deprecated token causes a warning, and warnings are errors here.
      for token in theme.tokens where token.deprecated == nil {
        body.append("show(\(Self.expression(token.path, index)))")
        let contexts: [Context] = token.type.followsModes ? [[:], ["appearance": "dark"]] : [[:]]
        expected += contexts.map { constantDescription(of: theme.value(of: token, in: $0)) }
        guard !token.type.followsModes else { continue }
        body.append("show(\(Self.expression(token.path, index, ["tokens"])))")
        expected += [[:], ["appearance": "dark"]].map {
          constantDescription(of: theme.value(of: token, in: $0))
        }
      }
    }
    // One function with all statements would take the compiler too long.
    let parts = stride(from: 0, to: body.count, by: 200).map { Array(body[$0..<min($0 + 200, body.count)]) }
    let functions = parts.enumerated().map { "func part\($0)() {\n\($1.joined(separator: "\n"))\n}" }
    let calls = parts.indices.map { "part\($0)()" }.joined(separator: "\n")
    let helpers = """
      func show(_ value: Color) {
        for dark in [false, true] { print(value.resolved(in: dark ? ["appearance": "dark"] : [:])) }
      }
      func show(_ value: Font) {
        for dark in [false, true] { print(value.resolved(in: dark ? ["appearance": "dark"] : [:])) }
      }
      func show(_ value: String) { debugPrint(value) }
      func show(_ value: Token<String>) {
        for dark in [false, true] { debugPrint(value.resolved(in: dark ? ["appearance": "dark"] : [:])) }
      }
      func show<Value>(_ value: Value) { print(value) }
      func show<Value>(_ value: Token<Value>) {
        for dark in [false, true] { print(value.resolved(in: dark ? ["appearance": "dark"] : [:])) }
      }
      """
    let program = GeneratedFile(
      name: "Values.swift",
      bytes: Array("import KansoTheme\n\(helpers)\n\(functions.joined(separator: "\n"))\n".utf8))
    let outcome = try await SwiftCompiler.run(try Self.sources(.portable) + [program], printing: calls)
    #expect(outcome.status == 0, "\(outcome.errors.prefix(4000))")
    let printed = outcome.output.replacing("KansoTheme.", with: "").split(separator: "\n").map(String.init)
    #expect(printed.count == expected.count)
    let wrong = zip(printed, expected).first { !Self.areEqual($0, $1) }
    #expect(wrong == nil)
  }

  /// Returns true for equal descriptions. Numbers may differ in their last bit: on x86, Swift's compiler rounds a literal
  /// to 80 bits first and then to 64, so that `0.210993` becomes the number below the nearest one.
  private static func areEqual(_ printed: String, _ expected: String) -> Bool {
    guard printed != expected else { return true }
    func isNumeric(_ character: Character) -> Bool { "0123456789.e-".contains(character) }
    func numbers(_ text: String) -> [Double] {
      text.split { !isNumeric($0) }.compactMap { Double($0) }
    }
    guard printed.filter({ !isNumeric($0) }) == expected.filter({ !isNumeric($0) }) else { return false }
    let (found, wanted) = (numbers(printed), numbers(expected))
    return found.count == wanted.count && zip(found, wanted).allSatisfy { abs($0 - $1) <= $1.ulp }
  }

  @Test func everyThemeReadsBack() throws {
    for theme in Self.themes { #expect(try Theme(json: theme.encoded()) == theme) }
  }

  @Test(.requires(.python("jsonschema")), .requires(.python("yaml")))
  func everyThemeIsADocumentOfTheStandard() async throws {
    let directory = try TemporaryDirectory()
    let paths = try Self.themes.enumerated().map { index, theme in
      try directory.write(Data(theme.encoded()), to: "\(index).json").path
    }
    let schema = Project.root.appendingPathComponent("Documentation/Schemas/theme.schema.json").path
    let outcome = try await Shell.run(
      Project.root.appendingPathComponent("scripts/check-schemas").path, [schema] + paths)
    #expect(outcome.status == 0)
    #expect(outcome.output == paths.map { "valid \($0)\n" }.joined(), "\(outcome.errors.prefix(2000))")
  }

  @Test(arguments: [false, true])
  func fiveThousandTokensInAGroupCompile(_ followsTheme: Bool) async throws {
    let guide = "padding:\n  group:\n" + (0..<5000).map { "    p\($0): \($0)\n" }.joined()
    let files = try files(of: try theme(of: guide), .uikit, followsTheme: followsTheme)
    let outcome = try await SwiftCompiler.typeCheck(
      files, againstStubsOf: ["UIKit"], withThemeUI: followsTheme)
    #expect(outcome.status == 0, "\(outcome.errors.prefix(4000))")
  }

  // MARK: Many guides in one module

  /// The extensions with members for tokens, which cannot be in an enum and would be the same for several guides. Each
  /// becomes an enum of a name. Other extensions are the same for all guides: other tests compile them.
  private static let memberExtensions = [
    "extension ShapeStyle where Self == Color {": "ColorMembers",
    "extension KansoShapeStyle {": "ShapeStyleMembers", "extension KansoTextStyle {": "TextStyleMembers",
  ]

  /// Returns the sources of all guides, each in its own enum.
  private static func sources(_ platform: Platform, followsTheme: Bool = false) throws -> [GeneratedFile] {
    var sources: [SourceKind: (imports: Set<String>, text: String)] = [:]
    for (index, theme) in themes.enumerated() {
      for file in try files(of: theme, platform, followsTheme: followsTheme) {
        guard let kind = SourceKind.allCases.first(where: { "\($0.rawValue).swift" == file.name }) else {
          continue
        }
        var body: [String] = []
        let source = String(decoding: file.bytes, as: UTF8.self)
        var isLeftOut = false
        for line in (platform == .swiftui ? source : withoutExtensions(source)).split(
          separator: "\n", omittingEmptySubsequences: false)
        {
          if isLeftOut {
            isLeftOut = line != "}"
          } else if let name = memberExtensions[String(line)] {
            body.append("enum \(name) {")
          } else if line.hasPrefix("extension "), platform == .swiftui {
            isLeftOut = true
          } else if line.hasPrefix("import ") {
            sources[kind, default: ([], "")].imports.insert(String(line))
          } else if line.hasPrefix("private func ") {
            body.append(
              String(line).replacing("private func ", with: "private static func ", maxReplacements: 1))
          } else {
            body.append(String(line))
          }
        }
        // Sources of a guide use each other's types, so they are in one enum.
        let declaration = kind == .colors ? "enum Guide\(index) {}\n" : ""
        sources[kind, default: ([], "")].text +=
          "\(declaration)extension Guide\(index) {\n\(body.joined(separator: "\n"))\n}\n"
      }
    }
    return sources.map { kind, source in
      let text = source.imports.sorted().joined(separator: "\n") + "\n" + source.text
      return GeneratedFile(name: "\(kind.rawValue).swift", bytes: Array(text.utf8))
    }
  }

  /// Returns a source without its extensions, which an enum cannot contain: the members of an own type are in the type,
  /// and extensions of the framework's types, which are the same for all guides, are left out.
  private static func withoutExtensions(_ source: String) -> String {
    var source = source
    if let start = source.range(of: "#if !os(watchOS)\n  extension "),
      let end = source.range(of: "\n#endif\n", range: start.upperBound..<source.endIndex)
    {
      source.removeSubrange(start.lowerBound..<end.upperBound)
    }
    while let start = source.range(of: "\nextension ") {
      guard let open = source.range(of: " {\n", range: start.upperBound..<source.endIndex),
        let end = source.range(of: "\n}\n", range: open.upperBound..<source.endIndex)
      else { break }
      let type = source[start.upperBound..<open.lowerBound]
      let members = source[open.upperBound..<end.lowerBound]
      let declaration = source.range(of: "struct \(type)").flatMap {
        source.range(of: " {\n", range: $0.upperBound..<start.lowerBound)
      }
      source.removeSubrange(start.lowerBound..<end.upperBound)
      if let declaration { source.insert(contentsOf: members + "\n", at: declaration.upperBound) }
    }
    return source
  }

  /// Returns the Swift expression for a token of a guide.
  ///
  /// - Parameter inner: the enums inside the group that hold the tokens that follow the mode.
  private static func expression(_ path: TokenPath, _ guide: Int, _ inner: [String] = []) -> String {
    let root = path.knownSection!
    let groups = path.names.dropFirst().dropLast().map { SwiftName.escaped(SwiftName.type($0)) }
    let member = SwiftName.escaped(SwiftName.member(path.name))
    return (["Guide\(guide)", root.typeName] + groups + inner + [member]).joined(
      separator: ".")
  }
}
