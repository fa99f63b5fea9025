import TestSupport
import Testing

/// The project keeps the rule that it gives to others.
struct SelfLintTests {
  /// The storyboard among the examples is there for what it has.
  @Test func ourOwnSourcesHaveNoLiteralsOfStyle() throws {
    let root = Project.root.path
    let outcome = try KansoCommand.run(
      "lint", "\(root)/Sources", "\(root)/Plugins", "\(root)/Examples/CatBreeds", "--tokens",
      "\(root)/tokens.yaml",
      "--strict",
      "--format", "xcode")
    #expect(outcome.status == 0, "\(outcome.errors)")
  }
}
