import Foundation
import TestSupport
import Testing

extension BuildStep {
  /// The Bazel rule, run by Bazel.
  struct Bazel {
    @Test(.nightly, .requires(.program("bazel"))) func theRuleForBazelIsHermetic() async throws {
      let directory = try TemporaryDirectory()
      let made = try await Shell.run(
        Project.root.appendingPathComponent("scripts/make-artifactbundle").path,
        ["--output", directory.path("made")])
      try #require(made.status == 0, "\(made.errors)")
      let checksum = try #require(made.output.firstMatch(of: #/checksum ([0-9a-f]+)/#)?.1)
      // The rule comes from the working tree, not from a commit.
      let blocks = try BuildStep.documentation().blocks("starlark")
      let lines = try #require(blocks.first { $0.contains("http_archive") })
        .replacing(
          #/git_repository\([^)]*\)/#,
          with: "local_repository(name = \"kanso\", path = \"\(Project.root.path)/bazel\")"
        )
        .replacing("https://example.com/", with: "file://\(directory.path("made"))/").replacing(
          "CHECKSUM", with: checksum)
      try directory.write(lines, to: "workspace/WORKSPACE")
      try directory.write(
        try #require(blocks.first { $0.contains("kanso_compile(") })
          .replacing(
            "guide = \"tokens.yaml\",", with: "guide = \"tokens.yaml\",\n    srcs = [\"core.yaml\"],"),
        to: "workspace/app/BUILD.bazel")
      try directory.write(
        "kanso: 2\ninclude: core.yaml\n" + BuildStep.guide, to: "workspace/app/tokens.yaml")
      try directory.write("sizes: {row: 44}\n", to: "workspace/app/core.yaml")
      try directory.write("sizes: {column: 88}\n", to: "workspace/app/undeclared.yaml")
      try directory.write("compile: {platform: uikit}\n", to: "workspace/app/kanso.yaml")

      let workspace = directory.url.appendingPathComponent("workspace")
      func bazel(_ arguments: String...) async throws -> Shell.Outcome {
        try await Shell.run(
          "bazel", ["--output_user_root=\(directory.path("bazel"))", "--batch"] + arguments, in: workspace)
      }
      func build() async throws -> Shell.Outcome { try await bazel("build", "//app:tokens", "//app:theme") }
      let first = try await build()
      #expect(first.status == 0, "\(first.errors)")
      let folder = "workspace/bazel-bin/app/tokens"
      #expect(
        try directory.listing(folder) == ["Colors.swift", "Fonts.swift", "Padding.swift", "theme.json"])
      #expect(try directory.read("\(folder)/Colors.swift").contains("import UIKit\n"))
      let colors = try directory.read("\(folder)/Colors.swift")

      // A file that the rule does not declare has no effect.
      try directory.write("compile: {access: internal}\n", to: "workspace/kanso.yaml")
      #expect(try await bazel("clean").status == 0)
      #expect(try await build().status == 0)
      #expect(try directory.read("\(folder)/Colors.swift") == colors)

      // A change of an included guide is seen, and a guide that the rule does not declare cannot be included.
      try directory.write("sizes: {row: 45}\n", to: "workspace/app/core.yaml")
      #expect(try await build().status == 0)
      #expect(try directory.read("\(folder)/Padding.swift").contains("CGFloat(45)"))
      try directory.write("kanso: 2\ninclude: undeclared.yaml\n", to: "workspace/app/core.yaml")
      let hidden = try await build()
      #expect(hidden.status != 0)
      #expect(hidden.errors.contains("cannot read `app/undeclared.yaml`"), "\(hidden.errors)")

      try directory.write("colors: {a: b}\n", to: "workspace/app/tokens.yaml")
      let wrong = try await build()
      #expect(wrong.status != 0)
      #expect(wrong.errors.contains("app/tokens.yaml:1:13: error: there is no color `b`"), "\(wrong.errors)")
      // Bazel's files are read-only, so the test could not remove them.
      _ = try await Shell.run("chmod", ["-R", "u+w", directory.url.path])
    }
  }
}
