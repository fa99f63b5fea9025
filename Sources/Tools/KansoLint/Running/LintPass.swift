import KansoDiagnostics
import KansoPOSIX

/// A lint of many sources, on all cores and in batches. Each source is read and parsed once.
///
/// If a report depends on what other sources define, all sources are read before the first report. Their bytes are kept
/// in memory up to a limit. The sources beyond it are read and parsed again for their reports.
///
/// Sources may have different linters. Each of them knows the definitions of all sources.
package struct LintPass<Source: Sendable, Failure: Error>: Sendable {
  private let linters: [CachingLinter]
  private let cache: LintCache?
  private let linterIndex: @Sendable (Source) -> Int
  private let maxRetainedCount: Int
  private let place: @Sendable (Source) -> (path: String, identity: FileIdentity)?
  private let read: @Sendable (Source) -> Result<SourceFile, Failure>

  /// - Parameters:
  ///   - linterIndex: returns the place of a source's linter in `linters`.
  ///   - cache: the results of earlier runs, in which those of this one are kept; nil for none.
  ///   - maxRetainedCount: the maximum number of bytes of sources that are kept until all are read.
  ///   - place: returns the path of a source in reports and its identity as a file; nil if it is no file. Called only with a
  ///     cache.
  ///   - read: reads a source, on any thread. It may be called twice for a source.
  package init(
    _ linters: [Linter], of linterIndex: @escaping @Sendable (Source) -> Int = { _ in 0 },
    cache: LintCache? = nil, maxRetainedCount: Int = 256 << 20,
    at place: @escaping @Sendable (Source) -> (path: String, identity: FileIdentity)? = { _ in nil },
    reading read: @escaping @Sendable (Source) -> Result<SourceFile, Failure>
  ) {
    (self.linters, self.cache) = (linters.map { CachingLinter($0, cache) }, cache)
    self.linterIndex = linterIndex
    (self.maxRetainedCount, self.place, self.read) = (maxRetainedCount, place, read)
  }

  /// The number of sources in a batch: enough to keep all cores busy, and few enough that memory does not grow
  /// with the number of sources.
  private static var batchCount: Int { 4096 }

  /// The results of reading a source.
  private enum Pending: Sendable {
    case collected(CachingLinter.Collected)
    /// The source is read again.
    case dropped
    case failed(Failure)
  }

  /// Lints sources.
  ///
  /// - Parameters:
  ///   - transform: what is made of each source, on any thread. The file is nil if it has no findings.
  ///   - record: takes the results batch by batch, in the order of the sources.
  package func run<Output: Sendable>(
    over sources: [Source],
    transform: @escaping @Sendable (Source, SourceFile?, Linter.Inspection) -> Output,
    record: ([Result<Output, Failure>]) -> Void
  ) {
    let (pending, linters) = linters.contains(where: \.needsDefinitions) ? collect(sources) : (nil, linters)
    @Sendable func finish(_ source: Source, _ collected: CachingLinter.Collected) -> Finished<Output> {
      let (inspection, kept) = linters[linterIndex(source)].report(collected)
      return Finished(output: transform(source, collected.file, inspection), kept: kept)
    }
    var kept: [CachingLinter.KeptResult] = []
    for batch in Self.batches(of: sources.count) {
      let results = DeepStack.map(Array(batch)) { number -> Result<Finished<Output>, Failure> in
        let source = sources[number]
        switch pending?[number] ?? .dropped {
        case .collected(let collected): return .success(finish(source, collected))
        case .dropped: return collect(source).map { finish(source, $0) }
        case .failed(let error): return .failure(error)
        }
      }
      kept += results.compactMap { try? $0.get().kept }
      record(results.map { $0.map(\.output) })
    }
    cache?.write(kept)
  }

  /// Reads a source, or finds the result of an earlier run.
  private func collect(_ source: Source) -> Result<CachingLinter.Collected, Failure> {
    let linter = linters[linterIndex(source)]
    let file = cache == nil ? nil : place(source)
    if let file, let collected = linter.collect(fileAt: file.path, file.identity) {
      return .success(collected)
    }
    return read(source).map { linter.collect($0, file?.identity) }
  }

  /// The output for a source, and what the cache keeps of it.
  private struct Finished<Output: Sendable>: Sendable {
    let output: Output
    let kept: CachingLinter.KeptResult?
  }

  /// Reads all sources, and returns the linters, which know their definitions.
  private func collect(_ sources: [Source]) -> (pending: [Pending]?, linters: [CachingLinter]) {
    var (pending, own): ([Pending], _) = ([], OwnDefinitions())
    var retainedCount = 0
    for batch in Self.batches(of: sources.count) {
      let found = DeepStack.map(Array(sources[batch]), collect)
      for result in found {
        switch result {
        case .success(let collected):
          own.formUnion(collected.definitions)
          retainedCount += collected.byteCount
          pending.append(retainedCount <= maxRetainedCount ? .collected(collected) : .dropped)
        case .failure(let error): pending.append(.failed(error))
        }
      }
    }
    return (pending, linters.map { $0.withDefinitions(own) })
  }

  /// Returns the ranges of the batches among a number of sources.
  private static func batches(of count: Int) -> [Range<Int>] {
    stride(from: 0, to: count, by: batchCount).map { $0..<min($0 + batchCount, count) }
  }
}
