import Foundation
import TestSupport
import Testing

/// `kanso compile --watch` from the view of a user who saves a guide repeatedly. `FileWatcherTests` covers files that
/// are missing only for a moment.
struct WatchTests {
  private static let arguments = [
    "compile", "tokens.yaml", "-o", "out", "--platform", "uikit", "--watch",
  ]

  private func scratch(_ guide: String) throws -> TemporaryDirectory {
    let directory = try TemporaryDirectory()
    try directory.write(guide, to: "tokens.yaml")
    return directory
  }

  private func watch(_ directory: TemporaryDirectory) throws -> RunningProgram {
    try RunningProgram(KansoCommand.path, Self.arguments, in: directory.url)
  }

  /// Every save is one step of the file system, so no other round can happen in between.
  @Test func everySaveIsARoundOfOneLine() async throws {
    let directory = try scratch("padding: {standard: 8}\n")
    let program = try watch(directory)
    #expect(
      try await program.line(1).hasPrefix(
        "Wrote Colors.swift, Fonts.swift, Padding.swift, theme.json in out"))

    try directory.replace("tokens.yaml", with: "padding: {standard: 16}\n")
    #expect(try await program.line(2).hasPrefix("Wrote Colors.swift, "))
    #expect(try directory.read("out/Padding.swift").contains("CGFloat(16)"))

    // After an error, the last good output stays.
    try directory.replace("tokens.yaml", with: "padding: {standard: oops, other: {}}\n")
    let broken = try await program.line(3)
    #expect(broken.hasPrefix("tokens.yaml:1:21: error: there is no padding `oops` [unknown-alias]"))
    #expect(broken.hasSuffix("the last good output stays"))
    #expect(try directory.read("out/Padding.swift").contains("CGFloat(16)"))

    try FileManager.default.removeItem(atPath: directory.path("tokens.yaml"))
    #expect(try await program.line(4) == "error: cannot read tokens.yaml: No such file or directory")

    try directory.replace("tokens.yaml", with: "padding: {standard: 32}\n")
    #expect(try await program.line(5).hasPrefix("Wrote Colors.swift, "))
    #expect(try directory.read("out/Padding.swift").contains("CGFloat(32)"))
    #expect(program.lines.count == 5, "\(program.lines)")
  }

  /// One write replaces the old text with a shorter one. The watcher may read the file in the middle of the write, so
  /// the number of rounds is not fixed.
  @Test func aSaveInPlaceIsARound() async throws {
    let directory = try scratch("padding: {standard: 8}\n")
    let program = try watch(directory)
    _ = try await program.line(1)
    let guide = try FileHandle(forWritingTo: directory.url.appendingPathComponent("tokens.yaml"))
    try guide.write(contentsOf: Data("padding: {standard: 16}\n".utf8))
    try guide.close()
    try await eventually("the round of the new text") {
      try directory.read("out/Padding.swift").contains("CGFloat(16)")
    }
    #expect(try await program.line(2).contains(" in out (1 token, "))
  }

  @Test func aConfigurationThatAppearsIsARound() async throws {
    let directory = try scratch(KansoCommand.warningGuide)
    let program = try watch(directory)
    #expect(try await program.line(1).hasSuffix("; 1 warning"))
    try directory.replace("kanso.yaml", with: "warnings: {disable: [deprecated-in-use]}\n")
    #expect(try await program.line(2).hasPrefix("Nothing changed in out"))
  }

  /// Files are watched from the round in which a guide first names them, also those that do not exist yet.
  @Test func includedFilesAreWatched() async throws {
    let directory = try scratch("padding: {standard: 8}\n")
    let program = try watch(directory)
    #expect(try await program.line(1).contains("(1 token, "))
    try directory.replace("tokens.yaml", with: "kanso: 2\ninclude: more.yaml\npadding: {standard: 8}\n")
    #expect(try await program.line(2).hasPrefix("tokens.yaml:2:10: error: cannot read `more.yaml`: "))
    try directory.replace("more.yaml", with: "kanso: 2\ninclude: wide.yaml\n")
    #expect(try await program.line(3).hasPrefix("more.yaml:2:10: error: cannot read `wide.yaml`: "))
    try directory.replace("wide.yaml", with: "padding: {wide: 16}\n")
    #expect(try await program.line(4).contains("(2 tokens, "))
    try directory.replace("wide.yaml", with: "padding: {wide: 17}\n")
    #expect(try await program.line(5).hasPrefix("Wrote "))
    #expect(try directory.read("out/Padding.swift").contains("CGFloat(17)"))
    #expect(program.lines.count == 5, "\(program.lines)")
  }

  @Test func aCalculationBeyondAllBoundsIsARound() async throws {
    let directory = try scratch("padding: {a: 1000000, b: a * 1000000 * 1000000 * 1000000}\n")
    let program = try watch(directory)
    #expect(try await program.line(1).contains("`padding.b` is 1e+24 points [out-of-range]"))
    try directory.replace("tokens.yaml", with: "padding: {standard: 8}\n")
    #expect(try await program.line(2).hasPrefix("Wrote Colors.swift, "))
  }

  /// A program that never ends by itself must end on a signal, even if the caller ignores that signal.
  @Test func aSignalThatTheCallerIgnoresEndsIt() async throws {
    let directory = try scratch(KansoCommand.goodGuide)
    let program = try RunningProgram(
      "/bin/sh", ["-c", "trap '' TERM; exec \"$0\" \"$@\"", KansoCommand.path] + Self.arguments,
      in: directory.url)
    _ = try await program.line(1)
    program.send(SIGTERM)
    #expect(try await program.status() == -SIGTERM)
  }

  @Test func watchingAndCheckingExcludeEachOther() async throws {
    let outcome = try await KansoCommand.run("compile", "tokens.yaml", "-o", "out", "--watch", "--check")
    #expect(outcome.status == 64)
  }
}
