import Foundation

/// Measures whole processes that draw pictures with real text. They are compared with the start of a process with
/// Pango, and with libpng for the same pixels.
struct RasterBenchmark {
  let preview: String
  let pictures: String
  /// The program that starts, shapes a word with Pango, and ends.
  let start: String
  /// The program that encodes the pixels of a file as PNG.
  let encoding: String
  let rounds: Int
  let folder: URL

  func measure() throws {
    let screen = folder.appendingPathComponent("browse.png").path
    let drawing = [pictures, "--screen", "browse", "--scale", "2", "--output", screen]
    let (all, guide) = (
      folder.appendingPathComponent("all").path, folder.appendingPathComponent("tokens.png").path
    )
    try measureTimes([
      ("a screen at scale 2", drawing, "60 ms"),
      ("the start of a process with Pango", [start], "–"),
      ("all pictures of the example, with the 24 situations", [pictures, all], "–"),
      ("`kanso preview tokens.yaml --output guide.png`", [preview, "tokens.yaml", "--output", guide], "–"),
    ])
    print("\nlibpng alone takes \(try encodingTime(of: screen)) ms for the pixels of the screen.")
    measureMemory(drawing)
  }

  /// Measures the commands in turns, so that all of them have the same conditions.
  private func measureTimes(_ commands: [(name: String, command: [String], goal: String)]) throws {
    var measures = commands.map { _ in ProcessMeasurement() }
    for _ in 0..<rounds {
      for index in commands.indices { measures[index].run(commands[index].command) }
    }
    print("\n| whole processes | time | CPU | peak | goal |")
    print("| --- | ---: | ---: | ---: | ---: |")
    for (command, measure) in zip(commands, measures) {
      print(
        "| \(command.name) | \(milliseconds(measure.wall)) | \(milliseconds(measure.cpu)) | \(measure.peak / 1024) MiB "
          + "| \(command.goal) |")
    }
  }

  private func encodingTime(of file: String) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: encoding)
    process.arguments = [file, "\(rounds)"]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return String(format: "%.1f", Double(text.trimmingCharacters(in: .whitespacesAndNewlines)) ?? 0)
  }

  /// Measures one process that draws the screen repeatedly.
  private func measureMemory(_ drawing: [String]) {
    print("\n| pictures in one process | each | peak |")
    print("| ---: | ---: | ---: |")
    for count in [10, 100, 1_000] {
      var measure = ProcessMeasurement()
      measure.run(drawing + ["--repeat", "\(count)"])
      print(
        "| \(count) | \(milliseconds(measure.wall.map { $0 / Double(count) })) "
          + "| \(String(format: "%.1f MiB", Double(measure.peak) / 1024)) |")
    }
  }
}
