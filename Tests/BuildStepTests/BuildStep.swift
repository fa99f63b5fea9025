import Foundation
import TestSupport
import Testing

/// Whatever builds with Kanso. One after the other: two builds at once take longer than that, and more memory.
@Suite(.serialized) enum BuildStep {
  /// The command that was built with the tests.
  static let kanso = Project.products.appendingPathComponent("kanso").path

  /// An environment in which `PATH` leads to it.
  static let path = ["PATH": "\(Project.products.path):\(ProcessInfo.processInfo.environment["PATH"] ?? "")"]

  /// Whether a program is there that a test is about.
  static func has(_ program: String) -> Bool {
    (try? Shell.run("sh", ["-c", "command -v \(program)"]).status) == 0
  }

  static let guide = "colors: {ink: '#2C4251'}\npadding: {standard: 8}\n"
}

extension TemporaryDirectory {
  /// What lies in a folder, without what is hidden.
  func listing(_ folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path(folder)).filter { !$0.hasPrefix(".") }.sorted()
  }
}
