import Foundation
import KansoPreview
import TestSupport
import Testing

@testable import kanso_preview

/// Storyboards and xibs of real apps, which are not part of the project.
@Suite(.requires(.corpus)) struct CorpusTests {
  @Test func everyDocumentBecomesPixels() throws {
    let documents = Corpus.documents()
    #expect(documents.count >= 259 / Corpus.step)
    let raster = MachineRaster()
    for document in documents {
      var request = PreviewRequest([document.path])
      (request.format, request.scale, request.raster) = (.png, 1, raster)
      let answer = request.run()
      #expect(answer.exitCode == 0 && PictureHead(answer.output) != nil, "\(document.path)")
    }
  }

  @Test(.requires(.program("python3"))) func framesAreThoseOfInterfaceBuilder() async throws {
    let score = Project.shared.appendingPathComponent("tools/score-frames.py").path
    let program = Project.products.appendingPathComponent("kanso-preview").path
    let outcome = try await Shell.run(
      "python3", [score, "--worst", "0", "--", program, "--frames", "--sizes", "stored"])
    let shares = outcome.output.matches(of: /= ([0-9.]+) %/).compactMap { Double($0.1) }
    try #require(shares.count == 4, "\(outcome.output)\n\(outcome.errors)")
    #expect(
      shares[0] >= 93.80 && shares[1] >= 95.71 && shares[2] >= 90.24 && shares[3] >= 81.85,
      "\(outcome.output)")
    #expect(outcome.output.contains("documents found 259 of 259 answered 259"))
  }
}
