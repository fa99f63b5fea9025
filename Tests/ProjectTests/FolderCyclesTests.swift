import Foundation
import TestSupport
import Testing

/// The folders of each target are a hierarchy: a folder uses the types of those below it.
struct FolderCyclesTests {
  /// The targets of the project and of the package `Preview`, by their folders.
  private static let targets: [String] = {
    let layers = folders(in: "Sources")
    return layers.flatMap(folders(in:)) + folders(in: "Preview/Sources")
  }()

  /// Targets with a cycle (ARCHITECTURE.md).
  private static let exceptions: Set = [
    // As in UIKit, a view knows its constraints, the engine and how it is drawn, and these know views.
    "Sources/Runtime/KansoLayout"
  ]

  @Test(arguments: targets)
  func foldersOfATargetAreAHierarchy(target: String) {
    let cycle = FolderGraph(ProjectSource.all(in: target), in: target).cycle
    if Self.exceptions.contains(target) {
      #expect(cycle != nil, "\(target) has no cycle any more; remove it from the exceptions")
    } else {
      let uses = (cycle ?? []).map(\.description).joined(separator: "\n")
      #expect(cycle == nil, "the folders of \(target) depend on each other:\n\(uses)")
    }
  }

  @Test func exceptionsAreTargets() {
    #expect(Self.targets.count > 20)
    #expect(Self.exceptions.isSubset(of: Self.targets))
  }

  /// Returns the graph of a target `T` with sources by their paths in it.
  private func graph(_ files: [String: String]) -> FolderGraph {
    FolderGraph(
      files.sorted { $0.key < $1.key }.map { ProjectSource(path: "T/\($0)", text: $1) }, in: "T")
  }

  @Test func aCycleIsReportedWithAUseOfEachFolder() throws {
    let cycle = try #require(
      graph([
        "A/One.swift": "struct One { var two = \"\\(Two.name)\" }",
        "B/Two.swift": "package final class Two {\n  let three: Three? = nil\n}",
        "C/Three.swift": "typealias Three = [One]", "Top.swift": "let top: [One] = []",
      ])
      .cycle)
    #expect(
      cycle.map(\.description) == [
        "T/A/One.swift:1 uses Two of B", "T/B/Two.swift:2 uses Three of C", "T/C/Three.swift:1 uses One of A",
      ])
  }

  /// Comments, strings, members, private types, and types that the source or two folders declare are no uses.
  @Test(arguments: [
    "// Two", "let a = \"Two\"", "/* Two */", "let b = \"\"\"\n  Two\n  \"\"\"", "let c = Colors.Two.self",
    "struct Outer { enum Two {} }\nlet d = Two.self", "let e: Hidden", "let f: Twice",
    "let g = #\"\\(Two)\"#",
  ])
  func whatNamesNoTypeOfAnotherFolderIsNoUse(text: String) {
    let files = [
      "A/One.swift": "struct One {}\n\(text)", "B/Two.swift": "struct Two { let one: One }",
      "B/Hidden.swift": "private struct Hidden {}\nstruct Twice {}", "C/Twice.swift": "struct Twice {}",
    ]
    #expect(graph(files).cycle == nil, "\(graph(files).uses)")
  }

  private static func folders(in folder: String) -> [String] {
    let place = Project.file(folder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
    return names.sorted().map { "\(folder)/\($0)" }.filter {
      (try? Project.file($0).resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
    }
  }
}
