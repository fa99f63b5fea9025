import Foundation
import TestSupport

/// Runs the `kanso` that was built with the tests.
enum KansoCommand {
  static let path = Project.products.appendingPathComponent("kanso").path

  static func run(
    _ arguments: String..., in directory: TemporaryDirectory? = nil
  ) async throws -> Shell.Outcome {
    try await run(arguments, in: directory)
  }

  static func run(
    _ arguments: [String], in directory: TemporaryDirectory? = nil
  ) async throws -> Shell.Outcome {
    try await Shell.run(path, arguments, in: directory?.url)
  }

  static let goodGuide = """
    name: Test
    modes: [light, dark]
    colors:
      white: "#FFFFFF"
      ink: "#2C4251"
      text: {light: ink, dark: white}
    fonts:
      body: {family: system, size: 16}
    padding:
      standard: 8

    """

  static let warningGuide = """
    colors:
      white: {value: "#FFFFFF", deprecated: true}
      paper: white

    """

  static let badGuide = "colors:\n  paper: whte\n"
}
