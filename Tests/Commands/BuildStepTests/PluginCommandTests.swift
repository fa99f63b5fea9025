import Foundation
import TestSupport
import Testing

extension BuildStep {
  /// The commands `swift package kanso …` and `swift package kanso-lint …`.
  struct PluginCommands {
    private let package: UserPackage

    init() async throws {
      package = try UserPackage(named: "Commands", try await AppPackage.files())
    }

    @Test func theCommandsRunWithoutBeingInstalled() async throws {
      #expect(
        try await package.swift("package", "plugin", "--list").output.contains(
          "‘kanso’ (plugin ‘KansoCommandPlugin’"))
      let valid = try await package.swift("package", "kanso", "validate", "tokens.yaml")
      #expect(valid.status == 0)
      #expect((valid.output + valid.errors).contains("tokens.yaml is valid: 2 tokens\n"), "\(valid.errors)")
      let written = try await package.swift(
        "package", "--allow-writing-to-package-directory", "kanso", "compile", "tokens.yaml", "--output",
        "Generated")
      #expect(written.status == 0, "\(written.errors)")
      #expect(try package.read("Generated/Padding.swift").contains("enum Padding"))
      let exported = try await package.swift(
        "package", "--allow-writing-to-package-directory", "kanso", "export", "tokens.yaml", "--as", "css",
        "--output", "Generated")
      #expect(exported.status == 0, "\(exported.errors)")
      #expect(try package.read("Generated/tokens.css").contains("--padding-standard: 8px"))

      try package.write("colors: {a: b}\n", to: "bad.yaml")
      let wrong = try await package.swift("package", "kanso", "validate", "bad.yaml")
      #expect(wrong.status != 0)
      #expect(
        (wrong.output + wrong.errors).contains("bad.yaml:1:13: error: there is no color `b`"),
        "\(wrong.errors)")

      let linted = try await package.swift("package", "kanso-lint", "--strict")
      #expect(linted.status != 0)
      #expect(
        (linted.output + linted.errors).contains("Sources/App/App.swift:7:41: warning: `8` is a size"),
        "\(linted.output)\(linted.errors)")
      let other = try await package.swift("package", "kanso-lint", "--strict", "Sources/Widgets")
      #expect(other.status == 0, "\(other.output)\(other.errors)")
    }
  }
}
