import ArgumentParser
import KansoDiagnostics

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What the command says and how it ends.
package enum Terminal {
  /// Results go to standard output.
  package static func say(_ text: String) { say(Array(text.utf8)) }

  /// Bytes of files need not be text.
  package static func say(_ bytes: [UInt8]) { write(bytes, to: STDOUT_FILENO) }

  /// Everything about the run itself goes to standard error.
  package static func complain(_ text: String) { write(Array(text.utf8), to: STDERR_FILENO) }

  /// Reports for people go to standard error, and JSON for machines to standard output.
  package static func report(_ diagnostics: [Diagnostic], as format: ReportFormat) {
    write(reporter(format).report(diagnostics), as: format)
  }

  /// What makes the reports of a format here, with colors where they can be seen.
  package static func reporter(_ format: ReportFormat) -> any Reporter { format.reporter(color: usesColor) }

  /// Writes some of a report to where reports of the format go.
  package static func write(_ text: String, as format: ReportFormat) {
    if format.isForMachines { say(text) } else { complain(text) }
  }

  /// Says what is wrong with the arguments, beyond what the parser of arguments can see.
  package static func usageError(_ message: String) -> ExitCode {
    complain("error: \(message)\n")
    return .validationFailure
  }

  /// Color is for terminals, and for people who have not asked to be spared (<https://no-color.org>).
  private static var usesColor: Bool {
    func value(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
    return isatty(STDERR_FILENO) == 1 && (value("NO_COLOR") ?? "").isEmpty && value("TERM") != "dumb"
  }

  /// Ends the process with success.
  package static func leave() -> Never { exit(ExitCode.success.rawValue) }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { systemWrite(descriptor, $0) }
      if written < 0, errno == EINTR { continue }
      guard written > 0 else {
        // A reader that stops early is no failure (`Program`); a full disk is.
        if errno != EPIPE { exit(ExitCode.inputOutput.rawValue) }
        return
      }
      rest = rest.dropFirst(written)
    }
  }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}

extension ExitCode {
  /// The guide has errors, or an output is out of date.
  package static let findings = ExitCode(1)
  /// An input that was named is missing (`EX_NOINPUT`).
  package static let noInput = ExitCode(66)
  /// Reading or writing failed (`EX_IOERR`).
  package static let inputOutput = ExitCode(74)
}

extension FileError {
  /// Says what failed and gives the exit code for it.
  package func reported(isInput: Bool) -> ExitCode {
    Terminal.complain("error: \(description)\n")
    return isInput && isMissing ? .noInput : .inputOutput
  }
}
