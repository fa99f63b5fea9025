import Foundation
import TestSupport
import Testing

/// The rules of the project that a compiler does not check (ARCHITECTURE.md).
struct ProjectRulesTests {
  private struct Source {
    let path: String
    let text: String
    let lines: [Substring]

    init(path: String, text: String) {
      (self.path, self.text) = (path, text)
      lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    }

    /// The folder under `Sources`: the target.
    var target: String { String(path.split(separator: "/").drop { $0 != "Sources" }.dropFirst().first ?? "") }
    var imports: [String] {
      lines.map { $0.trimmingCharacters(in: .whitespaces) }
        .filter { $0.hasPrefix("import ") || $0.hasPrefix("@testable import ") }
        .compactMap { $0.split(separator: " ").last.map(String.init) }
    }

    /// The lines without comments and without the contents of strings.
    var code: [String] {
      var isText = false
      return lines.map { line in
        if line.contains("\"\"\"") {
          isText.toggle()
          return ""
        }
        guard !isText, !line.trimmingCharacters(in: .whitespaces).hasPrefix("//") else { return "" }
        return String(line).replacing(/"(\\.|[^"\\])*"/, with: "\"\"")
      }
    }
  }

  private static let sources = sources(in: "Sources") + sources(in: "Preview/Sources")
  private static let tests =
    sources(in: "Tests").filter { !$0.path.hasPrefix("Tests/TestSupport/") } + sources(in: "Preview/Tests")

  private static func sources(in folder: String) -> [Source] {
    let place = Project.root.appendingPathComponent(folder)
    let all = FileManager.default.enumerator(atPath: place.path)?.compactMap { $0 as? String } ?? []
    return all.filter { $0.hasSuffix(".swift") }.sorted().compactMap { path in
      (try? String(contentsOf: place.appendingPathComponent(path), encoding: .utf8)).map {
        Source(path: "\(folder)/\(path)", text: $0)
      }
    }
  }

  /// The modules that each target may import in addition to Foundation and the system's C library.
  private static let allowed: [String: Set<String>] = [
    "KansoDiagnostics": [],
    "KansoTheme": [],
    "KansoGuide": ["KansoDiagnostics", "KansoTheme", "CLibYAML"],
    "KansoCodeGeneration": ["KansoDiagnostics", "KansoTheme", "Mustache"],
    "KansoCommandLine": [
      "KansoDiagnostics", "KansoTheme", "KansoGuide", "KansoCodeGeneration", "ArgumentParser",
    ],
    "KansoExport": ["KansoDiagnostics", "KansoTheme", "KansoCodeGeneration", "Mustache"],
    "KansoVisualFormat": [],
    "KansoLayout": ["KansoTheme", "KansoVisualFormat"],
    "KansoScreens": ["KansoTheme", "KansoLayout"],
    "KansoRendering": ["KansoTheme", "KansoLayout"],
    "KansoInterfaceBuilder": ["KansoDiagnostics", "KansoTheme", "KansoLayout", "FoundationXML"],
    "KansoPreview": [
      "KansoDiagnostics", "KansoTheme", "KansoGuide", "KansoLayout", "KansoRendering",
      "KansoInterfaceBuilder",
    ],
    "KansoRaster": ["KansoTheme", "KansoLayout", "KansoRendering", "CPango", "CPNG", "CTurboJPEG"],
    "KansoPreviewServer": ["KansoPreview", "FlyingFox", "FlyingSocks"],
    "kanso-preview": [
      "KansoTheme", "KansoLayout", "KansoRendering", "KansoInterfaceBuilder", "KansoPreview",
      "KansoPreviewServer", "KansoRaster", "ArgumentParser",
    ],
    "KansoLint": [
      "KansoDiagnostics", "KansoTheme", "KansoGuide", "KansoVisualFormat", "KansoInterfaceBuilder",
      "SwiftSyntax",
      "SwiftParser",
    ],
    "kanso-lint": [
      "KansoCommandLine", "KansoDiagnostics", "KansoTheme", "KansoGuide", "KansoLint", "ArgumentParser",
    ],
    "kanso-export": [
      "KansoCommandLine", "KansoDiagnostics", "KansoTheme", "KansoGuide", "KansoCodeGeneration",
      "KansoExport",
      "ArgumentParser",
    ],
    "kanso": [
      "KansoCommandLine", "KansoDiagnostics", "KansoTheme", "KansoGuide", "KansoCodeGeneration",
      "ArgumentParser",
    ],
  ]

  @Test func targetsImportOnlyWhatTheyMay() {
    #expect(!Self.sources.isEmpty)
    let system: Set<String> = ["Foundation", "Darwin", "Glibc", "Musl", "Dispatch"]
    for source in Self.sources {
      let allowed = Self.allowed[source.target, default: []].union(system)
      for module in source.imports { #expect(allowed.contains(module), "\(source.path) imports \(module)") }
    }
  }

  /// A prebuild command would run in every build, and cannot use a tool that is built from source.
  @Test func pluginsNeverRunBeforeTheBuild() throws {
    let folder = Project.root.appendingPathComponent("Plugins")
    let plugins = try #require(FileManager.default.enumerator(atPath: folder.path)).compactMap {
      $0 as? String
    }
    .filter { $0.hasSuffix(".swift") }
    #expect(plugins.contains("KansoBuildPlugin/KansoBuildPlugin.swift"))
    for plugin in plugins {
      let text = try String(contentsOf: folder.appendingPathComponent(plugin), encoding: .utf8)
      #expect(!text.contains("prebuildCommand"), "\(plugin)")
    }
  }

  @Test func libyamlStaysInOneFile() {
    let files = Self.sources.filter { $0.imports.contains("CLibYAML") }
    #expect(files.map(\.path) == ["Sources/KansoGuide/Reading/YAMLEvents.swift"])
  }

  @Test func xmlStaysInOneFile() {
    let files = Self.sources.filter { source in
      source.imports.contains("FoundationXML") || source.lines.contains { $0.contains("XMLParser(") }
    }
    #expect(files.map(\.path) == ["Sources/KansoInterfaceBuilder/XML/XMLReader.swift"])
  }

  /// Every parse of Swift goes through the bounds on what the parser recurses into.
  @Test func theParserOfSwiftStaysInOneFile() {
    let files = Self.sources.filter { $0.imports.contains("SwiftParser") }
    #expect(files.map(\.path) == ["Sources/KansoLint/Parsing/ParsableSource.swift"])
  }

  @Test func librariesNeitherPrintNorExit() {
    for source in Self.sources where source.target.hasPrefix("Kanso") && source.target != "KansoCommandLine" {
      for (number, line) in source.lines.enumerated() {
        let code = line.trimmingCharacters(in: .whitespaces)
        for call in ["print(", "exit(", "fatalError(", "try!"] where !code.hasPrefix("//") {
          let isCall = code.hasPrefix(call) || code.contains(" \(call)")
          #expect(!isCall, "\(source.path):\(number + 1) calls \(call)")
        }
      }
    }
  }

  /// Names that make a test depend on time or on chance, or skip it without a message, with the replacement for each.
  private static let unstable = [
    " Date()": "eventually", "(Date()": "eventually", "usleep(": "eventually", "Thread.sleep": "eventually",
    "ContinuousClock": "expectLinearTime", "SuspendingClock": "expectLinearTime",
    "clock_gettime": "expectLinearTime", ".timeLimit(": "eventually",
    "SystemRandomNumberGenerator": "SeededGenerator", "Bool.random()": "SeededGenerator",
    "randomElement()": "SeededGenerator", "shuffled()": "SeededGenerator", "enabled(if": "requires",
  ]

  /// Only `Tests/TestSupport` measures time and waits.
  @Test func testsAreTheSameInEveryRun() {
    #expect(!Self.tests.isEmpty)
    var found: [String] = []
    for source in Self.tests {
      for (name, instead) in Self.unstable where source.text.contains(name) {
        for (number, line) in source.code.enumerated() where line.contains(name) {
          found.append("\(source.path):\(number + 1) has \(name); use \(instead)")
        }
      }
    }
    #expect(found == [])
  }

  /// Files that consist of one long table.
  private static let tables = ["DiagnosticID+Explanation.swift"]

  @Test func filesAreAboutOneThing() {
    for source in Self.sources where !Self.tables.contains(where: { source.path.hasSuffix($0) }) {
      #expect(source.lines.count <= 350, "\(source.path) has \(source.lines.count) lines")
    }
    let long = Self.sources.filter { $0.lines.count > 300 }
    #expect(long.count * 10 <= Self.sources.count)
  }

  /// A doc comment begins with a noun phrase or a verb. At most 2 % may begin with a question word.
  @Test func docCommentsBeginWithANounOrAVerb() {
    let questions = ["What", "Whether", "How", "Where", "Which", "Who", "Whose"]
    var count = 0
    var found: [String] = []
    for source in Self.sources + Self.tests where !source.path.contains("/Golden/") {
      let lines = source.lines.map { $0.trimmingCharacters(in: .whitespaces) }
      for (index, line) in lines.enumerated() where line.hasPrefix("/// ") {
        guard index == 0 || !lines[index - 1].hasPrefix("///") else { continue }
        count += 1
        let word = line.dropFirst(4).prefix { $0.isLetter }
        if questions.contains(String(word)) { found.append("\(source.path):\(index + 1)") }
      }
    }
    #expect(found.count * 50 <= count, "\(found.count) of \(count): \(found.prefix(20))")
  }

  @Test func namesSayWhatThingsAre() {
    for source in Self.sources {
      let name = source.path.lowercased()
      for vague in ["util", "helper", "misc", "common"] { #expect(!name.contains(vague), "\(source.path)") }
    }
  }
}
