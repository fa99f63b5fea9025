import ArgumentParser
import Foundation
import KansoCodeGeneration
import KansoCommandLine
import KansoDiagnostics
import KansoSystem

/// A directory with a user's templates.
package enum TemplateDirectory {
  /// The maximum size of a template, in bytes (1 MiB).
  private static let largestTemplate = 1 << 20

  /// Returns the paths of the templates directly in a directory, ordered by name. Hidden files are excluded.
  /// Empty if there are none; throws if there is no such directory.
  package static func paths(in directory: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: directory)
      .filter { FilePath.hasSuffix(TemplateStore.fileExtension, in: $0) && !FilePath.isHidden($0) }.sorted()
      .map { directory.hasSuffix("/") ? directory + $0 : "\(directory)/\($0)" }
  }

  /// Returns the built-in templates, with the templates in a directory in place of those with the same name.
  /// Throws as `files(in:)`.
  package static func templateStore(at path: String) throws -> TemplateStore {
    TemplateStore(replacements: try files(in: path))
  }

  /// Reads the templates in a directory, ordered by name. Writes an error to standard error and throws its
  /// exit code: 66 for a missing directory or one without templates, 74 for a template above 1 MiB or an
  /// unreadable one.
  package static func files(in path: String) throws -> [SourceFile] {
    guard let templates = try? paths(in: path) else {
      throw FileError("read", path, reason: "there is no such directory", isMissing: true).reported(
        isInput: true)
    }
    guard !templates.isEmpty else {
      throw FileError(
        "read", path, reason: "it contains no templates (files ending in .mustache)", isMissing: true
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
