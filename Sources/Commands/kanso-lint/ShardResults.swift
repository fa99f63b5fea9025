import KansoCommandLine
import KansoDiagnostics
import KansoLint
import KansoPOSIX
import KansoSystem

/// A folder with what the parts of a lint have found, one file for each part.
///
/// The results are those of the cache of a run: each is kept under a hash of all that it depends on. So a run that merges
/// them is a run over all sources that finds most results instead of making them, and its report cannot differ from
/// that of a run without parts.
struct ShardResults {
  let folder: String

  /// The program that made the results, for other machines with the same one.
  private static var tool: String {
    let bytes = RunningProgram.path.flatMap { try? InputFile.read($0, limit: maxProgramByteCount) } ?? []
    return "\(Version.text) \(ContentHash(bytes).text)"
  }

  private static let maxProgramByteCount = 1 << 30

  /// Returns the empty results of a part, after it has removed those of an earlier run.
  func results(of shard: Shard) throws(FileError) -> LintCache {
    try Directory.create(at: folder)
    let path = path(of: shard)
    guard unlink(path) == 0 || FileKind(at: path) == nil else { throw FileError.ofSystem("write", path) }
    return LintCache(resultsAt: path, tool: Self.tool)
  }

  /// Checks that the results of a part were written.
  func check(_ shard: Shard) throws(FileError) {
    let path = path(of: shard)
    guard FileKind(at: path) == .regular else {
      throw FileError("write", path, reason: "the disk may be full")
    }
  }

  /// Returns the results of all parts. Warns of missing parts and of files that another program has written.
  func merged() throws(FileError) -> LintCache {
    let shards = Directory.entryNames(in: folder).compactMap(Shard.named)
    // Another number of parts may have left some.
    let present = Dictionary(grouping: shards, by: \.count).mapValues { Set($0.map(\.number)) }
    guard let count = present.keys.max(by: { Self.rank($0, present) < Self.rank($1, present) }) else {
      throw FileError(
        "read", folder, reason: "it has no results; `kanso lint --shard 1/2 --results \(folder)` writes them",
        isMissing: true)
    }
    let missing = (1...count).filter { present[count]?.contains($0) != true }
    if !missing.isEmpty {
      Self.warn("the results of \(missing.map { "\($0)/\(count)" }.joined(separator: ", ")) are missing")
    }
    let paths = shards.sorted { ($0.count, $0.number) < ($1.count, $1.number) }.map(path)
    return Self.merging(paths)
  }

  /// Returns the results in files. Warns of those that another program has written.
  static func merging(_ paths: [String]) -> LintCache {
    let (cache, refused) = LintCache.merging(resultsAt: paths, tool: tool)
    for path in refused { warn("\(path.printable) was written by another version of kanso-lint") }
    return cache
  }

  /// Orders numbers of parts by completeness, then by size.
  private static func rank(_ count: Int, _ present: [Int: Set<Int>]) -> (Int, Int) {
    (present[count]?.count == count ? 1 : 0, count)
  }

  private func path(of shard: Shard) -> String {
    folder.hasSuffix("/") ? folder + shard.fileName : "\(folder)/\(shard.fileName)"
  }

  private static func warn(_ text: String) {
    Terminal.writeError("warning: \(text); the sources are checked here\n")
  }
}
