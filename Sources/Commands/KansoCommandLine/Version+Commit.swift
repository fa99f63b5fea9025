import KansoDiagnostics
import KansoRevision

extension Version {
  /// The answer to `--version`: the semantic version, and in a release the commit that it was built from.
  package static let text: String = {
    let commit = String(cString: kanso_revision()).prefix(12)
    return commit.isEmpty ? current : "\(current) (\(commit))"
  }()
}
