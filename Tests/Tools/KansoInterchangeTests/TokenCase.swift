import Foundation
import KansoDiagnostics
import TestSupport
import Testing

@testable import KansoInterchange

/// Token files of a public repository with the names of their tokens (`corpus/tokens` of `Project.shared`).
struct TokenCase {
  let id: String
  let files: [ForeignFile]
  /// The last names of the paths of the tokens in any mode.
  let names: Set<String>

  private static let folder = Project.shared.appendingPathComponent("corpus/tokens")

  /// Returns the cases of a format.
  static func all(of format: String) throws -> [TokenCase] {
    struct Index: Decodable {
      struct Case: Decodable {
        let id: String
        let format: String
        let root: String
        let files: [String]
        let expected: [String: String]
      }
      let cases: [Case]
    }
    let index = try JSONDecoder().decode(
      Index.self, from: Data(contentsOf: folder.appendingPathComponent("index.json")))
    return try index.cases.filter { $0.format == format }.map { record in
      let root = folder.appendingPathComponent(record.root)
      let files = try record.files.flatMap { try Self.files(root.appendingPathComponent($0), $0) }
      let expected = folder.appendingPathComponent(record.expected["$file"] ?? "")
      let modes =
        try JSONSerialization.jsonObject(with: Data(contentsOf: expected)) as? [String: [String: Any]] ?? [:]
      let paths = modes.values.flatMap(\.keys)
      return TokenCase(
        id: record.id, files: files,
        names: Set(paths.map { format == "css" ? $0 : String($0.split(separator: ".").last ?? "") }))
    }
  }

  /// Returns a file, or the descriptions of an asset catalog.
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

  /// Expects a reader to recognise the files and to find a share of their tokens.
  func expectTokens(of reader: any TokenFormatReader.Type, share: Double) throws {
    let isRecognized = reader.recognizes(files)
    #expect(isRecognized, "\(id)")
    let found = Set(reader.read(files, ImportSelection()).tokens.compactMap(\.path.last))
    let missing = names.subtracting(found).sorted()
    #expect(Double(missing.count) <= (1 - share) * Double(names.count), "\(id): \(missing)")
  }
}

extension [UInt8] {
  /// Returns the bytes with a few random changes.
  func damaged(with random: inout SeededGenerator) -> [UInt8] {
    var bytes = self
    for _ in 0..<Int.random(in: 1...4, using: &random) where !bytes.isEmpty {
      let place = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes.remove(at: place)
      case 2:
        bytes.removeSubrange(place..<Swift.min(bytes.count, place + Int.random(in: 1...20, using: &random)))
      default:
        let end = Swift.min(bytes.count, place + Int.random(in: 1...20, using: &random))
        bytes.insert(contentsOf: bytes[place..<end], at: Int.random(in: 0...bytes.count, using: &random))
      }
    }
    return bytes
  }
}
