import Foundation
import TestSupport
import Testing

/// The documentation as a site.
struct SiteTests {
  #if os(Linux)
    @Test(.requires(.browser), .requires(.program("docc"))) func theSiteHasAllPagesAndSymbols() async throws {
      let directory = try TemporaryDirectory()
      let made = try await Shell.run(
        Project.file("scripts/make-site").path,
        [
          "--output", directory.path("site"), "--modules",
          Project.products.appendingPathComponent("Modules").path,
        ])
      // Links of the pages that lead nowhere are errors of DocC.
      try #require(made.status == 0, "\(made.errors)")
      let checked = try await Shell.run(
        Project.file("Tests/Browser/check-site").path, [directory.path("site")])
      #expect(checked.status == 0 && checked.output.isEmpty, "\(checked.output)\(checked.errors)")
    }
  #endif
}
