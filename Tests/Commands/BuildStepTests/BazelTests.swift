import Foundation
import TestSupport
import Testing

extension BuildStep {
  /// The Bazel rules, run by Bazel.
  struct Bazel {
    /// The page whose code blocks the test runs.
    private let page: DocumentedProgram
    private let directory: TemporaryDirectory

    init() throws {
      page = try DocumentedProgram(in: "Documentation/Bazel.md")
      directory = try TemporaryDirectory()
    }

    private var workspace: URL { directory.url.appendingPathComponent("workspace") }

    /// Runs Bazel in the workspace.
    private func bazel(_ arguments: String...) async throws -> Shell.Outcome {
      try await Shell.run(
        "bazel", ["--output_user_root=\(directory.path("bazel"))", "--batch"] + arguments, in: workspace)
    }

    /// Makes an archive as a release has it, of the tools that were built with the tests, and returns its checksum and
    /// what follows the version in its name.
    private func makeArchive() async throws -> (checksum: String, triple: String) {
      let information = try await Shell.run("swift", ["-print-target-info"]).output
      let triple = try #require(information.firstMatch(of: #/"unversionedTriple" *: *"([^"]*)"/#)?.1)
      let name = "kanso-0.9.0-\(triple)"
      let made = try await Shell.run(
        "bash",
        [
          "-euc",
          """
          mkdir -p "$1/$2/bin" && cd "$1" && for tool in kanso kanso-export kanso-lint; do cp "$3/$tool" "$2/bin"; done
          tar -c "$2" | gzip -1 > "$2.tar.gz" && sha256sum "$2.tar.gz"
          """,
          "-", directory.path("release"), name, Project.products.path,
        ])
      try #require(made.status == 0, "\(made.errors)")
      return (String(made.output.prefix(64)), String(triple))
    }

    @Test(.nightly, .requires(.program("bazel"))) func theRulesForBazelAreHermetic() async throws {
      let (checksum, triple) = try await makeArchive()
      // The rules come from the working tree, not from a commit. Tests of Bazel would download a tool for coverage.
      let blocks = page.blocks("starlark")
      let lines = try #require(blocks.first { $0.contains("kanso_tools(") })
        .replacing(
          #/git_repository\([^)]*\)/#,
          with: """
            local_repository(name = "kanso", path = "\(Project.root.path)/bazel")
            new_local_repository(
                name = "remote_coverage_tools",
                path = "\(Project.root.path)/bazel",
                build_file_content = 'filegroup(name = "coverage_report_generator", visibility = ["//visibility:public"])',
            )
            """
        )
        .replacing(
          "https://example.com/kanso/releases/download/v0.9.0", with: "file://\(directory.path("release"))"
        )
        .replacing("x86_64-unknown-linux-gnu", with: triple).replacing("CHECKSUM", with: checksum)
      try directory.write(lines, to: "workspace/WORKSPACE")
      try directory.write(
        try #require(blocks.first { $0.contains("kanso_compile(") })
          .replacing(
            "guide = \"tokens.yaml\",", with: "guide = \"tokens.yaml\",\n    srcs = [\"core.yaml\"],"),
        to: "workspace/app/BUILD.bazel")
      try directory.write(
        try #require(blocks.first { $0.contains("kanso_lint_test(") }), to: "workspace/BUILD.bazel")
      try directory.write(
        "kanso: 2\ninclude: core.yaml\n" + BuildStep.guide, to: "workspace/app/tokens.yaml")
      try directory.write("sizes: {row: 44}\n", to: "workspace/app/core.yaml")
      try directory.write("sizes: {column: 88}\n", to: "workspace/app/undeclared.yaml")
      try directory.write("compile: {platform: uikit}\n", to: "workspace/app/kanso.yaml")
      try directory.write("stack.spacing = 8\n", to: "workspace/app/View.swift")

      func build() async throws -> Shell.Outcome { try await bazel("build", "//...") }
      let first = try await build()
      #expect(first.status == 0, "\(first.errors)")
      let folder = "workspace/bazel-bin/app/tokens"
      #expect(
        try directory.listing(folder) == ["Colors.swift", "Fonts.swift", "Padding.swift", "theme.json"])
      #expect(try directory.read("\(folder)/Colors.swift").contains("import UIKit\n"))
      #expect(try directory.read("workspace/bazel-bin/app/web/tokens.css").contains("--colors-ink"))
      #expect(try directory.read("workspace/bazel-bin/findings.sarif").contains("`8` is `Padding.standard`"))
      #expect(!first.errors.contains("another version of kanso-lint"), "\(first.errors)")
      let colors = try directory.read("\(folder)/Colors.swift")

      // The test fails for the finding, and not without it.
      let failed = try await bazel("test", "//:style", "--test_output=errors")
      #expect(failed.status == 3)
      #expect(failed.output.contains("`8` is `Padding.standard`"), "\(failed.output)\(failed.errors)")
      try directory.write("stack.spacing = Padding.standard\n", to: "workspace/app/View.swift")
      let passed = try await bazel("test", "//:style")
      #expect(passed.status == 0, "\(passed.errors)")

      // A file that the rules do not declare has no effect.
      try directory.write("compile: {access: internal}\n", to: "workspace/kanso.yaml")
      #expect(try await bazel("clean").status == 0)
      #expect(try await build().status == 0)
      #expect(try directory.read("\(folder)/Colors.swift") == colors)

      // A change of an included guide is seen, and a guide that the rule does not declare cannot be included.
      try directory.write("sizes: {row: 45}\n", to: "workspace/app/core.yaml")
      #expect(try await build().status == 0)
      #expect(try directory.read("\(folder)/Padding.swift").contains("CGFloat(45)"))
      try directory.write("kanso: 2\ninclude: undeclared.yaml\n", to: "workspace/app/core.yaml")
      let hidden = try await bazel("build", "//app:tokens")
      #expect(hidden.status != 0)
      #expect(hidden.errors.contains("cannot read `app/undeclared.yaml`"), "\(hidden.errors)")

      try directory.write("colors: {a: b}\n", to: "workspace/app/tokens.yaml")
      let wrong = try await bazel("build", "//app:tokens")
      #expect(wrong.status != 0)
      #expect(wrong.errors.contains("app/tokens.yaml:1:13: error: there is no color `b`"), "\(wrong.errors)")
      // Bazel's files are read-only, so the test could not remove them.
      _ = try await Shell.run("chmod", ["-R", "u+w", directory.url.path])
    }

