/// A file that only some runs write: one that a run does not write is left over from an earlier one.
package struct OptionalFile: Sendable {
  package let name: String
  /// The beginnings of its first lines. A file of somebody else's may quote them, but does not begin with all of them.
  let opening: [String]

  /// Whether a file is one that an earlier run wrote.
  func hasOpening(_ bytes: [UInt8]) -> Bool {
    let lines = bytes.split(
      separator: UInt8(ascii: "\n"), maxSplits: opening.count, omittingEmptySubsequences: false)
    return lines.count > opening.count && zip(lines, opening).allSatisfy { $0.starts(with: $1.utf8) }
  }
}
