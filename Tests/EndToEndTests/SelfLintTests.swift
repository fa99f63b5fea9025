import Foundation
import TestSupport
import Testing

/// The project follows the rule that it gives to its users.
struct SelfLintTests {
  /// The pages of `kanso preview` have their own style guide. The example for Interface Builder has literals on
  /// purpose.
  @Test func ourOwnSourcesHaveNoLiteralsOfStyle() async throws {
    let targets = try FileManager.default.contentsOfDirectory(atPath: Project.file("Sources").path)
    let others = targets.filter { $0 != "KansoPreview" }.sorted().map { "Sources/\($0)" }
    for (paths, guide) in [
      (others + ["Plugins", "Examples/CatBreeds"], "tokens.yaml"),
      (["Sources/KansoPreview"], "Sources/KansoPreview/Page/page.yaml"),
    ] {
      let outcome = try await Shell.run(
        KansoCommand.path, ["lint"] + paths + ["--tokens", guide, "--strict", "--format", "xcode"],
        in: Project.root)
      #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
    }
  }
}
