import Foundation
import TestSupport

/// A Swift source of the project, as the rules of the project read it.
struct ProjectSource {
  /// The path in the project.
  let path: String
  let text: String
  let lines: [Substring]

  /// Returns all Swift sources in a folder of the project, sorted by path.
  static func all(in folder: String) -> [ProjectSource] {
    let place = Project.file(folder)
    let all = FileManager.default.enumerator(atPath: place.path)?.compactMap { $0 as? String } ?? []
    return all.filter { $0.hasSuffix(".swift") }.sorted().compactMap { path in
      (try? String(contentsOf: place.appendingPathComponent(path), encoding: .utf8)).map {
        ProjectSource(path: "\(folder)/\(path)", text: $0)
      }
    }
  }

  init(path: String, text: String) {
    (self.path, self.text) = (path, text)
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The names of the imported modules, also of those that are exported again or of which one declaration is imported.
  var imports: [String] {
    // The expression is slow, and few lines are imports.
    code.filter { $0.contains("import ") }.compactMap { line in
      // The imports of a single system are indented in `#if`.
      line.drop { $0 == " " }.wholeMatch(
        of:
          /(?:@\w+(?:\(\w+\))? )*(?:(?:public|package|internal|fileprivate|private) )?import (?:(?:struct|class|enum|func|var|let|protocol|typealias) )?(\w+)[\w.]*/
      ).map { String($0.1) }
    }
  }

  /// The lines without comments and without the text of strings; with the code of interpolations.
  var code: [String] {
    CodeScanner.code(of: text).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
