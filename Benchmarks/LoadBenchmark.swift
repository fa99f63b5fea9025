import Foundation

/// Measures `kanso-lint` on a large repository that scripts/make-monorepo has made: in one run, with the results of an
/// earlier run, and in parts that are merged.
struct LoadBenchmark {
  let lint: String
  let parse: String
  let rounds: Int
  let folder: URL

  /// The number of parts.
  private static let partCount = 4

  /// - Parameter tree: the folder of the repository.
  func measure(_ tree: String) throws {
    let packages = "\(tree)/Packages"
    let list = folder.appendingPathComponent("list").path
    let files = (FileManager.default.enumerator(atPath: packages)?.compactMap { $0 as? String } ?? []).filter
    {
      $0.hasSuffix(".swift")
    }
    try files.map { "\(packages)/\($0)" }.joined(separator: "\n").write(
      toFile: list, atomically: true, encoding: .utf8)

    setenv("XDG_CACHE_HOME", folder.path, 1)
    let results = folder.appendingPathComponent("results").path
    let command = [lint, packages, "--format", "json"]
    var (parsing, cold, warm) = (ProcessMeasurement(), ProcessMeasurement(), ProcessMeasurement())
    var (part, merge) = (ProcessMeasurement(), ProcessMeasurement())
    // Files that have just been written are read again by the next run.
    Thread.sleep(forTimeInterval: 3)
    for _ in 0..<2 { warm.run(command) }
    warm = ProcessMeasurement()
    for _ in 0..<rounds {
      parsing.run([parse, list])
      cold.run(command + ["--no-cache"])
      warm.run(command)
      for number in 1...Self.partCount {
        part.run(command + ["--shard", "\(number)/\(Self.partCount)", "--results", results])
      }
      merge.run(command + ["--merge", results])
    }
    print("\n\(files.count) files")
    print("\n| run | time | CPU | peak | to bare parse |")
    print("| --- | ---: | ---: | ---: | ---: |")
    for (name, measured) in [
      ("bare parse", parsing), ("cold", cold), ("warm", warm), ("one part of \(Self.partCount)", part),
      ("merge of the parts", merge),
    ] {
      print(
        "| \(name) | \(milliseconds(measured.wall)) | \(milliseconds(measured.cpu)) "
          + "| \(measured.peak / 1024) MiB | \(ratio(measured, parsing)) |")
    }
  }
}

/// The median time of a process as a factor of that of another one.
func ratio(_ measured: ProcessMeasurement, _ limit: ProcessMeasurement) -> String {
  String(format: "%.2f", measured.wall.median / limit.wall.median)
}
