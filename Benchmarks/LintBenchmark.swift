import Foundation

/// Compares `kanso-lint` on a tree of sources with a bare parse of the same files.
struct LintBenchmark {
  let lint: String
  let parse: String
  let rounds: Int
  let folder: URL

  /// - Parameter trees: directories of sources, in addition to the generated one.
  func measure(trees: [String]) throws {
    let app = folder.appendingPathComponent("app")
    try writeApp(screens: 1_000, to: app)
    let guide = folder.appendingPathComponent("tokens.yaml").path
    try makeGuide(count: 100).write(toFile: guide, atomically: true, encoding: .utf8)

    print("\n| tree | files | size | lint | CPU | peak | bare parse | CPU | lint to parse |")
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |")
    for tree in [app.path] + trees {
      let sources = sources(in: tree)
      let list = folder.appendingPathComponent("list").path
      try sources.map(\.path).joined(separator: "\n").write(toFile: list, atomically: true, encoding: .utf8)
      var (linting, parsing) = (ProcessMeasurement(), ProcessMeasurement())
      for _ in 0..<rounds {
        parsing.run([parse, list])
        linting.run([lint, tree, "--tokens", guide, "--format", "json"])
      }
      let size = Double(sources.map(\.size).reduce(0, +)) / 1e6
      let name = tree == app.path ? "a generated app" : URL(fileURLWithPath: tree).lastPathComponent
      print(
        "| \(name) | \(sources.count) | \(String(format: "%.1f MB", size)) | \(milliseconds(linting.wall)) "
          + "| \(milliseconds(linting.cpu)) | \(linting.peak / 1024) MiB | \(milliseconds(parsing.wall)) "
          + "| \(milliseconds(parsing.cpu)) | \(String(format: "%.2f", linting.wall.median / parsing.wall.median)) |"
      )
    }
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
