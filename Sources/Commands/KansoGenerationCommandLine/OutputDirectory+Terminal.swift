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

  /// Returns the beginning of a sentence: "Wrote" with the names of the written files, or with their number if there are
  /// too many, or "Nothing changed" without files.
  package static func summary(ofWritten names: [String], maxNameCount: Int = 8) -> String {
    guard !names.isEmpty else { return "Nothing changed" }
    return "Wrote " + (names.count > maxNameCount ? "\(names.count) files" : names.joined(separator: ", "))
  }
}
