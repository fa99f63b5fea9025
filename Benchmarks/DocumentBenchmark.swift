import Foundation

/// Compares what a program does with storyboards with a bare parse of the same files.
struct DocumentBenchmark {
  /// The work of the program, as a title of a column.
  let work: String
  /// Returns the command for some files.
  let command: ([String]) -> [String]
  /// The folder that the program writes to, which is removed before each round; nil if it writes nothing.
  var output: URL?
  let parse: String
  let rounds: Int
  let folder: URL

  /// - Parameter trees: directories of documents, in addition to the generated ones.
  func measure(trees: [String]) throws {
    print("\n| documents | files | size | \(work) | peak | bare parse | \(work) to parse |")
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: |")
    for (name, files, scenes, rows) in [
      ("small", 250, 2, 6), ("a large one", 1, 30, 20), ("one ten times as large", 1, 300, 20),
    ] {
      let tree = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: tree, withIntermediateDirectories: true)
      for file in 0..<files {
        let path = tree.appendingPathComponent("\(file).storyboard")
        try makeStoryboard(scenes: scenes, rows: rows).write(to: path, atomically: true, encoding: .utf8)
      }
      measure(tree.path, name)
    }
    for tree in trees { measure(tree, URL(fileURLWithPath: tree).lastPathComponent) }
  }

  private func measure(_ tree: String, _ name: String) {
    let names = FileManager.default.enumerator(atPath: tree)?.compactMap { $0 as? String } ?? []
    let files = names.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted().map {
      "\(tree)/\($0)"
    }
    var (program, parsing) = (ProcessMeasurement(), ProcessMeasurement())
    for _ in 0..<rounds {
      parsing.run([parse] + files)
      if let output { try? FileManager.default.removeItem(at: output) }
      program.run(command(files))
    }
    let bytes = files.reduce(0) { sum, path in
      sum + ((try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int) ?? 0)
    }
    print(
      "| \(name) | \(files.count) | \(String(format: "%.1f MB", Double(bytes) / 1e6)) | \(milliseconds(program.wall)) "
        + "| \(program.peak / 1024) MiB | \(milliseconds(parsing.wall)) "
        + "| \(String(format: "%.1f", program.wall.median / parsing.wall.median)) |")
  }
}
