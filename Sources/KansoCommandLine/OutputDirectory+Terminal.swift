import KansoCodeGeneration
import KansoDiagnostics

extension OutputDirectory {
  /// Returns a directory that writes to standard error when it has to wait for another process.
  package static func reportingWaits(path: String) -> OutputDirectory {
    OutputDirectory(path: path) {
      Terminal.complain("Waiting for the lock on \(path.printable), into which another process is writing.\n")
    }
  }
}
