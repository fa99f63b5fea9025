import KansoSystem

/// The exit codes. They are the same as those of the other commands.
enum PreviewExit {
  /// Success.
  static let success: Int32 = 0
  /// Errors in an input.
  static let findings: Int32 = 1
  /// A wrong usage of the command (`EX_USAGE`).
  static let usage: Int32 = 64
  /// A missing input (`EX_NOINPUT`).
  static let noInput: Int32 = 66
  /// A failure to read or write (`EX_IOERR`).
  static let inputOutput: Int32 = 74
}

/// The reason why there is no preview.
struct PreviewError: Error, Equatable, Sendable {
  /// The text for people, with its line break: one line with the error, or the report on an input.
  let report: String
  /// The exit code of the command: 1, 64, 66 or 74.
  let exitCode: Int32

  /// Returns an error for a wrong usage of the command (exit code 64).
  /// - Parameter message: the text without `error:` and without a line break.
  static func usage(_ message: String) -> PreviewError {
    PreviewError(report: "error: \(message)\n", exitCode: PreviewExit.usage)
  }

  /// Returns an error for an input with errors (exit code 1).
  /// - Parameter report: the complete text for standard error.
  static func findings(_ report: String) -> PreviewError {
    PreviewError(report: report, exitCode: PreviewExit.findings)
  }

  /// Returns an error for an input that could not be read, with the exit code 66 if it is missing and 74
  /// otherwise.
  static func reading(_ error: FileError) -> PreviewError {
    PreviewError(
      report: "error: \(error.description)\n",
      exitCode: error.isMissing ? PreviewExit.noInput : PreviewExit.inputOutput)
  }

  /// Returns an error for an output that could not be written (exit code 74).
  static func writing(_ error: FileError) -> PreviewError {
    PreviewError(report: "error: \(error.description)\n", exitCode: PreviewExit.inputOutput)
  }
}
