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
}
