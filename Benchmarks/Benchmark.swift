import Foundation

/// Measures whole processes: `kanso compile` beside a bare libyaml scan of the same file, turn by turn.
///
/// usage: benchmark KANSO SCAN [ROUNDS]
@main
enum Benchmark {
  struct Measure {
    var wall: [Double] = []
    var cpu: [Double] = []
    var peak = 0

    /// The middle of the rounds, in milliseconds.
    static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] * 1000 }
  }

  static func main() throws {
    let arguments = CommandLine.arguments
    let (kanso, scan) = (arguments[1], arguments[2])
    let rounds = arguments.count > 3 ? Int(arguments[3]) ?? 11 : 11
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("kanso-benchmark-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }

    try measureSizes(kanso, scan, rounds, folder)
    try measureShapes(kanso, rounds, folder)
  }

  /// Guides as teams write them.
  private static func measureSizes(_ kanso: String, _ scan: String, _ rounds: Int, _ folder: URL) throws {
    print("| tokens | file | compile | CPU | peak | unchanged | libyaml scan | CPU to scan |")
    print("| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |")
    for count in [1_000, 10_000, 50_000] {
      let guide = folder.appendingPathComponent("tokens-\(count).yaml").path
      try makeGuide(count: count).write(toFile: guide, atomically: true, encoding: .utf8)
      let size = try FileManager.default.attributesOfItem(atPath: guide)[.size] as? Int ?? 0
      var (fresh, unchanged, bare) = (Measure(), Measure(), Measure())
      for _ in 0..<rounds {
        let output = folder.appendingPathComponent("out").path
        try? FileManager.default.removeItem(atPath: output)
        let compile = [kanso, "compile", guide, "--output", output, "--platform", "uikit", "--quiet"]
        measure([scan, guide], into: &bare)
        measure(compile, into: &fresh)
        measure(compile, into: &unchanged)
      }
      let ratio = Measure.median(fresh.cpu) / Measure.median(bare.cpu)
      print(
        "| \(count) | \(size / 1024) KiB | \(ms(fresh.wall)) | \(ms(fresh.cpu)) | \(fresh.peak / 1024) MiB "
          + "| \(ms(unchanged.wall)) | \(ms(bare.cpu)) | \(String(format: "%.1f", ratio)) |")
    }
  }

  /// Guides that are extreme in one way, small and ten times as large.
  private static func measureShapes(_ kanso: String, _ rounds: Int, _ folder: URL) throws {
    print("\n| shape | 1,000 tokens | 10,000 tokens | for each token more |")
    print("| --- | ---: | ---: | ---: |")
    for shape in Shape.allCases {
      var walls: [Double] = []
      for count in [1_000, 10_000] {
        let guide = folder.appendingPathComponent("\(shape)-\(count).yaml").path
        try shape.guide(count: count).write(toFile: guide, atomically: true, encoding: .utf8)
        let output = folder.appendingPathComponent("out").path
        var fresh = Measure()
        for _ in 0..<rounds {
          try? FileManager.default.removeItem(atPath: output)
          measure(
            [kanso, "compile", guide, "--output", output, "--platform", "uikit", "--quiet"], into: &fresh)
        }
        walls.append(Measure.median(fresh.wall))
      }
      let each = (walls[1] - walls[0]) / 9_000 * 1_000
      print(
        "| \(shape.rawValue) | \(String(format: "%.1f ms | %.1f ms | %.1f µs", walls[0], walls[1], each)) |")
    }
  }

  private static func ms(_ values: [Double]) -> String { String(format: "%.1f ms", Measure.median(values)) }

  private static func measure(_ command: [String], into measure: inout Measure) {
    var arguments: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    var child = pid_t()
    var (status, usage) = (Int32(0), rusage())
    let start = DispatchTime.now().uptimeNanoseconds
    guard posix_spawn(&child, command[0], nil, nil, &arguments, environ) == 0 else {
      fatalError("cannot run \(command[0])")
    }
    wait4(child, &status, 0, &usage)
    let wall = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
    guard status == 0 else { fatalError("\(command.joined(separator: " ")) failed") }
    func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
    measure.wall.append(wall)
    measure.cpu.append(seconds(usage.ru_utime) + seconds(usage.ru_stime))
    // Kibibytes on Linux, bytes on macOS.
    #if os(Linux)
      measure.peak = max(measure.peak, usage.ru_maxrss)
    #else
      measure.peak = max(measure.peak, usage.ru_maxrss / 1024)
    #endif
  }
}
