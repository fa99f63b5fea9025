import Foundation
import TestSupport
import Testing

extension BuildStep {
  /// The rule, run by Bazel.
  struct Bazel {
    @Test(.enabled(if: BuildStep.has("bazel"))) func theRuleForBazelIsHermetic() throws {
      let directory = try TemporaryDirectory()
      // What Bazel keeps cannot be removed as it is.
      defer { _ = try? Shell.run("chmod", ["-R", "u+w", directory.url.path]) }
      let release = try Shell.run(Project.root.appendingPathComponent("scripts/release").path, [])
      try #require(release.status == 0, "\(release.errors)")
      let command = release.output.split(separator: "\n").last.map(String.init) ?? ""
      try FileManager.default.createDirectory(
        atPath: directory.path("binary"), withIntermediateDirectories: true)
      try FileManager.default.copyItem(atPath: command, toPath: directory.path("binary/kanso"))
      try directory.write("exports_files([\"kanso\"])\n", to: "binary/BUILD.bazel")
      try directory.write("", to: "binary/WORKSPACE")
      try FileManager.default.createDirectory(
        atPath: directory.path("rules"), withIntermediateDirectories: true)
      try FileManager.default.copyItem(
        at: Project.root.appendingPathComponent("bazel"),
        to: directory.url.appendingPathComponent("rules/bazel"))
      try directory.write("", to: "rules/WORKSPACE")
      try directory.write(
        """
        local_repository(name = "kanso", path = "\(directory.path("rules"))")
        local_repository(name = "kanso_binary", path = "\(directory.path("binary"))")
        """, to: "workspace/WORKSPACE")
      try directory.write(try Document.buildStep.block("starlark"), to: "workspace/app/BUILD.bazel")
      try directory.write(BuildStep.guide, to: "workspace/app/tokens.yaml")
      try directory.write("compile: {platform: uikit}\n", to: "workspace/app/kanso.yaml")

      let workspace = directory.url.appendingPathComponent("workspace")
      func bazel(_ arguments: String...) throws -> Shell.Outcome {
        try Shell.run(
          "bazel", ["--output_user_root=\(directory.path("bazel"))", "--batch"] + arguments, in: workspace)
      }
      func build() throws -> Shell.Outcome { try bazel("build", "//app:tokens", "//app:theme") }
      let first = try build()
      #expect(first.status == 0, "\(first.errors)")
      let made = "workspace/bazel-bin/app/tokens"
      #expect(try directory.listing(made) == ["Colors.swift", "Fonts.swift", "Padding.swift", "theme.json"])
      #expect(try directory.read("\(made)/Colors.swift").contains("import UIKit\n"))
      let colors = try directory.read("\(made)/Colors.swift")

      // What is not declared has no influence.
      try directory.write("compile: {access: internal}\n", to: "workspace/kanso.yaml")
      #expect(try bazel("clean").status == 0)
      #expect(try build().status == 0)
      #expect(try directory.read("\(made)/Colors.swift") == colors)

      try directory.write("colors: {a: b}\n", to: "workspace/app/tokens.yaml")
      let wrong = try build()
      #expect(wrong.status != 0)
      #expect(wrong.errors.contains("app/tokens.yaml:1:13: error: there is no color `b`"), "\(wrong.errors)")

    }
  }
}
