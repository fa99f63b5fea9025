import Foundation

/// Measures the first screen of the example, initially and after changes; tables of any length; and pushes and pops.
struct ScreenBenchmark {
  let program: WorkloadProgram
  let rounds: Int

  private struct Answer: Decodable {
    let seconds: Double
    let memory: Int
    let size: Int
  }

  func measureScreen() throws {
    let whole = try run("screen").seconds
    print("\n| the first screen of the example | time | to from nothing |")
    print("| --- | ---: | ---: |")
    print("| from nothing | \(Self.text(whole)) | 1 |")
    for (name, workload) in [
      ("after a mode switch", "mode"), ("after another padding in the theme", "theme"),
      ("after another text size", "text-size"),
    ] {
      let time = try run(workload).seconds
      print("| \(name) | \(Self.text(time)) | \(String(format: "%.3f", time / whole)) |")
    }
  }

  /// Measures the picture of the first screen, which is already laid out.
  func measurePicture() throws {
    print("\n| the first screen of the example | time | |")
    print("| --- | ---: | ---: |")
    let (commands, svg) = (try run("commands"), try run("svg"))
    print("| commands | \(Self.text(commands.seconds)) | \(commands.size) commands |")
    print("| commands and SVG | \(Self.text(svg.seconds)) | \(svg.size / 1024) KiB |")
  }

  func measureTables() throws {
    print("\n| a scroll step of a table | 100 rows | 1,000 | 100,000 | 100,000 to 100 |")
    print("| --- | ---: | ---: | ---: | ---: |")
    for (name, workload) in [("fixed heights", "scroll-fixed"), ("rows size themselves", "scroll-automatic")]
    {
      let times = try [100, 1_000, 100_000].map { try run(workload, size: $0, rounds: 400).seconds }
      let ratio = String(format: "%.2f", times[2] / times[0])
      print("| \(name) | \(times.map(Self.text).joined(separator: " | ")) | \(ratio) |")
    }
  }

  func measurePushes() throws {
    print("\n| pushes and pops | each | memory afterwards |")
    print("| ---: | ---: | ---: |")
    for count in [100, 1_000, 10_000] {
      let answer = try run("push", size: count)
      print(
        "| \(count) | \(Self.text(answer.seconds)) | \(String(format: "%.1f MiB", Double(answer.memory) / 1_048_576)) |"
      )
    }
  }

  func measureSituations() throws {
    let time = try run("situations", size: 200).seconds
    print("\n| the first screen of the example | time | goal |")
    print("| --- | ---: | ---: |")
    print("| in 200 situations, with legibility and draw commands | \(Self.text(time)) | 1000 ms |")
  }

  private func run(_ workload: String, size: Int = 1, rounds: Int? = nil) throws -> Answer {
    try program.run(workload, "\(size)", rounds: rounds ?? max(self.rounds, 40))
  }

  private static func text(_ seconds: Double) -> String { String(format: "%.3f ms", seconds * 1e3) }
}
