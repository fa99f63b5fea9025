import KansoDiagnostics
import KansoTheme

/// The uses of tokens in the sources of a guide, as `kanso-lint` has found them, and its findings in open sources.
struct SourceUses {
  /// The uses in folders, by the paths of guides.
  private var folders: [String: [TokenPath: [LintReport.Use]]] = [:]
  /// The uses and findings in open documents, by their paths; they are newer than those in folders.
  private var documents: [String: (guide: String, version: Int, report: LintReport)] = [:]

  /// True if `kanso-lint` cannot be run.
  var isUnavailable = false

  /// True if the sources of a guide have been read.
  func knows(_ guide: String) -> Bool { folders[guide] != nil }

  /// Stores the report on a folder.
  mutating func add(_ report: LintReport, ofGuide guide: String) {
    folders[guide] = Dictionary(grouping: report.uses, by: \.token)
  }

  /// Stores the report on an open document.
  mutating func add(_ report: LintReport, ofDocument path: String, version: Int, guide: String) {
    documents[path] = (guide, version, report)
  }

  /// Forgets documents that are not open, and guides that are not known.
  mutating func keep(documents isOpen: (String) -> Bool, guides isKnown: (String) -> Bool) {
    documents = documents.filter { isOpen($0.key) }
    folders = folders.filter { isKnown($0.key) }
  }

  /// Returns the version of an open document that was read last; nil if none was.
  func version(ofDocument path: String) -> Int? { documents[path]?.version }

  /// Returns the findings in an open document; empty if another version of it was read.
  func findings(in document: TextDocument) -> [LintReport.Finding] {
    guard let known = documents[document.file.path], known.version == document.version else { return [] }
    return known.report.findings.filter { $0.path == document.file.path }
  }

  /// Returns the uses of a token, and of those in a group.
  ///
  /// - Parameter guide: the path of the guide.
  func uses(of path: TokenPath, guide: String) -> [LintReport.Use] {
    uses(guide: guide) { $0 == path || $0.isInside(path) }
  }

  /// Returns the numbers of uses of all tokens of a guide.
  func counts(guide: String) -> [TokenPath: Int] {
    var counts = (folders[guide] ?? [:]).mapValues { uses in uses.count { documents[$0.path] == nil } }
    for document in documents.values where document.guide == guide {
      for use in document.report.uses { counts[use.token, default: 0] += 1 }
    }
    return counts
  }

  private func uses(guide: String, where isWanted: (TokenPath) -> Bool) -> [LintReport.Use] {
    let inFolders = (folders[guide] ?? [:]).filter { isWanted($0.key) }.flatMap(\.value)
      .filter { documents[$0.path] == nil }
    let inDocuments = documents.values.filter { $0.guide == guide }.flatMap(\.report.uses).filter {
      isWanted($0.token)
    }
    return (inFolders + inDocuments).sorted {
      ($0.path, $0.position.line, $0.position.column) < ($1.path, $1.position.line, $1.position.column)
    }
  }
}
