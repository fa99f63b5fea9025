import KansoRevision

/// The version of Kanso, which its programs print and its reports name.
package enum Version {
  /// The semantic version.
  package static let current = "0.9.0"

  /// The answer to `--version`: the semantic version, and in a release the commit that it was built from.
  package static let text: String = {
    let commit = String(cString: kanso_revision()).prefix(12)
    return commit.isEmpty ? current : "\(current) (\(commit))"
  }()
}
