import Foundation
import TestSupport
import Testing

/// The project follows the rule that it gives to its users.
struct SelfLintTests {
  /// The pages of `kanso preview` have their own style guide. The example for Interface Builder has literals on
  /// purpose.
  @Test func ourOwnSourcesHaveNoLiteralsOfStyle() async throws {
    let preview = "Sources/Tools/KansoPreview"
    func folders(in folder: String) throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: Project.file(folder).path).sorted()
        .map { "\(folder)/\($0)" }
    }
    let others = try folders(in: "Sources").flatMap(folders(in:)).filter { $0 != preview }
    for (paths, guide) in [
      (others + ["Plugins", "Examples/CatBreeds"], "tokens.yaml"),
      ([preview], "\(preview)/Style/page.yaml"),
    ] {
      let outcome = try await Shell.run(
        KansoCommand.path, ["lint"] + paths + ["--tokens", guide, "--strict", "--format", "xcode"],
        in: Project.root)
      #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
    }
  }
}
