import Foundation
import TestSupport
import Testing

/// `swift package kanso …`
extension BuildStep.Plugins {
  @Test func theCommandsRunWithoutBeingInstalled() throws {
    #expect(
      try package.swift("package", "plugin", "--list").output.contains(
        "‘kanso’ (plugin ‘KansoCommandPlugin’")
    )
    let valid = try package.swift("package", "kanso", "validate", "tokens.yaml")
    #expect(valid.status == 0)
    #expect((valid.output + valid.errors).contains("tokens.yaml is valid: 2 tokens\n"), "\(valid.errors)")
    let written = try package.swift(
      "package", "--allow-writing-to-package-directory", "kanso", "compile", "tokens.yaml", "--output",
      "Generated")
    #expect(written.status == 0, "\(written.errors)")
    #expect(try package.read("Generated/Padding.swift").contains("enum Padding"))
    let exported = try package.swift(
      "package", "--allow-writing-to-package-directory", "kanso", "export", "tokens.yaml", "--as", "css",
      "--output",
      "Generated")
    #expect(exported.status == 0, "\(exported.errors)")
    #expect(try package.read("Generated/tokens.css").contains("--padding-standard: 8px"))

    try package.write("colors: {a: b}\n", to: "bad.yaml")
    let wrong = try package.swift("package", "kanso", "validate", "bad.yaml")
    #expect(wrong.status != 0)
    #expect(
      (wrong.output + wrong.errors).contains("bad.yaml:1:13: error: there is no color `b`"),
      "\(wrong.errors)"
    )
  }

  /// `swift package kanso-lint`, which builds swift-syntax: about a minute and a half.
  @Test func theLintRunsWithoutBeingInstalled() throws {
    let linted = try package.swift("package", "kanso-lint", "--strict")
    #expect(linted.status != 0)
    #expect(
      (linted.output + linted.errors).contains("Sources/App/App.swift:6:33: warning: `8` is a size"),
      "\(linted.output)\(linted.errors)")
    let other = try package.swift("package", "kanso-lint", "--strict", "Sources/Widgets")
    #expect(other.status == 0, "\(other.output)\(other.errors)")
  }
}
