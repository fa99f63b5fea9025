import Foundation
import KansoDiagnostics
import TestSupport
import Testing

@testable import KansoInterchange

/// Public exports of Figma and public asset catalogs (`corpus/tokens` of `Project.shared`).
struct FigmaCorpusTests {
  private struct Index: Decodable {
    struct Case: Decodable {
      let id: String
      let format: String
      let root: String
      let files: [String]
      let expected: [String: String]
    }
    let cases: [Case]
  }

  @Test(.requires(.corpus), arguments: ["figma-variables", "xcassets"])
  func findsTheTokensOfPublicFiles(_ format: String) throws {
    let folder = Project.shared.appendingPathComponent("corpus/tokens")
    let data = try Data(contentsOf: folder.appendingPathComponent("index.json"))
    let cases = try JSONDecoder().decode(Index.self, from: data).cases.filter { $0.format == format }
    #expect(!cases.isEmpty)
    let reader: any TokenFormatReader.Type =
      format == "xcassets" ? AssetCatalogReader.self : FigmaReader.self
    for record in cases {
      let root = folder.appendingPathComponent(record.root)
      let files = try record.files.flatMap { try Self.files(root.appendingPathComponent($0), $0) }
      let isRecognized = reader.recognizes(files)
      #expect(isRecognized, "\(record.id)")
      let expected = folder.appendingPathComponent(record.expected["$file"] ?? "")
      let modes =
        try JSONSerialization.jsonObject(with: Data(contentsOf: expected)) as? [String: [String: Any]] ?? [:]
      let names = Set(
        modes.values.flatMap(\.keys).compactMap { $0.split(separator: ".").last.map(String.init) })
      let found = Set(reader.read(files, ImportSelection()).tokens.compactMap(\.path.last))
      let missing = names.subtracting(found).sorted()
      #expect(missing.count * 20 <= names.count || missing.count == 1, "\(record.id): \(missing)")
    }
  }

  /// Returns a file, or the descriptions of a catalog.
  private static func files(_ url: URL, _ name: String) throws -> [ForeignFile] {
    var names = [""]
    if url.pathExtension == "xcassets" {
      let all = FileManager.default.enumerator(atPath: url.path)?.allObjects as? [String] ?? []
      names = all.filter { $0.hasSuffix("Contents.json") }.sorted().map { "/" + $0 }
    }
    return try names.map { inner in
      let path = url.path + inner
      let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
      return ForeignFile(name: name + inner, source: SourceFile(path: path, bytes: bytes))
    }
  }
}
