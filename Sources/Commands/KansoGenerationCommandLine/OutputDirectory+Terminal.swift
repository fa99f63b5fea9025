import KansoCodeGeneration
import KansoCommandLine
import KansoFormatting

extension OutputDirectory {
  /// Returns a directory that writes a line to standard error when it has to wait for another process.
  package static func reportingWaits(path: String) -> OutputDirectory {
    OutputDirectory(path: path) {
      Terminal.writeError(
        "Waiting for the lock on \(path.printable), into which another process is writing.\n")
    }
  }

  /// Returns the beginning of a sentence: "Wrote" with the names of the written files, or "Nothing changed"
  /// without files. After twenty names, only the number of further files follows.
  package static func summary(ofWritten names: [String]) -> String {
    guard !names.isEmpty else { return "Nothing changed" }
    let maxNames = 20
    let rest = names.count > maxNames ? " and \(names.count - maxNames) more files" : ""
    return "Wrote " + names.prefix(maxNames).joined(separator: ", ") + rest
  }
}
