import ArgumentParser
import Foundation
import KansoCommandLine
import KansoDiagnostics

/// Finds the sources to read.
enum SwiftFiles {
  /// The Swift files among paths and in directories, in the order of their paths. A path that is named is read whatever
  /// git says of it.
  static func find(in paths: [String]) throws -> [String] {
    var files: [String] = []
    var seen: Set<String> = []
    for path in paths {
      var isDirectory: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
        throw FileError("read", path, reason: "there is no such file", isMissing: true).reported(
          isInput: true)
      }
      let found = isDirectory.boolValue ? (git(path) ?? walk(path)).sorted() : [path]
      files += found.filter { seen.insert($0).inserted }
    }
    return files
  }

  /// What git knows in a directory and does not ignore; nil where it has nothing to say, as in a directory that is ignored
  /// itself.
  private static func git(_ directory: String) -> [String]? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    // A repository may name a program to watch its files; none of it is run here.
    process.arguments = [
      "git", "-c", "core.fsmonitor=false", "-C", directory, "ls-files", "-z", "--cached", "--others",
      "--exclude-standard",
      "--", "*.swift",
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let names = output.fileHandleForReading.readDataToEndOfFile().split(separator: 0)
    process.waitUntilExit()
    guard process.terminationStatus == 0, !names.isEmpty else { return nil }
    return names.map { join(directory, String(decoding: $0, as: UTF8.self)) }
  }

  /// Everything in a directory but what is hidden. Links to directories are not followed.
  private static func walk(_ directory: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: directory)?.compactMap { $0 as? String } ?? []
    return names.filter { name in
      name.hasSuffix(".swift") && !name.split(separator: "/").contains { $0.hasPrefix(".") }
    }.map { join(directory, $0) }
  }

  private static func join(_ directory: String, _ name: String) -> String {
    if directory == "." { return name }
    return directory.hasSuffix("/") ? directory + name : "\(directory)/\(name)"
  }
}
