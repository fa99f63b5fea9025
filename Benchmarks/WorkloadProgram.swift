import Foundation

/// A program that measures one workload a run and prints what it found as JSON.
struct WorkloadProgram {
  let path: String

  /// Runs it once.
  /// - Parameters:
  ///   - input: how large the workload is, or the file that it is about.
  ///   - rounds: how often the program repeats it.
  func run<Answer: Decodable>(_ workload: String, _ input: String, rounds: Int) throws -> Answer {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = [workload, input, "\(rounds)"]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return try JSONDecoder().decode(Answer.self, from: text)
  }
}
