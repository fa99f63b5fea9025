import Foundation
import TestSupport
import Testing

extension KansoCommand {
  /// Starts `kanso`, kills it after a time, and waits for its end.
  ///
  /// - Returns: true if the run was killed; false if it ended before the time was over.
  static func runAndKill(
    _ arguments: [String], after nanoseconds: UInt64, in directory: TemporaryDirectory
  ) async throws -> Bool {
    let program = try RunningProgram(path, arguments, in: directory.url)
    try await Task.sleep(nanoseconds: nanoseconds)
    program.send(SIGKILL)
    return try await program.status() == -SIGKILL
  }
}

#if os(Linux)
  /// A library that kills `kanso` at one of its system calls, the same call in every run.
  struct Killer {
    /// The system calls that write files: `fsync` before a file is renamed, `rename` when it replaces the old file.
    enum Call { case fsync, rename }

    private static let source = """
      #include <fcntl.h>
      #include <signal.h>
      #include <stdatomic.h>
      #include <stdio.h>
      #include <stdlib.h>
      #include <unistd.h>

      static void kill_at(const char *variable, atomic_int *calls) {
        const char *last = getenv(variable);
        if (last && atomic_fetch_add(calls, 1) + 1 == atoi(last)) kill(getpid(), SIGKILL);
      }

      int fsync(int file) {
        static atomic_int calls;
        kill_at("KILL_AT_fsync", &calls);
        return fdatasync(file);
      }

      int rename(const char *from, const char *to) {
        static atomic_int calls;
        kill_at("KILL_AT_rename", &calls);
        return renameat(AT_FDCWD, from, AT_FDCWD, to);
      }

      """

    private let directory: TemporaryDirectory

    init() async throws {
      directory = try TemporaryDirectory()
      let source = try directory.write(Self.source, to: "killer.c").path
      let compiled = try await Shell.run(
        "clang", ["-shared", "-fPIC", "-o", directory.path("killer.so"), source])
      try #require(compiled.status == 0, "\(compiled.errors)")
    }

    /// Runs `kanso`, and kills it before it makes a system call.
    ///
    /// - Parameter number: the number of the call among the calls of its kind, counted from 1.
    func run(
      _ arguments: [String], until call: Call, _ number: Int, in directory: TemporaryDirectory
    ) async throws -> Shell.Outcome {
      try await Shell.run(
        KansoCommand.path, arguments, in: directory.url,
        environment: ["LD_PRELOAD": self.directory.path("killer.so"), "KILL_AT_\(call)": "\(number)"])
    }
  }
#endif
