import Foundation
import TestSupport
import Testing

extension BuildStep {
  /// The lines for Make and CMake from the documentation.
  struct Make {
    @Test(.requires(.program("make"))) func theLinesForMakeWork() async throws {
      let directory = try TemporaryDirectory()
      try directory.write(
        try #require(try BuildStep.documentation().blocks("makefile").first), to: "Makefile")
      try directory.write(BuildStep.guide, to: "tokens.yaml")
      func make() async throws -> Shell.Outcome {
        try await Shell.run("make", [], in: directory.url, environment: BuildStep.path)
      }
      let first = try await make()
      #expect(first.status == 0, "\(first.errors)")
      #expect(
        try directory.listing("Generated") == ["Colors.swift", "Fonts.swift", "Padding.swift", "theme.json"])
      #expect(try await make().output.contains("is up to date"))
    }

    @Test(.requires(.program("cmake"))) func theLinesForCMakeWork() async throws {
      let directory = try TemporaryDirectory()
      try directory.write(
        """
        cmake_minimum_required(VERSION 3.16)
        project(App NONE)
        \(try #require(try BuildStep.documentation().blocks("cmake").first))
        add_custom_target(tokens ALL DEPENDS ${TOKENS}/Colors.swift)
        """, to: "CMakeLists.txt")
      try directory.write(BuildStep.guide, to: "tokens.yaml")
      let configured = try await Shell.run("cmake", ["-S", ".", "-B", "build"], in: directory.url)
      #expect(configured.status == 0, "\(configured.errors)")
      func build() async throws -> String {
        try await Shell.run("cmake", ["--build", "build"], in: directory.url, environment: BuildStep.path)
          .output
      }
      #expect(try await build().contains("Compiling tokens.yaml"))
      #expect(
        try directory.listing("build/Tokens") == [
          "Colors.swift", "Fonts.swift", "Padding.swift", "theme.json",
        ])
      #expect(try await !build().contains("Compiling tokens.yaml"))
    }
  }
}
