import Foundation

/// Compares the solver with kiwi on the same systems, and measures trees of views on their own.
struct LayoutBenchmark {
  let ours: String
  let kiwi: String
  let rounds: Int

  /// A workload with its goal: the maximum ratio to kiwi's time. If kiwi is too slow to wait for, the goal is a time.
  private struct Workload {
    let name: String
    let size: Int
    var ratio: Double?
    var seconds: Double?
    var isForKiwi = true
  }

  private static let systems: [Workload] = [
    Workload(name: "chain", size: 100), Workload(name: "chain", size: 1_000, ratio: 0.1),
    Workload(name: "chain", size: 10_000, ratio: 0.01),
    Workload(name: "equal", size: 100), Workload(name: "equal", size: 1_000, seconds: 0.05, isForKiwi: false),
    Workload(name: "table", size: 1_000, ratio: 0.1), Workload(name: "rows", size: 1_000),
    Workload(name: "stacks", size: 50), Workload(name: "stacks", size: 200, ratio: 0.1),
    Workload(name: "resize", size: 100, ratio: 1.5),
  ]

  private struct Answer: Decodable {
    let seconds: Double
    let answers: [Double]
  }

  func measureSystems() throws {
    print("\n| system | size | ours | kiwi | ours to kiwi | goal | largest difference |")
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: |")
    for workload in Self.systems {
      // The largest systems take kiwi half a minute per round.
      let slow = workload.size >= 10_000
      let own = try run(ours, workload, rounds)
      var (time, ratio, difference) = ("–", "–", "–")
      if workload.isForKiwi {
        let other = try run(kiwi, workload, slow ? 1 : min(rounds, 5))
        time = Self.text(other.seconds)
        ratio = String(format: "%.4f", own.seconds / other.seconds)
        difference = String(format: "%.1g", zip(own.answers, other.answers).map { abs($0 - $1) }.max() ?? 0)
        guard own.answers.count == other.answers.count else {
          fatalError("other variables in \(workload.name)")
        }
      }
      let goal = workload.ratio.map { "\($0)" } ?? workload.seconds.map(Self.text) ?? "–"
      print(
        "| \(workload.name) | \(workload.size) | \(Self.text(own.seconds)) | \(time) | \(ratio) | \(goal) "
          + "| \(difference) |"
      )
    }
  }

  func measureGrowth() throws {
    print("\n| from nothing | 1,000 | 10,000 | 100,000 | for each more |")
    print("| --- | ---: | ---: | ---: | ---: |")
    for name in ["chain", "equal", "table", "stacks", "view-chain", "view-table", "view-stacks"] {
      let times = try [1_000, 10_000, 100_000].map {
        try run(ours, Workload(name: name, size: $0), $0 == 100_000 ? 3 : rounds).seconds
      }
      let more = String(format: "%.1f µs", (times[2] - times[1]) / 90_000 * 1e6)
      print("| \(name) | \(times.map(Self.text).joined(separator: " | ")) | \(more) |")
    }
    print("\n| a screen of 50 views | time | goal |")
    print("| --- | ---: | ---: |")
    let screen = try run(ours, Workload(name: "screen", size: 50), 100).seconds
    print("| from nothing | \(Self.text(screen)) | 1.000 ms |")
    let constant = try run(ours, Workload(name: "constant", size: 50), 100).seconds
    print("| a constant changed | \(Self.text(constant)) | 0.050 ms |")
  }

  private func run(_ program: String, _ workload: Workload, _ rounds: Int) throws -> Answer {
    try WorkloadProgram(path: program).run(workload.name, "\(workload.size)", rounds: rounds)
  }

  private static func text(_ seconds: Double) -> String { String(format: "%.3f ms", seconds * 1e3) }
}
