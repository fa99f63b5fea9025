import KansoDiagnostics
import KansoTheme

/// A JSON file that could be parsed, with the places of its values.
struct JSONFile {
  let name: String
  let source: SourceFile
  let root: JSONNode
  /// The keys that stand twice.
  let findings: [ImportFinding]

  /// Parses a file. Throws the finding of one that cannot be read.
  init(_ file: ForeignFile) throws(Failure) {
    let document = TreeDocument(file)
    guard let root = document.root else {
      throw Failure(
        finding: document.findings.first
          ?? ImportFinding(.unreadable, [], "the file is empty", at: file.source.wholeRange))
    }
    (name, source, self.root, findings) = (file.name, document.source, root, document.findings)
  }

  /// The finding of a file that cannot be read.
  struct Failure: Error {
    let finding: ImportFinding
  }

  /// Returns the place of a value.
  func place(of node: JSONNode) -> SourceRange { source.place(ofValueAt: node.offset) }
}

extension JSONNode {
  /// The value of a number; nil for any other value.
  var number: Double? {
    guard case .number(let number) = content else { return nil }
    return number
  }

  /// True or false; nil for any other value.
  var flag: Bool? {
    guard case .bool(let flag) = content else { return nil }
    return flag
  }
}
