import Foundation
import KansoPreview
import Testing

@testable import kanso_preview

/// Storyboards and xibs of real apps, which are not part of the project.
enum Corpus {
  static let folder = Program.project.appendingPathComponent("../shared/corpus/interface-builder")
    .standardizedFileURL
  static let isThere = FileManager.default.fileExists(atPath: folder.path)

  static func documents() -> [String] {
    let all = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return all.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()
  }
}

/// Documents of real apps, drawn with real text.
@Suite(.enabled(if: Corpus.isThere))
struct CorpusTests {
  @Test func everyDocumentBecomesPixels() throws {
    let raster = MachineRaster()
    let documents = Corpus.documents()
    #expect(documents.count >= 259)
    var drawn = 0
    for name in documents {
      var request = PreviewRequest([Corpus.folder.appendingPathComponent(name).path])
      (request.format, request.scale, request.raster) = (.png, 1, raster)
      let answer = request.answer()
      guard answer.exitCode == 0 else {
        // What cannot be read cannot be drawn, and is told.
        #expect(answer.output.isEmpty && !answer.report.isEmpty, "\(name)")
        continue
      }
      #expect(PictureHead(answer.output) != nil, "\(name)")
      drawn += 1
    }
    #expect(drawn >= 259, "\(drawn)")
  }
}
