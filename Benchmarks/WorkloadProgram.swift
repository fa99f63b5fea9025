import Foundation

/// A program that measures one workload per run and prints the result as JSON.
struct WorkloadProgram {
  let path: String

  /// Runs the program once.
  ///
  /// - Parameters:
  ///   - input: the size of the workload, or the path of its input file.
  ///   - rounds: the number of repetitions in the program.
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
