import ArgumentParser

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A command that is a program of its own.
package protocol Program: ParsableCommand {}

extension Program {
  /// Runs the command with the arguments of the process.
  ///
  /// A reader that stops early (`kanso explain | head -1`) does not end the program: the rest of the output is dropped,
  /// and the exit code is that of a whole run. `SIGPIPE` would end it before its work is done.
  package static func main() {
    signal(SIGPIPE, SIG_IGN)
    main(nil)
  }
}
