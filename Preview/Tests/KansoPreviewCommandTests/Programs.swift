import Foundation
import TestSupport

extension TemporaryDirectory {
  /// Runs a program of this package in the directory.
  func run(_ program: String, _ arguments: [String]) async throws -> Shell.Outcome {
    try await Shell.run(Project.products.appendingPathComponent(program).path, arguments, in: url)
  }
}

extension Project {
  /// The command `kanso`: beside the tests, or else that of the root package.
  static let kanso: URL = {
    let beside = products.appendingPathComponent("kanso")
    return FileManager.default.isExecutableFile(atPath: beside.path) ? beside : file(".build/debug/kanso")
  }()
}

extension Shell {
  /// Runs a shell command line. Its `PATH` contains `kanso`, and the `kanso-preview` that `kanso` launches.
  static func kanso(_ line: String, in directory: TemporaryDirectory) async throws -> Outcome {
    let folders = [
      Project.kanso.deletingLastPathComponent().path, Project.products.path,
      ProcessInfo.processInfo.environment["PATH"] ?? "",
    ]
    return try await run(
      "sh", ["-c", line], in: directory.url, environment: ["PATH": folders.joined(separator: ":")])
  }
}

/// A line of the output of `kanso preview --frames`.
struct FrameLine: Decodable {
  let path: String
  let views: [String: [Double]]?
  let error: String?

  /// Returns the lines of an output.
  static func all(in output: String) throws -> [FrameLine] {
    try output.split(separator: "\n").map {
      try JSONDecoder().decode(FrameLine.self, from: Data($0.utf8))
    }
  }
}

/// The files that the documents show.
enum Examples {
  /// Returns a directory with a guide and a storyboard.
  static func directory() throws -> TemporaryDirectory {
    let directory = try TemporaryDirectory()
    for path in ["tokens.yaml", "Examples/InterfaceBuilder/Main.storyboard"] {
      let file = Project.file(path)
      try directory.write(try Data(contentsOf: file), to: file.lastPathComponent)
    }
    return directory
  }
}
