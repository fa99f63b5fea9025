import Foundation
import TestSupport

/// The package that `scripts/make-artifactbundle` makes of the tools that were built with the tests. A package that
/// depends on it compiles none of the tools. Each tool logs its runs.
enum BinaryPackage {
  static let name = "kanso-binary"

  private static let folder = UserPackage.folder.appendingPathComponent("artifacts")
  private static let log = UserPackage.folder.appendingPathComponent("runs.log")
  private static let made = Task { try await make() }

  /// Returns the dependency on the package as manifest source.
  static func dependency() async throws -> String {
    ".package(path: \"\(try await made.value.path)\")"
  }

  private static func make() async throws -> URL {
    let tools = UserPackage.folder.appendingPathComponent("tools")
    try FileManager.default.createDirectory(at: tools, withIntermediateDirectories: true)
    for tool in ["kanso", "kanso-export", "kanso-import", "kanso-lint"] {
      let script = """
        #!/bin/sh
        printf '%s\\n' "\(tool) $*" >>'\(log.path)'
        exec '\(Project.products.appendingPathComponent(tool).path)' "$@"

        """
      let file = tools.appendingPathComponent(tool)
      try Data(script.utf8).write(to: file)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    }
    let made = try await Shell.run(
      Project.file("scripts/make-artifactbundle").path,
      ["--executables", tools.path, "--output", folder.path])
    guard made.status == 0 else { throw Failure(description: made.errors) }
    return folder.appendingPathComponent(name)
  }

  private struct Failure: Error, CustomStringConvertible { let description: String }

  /// Returns the runs of the tools since the last call, each as the tool's name and its arguments.
  static func takeRuns() throws -> [String] {
    guard let text = try? String(contentsOf: log, encoding: .utf8) else { return [] }
    try FileManager.default.removeItem(at: log)
    return text.split(separator: "\n").map(String.init)
  }
}
