import KansoDiagnostics

/// How a command ends, as the other commands do.
enum PreviewExit {
  /// All is well.
  static let success: Int32 = 0
  /// An input has errors.
  static let findings: Int32 = 1
  /// The command was called in a wrong way (`EX_USAGE`).
  static let usage: Int32 = 64
  /// An input is missing (`EX_NOINPUT`).
  static let noInput: Int32 = 66
  /// Reading or writing failed (`EX_IOERR`).
  static let inputOutput: Int32 = 74
}

/// Why there is no preview.
struct PreviewError: Error, Equatable, Sendable {
  /// What is said of it, with its line break: one line, or the report on an input.
  let report: String
  /// How the command ends: 1, 64, 66 or 74.
  let exitCode: Int32

  /// The command was called in a wrong way.
  static func usage(_ message: String) -> PreviewError {
    PreviewError(report: "error: \(message)\n", exitCode: PreviewExit.usage)
  }

  /// An input has errors, which a report tells.
  static func findings(_ report: String) -> PreviewError {
    PreviewError(report: report, exitCode: PreviewExit.findings)
  }

  /// An input could not be read.
  static func reading(_ error: FileError) -> PreviewError {
    PreviewError(
      report: "error: \(error.description)\n",
      exitCode: error.isMissing ? PreviewExit.noInput : PreviewExit.inputOutput)
  }

  /// The output could not be written.
  static func writing(_ error: FileError) -> PreviewError {
    PreviewError(report: "error: \(error.description)\n", exitCode: PreviewExit.inputOutput)
  }
}
