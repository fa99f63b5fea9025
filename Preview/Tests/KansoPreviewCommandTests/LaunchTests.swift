import Foundation
import TestSupport
import Testing

/// The command `kanso preview`, which launches `kanso-preview`.
struct LaunchTests {
  @Test func aGuideComesThroughPipes() async throws {
    let directory = try Examples.directory()
    let shown = try await Shell.kanso("kanso preview - --format terminal < tokens.yaml", in: directory)
    #expect(shown.status == 0 && shown.output.hasPrefix("CatBreeds\n"), "\(shown.errors)")
    let page = try await Shell.kanso("cat tokens.yaml | kanso preview --diff - tokens.yaml", in: directory)
    #expect(page.status == 0 && page.output.hasPrefix("<!DOCTYPE html>"), "\(page.errors)")
    let cut = try await Shell.kanso("kanso preview tokens.yaml | head -c 20", in: directory)
    #expect(cut.status == 0 && cut.errors.isEmpty, "\(cut.errors)")
  }

  @Test func mistakesHaveTheExitCodesOfTheOtherCommands() async throws {
    let directory = try Examples.directory()
    try directory.write("colors: {ink: inc}\n", to: "broken.yaml")
    for (line, status, message) in [
      (
        "broken.yaml --output out", Int32(1),
        "broken.yaml:1:15: error: there is no color `inc` [unknown-alias]"
      ),
      ("tokens.yaml Main.storyboard", 64, "--tokens"),
      ("missing.yaml", 66, "cannot read missing.yaml: No such file or directory"),
      ("tokens.yaml --output Main.storyboard/out", 74, "cannot write"),
      ("--frames Main.storyboard --format svg", 64, "--frames prints lines of JSON"),
      ("tokens.yaml --format gif", 64, "html"),
      ("tokens.yaml --format svg --scale 2", 64, "add --format png"),
      ("broken.yaml --output out.pdf", 1, "there is no color `inc`"),
    ] {
      let outcome = try await Shell.kanso("kanso preview \(line)", in: directory)
      #expect(outcome.status == status, "\(line)")
      #expect(outcome.output.isEmpty && outcome.errors.contains(message), "\(line)\n\(outcome.errors)")
    }
    #expect(try directory.listing() == ["Main.storyboard", "broken.yaml", "tokens.yaml"])
  }

  @Test func whatCannotBeReadHasALineOfItsOwnAndTheRunGoesOn() async throws {
    let directory = try Examples.directory()
    try directory.write("<document>", to: "a\"b.xib")
    let outcome = try await Shell.kanso(
      "kanso preview --frames 'a\"b.xib' missing.xib Main.storyboard", in: directory)
    #expect(outcome.status == 1)
    let lines = try FrameLine.all(in: outcome.output)
    #expect(lines.map(\.path) == ["a\"b.xib", "missing.xib", "Main.storyboard"])
    #expect(lines.map { $0.error == nil } == [false, false, true])
    #expect(outcome.errors.contains("a\"b.xib:1:"))
    #expect(outcome.errors.contains("missing.xib"))
  }

  @Test func withoutTheProgramItSaysHowToBuildIt() async throws {
    let directory = try TemporaryDirectory()
    // The copy uses cp, not FileManager: a program cannot run while a process has it open for writing. If this process
    // wrote the copy, a program that another test starts meanwhile would inherit the open file.
    let copy = try await Shell.run("cp", [Project.kanso.path, directory.path("kanso")])
    try #require(copy.status == 0, "\(copy.errors)")
    for arguments in [["--frames", "x"], ["tokens.yaml", "--output", "guide.html"]] {
      let outcome = try await Shell.run(
        directory.path("kanso"), ["preview"] + arguments, in: directory.url,
        environment: ["PATH": "/usr/bin:/bin"])
      #expect(outcome.status == 66)
      #expect(outcome.errors.contains("`scripts/preview`"))
    }
    #expect(try directory.listing() == ["kanso"])
  }
}
