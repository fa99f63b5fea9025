import Foundation
import TestSupport
import Testing

/// The sources that are committed with the example package; the tests of the package Preview run it.
struct ExamplesTests {
  @Test func generatedFilesAreUpToDate() async throws {
    let outcome = try await KansoCommand.run(
      "compile", Project.root.appendingPathComponent("tokens.yaml").path, "--platform", "portable", "--check",
      "--output", Project.root.appendingPathComponent("Examples/CatBreeds/Sources/CatBreeds/Generated").path)
    #expect(outcome.status == 0, "\(outcome.errors)")
  }
}
