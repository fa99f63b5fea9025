import ArgumentParser
import KansoPOSIX

/// A command that is a separate program.
package protocol Program: ParsableCommand {}

extension Program {
  /// Runs the command with the arguments of the process, and ignores `SIGPIPE`. If a reader stops early, as
  /// in `kanso explain | head -1`, the rest of the output is dropped, and the exit code is that of a whole
  /// run.
  package static func main() {
    // `SIGPIPE` would end the program before its work is done.
    signal(SIGPIPE, SIG_IGN)
    main(nil)
  }
}
