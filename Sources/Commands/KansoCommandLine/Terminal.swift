import ArgumentParser
import KansoDiagnostics
import KansoPOSIX
import KansoSystem

/// The output and the exit of a command.
package enum Terminal {
  /// The streams of the process.
  package enum Stream: Sendable {
    /// Standard output, for results.
    case output
    /// Standard error, for messages about the run.
    case errors

    fileprivate var descriptor: Int32 { self == .output ? STDOUT_FILENO : STDERR_FILENO }
  }

  /// Writes a result to standard output.
  package static func write(_ text: String) { write(Array(text.utf8)) }

  /// Writes bytes to standard output, also if they are not valid text.
  package static func write(_ bytes: [UInt8]) { write(bytes, to: Stream.output.descriptor) }

  /// Writes a message about the run to standard error.
  package static func writeError(_ text: String) { write(text, to: .errors) }

  /// Writes text to a stream, without adding a line break.
  package static func write(_ text: String, to stream: Stream) {
    write(Array(text.utf8), to: stream.descriptor)
  }

  /// Writes the whole report of a run: the formats `text` and `xcode` to standard error, all other formats to
  /// standard output.
  package static func report(_ diagnostics: [Diagnostic], as format: ReportFormat) {
    let stream: Stream = format.isForMachines ? .output : .errors
    write(reporter(format, on: stream).report(diagnostics), to: stream)
  }

  /// Returns the reporter of a format, with colors if the stream is a terminal and the user has not disabled
  /// them.
  package static func reporter(_ format: ReportFormat, on stream: Stream) -> any Reporter {
    format.reporter(color: usesColor(on: stream))
  }

  /// Returns the reporter of the format `text`, with colors as in `reporter(_:on:)`.
  package static func textReporter(on stream: Stream) -> TextReporter {
    TextReporter(color: usesColor(on: stream))
  }

  /// Writes a message to standard error, for an error in the arguments that the argument parser cannot
  /// detect. Returns the exit code of wrong usage, 64.
  package static func usageError(_ message: String) -> ExitCode {
    writeError("error: \(message)\n")
    return .validationFailure
  }

  /// True if standard error is a terminal that moves its cursor.
  package static let showsErrors =
    isatty(STDERR_FILENO) == 1 && getenv("TERM").map { String(cString: $0) } != "dumb"

  /// Returns true for a terminal, unless the user has disabled colors with `NO_COLOR`
  /// (<https://no-color.org>) or `TERM=dumb`.
  package static func usesColor(on stream: Stream) -> Bool {
    /// Returns an environment variable; nil if it is not set.
    func value(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
    return isatty(stream.descriptor) == 1 && (value("NO_COLOR") ?? "").isEmpty && value("TERM") != "dumb"
  }

  /// Exits the process with success.
  package static func exitSuccessfully() -> Never { exit(ExitCode.success.rawValue) }

  /// Writes all bytes. Stops silently if the reader has closed the stream; exits the process with 74 on any
  /// other error.
  private static func write(_ bytes: [UInt8], to descriptor: Int32) {
    do { try Descriptor.write(bytes, to: descriptor) } catch {
      // A reader that closes the stream early is not an error (`Program`); a full disk is.
      if error.code != EPIPE { exit(ExitCode.inputOutput.rawValue) }
    }
  }
}

extension ExitCode {
  /// The guide has errors, or warnings with `--strict`, or an output is out of date.
  package static let findings = ExitCode(1)
  /// An input that was named is missing (`EX_NOINPUT`).
  package static let noInput = ExitCode(66)
  /// Reading or writing failed (`EX_IOERR`).
  package static let inputOutput = ExitCode(74)
}

extension FileError {
  /// Writes the error to standard error. Returns its exit code: 66 if `isInput` is true and the file is
  /// missing, 74 for any other error.
  package func reported(isInput: Bool) -> ExitCode {
    Terminal.writeError("error: \(description)\n")
    return isInput && isMissing ? .noInput : .inputOutput
  }
}
