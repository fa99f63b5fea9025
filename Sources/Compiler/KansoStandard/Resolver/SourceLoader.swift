import KansoDiagnostics
import KansoTheme

/// The content of a file that a resolver document names.
package enum SourceContent: Sendable {
  case bytes([UInt8])
  /// A file that was parsed before.
  case parsed(SourceFile, JSONNode)
  /// The reason that the file could not be read.
  case unreadable(String)
}

/// Reads the files that a resolver document names, each once.
struct SourceLoader {
  private let read: (String) -> SourceContent
  private let report: StandardReport
  private var roots: [String: Place?] = [:]

  init(_ root: Place, _ report: StandardReport, read: @escaping (String) -> SourceContent) {
    (self.read, self.report) = (read, report)
    roots[report.files[Int(root.file)].path] = root
  }

  /// Returns the root of a file; nil after a report, here or before.
  ///
  /// - Parameters:
  ///   - name: the path as it is written, relative to the folder of the file that names it.
  ///   - reference: the place of the path.
  mutating func root(of name: String, at reference: Place) -> Place? {
    let path = Self.path(name, besides: report.files[Int(reference.file)].path)
    if let known = roots[path] { return known }
    guard report.files.count < report.limits.fileCount else {
      report.reportLimit(
        "the document has more than \(report.limits.fileCount) files", at: report.range(of: reference))
      return nil
    }
    switch read(path) {
    case .bytes(let bytes):
      let root = report.parse(report.add(SourceFile(path: path, bytes: bytes)))
      roots[path] = .some(root)
      return root
    case .parsed(let file, let node):
      let root = report.parse(report.add(file), known: node)
      roots[path] = .some(root)
      return root
    case .unreadable(let reason):
      report.report(
        .resolverReference, "`\(name)` cannot be read: \(reason)", at: reference,
        help: "Correct the path, which is relative to the folder of this file.")
      roots[path] = .some(nil)
      return nil
    }
  }

  /// Returns a relative path in the folder of another file. Steps such as `.` and `..` at the start are applied.
  private static func path(_ name: String, besides file: String) -> String {
    if name.utf8.first == UInt8(ascii: "/") { return name }
    var folders = file.split(separator: "/", omittingEmptySubsequences: false).dropLast().map(String.init)
    var steps = name.split(separator: "/", omittingEmptySubsequences: false).map(String.init)[...]
    while let step = steps.first, step == "." || step == ".." {
      if step == ".." {
        guard let last = folders.last, last != "..", last != "", last != "." else { break }
        folders.removeLast()
      }
      steps = steps.dropFirst()
    }
    return (folders + steps).joined(separator: "/")
  }
}
