import Foundation
import TestSupport
import Testing

/// `kanso compile --watch` as somebody who saves a guide again and again sees it.
struct WatchTests {
  /// A run that is watching, and what it says.
  private final class Session {
    let directory: TemporaryDirectory
    private let process = Process()
    private let log: URL

    init(_ guide: String) throws {
      directory = try TemporaryDirectory()
      try directory.write(guide, to: "tokens.yaml")
      log = try directory.write("", to: "log")
      process.executableURL = URL(fileURLWithPath: KansoCommand.path)
      process.arguments = ["compile", "tokens.yaml", "-o", "out", "--platform", "uikit", "--watch"]
      process.currentDirectoryURL = directory.url
      process.standardError = try FileHandle(forWritingTo: log)
      process.standardInput = FileHandle.nullDevice
      try process.run()
    }

    deinit {
      process.terminate()
      process.waitUntilExit()
    }

    var lines: [String] {
      ((try? String(contentsOf: log, encoding: .utf8)) ?? "").split(separator: "\n").map(String.init)
    }

    /// The line of a round, and how long it was waited for.
    func line(_ round: Int) throws -> (text: String, milliseconds: Double) {
      let start = Date()
      while lines.count < round {
        try #require(Date().timeIntervalSince(start) < 10, "no line \(round): \(lines)")
        usleep(1000)
      }
      return (lines[round - 1], Date().timeIntervalSince(start) * 1000)
    }
  }

  @Test func everySaveIsARoundOfOneLine() throws {
    let session = try Session("padding: {standard: 8}\n")
    let guide = session.directory.url.appendingPathComponent("tokens.yaml")
    #expect(
      try session.line(1).text.hasPrefix("Wrote Colors.swift, Fonts.swift, Padding.swift, theme.json in out"))

    // Written in place.
    let handle = try FileHandle(forWritingTo: guide)
    try handle.write(contentsOf: Data("padding: {standard: 16}\n".utf8))
    try handle.close()
    let inPlace = try session.line(2)
    #expect(inPlace.text.hasPrefix("Wrote Colors.swift, "))
    #expect(try session.directory.read("out/Padding.swift").contains("CGFloat(16)"))

    // Replaced by another file.
    try Data("padding: {standard: 24}\n".utf8).write(to: guide, options: .atomic)
    let replaced = try session.line(3)
    #expect(replaced.text.hasPrefix("Wrote Colors.swift, "))
    print(
      "WatchTests: \(Int(inPlace.milliseconds)) ms and \(Int(replaced.milliseconds)) ms from save to line")

    // Broken: the last good output stays.
    try Data("padding: {standard: oops, other: {}}\n".utf8).write(to: guide, options: .atomic)
    let broken = try session.line(4).text
    #expect(broken.hasPrefix("tokens.yaml:1:21: error: there is no padding `oops` [unknown-alias]"))
    #expect(broken.hasSuffix("the last good output stays"))
    #expect(try session.directory.read("out/Padding.swift").contains("CGFloat(24)"))

    // Gone for a moment, as some editors do it, and mended.
    try FileManager.default.removeItem(at: guide)
    usleep(60_000)
    try Data("padding: {standard: 32}\n".utf8).write(to: guide)
    #expect(try session.line(5).text.hasPrefix("Wrote Colors.swift, "))
    #expect(session.lines.count == 5, "\(session.lines)")

    // Gone for good.
    try FileManager.default.removeItem(at: guide)
    #expect(try session.line(6).text == "error: cannot read tokens.yaml: No such file or directory")
  }

  @Test func aConfigurationThatAppearsIsARound() throws {
    let session = try Session(KansoCommand.warningGuide)
    #expect(try session.line(1).text.hasSuffix("; 1 warning"))
    try session.directory.write("warnings: {disable: [deprecated-in-use]}\n", to: "kanso.yaml")
    #expect(try session.line(2).text.hasPrefix("Nothing changed in out"))
  }

  @Test func watchingAndCheckingExcludeEachOther() throws {
    let outcome = try KansoCommand.run("compile", "tokens.yaml", "-o", "out", "--watch", "--check")
    #expect(outcome.status == 64)
  }
}
