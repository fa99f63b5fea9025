import Foundation
import KansoDiagnostics
import KansoInterchange
import TestSupport
import Testing

@testable import KansoSwiftTokens

/// Tests the reader with the Swift sources of public repositories, which are not part of the project.
@Suite(.requires(.corpus)) struct TokenCorpusTests {
  /// A case of the index.
  private struct Case: Decodable {
    struct Mode: Decodable {
      let files: [String]?
      let catalogs: [String]?
    }
    struct Expected: Decodable {
      let file: String
      private enum CodingKeys: String, CodingKey { case file = "$file" }
    }
    let id: String
    let format: String
    let root: String
    let files: [String]
    let modes: [String: Mode]
    let expected: Expected
  }

  private struct Index: Decodable { let cases: [Case] }

  private static let folder = Project.shared.appendingPathComponent("corpus/tokens")

  private static func cases() -> [Case] {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent("index.json")),
      let index = try? JSONDecoder().decode(Index.self, from: data)
    else { return [] }
    return index.cases.filter { $0.format == "swift" }
  }

  @Test func findsTheTokens() throws {
    var (expected, found) = (0, 0)
    for item in Self.cases() {
      let root = Self.folder.appendingPathComponent(item.root)
      let files = try item.files.map { name in
        let url = root.appendingPathComponent(name)
        return ForeignFile(
          name: name, source: SourceFile(path: url.path, bytes: Array(try Data(contentsOf: url))))
      }
      let read = SwiftTokenReader.read(files, ImportSelection())
      let paths = Set(read.tokens.map { $0.path.joined(separator: ".") })
      let data = try Data(contentsOf: Self.folder.appendingPathComponent(item.expected.file))
      let modes = try #require(JSONSerialization.jsonObject(with: data) as? [String: [String: Any]])
      let wanted = Set(modes.values.flatMap(\.keys))
      expected += wanted.count
      found += wanted.intersection(paths).count
    }
    #expect(expected > 500)
    #expect(found * 100 >= expected * 97)
  }
}
