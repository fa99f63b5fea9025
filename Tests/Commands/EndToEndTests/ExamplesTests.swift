import Foundation
import TestSupport
import Testing

/// The committed sources of the example package. The tests of the package Preview run it.
struct ExamplesTests {
  @Test func generatedFilesAreUpToDate() async throws {
    let outcome = try await KansoCommand.run(
      "compile", Project.root.appendingPathComponent("tokens.yaml").path, "--platform", "portable", "--check",
      "--output", Project.root.appendingPathComponent("Examples/CatBreeds/Sources/CatBreeds/Generated").path)
    #expect(outcome.status == 0, "\(outcome.errors)")
  }
}
