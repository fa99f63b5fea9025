import KansoDiagnostics

/// The suggestions for the misspelled names of a source. Each suggestion compares a name with every member of a group, so
/// that their number is limited by the number of members.
struct NameSuggestions {
  private struct Search: Hashable {
    let name: String
    let group: String
  }

  private var found: [Search: String?] = [:]
  private var candidatesLeft = Self.maxCandidateCount

  /// The candidates that names of a source are compared with; the last search may exceed it.
  static let maxCandidateCount = 200_000

  /// Returns the member of a group that a name was probably meant to be. Returns nil if no member is near, or if the limit
  /// is exceeded.
  ///
  /// - Parameter group: the name by which the group is known.
  mutating func nearest(to name: String, in group: String, among members: [String]) -> String? {
    let search = Search(name: name, group: group)
    if let known = found[search] { return known }
    guard candidatesLeft > 0 else { return nil }
    candidatesLeft -= members.count
    let nearest = Spelling.nearest(to: name, among: members)
    found.updateValue(nearest, forKey: search)
    return nearest
  }
}
