import Foundation

/// Measures whole processes in turns with a program that is the lower limit for their kind of work.
///
/// usage: benchmark compile KANSO SCAN ROUNDS
///        benchmark lint KANSO-LINT BARE-PARSE ROUNDS KANSO-INVENTORY TREE…
///        benchmark load KANSO-LINT BARE-PARSE ROUNDS REPOSITORY
///        benchmark editor KANSO-LSP SCAN ROUNDS
///        benchmark layout LAYOUT-WORKLOADS KIWI ROUNDS
///        benchmark screens SCREEN-WORKLOADS - ROUNDS
///        benchmark preview PREVIEW-WORKLOADS - ROUNDS
///        benchmark raster KANSO-PREVIEW CAT-BREEDS-PICTURES ROUNDS PANGO-START BARE-PNG
///        benchmark documents KANSO-PREVIEW BARE-XML ROUNDS TREE…
///        benchmark convert KANSO-CONVERT BARE-XML ROUNDS TREE…
@main
enum Benchmark {
  static func main() throws {
    let arguments = CommandLine.arguments
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("kanso-benchmark-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }

    let rounds = Int(arguments[4]) ?? 11
    if arguments[1] == "compile" {
      let benchmark = CompileBenchmark(
        kanso: arguments[2], scan: arguments[3], rounds: rounds, folder: folder)
      try benchmark.measureSizes()
      try benchmark.measureShapes()
    } else if arguments[1] == "load" {
      let benchmark = LoadBenchmark(lint: arguments[2], parse: arguments[3], rounds: rounds, folder: folder)
      try benchmark.measure(arguments[5])
    } else if arguments[1] == "editor" {
      let benchmark = EditorBenchmark(
        server: arguments[2], scan: arguments[3], rounds: rounds, folder: folder)
      try benchmark.measure()
    } else if arguments[1] == "layout" {
      let benchmark = LayoutBenchmark(ours: arguments[2], kiwi: arguments[3], rounds: rounds)
      try benchmark.measureSystems()
      try benchmark.measureGrowth()
    } else if arguments[1] == "screens" {
      let benchmark = ScreenBenchmark(program: WorkloadProgram(path: arguments[2]), rounds: rounds)
      try benchmark.measureScreen()
      try benchmark.measurePicture()
      try benchmark.measureTables()
      try benchmark.measurePushes()
      try benchmark.measureSituations()
    } else if arguments[1] == "preview" {
      let benchmark = PreviewBenchmark(
        program: WorkloadProgram(path: arguments[2]), rounds: rounds, folder: folder)
      try benchmark.measureGuides()
    } else if arguments[1] == "raster" {
      let benchmark = RasterBenchmark(
        preview: arguments[2], pictures: arguments[3], start: arguments[5], encoding: arguments[6],
        rounds: rounds, folder: folder)
      try benchmark.measure()
    } else if arguments[1] == "documents" {
      let benchmark = DocumentBenchmark(
        work: "frames", command: { [arguments[2], "--frames", "--sizes", "stored"] + $0 },
        parse: arguments[3], rounds: rounds, folder: folder)
      try benchmark.measure(trees: Array(arguments.dropFirst(5)))
    } else if arguments[1] == "convert" {
      let guide = folder.appendingPathComponent("tokens.yaml").path
      try makeGuide(count: 100).write(toFile: guide, atomically: true, encoding: .utf8)
      let output = folder.appendingPathComponent("converted")
      let options = ["--tokens", guide, "--output", output.path, "--quiet"]
      let benchmark = DocumentBenchmark(
        work: "convert", command: { [arguments[2]] + options + $0 }, output: output, parse: arguments[3],
        rounds: rounds, folder: folder)
      try benchmark.measure(trees: Array(arguments.dropFirst(5)))
    } else {
      let benchmark = LintBenchmark(
        lint: arguments[2], inventory: arguments[5], parse: arguments[3], rounds: rounds, folder: folder)
      try benchmark.measure(trees: Array(arguments.dropFirst(6)))
      try benchmark.measureInventory()
    }
  }
}
