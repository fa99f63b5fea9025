import KansoDiagnostics
import KansoPOSIX
import KansoSystem

/// Compares the findings of a run with a baseline.
///
/// The findings of a file are compared with its own entries first, which needs no other file. The entries of files that
/// do not exist any more are compared with findings of files without entries, one file after the other: these files may
/// have been moved.
struct BaselineMatcher: Sendable {
  /// The findings of a file, compared with its own entries.
  struct Result: Sendable {
    /// The findings that the baseline does not have.
    let shown: [Diagnostic]
    /// The entries without a finding.
    var gone: [Baseline.Entry: Int] = [:]
    /// The path relative to the folder of the baseline, if entries of other files are to be compared, or if the findings
    /// are collected; nil otherwise.
    var path: String?
  }

  let folder: ProjectFolder
  private let entries: [String: [Baseline.Entry: Int]]
  /// The entries of files that do not exist.
  private var orphans: [Baseline.Entry: Int] = [:]
  /// The entries without a finding in files that were checked.
  private var gone: [Baseline.Entry: Int] = [:]
  /// The findings of the run; nil if they are not collected. Collected findings are not reported.
  private(set) var collected: Baseline?

  /// - Parameters:
  ///   - baseline: the accepted findings.
  ///   - folder: the folder of the baseline.
  ///   - collects: true to collect all findings instead.
  init(_ baseline: Baseline = Baseline(), in folder: ProjectFolder, collects: Bool = false) {
    self.folder = folder
    collected = collects ? Baseline() : nil
    var entries: [String: [Baseline.Entry: Int]] = [:]
    for (entry, count) in baseline.counts { entries[entry.path, default: [:]][entry] = count }
    for (path, own) in entries where FileKind(at: folder.absolute(path)) == nil {
      for (entry, count) in own {
        orphans[Baseline.Entry(path: "", rule: entry.rule, line: entry.line), default: 0] += count
      }
    }
    self.entries = entries
  }

  /// Compares the findings of a file with its entries.
  func match(_ findings: [Diagnostic], of path: String) -> Result {
    guard !entries.isEmpty || collected != nil else { return Result(shown: findings) }
    let path = folder.relative(path)
    guard collected == nil, var left = entries[path] else {
      return Result(shown: findings, path: orphans.isEmpty && collected == nil ? nil : path)
    }
    let shown = findings.filter { !Self.take(Baseline.entry(of: $0, in: path), from: &left) }
    return Result(shown: shown, gone: left.filter { $0.value > 0 })
  }

  /// Adds the result of a file, and returns the findings to report: those that entries of moved files do not have either.
  /// To be called in the order of the files.
  mutating func record(_ result: Result) -> [Diagnostic] {
    gone.merge(result.gone, uniquingKeysWith: +)
    guard let path = result.path else { return result.shown }
    guard collected == nil else {
      for finding in result.shown { collected?.add(Baseline.entry(of: finding, in: path)) }
      return []
    }
    return result.shown.filter { !Self.take(Baseline.entry(of: $0, in: ""), from: &orphans) }
  }

  /// Removes one finding of an entry. Returns false if there is none.
  private static func take(_ entry: Baseline.Entry, from counts: inout [Baseline.Entry: Int]) -> Bool {
    guard let count = counts[entry], count > 0 else { return false }
    counts[entry] = count - 1
    return true
  }

  /// The number of entries without a finding, in the files that were checked and in files that do not exist.
  var goneCount: Int { gone.values.reduce(0, +) + orphans.values.reduce(0, +) }
}
