import Foundation

/// Compares `kanso compile` with a bare libyaml scan of the same file.
struct CompileBenchmark {
  let kanso: String
  let scan: String
  let rounds: Int
  let folder: URL

  /// Measures typical guides of different sizes.
  func measureSizes() throws {
    print("| tokens | file | compile | CPU | peak | unchanged | libyaml scan | CPU to scan |")
    print("| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |")
    for count in [1_000, 10_000, 50_000] {
      let guide = folder.appendingPathComponent("tokens-\(count).yaml").path
      try makeGuide(count: count).write(toFile: guide, atomically: true, encoding: .utf8)
      let size = try FileManager.default.attributesOfItem(atPath: guide)[.size] as? Int ?? 0
      var (fresh, unchanged, bare) = (ProcessMeasurement(), ProcessMeasurement(), ProcessMeasurement())
      for _ in 0..<rounds {
        let output = folder.appendingPathComponent("out").path
        try? FileManager.default.removeItem(atPath: output)
        let compile = [kanso, "compile", guide, "--output", output, "--platform", "uikit", "--quiet"]
        bare.run([scan, guide])
        fresh.run(compile)
        unchanged.run(compile)
      }
      let ratio = fresh.cpu.median / bare.cpu.median
      print(
        "| \(count) | \(size / 1024) KiB | \(milliseconds(fresh.wall)) | \(milliseconds(fresh.cpu)) | "
          + "\(fresh.peak / 1024) MiB | \(milliseconds(unchanged.wall)) | \(milliseconds(bare.cpu)) | "
          + "\(String(format: "%.1f", ratio)) |"
      )
    }
  }

  /// Measures guides with one extreme property each, in two sizes: 1,000 and 10,000 tokens.
  func measureShapes() throws {
    print("\n| shape | 1,000 tokens | 10,000 tokens | for each token more |")
    print("| --- | ---: | ---: | ---: |")
    for shape in Shape.allCases {
      var walls: [Double] = []
      for count in [1_000, 10_000] {
        let guide = folder.appendingPathComponent("\(shape)-\(count).yaml").path
        try shape.guide(count: count).write(toFile: guide, atomically: true, encoding: .utf8)
        let output = folder.appendingPathComponent("out").path
        var fresh = ProcessMeasurement()
        for _ in 0..<rounds {
          try? FileManager.default.removeItem(atPath: output)
          fresh.run(
            [kanso, "compile", guide, "--output", output, "--platform", "uikit", "--quiet"])
        }
        walls.append(fresh.wall.median)
      }
      let each = (walls[1] - walls[0]) / 9_000 * 1_000
      print(
        "| \(shape.rawValue) | \(String(format: "%.1f ms | %.1f ms | %.1f µs", walls[0], walls[1], each)) |")
    }
  }
}
