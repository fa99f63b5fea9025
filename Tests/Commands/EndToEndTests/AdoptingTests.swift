import Foundation
import TestSupport
import Testing

/// The way of a legacy app to tokens, as the documentation tells it.
@Suite(.requires(.program("git"))) struct AdoptingTests {
  private func run(_ script: String, in directory: TemporaryDirectory) async throws -> Shell.Outcome {
    let path = "\(Project.products.path):\(ProcessInfo.processInfo.environment["PATH"] ?? "")"
    let identity = [
      "GIT_AUTHOR_NAME": "a", "GIT_AUTHOR_EMAIL": "a@example.org", "GIT_COMMITTER_NAME": "a",
      "GIT_COMMITTER_EMAIL": "a@example.org", "PATH": path,
    ]
    return try await Shell.run("sh", ["-c", script], in: directory.url, environment: identity)
  }

  @Test func theLinesOfThePageLeadToTokens() async throws {
    let directory = try TemporaryDirectory()
    let app = Project.file("Examples/Legacy")
    for name in try FileManager.default.contentsOfDirectory(atPath: app.path) {
      try FileManager.default.copyItem(
        at: app.appendingPathComponent(name), to: directory.url.appendingPathComponent(name))
    }
    #expect(try await run("git init -q && git add -A && git commit -q -m a", in: directory).status == 0)
    let lines = try Project.shellLines(in: "Documentation/Adopting.md")
    #expect(lines.count > 10)
    for line in lines {
      let outcome = try await run(line, in: directory)
      #expect(outcome.status == 0, "\(line)\n\(outcome.output)\(outcome.errors)")
    }
    let source = try directory.read("App/ProfileViewController.swift")
    #expect(source.contains("stack.spacing = Padding.s\n") && source.contains("= Colors.text\n"), "\(source)")
    #expect(try directory.read("App/SettingsView.m").contains("ColorsText()"))
    #expect(try directory.read("coverage.svg").contains("%</text>"))
    // A new literal fails.
    try directory.write("import UIKit\nfunc f(a: UIStackView) { a.spacing = 8 }\n", to: "App/New.swift")
    for line in lines.filter({ $0.contains("--strict") }) {
      let outcome = try await run(line, in: directory)
      #expect(outcome.status == 1 && outcome.output.contains("App/New.swift:2:38"), "\(outcome.output)")
    }
  }
}
