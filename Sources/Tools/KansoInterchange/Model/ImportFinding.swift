import KansoDiagnostics

/// Something in a source that a style guide does not have in the same way. In an export, the guide is the source, and the
/// written files are in place of the guide.
package struct ImportFinding {
  /// The kinds of findings.
  package enum Kind: Equatable {
    /// A token, or a value of one, that is not in the guide.
    case lost
    /// A value that is in the guide, but may mean something else than in the source. The guide has a comment there.
    case doubtful
    /// A token or a group that has another name in the guide.
    case renamed
    /// A file that cannot be read, or only in part. Its tokens are unknown, so nothing may be imported.
    case unreadable
  }

  package var kind: Kind
  /// The path of the token in the source; empty for anything else.
  package var path: [String]
  /// The message without a period at its end, such as "`10%` has no meaning for a padding".
  package var message: String
  package var place: SourceRange

  package init(_ kind: Kind, _ path: [String], _ message: String, at place: SourceRange) {
    (self.kind, self.path, self.message, self.place) = (kind, path, message, place)
  }
}
