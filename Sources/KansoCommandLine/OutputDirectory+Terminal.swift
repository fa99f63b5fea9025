import KansoCodeGeneration
import KansoDiagnostics

extension OutputDirectory {
  /// Returns a directory that writes to standard error when it has to wait for another process.
  package static func reportingWaits(path: String) -> OutputDirectory {
    OutputDirectory(path: path) {
      Terminal.complain("Waiting for the lock on \(path.printable), into which another process is writing.\n")
    }
  }

  /// Returns the beginning of a sentence that names the files that were written, the first twenty of them.
  package static func summary(ofWritten names: [String]) -> String {
    guard !names.isEmpty else { return "Nothing changed" }
    let maxNames = 20
    let rest = names.count > maxNames ? " and \(names.count - maxNames) more files" : ""
    return "Wrote " + names.prefix(maxNames).joined(separator: ", ") + rest
  }
}
