import KansoDiagnostics

/// The suggestions for misspelled names in a source. Each search compares a name with every member of a group, so the
/// total number of candidates is limited.
struct NameSuggestions {
  private struct Search: Hashable {
    let name: String
    let group: String
  }

  /// The results of earlier searches; nil for a name without a near member.
  private var found: [Search: String?] = [:]
  /// The number of candidates up to the limit; negative if the last search exceeded it.
  private var candidatesLeft = Self.maxCandidateCount

  /// The maximum number of candidates for all names of a source. The last search may exceed it.
  static let maxCandidateCount = 200_000

  /// Returns the member of a group that a misspelled name probably means. Nil if no member is near, or if the
  /// limit is exceeded. Results are cached.
  ///
  /// - Parameter group: the name of the group, which identifies its members in the cache.
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