    /// The steps of a build on several machines. Between them are lines that name what follows.
    private static let steps = """
      set -eu
      build() {
        bazel --output_user_root="$ROOT" build //... "$@" --noshow_progress 2>errors || { cat errors; exit 1; }
        grep processes: errors
      }
      echo = first
      build --remote_executor="$KANSO_FARM" --jobs=16
      cp bazel-bin/findings.json remote.json
      cut -d ' ' -f 1 "$KANSO_FARM_LOG" | sort -u
      wc -l <"$KANSO_FARM_LOG"
      echo = clean
      bazel --output_user_root="$ROOT" clean 2>errors
      build --remote_executor="$KANSO_FARM" --jobs=16
      wc -l <"$KANSO_FARM_LOG"
      echo = edited
      : >"$KANSO_FARM_LOG"
      echo '  edited: 99' >>Guides/G3/tokens.yaml
      build --remote_executor="$KANSO_FARM" --jobs=16
      cp bazel-bin/findings.json edited.json
      grep -o 'bin/.*' "$KANSO_FARM_LOG" | sort
      echo = local
      bazel --output_user_root="$ROOT" clean 2>errors
      build --spawn_strategy=sandboxed
      cmp bazel-bin/findings.json edited.json
      bazel --output_user_root="$ROOT" shutdown 2>errors
      """

    @Test(.nightly, .requires(.program("bazel")), .requires(.program("psql")))
    func severalMachinesBuildWhatOneDoes() async throws {
      let repository = directory.path("repository")
      let tools = directory.path("tools")
      for tool in ["kanso", "kanso-export", "kanso-lint"] {
        try FileManager.default.createDirectory(atPath: tools, withIntermediateDirectories: true)
        try FileManager.default.copyItem(
          atPath: Project.products.appendingPathComponent(tool).path, toPath: "\(tools)/\(tool)")
      }
      let scripts = Project.root.appendingPathComponent("scripts").path
      let made = try await Shell.run(
        "\(scripts)/make-monorepo", [repository, "--packages", "200", "--files", "2", "--tools", tools])
      try #require(made.status == 0, "\(made.errors)")
      let built = try await Shell.run(
        "\(scripts)/build-farm", ["--bots", "2", "bash", "-c", Self.steps],
        in: URL(fileURLWithPath: repository), environment: ["ROOT": directory.path("bazel")])
      try #require(built.status == 0, "\(built.output)\(built.errors)")
      let parts = built.output.split(separator: "= ").map { $0.split(separator: "\n").map(String.init) }
      #expect(parts.map(\.first) == ["first", "clean", "edited", "local"], "\(built.output)")
      // 200 packages, 10 guides that are compiled and exported, and the report.
      #expect(parts[0][1].contains("221 remote"), "\(parts[0])")
      #expect(parts[0][2...] == ["bot-0", "bot-1", "221"], "both work")
      #expect(parts[1][1].contains("221 remote cache hit") && parts[1][2] == "221", "\(parts[1])")
      // Only the dependants of the edited guide run again.
      let dependants =
        ["Guides/G3/swift/Colors.swift", "Guides/G3/web/tokens.css", "findings.json"]
        + (0..<200).filter { $0 % 10 == 3 }.map {
          "Packages/P\(String(format: "%04d", $0))/lint/shard-1-of-1.results"
        }
      #expect(parts[2][2...].map { $0.dropFirst("bin/".count) } == dependants.sorted().map { $0[...] })

      // The same findings as a lint of the sources where they are.
      let whole = try await Shell.run(
        Project.products.appendingPathComponent("kanso-lint").path,
        ["Packages", "--format", "json", "--no-cache"], in: URL(fileURLWithPath: repository))
      #expect(whole.output == (try directory.read("repository/edited.json")))
      _ = try await Shell.run("chmod", ["-R", "u+w", directory.url.path])
    }
  }
}
