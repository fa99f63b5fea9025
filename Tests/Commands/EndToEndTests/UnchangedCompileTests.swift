import Foundation
import TestSupport
import Testing

/// `kanso compile` with files that have not changed since the last run. It need not compile then.
struct UnchangedCompileTests {
  /// A project with a folder for caches of its own.
  private struct Scratch {
    let directory: TemporaryDirectory
    let arguments: [String]

    init(_ arguments: String...) throws {
      directory = try TemporaryDirectory()
      try directory.write("kanso: 2\ninclude: core.yaml\ncolors: {text: ink}\n", to: "tokens.yaml")
      try directory.write("colors: {ink: '#2C4251'}\npadding: {small: 4}\n", to: "core.yaml")
      try directory.write("compile: {platform: uikit}\n", to: "kanso.yaml")
      self.arguments = ["compile", "tokens.yaml", "--output", "out"] + arguments
    }

    func compile(_ more: String...) async throws -> Shell.Outcome {
      try await Shell.run(
        KansoCommand.path, arguments + more, in: directory.url,
        environment: ["XDG_CACHE_HOME": directory.path("cache")])
    }

    /// The stamp; nil if there is none.
    var stamp: URL? {
      let folder = directory.url.appendingPathComponent("cache/kanso")
      return (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil))?
        .first
    }

    /// Changes the message in the stamp, so that the next run shows if it used the stamp.
    func mark() throws {
      let stamp = try #require(self.stamp)
      let text = try String(contentsOf: stamp, encoding: .utf8)
      #expect(text.contains("Nothing changed in out (3 tokens, "))
      try text.replacing("Nothing changed", with: "MARKED").write(
        to: stamp, atomically: true, encoding: .utf8)
    }

    func usesStamp(_ more: String...) async throws -> Bool {
      let outcome = try await Shell.run(
        KansoCommand.path, arguments + more, in: directory.url,
        environment: ["XDG_CACHE_HOME": directory.path("cache")])
      #expect(outcome.status == 0, "\(outcome.errors)")
      return outcome.errors.hasPrefix("MARKED in out (3 tokens, ")
    }
  }

  @Test func aSecondRunNeedNotCompile() async throws {
    let scratch = try Scratch()
    #expect(try await scratch.compile().errors.hasPrefix("Wrote Colors.swift, "))
    try scratch.mark()
    #expect(try await scratch.usesStamp())
    #expect(try await scratch.usesStamp())
    let quiet = try await scratch.compile("--quiet")
    #expect(quiet.status == 0 && quiet.errors.isEmpty)
  }

  /// Each of these changes has the same number of bytes where that is possible. The output is that of a new compilation.
  @Test(
    arguments: [
      ("tokens.yaml", "text", "task"), ("core.yaml", "2C4251", "2C4252"), ("core.yaml", "4}", "5}"),
      ("kanso.yaml", "uikit", "auto "), ("out/Colors.swift", "ink", "knk"),
      ("out/Padding.swift", "4", "5"), ("out/theme.json", "4", "5"),
      ("out/Fonts.swift", "Generated", "generated"),
    ])
  func aChangedFileIsFound(_ name: String, _ old: String, _ new: String) async throws {
    let scratch = try Scratch()
    _ = try await scratch.compile()
    try scratch.mark()
    let before = try FileManager.default.attributesOfItem(atPath: scratch.directory.path(name))[
      .modificationDate]
    let text = try scratch.directory.read(name)
    let changed = text.replacing(old, with: new, maxReplacements: 1)
    #expect(changed != text)
    try scratch.directory.write(changed, to: name)
    // The time of the change is no help.
    try FileManager.default.setAttributes(
      [.modificationDate: try #require(before)], ofItemAtPath: scratch.directory.path(name))
    #expect(try await !scratch.usesStamp())
    let check = try await scratch.compile("--check")
    #expect(check.status == 0, "\(check.errors)")
  }

  @Test(arguments: ["out/Colors.swift", "out/theme.json", "kanso.yaml"])
  func aRemovedFileIsFound(_ name: String) async throws {
    let scratch = try Scratch()
    _ = try await scratch.compile()
    try scratch.mark()
    try FileManager.default.removeItem(atPath: scratch.directory.path(name))
    #expect(try await !scratch.usesStamp())
    #expect(try await scratch.compile("--check").status == 0)
  }

  /// A configuration that is nearer to the guide, or a file that an earlier version of the guide had.
  @Test func aNewFileIsFound() async throws {
    let scratch = try Scratch("--no-theme")
    try FileManager.default.removeItem(atPath: scratch.directory.path("kanso.yaml"))
    _ = try await scratch.compile()
    try scratch.mark()
    try scratch.directory.write("{}\n", to: "out/theme.json")
    #expect(try await !scratch.usesStamp())
    try scratch.mark()
    try scratch.directory.write("compile: {platform: swiftui}\n", to: "kanso.yaml")
    #expect(try await !scratch.usesStamp())
    #expect(try scratch.directory.read("out/Colors.swift").contains("import SwiftUI"))
  }

  /// A temporary file of a killed run is removed, although no other file has changed.
  @Test func aTemporaryFileIsFound() async throws {
    let scratch = try Scratch()
    _ = try await scratch.compile()
    try scratch.mark()
    try scratch.directory.write("half", to: "out/.Colors.swift.abc.kanso")
    #expect(try await !scratch.usesStamp())
    #expect(!FileManager.default.fileExists(atPath: scratch.directory.path("out/.Colors.swift.abc.kanso")))
  }

  @Test func otherArgumentsAreAnotherRun() async throws {
    let scratch = try Scratch()
    _ = try await scratch.compile()
    try scratch.mark()
    #expect(try await !scratch.usesStamp("--access", "internal"))
    #expect(try scratch.directory.read("out/Colors.swift").contains("\nenum Colors"))
  }

  /// Warnings are reported by each run.
  @Test func aRunWithWarningsHasNoStamp() async throws {
    let scratch = try Scratch()
    try scratch.directory.write(
      "colors: {ink: {value: '#2C4251', deprecated: gone}}\npadding: {small: 4}\n", to: "core.yaml")
    for _ in 1...2 { #expect(try await scratch.compile().errors.contains("[deprecated-in-use]")) }
    #expect(scratch.stamp == nil)
  }

  /// A stamp that is not whole, or that is no stamp, is ignored.
  @Test func aDamagedStampIsIgnored() async throws {
    let scratch = try Scratch()
    _ = try await scratch.compile()
    let stamp = try #require(scratch.stamp)
    let whole = try Data(contentsOf: stamp)
    for length in stride(from: 0, to: whole.count, by: 7) {
      try whole.prefix(length).write(to: stamp)
      let outcome = try await scratch.compile()
      #expect(outcome.status == 0 && outcome.errors.hasPrefix("Nothing changed in out (3 tokens, "))
    }
    try Data([0xFF, 0, 0x0A, 0x80]).write(to: stamp)
    #expect(try await scratch.compile().status == 0)
  }

  /// Without a folder for caches, or with one that cannot be written, each run compiles.
  @Test(arguments: ["/dev/null", "relative", ""])
  func withoutACache(_ folder: String) async throws {
    let scratch = try Scratch()
    for start in ["Wrote", "Nothing changed"] {
      let outcome = try await Shell.run(
        KansoCommand.path, scratch.arguments, in: scratch.directory.url,
        environment: ["XDG_CACHE_HOME": folder, "HOME": folder])
      #expect(outcome.status == 0 && outcome.errors.hasPrefix(start))
    }
    #expect(!FileManager.default.fileExists(atPath: scratch.directory.path("relative")))
  }
}
