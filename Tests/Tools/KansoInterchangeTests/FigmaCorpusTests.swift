import TestSupport
import Testing

@testable import KansoInterchange

/// Public exports of Figma and public asset catalogs (`corpus/tokens` of `Project.shared`).
struct FigmaCorpusTests {
  @Test(.requires(.corpus), arguments: ["figma-variables", "xcassets"])
  func findsTheTokensOfPublicFiles(_ format: String) throws {
    let cases = try TokenCase.all(of: format)
    #expect(!cases.isEmpty)
    for tokenCase in cases {
      try tokenCase.expectTokens(
        of: format == "xcassets" ? AssetCatalogReader.self : FigmaReader.self, share: 0.94)
    }
  }
}
