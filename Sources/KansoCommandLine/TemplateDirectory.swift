import ArgumentParser
import Foundation
import KansoCodeGeneration
import KansoDiagnostics

/// A user's directory of templates.
package enum TemplateDirectory {
  private static let largestTemplate = 1 << 20

  /// The paths of the templates in a directory, in the order of their names.
  package static func paths(in directory: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: directory)
      .filter { FilePath.hasEnding(TemplateStore.fileExtension, $0) && !FilePath.isHidden($0) }.sorted()
      .map { directory.hasSuffix("/") ? directory + $0 : "\(directory)/\($0)" }
  }

  package static func read(_ path: String) throws -> TemplateStore {
    TemplateStore(replacements: try files(in: path))
  }

  /// The templates in a directory.
  package static func files(in path: String) throws -> [SourceFile] {
    guard let templates = try? paths(in: path) else {
      throw FileError("read", path, reason: "there is no such directory", isMissing: true).reported(
        isInput: true)
    }
    guard !templates.isEmpty else {
      throw FileError(
        "read", path, reason: "it holds no templates (files ending in .mustache)", isMissing: true
      )
      .reported(isInput: true)
    }
    do {
      return try templates.map { file in
        let bytes = try InputFile.read(file, limit: largestTemplate)
        guard bytes.count <= largestTemplate else {
          throw FileError("read", file, reason: "a template has at most \(largestTemplate >> 10) KiB")
        }
        return SourceFile(path: file, bytes: bytes)
      }
    } catch let error as FileError {
      throw error.reported(isInput: true)
    }
  }
}
