import Foundation

/// Measures guides as pages, pictures and terminal output, and the differences of two guides.
struct PreviewBenchmark {
  let program: WorkloadProgram
  let rounds: Int
  let folder: URL

  private struct Answer: Decodable {
    let seconds: Double
    let memory: Int
    let size: Int
  }

  private static let sizes = [1_000, 10_000]

  func measureGuides() throws {
    let guides = try Self.sizes.map { count in
      let guide = folder.appendingPathComponent("preview-\(count).yaml")
      try makeGuide(count: count).write(to: guide, atomically: true, encoding: .utf8)
      return guide.path
    }
    print("\n| a guide | 1,000 tokens | 10,000 | 10,000 to 1,000 | size of 1,000 |")
    print("| --- | ---: | ---: | ---: | ---: |")
    for (name, workload) in [
      ("as HTML", "guide-html"), ("of it the model", "guide-model"), ("of it writing", "guide-writing"),
      ("as SVG", "guide-svg"), ("for a terminal", "guide-terminal"), ("what changed, found", "difference"),
      ("what changed, as HTML", "difference-html"), ("what changed, as SVG", "difference-svg"),
    ] {
      let answers = try guides.map { try run(workload, $0) }
      let ratio = String(format: "%.1f", answers[1].seconds / answers[0].seconds)
      print(
        "| \(name) | \(answers.map { Self.text($0.seconds) }.joined(separator: " | ")) | \(ratio) "
          + "| \(answers[0].size / 1024) KiB |")
    }
  }

  private func run(_ workload: String, _ input: String) throws -> Answer {
    try program.run(workload, input, rounds: rounds)
  }

  private static func text(_ seconds: Double) -> String { String(format: "%.2f ms", seconds * 1e3) }
}
