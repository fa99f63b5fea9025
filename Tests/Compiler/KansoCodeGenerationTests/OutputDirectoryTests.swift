import Foundation
import KansoSystem
import TestSupport
import Testing

@testable import KansoCodeGeneration

struct OutputDirectoryTests {
  private func file(_ name: String, _ text: String) -> GeneratedFile {
    GeneratedFile(name: name, bytes: Array(text.utf8))
  }

  private func names(in directory: TemporaryDirectory) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: directory.url.path).sorted()
  }

  @Test func writesOnlyWhatChanged() throws {
    let scratch = try TemporaryDirectory()
    let output = OutputDirectory(path: scratch.path("a/b"))
    #expect(
      try output.write([file("One.swift", "1"), file("Two.swift", "2")]) == ["One.swift", "Two.swift"])
    let before = try FileManager.default.attributesOfItem(atPath: scratch.path("a/b/One.swift"))
    #expect(
      try output.outdatedNames(of: [file("One.swift", "1"), file("Two.swift", "3"), file("Three", "")]) == [
        "Two.swift", "Three",
      ])
    #expect(try output.write([file("One.swift", "1"), file("Two.swift", "3")]) == ["Two.swift"])
    let after = try FileManager.default.attributesOfItem(atPath: scratch.path("a/b/One.swift"))
    #expect(before[.systemFileNumber] as? Int == after[.systemFileNumber] as? Int)
    #expect(before[.modificationDate] as? Date == after[.modificationDate] as? Date)
    #expect(try scratch.read("a/b/Two.swift") == "3")
  }

  @Test func writesAllOrNothing() throws {
    let scratch = try TemporaryDirectory()
    try scratch.write("old", to: "One.swift")
    try FileManager.default.createDirectory(
      atPath: scratch.path("Two.swift"), withIntermediateDirectories: true)
    let output = OutputDirectory(path: scratch.url.path)
    #expect(throws: FileError.self) {
      try output.write([file("One.swift", "new"), file("Two.swift", "new")])
    }
    #expect(try scratch.read("One.swift") == "old")
    #expect(try names(in: scratch) == ["One.swift", "Two.swift"])
  }

  @Test func doesNotWriteThroughLinks() throws {
    let scratch = try TemporaryDirectory()
    try scratch.write("mine", to: "elsewhere.txt")
    try FileManager.default.createDirectory(atPath: scratch.path("out"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: scratch.path("out/One.swift"), withDestinationPath: scratch.path("elsewhere.txt"))
    let output = OutputDirectory(path: scratch.path("out"))
    #expect(throws: FileError.self) { try output.write([file("One.swift", "new")]) }
    #expect(try scratch.read("elsewhere.txt") == "mine")
  }

  /// A file without a mark is of another author. One with the same content needs no replacement.
  @Test func refusesToReplaceFilesOfOtherAuthors() throws {
    let scratch = try TemporaryDirectory()
    let output = OutputDirectory(path: scratch.url.path)
    let files = [file("tokens.json", "{\"by\": \"kanso\", \"a\": 1}"), file("missing.json", "{}")]
    try output.checkAuthor(of: files, marks: ["\"kanso\""])
    try scratch.write("{\"by\": \"kanso\"}", to: "tokens.json")
    try output.checkAuthor(of: files, marks: ["none", "\"kanso\""])
    try scratch.write("{\"by\": \"designer\"}", to: "tokens.json")
    let error = #expect(throws: FileError.self) { try output.checkAuthor(of: files, marks: ["\"kanso\""]) }
    #expect(error?.reason.contains("--force") == true)
    try output.checkAuthor(of: [file("tokens.json", "{\"by\": \"designer\"}")], marks: ["\"kanso\""])
  }

  @Test func writesIntoFoldersWithin() throws {
    let scratch = try TemporaryDirectory()
    let output = OutputDirectory(path: scratch.path("out"))
    let files = [file("values/a.xml", "1"), file("values/night/a.xml", "2"), file("b.txt", "3")]
    try scratch.write("remains", to: "out/values/night/.a.xml.killed.kanso")
    try scratch.write("mine", to: "out/values/night/.other.killed.kanso")
    #expect(try output.write(files) == ["values/a.xml", "values/night/a.xml", "b.txt"])
    #expect(try output.write(files) == [])
    #expect(try scratch.read("out/values/night/a.xml") == "2")
    let left = try FileManager.default.contentsOfDirectory(atPath: scratch.path("out/values/night")).sorted()
    #expect(left == [".other.killed.kanso", "a.xml"])
  }

  /// An asset catalog has a folder for each color, so their number may be large.
  @Test func foldersMayBeMany() {
    expectLinearTime(from: 128) { count in
      let files = (0..<count).map { file("Tokens.xcassets/color\($0).colorset/Contents.json", "") }
      #expect(OutputDirectory.folders(of: files).count == count + 1)
    }
  }

  @Test func foldersWithinAreNotLedOut() throws {
    let scratch = try TemporaryDirectory()
    for folder in ["out", "elsewhere"] {
      try FileManager.default.createDirectory(atPath: scratch.path(folder), withIntermediateDirectories: true)
    }
    try FileManager.default.createSymbolicLink(
      atPath: scratch.path("out/values"), withDestinationPath: scratch.path("elsewhere"))
    #expect(throws: FileError.self) {
      try OutputDirectory(path: scratch.path("out")).write([file("values/a.xml", "1")])
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path("elsewhere")).isEmpty)
  }

  @Test(arguments: ["../a", "a/../../b", "/a", ".a", "a//b", "a\0b", ""])
  func noNameLeadsOut(_ name: String) throws {
    let scratch = try TemporaryDirectory()
    let output = OutputDirectory(path: scratch.path("x/out"))
    #expect(throws: FileError.self) { try output.write([file(name, "1")]) }
    #expect(throws: FileError.self) { try output.outdatedNames(of: [file(name, "1")]) }
    #expect(try names(in: scratch).isEmpty)
  }

  @Test func noFileTakesThePlaceOfAnother() throws {
    let scratch = try TemporaryDirectory()
    #expect(throws: FileError.self) {
      try OutputDirectory(path: scratch.url.path).write([file("a", "1"), file("a", "2")])
    }
    #expect(try names(in: scratch).isEmpty)
  }

  @Test func saysWhyItCannotWrite() throws {
    let scratch = try TemporaryDirectory()
    try scratch.write("", to: "file")
    for path in ["file", "file/inner"] {
      let error = #expect(throws: FileError.self) {
        try OutputDirectory(path: scratch.path(path)).write([file("One.swift", "1")])
      }
      #expect(error?.reason.isEmpty == false)
    }
  }

  @Test func keepsThePermissionsOfWhatItReplaces() throws {
    let scratch = try TemporaryDirectory()
    let path = try scratch.write("old", to: "One.swift").path
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    _ = try OutputDirectory(path: scratch.url.path).write([file("One.swift", "new")])
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o640)
  }

  // MARK: The lock

  @Test func waitsForTheLockAndGivesUp() throws {
    let scratch = try TemporaryDirectory()
    let waits = Counter()
    let held = try DirectoryLock(scratch.url.path, maxAttemptCount: 1) {}
    let output = OutputDirectory(path: scratch.url.path, maxLockAttemptCount: 3) { waits.increment() }
    let error = #expect(throws: FileError.self) { try output.write([file("One.swift", "1")]) }
    #expect(error?.reason.contains("another process has kept it locked") == true)
    #expect(waits.count == 1)
    #expect(try names(in: scratch).isEmpty)
    held.unlock()
    #expect(try output.write([file("One.swift", "1")]) == ["One.swift"])
    #expect(waits.count == 1)
  }

  @Test func writesAsSoonAsTheLockIsFree() throws {
    let scratch = try TemporaryDirectory()
    let held = try DirectoryLock(scratch.url.path, maxAttemptCount: 1) {}
    let output = OutputDirectory(path: scratch.url.path, maxLockAttemptCount: 3) { held.unlock() }
    #expect(try output.write([file("One.swift", "1")]) == ["One.swift"])
  }

  // MARK: Files that only some runs write

  @Test func whatARunNoLongerWritesIsLeftOver() throws {
    let scratch = try TemporaryDirectory()
    let theme = try theme(of: "name: 'A \"name\".'\npadding: {standard: 8}")
    let options = GenerationOptions(platform: .uikit, writesObjectiveCHeader: true)
    let files = CodeGenerator(options: options).files(of: theme)
    let output = OutputDirectory(path: scratch.url.path)
    _ = try output.write(files)
    let leftovers = output.leftovers(CodeGenerator.optionalFiles, besides: [])
    #expect(leftovers == [CodeGenerator.headerFileName, CodeGenerator.themeFileName])
    #expect(output.leftovers(CodeGenerator.optionalFiles, besides: files).isEmpty)
  }

  private static let header = """
    // Generated by Kanso from the style guide Test.
    // Do not edit this file: change the style guide and compile it again.
    // Fingerprint: 0123456789abcdef

    """

  /// A file that Kanso did not write stays, even if it quotes Kanso's header.
  @Test(arguments: [
    "// Ours, in the place of the one that began so:\n\(header)", "/*\n\(header)*/\n",
    "// Generated by Kanso once, and now by hand.\n", "// Generated by Kanso", "",
    "// Generated by Kanso.\n// Mine\n// Fingerprint: none\n", "#import \"Other.h\" // Generated by Kanso.\n",
  ])
  func aFileThatQuotesOursStays(_ text: String) throws {
    let scratch = try TemporaryDirectory()
    try scratch.write(text, to: CodeGenerator.headerFileName)
    try scratch.write("{\"about\": \"\\\"dev.kanso\\\": {\"}\n", to: CodeGenerator.themeFileName)
    let output = OutputDirectory(path: scratch.url.path)
    #expect(output.leftovers(CodeGenerator.optionalFiles, besides: []).isEmpty)
  }

  @Test func aLinkIsNotLeftOver() throws {
    let scratch = try TemporaryDirectory()
    try scratch.write(Self.header, to: "elsewhere.h")
    try FileManager.default.createSymbolicLink(
      atPath: scratch.path(CodeGenerator.headerFileName), withDestinationPath: scratch.path("elsewhere.h"))
    let output = OutputDirectory(path: scratch.url.path)
    #expect(output.leftovers(CodeGenerator.optionalFiles, besides: []).isEmpty)
  }

  @Test func createsButNeverOverwrites() throws {
    let scratch = try TemporaryDirectory()
    try OutputDirectory.createFile(scratch.path("new.yaml"), contents: Array("text".utf8))
    #expect(throws: FileError.self) { try OutputDirectory.createFile(scratch.path("new.yaml"), contents: []) }
    #expect(try scratch.read("new.yaml") == "text")
    #expect(try names(in: scratch) == ["new.yaml"])
  }

  /// A mark after a slash or a dot does not hide that character.
  @Test func namesAreReadByBytes() throws {
    let scratch = try TemporaryDirectory()
    let output = OutputDirectory(path: scratch.path("out"))
    for name in ["../\u{301}x", "a/../\u{301}x", "a/.\u{301}x", "a//\u{301}x"] {
      #expect(throws: FileError.self) { try output.write([file(name, "")]) }
    }
    #expect(try output.write([file("a/\u{301}x", "1")]) == ["a/\u{301}x"])
    #expect(try scratch.listing("out") == ["a"] && scratch.listing("out/a") == ["\u{301}x"])
  }
}

/// A counter that closures on any thread can change.
private final class Counter: @unchecked Sendable {
  private let lock = NSLock()
  private var value = 0

  var count: Int { lock.withLock { value } }
  func increment() { lock.withLock { value += 1 } }
}
