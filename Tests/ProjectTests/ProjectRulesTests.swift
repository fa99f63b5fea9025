import Foundation
import TestSupport
import Testing

/// The rules of the project that a compiler does not check (ARCHITECTURE.md).
struct ProjectRulesTests {
  private static let sources = ProjectSource.all(in: "Sources") + ProjectSource.all(in: "Preview/Sources")
  private static let tests =
    ProjectSource.all(in: "Tests").filter { !$0.path.hasPrefix("Tests/TestSupport/") }
    + ProjectSource.all(in: "Preview/Tests")

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

  @Test func theSystemsAreToldApartInOneFile() {
    let files = Self.sources.filter { $0.text.contains("canImport(Darwin)") }
    #expect(files.map(\.path) == ["Sources/Core/KansoPOSIX/CLibrary.swift"])
  }

  @Test func libyamlStaysInOneFile() {
    let files = Self.sources.filter { $0.imports.contains("CLibYAML") }
    #expect(files.map(\.path) == ["Sources/Compiler/KansoYAML/YAMLEvents.swift"])
  }

  @Test func xmlStaysInOneFile() {
    let files = Self.sources.filter { source in
      source.imports.contains("FoundationXML") || source.lines.contains { $0.contains("XMLParser(") }
    }
    #expect(files.map(\.path) == ["Sources/Tools/KansoInterfaceBuilder/XML/XMLReader.swift"])
  }

  /// Every parse of Swift goes through the bounds on what the parser recurses into.
  @Test func theParserOfSwiftStaysInOneFile() {
    let files = Self.sources.filter { $0.imports.contains("SwiftParser") }
    #expect(files.map(\.path) == ["Sources/Tools/KansoLint/Source/ParsableSource.swift"])
  }

  @Test func librariesNeitherPrintNorExit() {
    for source in Self.sources
    where !source.path.hasPrefix("Sources/Commands/") && !source.path.contains("/kanso-preview/") {
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

  /// Code that Kanso generates of a guide is as long as the guide.
  @Test func filesAreAboutOneThing() {
    let written = Self.sources.filter { !$0.path.contains("/Generated/") }
    for source in written {
      #expect(source.lines.count <= 350, "\(source.path) has \(source.lines.count) lines")
    }
    let long = written.filter { $0.lines.count > 300 }
    #expect(long.count * 10 <= written.count)
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
