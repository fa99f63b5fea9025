/// What a source is written in.
package enum Language: Sendable {
  case swift
  case objectiveC

  /// By the ending of a file's name; nil where it says nothing.
  package static func of(_ path: String) -> Language? {
    if path.hasSuffix(".swift") { return .swift }
    return endings.contains { path.hasSuffix($0) } ? .objectiveC : nil
  }

  /// Those that the names of sources end in. Headers are taken for Objective-C's; what is in those of C and C++ alone is
  /// no style.
  package static let endings = [".swift", ".m", ".mm", ".h"]
}
