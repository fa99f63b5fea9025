import Foundation
import TestSupport
import Testing

extension BuildStep {
  /// A package that builds Kanso from source, as the README describes.
  struct SourceBuild {
    /// The folder of the README example. In it, `kanso` is a link to the project.
    private static let folder = UserPackage.folder.appendingPathComponent("walkthrough")

    /// The lines of the README's section, run unchanged beside a folder with the name `kanso`.
    private static let walkthrough = Task { () async throws -> Shell.Outcome in
      let block = try #require(try BuildStep.readme().blocks("sh").first { $0.contains("KansoBuildPlugin") })
      try? FileManager.default.removeItem(at: folder)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        at: folder.appendingPathComponent("kanso"), withDestinationURL: Project.root)
      return try await Shell.run("sh", ["-e", "-c", block], in: folder)
    }

    @Test func theLinesOfTheReadmeLeadFromAnEmptyDirectoryToGeneratedCode() async throws {
      let outcome = try await Self.walkthrough.value
      #expect(outcome.status == 0, "\(outcome.errors)")
      let shown = outcome.output.split(separator: "\n").map(String.init)
      #expect(shown.contains("A padding of 8.0 points"), "\(outcome.output)")
      #expect(shown.contains("public enum Colors {") || shown.contains("  public enum Colors {"))
      #expect(shown.contains { $0.contains("public static let blackish = ") })
      #expect(shown.last == "A padding of 16.0 points")
      let warnings = (outcome.output + outcome.errors).split(separator: "\n").filter {
        $0.contains("warning:") && $0.contains(".swift:")
      }
      #expect(warnings.isEmpty, "\(warnings)")
    }

    /// Compiling swift-syntax would take minutes in each user's build.
    @Test func noModuleOfSwiftSyntaxIsCompiled() async throws {
      _ = try await Self.walkthrough.value
      // The package manager also makes folders for modules that it does not build, so the test looks for compiled
      // modules.
      let compiled = ["Modules", "Modules-tool"].flatMap { modules in
        let path = Self.folder.appendingPathComponent("Hello/.build/debug/\(modules)").path
        return (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
      }
      #expect(compiled.contains("KansoGuide.swiftmodule"))
      #expect(compiled.filter { $0.hasPrefix("Swift") }.isEmpty)
    }
  }
}
