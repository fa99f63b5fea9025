/// A file that only some runs write. If a run does not write it, an existing file is left over from an earlier run.
package struct OptionalFile: Sendable {
  /// The path within the output directory.
  package let name: String
  /// The beginnings of its first lines. A file by another author may quote some of them, but does not begin with all of
  /// them.
  let opening: [String]

  /// Returns true if the first lines of `bytes` begin with the texts of `opening`, and another line follows.
  /// An earlier run wrote such a file.
  func hasOpening(_ bytes: [UInt8]) -> Bool {
    let lines = bytes.split(
      separator: UInt8(ascii: "\n"), maxSplits: opening.count, omittingEmptySubsequences: false)
    return lines.count > opening.count && zip(lines, opening).allSatisfy { $0.starts(with: $1.utf8) }
  }
}
