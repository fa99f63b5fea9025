import KansoDiagnostics

extension TokenTree {
  /// Returns the name of the member of a group that is most similar to a misspelled one; nil if there is none, or if
  /// suggestions have taken too long already.
  func nearestMember(of node: Int32, to name: String, _ report: StandardReport) -> String? {
    guard let members = group(node)?.members, report.allowsComparisons(members.count) else { return nil }
    return Spelling.nearest(to: name, among: members.lazy.map { self.name(of: $0) })
  }
}
