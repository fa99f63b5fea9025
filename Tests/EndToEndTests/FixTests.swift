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

  private static let mended = source.replacing("constant: 8.0", with: "constant: Padding.standard")

  @Test func theTutorialsStepIsDone() throws {
    let directory = try scratch()
    let fix = ["lint", "Sources", "--tokens", "tokens.yaml", "--fix", "--format", "xcode"]
    let outcome = try Shell.run(KansoCommand.path, fix, in: directory.url)
    #expect(outcome.status == 0)
    #expect(outcome.errors.hasSuffix("1 place in 1 file mended\n"), "\(outcome.errors)")
    #expect(outcome.errors.hasPrefix("Sources/Cell.swift:9:63: warning: `9` is a padding without a name"))
    #expect(try directory.read("Sources/Cell.swift") == Self.mended)
    let again = try Shell.run(KansoCommand.path, fix, in: directory.url)
    #expect(again.errors.hasSuffix("0 places in 0 files mended\n"))
    #expect(try directory.read("Sources/Cell.swift") == Self.mended)
  }

  @Test func aDryRunPrintsAPatchAndChangesNothing() throws {
    let directory = try scratch()
    try directory.write("a.spacing = 8", to: "Sources/Short.swift")
    try directory.write("a.spacing = 8\n", to: "Sources/With Blank.swift")
    try directory.write("a.spacing = 8\n", to: "Sources/With\n\"Quote.swift")
    try Data("a.spacing = 8 // \u{E4}".utf8.dropLast() + [0x0A]).write(
      to: directory.url.appendingPathComponent("Sources/Latin.swift"))
    try directory.write("lint: {import: Tokens}\n", to: "kanso.yaml")
    let outcome = try KansoCommand.run(
      "lint", "Sources", "--tokens", "tokens.yaml", "--fix", "--dry-run", in: directory)
    #expect(outcome.errors.hasSuffix("5 places in 5 files would be mended\n"))
    #expect(try directory.read("Sources/Cell.swift") == Self.source)
    // As a file, since not all of it is text.
    _ = try Shell.run(
      "sh",
      [
        "-c",
        "'\(KansoCommand.path)' lint Sources --tokens tokens.yaml --fix --dry-run > change.patch 2> /dev/null",
      ],
      in: directory.url)
    let patch = try Shell.run("git", ["apply", "--check", "-p1", "change.patch"], in: directory.url)
    #expect(patch.status == 0, "\(patch.errors)\n\(outcome.output)")
    _ = try Shell.run("git", ["apply", "-p1", "change.patch"], in: directory.url)
    #expect(
      try directory.read("Sources/Cell.swift")
        == Self.mended.replacing("import UIKit", with: "import UIKit\nimport Tokens"))
    #expect(try directory.read("Sources/Short.swift") == "import Tokens\n\na.spacing = Padding.standard")
    for name in ["With Blank", "With\n\"Quote"] {
      #expect(
        try directory.read("Sources/\(name).swift") == "import Tokens\n\na.spacing = Padding.standard\n",
        "\(name)")
    }
    let latin = try Data(contentsOf: directory.url.appendingPathComponent("Sources/Latin.swift"))
    #expect(latin == Data("import Tokens\n\na.spacing = Padding.standard // \u{E4}".utf8.dropLast() + [0x0A]))
  }

  @Test func onlyTheNamedRulesAreMended() throws {
    let directory = try scratch()
    let outcome = try KansoCommand.run(
      "lint", "Sources", "--tokens", "tokens.yaml", "--fix", "--rule", "literal-color", in: directory)
    #expect(outcome.status == 0)
    #expect(try directory.read("Sources/Cell.swift") == Self.source)
    let wrong = try KansoCommand.run("lint", "Sources", "--rule", "literal-padings", in: directory)
    #expect(wrong.status == 64 && wrong.errors.contains("Did you mean literal-padding?"), "\(wrong.errors)")
  }

  @Test(arguments: [
    ["--fix"], ["--dry-run"], ["--fix", "--tokens", "tokens.yaml", "--stdin-path", "a.swift"],
  ])
  func whatMakesNoSenseIsRefused(_ options: [String]) throws {
    let directory = try scratch()
    #expect(try Shell.run(KansoCommand.path, ["lint", "Sources"] + options, in: directory.url).status == 64)
  }

  @Test func linksStayAndRightsAreKept() throws {
    let directory = try scratch()
    try directory.write("a.spacing = 8\n", to: "Elsewhere/Real.swift")
    let real = directory.path("Elsewhere/Real.swift")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: real)
    try FileManager.default.createSymbolicLink(
      atPath: directory.path("Sources/Link.swift"), withDestinationPath: real)
    _ = try KansoCommand.run("lint", "Sources", "--tokens", "tokens.yaml", "--fix", in: directory)
    #expect(try directory.read("Elsewhere/Real.swift") == "a.spacing = Padding.standard\n")
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: directory.path("Sources/Link.swift")) == real)
    let rights = try FileManager.default.attributesOfItem(atPath: real)[.posixPermissions] as? Int
    #expect(rights == 0o640)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: directory.path("Elsewhere")) == ["Real.swift"])
  }

  /// Whenever it is killed, each file is as it was or as it should become.
  @Test func killedAtAnyTimeEveryFileIsWhole() throws {
    let directory = try scratch()
    let source = String(repeating: "a.spacing = 8 // and more\n", count: 50)
    let mended = source.replacing("= 8", with: "= Padding.standard")
    let names = (0..<60).map { "Sources/File\($0).swift" }
    for turn in 0..<40 {
      for name in names { try directory.write(source, to: name) }
      // The shell kills it after so many milliseconds.
      let delay = String(format: "%.3f", Double(turn) * 0.004)
      let line =
        "'\(KansoCommand.path)' lint Sources --tokens tokens.yaml --fix >/dev/null 2>&1 & sleep \(delay); kill -9 $!; wait $!"
      _ = try Shell.run("sh", ["-c", line], in: directory.url)
      for name in names {
        let text = try directory.read(name)
        #expect(text == source || text == mended, "\(name)")
      }
    }
    for name in names { try directory.write(source, to: name) }
    _ = try KansoCommand.run("lint", "Sources", "--tokens", "tokens.yaml", "--fix", in: directory)
    let remains = try FileManager.default.contentsOfDirectory(atPath: directory.path("Sources")).filter {
      $0.hasPrefix(".")
    }
    #expect(remains.isEmpty, "\(remains)")
  }
}
