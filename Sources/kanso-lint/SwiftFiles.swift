import ArgumentParser
import Foundation
import KansoCommandLine
import KansoDiagnostics

/// Finds the sources to read.
enum SwiftFiles {
  /// The Swift files among paths and in directories, in the order of their paths; hidden directories are left out.
  static func find(in paths: [String]) throws -> [String] {
    var files: [String] = []
    for path in paths {
      var isDirectory: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
        throw FileError("read", path, reason: "there is no such file", isMissing: true).reported(
          isInput: true)
      }
      guard isDirectory.boolValue else {
        files.append(path)
        continue
      }
      let directory = path.hasSuffix("/") ? String(path.dropLast()) : path
      let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
      files += names.filter { name in
        name.hasSuffix(".swift") && !name.split(separator: "/").contains { $0.hasPrefix(".") }
      }.sorted().map { "\(directory)/\($0)" }
    }
    return files
  }
}
