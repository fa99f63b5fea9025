import ArgumentParser
import Foundation
import KansoCodeGeneration
import KansoDiagnostics

/// A user's directory of templates.
enum TemplateDirectory {
  private static let largestTemplate = 1 << 20

  static func read(_ path: String) throws -> TemplateStore {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
      throw FileError("read", path, reason: "there is no such directory", isMissing: true).reported(
        isInput: true)
    }
    let templates = names.filter { $0.hasSuffix(TemplateStore.fileExtension) && !$0.hasPrefix(".") }.sorted()
    guard !templates.isEmpty else {
      throw FileError(
        "read", path, reason: "it holds no templates (files ending in .mustache)", isMissing: true
      )
      .reported(isInput: true)
    }
    do {
      let files = try templates.map { name in
        let file = path.hasSuffix("/") ? path + name : "\(path)/\(name)"
        let bytes = try InputFile.read(file, limit: largestTemplate)
        guard bytes.count <= largestTemplate else {
          throw FileError("read", file, reason: "a template has at most \(largestTemplate >> 10) KiB")
        }
        return SourceFile(path: file, bytes: bytes)
      }
      return TemplateStore(replacements: files)
    } catch let error as FileError {
      throw error.reported(isInput: true)
    }
  }
}
