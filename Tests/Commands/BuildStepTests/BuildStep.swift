import Foundation
import TestSupport
import Testing

/// Builds that use Kanso. They run one after the other: two builds at once take longer and need more memory.
@Suite(.serialized) enum BuildStep {
  /// The command that was built with the tests.
  static let kanso = Project.products.appendingPathComponent("kanso").path

  /// An environment whose `PATH` contains the folder of the command.
  static let path = ["PATH": "\(Project.products.path):\(ProcessInfo.processInfo.environment["PATH"] ?? "")"]

  static let guide = "colors: {ink: '#2C4251'}\npadding: {standard: 8}\n"

  /// The documents whose code blocks the tests run.
  static func readme() throws -> DocumentedProgram { try DocumentedProgram(in: "README.md") }
  static func documentation() throws -> DocumentedProgram {
    try DocumentedProgram(in: "Documentation/BuildStep.md")
  }
}
