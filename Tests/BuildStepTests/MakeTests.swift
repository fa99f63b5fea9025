import Foundation
import TestSupport
import Testing

extension BuildStep {
  /// The lines for Make and CMake, as the documentation has them.
  struct Make {
    @Test(.enabled(if: BuildStep.has("make"))) func theLinesForMakeWork() throws {
      let directory = try TemporaryDirectory()
      try directory.write(try Document.buildStep.block("makefile"), to: "Makefile")
      try directory.write(BuildStep.guide, to: "tokens.yaml")
      func make() throws -> Shell.Outcome {
        try Shell.run("make", [], in: directory.url, environment: BuildStep.path)
      }
      let first = try make()
      #expect(first.status == 0, "\(first.errors)")
      #expect(
        try directory.listing("Generated") == ["Colors.swift", "Fonts.swift", "Padding.swift", "theme.json"])
      #expect(try make().output.contains("is up to date"))
    }

    @Test(.enabled(if: BuildStep.has("cmake"))) func theLinesForCMakeWork() throws {
      let directory = try TemporaryDirectory()
      try directory.write(
        """
        cmake_minimum_required(VERSION 3.16)
        project(App NONE)
        \(try Document.buildStep.block("cmake"))
        add_custom_target(tokens ALL DEPENDS ${TOKENS}/Colors.swift)
        """, to: "CMakeLists.txt")
      try directory.write(BuildStep.guide, to: "tokens.yaml")
      let configured = try Shell.run("cmake", ["-S", ".", "-B", "build"], in: directory.url)
      #expect(configured.status == 0, "\(configured.errors)")
      func build() throws -> String {
        try Shell.run("cmake", ["--build", "build"], in: directory.url, environment: BuildStep.path).output
      }
      #expect(try build().contains("Compiling tokens.yaml"))
      #expect(
        try directory.listing("build/Tokens") == [
          "Colors.swift", "Fonts.swift", "Padding.swift", "theme.json",
        ])
      #expect(try !build().contains("Compiling tokens.yaml"))
    }
  }
}
