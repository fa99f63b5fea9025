import Foundation

/// The measured runs of a process.
struct ProcessMeasurement {
  /// The elapsed times, in milliseconds.
  var wall: [Double] = []
  /// The CPU times, in milliseconds.
  var cpu: [Double] = []
  /// The maximum memory of all runs, in kibibytes.
  var peak = 0

  /// Runs a command and adds the result. The output of the command is discarded.
  mutating func run(_ command: [String]) {
    var arguments: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    #if os(Linux)
      var files = posix_spawn_file_actions_t()
    #else
      var files: posix_spawn_file_actions_t?
    #endif
    posix_spawn_file_actions_init(&files)
    defer { posix_spawn_file_actions_destroy(&files) }
    posix_spawn_file_actions_addopen(&files, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)

    var child = pid_t()
    var (status, usage) = (Int32(0), rusage())
    let start = DispatchTime.now().uptimeNanoseconds
    guard posix_spawn(&child, command[0], &files, nil, &arguments, environ) == 0 else {
      fatalError("cannot run \(command[0])")
    }
    wait4(child, &status, 0, &usage)
    let nanoseconds = DispatchTime.now().uptimeNanoseconds - start
    guard status == 0 else { fatalError("\(command.joined(separator: " ")) failed") }
    func milliseconds(_ time: timeval) -> Double { Double(time.tv_sec) * 1e3 + Double(time.tv_usec) / 1e3 }
    wall.append(Double(nanoseconds) / 1e6)
    cpu.append(milliseconds(usage.ru_utime) + milliseconds(usage.ru_stime))
    // The unit is kibibytes on Linux and bytes on macOS.
    #if os(Linux)
      peak = max(peak, usage.ru_maxrss)
    #else
      peak = max(peak, usage.ru_maxrss / 1024)
    #endif
  }
}

extension [Double] {
  /// The median; the upper one for an even count.
  var median: Double { sorted()[count / 2] }
}

func milliseconds(_ values: [Double]) -> String { String(format: "%.1f ms", values.median) }
