import Foundation

/// The guides that a guide includes or extends, found without a parser of YAML, which a plugin does not have.
///
/// This finds the usual notations: a path or a list in brackets after `include:` or `extends:` at the start of a line, or
/// lines with `- ` below it. `kanso compile` finds all others, and touches the build plan.
struct IncludedGuides {
  /// The existing files, without the guide itself.
  private(set) var files: [URL] = []

  /// The maximum number of files of a guide.
  private static let maxCount = 64

  /// Finds the files that a guide names, and those that these name.
  init(of guide: URL) {
    var waiting = [guide.standardizedFileURL]
    var seen: Set<String> = [waiting[0].plainPath]
    while let file = waiting.popLast() {
      guard file.isRegularFile, let data = try? Data(contentsOf: file) else { continue }
      for path in Self.paths(in: String(decoding: data, as: UTF8.self)) where files.count < Self.maxCount {
        let named = URL(fileURLWithPath: path, relativeTo: file).standardizedFileURL
        guard named.isRegularFile, seen.insert(named.plainPath).inserted else { continue }
        files.append(named)
        waiting.append(named)
      }
    }
  }

  /// Returns the paths after the two keys in the text of a guide.
  private static func paths(in text: String) -> [String] {
    var paths: [String] = []
    var isInList = false
    for line in text.split(whereSeparator: \.isNewline) {
      let content = line.drop { $0 == " " }
      if let key = ["include:", "extends:"].first(where: line.hasPrefix) {
        let values = line.dropFirst(key.count).split { "[], ".contains($0) }.prefix { !$0.hasPrefix("#") }
        paths += values.map(unquoted)
        isInList = values.isEmpty
      } else if isInList, content.hasPrefix("- ") {
        paths += content.dropFirst(2).split(separator: " ").prefix(1).map(unquoted)
      } else if !content.hasPrefix("#") {
        isInList = false
      }
    }
    return paths
  }

  /// Returns a path without quotes around it.
  private static func unquoted(_ text: Substring) -> String {
    text.trimmingCharacters(in: CharacterSet(charactersIn: "\"'"))
  }
}

extension URL {
  /// True if there is a regular file at the URL. A read of a pipe would wait for its writer. Links are followed.
  fileprivate var isRegularFile: Bool {
    (try? resolvingSymlinksInPath().resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true
  }
}
