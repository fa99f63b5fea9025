import Foundation
import TestSupport
import Testing

/// A document whose blocks of code are tried.
struct Document {
  let text: String

  static let readme = Document("README.md")
  static let buildStep = Document("Documentation/BuildStep.md")

  private init(_ path: String) {
    text = (try? String(contentsOf: Project.root.appendingPathComponent(path), encoding: .utf8)) ?? ""
  }

  /// The first block of a language that holds a text.
  func block(_ language: String, containing part: String = "\n") throws -> String {
    let blocks = text.components(separatedBy: "\n```\(language)\n").dropFirst().map {
      $0.components(separatedBy: "\n```")[0] + "\n"
    }
    return try #require(blocks.first { $0.contains(part) }, "there is no block of \(language) with \(part)")
  }
}
