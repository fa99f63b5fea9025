import Foundation
import TestSupport
import Testing

/// The targets, their layers and what they import, by the manifests of the packages (ARCHITECTURE.md).
struct LayerTests {
  /// The layers from the bottom to the top, with those that each may import besides itself.
  private static let layers: [String: Set<String>] = [
    "Core": [], "Compiler": ["Core"], "Runtime": ["Core"], "Tools": ["Core", "Compiler", "Runtime"],
    "Commands": ["Core", "Compiler", "Runtime", "Tools"],
  ]

  /// Modules of Swift and of the systems, which no manifest declares.
  private static let system: Set<String> = [
    "Foundation", "FoundationXML", "FoundationNetworking", "Darwin", "Glibc", "Musl", "Dispatch", "Testing",
    "XCTest",
    "PackagePlugin", "XcodeProjectPlugin", "UIKit", "AppKit", "SwiftUI", "CoreText", "CoreGraphics",
    "Observation",
  ]

  /// A target imports what its manifest declares, nothing else, and a library or program imports all of it.
  @Test(arguments: ["", "Preview", "Examples/CatBreeds"])
  func targetsImportWhatTheyDeclare(package folder: String) async throws {
    let root = try await PackageManifest()
    let manifest = folder.isEmpty ? root : try await PackageManifest(in: folder)
    #expect(!manifest.targets.isEmpty)
    for target in manifest.targets where target.type != "system" {
      let declared = Set(
        target.dependencies.flatMap { name in
          manifest.targets.contains { $0.name == name } ? [name] : root.products[name] ?? [name]
        }
        .map { $0.replacing("-", with: "_") })
      var imported: Set<String> = []
      for source in ProjectSource.all(in: target.folder) where !source.isData {
        for module in source.imports where !Self.system.contains(module) {
          #expect(declared.contains(module), "\(source.path) imports \(module), which is not declared")
          imported.insert(module)
        }
      }
      guard ["regular", "executable"].contains(target.type) else { continue }
      #expect(imported == declared, "\(target.name) does not import \(declared.subtracting(imported))")
    }
  }

  /// Layers import downwards.
  @Test func layersPointDownwards() async throws {
    let targets = try await PackageManifest().targets
    func layer(_ target: PackageManifest.Target) -> String? {
      let parts = target.folder.split(separator: "/").map(String.init)
      return parts[0] == "Sources" ? parts[1] : nil
    }
    let layerOfTarget = Dictionary(uniqueKeysWithValues: targets.map { ($0.name, layer($0)) })
    for target in targets {
      guard let own = layer(target) else { continue }
      let allowed = try #require(Self.layers[own], "\(target.folder)").union([own])
      for name in target.dependencies {
        guard let other = layerOfTarget[name], let other else { continue }
        #expect(allowed.contains(other), "\(target.name) of \(own) uses \(name) of \(other)")
      }
    }
    let folders = try FileManager.default.contentsOfDirectory(atPath: Project.file("Sources").path)
    #expect(Set(folders) == Set(Self.layers.keys))
  }

  /// Each layer has a page of five lines for its sources, and one for its tests: a title, an empty line, and three
  /// lines of text.
  @Test(arguments: ["Sources", "Tests"], layers.keys.sorted())
  func aLayerIsDescribedInFiveLines(folder: String, layer: String) throws {
    let page = try String(contentsOf: Project.file("\(folder)/\(layer)/README.md"), encoding: .utf8)
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
    // The part after the last line break is no line.
    #expect(lines.map(\.isEmpty) == [false, true, false, false, false, true])
  }

  /// What a user builds or links contains nothing heavy that it does not need, also not through others.
  @Test(arguments: [
    ("KansoTheme", ["KansoFormatting", "KansoDiagnostics", "KansoThemeEncoding"]),
    ("KansoLint", ["KansoGuide", "KansoCodeGeneration", "KansoLayout", "KansoSolver", "KansoDrawing"]),
    ("kanso", ["SwiftSyntax", "KansoInterfaceBuilder", "KansoLayout", "KansoSolver"]),
    ("kanso-lint", ["Mustache", "KansoCodeGeneration", "KansoCanvasDrawing", "KansoRendering"]),
  ])
  func whatIsHeavyStaysAway(from target: String, unwanted: [String]) async throws {
    let manifest = try await PackageManifest()
    let used = manifest.namesUsed(by: target)
    #expect(!used.isEmpty)
    for name in unwanted {
      #expect(!used.contains(name), "\(target) uses \(name)")
      #expect(manifest.targets.contains { $0.name == name || $0.dependencies.contains(name) }, "\(name)")
    }
  }

  /// The table of ARCHITECTURE.md has the targets of the manifests with their dependencies.
  @Test func theArchitectureTableIsTheManifest() async throws {
    let text = try String(contentsOf: Project.file("ARCHITECTURE.md"), encoding: .utf8)
    var rows: [String: Set<String>] = [:]
    for line in text.split(separator: "\n") where line.hasPrefix("| `") {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 3 else { continue }
      let dependencies = cells[2].split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
      for name in cells[0].matches(of: /`([\w\-]+)`/) {
        rows[String(name.1)] = Set(dependencies).subtracting(["–"])
      }
    }
    let preview = try await PackageManifest(in: "Preview").targets
    for target in try await PackageManifest().targets + preview
    where ["Sources/", "Plugins/", "Preview/Sources/"].contains(where: target.folder.hasPrefix) {
      let row = try #require(rows[target.name], "ARCHITECTURE.md has no `\(target.name)`")
      rows[target.name] = nil
      #expect(row == target.dependencies, "\(target.name) in ARCHITECTURE.md")
    }
    #expect(rows.isEmpty, "ARCHITECTURE.md has targets that do not exist")
  }
}

extension ProjectSource {
  /// A source that tests read as data, not one of a target.
  fileprivate var isData: Bool {
    ["/Golden/", "/Stubs/", "/Guides/", "/Fixtures/"].contains(where: path.contains)
  }
}
