import Foundation

/// Compares `kanso-lint` and `kanso-inventory` on a tree of sources with a bare parse of the same files.
struct LintBenchmark {
  let lint: String
  let inventory: String
  let parse: String
  let rounds: Int
  let folder: URL

  /// - Parameter trees: directories of sources, in addition to the generated one.
  func measure(trees: [String]) throws {
    let app = folder.appendingPathComponent("app")
    try writeApp(screens: 1_000, to: app)
    let guide = folder.appendingPathComponent("tokens.yaml").path
    try makeGuide(count: 100).write(toFile: guide, atomically: true, encoding: .utf8)

    // The lint keeps its results in a folder of this run.
    setenv("XDG_CACHE_HOME", folder.path, 1)
    print(
      "\n| tree | files | size | lint | CPU | peak | warm | bare parse | CPU | lint to parse | warm to parse |"
    )
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |")
    for tree in [app.path] + trees {
      let sources = sources(in: tree)
      let list = folder.appendingPathComponent("list").path
      try sources.map(\.path).joined(separator: "\n").write(toFile: list, atomically: true, encoding: .utf8)
      var (linting, warm, parsing) = (ProcessMeasurement(), ProcessMeasurement(), ProcessMeasurement())
      let command = [lint, tree, "--tokens", guide, "--format", "json"]
      // Files that have just been written are read again by the next run.
      Thread.sleep(forTimeInterval: 3)
      for _ in 0..<2 { warm.run(command) }
      warm = ProcessMeasurement()
      for _ in 0..<rounds {
        parsing.run([parse, list])
        linting.run(command + ["--no-cache"])
        warm.run(command)
      }
      let size = Double(sources.map(\.size).reduce(0, +)) / 1e6
      let name = tree == app.path ? "a generated app" : URL(fileURLWithPath: tree).lastPathComponent
      print(
        "| \(name) | \(sources.count) | \(String(format: "%.1f MB", size)) | \(milliseconds(linting.wall)) "
          + "| \(milliseconds(linting.cpu)) | \(linting.peak / 1024) MiB | \(milliseconds(warm.wall)) "
          + "| \(milliseconds(parsing.wall)) | \(milliseconds(parsing.cpu)) | \(ratio(linting, parsing)) "
          + "| \(ratio(warm, parsing)) |"
      )
    }
  }

  /// Measures the inventory of an app with 2,500 files.
  func measureInventory() throws {
    let app = folder.appendingPathComponent("inventory")
    try writeApp(screens: 625, to: app)
    let list = folder.appendingPathComponent("list").path
    let sources = sources(in: app.path)
    try sources.map(\.path).joined(separator: "\n").write(toFile: list, atomically: true, encoding: .utf8)
    var (counting, parsing) = (ProcessMeasurement(), ProcessMeasurement())
    for _ in 0..<rounds {
      parsing.run([parse, list])
      counting.run([inventory, app.path, "--format", "json"])
    }
    print("\n| files | inventory | CPU | peak | bare parse | inventory to parse |")
    print("| ---: | ---: | ---: | ---: | ---: | ---: |")
    print(
      "| \(sources.count) | \(milliseconds(counting.wall)) | \(milliseconds(counting.cpu)) "
        + "| \(counting.peak / 1024) MiB | \(milliseconds(parsing.wall)) | \(ratio(counting, parsing)) |")
  }

  private func sources(in tree: String) -> [(path: String, size: Int)] {
    let names = FileManager.default.enumerator(atPath: tree)?.compactMap { $0 as? String } ?? []
    return names.filter { name in
      name.hasSuffix(".swift") && !name.split(separator: "/").contains { $0.hasPrefix(".") }
    }.map { name in
      let path = "\(tree)/\(name)"
      return (path, (try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int) ?? 0)
    }
  }
}
