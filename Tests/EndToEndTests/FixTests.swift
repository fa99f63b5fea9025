import Foundation
import TestSupport
import Testing

/// `kanso lint --fix`
struct FixTests {
  private static let source = """
    import UIKit

    final class BreedCell: UITableViewCell {
      init() {
        let thumbnailHeightWidth: CGFloat = 58.0
        NSLayoutConstraint.activate([
          photo.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8.0),
          name.trailingAnchor.constraint(equalTo: trailingAnchor, constant: Padding.standard * -1.0),
          name.topAnchor.constraint(equalTo: topAnchor, constant: 9),
        ])
      }
    }

    """

  private func scratch() throws -> TemporaryDirectory {
    let directory = try TemporaryDirectory()
    try directory.write("padding: {standard: 8}\n", to: "tokens.yaml")
    try directory.write(Self.source, to: "Sources/Cell.swift")
    return directory
  }

  private static let fix = ["lint", "Sources", "--tokens", "tokens.yaml", "--fix", "--format", "xcode"]
  private static let mended = source.replacing("constant: 8.0", with: "constant: Padding.standard")

  @Test func theTutorialsStepIsDone() async throws {
    let directory = try scratch()
    let outcome = try await KansoCommand.run(Self.fix, in: directory)
    #expect(outcome.status == 0)
    #expect(outcome.errors.hasSuffix("1 place in 1 file mended\n"), "\(outcome.errors)")
    #expect(outcome.errors.hasPrefix("Sources/Cell.swift:9:63: warning: `9` is a padding without a name"))
    #expect(try directory.read("Sources/Cell.swift") == Self.mended)
    let again = try await KansoCommand.run(Self.fix, in: directory)
    #expect(again.errors.hasSuffix("0 places in 0 files mended\n"))
    #expect(try directory.read("Sources/Cell.swift") == Self.mended)
  }

  @Test func aDryRunPrintsAPatchAndChangesNothing() async throws {
    let directory = try scratch()
    try directory.write("a.spacing = 8", to: "Sources/Short.swift")
    try directory.write("a.spacing = 8\n", to: "Sources/With Blank.swift")
    try directory.write("a.spacing = 8\n", to: "Sources/With\n\"Quote.swift")
    try directory.write(
      Data("a.spacing = 8 // \u{E4}".utf8.dropLast() + [0x0A]), to: "Sources/Latin.swift")
    try directory.write("lint: {import: Tokens}\n", to: "kanso.yaml")
    let outcome = try await KansoCommand.run(
      "lint", "Sources", "--tokens", "tokens.yaml", "--fix", "--dry-run", in: directory)
    #expect(outcome.errors.hasSuffix("5 places in 5 files would be mended\n"))
    #expect(try directory.read("Sources/Cell.swift") == Self.source)
    // The bytes, since not all of them are text.
    try directory.write(outcome.outputBytes, to: "change.patch")
    let patch = try await Shell.run("git", ["apply", "--check", "-p1", "change.patch"], in: directory.url)
    #expect(patch.status == 0, "\(patch.errors)\n\(outcome.output)")
    _ = try await Shell.run("git", ["apply", "-p1", "change.patch"], in: directory.url)
    #expect(
      try directory.read("Sources/Cell.swift")
        == Self.mended.replacing("import UIKit", with: "import UIKit\nimport Tokens"))
    #expect(try directory.read("Sources/Short.swift") == "import Tokens\n\na.spacing = Padding.standard")
    for name in ["With Blank", "With\n\"Quote"] {
      #expect(
        try directory.read("Sources/\(name).swift") == "import Tokens\n\na.spacing = Padding.standard\n",
        "\(name)")
    }
    let latin = Array("import Tokens\n\na.spacing = Padding.standard // \u{E4}".utf8.dropLast()) + [0x0A]
    #expect(try directory.bytes(of: "Sources/Latin.swift") == latin)
  }

  @Test func onlyTheNamedRulesAreMended() async throws {
    let directory = try scratch()
    let outcome = try await KansoCommand.run(
      "lint", "Sources", "--tokens", "tokens.yaml", "--fix", "--rule", "literal-color", in: directory)
    #expect(outcome.status == 0)
    #expect(try directory.read("Sources/Cell.swift") == Self.source)
    let wrong = try await KansoCommand.run("lint", "Sources", "--rule", "literal-padings", in: directory)
    #expect(wrong.status == 64 && wrong.errors.contains("Did you mean literal-padding?"), "\(wrong.errors)")
  }

  @Test(arguments: [
    ["--fix"], ["--dry-run"], ["--fix", "--tokens", "tokens.yaml", "--stdin-path", "a.swift"],
  ])
  func whatMakesNoSenseIsRefused(_ options: [String]) async throws {
    let directory = try scratch()
    #expect(try await KansoCommand.run(["lint", "Sources"] + options, in: directory).status == 64)
  }

  @Test func linksStayAndRightsAreKept() async throws {
    let directory = try scratch()
    try directory.write("a.spacing = 8\n", to: "Elsewhere/Real.swift")
    let real = directory.path("Elsewhere/Real.swift")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: real)
    try FileManager.default.createSymbolicLink(
      atPath: directory.path("Sources/Link.swift"), withDestinationPath: real)
    _ = try await KansoCommand.run("lint", "Sources", "--tokens", "tokens.yaml", "--fix", in: directory)
    #expect(try directory.read("Elsewhere/Real.swift") == "a.spacing = Padding.standard\n")
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: directory.path("Sources/Link.swift")) == real)
    let rights = try FileManager.default.attributesOfItem(atPath: real)[.posixPermissions] as? Int
    #expect(rights == 0o640)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: directory.path("Elsewhere")) == ["Real.swift"])
  }

  // MARK: Killed runs

  private static let names = (0..<60).map { "Sources/File\($0).swift" }
  private static let long = String(repeating: "a.spacing = 8 // and more\n", count: 50)

  /// Writes sources that all need a fix, and expects each to be as it was or as it should become after a run.
  private func expectWholeFiles(
    in directory: TemporaryDirectory, after run: () async throws -> Void
  ) async throws {
    for name in Self.names { try directory.write(Self.long, to: name) }
    try await run()
    for name in Self.names {
      let text = try directory.read(name)
      #expect(text == Self.long || text == Self.long.replacing("= 8", with: "= Padding.standard"), "\(name)")
    }
  }

  @Test func killedAtAnyTimeEveryFileIsWhole() async throws {
    let directory = try scratch()
    var random = SeededGenerator.announced(for: "FixTests")
    for _ in 0..<(Tier.isNightly ? 40 : 12) {
      let time = UInt64.random(in: 0...500_000_000, using: &random)
      try await expectWholeFiles(in: directory) {
        _ = try await KansoCommand.runAndKill(Self.fix, after: time, in: directory)
      }
    }
    try await expectWholeFiles(in: directory) { _ = try await KansoCommand.run(Self.fix, in: directory) }
    let names = try FileManager.default.contentsOfDirectory(atPath: directory.path("Sources"))
    #expect(names.filter { $0.hasPrefix(".") } == [])
  }

  #if os(Linux)
    @Test func killedAtAnyCallEveryFileIsWhole() async throws {
      let directory = try scratch()
      let killer = try await Killer()
      for (call, number) in [
        (Killer.Call.fsync, 1), (.fsync, 30), (.rename, 1), (.rename, 30), (.rename, 60),
      ] {
        try await expectWholeFiles(in: directory) {
          let killed = try await killer.run(Self.fix, until: call, number, in: directory)
          #expect(killed.status == -SIGKILL, "\(call) \(number)")
        }
      }
    }
  #endif
}
