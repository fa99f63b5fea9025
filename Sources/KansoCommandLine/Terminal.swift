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
  /// The streams of the process.
  package enum Stream: Sendable {
    /// Standard output, for results.
    case output
    /// Standard error, for everything about the run itself.
    case errors

    fileprivate var descriptor: Int32 { self == .output ? STDOUT_FILENO : STDERR_FILENO }
  }

  /// Results go to standard output.
  package static func say(_ text: String) { say(Array(text.utf8)) }

  /// Bytes of files need not be text.
  package static func say(_ bytes: [UInt8]) { write(bytes, to: Stream.output.descriptor) }

  /// Everything about the run itself goes to standard error.
  package static func complain(_ text: String) { write(text, to: .errors) }

  /// Writes text to a stream.
  package static func write(_ text: String, to stream: Stream) {
    write(Array(text.utf8), to: stream.descriptor)
  }

  /// Writes problems of a run: reports for people to standard error, and those for machines to standard output.
  package static func report(_ diagnostics: [Diagnostic], as format: ReportFormat) {
    let stream: Stream = format.isForMachines ? .output : .errors
    write(reporter(format, on: stream).report(diagnostics), to: stream)
  }

  /// Returns the reporter of a format, with colors where the stream shows them.
  package static func reporter(_ format: ReportFormat, on stream: Stream) -> any Reporter {
    format.reporter(color: usesColor(on: stream))
  }

  /// Says what is wrong with the arguments, beyond what the parser of arguments can see.
  package static func usageError(_ message: String) -> ExitCode {
    complain("error: \(message)\n")
    return .validationFailure
  }

  /// Color is for terminals, and for people who have not asked to be spared (<https://no-color.org>).
  private static func usesColor(on stream: Stream) -> Bool {
    func value(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
    return isatty(stream.descriptor) == 1 && (value("NO_COLOR") ?? "").isEmpty && value("TERM") != "dumb"
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
