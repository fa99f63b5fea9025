import KansoCommandLine
import KansoDiagnostics
import KansoSystem

/// The loop of `--watch`.
package enum WatchLoop {
  /// Runs now and after each change of a watched file, until a signal ends the process.
  ///
  /// - Parameters:
  ///   - paths: returns the files to watch before a round. They need not exist.
  ///   - round: does the work, and returns the further files that it read, as they were before it.
  package static func run(watching paths: () -> [String], round: () -> [FoundFile]) -> Never {
    Interruption.allow()
    var watcher = FileWatcher()
    while true {
      watcher.watch(paths())
      watcher.add(round())
      watcher.waitForChange()
    }
  }

  /// Returns a line with the first error, its position, and the number of other diagnostics. Without errors,
  /// the line is about the first warning; without diagnostics, it is empty.
  package static func firstErrorLine(for diagnostics: [Diagnostic]) -> String {
    guard let first = diagnostics.first(where: { $0.severity == .error }) ?? diagnostics.first else {
      return ""
    }
    let position = first.range.start
    let others = diagnostics.count - 1
    return
      "\(first.range.file.path.printable):\(position): \(first.severity.rawValue): \(first.message.printable)"
      + " [\(first.id)]\(others == 0 ? "" : ", and \(others) more"); the last good output stays\n"
  }
}
