import Foundation
import TestSupport
import Testing

/// A package of somebody who uses Kanso.
struct UserPackage: Sendable {
  let directory: URL

  /// The dependency on this package, as a manifest has it.
  static let dependency = ".package(name: \"kanso\", path: \"\(Project.root.path)\")"

  /// Makes the package anew. It lies in the folder of this package's build, so that it goes away with that.
  ///
  /// - Parameter files: their texts by their paths, the manifest among them.
  init(named name: String, _ files: [String: String]) throws {
    directory = Project.root.appendingPathComponent(".build/user-packages/\(name)")
    try? FileManager.default.removeItem(at: directory)
    for (path, text) in files { try write(text, to: path) }
  }

  func write(_ text: String, to path: String) throws {
    let file = directory.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func read(_ path: String) throws -> String {
    try String(contentsOf: directory.appendingPathComponent(path), encoding: .utf8)
  }

  /// Writes the same file again, as an editor does that writes in place.
  func edit(_ path: String, _ old: String, _ new: String) throws {
    let text = try read(path)
    #expect(text.contains(old), "\(path) has no \(old)")
    let file = try FileHandle(forWritingTo: directory.appendingPathComponent(path))
    try file.truncate(atOffset: 0)
    try file.write(contentsOf: Data(text.replacing(old, with: new).utf8))
    try file.close()
  }

  func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: directory.appendingPathComponent(path))
  }

  func swift(_ arguments: String...) throws -> Shell.Outcome {
    try Shell.run("swift", arguments, in: directory)
  }

  /// Builds the package, and fails the test where that fails.
  @discardableResult
  func build(_ location: Testing.SourceLocation = #_sourceLocation) throws -> Build {
    let build = try Build(of: self)
    #expect(build.succeeded, "\(build.log)", sourceLocation: location)
    return build
  }

  /// Runs what was built.
  func run(_ product: String) throws -> String {
    try Shell.run(directory.appendingPathComponent(".build/debug/\(product)").path, []).output
  }

  /// The files of the package, without what the package manager itself writes.
  var files: [String] {
    let all = FileManager.default.enumerator(atPath: directory.path)?.compactMap { $0 as? String } ?? []
    return all.filter { path in
      !path.hasPrefix(".build/") && path != "Package.resolved" && (try? read(path)) != nil
    }.sorted()
  }
}

/// One run of `swift build`.
struct Build {
  let succeeded: Bool
  /// Everything that it said.
  let log: String
  /// The programs of Kanso that it ran: the command, and the plugin where the build was planned anew.
  let programs: Set<String>

  init(of package: UserPackage) throws {
    let trace = try TemporaryDirectory()
    let isTraced = try Shell.run("sh", ["-c", "strace -qq -e trace=execve true"]).status == 0
    // Without strace the package manager's own list of commands has to do, which has no plugins in it.
    let outcome =
      isTraced
      ? try Shell.run(
        "strace",
        ["-f", "-qq", "-s", "4096", "-e", "trace=execve", "-o", trace.path("log"), "swift", "build"],
        in: package.directory)
      : try package.swift("build", "--verbose")
    succeeded = outcome.status == 0
    log = outcome.output + outcome.errors
    let text = isTraced ? try trace.read("log") : log
    let program =
      isTraced ? #/execve\("[^"]*/(KansoBuildPlugin|kanso)(-tool)?"/# : #/\/(kanso)(-tool)? compile /#
    programs = Set(text.matches(of: program).map { String($0.1) })
  }

  var warnings: [Substring] { log.split(separator: "\n").filter { $0.contains("warning:") } }
}
