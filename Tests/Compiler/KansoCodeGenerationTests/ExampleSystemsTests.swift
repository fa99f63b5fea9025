import Foundation
import KansoDiagnostics
import KansoGuide
import KansoProject
import KansoTheme
import TestSupport
import Testing

@testable import KansoCodeGeneration

/// The guides in `Examples/Systems`: the tokens of public design systems, which are larger than guides for tests.
enum ExampleSystems {
  static let names = ["Primer", "Carbon", "Material", "OpenProps"]
  static let folder = Project.file("Examples/Systems")

  /// Returns the theme of a system. Every diagnostic is an issue, unless `kanso.yaml` disables it.
  static func theme(of system: String) throws -> Theme {
    let url = folder.appendingPathComponent("\(system)/tokens.yaml")
    let project = try ProjectConfiguration(
      for: url.path, known: [.nearDuplicateColor, .unusedColor, .unfollowedMode])
    #expect(project.diagnostics.isEmpty)
    let file = GuideFile(path: url.path, bytes: Array(try Data(contentsOf: url)))
    let compiled = CompiledGuide(
      GuideDocuments([file], including: .onDisk), disabledWarnings: project.configuration.disabledWarnings,
      checksQuality: true)
    #expect(compiled.diagnostics.isEmpty, "\(TextReporter(color: false).report(compiled.diagnostics))")
    return try #require(compiled.theme)
  }
}

struct ExampleSystemsTests {
  @Test(arguments: ExampleSystems.names)
  func everyPlatformHasEachNameOnce(_ system: String) throws {
    let theme = try ExampleSystems.theme(of: system)
    for platform in Platform.allCases {
      for file in try files(of: theme, platform) {
        let names = DeclaredNames(String(decoding: file.bytes, as: UTF8.self))
        #expect(names.repeated == [], "\(platform) \(file.name)")
      }
    }
  }

  @Test(arguments: ExampleSystems.names)
  func readmeHasTheLicenseAndTheNumberOfTokens(_ system: String) throws {
    let readme = try String(
      contentsOf: ExampleSystems.folder.appendingPathComponent("README.md"), encoding: .utf8)
    let row = try #require(
      readme.split(separator: "\n").first { $0.contains("](\(system)/tokens.yaml)") }
    )
    #expect(row.contains("](\(system)/LICENSE)"))
    let license = ExampleSystems.folder.appendingPathComponent("\(system)/LICENSE")
    #expect(FileManager.default.fileExists(atPath: license.path))
    #expect(row.replacing(",", with: "").contains("| \(try ExampleSystems.theme(of: system).tokens.count) |"))
  }
}

/// The Swift of the example systems compiles without a warning, for each platform.
struct ExampleSystemsCompilationTests {
  @Test(
    arguments: [
      ("Primer", Platform.uikit, ["UIKit"]), ("Carbon", .appkit, ["AppKit"]),
      ("Material", .swiftui, ["UIKit", "SwiftUI"]), ("OpenProps", .auto, ["AppKit"]),
    ])
  func appleSourcesTypeCheckAgainstStubs(_ system: String, _ platform: Platform, _ frameworks: [String])
    async throws
  {
    let files = try files(of: try ExampleSystems.theme(of: system), platform)
    let outcome = try await SwiftCompiler.typeCheck(files, againstStubsOf: frameworks)
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  @Test func portableSourcesCompile() async throws {
    let theme = try ExampleSystems.theme(of: "OpenProps")
    let outcome = try await SwiftCompiler.run(
      try files(of: theme, .portable), printing: "print(Colors.kansoFingerprint)")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output == "\(theme.fingerprint)\n")
  }
}

/// The names that a generated file declares, each with the types around it, which the indentation shows.
private struct DeclaredNames {
  /// The names that are declared more than once.
  private(set) var repeated: [String] = []

  init(_ source: String) {
    var scopes: [(indentation: Int, name: String)] = []
    var declared: Set<String> = []
    for line in source.split(separator: "\n") {
      // `auto` declares all names once for each framework.
      if line.hasPrefix("#") { declared = [] }
      let indentation = line.prefix { $0 == " " }.count
      let words = line.split(separator: " ")
      if words.first == "extension" { scopes = [(indentation, String(line))] }
      guard let keyword = words.firstIndex(where: { ["enum", "struct", "let", "var"].contains($0) }),
        keyword + 1 < words.count, words[0] == "public"
      else { continue }
      let name = words[keyword + 1].prefix { $0 != ":" && $0 != "(" }
      scopes.removeAll { $0.indentation >= indentation }
      let path = scopes.map(\.name).joined(separator: ".") + ".\(name)"
      if !declared.insert(path).inserted { repeated.append(path) }
      if ["enum", "struct"].contains(words[keyword]) { scopes.append((indentation, String(name))) }
    }
  }
}
