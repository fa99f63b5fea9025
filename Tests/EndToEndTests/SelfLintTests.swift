import Foundation
import TestSupport
import Testing

/// The project keeps the rule that it gives to others.
struct SelfLintTests {
  /// The pages of `kanso preview` have a style guide of their own. The example for Interface Builder has literals on
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
