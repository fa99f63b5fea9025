import ArgumentParser
import KansoSystem

/// One part of the sources of a lint that several machines share. The parts of all machines have each source once, and
/// a source stays in its part when others come or go.
struct Shard: ExpressibleByArgument, Equatable {
  /// The maximum number of parts.
  static let maxCount = 10_000

  /// The number of the part, from 1.
  let number: Int
  /// The number of parts.
  let count: Int

  /// Reads a part such as `2/4`; nil for anything else.
  init?(argument: String) {
    let parts = argument.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1], (1...Self.maxCount).contains(count),
      (1...count).contains(number)
    else { return nil }
    (self.number, self.count) = (number, count)
  }

  /// Returns true for the path of a source in the part.
  func contains(_ path: String) -> Bool {
    ContentHash(Array(path.utf8)).first % UInt64(count) == UInt64(number - 1)
  }

  /// The name of the file with the results of the part.
  var fileName: String { "shard-\(number)-of-\(count)\(Self.suffix)" }

  private static let suffix = ".results"

  /// Returns the part whose results a file has, by its name; nil for another file.
  static func named(_ fileName: String) -> Shard? {
    guard fileName.hasPrefix("shard-"), fileName.hasSuffix(suffix) else { return nil }
    let name = fileName.dropFirst("shard-".count).dropLast(suffix.count)
    let shard = Shard(
      argument: name.split(separator: "-of-", omittingEmptySubsequences: false).joined(separator: "/"))
    return shard?.fileName == fileName ? shard : nil
  }
}
