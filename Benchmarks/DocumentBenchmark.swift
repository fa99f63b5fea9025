import Foundation

/// Compares `kanso-preview --frames` of storyboards with a bare parse of the same files.
struct DocumentBenchmark {
  let preview: String
  let parse: String
  let rounds: Int
  let folder: URL

  /// - Parameter trees: directories of documents, in addition to the generated ones.
  func measure(trees: [String]) throws {
    print("\n| documents | files | size | frames | peak | bare parse | frames to parse |")
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
    var (frames, parsing) = (ProcessMeasurement(), ProcessMeasurement())
    for _ in 0..<rounds {
      parsing.run([parse] + files)
      frames.run([preview, "--frames", "--sizes", "stored"] + files)
    }
    let bytes = files.reduce(0) { sum, path in
      sum + ((try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int) ?? 0)
    }
    print(
      "| \(name) | \(files.count) | \(String(format: "%.1f MB", Double(bytes) / 1e6)) | \(milliseconds(frames.wall)) "
        + "| \(frames.peak / 1024) MiB | \(milliseconds(parsing.wall)) "
        + "| \(String(format: "%.1f", frames.wall.median / parsing.wall.median)) |")
  }
}
