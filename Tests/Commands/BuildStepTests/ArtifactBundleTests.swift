import Foundation
import TestSupport
import Testing

extension BuildStep {
  /// The package with the release of `kanso`.
  struct ArtifactBundle {
    @Test func aFolderWithoutTheCommandIsRefused() async throws {
      let directory = try TemporaryDirectory()
      let outcome = try await Shell.run(
        Project.file("scripts/make-artifactbundle").path,
        ["--executables", directory.url.path, "--output", directory.path("out")])
      #expect(outcome.status == 66)
      #expect(outcome.errors.contains("has no executable called kanso"), "\(outcome.errors)")
      #expect(try directory.listing("out").isEmpty)
    }

    @Test(.nightly) func theArtifactBundleIsABinaryTarget() async throws {
      let artifacts = UserPackage.folder.appendingPathComponent("release")
      let made = try await Shell.run(
        Project.root.appendingPathComponent("scripts/make-artifactbundle").path, ["--output", artifacts.path])
      try #require(made.status == 0, "\(made.errors)")
      #expect(made.output.contains(#/\nchecksum [0-9a-f]{64}\n/#))
      let package = try UserPackage(
        named: "Binary",
        [
          "Package.swift": """
          // swift-tools-version: 6.0
          import PackageDescription
          let package = Package(
            name: "Binary", platforms: [.macOS(.v13)],
            dependencies: [.package(path: "\(artifacts.path)/kanso-binary")],
            targets: [
              .executableTarget(
                name: "Binary", dependencies: [.product(name: "KansoTheme", package: "kanso-binary")],
                plugins: [.plugin(name: "KansoBuildPlugin", package: "kanso-binary")])
            ])

          """,
          "tokens.yaml": BuildStep.guide,
          "Sources/Binary/Binary.swift":
            "@main struct Binary { static func main() { print(Padding.standard) } }\n",
        ])
      let build = try await package.build()
      #expect(build.warnings.isEmpty)
      #expect(try await package.run("Binary") == "8.0\n")
      let modules = try FileManager.default.contentsOfDirectory(
        atPath: package.directory.appendingPathComponent(".build/debug").path
      ).filter { $0.hasSuffix(".build") }
      #expect(modules.sorted() == ["Binary.build", "KansoPOSIX.build", "KansoTheme.build"])
      #if os(Linux)
        let executable = try #require(
          FileManager.default.enumerator(
            atPath: artifacts.appendingPathComponent("kanso.artifactbundle").path)?
            .compactMap { $0 as? String }.first { $0.hasSuffix("bin/kanso") })
        let needs = try await Shell.run(
          "ldd", [artifacts.appendingPathComponent("kanso.artifactbundle/\(executable)").path])
        #expect((needs.output + needs.errors).contains("not a dynamic executable"))
      #endif
    }
  }
}
