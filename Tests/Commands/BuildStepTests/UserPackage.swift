import Foundation
import TestSupport
import Testing

/// A package of a user of Kanso.
struct UserPackage: Sendable {
  let directory: URL

  /// The folder of all packages of the tests. It lies in the folder of this package's build and is removed with it.
  static let folder = Project.file(".build/user-packages")

  /// Creates the package in an empty folder.
  ///
  /// - Parameter files: the file texts by path, including the manifest.
  init(named name: String, _ files: [String: String]) throws {
    directory = Self.folder.appendingPathComponent(name)
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

  /// Replaces a part of a file and writes it in place, as some editors do.
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

  func swift(_ arguments: String...) async throws -> Shell.Outcome {
    try await Shell.run("swift", arguments, in: directory)
  }

  /// Builds the package. A failed build fails the test.
  @discardableResult
  func build(_ location: Testing.SourceLocation = #_sourceLocation) async throws -> Build {
    let build = try await Build(of: self)
    #expect(build.succeeded, "\(build.log)", sourceLocation: location)
    return build
  }

  /// Runs a built product and returns its output.
  func run(_ product: String) async throws -> String {
    try await Shell.run(directory.appendingPathComponent(".build/debug/\(product)").path, []).output
  }

  /// Makes the package manager plan the next build again.
  func replan() throws {
    try write(try read("Package.swift") + "\n", to: "Package.swift")
  }

  /// The text files of the package, except those that the package manager writes.
  var files: [String] {
    let all = FileManager.default.enumerator(atPath: directory.path)?.compactMap { $0 as? String } ?? []
    return all.filter { path in
      !path.hasPrefix(".build/") && path != "Package.resolved" && (try? read(path)) != nil
    }.sorted()
  }
}

/// One run of `swift build` in a package that depends on the binary package.
struct Build {
  let succeeded: Bool
  /// Standard output and standard error.
  let log: String
  /// The targets whose guides were compiled, sorted.
  let compiled: [String]
  /// True if the build was planned again, which runs the plugins.
  let wasPlanned: Bool
  /// The warnings about the files of the package, and the warnings of the plugins.
  let warnings: [Substring]

  init(of package: UserPackage) async throws {
    _ = try BinaryPackage.takeRuns()
    let outcome = try await package.swift("build")
    succeeded = outcome.status == 0
    let log = outcome.output + outcome.errors
    self.log = log
    compiled = try BinaryPackage.takeRuns().compactMap { run in
      run.firstMatch(of: #/^kanso compile .*/outputs/[^/]+/([^/]+)/destination//#).map { String($0.1) }
    }.sorted()
    wasPlanned = log.contains("Planning build")
    warnings = log.split(separator: "\n").filter {
      $0.contains("warning:") && ($0.contains(package.directory.path) || $0.contains("Kanso"))
    }
  }
}
