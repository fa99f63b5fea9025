import Foundation
import TestSupport
import Testing

/// The project keeps the rule that it gives to others.
struct SelfLintTests {
  /// The pages of `kanso preview` have a style guide of their own. The storyboard among the examples is there for what it has.
  @Test func ourOwnSourcesHaveNoLiteralsOfStyle() throws {
    let root = Project.root
    let targets = try FileManager.default.contentsOfDirectory(
      atPath: root.appendingPathComponent("Sources").path)
    let others = targets.filter { $0 != "KansoPreview" }.sorted().map { "Sources/\($0)" }
    try lint(others + ["Plugins", "Examples/CatBreeds"], with: "tokens.yaml")
    try lint(["Sources/KansoPreview"], with: "Sources/KansoPreview/Page/page.yaml")
  }

  private func lint(_ paths: [String], with guide: String) throws {
    let root = Project.root.path
    let options = ["--tokens", "\(root)/\(guide)", "--strict", "--format", "xcode"]
    let outcome = try Shell.run(
      KansoCommand.path, ["lint"] + paths.map { "\(root)/\($0)" } + options)
    #expect(outcome.status == 0, "\(outcome.errors)")
  }
}
