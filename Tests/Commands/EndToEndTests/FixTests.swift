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
  private static let fixed = source.replacing("constant: 8.0", with: "constant: Padding.standard")

  @Test func theTutorialsStepIsDone() async throws {
    let directory = try scratch()
    let outcome = try await KansoCommand.run(Self.fix, in: directory)
    #expect(outcome.status == 0)
    #expect(outcome.output.hasSuffix("1 place in 1 file fixed\n"), "\(outcome.output)")
    #expect(outcome.output.hasPrefix("Sources/Cell.swift:9:63: warning: `9` is a padding without a name"))
    #expect(try directory.read("Sources/Cell.swift") == Self.fixed)
    let again = try await KansoCommand.run(Self.fix, in: directory)
    #expect(again.output.hasSuffix("0 places in 0 files fixed\n"))
    #expect(try directory.read("Sources/Cell.swift") == Self.fixed)
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
    #expect(outcome.errors.hasSuffix("5 places in 5 files would be fixed\n"))
    #expect(try directory.read("Sources/Cell.swift") == Self.source)
    // The bytes are written, because not all of them are text.
    try directory.write(outcome.outputBytes, to: "change.patch")
    let patch = try await Shell.run("git", ["apply", "--check", "-p1", "change.patch"], in: directory.url)
    #expect(patch.status == 0, "\(patch.errors)\n\(outcome.output)")
    _ = try await Shell.run("git", ["apply", "-p1", "change.patch"], in: directory.url)
    #expect(
      try directory.read("Sources/Cell.swift")
        == Self.fixed.replacing("import UIKit", with: "import UIKit\nimport Tokens"))
    #expect(try directory.read("Sources/Short.swift") == "import Tokens\n\na.spacing = Padding.standard")
    for name in ["With Blank", "With\n\"Quote"] {
      #expect(
        try directory.read("Sources/\(name).swift") == "import Tokens\n\na.spacing = Padding.standard\n",
        "\(name)")
    }
    let latin = Array("import Tokens\n\na.spacing = Padding.standard // \u{E4}".utf8.dropLast()) + [0x0A]
    #expect(try directory.bytes(of: "Sources/Latin.swift") == latin)
  }

  @Test func onlyTheNamedRulesAreFixed() async throws {
    let directory = try scratch()
    let outcome = try await KansoCommand.run(
      "lint", "Sources", "--tokens", "tokens.yaml", "--fix", "--rule", "literal-color", in: directory)
    #expect(outcome.status == 0)
    #expect(try directory.read("Sources/Cell.swift") == Self.source)
    let wrong = try await KansoCommand.run("lint", "Sources", "--rule", "literal-padings", in: directory)
    #expect(wrong.status == 64 && wrong.errors.contains("Did you mean literal-padding?"), "\(wrong.errors)")
  }

  @Test(arguments: [
    ["--fix", "--staged"], ["--dry-run"], ["--fix", "--tokens", "tokens.yaml", "--stdin-path", "a.swift"],
    ["--only-named"],
  ])
  func whatMakesNoSenseIsRefused(_ options: [String]) async throws {
    let directory = try scratch()
    #expect(try await KansoCommand.run(["lint", "Sources"] + options, in: directory).status == 64)
  }

  @Test func aFixNeedsAGuide() async throws {
    let directory = try TemporaryDirectory()
    try directory.write("a.spacing = 8\n", to: "A.swift")
    let outcome = try await KansoCommand.run("lint", "A.swift", "--fix", in: directory)
    #expect(outcome.status == 64 && outcome.errors.hasPrefix("error: --fix needs a guide: --tokens; "))
  }

  /// A fix in small steps begins with the literals whose names speak of the token.
  @Test func onlyNamedLiteralsAreFixed() async throws {
    let directory = try TemporaryDirectory()
    try directory.write("padding: {card: 8}\nsizes: {avatar: 44}\n", to: "tokens.yaml")
    try directory.write(
      "func f() {\n  cardStack.spacing = 8\n  list.spacing = 8\n  avatar.frame(width: 44)\n}\n", to: "A.swift"
    )
    let outcome = try await KansoCommand.run(
      "lint", "A.swift", "--fix", "--only-named", "--format", "json", in: directory)
    #expect(outcome.output.contains("no name around it mentions `Padding.card`"), "\(outcome.output)")
    #expect(
      try directory.read("A.swift")
        == "func f() {\n  cardStack.spacing = Padding.card\n  list.spacing = 8\n  avatar.frame(width: Sizes.avatar)\n}\n"
    )
  }

  @Test func linksStayAndRightsAreKept() async throws {
    let directory = try scratch()
    try directory.write("a.spacing = 8\n", to: "Sources/Shared/Real.in")
    let real = directory.path("Sources/Shared/Real.in")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: real)
    try FileManager.default.createSymbolicLink(
      atPath: directory.path("Sources/Link.swift"), withDestinationPath: real)
    _ = try await KansoCommand.run("lint", "Sources", "--tokens", "tokens.yaml", "--fix", in: directory)
    #expect(try directory.read("Sources/Shared/Real.in") == "a.spacing = Padding.standard\n")
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: directory.path("Sources/Link.swift")) == real)
    let rights = try FileManager.default.attributesOfItem(atPath: real)[.posixPermissions] as? Int
    #expect(rights == 0o640)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: directory.path("Sources/Shared")) == ["Real.in"])
  }

  /// A file with several names is read once, except if its links are hard: a hard link cannot be distinguished from a
  /// separate file.
  @Test func namesOfOneFileAreNoFiles() async throws {
    let directory = try scratch()
    try directory.write("a.spacing = 8\n", to: "Sources/Real.swift")
    let files = FileManager.default
    for name in ["Link", "Zoo"] {
      try files.createSymbolicLink(
        atPath: directory.path("Sources/\(name).swift"), withDestinationPath: "Real.swift")
    }
    try files.linkItem(
      atPath: directory.path("Sources/Real.swift"), toPath: directory.path("Sources/Hard.swift"))
    let outcome = try await KansoCommand.run(
      "lint", "./Sources", "Sources", "Sources/Real.swift", "--tokens", "tokens.yaml", "--fix", in: directory)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.hasSuffix("3 places in 3 files fixed\n"), "\(outcome.output)")
    #expect(try directory.read("Sources/Real.swift") == "a.spacing = Padding.standard\n")
    #expect(try directory.read("Sources/Hard.swift") == "a.spacing = Padding.standard\n")
    #expect(try files.destinationOfSymbolicLink(atPath: directory.path("Sources/Zoo.swift")) == "Real.swift")
  }

  // MARK: What is left

  /// The type may be declared in another file, and any set of rules may run.
  @Test func aTypeOfAnotherFileIsNotMistakenForTheGuides() async throws {
    let directory = try scratch()
    try directory.write("import UIKit\n\npublic protocol Padding {}\n", to: "Sources/Theme.swift")
    for rule in ["literal-padding", "literal-color"] {
      let outcome = try await KansoCommand.run(
        ["lint", "Sources", "--tokens", "tokens.yaml", "--fix", "--rule", rule], in: directory)
      #expect(try directory.read("Sources/Cell.swift") == Self.source)
      #expect(
        outcome.output.contains("`Padding` is also declared in Sources/Theme.swift:3")
          == (rule == "literal-padding"))
    }
    // A type in sources that Kanso compiled is the guide's own type.
    try FileManager.default.removeItem(atPath: directory.path("Sources/Theme.swift"))
    _ = try await KansoCommand.run(
      "compile", "tokens.yaml", "--output", "Sources/Generated", in: directory)
    _ = try await KansoCommand.run(Self.fix, in: directory)
    #expect(try directory.read("Sources/Cell.swift") == Self.fixed)
  }

  @Test(arguments: [false, true])
  func linksThatLeadOutAreNotFollowed(isRepository: Bool) async throws {
    let directory = try scratch()
    let secret = "let secret = 1; a.spacing = 8\n"
    try directory.write(secret, to: "Elsewhere/Real.swift")
    try directory.write(secret, to: "Elsewhere/Folder/Deep.swift")
    try directory.write("b.spacing = 8\n", to: "Sources/Folder/Deep.swift")
    let files = FileManager.default
    try files.createSymbolicLink(
      atPath: directory.path("Sources/Link.swift"), withDestinationPath: "../Elsewhere/Real.swift")
    try files.createSymbolicLink(
      atPath: directory.path("Sources/Deep.swift"), withDestinationPath: "Folder/Deep.swift")
    if isRepository {
      _ = try await Shell.run("git", ["init", "-q"], in: directory.url)
      _ = try await Shell.run("git", ["add", "Sources"], in: directory.url)
    }
    // git still lists the tracked files, although the folder is now a link.
    try files.removeItem(atPath: directory.path("Sources/Folder"))
    try files.createSymbolicLink(
      atPath: directory.path("Sources/Folder"), withDestinationPath: "../Elsewhere/Folder")
    for options in [[], ["--fix"]] {
      let outcome = try await KansoCommand.run(
        ["lint", "Sources", "--tokens", "tokens.yaml"] + options, in: directory)
      #expect(outcome.status == 0)
      #expect(!(outcome.output + outcome.errors).contains("secret"))
      let folder = isRepository ? "Sources/Folder/Deep.swift" : "Sources/Folder"
      for name in ["Sources/Link.swift", "Sources/Deep.swift", folder] {
        #expect(
          outcome.errors.contains("warning: \(name) is not followed: it leads to "), "\(outcome.errors)")
      }
    }
    #expect(try directory.read("Elsewhere/Real.swift") == secret)
    #expect(try directory.read("Elsewhere/Folder/Deep.swift") == secret)
    #expect(try directory.read("Sources/Cell.swift") == Self.fixed)
    // Links given on the command line are read, and files outside their folder stay unchanged.
    let named = try await KansoCommand.run(
      "lint", "Sources/Link.swift", "--tokens", "tokens.yaml", "--fix", in: directory)
    #expect(named.status == 74)
    #expect(named.output.contains("`8` is `Padding.standard`"), "\(named.output)")
    #expect(
      named.errors.hasPrefix("error: cannot fix Sources/Link.swift: it is a link to "), "\(named.errors)")
    #expect(try directory.read("Elsewhere/Real.swift") == secret)
    let folder = try await KansoCommand.run(
      "lint", "Sources/Folder", "--tokens", "tokens.yaml", "--fix", in: directory)
    #expect(folder.status == 0, "\(folder.errors)")
    #expect(try directory.read("Elsewhere/Folder/Deep.swift").contains("Padding.standard"))
  }

  @Test func readOnlyFilesStay() async throws {
    let directory = try scratch()
    let cell = directory.path("Sources/Cell.swift")
    try directory.write("a.spacing = 8\n", to: "Sources/Other.swift")
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: cell)
    let dry = try await KansoCommand.run(Self.fix + ["--dry-run"], in: directory)
    #expect(dry.status == 74 && !dry.output.contains("Cell.swift"), "\(dry.output)")
    let outcome = try await KansoCommand.run(Self.fix, in: directory)
    #expect(outcome.status == 74)
    #expect(
      outcome.errors
        == "error: cannot fix Sources/Cell.swift: it is read-only; make it writable to have it fixed; "
        + "it is left as it is\n")
    #expect(outcome.output.contains("Sources/Cell.swift:7:"), "\(outcome.output)")
    #expect(try directory.read("Sources/Cell.swift") == Self.source)
    #expect(try directory.read("Sources/Other.swift") == "a.spacing = Padding.standard\n")
    // A read-only file without findings causes no error.
    let again = try await KansoCommand.run("lint", "Sources", "--tokens", "tokens.yaml", in: directory)
    #expect(again.status == 0 && again.errors.isEmpty)
  }

  // MARK: Killed runs

  private static let names = (0..<60).map { "Sources/File\($0).swift" }
  private static let long = String(repeating: "a.spacing = 8 // and more\n", count: 50)

  /// Writes sources that all need a fix. Expects each source to be either unchanged or completely fixed after a run.
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
