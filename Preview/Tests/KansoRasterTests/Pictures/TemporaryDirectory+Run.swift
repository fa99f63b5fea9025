import TestSupport
import Testing

extension TemporaryDirectory {
  /// Runs a program in the directory, expects success, and returns its standard output.
  @discardableResult
  func run(_ program: String, _ arguments: String..., environment: [String: String] = [:]) async throws
    -> String
  {
    let outcome = try await Shell.run(program, arguments, in: url, environment: environment)
    try #require(outcome.status == 0, "\(program): \(outcome.errors)")
    return outcome.output
  }
}
